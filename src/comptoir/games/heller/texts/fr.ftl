# Never: rang, rangs, case, cases, monter, monte*
title = Auf Heller und Pfennig
tagline = Posez vos étals là où passent les bons clients, et envoyez les fâcheux chez le voisin.

action-stall = Poser un étal à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  } en { $cell }
action-secret = Poser le carré secret en { $cell }
action-draw = Piocher un carré
action-place = Poser le carré pioché en { $cell }
action-take = Prendre { $square-a } et le poser en { $cell }
param-rank = Marchandises
param-cell = Emplacement
param-square = Carré

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
event-stall_placed = { $seat } pose un étal à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  } en { $cell }.
event-drew = { $seat } pioche un carré{ $square ->
    [hidden] {""}
   *[other] {" "}: { $square }
  }.
event-square_placed = { $seat } pose { $square-a } en { $cell }.
event-secret_placed = { $seat } dévoile son carré secret : { $square } en { $cell }.
event-passed = { $seat } n’a plus rien à poser et passe.
event-earned = { $line }, de { $from } à { $to } : { $rule ->
    [H16] (acheteurs { $buyers } − fâcheux { $nuisances }) × 2 (sac d’or)
    [H18] le mauvais œil chasse les acheteurs, restent les fâcheux { $nuisances }
    [H19] le mauvais œil chasse les acheteurs, fâcheux { $nuisances } × 2 (sac d’or)
   *[other] acheteurs { $buyers } − fâcheux { $nuisances }
  } = { $worth } par marchandise ; { $seat } en a { $ranks } : { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  }.
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
square-buyer-1-a = un acheteur de 1
square-buyer-2 = acheteur 2
square-buyer-2-a = un acheteur de 2
square-buyer-3 = acheteur 3
square-buyer-3-a = un acheteur de 3
square-buyer-4 = acheteur 4
square-buyer-4-a = un acheteur de 4
square-buyer-5 = acheteur 5
square-buyer-5-a = un acheteur de 5
square-buyer-6 = acheteur 6
square-buyer-6-a = un acheteur de 6
square-nuisance-1 = fâcheux 1
square-nuisance-1-a = un fâcheux de 1
square-nuisance-2 = fâcheux 2
square-nuisance-2-a = un fâcheux de 2
square-nuisance-3 = fâcheux 3
square-nuisance-3-a = un fâcheux de 3
square-nuisance-4 = fâcheux 4
square-nuisance-4-a = un fâcheux de 4
square-nuisance-5 = fâcheux 5
square-nuisance-5-a = un fâcheux de 5
square-nuisance-6 = fâcheux 6
square-nuisance-6-a = un fâcheux de 6
square-gold = sac d’or
square-gold-a = le sac d’or
square-fire = feu
square-fire-a = un feu
square-eye = mauvais œil
square-eye-a = le mauvais œil

reason-draw = Aucun étal ne rapporte encore assez : en piochant, on les garde tous et on voit d’abord un carré.
reason-stall = Tel qu’est le marché, cet étal vous rapporterait { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } à la fin de la manche.
reason-square = Là, le carré vous fait gagner environ { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } sur chacun des autres.
reason-harmless = C’est là que le carré vous nuit le moins.
