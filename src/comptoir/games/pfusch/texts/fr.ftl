# Never: constructeur*, maison*
title = Pfusch
tagline = Bâtissez vite, lésinez sur le bois, et que l’inspecteur regarde plutôt chez le voisin.

action-make = Préparer un bloc : { $material }
action-bribe = Jouer { $token-a }
action-site = Ouvrir un chantier en { $site }
action-probe = Sonder chez { $builder }, bloc { $block }
action-decline = Ne rien sonder
action-propose = Proposer : { $builder }, bloc { $block }
action-give_up = Renoncer à s’entendre
action-time_up = Le temps est écoulé
param-material = À l’intérieur
param-token = Jeton
param-site = Terrain
param-builder = Bâtisseur
param-block = Bloc, depuis le sol

detail-size = { $amount ->
    [one] { $amount } bloc
   *[other] { $amount } blocs
  }

prompt-material = { $wood ->
    [0] Vous n’avez plus de bois : préparez un bloc de plâtre seul.
    [one] En secret : votre dernier bloc de bois à l’intérieur, ou du plâtre seul ? Vous pouvez changer d’avis tant que tous ne sont pas prêts.
   *[other] En secret : un de vos { $wood } blocs de bois à l’intérieur, ou du plâtre seul ? Vous pouvez changer d’avis tant que tous ne sont pas prêts.
  }
prompt-site = Choisissez un terrain libre pour votre nouveau bâtiment.
prompt-bribe = { $blocks ->
    [0] En secret : quel jeton jouez-vous ? Vous n’avez pas de bâtiment à sonder. Vous pouvez changer d’avis tant que tous ne sont pas prêts.
   *[other] En secret : quel jeton jouez-vous ? { $plaster ->
        [0] Votre bâtiment résisterait à un sondage.
        [one] Dans votre bâtiment, { $plaster } bloc sur { $blocks } est en plâtre.
       *[other] Dans votre bâtiment, { $plaster } blocs sur { $blocks } sont en plâtre.
      } Vous pouvez changer d’avis tant que tous ne sont pas prêts.
  }
prompt-bargain = Vous partagez le cadeau le plus cher : proposez un bloc, ou renoncez.
prompt-inspect = Vous êtes l’inspecteur : quel bloc est sondé ?
prompt-inform = Votre informateur a parlé : quel bloc est sondé ?
waiting-material = Plâtre en préparation : { $players }.
waiting-site = { $players } choisit un terrain.
waiting-bribe = Choix du jeton en cours : { $players }.
waiting-bargain = On marchande ; la parole est à { $players }.
waiting-inspect = { $players } est l’inspecteur et désigne un bloc.
waiting-inform = { $players } a un informateur et désigne un bloc.

option-clock = Horloge : en cas d’égalité, deux minutes pour s’entendre, au lieu de trois propositions chacun

event-month_began = { $month } commence.
event-ready = { $seat } a fait son choix.
event-started = { $seat } plante son panneau en { $site } : un bâtiment de { $size ->
    [one] { $size } bloc
   *[other] { $size } blocs
  }.
