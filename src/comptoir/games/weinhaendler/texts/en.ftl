# Never: freight
title = Die Weinhändler
tagline = Steam down the Loire with wine and passengers, and be first at the pier.

action-place = Put the boat at { $town }
action-take = Take { $card-a }
action-lay = Lay { $card-a }
action-explode = Blow up a coal of { $coal } of { $other-seat }
action-trade = Give up { $card-a } for a sailor of { $other-seat }
action-fish = Go on fishing (pass)
action-dock = Move and dock at the { $pier }
action-stay = Move and stay midstream
action-load = Load { $card-a }
action-land = Land { $card-a }
action-keep = Land nothing more
param-town = Town
param-card = Card
param-other-seat = Whose
param-coal = Coal
param-pier = Pier

prompt-start = Put your boat at an empty pier of any town but Nantes.
prompt-draft = Take one of the cards that lie open.
prompt-duel = { $spaces ->
    [0] Lay a card, or move your boat. No coal laid: it would stay at { $town }.
    [one] Lay a card, or move your boat: 1 space, to { $town }.
   *[other] Lay a card, or move your boat: { $spaces } spaces, to { $town }.
  }
prompt-fishing = { $spaces ->
    [0] You are fishing: go on, or reel in and act. No coal laid: your boat would stay at { $town }.
    [one] You are fishing: go on, or reel in and act. Your boat would go 1 space, to { $town }.
   *[other] You are fishing: go on, or reel in and act. Your boat would go { $spaces } spaces, to { $town }.
  }
prompt-loading = Two boats lie at Nantes: take one of the passengers who wait there.
prompt-landing = Land what has reached its destination, for up to { $gold } gold, or keep it aboard.
waiting-start = { $players } chooses a starting pier.
waiting-draft = { $players } takes a card.
waiting-duel = { $players } lays a card or moves.
waiting-fishing = { $players } is fishing, and may go on or act.
waiting-loading = { $players } takes a passenger at Nantes.
waiting-landing = { $players } lands or keeps what has arrived.

detail-spaces = { $amount ->
    [0] no coal: it stays where it is
    [one] 1 space
   *[other] { $amount } spaces
  }
detail-defenders = held with { $amount ->
    [one] 1 sailor
   *[other] { $amount } sailors
  }
detail-gold = { $amount } gold

event-lots_drawn = Lots are drawn: { $seat } is first player.
event-boat_placed = { $seat } puts a boat at { $town }.
event-dealt = { $seat } is dealt{ $coal1 ->
    [hidden] {" "}five cards
    [0] {""}
   *[other] {" "}· coal 1 ×{ $coal1 }
  }{ $coal2 ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· coal 2 ×{ $coal2 }
  }{ $coal3 ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· coal 3 ×{ $coal3 }
  }{ $sailors ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· sailors ×{ $sailors }
  }{ $fishermen ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· fishermen ×{ $fishermen }
  }{ $explosions ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· explosions ×{ $explosions }
  }.
event-round_began = Round { $round } begins; { $seat } goes first.
event-reshuffled = The pile is used up: { $many ->
    [one] { $many } discarded card is
   *[other] { $many } discarded cards are
  } shuffled into a new one.
event-turned_up = Turned up: { $many ->
    [1] { $card }
   *[other] { $many } × { $card }
  }.
event-sun_shone = { $many ->
    [0] The sun shines, but no wine is waiting.
    [one] The sun shines: a barrel waiting at a pier goes bad.
   *[other] The sun shines: { $many } barrels waiting at piers go bad.
  }
event-spoilt = Spoilt: { $many ->
    [1] { $card }
   *[other] { $many } × { $card }
  }.
event-taken = { $seat } takes { $card-a }.
event-laid = { $seat } lays { $card-a }.
event-exploded = Explosion! { $seat } blows up a coal of { $coal } of { $other-seat }.
event-traded = { $seat } gives up { $card-a } and hires a sailor away from { $other-seat }.
event-fished = { $seat } fishes and passes.
event-reeled_in = { $seat } reels in: the fisherman is discarded.
event-moved = { $spaces ->
    [0] { $seat } has no coal and stays at { $town }.
    [one] { $seat } steams 1 space to { $town }.
   *[other] { $seat } steams { $spaces } spaces to { $town }.
  }
