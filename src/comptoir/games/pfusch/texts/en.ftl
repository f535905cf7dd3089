title = Pfusch
tagline = Build fast, save on wood, and make sure the inspector looks at somebody else’s house.

action-make = Make a block: { $material }
action-bribe = Play { $token }
action-site = Start a building on { $site }
action-probe = Probe block { $block } of { $builder }
action-decline = Probe nothing
action-propose = Propose block { $block } of { $builder }
action-give_up = Give up the bargaining
action-time_up = Time is up

detail-size = { $amount } blocks

prompt-material = In secret: a wooden block inside, or plaster alone? You may change your mind until everybody is ready.
prompt-site = Choose a free site for your new building.
prompt-bribe = In secret: which token do you play? You may change your mind until everybody is ready.
prompt-bargain = You share the dearest gift: propose a block, or give up.
prompt-inspect = You are the inspector: which block is probed?
prompt-inform = Your informer has talked: which block is probed?
waiting-material = Still mixing: { $players }.
waiting-site = { $players } chooses a site.
waiting-bribe = Still thinking about a bribe: { $players }.
waiting-bargain = The bargaining goes on; to speak: { $players }.
waiting-inspect = { $players } is the inspector and names a block.
waiting-inform = { $players } has an informer and names a block.

option-clock = Clock: those who tie bargain for two minutes, not for three proposals each

reason-wood = Wood can be probed without fear.
reason-plaster = Plaster saves wood, and nobody is likely to look in time.
reason-pockets = Too little is at stake this month for a dear gift.
reason-bribe = What is at stake this month is worth this gift.
reason-informer = Another’s building is riper for a probe than your own is in danger.
reason-site = { $size } blocks for the { $months } months left.
reason-probe = By what everyone knows the block is plaster with { $chance } %; { $height ->
    [one] one block stands
   *[other] { $height } blocks stand
  } on that site.
reason-own = Once seen, your own wood no longer draws the others’ probes.
reason-known = Everyone knows this block already.
reason-nothing = No probe promises anything.

event-month_began = { $month } begins.
event-ready = { $seat } is ready.
event-started = { $seat } puts up a sign by { $site }: a building of { $size } blocks.
event-built = { $seat } adds a block on { $site }, { $height } of { $size }{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-finished = { $seat } has finished the building on { $site }.
event-unbuilt = No site is free: { $seat } cannot build{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-bribed = { $seat } plays { $token }.
event-tied = { $seat } shares the dearest gift: { $token }.
event-proposed = { $seat } proposes block { $block } of { $builder-seat }.
event-gave_up = { $seat } gives up.
event-time_ran_out = Time is up.
event-broke_off = There is no agreement.
event-agreed = They agree on block { $block } of { $builder-seat }.
event-inspector = { $rule ->
    [F10] { $seat } gave the next dearest gift and decides.
    [F12] { $seat } has sent an informer: an extra inspection.
   *[other] { $seat } gave the dearest gift and is the inspector.
  }
event-no_inspection = { $rule ->
    [F10] Nobody can decide: no ordinary inspection.
    [F11] Nobody gave anything: no ordinary inspection.
    [F12] The informer is not heard: no extra inspection.
   *[other] There is no block to probe.
  }
event-declined = { $seat } probes nothing.
event-probed = Block { $block } of { $builder-seat } is probed: { $material }!
event-torn_down = The building of { $seat } on { $site } is torn down; caught { $strikes ->
    [1] once
    [2] twice
   *[other] { $strikes } times
  }.
event-handed_in = { $seat } hands in a wooden block.
event-had_no_wood = { $seat } has no wooden block left to hand in.
event-out = { $seat } loses the licence and is out.
event-earned = { $seat }: { $reason ->
    [saved] wooden blocks saved: { $blocks }
    [finished] blocks in finished buildings: { $blocks }
    [unfinished] blocks in an unfinished building: { $blocks }
   *[out] out of the game
  }, { $amount }.
event-game_ended = { $rule ->
    [F18] Only one builder is left: the game is over.
   *[other] The year is over.
  }

material-plaster = plaster
material-wood = wood

token-pockets = empty pockets
token-informer = the informer
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
