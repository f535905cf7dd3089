round = Manche { $round }
pile = { $count ->
    [0] aucun carré caché
    [one] un carré caché
   *[other] { $count } carrés cachés
  }
drawn = En main : { $square }
secret = Votre carré secret : { $square }
rank = Étals à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  } : { $count }
stall-of = étal à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  }, { $player }
cell-choose = { $cell } : que posez-vous ?
money = Argent en sous
hidden-square = un carré caché

curve-money = L’argent au fil de la partie, en sous

do-stall = Poser un étal
do-secret = Jouer le carré secret
do-draw = Piocher un carré
do-place = Poser le carré pioché
do-take = Prendre un carré sur la table
stalls-left = Étals restants : { $count }
