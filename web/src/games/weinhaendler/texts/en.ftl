round = Round { $round }
offer = To be taken
hand = Your hand · { $count }
pile-short = Pile
discards-short = Discards
pile = { $count ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $count } cards in the pile
  }
discards = { $count ->
    [0] No discards
    [one] One discarded card
   *[other] { $count } discarded cards
  }
discards-all = In the discards:
unseen = Hidden in all hands together, as everyone can work out:
choose-here = { $what }: choose
first-player = First player
in-hand = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
  }
# Never 0.
hidden-cards = { $count ->
    [one] one hidden card in hand
   *[other] { $count } hidden cards in hand
  }
gold = Gold
gold-of = { $count } gold
has-moved = has moved
nothing-laid = nothing laid yet
coal-sum = coal: { $count }
laid = Laid by { $player }: { $card } ×{ $count }
# Never 0.
barrels-aboard = { $count ->
    [one] one barrel aboard
   *[other] { $count } barrels aboard
  }
close-mat = Put away what lies before { $player }
boat = Boat of { $player }: { $town }, { $at ->
    [midstream] midstream
    [north] north pier
    [south] south pier
   *[pier] at the pier
  }, bow { $way ->
    [up] towards Orléans
   *[down] towards Nantes
  }

# The harbour at the end of a round.
counting = The harbour
sun-shines = the sun!
no-coal = no coal
landed-this-round = Landed in round { $round }
nobody-landed = Nobody landed anything.
of-enough = { $count } of { $enough }
by-passengers = Passengers
by-north = Barrels, north
by-south = Barrels, south
river-closed = The season is over

curve-gold = Gold over the game

do-place = Put the boat at a pier
do-take = Take an open card
do-lay = Lay a card
do-explode = Blow up coal
do-trade = Give up a barrel for a sailor
do-fish = Go on fishing
do-dock = Move and dock
do-stay = Move and stay midstream
do-load = Load a passenger or barrel
do-land = Land a passenger or barrel
do-keep = Land nothing more

# Drawing a river.
the-river = The river
how-river = Click a town or a passenger. Distances are the order of the towns.
town-name = Name of the town
town-up = Up the river
town-down = Down the river
town-add = Add a town downstream
town-new = New town
barrels-from = Barrels from here
passenger-add = Add a passenger from here
passenger-new = a passenger
passenger-from = From
passenger-to = To
passenger-fare = Fare
passenger-name = Who it is
cards-in-all = cards in all
coal-of = Coal of value { $value }
count-sailors = Sailors
count-fishermen = Fishermen
count-explosions = Explosions
count-suns = Suns
pays-north = North pier, a barrel
pays-south = South pier, a barrel
never-town = Towns nobody docked at
never-card = Cargo nobody delivered
