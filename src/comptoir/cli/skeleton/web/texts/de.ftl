round = Runde { $round } von { $rounds }
face-down = { $player } hat eine Karte verdeckt gelegt
laid = { $player } hat die { $card } gelegt
bowl = { $count ->
    [0] Die Schale ist leer
    [one] Eine Nuss in der Schale
   *[other] { $count } Nüsse in der Schale
  }
in-hand = Auf der Hand: die { $card }
later = Lassen

curve-nuts = Geknackte Nüsse im Lauf der Partie

do-lay = Eine Karte legen
do-crack = Die Nüsse knacken
do-leave = Die Nüsse liegen lassen
