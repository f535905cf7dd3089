round = Round { $round } of { $rounds }
face-down = { $player } has laid a card face down
laid = { $player } laid the { $card }
bowl = { $count ->
    [0] The bowl is empty
    [one] One nut in the bowl
   *[other] { $count } nuts in the bowl
  }
in-hand = In your hand: the { $card }
later = Leave

curve-nuts = The nuts cracked over the game

do-lay = Lay a card
do-crack = Crack the nuts
do-leave = Leave the nuts
