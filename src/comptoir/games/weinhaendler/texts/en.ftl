title = Die Weinhändler
tagline = Steam down the Loire with wine and passengers, and be first at the pier.

action-place = Boat at { $town }
action-take = Take { $card }
action-lay = Lay { $card }
action-explode = Explosion on the coal { $coal } of { $other-seat }
action-trade = Give up { $card } for a sailor of { $other-seat }
action-fish = Go on fishing (pass)
action-dock = Move and dock at the { $pier }
action-stay = Move and stay midstream
action-load = Load { $card }
action-land = Land { $card }
action-keep = Land nothing more

prompt-start = Put your boat at an empty pier of any town but Nantes.
prompt-draft = Take one of the cards that lie open.
prompt-duel = Lay a card, or move your boat.
prompt-fishing = You are fishing: go on, or reel in and act.
prompt-loading = Two boats lie at Nantes: take one of the passengers who wait there.
prompt-landing = Land what has reached its destination, or keep it aboard.
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

reason-start = { $cards } kinds of cargo depart from there.
reason-draft = { $held ->
    [0] You hold none of these cards yet.
    [one] You hold one of these cards; another is still worth most.
   *[other] You hold { $held } of these cards; another is still worth most.
  }
reason-loading = It pays best for the way it has to go.
reason-landing = It pays { $gold } gold now.
reason-keep = Nothing else is worth landing here.
reason-coal = With it the boat goes { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, on the way to the best pier in reach.
reason-sailor = { $sailors ->
    [one] One sailor holds
   *[other] { $sailors } sailors hold
  } the pier more safely.
reason-fisherman = { $boats ->
    [one] One boat has yet to move
   *[other] { $boats } boats have yet to move
  }: who waits chooses among the piers they leave.
reason-fish = { $boats ->
    [one] One boat has yet to move
   *[other] { $boats } boats have yet to move
  }: waiting costs nothing.
reason-explode = A coal of { $coal } less takes that boat past the pier it wants.
reason-trade = A sailor is worth more than a barrel here: theirs are { $sailors }.
reason-dock = The pier gives { $gold } gold to land and { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to load.
reason-stay = No pier can be won there; { $spaces ->
    [0] the boat stays where it is
   *[other] the way gone counts
  }.

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
event-reshuffled = The pile is used up: { $many } discarded cards are shuffled into a new one.
event-turned_up = Turned up: { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-sun_shone = { $many ->
    [0] The sun shines, but no wine is waiting.
    [one] The sun shines: a barrel waiting at a pier goes bad.
   *[other] The sun shines: { $many } barrels waiting at piers go bad.
  }
event-spoilt = Spoilt: { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-taken = { $seat } takes { $card }.
event-laid = { $seat } lays { $card }.
event-exploded = Explosion! { $seat } destroys coal { $coal } of { $other-seat }.
event-traded = { $seat } gives up { $card } and hires a sailor away from { $other-seat }.
event-fished = { $seat } fishes and passes.
event-reeled_in = { $seat } reels in: the fisherman is discarded.
event-moved = { $spaces ->
    [0] { $seat } has no coal and stays at { $town }.
    [one] { $seat } steams 1 space to { $town }.
   *[other] { $seat } steams { $spaces } spaces to { $town }.
  }
event-fought = { $outcome ->
    [won] { $seat } attacks { $other-seat } at { $town }, { $attackers } sailors against { $defenders }, and takes the pier.
    [lost] { $seat } attacks { $other-seat } at { $town }, { $attackers } sailors against { $defenders }, and is beaten back.
   *[other] { $seat } attacks { $other-seat } at { $town }, { $attackers } sailors against { $defenders }: nobody is left, and { $other-seat } stays.
  }
event-driven_off = { $refuge ->
    [midstream] { $seat } is driven off to midstream.
   *[other] { $seat } is driven off to the { $refuge }.
  }
event-docked = { $seat } docks at { $town }, { $pier }.
event-stayed = { $seat } lies midstream at { $town }.
event-loaded = { $seat } loads { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-earned = Round { $round }, { $town }, { $pier }: { $seat } lands { $card } and earns { $amount } gold.
event-kept = { $seat } lands nothing more.
event-round_ended = Round { $round } is over; boats at piers go midstream.
event-game_ended = { $rule ->
    [W27] Ten rounds without any gold: the game is over.
   *[other] Somebody has 20 gold or more: the game is over.
  }

pier-pier = pier
pier-north = north pier
pier-south = south pier
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
card-sailor = a sailor
card-fisherman = a fisherman
card-explosion = an explosion
card-sun = the sun
card-passenger-orleans-blois-1 = the notary (Orléans → Blois, 1 gold)
card-passenger-orleans-saumur-2 = the horsewoman (Orléans → Saumur, 2 gold)
card-passenger-blois-tours-1 = the painter (Blois → Tours, 1 gold)
card-passenger-blois-nantes-2 = the countess (Blois → Nantes, 2 gold)
card-passenger-amboise-angers-1 = the gardener (Amboise → Angers, 1 gold)
card-passenger-tours-nantes-2 = the emigrant (Tours → Nantes, 2 gold)
card-passenger-saumur-ancenis-1 = the cooper (Saumur → Ancenis, 1 gold)
card-passenger-amboise-orleans-1 = the seamstress (Amboise → Orléans, 1 gold)
card-passenger-saumur-orleans-2 = the colonel (Saumur → Orléans, 2 gold)
card-passenger-angers-blois-2 = the opera singer (Angers → Blois, 2 gold)
card-passenger-ancenis-saumur-1 = the curate (Ancenis → Saumur, 1 gold)
card-passenger-nantes-angers-1 = the student (Nantes → Angers, 1 gold)
card-passenger-nantes-tours-2 = the shipowner (Nantes → Tours, 2 gold)
card-passenger-nantes-orleans-2 = the explorer (Nantes → Orléans, 2 gold)
card-barrel-orleans = a barrel from Orléans
card-barrel-blois = a barrel from Blois
card-barrel-amboise = a barrel from Amboise
card-barrel-tours = a barrel from Tours
card-barrel-saumur = a barrel from Saumur
card-barrel-angers = a barrel from Angers
card-barrel-ancenis = a barrel from Ancenis
