# Never: road, roads
title = Pfeffersäcke
tagline = Open posts along the trade routes, win the cities, reach the regions. Played on a reconstructed map.

action-found = Found the first post in { $place }
action-disk = Open { $place } with a disk
action-extend = Extend in { $place }
action-double = Extend by two in { $place } (safe-conduct)
action-privilege = Double the income (safe-conduct)
action-collect = Take the income
action-stop = Open nothing (end turn)
action-open = Open a post: { $way }
param-place = Place
param-way = Route

detail-forgoes = { $amount } fl. of income forgone
detail-income = { $amount } fl.
detail-toll = { $amount } fl.

prompt-found = Found your first post in a free village.
prompt-disk = Place a disk on a city of its value; you have { $values }.
prompt-extend = { $cities ->
    [0] You can extend nowhere: take the income, or double it with a safe-conduct.
   *[other] Extend where you like (those cities will not pay this turn), then take the income.
  }
prompt-open = Open a post along a route, or stop; you have { $money } fl.
prompt-second = Open a second post with a safe-conduct, or stop; you have { $money } fl.
waiting-found = { $players } founds a first post.
waiting-disk = { $players } must place a disk.
waiting-extend = { $players } may extend, then takes the income.
waiting-open = { $players } may open a post.
waiting-second = { $players } may open a second post with a safe-conduct.

event-begins = { $seat } begins.
# Never 1.
event-dealt = { $seat } is dealt { $disks } disks.
event-opened_at_start = { $place } is open from the start.
event-covered = { $place } is covered and out of the game.
event-founded = { $seat } founds a first post in { $place }; { $left ->
    [one] 1 village is left
   *[other] { $left } villages are left
  }.
event-disk_placed = { $seat } opens { $place } with a disk of value { $value }.
event-disk_forced = { $seat } opens the last city, { $place }, with a disk of value { $value }.
event-passed = { $rule ->
    [P9] { $seat } has no disks left.
    [P11] { $seat } extends nothing in the first turn.
    [P14] { $seat } can open no post.
   *[other] { $seat } can extend nowhere.
  }
event-conduct_used = { $seat } uses a safe-conduct: { $conduct }.
# Never 0.
event-extended = { $seat } extends in { $place }{ $posts ->
    [one] {""}
   *[other] {" "}by { $posts } posts
  }.
event-city_paid = { $place } pays { $seat } { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
  } for { $spaces ->
    [one] 1 free space
   *[other] { $spaces } free spaces
  }.
# Never 1: the basic income is 2 or more.
event-income = { $seat } takes { $amount } florins: { $cities } from cities, { $basic } basic income.
# Never 1: the basic income is 2 or more.
event-doubled = { $seat } takes { $amount } florins, the income doubled: ({ $cities } from cities + { $basic } basic income) × 2, 48 at least.
event-opened = { $seat } opens a post: { $way }, toll { $toll }.
event-settled = A post of { $seat } takes space { $space } of { $place }.
event-village_scored = { $seat } takes the village { $place }: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }.
# Never 1 point by P19: a city is worth 2 or more.
event-city_scored = { $rule ->
    [P19] { $seat } holds the majority of { $place } with { $posts ->
        [one] one post
       *[other] { $posts } posts
      }: { $amount } points.
   *[other] { $place } is full; { $seat } is the strongest there with { $posts ->
        [one] one post
       *[other] { $posts } posts
      }: half the value, { $amount ->
        [one] 1 point
       *[other] { $amount } points
      }.
  }
# Never 1.
event-region_scored = { $seat } is present in { $region }: { $amount } points.
event-florins_scored = { $seat } has { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }.
event-game_ended = The game is over: { $rule ->
    [P26] no village is left
    [P27] all disks are gone
   *[other] nobody opened a post for a whole round
  }.

conduct-A = two posts in one city
conduct-B = doubled income
conduct-C = a second post opened

# The places and regions of board.json; a test compares them.
region-flanders = Flanders
region-holland = Holland
region-rhineland = Rhineland
region-lorraine = Lorraine
region-holstein = Holstein
region-brunswick = Brunswick
region-saxony = Saxony
region-franconia = Franconia
region-swabia = Swabia
region-danube = Danube lands