event-built = { $seat } pose un bloc en { $site }, { $height } sur { $size }{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-finished = { $seat } a terminé le bâtiment en { $site }.
event-unbuilt = Plus de terrain libre : { $seat } ne peut pas bâtir{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-bribed = { $seat } joue { $token-a }.
event-tied = { $seat } partage le cadeau le plus cher : { $token }.
event-proposed = { $seat } propose de sonder chez { $builder-seat }, bloc { $block }.
event-gave_up = { $seat } renonce.
event-time_ran_out = Le temps est écoulé.
event-broke_off = Pas d’accord.
event-agreed = Accord : { $builder-seat }, bloc { $block }.
event-inspector = { $rule ->
    [F10] { $seat } a fait le deuxième cadeau le plus cher et décide.
    [F12] { $seat } a envoyé un informateur : inspection supplémentaire.
   *[other] { $seat } a fait le cadeau le plus cher et devient l’inspecteur.
  }
event-no_inspection = { $rule ->
    [F10] Personne ne peut décider : pas d’inspection ordinaire.
    [F11] Personne n’a rien donné : pas d’inspection ordinaire.
    [F12] Les informateurs s’annulent : pas d’inspection supplémentaire.
    [F18] Qui avait l’informateur est hors jeu : pas d’inspection supplémentaire.
   *[other] Il n’y a aucun bloc à sonder.
  }
event-declined = { $seat } ne sonde rien.
event-probed = Sondage chez { $builder-seat }, bloc { $block } : { $material } !
event-torn_down = Le bâtiment en { $site } est rasé. { $seat } : fraude n° { $strikes }.
event-handed_in = { $seat } rend un bloc de bois.
event-had_no_wood = { $seat } n’a plus de bloc de bois à rendre.
event-out = { $seat } perd son permis et quitte la partie.
event-earned = { $seat } : { $reason ->
    [saved] { $blocks } × bloc de bois économisé = { $amount } €
    [finished] { $blocks } × bloc d’un bâtiment terminé = { $amount } €
    [unfinished] { $blocks } × bloc d’un bâtiment inachevé = { $amount } €
   *[out] hors jeu, { $amount } €
  }.
event-game_ended = { $rule ->
    [F18] Il ne reste qu’un bâtisseur : la partie est finie.
   *[other] L’année est finie.
  }

material-plaster = plâtre
material-wood = bois

token-pockets = poches vides
token-pockets-a = les poches vides
token-informer = informateur
token-informer-a = l’informateur
token-gift-1 = cadeau 1
token-gift-1-a = le cadeau 1
token-gift-2 = cadeau 2
token-gift-2-a = le cadeau 2
token-gift-3 = cadeau 3
token-gift-3-a = le cadeau 3
token-gift-4 = cadeau 4
token-gift-4-a = le cadeau 4
token-gift-5 = cadeau 5
token-gift-5-a = le cadeau 5
token-gift-6 = cadeau 6
token-gift-6-a = le cadeau 6

month-january = Janvier
month-february = Février
month-march = Mars
month-april = Avril
month-may = Mai
month-june = Juin
month-july = Juillet
month-august = Août
month-september = Septembre
month-october = Octobre
month-november = Novembre
month-december = Décembre

reason-toss_up = Pris avec du plâtre, vous perdriez { $risks } € ; le bois vaut { $saves } € : cela se vaut, et en variant vous restez imprévisible.
reason-wood = Pris avec du plâtre, vous perdriez { $risks } €, et ce serait la fois { $strikes } sur 3 ; le bois vous coûte { $saves } €.
reason-plaster = Le bois épargné vaut { $saves } €, plus que le danger : pris, vous perdriez { $risks } €.
reason-site = Un bâtiment de { $size ->
    [one] un bloc
   *[other] { $size } blocs
  } peut encore être terminé : il reste { $months ->
    [one] un mois
   *[other] { $months } mois
  }.
reason-site_late = Rien de plus petit n’est libre : { $size ->
    [one] un bloc
   *[other] { $size } blocs
  }, et il reste { $months ->
    [one] un mois
   *[other] { $months } mois
  }.
reason-pockets = Votre enjeu ce mois-ci : { $stake } €. Mieux vaut garder les cadeaux.
reason-informer = Un bloc d’un autre bâtiment est du plâtre à { $percent } % environ : l’informateur le fera sonder quels que soient les cadeaux.
reason-danger = Vos blocs de plâtre : { $plaster }, et { $stake } € en jeu. Mieux vaut un cadeau que l’inspection d’un autre.
reason-prospect = Un bloc d’un autre bâtiment est du plâtre à { $percent } % environ : l’inspecter vaut un cadeau.
reason-probe = D’après ce qu’on sait, c’est du plâtre à { $percent } % environ.
reason-own = Son propre bois, une fois vu, n’attire plus les inspecteurs.
reason-known = Ce qu’il y a dedans est déjà connu : cela ne nuit à personne.
reason-decline = Aucun sondage n’a d’intérêt ici.
reason-give_up = Rien ici sur quoi les autres s’accorderaient.
reason-time_up = Le temps pour s’accorder est écoulé.

# Why not, what it would bring, and what things are.
refusal-F2 = Il n’y a pas de terrain { $site } dans cette ville.
refusal-F4 = C’est d’abord à { $turn-seat } de choisir un terrain.
refusal-F5-time = On prépare les blocs seulement au début du mois.
refusal-F5-wood = Vous n’avez plus de bloc de bois.
refusal-F6-time = On choisit un terrain seulement quand on commence un bâtiment.
refusal-F6-taken = Quelqu’un a déjà bâti en { $site }.
refusal-F7 = Finissez d’abord votre bâtiment en { $project } : { $missing ->
    [one] il manque { $missing } bloc.
   *[other] il manque { $missing } blocs.
  }
refusal-F8-time = On joue les jetons quand tout le monde a bâti.
refusal-F8-spent = Vous avez déjà joué cela : { $token }.
refusal-F9 = L’inspecteur, c’est { $turn-seat }.
refusal-F9-time = On n’inspecte rien en ce moment.
refusal-F10-time = Personne ne marchande en ce moment.
refusal-F10-others = Seuls marchandent ceux qui partagent le cadeau le plus cher.
refusal-F10-clock = À cette table, on marchande sans horloge.
refusal-F10-proposals = Vous avez fait toutes vos propositions : { $most }.
refusal-F12 = L’informateur est celui qu’a envoyé { $turn-seat }.
refusal-F14-decline = On peut sonder un bloc qui n’est pas à vous : désignez-en un.
refusal-F14-block = Il n’y a pas de tel bloc près d’un panneau.
refusal-F17 = Vous avez perdu votre licence et êtes hors du jeu.
refusal-F19 = En avril il pleut : on ne bâtit pas.
refusal-F20 = En août les inspecteurs sont en vacances : nul besoin de cadeaux.
refusal-F21 = L’année est finie.

would-saves = garde du bois qui vaudra { $amount } € à la fin
would-costs = emploie du bois qui vaudrait { $amount } €
would-risks = si l’on trouve du plâtre : −{ $amount } €
would-strike = { $amount ->
    [1] pris pour la première fois
    [2] pris pour la deuxième fois, et un bloc de bois à rendre
   *[other] pris pour la troisième fois : éliminé
  }
would-late = ne pourra plus être fini cette année
would-known = du bois, on le sait : il ne se passe rien
would-own_wood = votre propre bois : tout le monde verra qu’il est bon
warning-own_plaster = C’est votre propre plâtre : votre bâtiment serait démoli.

phase-material = Matériau
phase-site = Terrain
phase-bribe = Cadeaux
phase-inspect = Inspection
phase-inform = Informateur

about-phase-material = Chacun prépare un bloc en secret : avec du bois à l’intérieur, ou en plâtre seul.
about-phase-site = Qui n’a pas de bâtiment en cours choisit un terrain libre. Puis on bâtit les blocs.
about-phase-bribe = Chacun joue un jeton en secret ; on les retourne tous ensemble.
about-phase-inspect = Qui a fait le cadeau le plus cher désigne un bloc, et on le sonde. Ceux qui le partagent doivent s’entendre.
about-phase-inform = Un informateur seul amène une seconde inspection.
about-site = Un terrain libre : un bâtiment y demande { $size } blocs.
about-building = Un bâtiment de { $size } blocs. À la fin, chaque bloc d’un bâtiment fini rapporte 100 000 €, chaque bloc d’un bâtiment inachevé 50 000 €.
about-sign = Le panneau : ce bâtiment peut être sondé. Quand son bâtisseur commence le suivant, il est à l’abri.
about-block = Un bloc. De l’extérieur, rien ne distingue le bois du plâtre.
about-block-wood = Un bloc déjà sondé : du bois, tout le monde l’a vu.
about-wood = Un bloc de bois. Dans un mur, il résiste au sondage ; gardé, il vaut 100 000 € à la fin.
about-plaster = Du plâtre seul : il ne coûte rien, mais un sondage fait démolir le bâtiment.
about-pockets = Les poches vides : vous ne donnez rien. Vous en avez quatre.
about-informer = L’informateur : s’il est le seul à être joué, vous désignez un bloc pour une seconde inspection.
about-gift = Un cadeau de valeur { $value }. Le cadeau le plus cher fait l’inspecteur ; chacun ne se donne qu’une fois.
about-strikes = Combien de fois ce bâtisseur a été pris : la deuxième coûte un bloc de bois, la troisième la licence.
about-calendar = L’année : en avril il pleut et l’on ne bâtit pas, en août personne n’inspecte.
about-stake = L’enjeu : ce que ce bâtisseur perdrait si l’on trouvait du plâtre maintenant.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-saved = Bois économisé, 100 000 chacun
sheet-finished = Blocs terminés, 100 000 chacun
sheet-unfinished = Inachevés, 50 000 chacun
sheet-caught = Pris, sur 3 fois
sheet-total = Profit, en €
sheet-tie = À profit égal, on partage la victoire (F21) ; qui est éliminé ne gagne rien et ne peut l’emporter (F18).
decided-out = Personne n’a rien gagné ; qui est éliminé ne peut l’emporter.
decided-shared = Profits égaux : la victoire est partagée.

# Ce qui est dit de quartiers à soi.
board-districts = Quartiers : { $many } au lieu de { $wanted }.
board-no-sites = { $district } n’a aucun chantier.
board-sites = { $district } : chantiers, { $many } ; chez nous, { $most } au plus.
board-workers-site = Le chantier { $site } demande { $size } ; dans la cité ouvrière, tous demandent { $wanted }.
board-site = Le chantier { $site } demande { $size } ; dans notre ville, un bâtiment demande { $least } à { $most }.
board-no-building = Le chantier { $site } demande { $size } ; il faut 1 à { $most }.
board-same-sites = { $district } et { $other-district } ont les mêmes chantiers.
board-not-mixed = { $district } : tous les chantiers demandent { $size } ; d’ordinaire, seule la cité ouvrière est ainsi.
board-no-four = Aucun quartier hors de la cité ouvrière n’a de chantier de 4.
board-few-sites = À { $seats }, il peut n’y avoir de place que pour { $room } au total ; avec { $wanted }, chacun bâtirait toute l’année.
