title = Pfusch
tagline = Bâtissez vite, lésinez sur le bois, et que l’inspecteur regarde plutôt chez le voisin.

action-make = Préparer un bloc : { $material }
action-bribe = Jouer { $token }
action-site = Ouvrir un chantier en { $site }
action-probe = Sonder le bloc { $block } de { $builder }
action-decline = Ne rien sonder
action-propose = Proposer le bloc { $block } de { $builder }
action-give_up = Renoncer à s’entendre
action-time_up = Le temps est écoulé

detail-size = { $amount } blocs

prompt-material = En secret : un bloc de bois à l’intérieur, ou du plâtre seul ? Vous pouvez changer d’avis tant que tous ne sont pas prêts.
prompt-site = Choisissez un terrain libre pour votre nouveau bâtiment.
prompt-bribe = En secret : quel jeton jouez-vous ? Vous pouvez changer d’avis tant que tous ne sont pas prêts.
prompt-bargain = Vous partagez le cadeau le plus cher : proposez un bloc, ou renoncez.
prompt-inspect = Vous êtes l’inspecteur : quel bloc est sondé ?
prompt-inform = Votre informateur a parlé : quel bloc est sondé ?
waiting-material = Gâchent encore leur plâtre : { $players }.
waiting-site = { $players } choisit un terrain.
waiting-bribe = Réfléchissent encore à un cadeau : { $players }.
waiting-bargain = On marchande ; la parole est à { $players }.
waiting-inspect = { $players } est l’inspecteur et désigne un bloc.
waiting-inform = { $players } a un informateur et désigne un bloc.

option-clock = Horloge : à égalité, on marchande deux minutes au lieu de trois propositions chacun

reason-wood = Le bois ne craint aucun sondage.
reason-plaster = Le plâtre épargne le bois, et personne n’ira sans doute voir à temps.
reason-pockets = Trop peu est en jeu ce mois-ci pour un cadeau cher.
reason-bribe = Ce qui est en jeu ce mois-ci vaut ce cadeau.
reason-informer = Le bâtiment d’un autre est plus mûr pour un sondage que le vôtre n’est en danger.
reason-site = { $size } blocs pour les { $months } mois qui restent.
reason-probe = D’après ce que tous savent, le bloc est en plâtre à { $chance } % ; { $height ->
    [one] un bloc est posé
   *[other] { $height } blocs sont posés
  } sur ce chantier.
reason-own = Une fois vu, votre propre bois n’attire plus les sondages des autres.
reason-known = Tout le monde connaît déjà ce bloc.
reason-nothing = Aucun sondage ne promet rien.

event-month_began = { $month } commence.
event-ready = { $seat } a fait son choix.
event-started = { $seat } plante son panneau en { $site } : un bâtiment de { $size } blocs.
event-built = { $seat } pose un bloc en { $site }, { $height } sur { $size }{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-finished = { $seat } a terminé le bâtiment en { $site }.
event-unbuilt = Plus de terrain libre : { $seat } ne peut pas bâtir{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-bribed = { $seat } joue { $token }.
event-tied = { $seat } partage le cadeau le plus cher : { $token }.
event-proposed = { $seat } propose le bloc { $block } de { $builder-seat }.
event-gave_up = { $seat } renonce.
event-time_ran_out = Le temps est écoulé.
event-broke_off = Pas d’accord.
event-agreed = On s’accorde sur le bloc { $block } de { $builder-seat }.
event-inspector = { $rule ->
    [F10] { $seat } a fait le deuxième cadeau le plus cher et décide.
    [F12] { $seat } a envoyé un informateur : inspection supplémentaire.
   *[other] { $seat } a fait le cadeau le plus cher et devient l’inspecteur.
  }
event-no_inspection = { $rule ->
    [F10] Personne ne peut décider : pas d’inspection ordinaire.
    [F11] Personne n’a rien donné : pas d’inspection ordinaire.
    [F12] L’informateur n’est pas entendu : pas d’inspection supplémentaire.
   *[other] Il n’y a aucun bloc à sonder.
  }
event-declined = { $seat } ne sonde rien.
event-probed = On sonde le bloc { $block } de { $builder-seat } : { $material } !
event-torn_down = Le bâtiment de { $seat } en { $site } est rasé ; pris { $strikes ->
    [1] une fois
    [2] deux fois
   *[other] { $strikes } fois
  }.
event-handed_in = { $seat } rend un bloc de bois.
event-had_no_wood = { $seat } n’a plus de bloc de bois à rendre.
event-out = { $seat } perd son permis et quitte la partie.
event-earned = { $seat } : { $reason ->
    [saved] blocs de bois économisés : { $blocks }
    [finished] blocs de bâtiments terminés : { $blocks }
    [unfinished] blocs d’un bâtiment inachevé : { $blocks }
   *[out] hors jeu
  }, { $amount }.
event-game_ended = { $rule ->
    [F18] Il ne reste qu’un constructeur : la partie est finie.
   *[other] L’année est finie.
  }

material-plaster = plâtre
material-wood = bois

token-pockets = les poches vides
token-informer = l’informateur
token-gift-1 = le cadeau 1
token-gift-2 = le cadeau 2
token-gift-3 = le cadeau 3
token-gift-4 = le cadeau 4
token-gift-5 = le cadeau 5
token-gift-6 = le cadeau 6

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