place-bruges = Bruges
place-gent = Ghent
place-brussels = Brussels
place-utrecht = Utrecht
place-cologne = Cologne
place-muenster = Münster
place-metz = Metz
place-strasbourg = Strasbourg
place-basel = Basel
place-luebeck = Lübeck
place-hamburg = Hamburg
place-bremen = Bremen
place-braunschweig = Braunschweig
place-erfurt = Erfurt
place-leipzig = Leipzig
place-wittenberg = Wittenberg
place-frankfurt = Frankfurt
place-wuerzburg = Würzburg
place-nuremberg = Nuremberg
place-ulm = Ulm
place-augsburg = Augsburg
place-regensburg = Regensburg
place-munich = Munich
place-linz = Linz
place-vienna = Vienna
place-kortrijk = Kortrijk
place-mechelen = Mechelen
place-dordrecht = Dordrecht
place-zwolle = Zwolle
place-osnabrueck = Osnabrück
place-soest = Soest
place-koblenz = Koblenz
place-luxembourg = Luxembourg
place-colmar = Colmar
place-lueneburg = Lüneburg
place-wismar = Wismar
place-goslar = Goslar
place-eisenach = Eisenach
place-coburg = Coburg
place-hof = Hof
place-bamberg = Bamberg
place-rothenburg = Rothenburg
place-noerdlingen = Nördlingen
place-konstanz = Constance
place-landshut = Landshut