event-fought = { $outcome ->
    [won] { $seat } attacks { $other-seat } at { $town }, sailors { $attackers } against { $defenders }, and takes the pier.
    [lost] { $seat } attacks { $other-seat } at { $town }, sailors { $attackers } against { $defenders }, and is beaten back.
   *[other] { $seat } attacks { $other-seat } at { $town }, sailors { $attackers } against { $defenders }: nobody is left, and { $other-seat } stays.
  }
event-driven_off = { $refuge ->
    [midstream] { $seat } is driven off to midstream.
   *[other] { $seat } is driven off to the { $refuge }.
  }
event-docked = { $seat } docks at { $town }{ $pier-a }.
event-stayed = { $seat } lies midstream at { $town }.
event-loaded = { $seat } loads { $many ->
    [1] { $card-a }
   *[other] { $many } × { $card }
  }.
event-earned = Round { $round }, { $town }{ $pier-a }: { $seat } lands { $card-a } and earns { $amount } gold.
event-kept = { $seat } lands nothing more.
event-round_ended = Round { $round } is over; boats at piers go midstream.
event-game_ended = { $rule ->
    [W27] Ten rounds without any gold: the game is over.
   *[other] Somebody has 20 gold or more: the game is over.
  }

# In a few words what was done, beside the name of who did it.
since-lots_drawn = is first player
since-boat_placed = starts at { $town }
since-taken = took { $card-a }
since-laid = laid { $card-a }
since-exploded = blew up coal { $coal } of { $other-seat }
since-traded = a barrel for a sailor of { $other-seat }
since-fished = fishes
since-moved = { $spaces ->
    [0] no coal, stayed at { $town }
   *[other] { $spaces } to { $town }
  }
since-fought = { $outcome ->
    [won] beat { $other-seat } at { $town }, { $attackers } : { $defenders }
   *[other] lost to { $other-seat } at { $town }, { $attackers } : { $defenders }
  }
since-driven_off = driven off
since-docked = docked at { $town }{ $pier-a }
since-stayed = midstream at { $town }
since-loaded = loaded { $card }
since-earned = landed { $card }, +{ $amount }
since-game_ended = { $rule ->
    [W27] ten rounds without gold
   *[other] 20 gold, the game ends
  }
# Nothing is said of these.
since-dealt = {""}
since-round_began = {""}
since-reshuffled = {""}
since-turned_up = {""}
since-sun_shone = {""}
since-spoilt = {""}
since-reeled_in = {""}
since-kept = {""}
since-round_ended = {""}

pier-pier = pier
pier-pier-a = {""}
pier-north = north pier
pier-north-a = , north pier
pier-south = south pier
pier-south-a = , south pier
refuge-north = north pier
refuge-south = south pier
town-orleans = Orléans
town-blois = Blois
town-amboise = Amboise
town-tours = Tours
town-saumur = Saumur
town-angers = Angers
town-ancenis = Ancenis
town-nantes = Nantes

