round = Manche { $round } sur { $rounds }
face-down = { $player } a posé une carte face cachée
laid = { $player } a posé le { $card }
bowl = { $count ->
    [0] Le bol est vide
    [one] Une noix dans le bol
   *[other] { $count } noix dans le bol
  }
in-hand = En main : le { $card }
later = Laisser

curve-nuts = Les noix cassées au fil de la partie

do-lay = Poser une carte
do-crack = Casser les noix
do-leave = Laisser les noix