# Its routes, in both directions.
way-bruges-gent = { place-bruges } → { place-gent }
way-gent-bruges = { place-gent } → { place-bruges }
way-bruges-kortrijk = { place-bruges } → { place-kortrijk }
way-kortrijk-bruges = { place-kortrijk } → { place-bruges }
way-gent-kortrijk = { place-gent } → { place-kortrijk }
way-kortrijk-gent = { place-kortrijk } → { place-gent }
way-kortrijk-mechelen = { place-kortrijk } → { place-mechelen }
way-mechelen-kortrijk = { place-mechelen } → { place-kortrijk }
way-gent-mechelen = { place-gent } → { place-mechelen }
way-mechelen-gent = { place-mechelen } → { place-gent }
way-mechelen-brussels = { place-mechelen } → { place-brussels }
way-brussels-mechelen = { place-brussels } → { place-mechelen }
way-mechelen-dordrecht = { place-mechelen } → { place-dordrecht }
way-dordrecht-mechelen = { place-dordrecht } → { place-mechelen }
way-bruges-dordrecht = { place-bruges } → { place-dordrecht }
way-dordrecht-bruges = { place-dordrecht } → { place-bruges }
way-gent-dordrecht = { place-gent } → { place-dordrecht }
way-dordrecht-gent = { place-dordrecht } → { place-gent }
way-utrecht-dordrecht = { place-utrecht } → { place-dordrecht }
way-dordrecht-utrecht = { place-dordrecht } → { place-utrecht }
way-utrecht-zwolle = { place-utrecht } → { place-zwolle }
way-zwolle-utrecht = { place-zwolle } → { place-utrecht }
way-utrecht-cologne = { place-utrecht } → { place-cologne }
way-cologne-utrecht = { place-cologne } → { place-utrecht }
way-mechelen-cologne = { place-mechelen } → { place-cologne }
way-cologne-mechelen = { place-cologne } → { place-mechelen }
way-brussels-cologne = { place-brussels } → { place-cologne }
way-cologne-brussels = { place-cologne } → { place-brussels }
way-brussels-luxembourg = { place-brussels } → { place-luxembourg }
way-luxembourg-brussels = { place-luxembourg } → { place-brussels }
way-brussels-metz = { place-brussels } → { place-metz }
way-metz-brussels = { place-metz } → { place-brussels }
way-zwolle-muenster = { place-zwolle } → { place-muenster }
way-muenster-zwolle = { place-muenster } → { place-zwolle }
way-zwolle-osnabrueck = { place-zwolle } → { place-osnabrueck }
way-osnabrueck-zwolle = { place-osnabrueck } → { place-zwolle }
way-zwolle-bremen = { place-zwolle } → { place-bremen }
way-bremen-zwolle = { place-bremen } → { place-zwolle }
way-muenster-osnabrueck = { place-muenster } → { place-osnabrueck }
way-osnabrueck-muenster = { place-osnabrueck } → { place-muenster }
way-muenster-soest = { place-muenster } → { place-soest }
way-soest-muenster = { place-soest } → { place-muenster }
way-osnabrueck-soest = { place-osnabrueck } → { place-soest }
way-soest-osnabrueck = { place-soest } → { place-osnabrueck }
way-osnabrueck-bremen = { place-osnabrueck } → { place-bremen }
way-bremen-osnabrueck = { place-bremen } → { place-osnabrueck }
way-soest-cologne = { place-soest } → { place-cologne }
way-cologne-soest = { place-cologne } → { place-soest }
way-soest-goslar = { place-soest } → { place-goslar }
way-goslar-soest = { place-goslar } → { place-soest }
way-soest-frankfurt = { place-soest } → { place-frankfurt }
way-frankfurt-soest = { place-frankfurt } → { place-soest }
way-cologne-koblenz = { place-cologne } → { place-koblenz }
way-koblenz-cologne = { place-koblenz } → { place-cologne }
way-cologne-luxembourg = { place-cologne } → { place-luxembourg }
way-luxembourg-cologne = { place-luxembourg } → { place-cologne }
way-cologne-frankfurt = { place-cologne } → { place-frankfurt }
way-frankfurt-cologne = { place-frankfurt } → { place-cologne }
way-koblenz-frankfurt = { place-koblenz } → { place-frankfurt }
way-frankfurt-koblenz = { place-frankfurt } → { place-koblenz }
way-koblenz-luxembourg = { place-koblenz } → { place-luxembourg }
way-luxembourg-koblenz = { place-luxembourg } → { place-koblenz }
way-koblenz-strasbourg = { place-koblenz } → { place-strasbourg }
way-strasbourg-koblenz = { place-strasbourg } → { place-koblenz }
way-luxembourg-metz = { place-luxembourg } → { place-metz }
way-metz-luxembourg = { place-metz } → { place-luxembourg }
way-metz-strasbourg = { place-metz } → { place-strasbourg }
way-strasbourg-metz = { place-strasbourg } → { place-metz }
way-metz-colmar = { place-metz } → { place-colmar }
way-colmar-metz = { place-colmar } → { place-metz }
way-colmar-strasbourg = { place-colmar } → { place-strasbourg }
way-strasbourg-colmar = { place-strasbourg } → { place-colmar }
way-colmar-basel = { place-colmar } → { place-basel }
way-basel-colmar = { place-basel } → { place-colmar }
way-colmar-konstanz = { place-colmar } → { place-konstanz }
way-konstanz-colmar = { place-konstanz } → { place-colmar }
way-basel-konstanz = { place-basel } → { place-konstanz }
way-konstanz-basel = { place-konstanz } → { place-basel }
way-strasbourg-konstanz = { place-strasbourg } → { place-konstanz }
way-konstanz-strasbourg = { place-konstanz } → { place-strasbourg }
way-strasbourg-ulm = { place-strasbourg } → { place-ulm }
way-ulm-strasbourg = { place-ulm } → { place-strasbourg }
way-strasbourg-frankfurt = { place-strasbourg } → { place-frankfurt }
way-frankfurt-strasbourg = { place-frankfurt } → { place-strasbourg }
way-strasbourg-rothenburg = { place-strasbourg } → { place-rothenburg }
way-rothenburg-strasbourg = { place-rothenburg } → { place-strasbourg }
way-bremen-hamburg = { place-bremen } → { place-hamburg }
way-hamburg-bremen = { place-hamburg } → { place-bremen }
way-bremen-lueneburg = { place-bremen } → { place-lueneburg }
way-lueneburg-bremen = { place-lueneburg } → { place-bremen }
way-bremen-braunschweig = { place-bremen } → { place-braunschweig }
way-braunschweig-bremen = { place-braunschweig } → { place-bremen }
way-hamburg-luebeck = { place-hamburg } → { place-luebeck }
way-luebeck-hamburg = { place-luebeck } → { place-hamburg }
way-hamburg-lueneburg = { place-hamburg } → { place-lueneburg }
way-lueneburg-hamburg = { place-lueneburg } → { place-hamburg }
way-luebeck-lueneburg = { place-luebeck } → { place-lueneburg }
way-lueneburg-luebeck = { place-lueneburg } → { place-luebeck }
way-luebeck-wismar = { place-luebeck } → { place-wismar }
way-wismar-luebeck = { place-wismar } → { place-luebeck }
way-lueneburg-wismar = { place-lueneburg } → { place-wismar }
way-wismar-lueneburg = { place-wismar } → { place-lueneburg }
way-wismar-wittenberg = { place-wismar } → { place-wittenberg }
way-wittenberg-wismar = { place-wittenberg } → { place-wismar }
way-wismar-braunschweig = { place-wismar } → { place-braunschweig }
way-braunschweig-wismar = { place-braunschweig } → { place-wismar }
way-braunschweig-goslar = { place-braunschweig } → { place-goslar }
way-goslar-braunschweig = { place-goslar } → { place-braunschweig }
way-braunschweig-wittenberg = { place-braunschweig } → { place-wittenberg }
way-wittenberg-braunschweig = { place-wittenberg } → { place-braunschweig }
way-braunschweig-erfurt = { place-braunschweig } → { place-erfurt }
way-erfurt-braunschweig = { place-erfurt } → { place-braunschweig }
way-braunschweig-nuremberg = { place-braunschweig } → { place-nuremberg }
way-nuremberg-braunschweig = { place-nuremberg } → { place-braunschweig }
way-goslar-eisenach = { place-goslar } → { place-eisenach }
way-eisenach-goslar = { place-eisenach } → { place-goslar }
way-eisenach-frankfurt = { place-eisenach } → { place-frankfurt }
way-frankfurt-eisenach = { place-frankfurt } → { place-eisenach }
way-eisenach-wuerzburg = { place-eisenach } → { place-wuerzburg }
way-wuerzburg-eisenach = { place-wuerzburg } → { place-eisenach }
way-frankfurt-wuerzburg = { place-frankfurt } → { place-wuerzburg }
way-wuerzburg-frankfurt = { place-wuerzburg } → { place-frankfurt }
way-wuerzburg-rothenburg = { place-wuerzburg } → { place-rothenburg }
way-rothenburg-wuerzburg = { place-rothenburg } → { place-wuerzburg }
way-wuerzburg-nuremberg = { place-wuerzburg } → { place-nuremberg }
way-nuremberg-wuerzburg = { place-nuremberg } → { place-wuerzburg }
way-rothenburg-nuremberg = { place-rothenburg } → { place-nuremberg }
way-nuremberg-rothenburg = { place-nuremberg } → { place-rothenburg }
way-rothenburg-noerdlingen = { place-rothenburg } → { place-noerdlingen }
way-noerdlingen-rothenburg = { place-noerdlingen } → { place-rothenburg }
way-noerdlingen-nuremberg = { place-noerdlingen } → { place-nuremberg }
way-nuremberg-noerdlingen = { place-nuremberg } → { place-noerdlingen }
way-noerdlingen-ulm = { place-noerdlingen } → { place-ulm }
way-ulm-noerdlingen = { place-ulm } → { place-noerdlingen }
way-noerdlingen-augsburg = { place-noerdlingen } → { place-augsburg }
way-augsburg-noerdlingen = { place-augsburg } → { place-noerdlingen }
way-ulm-augsburg = { place-ulm } → { place-augsburg }
way-augsburg-ulm = { place-augsburg } → { place-ulm }
way-ulm-konstanz = { place-ulm } → { place-konstanz }
way-konstanz-ulm = { place-konstanz } → { place-ulm }
way-erfurt-leipzig = { place-erfurt } → { place-leipzig }
way-leipzig-erfurt = { place-leipzig } → { place-erfurt }
way-wittenberg-erfurt = { place-wittenberg } → { place-erfurt }
way-erfurt-wittenberg = { place-erfurt } → { place-wittenberg }
way-leipzig-wittenberg = { place-leipzig } → { place-wittenberg }
way-wittenberg-leipzig = { place-wittenberg } → { place-leipzig }
way-leipzig-hof = { place-leipzig } → { place-hof }
way-hof-leipzig = { place-hof } → { place-leipzig }
way-erfurt-hof = { place-erfurt } → { place-hof }
way-hof-erfurt = { place-hof } → { place-erfurt }
way-erfurt-coburg = { place-erfurt } → { place-coburg }
way-coburg-erfurt = { place-coburg } → { place-erfurt }
way-coburg-bamberg = { place-coburg } → { place-bamberg }
way-bamberg-coburg = { place-bamberg } → { place-coburg }
way-coburg-nuremberg = { place-coburg } → { place-nuremberg }
way-nuremberg-coburg = { place-nuremberg } → { place-coburg }
way-bamberg-nuremberg = { place-bamberg } → { place-nuremberg }
way-nuremberg-bamberg = { place-nuremberg } → { place-bamberg }
way-bamberg-hof = { place-bamberg } → { place-hof }
way-hof-bamberg = { place-hof } → { place-bamberg }
way-hof-regensburg = { place-hof } → { place-regensburg }
way-regensburg-hof = { place-regensburg } → { place-hof }
way-nuremberg-regensburg = { place-nuremberg } → { place-regensburg }
way-regensburg-nuremberg = { place-regensburg } → { place-nuremberg }
way-bamberg-regensburg = { place-bamberg } → { place-regensburg }
way-regensburg-bamberg = { place-regensburg } → { place-bamberg }
way-regensburg-landshut = { place-regensburg } → { place-landshut }
way-landshut-regensburg = { place-landshut } → { place-regensburg }
way-landshut-munich = { place-landshut } → { place-munich }
way-munich-landshut = { place-munich } → { place-landshut }
way-noerdlingen-landshut = { place-noerdlingen } → { place-landshut }
way-landshut-noerdlingen = { place-landshut } → { place-noerdlingen }
way-augsburg-munich = { place-augsburg } → { place-munich }
way-munich-augsburg = { place-munich } → { place-augsburg }
way-landshut-linz = { place-landshut } → { place-linz }
way-linz-landshut = { place-linz } → { place-landshut }
way-munich-linz = { place-munich } → { place-linz }
way-linz-munich = { place-linz } → { place-munich }
way-linz-vienna = { place-linz } → { place-vienna }
way-vienna-linz = { place-vienna } → { place-linz }
way-regensburg-vienna = { place-regensburg } → { place-vienna }
way-vienna-regensburg = { place-vienna } → { place-regensburg }
way-leipzig-vienna = { place-leipzig } → { place-vienna }
way-vienna-leipzig = { place-vienna } → { place-leipzig }

