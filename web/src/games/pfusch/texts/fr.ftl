district = Quartier { $letter }
site-free = { $site } : libre, pour { $size ->
    [one] un bloc
   *[other] { $size } blocs
  }
building = { $site } : { $player }, { $height } sur { $size } blocs, { $sign ->
    [yes] avec le panneau
   *[no] le panneau est parti ailleurs
  }
block-about = { $player }, bloc { $block } : { $inside ->
    [wood] bois
    [plaster] plâtre
    [probed] bois, tout le monde l’a vu
   *[unknown] nul ne sait ce qu’il y a dedans
  }
blocks-choose = { $player } : quel bloc ?
sign-of = Panneau : { $player }
proposal-of = { $player } propose : { $builder }, bloc { $block }
calendar = Calendrier
calendar-now = ce mois-ci
month-rain = Il pleut : personne ne bâtit, mais les cadeaux passent.
month-holiday = On bâtit ; les inspecteurs sont en vacances.
month-empty = aucun jeton encore
played-by = { $player } : { $token }
hands = Les mains des bâtisseurs
hand-rest = réfléchit
hand-idle = rien en main
hand-block = un bloc en main
hand-closed = prêt
hand-out = hors jeu
hand-inspector = inspecteur
hand-informer = a l’informateur
hand-tied = marchande
hand-proposals = { $count ->
    [0] aucune proposition
    [one] une proposition
   *[other] { $count } propositions
  }
strikes = { $count ->
    [0] Jamais pris
    [1] Pris une fois
    [2] Pris deux fois
   *[other] Pris { $count } fois
  }
fence = Derrière votre palissade
stock = Bois en réserve : { $count }
wood-known = Blocs de bois : { $count }
wood-hidden = Nul autre ne sait combien de bois il reste.
tokens-left = { $token } : il en reste { $count }
your-sealed = scellé
in-secret = en secret
blocks-standing = Blocs debout : { $count }

curve-axis = Mois
curve-profit = Le profit en euros, tel que toute la table le voyait ; le bois épargné se montre à la fin

do-make = Préparer un bloc
do-bribe = Jouer un jeton
do-site = Ouvrir un chantier
do-probe = Sonder un bloc
do-decline = Ne rien sonder
do-propose = Proposer un bloc
do-give_up = Renoncer à s’entendre
do-time_up = Le temps est écoulé
at-stake = Enjeu pour { $player } : { $amount } €

# Since your turn: a few words without who did it, or none. Then what is counted at a break.
since-month_began = {""}
since-ready = {""}
since-started = nouveau chantier en { $site }, taille { $size }
# Never 1: a building has 2 blocks or more.
since-built = { $height } sur { $size } en { $site }
since-finished = { $site } terminé
since-unbuilt = aucun terrain libre
since-bribed = { $token-a } joué
since-tied = cadeau le plus cher, à égalité
since-proposed = bloc { $block } proposé, { $builder-seat }
since-gave_up = négociation abandonnée
since-time_ran_out = {""}
since-broke_off = {""}
since-agreed = accord sur le bloc { $block }, { $builder-seat }
since-inspector = { $rule ->
    [F10] a décidé
    [F12] a envoyé l’informateur
   *[other] a inspecté
  }
since-no_inspection = {""}
since-declined = n’a rien sondé
since-probed = bloc { $block }, { $builder-seat } : { $material }
since-torn_down = { $site } perdu, pris { $strikes } sur 3
since-handed_in = a rendu un bloc de bois
since-had_no_wood = plus de bois
since-out = hors jeu
since-earned = {""}
since-game_ended = { $rule ->
    [F18] il ne reste qu’un bâtisseur
   *[other] l’année est finie
  }
counting = { $event ->
    [game_ended] L’année est finie
   *[other] Cadeaux et inspection
  }
scene-closed = { $month } : les cadeaux
scene-tied = { $players } partagent le cadeau le plus cher et doivent s’accorder sur un bloc.
scene-inspector = { $rule ->
    [F10] { $player } a donné le cadeau suivant et décide.
    [F12] { $player } a envoyé un informateur.
   *[other] { $player } inspecte.
  }
scene-none = { $rule ->
    [F10] Personne ne peut décider : pas d’inspection.
    [F11] Personne n’a rien donné : pas d’inspection.
    [F12] Les informateurs s’annulent.
    [F18] Qui avait l’informateur est hors jeu.
   *[other] Il n’y a rien à sonder.
  }
scene-probe = On sonde le bloc { $block }, { $player }…
scene-wood = Du bois ! Le bâtiment tient.
scene-plaster = Du plâtre !
# Never 0.
scene-torn = { $player } perd { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
  } en { $site }. Pris { $strikes } sur 3.
scene-handed = { $player } rend un bloc de bois.
scene-moth = { $player } n’a plus de bois.
scene-out = { $player } perd son permis et quitte la partie.
scene-saved = bois économisé
scene-finished = blocs terminés
scene-unfinished = blocs inachevés
scene-profit = bénéfice
scene-over = { $rule ->
    [F18] Il ne reste qu’un bâtisseur.
   *[other] L’année est finie.
  }
walls-title = Dans les murs
walls-line = { $player } : { $blocks ->
    [one] un bloc construit
   *[other] { $blocks } blocs construits
  }, dont { $wood } avec du bois dedans.
bluffs-title = Qui a bluffé, et quel mois

# Drawing a town.
the-town = La ville
how-town = Cliquez un terrain, puis tapez le nombre de blocs qu’on y bâtit.
town-name = Nom de la ville
district-name = Nom du quartier
plot-size = Blocs sur { $site }
plot-add = Ajouter un terrain
plot-remove = Retirer le terrain
district-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
    }
never-site = Terrains jamais bâtis
