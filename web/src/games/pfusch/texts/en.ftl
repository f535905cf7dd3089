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

# Since your turn: a few words without who did it, or none. Then what is counted at a break.
since-month_began = {""}
since-ready = {""}
since-started = new building on { $site }, size { $size }
# Never 1: a building has 2 blocks or more.
since-built = { $height } of { $size } on { $site }
since-finished = finished { $site }
since-unbuilt = found no site
since-bribed = played { $token-a }
since-tied = shared the most expensive gift
since-proposed = proposed block { $block } of { $builder-seat }
since-gave_up = gave up the bargaining
since-time_ran_out = {""}
since-broke_off = {""}
since-agreed = agreed on block { $block } of { $builder-seat }
since-inspector = { $rule ->
    [F10] decided
    [F12] sent the informer
   *[other] was the inspector
  }
since-no_inspection = {""}
since-declined = probed nothing
since-probed = block { $block } of { $builder-seat }: { $material }
since-torn_down = lost { $site }, caught { $strikes } of 3
since-handed_in = handed in a wooden block
since-had_no_wood = had no wood left
since-out = is out
since-earned = {""}
since-game_ended = { $rule ->
    [F18] the last builder
   *[other] the year is over
  }
counting = { $event ->
    [game_ended] The year is over
   *[other] Bribes and inspection
  }
scene-closed = { $month }: the bribes
scene-tied = { $players } share the most expensive gift and have to agree on a block.
scene-inspector = { $rule ->
    [F10] { $player } gave the next gift and decides.
    [F12] { $player } has sent an informer.
   *[other] { $player } is the inspector.
  }
scene-none = { $rule ->
    [F10] Nobody can decide: no inspection.
    [F11] Nobody gave anything: no inspection.
    [F12] The informers cancel each other.
    [F18] Whoever had the informer is out.
   *[other] There is nothing to probe.
  }
scene-probe = Block { $block } of { $player } is probed …
scene-wood = Wood! The building stands.
scene-plaster = Plaster!
# Never 0.
scene-torn = { $player } loses { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
  } on { $site }. Caught { $strikes } of 3.
scene-handed = { $player } hands in a wooden block.
scene-moth = { $player } has no wood left.
scene-out = { $player } loses the licence and is out.
scene-saved = saved wood
scene-finished = finished blocks
scene-unfinished = unfinished blocks
scene-profit = profit
scene-over = { $rule ->
    [F18] One builder is left.
   *[other] The year is over.
  }
walls-title = In the walls
walls-line = { $player } built { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
  }, { $wood } of them with wood inside.
bluffs-title = Who bluffed, and in which month

# Drawing a town.
the-town = The town
how-town = Click a site, then type how many blocks are built there.
town-name = Name of the town
district-name = Name of the district
plot-size = Blocks on { $site }
plot-add = Add a site
plot-remove = Remove the site
district-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
    }
never-site = Sites nobody built on
