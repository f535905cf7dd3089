district = District { $letter }
# Never 0.
site-free = { $site }: free, for { $size ->
    [one] one block
   *[other] { $size } blocks
  }
# Never 1: a building has 2 blocks or more.
building = { $site }: { $player }, { $height } of { $size } blocks, { $sign ->
    [yes] by the sign
   *[no] the sign has moved on
  }
block-about = Block { $block } of { $player }: { $inside ->
    [wood] wood
    [plaster] plaster
    [probed] wood, as everyone has seen
   *[unknown] nobody knows what is inside
  }
blocks-choose = { $player }: which block?
sign-of = Sign of { $player }
proposal-of = { $player } proposes block { $block } of { $builder }
calendar = Calendar
calendar-now = this month
month-rain = It rains: nobody builds, but bribes are taken.
month-holiday = Building goes on; the inspectors are on holiday.
month-empty = no token yet
played-by = { $player }: { $token }
hands = The builders’ hands
hand-rest = thinking
hand-idle = nothing in hand
hand-block = a block in hand
hand-closed = ready
hand-out = out of the game
hand-inspector = inspector
hand-informer = has the informer
hand-tied = bargains
hand-proposals = { $count ->
    [0] no proposal
    [one] one proposal
   *[other] { $count } proposals
  }
strikes = Caught: { $count ->
    [0] never
    [1] once
    [2] twice
   *[other] { $count } times
  }
fence = Behind your fence
stock = Wood in stock: { $count }
wood-known = Wooden blocks: { $count }
wood-hidden = Nobody else knows how much wood is left.
tokens-left = { $token }: { $count } left
your-sealed = sealed
in-secret = in secret
blocks-standing = Blocks standing: { $count }

curve-axis = Months
curve-profit = Profit in euros, as the whole table could see it; the saved wood shows at the end

do-make = Make a block
do-bribe = Play a token
do-site = Start a building
do-probe = Probe a block
do-decline = Probe nothing
do-propose = Propose a block
do-give_up = Give up the bargaining
do-time_up = Time is up
at-stake = { $player } has { $amount } € at stake
