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

prompt-turn = { $ways ->
    [stall-secret-draw] Place a stall or your secret square, or draw a square.
    [stall-secret] Place a stall or your secret square: no square is left to draw.
    [stall-draw] Place a stall, or draw a square.
    [secret-draw] Place your secret square, or draw a square: you have no stall left.
    [stall] Place a stall: nothing else is left.
    [secret] Place your secret square: nothing else is left.
   *[draw] Draw a square: you have nothing else to place.
  }
prompt-open = { $ways ->
    [stall-take] Place a stall, or take one of the open squares and place it.
    [stall] Place a stall: no square is left.
   *[take] Take one of the open squares and place it: you have no stall left.
  }
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

# In a few words what was done, beside the name of who did it.
since-stall_placed = stall { $rank } on { $cell }
since-square_placed = { $square } on { $cell }
since-secret_placed = secret square: { $square } on { $cell }
since-passed = nothing left, passed
since-earned = round { $round }: { $amount }
# Nothing is said of these.
since-round_began = {""}
since-kept = {""}
since-drew = {""}
since-round_ended = {""}
since-game_ended = {""}

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

reason-draw = As the market lies, no stall would earn you more than { $amount }: a draw keeps them all and shows you a square first.
reason-stall = As the market lies now, this stall would earn you { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } at the end of the round.
reason-small = This stall comes back in the evening: the big ones can wait for a good line.
reason-square = There the square gains you about { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } on each of the others.
reason-harmless = There the square does you the least harm: it costs you about { $amount } against each of the others.

# Why not, what it would bring, and what things are.
refusal-H7 = It is { $turn-seat }’s turn.
# Never 0.
refusal-H8 = You have no stall with { $rank ->
    [one] 1 good
   *[other] { $rank } goods
  } left.
refusal-H9-drawn = You have drawn a square: place that one first.
refusal-H9-placed = You have drawn no square that could be placed.
refusal-H9-empty = No face-down square is left to draw.
refusal-H10 = You hold no secret square any more.
refusal-H12 = { $cell } is not empty, and what lies on the market stays there.
refusal-H22 = The game is over.
refusal-H25-draw = All squares lie open here: take one instead of drawing.
refusal-H25-secret = In this variant nobody holds a secret square.
refusal-H25-gone = None of these lies open any more: { $square }.
refusal-H25-down = The squares lie face down: you can only draw one, not choose it.

would-takings = Counted now: { $amount }
would-earns = { $amount ->
    [0] nothing as the market lies
    [one] { $amount } sou as the market lies
   *[other] { $amount } sous as the market lies
  }

# Never 0.
about-stall = A stall with { $rank ->
    [one] 1 good
   *[other] { $rank } goods
  }. When the market is full it earns the worth of its row and of its column, once for each of its goods.
about-buyer = A buyer: adds { $value } to the worth of its row and of its column.
about-nuisance = A nuisance: takes { $value } off the worth of its row and of its column.
about-gold = The sack of gold doubles the worth of its row and of its column, for better or worse.
about-fire = A fire cuts its row and its column in two; each part is counted on its own.
about-eye = The evil eye: in its row and its column no buyer buys. Nuisances do not mind.
about-cell = An empty space. The market is counted when no space is empty any more.
about-pile = The face-down squares. Whoever draws one must place it at once.
about-secret = Your secret square. Only you know it until you place it.
about-hidden = A secret square: only its owner knows it.
about-drawn = The square you have drawn: place it now.
about-worth = What this line earns each of the goods sold there if the market were counted now: buyers less nuisances.
about-purse = Money in sous; it may fall below zero. After the last day most money wins.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = At the start
sheet-rows = Round { $round }: rows
sheet-columns = Round { $round }: columns
sheet-total = Purse, in sous
sheet-tie = Equal money shares the victory (H22).
decided-shared = Equal money: the victory is shared.
