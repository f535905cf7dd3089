round = Manche { $round }
pile = { $count ->
    [0] aucun carré caché
    [one] un carré caché
   *[other] { $count } carrés cachés
  }
drawn = En main : { $square }
secret = Votre carré secret : { $square }
rank = Étals de rang { $rank } : { $count }
stall-of = étal de rang { $rank }, { $player }
cell-choose = { $cell } : que posez-vous ?
money = Argent en sous
hidden-square = un carré caché

curve-money = L’argent au fil de la partie, en sous

do-stall = Monter un étal
do-secret = Jouer le carré secret
do-draw = Piocher un carré
do-place = Poser le carré pioché
do-take = Prendre un carré sur la table
param-rank = Rang
param-cell = Case
param-square = Carré
