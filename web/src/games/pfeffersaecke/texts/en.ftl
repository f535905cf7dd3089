round = Round { $round }
founding = First posts
villages-caption = villages left
villages-left = { $count ->
    [0] No village is left
    [one] One village is left
   *[other] { $count } villages are left
  }
hand = { $count ->
    [0] You have no disks left
    [one] Your last disk
   *[other] Your { $count } disks
  }
hand-none = no disks left
disk = Disk of value { $value }
disk-take = Disk of value { $value }: show its cities
# Never 0.
disks-of = { $count ->
    [one] One disk, value { $values }
   *[other] { $count } disks, values { $values }
  }
disks-hidden = { $count ->
    [0] No disks in hand
    [one] One hidden disk in hand
   *[other] { $count } hidden disks in hand
  }
conducts = { $count ->
    [0] No safe-conduct left
    [one] One safe-conduct
   *[other] { $count } safe-conducts
  }
stock = { $count ->
    [0] No post left in stock
    [one] One post left in stock
   *[other] { $count } posts left in stock
  }
won = { $count ->
    [0] No city won
    [one] One city won, of value { $value }
   *[other] { $count } cities won, together of value { $value }
  }
money = Florins
points = { $count ->
    [one] One point
   *[other] { $count } points
  }
# Never 0 in words: it stands behind its number.
points-unit = { $count ->
    [one] pt
   *[other] pts
  }
city-shut = { $place }, city of value { $value }, not open yet
city-open = { $place }, city of value { $value }, its disk lies there
city-decided = { $place }, city of value { $value }, its disk has gone
city-covered = { $place }, covered, out of the game
# Never 0.
in-centre = { $count ->
    [one] waiting in the centre: { $player }
   *[other] waiting in the centre: { $count } of { $player }
  }
village-free = { $place }, free village
village-of = { $place }, village of { $player }
village-closed = { $place }, closed village
choose-here = { $place }: extend by how many?
choose-way = { $place }: along which route?
which = Which one?
zoom = Map view
zoom-in = Closer
zoom-out = Further away
zoom-fit = The whole map
zoom-whole = The map alone, on the whole screen
zoom-leave = Back to the table
zoom-globe = As on the globe, or upright
reconstructed = Reconstructed map

curve-points = Points over the game
curve-money = Florins in the purse

do-found = Found the first post
do-disk = Open a city with a disk
do-extend = Extend in a city
do-double = Extend by two
do-privilege = Double the income
do-collect = Take the income
do-stop = Open nothing (end turn)
do-open = Open a post at the end of a route

# Since your turn: a few words without who did it, or none. Then what is counted at a break.
since-begins = begins
since-dealt = {""}
since-opened_at_start = {""}
since-covered = {""}
since-founded = first post in { $place }
since-disk_placed = opened { $place } ({ $value })
since-disk_forced = opened the last city, { $place } ({ $value })
since-passed = { $rule ->
    [P14] opened nothing
   *[other] {""}
  }
since-conduct_used = used a safe-conduct: { $conduct }
# Never 0.
since-extended = extended { $place }{ $posts ->
    [one] {""}
   *[other] {" "}by { $posts }
  }
since-city_paid = {""}
since-income = took { $amount } fl.
since-doubled = doubled income: { $amount } fl.
since-opened = { $way } for { $toll }
since-settled = {""}
since-village_scored = village { $place }, +{ $amount }
since-city_scored = { $rule ->
    [P19] majority of { $place }, +{ $amount }
   *[other] half of { $place }, +{ $amount }
  }
since-region_scored = {""}
since-florins_scored = {""}
since-game_ended = the game ends: { $rule ->
    [P26] no village is left
    [P27] all disks are gone
   *[other] a round without a new post
  }
counting = The game is over
reckoned-so-far = so far
reckoned-regions = regions
reckoned-florins = florins
reckoned-cause = { $rule ->
    [P26] No village is left.
    [P27] All disks are gone.
   *[other] Nobody opened a post for a whole round.
  }
reckoned-region = { $region }: two points for each who has a post there
reckoned-towers = One point for each twenty florins

# Drawing a map.
tool-select = Select
tool-region = Region
tool-brush = Brush
tool-city = City
tool-village = Village
tool-route = Route
tool-two = For two
how-region = Put down corner after corner; the first one again closes the outline. Land that is taken stays so.
how-brush = Paint the selected region, or a new one if none is.
how-city = Click where the city stands.
how-village = Click where the village stands.
how-route = Click one place, then another; then type the toll.
how-two = Click the cities that are covered and the villages that are closed for two players.
how-corners = Drag its corners; a dot between two makes one more. Shared borders follow.
close-outline = Close the outline
brush-size = Width of the brush
brush-sea = Back to the sea
a-city = { $name }, a city
a-village = { $name }, a village
a-region = { $name }, a region
a-route = Route { $one } – { $other }
name = Name
value-and-spaces = Value, and as many spaces
it-is = In the rules it is
name-side = Its name is written
side-n = to the north
side-ne = to the north-east
side-e = to the east
side-se = to the south-east
side-s = to the south
side-sw = to the south-west
side-w = to the west
side-nw = to the north-west
covered-for-two = Covered for two players
closed-for-two = Closed for two players
lies-in = Region: { $region }
lies-nowhere = In no region
toll-of = Toll
the-map = The map
map-title = Title of the map
map-sheet = Sheet of the map
at-sea = sea
count-regions = regions
count-cities = cities
count-villages = villages
count-routes = routes
sheet-width = Width
sheet-height = Height
snapping = Snap to the grid and to borders
tracing = Picture to trace
tracing-more = A photo of your board, say. It stays in this browser and is sent to nobody.
tracing-choose = Choose a picture
tracing-other = Another picture
tracing-remove = Remove it
tracing-strength = How strong it is
tracing-x = From the left
tracing-y = From the top
tracing-unreadable = This file is not a picture.
next-cities = Next city ({ $count } left)
next-villages = Next village ({ $count } left)
next-regions = Next region ({ $count } left)
routes-from = { $count ->
    [one] { $count } route
   *[other] { $count } routes
    }
never-place = Places nobody went to
never-way = Tolls nobody paid
