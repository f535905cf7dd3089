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

prompt-material = In secret: a wooden block inside, or plaster alone? You may change your mind until everybody is ready.
prompt-site = Choose a free site for your new building.
prompt-bribe = In secret: which token do you play? You may change your mind until everybody is ready.
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

reason-toss_up = Wood or plaster is nearly the same: vary, and nobody can read you.
reason-wood = Being caught with plaster would cost more than a wooden block saves.
reason-plaster = The wooden block it saves is worth more than the danger of being caught.
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
reason-pockets = Little is at stake this month: better keep the gifts.
reason-informer = Another building looks suspicious: the informer has it probed whatever the gifts.
reason-danger = You have plaster to hide: better give a gift than let somebody else inspect.
reason-prospect = Another building looks suspicious: inspecting it is worth a gift.
reason-probe = By all that is known, it is plaster with a chance of about { $percent }%.
reason-own = One’s own wood, once seen, no longer draws the inspectors.
reason-known = What is inside is known already: it does nobody any harm.
reason-decline = No probe is worth anything here.
reason-give_up = There is nothing here the others would agree to.
reason-time_up = The time to agree has run out.