card-coal-1 = coal 1
card-coal-2 = coal 2
card-coal-3 = coal 3
card-sailor = sailor
card-sailor-a = a { card-sailor }
card-fisherman = fisherman
card-fisherman-a = a { card-fisherman }
card-explosion = explosion
card-explosion-a = an { card-explosion }
card-sun = sun
card-passenger-orleans-blois-1 = notary (Orléans → Blois, 1 gold)
card-passenger-orleans-blois-1-a = the { card-passenger-orleans-blois-1 }
card-passenger-orleans-saumur-2 = horsewoman (Orléans → Saumur, 2 gold)
card-passenger-orleans-saumur-2-a = the { card-passenger-orleans-saumur-2 }
card-passenger-blois-tours-1 = painter (Blois → Tours, 1 gold)
card-passenger-blois-tours-1-a = the { card-passenger-blois-tours-1 }
card-passenger-blois-nantes-2 = countess (Blois → Nantes, 2 gold)
card-passenger-blois-nantes-2-a = the { card-passenger-blois-nantes-2 }
card-passenger-amboise-angers-1 = gardener (Amboise → Angers, 1 gold)
card-passenger-amboise-angers-1-a = the { card-passenger-amboise-angers-1 }
card-passenger-tours-nantes-2 = emigrant (Tours → Nantes, 2 gold)
card-passenger-tours-nantes-2-a = the { card-passenger-tours-nantes-2 }
card-passenger-saumur-ancenis-1 = cooper (Saumur → Ancenis, 1 gold)
card-passenger-saumur-ancenis-1-a = the { card-passenger-saumur-ancenis-1 }
card-passenger-amboise-orleans-1 = seamstress (Amboise → Orléans, 1 gold)
card-passenger-amboise-orleans-1-a = the { card-passenger-amboise-orleans-1 }
card-passenger-saumur-orleans-2 = colonel (Saumur → Orléans, 2 gold)
card-passenger-saumur-orleans-2-a = the { card-passenger-saumur-orleans-2 }
card-passenger-angers-blois-2 = opera singer (Angers → Blois, 2 gold)
card-passenger-angers-blois-2-a = the { card-passenger-angers-blois-2 }
card-passenger-ancenis-saumur-1 = curate (Ancenis → Saumur, 1 gold)
card-passenger-ancenis-saumur-1-a = the { card-passenger-ancenis-saumur-1 }
card-passenger-nantes-angers-1 = student (Nantes → Angers, 1 gold)
card-passenger-nantes-angers-1-a = the { card-passenger-nantes-angers-1 }
card-passenger-nantes-tours-2 = shipowner (Nantes → Tours, 2 gold)
card-passenger-nantes-tours-2-a = the { card-passenger-nantes-tours-2 }
card-passenger-nantes-orleans-2 = explorer (Nantes → Orléans, 2 gold)
card-passenger-nantes-orleans-2-a = the { card-passenger-nantes-orleans-2 }
card-barrel-orleans = barrel from Orléans
card-barrel-orleans-a = a { card-barrel-orleans }
card-barrel-blois = barrel from Blois
card-barrel-blois-a = a { card-barrel-blois }
card-barrel-amboise = barrel from Amboise
card-barrel-amboise-a = a { card-barrel-amboise }
card-barrel-tours = barrel from Tours
card-barrel-tours-a = a { card-barrel-tours }
card-barrel-saumur = barrel from Saumur
card-barrel-saumur-a = a { card-barrel-saumur }
card-barrel-angers = barrel from Angers
card-barrel-angers-a = a { card-barrel-angers }
card-barrel-ancenis = barrel from Ancenis
card-barrel-ancenis-a = a { card-barrel-ancenis }

reason-start = { $passengers ->
    [one] { $passengers } kind of passenger or barrel sets
   *[other] { $passengers } kinds of passengers and barrels set
  } out from there. Spaces to Nantes: { $spaces }.
reason-take_coal = Coal { $value }: all the coal in your hand would then carry you { $spaces } in all.
reason-take_sailor = To win a pier, or to hold it. Sailors in your hand, then: { $many }.
reason-take_fisherman = Whoever fishes can wait until the others have moved. Fishermen in your hand, then: { $many }.
reason-take_explosion = It takes another boat off its course. Explosions in your hand, then: { $many }.
reason-load = Brings { $gold } gold, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
  } from here.