reason-found = Routes from there: { $routes }, the cheapest for a toll of { $toll }{ $value ->
    [0] {""}
   *[other] , beside a city of value { $value }
  }.
reason-disk = You can reach this city of value { $value } sooner than the others.
reason-majority = You get the majority of the city: { $value } points.
reason-denied = A rival will not get the majority of this city of value { $value }.
reason-stronger = In this city of value { $value } your posts would then be { $posts }; to win it takes { $needed }.
reason-doubled = Doubled, the income brings { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
  } more.
# Never 1.
reason-collect = The income of { $amount } florins is worth more now than another post.
reason-stop = The cheapest route costs { $toll }: better keep what you have, { $money } in florins.
# Never 1.
reason-region = You enter a new region: { $points } points at the end, for a toll of { $toll }.
reason-village = A village is { $points ->
    [one] a sure point
   *[other] { $points } sure points
  }, for a toll of { $toll }.
reason-city = You enter a city of value { $value }, for a toll of { $toll }.

# Why not, what it would bring, and what things are.
refusal-P8-turn = It is { $turn-seat }’s turn.
refusal-P8-early = First everyone founds a post in a free village.
refusal-P8-taken = Somebody has founded in { $place } already.
refusal-P9-early = First place one of your disks.
refusal-P9-late = First posts are founded before the first turn only.
refusal-P9-open = { $place } has had its disk already.
refusal-P9-value = { $place } takes a disk of value { $value }, and you have none.
refusal-P10-early = First extend or take the income; then you may open a post.
refusal-P10-late = That part of your turn is over: now extend, or take the income.
refusal-P10-absent = You have no post in { $place } to extend from.
refusal-P10-again = You have extended in { $place } in this turn already.
refusal-P10-full = { $place } has no free space.
refusal-P11 = In your first turn you cannot extend.
refusal-P14-late = That part of your turn is over: now open a post, or stop.
refusal-P14-there = You have a post in { $place } already.
refusal-P14-money = The toll is { $toll } fl., and you have { $money }.
refusal-P15 = { $place } has room for one post, and { $owner-seat } is there.
refusal-P16-shut = { $place } has not been opened by a disk yet.
refusal-P16-full = { $place } has no free space.
refusal-P17 = You have no post in { $place }, where this route begins.
refusal-P21 = All your posts are on the board.
refusal-P21-one = You have only one post left.
refusal-P22-first = In your first turn you cannot use a safe-conduct.
refusal-P22-used = You have used a safe-conduct in this turn already.
refusal-P22-none = You have no safe-conduct left.
refusal-P23 = { $place } has only one free space, and this takes two.
refusal-P24 = You have extended in this turn: the doubled income is declared before that.
refusal-P26 = The game is over: no village is left.
refusal-P27 = The game is over: all disks are gone.
refusal-P28 = The game is over: nobody opened a post for a whole round.
refusal-P36-village = With two players { $place } is closed.
refusal-P36-city = With two players { $place } is covered.
refusal-P36-way = With two players this route is out of the game.

