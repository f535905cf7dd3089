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
