round = Round { $round }
spaces-left = { $count ->
    [0] no space left
    [one] one space left
   *[other] { $count } spaces left
  }
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

# The counting of a round.
counting = The market is counted
secret-shown = secret
nothing-to-place = nothing left
worth-sum = { $rule ->
    [H16] ({ $buyers } − { $nuisances }) × 2
    [H18] 0 − { $nuisances }
    [H19] − { $nuisances } × 2
   *[other] { $buyers } − { $nuisances }
  }
rows-counted = Rows counted, now the columns
day-counted = Round { $round }
market-closed = The market closes for good
rows = Rows
columns = Columns
this-day = Round

curve-money = Money over the game, in sous

do-stall = Place a stall
do-secret = Play the secret square
do-draw = Draw a square
do-place = Place the drawn square
do-take = Take a square from the table
stalls-left = Stalls left: { $count }
