round = Round { $round }
pile = { $count ->
    [0] no square face down
    [one] one square face down
   *[other] { $count } squares face down
  }
drawn = In your hand: { $square }
secret = Your secret square: { $square }
rank = Stalls with { $rank ->
    [one] { $rank } good
   *[other] { $rank } goods
  }: { $count }
stall-of = stall with { $rank ->
    [one] { $rank } good
   *[other] { $rank } goods
  }, { $player }
cell-choose = { $cell }: what do you place?
money = Money in sous
hidden-square = a hidden square

curve-money = Money over the game, in sous

do-stall = Place a stall
do-secret = Play the secret square
do-draw = Draw a square
do-place = Place the drawn square
do-take = Take a square from the table
stalls-left = Stalls left: { $count }