reason-land = { $gold } gold, at once.
reason-keep = You forgo { $gold } gold here: what is aboard will pay more elsewhere.
reason-coal = With { $value } more the boat comes to { $town }: { $gold } gold to land, and waiting there: { $waiting }.
reason-sailor = At { $town } your sailors would then be { $many }, to win the pier or to hold it.
reason-fisherman = Boats that have yet to move: { $boats }. Whoever moves late sees where they go.
reason-explode = Without that coal of { $value } the other boat misses its pier.
reason-trade = A sailor is worth more now than that barrel: you would have { $many }.
reason-fish = Boats that have yet to move: { $boats }. Waiting costs nothing, and they must show where they go.
reason-dock_gold = There you can land cargo worth { $gold } gold.
# Never 0.
reason-dock_cargo = There { $waiting ->
    [one] a passenger or barrel waits
   *[other] { $waiting } passengers or barrels wait
  } to be loaded.
reason-dock = Nothing waits at { $town } now, but passengers and barrels set out from there; kinds: { $kinds }.
reason-stay = Sailors that hold the pier of { $town }: { $defenders }, against your { $many }. It is not worth the fight.

# Why not, what it would bring, and what things are.
refusal-W3-turn = { $turn-seat } chooses a starting pier first.
refusal-W3-place = First everyone puts a boat on the river.
refusal-W3-nantes = No boat starts at Nantes.
refusal-W3-taken = There is a boat at { $town } already.
refusal-W8-turn = It is { $turn-seat }’s turn to take a card.
refusal-W8-take = First the open cards are shared out: take one.
refusal-W8-gone = That does not lie open: { $card }.
refusal-W9-turn = It is { $turn-seat }’s turn.
refusal-W9-now = Now cards are laid and boats move; loading and landing come later.
refusal-W10 = You do not hold that card: { $card }.
refusal-W11 = You hold no sailor.
refusal-W12-none = You hold no explosion.
refusal-W12-own = An explosion is laid on somebody else’s coal.
refusal-W12-coal = { $other-seat } has laid no coal { $coal }.
refusal-W13-none = You hold no fisherman.
refusal-W13-pass = Only whoever fishes may pass: lay a card, or move.
refusal-W14 = All who have not moved are fishing, so you cannot pass again: act.
refusal-W15-barrel = You do not have that aboard: { $card }.
refusal-W15-own = A barrel buys somebody else’s sailor, not your own.
refusal-W15-sailor = { $other-seat } has laid no sailor.
refusal-W17 = { $holder-seat } holds the pier of { $town }, and you have laid no sailors to fight for it.
refusal-W19-two = At Nantes you choose the north pier or the south pier.
refusal-W19-one = Your coal takes you to { $town }, which has one pier only.
refusal-W22-turn = It is { $turn-seat }’s turn to load.
refusal-W22-load = Now the two boats at Nantes share out the passengers there.
refusal-W22-waits = Not waiting at Nantes: { $card }.
refusal-W23-turn = It is { $turn-seat }’s turn to land.
refusal-W23-land = Now boats land what has reached its destination.
refusal-W23-aboard = You do not have that aboard: { $card }.
refusal-W23-goal = Not bound for { $town }: { $card }.
refusal-W25 = The game is over: somebody has 20 gold.
refusal-W27 = The game is over: ten rounds brought nobody any gold.

would-lands = you would come to { $amount ->
    [0] { town-orleans }
    [1] { town-blois }
    [2] { town-amboise }
    [3] { town-tours }
    [4] { town-saumur }
    [5] { town-angers }
    [6] { town-ancenis }
   *[other] { town-nantes }
  }
would-free = a pier is free there
would-sends = their boat would come to { $amount ->
    [0] { town-orleans }
    [1] { town-blois }
    [2] { town-amboise }
    [3] { town-tours }
    [4] { town-saumur }
    [5] { town-angers }
    [6] { town-ancenis }
   *[other] { town-nantes }
  }
would-strength = { $amount ->
    [one] 1 sailor at the pier
   *[other] { $amount } sailors at the pier
  }
would-wins = { $amount ->
    [one] your 1 sailor wins it
   *[other] your { $amount } sailors win it
  }
would-loses = { $amount ->
    [0] without sailors you do not win it
    [one] your 1 sailor does not win it
   *[other] your { $amount } sailors do not win it
  }
would-could_land = { $amount } gold to be landed
would-waits = { $amount ->
    [one] 1 card waits there
   *[other] { $amount } cards wait there
  }
