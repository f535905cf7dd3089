# Never: dearest, dearer, house*
title = Pfusch
tagline = Build fast, save on wood, and make sure the inspector looks at somebody else’s building.

action-make = Make a block: { $material }
action-bribe = Play { $token-a }
action-site = Start a building on { $site }
action-probe = Probe block { $block } of { $builder }
action-decline = Probe nothing
action-propose = Propose block { $block } of { $builder }
action-give_up = Give up the bargaining
action-time_up = Time is up
param-material = Inside
param-token = Token
param-site = Site
param-builder = Builder
param-block = Block, from the ground

detail-size = { $amount ->
    [one] { $amount } block
   *[other] { $amount } blocks
  }

prompt-material = { $wood ->
    [0] You have no wood left: make a block of plaster alone.
    [one] In secret: your last wooden block inside, or plaster alone? You may change your mind until everybody is ready.
   *[other] In secret: one of your { $wood } wooden blocks inside, or plaster alone? You may change your mind until everybody is ready.
  }
prompt-site = Choose a free site for your new building.
prompt-bribe = { $blocks ->
    [0] In secret: which token do you play? You have no building that could be probed. You may change your mind until everybody is ready.
   *[other] In secret: which token do you play? { $plaster ->
        [0] Your building can stand a probe.
        [one] In your building 1 block of { $blocks } is plaster.
       *[other] In your building { $plaster } blocks of { $blocks } are plaster.
      } You may change your mind until everybody is ready.
  }
prompt-bargain = You share the most expensive gift: propose a block, or give up.
prompt-inspect = You are the inspector: which block is probed?
prompt-inform = Your informer has talked: which block is probed?
waiting-material = Still mixing: { $players }.
waiting-site = { $players } chooses a site.
waiting-bribe = Still thinking about a bribe: { $players }.
waiting-bargain = The bargaining goes on; to speak: { $players }.
waiting-inspect = { $players } is the inspector and names a block.
waiting-inform = { $players } has an informer and names a block.

option-clock = Clock: after a tie, two minutes to agree instead of three proposals each

event-month_began = { $month } begins.
event-ready = { $seat } is ready.
event-started = { $seat } puts up a sign by { $site }: a building of { $size ->
    [one] { $size } block
   *[other] { $size } blocks
  }.
