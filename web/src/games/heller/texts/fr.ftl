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
