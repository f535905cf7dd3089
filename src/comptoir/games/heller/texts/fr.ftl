title = Auf Heller und Pfennig
tagline = Dressez vos étals là où passent les bons clients, et envoyez les fâcheux chez le voisin.

action-stall = Étal de rang { $rank } en { $cell }
action-secret = Carré secret en { $cell }
action-draw = Piocher un carré
action-place = Carré pioché en { $cell }
action-take = Prendre { $square } et poser en { $cell }

prompt-turn = Posez un étal ou votre carré secret, ou prenez un carré sur la table.
prompt-open = Posez un étal, ou prenez un des carrés visibles et posez-le.
prompt-place = Vous avez pioché : posez maintenant ce carré sur un emplacement vide.
waiting-turn = { $players } peut poser un étal ou prendre un carré.
waiting-open = { $players } peut poser un étal ou un des carrés visibles.
waiting-place = { $players } a pioché un carré et doit le poser.

option-open_end = Fin ouverte : les étals utilisés ne reviennent jamais
option-no_luck = Sans hasard : tous les carrés sont face visible

event-round_began = La manche { $round } commence ; { $seat } joue en premier.
event-kept = { $seat } garde un carré secret{ $square ->
    [hidden] {""}
   *[other] {" "}: { $square }
  }.
event-stall_placed = { $seat } dresse un étal de rang { $rank } en { $cell }.
event-drew = { $seat } pioche un carré{ $square ->
    [hidden] {""}
   *[other] {" "}: { $square }
  }.
event-square_placed = { $seat } pose { $square } en { $cell }.
event-secret_placed = { $seat } dévoile son carré secret : { $square } en { $cell }.
event-passed = { $seat } n’a plus rien à poser et passe.
event-earned = { $line }, de { $from } à { $to } : { $rule ->
    [H16] acheteurs { $buyers } − fâcheux { $nuisances }, doublé par le sac
    [H18] le mauvais œil chasse les acheteurs, restent les fâcheux { $nuisances }
    [H19] le mauvais œil chasse les acheteurs, les fâcheux { $nuisances } sont doublés par le sac
   *[other] acheteurs { $buyers } − fâcheux { $nuisances }
  } = { $worth } par rang ; { $seat } y a { $ranks ->
    [one] un rang
   *[other] { $ranks } rangs
  } : { $amount } sous.
event-round_ended = La manche { $round } est finie.
event-game_ended = Le marché ferme pour de bon.

line-row-1 = Rangée 1
line-row-2 = Rangée 2
line-row-3 = Rangée 3
line-row-4 = Rangée 4
line-row-5 = Rangée 5
line-column-a = Colonne a
line-column-b = Colonne b
line-column-c = Colonne c
line-column-d = Colonne d
line-column-e = Colonne e
line-column-f = Colonne f

square-buyer-1 = acheteur 1
square-buyer-2 = acheteur 2
square-buyer-3 = acheteur 3
square-buyer-4 = acheteur 4
square-buyer-5 = acheteur 5
square-buyer-6 = acheteur 6
square-nuisance-1 = fâcheux 1
square-nuisance-2 = fâcheux 2
square-nuisance-3 = fâcheux 3
square-nuisance-4 = fâcheux 4
square-nuisance-5 = fâcheux 5
square-nuisance-6 = fâcheux 6
square-gold = le sac d’or
square-fire = un feu
square-eye = le mauvais œil

reason-draw = Aucun étal ne rapporte encore assez : en piochant, on les garde tous et on voit d’abord un carré.
reason-stall = Tel qu’est le marché, cet étal vous rapporterait { $amount } sous à la fin de la manche.
reason-square = Là, le carré vous fait gagner environ { $amount } sous sur chacun des autres.
reason-harmless = C’est là que le carré vous nuit le moins.