would-points = { $amount ->
    [one] +1 point
   *[other] +{ $amount } points
  }
would-gives = { $amount ->
    [one] 1 point for another player
   *[other] { $amount } points for another player
  }
would-missing = { $amount ->
    [one] 1 more post for the majority
   *[other] { $amount } more posts for the majority
  }
would-region = a new region: +{ $amount } in the end
warning-gives = This fills the last space, and another player has most posts there: { $amount ->
    [one] 1 point goes
   *[other] { $amount } points go
  } to them.

phase-disk = Disk
phase-extend = Extend
phase-income = Income
phase-basic = Basic income
phase-open = Open
phase-settle = Settle

about-phase-disk = 1. If you have disks, place one on a city of its value: the city is open.
about-phase-extend = 2. Add a post in each city of yours that has room, free of charge. Such a city pays you nothing this turn.
about-phase-income = 3. Every city of yours with its disk pays for each free space, unless you extended there.
about-phase-basic = 4. Everybody gets the basic income.
about-phase-open = 5. Open one new post along a route from a place of yours, for its toll.
about-phase-settle = 6. The posts in the middle of cities take their spaces: more than half wins the city.
about-city = { $place }: a city of value { $value }. It holds { $value } posts and is worth { $value } points to whoever has more than half of them.
about-city-shut = { $place }: a city of value { $value }, still closed. A disk of that value opens it.
about-city-decided = { $place } has been won and scores no more; free spaces can still be used.
about-city-covered = { $place } is covered: with two players it is out of the game.
about-village = { $place }: a village. It has room for one post and gives 1 point.
about-disk = A disk of value { $value }: opens a city of value { $value }. You place one at the beginning of each turn.
about-disks = Disks not placed yet. Each opens a city of its value.
about-conduct = A safe-conduct, for one of three things: two posts in one city, a doubled income of at least 48, or a second post opened. One a turn.
about-posts = Posts not yet on the board.
about-points = Points of influence: villages, cities won, and in the end regions and florins.
about-florins = Money for tolls. In the end 20 florins are 1 point.
about-won = Cities won, which decide a tie.
about-villages-left = Villages still free: when none is left the game ends.
about-toll = The toll of this route, paid to open a post at its end.
about-missing = How many more posts would give you more than half of this city.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = At the start
sheet-villages = Villages
sheet-majorities = Cities by majority
sheet-halves = Cities for half
sheet-regions = Regions
sheet-florins = Florins, 20 a point
sheet-won = Cities won
sheet-won_value = Their full value
sheet-total = Points
sheet-tie = Equal points: more cities won, then their full value; if all is equal, the victory is shared (P31).
decided-won = Equal points; more cities won decides, { $best } : { $next }.
decided-won_value = Equal points and equally many cities won; their full value decides, { $best } : { $next }.
decided-shared = Equal in points, cities won and their value: the victory is shared.