event-built = { $seat } adds a block on { $site }, { $height } of { $size }{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-finished = { $seat } has finished the building on { $site }.
event-unbuilt = No site is free: { $seat } cannot build{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-bribed = { $seat } plays { $token-a }.
event-tied = { $seat } shares the most expensive gift: { $token }.
event-proposed = { $seat } proposes block { $block } of { $builder-seat }.
event-gave_up = { $seat } gives up.
event-time_ran_out = Time is up.
event-broke_off = There is no agreement.
event-agreed = They agree on block { $block } of { $builder-seat }.
event-inspector = { $rule ->
    [F10] { $seat } gave the next most expensive gift and decides.
    [F12] { $seat } has sent an informer: an extra inspection.
   *[other] { $seat } gave the most expensive gift and is the inspector.
  }
event-no_inspection = { $rule ->
    [F10] Nobody can decide: no ordinary inspection.
    [F11] Nobody gave anything: no ordinary inspection.
    [F12] The informers cancel each other: no extra inspection.
    [F18] Whoever had the informer is out: no extra inspection.
   *[other] There is no block to probe.
  }
event-declined = { $seat } probes nothing.
event-probed = Block { $block } of { $builder-seat } is probed: { $material }!
event-torn_down = The building of { $seat } on { $site } is torn down. { $seat }: fraud no. { $strikes }.
event-handed_in = { $seat } hands in a wooden block.
event-had_no_wood = { $seat } has no wooden block left to hand in.
event-out = { $seat } loses the licence and is out.
event-earned = { $seat }: { $reason ->
    [saved] { $blocks } × wooden block saved = €{ $amount }
    [finished] { $blocks } × block of a finished building = €{ $amount }
    [unfinished] { $blocks } × block of an unfinished building = €{ $amount }
   *[out] out of the game, €{ $amount }
  }.
event-game_ended = { $rule ->
    [F18] Only one builder is left: the game is over.
   *[other] The year is over.
  }

material-plaster = plaster
material-wood = wood

token-pockets = empty pockets
token-informer = informer
token-informer-a = the informer
token-gift-1 = gift 1
token-gift-2 = gift 2
token-gift-3 = gift 3
token-gift-4 = gift 4
token-gift-5 = gift 5
token-gift-6 = gift 6

month-january = January
month-february = February
month-march = March
month-april = April
month-may = May
month-june = June
month-july = July
month-august = August
month-september = September
month-october = October
month-november = November
month-december = December

reason-toss_up = Caught with plaster you would lose { $risks } €, the wood is worth { $saves } €: nearly the same, so vary, and nobody can read you.
reason-wood = Caught with plaster you would lose { $risks } €, and it would be strike { $strikes } of 3; the wood costs you { $saves } €.
reason-plaster = The wood it saves is worth { $saves } €, more than the danger: if caught, you lose { $risks } €.
# Never 0.
reason-site = A building of { $size ->
    [one] one block
   *[other] { $size } blocks
  } can still be finished: { $months ->
    [one] one month is left
   *[other] { $months } months are left
  }.
# Never 0.
reason-site_late = Nothing smaller is free: { $size ->
    [one] one block
   *[other] { $size } blocks
  }, and { $months ->
    [one] one month is left
   *[other] { $months } months are left
  }.
reason-pockets = At stake for you this month: { $stake } €. Better keep the gifts.
reason-informer = Another building hides plaster in a block with a chance of about { $percent }%: the informer has it probed whatever the gifts.
reason-danger = Your blocks of plaster: { $plaster }, and { $stake } € at stake. Better give a gift than let somebody else inspect.
reason-prospect = A block of another building is plaster with a chance of about { $percent }%: inspecting it is worth a gift.
reason-probe = By all that is known, it is plaster with a chance of about { $percent }%.
reason-own = One’s own wood, once seen, no longer draws the inspectors.
reason-known = What is inside is known already: it does nobody any harm.
reason-decline = No probe is worth anything here.
reason-give_up = There is nothing here the others would agree to.
reason-time_up = The time to agree has run out.

# Why not, what it would bring, and what things are.
refusal-F2 = There is no site { $site } in this town.
refusal-F4 = { $turn-seat } chooses a site first.
refusal-F5-time = Blocks are made at the beginning of a month only.
refusal-F5-wood = You have no wooden block left.
refusal-F6-time = A site is chosen only when you begin a building.
refusal-F6-taken = Somebody has built on { $site } already.
refusal-F7 = Finish your building on { $project } first: { $missing ->
    [one] 1 block is missing.
   *[other] { $missing } blocks are missing.
  }
refusal-F8-time = Tokens are played when everybody has built.
refusal-F8-spent = You have played that already: { $token }.
refusal-F9 = { $turn-seat } is the inspector.
refusal-F9-time = Nothing is being inspected now.
refusal-F10-time = Nobody is bargaining now.
refusal-F10-others = Only those bargain who share the most expensive gift.
refusal-F10-clock = At this table no clock runs while you bargain.
# Never 1.
refusal-F10-proposals = You have made all your { $most } proposals.
refusal-F12 = The informer belongs to { $turn-seat }.
refusal-F14-decline = A block that is not yours can be probed: name one.
refusal-F14-block = There is no such block by a sign.
refusal-F17 = You have lost your licence and are out of the game.
refusal-F19 = In April it rains: nothing is built.
refusal-F20 = In August the inspectors are on holiday: nobody needs a bribe.
refusal-F21 = The year is over.

would-saves = saves wood worth { $amount } € in the end
would-costs = wood worth { $amount } € is used up
would-risks = if plaster is found: −{ $amount } €
would-strike = { $amount ->
    [1] caught for the first time
    [2] caught for the second time, a wooden block besides
   *[other] caught for the third time: out
  }
would-late = cannot be finished any more this year
would-known = known to be wood: nothing happens
would-own_wood = your own wood: everybody sees that it is genuine
warning-own_plaster = That is your own plaster: your building would be torn down.

phase-material = Material
phase-site = Site
phase-bribe = Bribes
phase-inspect = Inspection
phase-inform = Informer

about-phase-material = Everybody makes a block in secret: with wood inside, or of plaster alone.
about-phase-site = Whoever has no unfinished building chooses a free site. Then the blocks are built.
about-phase-bribe = Everybody plays a token in secret; all are turned over together.
about-phase-inspect = Whoever gave the most expensive gift names a block, and it is probed. Those who share it have to agree.
about-phase-inform = A single informer brings a second inspection.
# Never 1.
about-site = A free site: a building here needs { $size } blocks.
# Never 1.
about-building = A building of { $size } blocks. Each finished block earns 100,000 € in the end, each unfinished one 50,000 €.
about-sign = The sign: this building can be probed. When its owner begins the next one it is safe.
about-block = A block. From outside nobody can tell wood from plaster.
about-block-wood = A block that was probed: wood inside, as everybody has seen.
about-wood = A wooden block. Inside a wall it stands a probe; saved it is worth 100,000 € in the end.
about-plaster = Plaster alone: it costs nothing, but a probe brings the building down.
about-pockets = Empty pockets: you give nothing. You have four of them.
about-informer = The informer: if he is the only one played, you name a block for a second inspection.
about-gift = A gift of value { $value }. The most expensive gift makes its giver the inspector; each can be given once.
about-strikes = How often this builder was caught: the second time costs a wooden block, the third time the licence.
about-calendar = The year: in April it rains and nothing is built, in August nobody inspects.
about-stake = What is at stake: what this builder would lose if plaster were found now.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-saved = Saved wood, 100,000 each
sheet-finished = Finished blocks, 100,000 each
sheet-unfinished = Unfinished, 50,000 each
sheet-caught = Caught, of 3 times
sheet-total = Profit, in €
sheet-tie = Equal profits share the victory (F21); who is out earns nothing and cannot win (F18).
decided-out = Nobody earned anything; who is out cannot win.
decided-shared = Equal profits: the victory is shared.

# What is said of districts of one's own.
board-districts = Districts: { $many } instead of { $wanted }.
board-no-sites = { $district } has no building site.
board-sites = { $district }: sites { $many }; ours have at most { $most }.
board-workers-site = Site { $site } needs { $size }; in the workers’ district all need { $wanted }.
board-site = Site { $site } needs { $size }; in our town buildings need { $least } to { $most }.
board-no-building = Site { $site } needs { $size }; it must be 1 to { $most }.
board-same-sites = { $district } and { $other-district } have the same sites.
board-not-mixed = In { $district } all sites need { $size }; only the workers’ district is usually like that.
board-no-four = No district but the workers’ has a site of 4.
board-few-sites = Players: { $seats }. There may be no more room than for { $room }; with { $wanted }, everyone could build all year.