warning-no_coal = You have laid no coal: your boat stays where it is, and there is nothing for it here. You still hold coal.
warning-keeps = A passenger pays no more later than now: { $amount } gold would stay aboard.

phase-draft = New cards
phase-duel = Lay and move
phase-loading = Load
phase-landing = Land

about-phase-draft = 1. Cards are turned up: passengers and barrels go to their towns, the others are taken in turn.
about-phase-duel = 2. In turn, everyone lays a card or moves the boat. Whoever has moved is out of this phase.
about-phase-loading = 3. Every boat at a pier takes aboard all that waits there.
about-phase-landing = 4. Every boat at a pier lands what has reached its destination, for gold.
about-coal = Coal of value { $value }: laid before you, it takes your boat { $value ->
    [one] 1 space
   *[other] { $value } spaces
  } further. All coal must be used up.
about-sailor = A sailor: laid before you, strength at the pier. Whoever has more sailors gets it.
about-fisherman = A fisherman: lay him, and you may pass and wait for the others to move.
about-explosion = An explosion: destroys a coal card that somebody else has laid.
about-sun = The sun: all barrels waiting at piers go bad.
about-passenger = A passenger: pays { $fare } gold at the destination on the card.
about-barrel = A barrel: pays 2 gold at the north pier of Nantes, 1 at the south pier. On the way it can buy a sailor.
about-boat = The boat of { $name }. It goes as far as its coal takes it, and turns at Orléans and Nantes.
about-pier = A pier: only a boat at a pier loads and lands. It holds one boat.
about-hand = Cards in hand. Only what was taken openly is known to the others.
about-hand-known = Cards in hand. Known of them, since they were taken openly: { $known }.
about-gold = Gold. Whoever has 20 brings the game to its end.
about-starter = The first player of this round.
about-deck = The pile. When it runs out the discards are shuffled.
about-discards = The discards, which will become the new pile.
about-lands = Where the coal laid so far takes this boat.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = At the start
sheet-passengers = Passengers
sheet-north = Barrels, north pier, 2 each
sheet-south = Barrels, south pier, 1 each
sheet-aboard = Barrels aboard
sheet-total = Gold, of 20
sheet-tie = Equal gold: more barrels aboard; if that is equal too, the victory is shared (W25).
decided-aboard = Equal gold; more barrels aboard decides, { $best } : { $next }.
decided-shared = Equal gold, and equally many barrels aboard: the victory is shared.

# What is said of a river of one's own.
board-towns = Towns: { $many }. Our river has { $wanted }.
board-few-piers = Everyone begins at a pier of their own, but not in Nantes. Most players here: { $seats }.
board-ends = { $town } lies at an end of the river where { $other-town } must be.
board-no-town = { $town } is not on this river.
board-distance = From { $town } to { $other-town }: { $many } instead of { $wanted }.
board-pier-pays = A barrel at this pier brings { $gold }; by the rules it is { $wanted }.
board-cards = { $kind ->
    [coal] Coal
    [barrels] Barrels
    [passengers] Passengers
    [sailors] Sailors
    [fishermen] Fishermen
    [explosions] Explosions
   *[suns] Suns
}: { $many } instead of { $wanted }.
board-cards-negative = A card cannot be there less than 0 times: { $many }.
board-cards-each = { $kind ->
    [coal] On our river there are as many of each value.
   *[barrels] On our river each town has as many.
}
board-each-way = Passengers downstream: { $down }, upstream: { $up }. On our river both are { $wanted }.
board-short-trip = { $town } → { $other-town } costs { $fare }, but another trip as long costs 1.
board-no-amboise = Nobody travels from { $town } to { $other-town } for 1, as reviews tell.
board-town-unused = Nobody comes from { $town } or goes there.
board-no-town-of = This must be a town of the river, not { $found }.
board-fare = The fare is { $fare }; it must be { $least } or { $most }.
board-no-trip = A passenger travels from { $town } to { $town }.