# What is said of a map of one's own. "seats" is all or two: on which of the two maps.
board-pieces = { $kind ->
    [regions] Regions
    [cities] Cities
   *[villages] Villages
}: { $many } instead of { $wanted }.
board-no-city = { $place } must be on the map: the rules name it.
board-other-land = { $place } is not on this map; on the printed one it is.
board-value = { $place } has the value { $value }; values run from { $least } to { $most }.
board-value-known = { $place } has the value { $value }; on the printed map it is { $wanted }.
board-value-least = { $place } has the value { $value }; on the printed map it is at least { $least }.
board-value-eight = { $place } has the value { $value }, as only { $other-place } is said to have.
board-value-usual = { $place } has the value { $value }; it is said to be { $wanted }.
board-disks = Disks of value { $value }: { $many }. Cities of that value: { $cities }.
board-no-disks = This must tell how many disks there are of each value.
board-no-disk = { $key } with { $found } is not a value and a number of disks.
board-region-empty = { $region } has neither city nor village.
board-region-unknown = { $place } lies in { $found }, which is no region of this map.
board-region-outside = { $place } lies outside the outline of its region, { $region }.
board-no-region = This must be the id of a region.
board-no-point = This must be two numbers.
board-off-map = { $place } lies off the map.
board-no-size = The size is a width and a height above 0.
board-no-ids = This must be a list of ids.
board-no-outline = An outline is a list of points, at least three and at most { $most }.
board-no-side = This must be the side on which the name is written: { $sides }.
board-no-ends = A route lies between the ids of two places.
board-no-end = { $place }–{ $other-place }: there is no place { $found }.
board-route-nowhere = A route leads from { $place } to { $place }.
board-route-twice = The route { $place }–{ $other-place } is there twice.
board-toll = { $place }–{ $other-place } costs { $toll }; tolls run from { $least } to { $most }.
board-toll-dearest = { $place }–{ $other-place } is as dear as the dearest route of the printed map.
board-toll-known = { $place }–{ $other-place } costs { $toll }; it must be { $wanted }.
board-no-dearest = There must be a route { $place }–{ $other-place } with the toll { $wanted }.
board-no-cheapest = No route has the toll { $least }, the lowest on the printed map.
board-few-routes = { $many ->
    [0] No route leads to { $place }.
   *[one] Only one route leads to { $place }.
}
board-not-covered = With two players { $place } must be covered.
board-covered = With two players { $place } is not covered.
board-closed = Villages closed for two players: { $many } instead of { $wanted }.
board-closed-village = { $place }, closed for two players, is no village.
board-no-between = There is no village between { $place } and { $other-place }.
board-closed-between = No village between { $place } and { $other-place } is closed for two players.
board-not-reached = { $seats ->
    [two] With two players there is no way from { $other-place } to { $place }.
   *[all] There is no way from { $other-place } to { $place }.
}
board-start-city = { $seats ->
    [two] With two players, from { $place } no route leads to a city of value { $value } or more, nor to two cities.
   *[all] From { $place } no route leads to a city of value { $value } or more, nor to two cities.
}
board-start-hop = { $seats ->
    [two] With two players, from { $place } no route with a toll of at most { $toll } leads to another village.
   *[all] From { $place } no route with a toll of at most { $toll } leads to another village.
}
board-same-spot = { $place } lies where another place lies.
board-crossing = The routes { $way } and { $other-way } cross.
board-route-through = The route { $way } runs through { $place }.
board-too-near = { $place } and { $other-place } lie over each other.
board-name-over = In “{ $language }”, the name of { $place } lies over { $other-place }.
