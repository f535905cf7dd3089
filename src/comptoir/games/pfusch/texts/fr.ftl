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

prompt-material = En secret : un bloc de bois à l’intérieur, ou du plâtre seul ? Vous pouvez changer d’avis tant que tous ne sont pas prêts.
prompt-site = Choisissez un terrain libre pour votre nouveau bâtiment.
prompt-bribe = En secret : quel jeton jouez-vous ? Vous pouvez changer d’avis tant que tous ne sont pas prêts.
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

reason-toss_up = Bois ou plâtre, cela se vaut : en variant, vous restez imprévisible.
reason-wood = Se faire prendre avec du plâtre coûterait plus que ne vaut le bois épargné.
reason-plaster = Le bois épargné vaut plus que le danger de se faire prendre.
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
reason-pockets = L’enjeu est faible ce mois-ci : mieux vaut garder les cadeaux.
reason-informer = Un autre bâtiment paraît louche : l’informateur le fera sonder quels que soient les cadeaux.
reason-danger = Vous avez du plâtre à cacher : mieux vaut un cadeau que l’inspection d’un autre.
reason-prospect = Un autre bâtiment paraît louche : l’inspecter vaut un cadeau.
reason-probe = D’après ce qu’on sait, c’est du plâtre à { $percent } % environ.
reason-own = Son propre bois, une fois vu, n’attire plus les inspecteurs.
reason-known = Ce qu’il y a dedans est déjà connu : cela ne nuit à personne.
reason-decline = Aucun sondage n’a d’intérêt ici.
reason-give_up = Rien ici sur quoi les autres s’accorderaient.
reason-time_up = Le temps pour s’accorder est écoulé.
