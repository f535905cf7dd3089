# Never: rank, ranks
title = Auf Heller und Pfennig
tagline = Put your stalls where the good customers walk, and send the bad ones next door.

action-stall = Place a stall with { $rank ->
    [one] { $rank } good
   *[other] { $rank } goods
  } on { $cell }
action-secret = Place the secret square on { $cell }
action-draw = Draw a square
action-place = Place the drawn square on { $cell }
action-take = Take { $square-a } and place it on { $cell }
param-rank = Goods
param-cell = Space
param-square = Square

prompt-turn = Place a stall or your secret square, or take a square from the table.
prompt-open = Place a stall, or take one of the squares that lie open and place it.
prompt-place = You have drawn: now place the square on an empty space.
waiting-turn = { $players } may place a stall or take a square.
waiting-open = { $players } may place a stall or one of the open squares.
waiting-place = { $players } has drawn a square and must place it.

option-open_end = Open end: used stalls never come back
option-no_luck = No luck: all squares lie face up

event-round_began = Round { $round } begins; { $seat } goes first.
event-kept = { $seat } keeps { $square ->
    [hidden] a secret square
   *[other] a secret square: { $square }
  }.
event-stall_placed = { $seat } places a stall with { $rank ->
    [one] { $rank } good
   *[other] { $rank } goods
  } on { $cell }.
event-drew = { $seat } draws { $square ->
    [hidden] a square
   *[other] a square: { $square }
  }.
event-square_placed = { $seat } places { $square-a } on { $cell }.
event-secret_placed = { $seat } reveals the secret square: { $square } on { $cell }.
event-passed = { $seat } has nothing left to place and passes.
event-earned = { $line }, { $from } to { $to }: { $rule ->
    [H16] (buyers { $buyers } − nuisances { $nuisances }) × 2 (sack of gold)
    [H18] the evil eye scares the buyers away, nuisances { $nuisances } remain
    [H19] the evil eye scares the buyers away, nuisances { $nuisances } × 2 (sack of gold)
   *[other] buyers { $buyers } − nuisances { $nuisances }
  } = { $worth } for each of the goods; { $seat } has { $ranks }: { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  }.
event-round_ended = Round { $round } is over.
event-game_ended = The market closes for good.

line-row-1 = Row 1
line-row-2 = Row 2
line-row-3 = Row 3
line-row-4 = Row 4
line-row-5 = Row 5
line-column-a = Column a
line-column-b = Column b
line-column-c = Column c
line-column-d = Column d
line-column-e = Column e
line-column-f = Column f

square-buyer-1 = buyer 1
square-buyer-1-a = a buyer of 1
square-buyer-2 = buyer 2
square-buyer-2-a = a buyer of 2
square-buyer-3 = buyer 3
square-buyer-3-a = a buyer of 3
square-buyer-4 = buyer 4
square-buyer-4-a = a buyer of 4
square-buyer-5 = buyer 5
square-buyer-5-a = a buyer of 5
square-buyer-6 = buyer 6
square-buyer-6-a = a buyer of 6
square-nuisance-1 = nuisance 1
square-nuisance-1-a = a nuisance of 1
square-nuisance-2 = nuisance 2
square-nuisance-2-a = a nuisance of 2
square-nuisance-3 = nuisance 3
square-nuisance-3-a = a nuisance of 3
square-nuisance-4 = nuisance 4
square-nuisance-4-a = a nuisance of 4
square-nuisance-5 = nuisance 5
square-nuisance-5-a = a nuisance of 5
square-nuisance-6 = nuisance 6
square-nuisance-6-a = a nuisance of 6
square-gold = sack of gold
square-gold-a = the sack of gold
square-fire = fire
square-fire-a = a fire
square-eye = evil eye
square-eye-a = the evil eye

reason-draw = No stall pays enough yet: a draw keeps them all and shows you a square first.
reason-stall = As the market lies now, this stall would earn you { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } at the end of the round.
reason-square = There the square gains you about { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } on each of the others.
reason-harmless = There the square does you the least harm.
