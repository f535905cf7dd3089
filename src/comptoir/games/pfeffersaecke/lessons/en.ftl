# The words of the course. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

eight-points-title = Eight points at a stroke
eight-points-task = Hold more than half of a city’s spaces and you score its value. Add a post, free of charge, in the city where
    it tips the balance; then take the income.
eight-points-once-waits = Your new post waits in the middle of the city. Take the income: at the end of the turn it moves in.
eight-points-right = Cologne is won: 5 spaces of 8, so { $amount } points! The disk leaves the map, your posts stay.
eight-points-wrong-half = In Frankfurt that makes 2 spaces of 4: exactly half. It takes more than that, so 3.
eight-points-wrong-money = { $amount } florins taken, but Cologne was one post short: 4 spaces of 8 is exactly half.
eight-points-remember = Half is not enough: 5 spaces of 8, 4 of 7 or 6, 3 of 5 or 4, 2 of 3 or 2.

till-title = Till or stronghold
till-task = With three players a city pays 2 florins a free space, unless you have just extended there; 4 florins of basic income
    always come on top. Win a city and take 14 florins in the same turn.
till-right = Münster is won: 2 points. Ghent, left alone, pays 5 × 2 = 10, and with 4 basic that makes 14 florins. It pays Bruno
    too, on his turn.
till-wrong-nothing = { $amount } florins, but no city. In Münster giving up 2 florins would have brought 2 points.
till-wrong-gent = Ghent does not pay this turn: { $amount } florins in all. And 2 spaces of 7 are far from the 4 you need.
till-wrong-both = Münster is won, but Ghent does not pay: { $amount } florins instead of 14.
till-remember = Extend where it wins, collect where there is room. However many posts you have: only free spaces pay.

on-the-road-title = On the way
on-the-road-task = A new post opens at the end of one single route, for its toll. A village gives 1 point at once, a new region
    2 points at the end: from Soest, with 12 florins, get both.
on-the-road-right = Goslar: 1 point at once, and a second region that will bring 2 at the end. 12 florins well spent.
on-the-road-wrong-same-region = 1 point for the village, but you stay in the Rhineland. Another village lies beyond the border.
on-the-road-wrong-city = Cologne is a good idea for later: one space of 8 gives no point yet. Look for a village.
on-the-road-wrong-stopped = Nobody is obliged to open a post, but 12 florins in the purse earn nothing. One of these routes leads to
    a village beyond the border.
on-the-road-refused-P14 = This route costs 15 florins: you are 3 short.
on-the-road-refused-P16 = Münster is still closed: no disk has been placed there.
on-the-road-remember = One route for each post; villages and new regions are the small, safe points.

first-turn-title = Your first turn
first-turn-task = Every turn begins with a disk: it opens a city of the same value, for everybody. You are in Colmar: open a
    neighbouring city and move in during the same turn.
first-turn-once-open = { $place } is open. Nobody extends in their first turn, and your 4 basic florins have come in: now open
    your post there.
first-turn-right = { $place } is open and yours is the first post there, for { $toll } florins. Next turn its { $spaces } free
    spaces will pay { $amount } florins.
first-turn-wrong-far = { $place } is open, but no route leads there from Colmar: others will be there before you.
first-turn-wrong-empty = { $place } is open, and empty: Bruno or Clara may be the first to enter.
first-turn-refused-P9 = A disk fits a closed city of its own value: you have none of 8 for Cologne, and Wittenberg is open
    already.
first-turn-remember = While you have disks you place one each turn. Open cities that you can enter at once; the bigger, the more
    they pay.

last-space-title = The last space
last-space-task = A full city without a majority gives half its value to whoever has most posts there; if tied, to the one nearest
    the arrow. Fill the city where the arrow is on your side, and only that one; then take the income.
last-space-right = Two posts each in Bruges, and yours comes first after the arrow: half of 6, so 3 points for you. The disk is
    gone: Bruges scores no more.
last-space-wrong-both = 3 points for you in Bruges, and 4 for Bruno in Cologne: one gift too many.
last-space-wrong-theirs = Three posts each in Cologne, but Bruno is nearer the arrow: { $amount } points for him.
last-space-wrong-money = { $amount } florins, but Bruges is still there to take: if Bruno adds a post, the 3 points are his.
last-space-remember = Being early, near the arrow, pays when there is a tie.

two-at-once-title = Two at once
two-at-once-task = Ghent takes 4 spaces of 7: you have 2, Bruno 3, and he plays after you. A safe-conduct adds two posts at once:
    overtake him.
two-at-once-right = 4 spaces of 7: Ghent is won, 7 points! The safe-conduct is gone: you have two a game, use one a turn, and none
    in your first.
two-at-once-wrong-one = 3 against 3, and Bruno takes the last space: 4 of 7, 7 points for him.
two-at-once-wrong-doubled = 48 florins, a tidy sum! But Bruno adds his fourth post: 7 points for him.
two-at-once-wrong-money = { $amount } florins for you, 7 points for Bruno: just what he was waiting for.
two-at-once-remember = Count what everyone needs for a majority, before and after your turn.

forty-eight-title = Forty-eight florins
forty-eight-task = A safe-conduct can also double your income, and you get at least 48 florins; you do not extend in that turn.
    You have 3 florins and the route from Mechelen to Cologne costs 20: be in Cologne before the turn ends.
forty-eight-once-rich = Twice 10 would be 20, the rule gives you 48. Now to Cologne!
forty-eight-right = Twice 10 would be 20, the rule gives you 48. You are in Cologne for { $toll } florins and keep { $left }; its 7
    free spaces will pay 14 next turn.
forty-eight-wrong-extended = Extending in Brussels costs its income, and doubling is no longer possible: { $left } florins in all.
forty-eight-wrong-two-posts = Two more posts in Brussels, but only { $left } florins: the safe-conduct is gone, and Cologne is still
    far.
forty-eight-wrong-plain = 10 florins of income, { $left } in all: too little for a toll of 20.
forty-eight-wrong-elsewhere = { $left } florins in the purse, but no post in Cologne: its 7 free spaces would have paid from next
    turn on.
forty-eight-remember = This safe-conduct is worth most while your income is small.

the-end-title = The last village
the-end-task = Only one village is left: once it is taken the game ends with this turn, and each region counts 2 points, each full
    20 florins 1 point. A safe-conduct lets you open two posts in a row: end the game, and win it.
the-end-once-second = Osnabrück: 1 point, and this turn is the last. Your safe-conduct allows a second post, even from here.
the-end-right = { $mine } to { $theirs }, you win! Osnabrück gives 1 point and ends the game, Bremen is your seventh region:
    36 + 1 + 14.
the-end-wrong-no-region = { $mine } to { $theirs }: the game is over and you were one region short. From Osnabrück a route of 7
    florins led there.
the-end-wrong-direct = Bremen by the direct route: 17 florins, only 3 left. Bruno takes the last village and wins { $theirs } to
    { $mine }.
the-end-wrong-stopped = Bruno says thank you: he takes the last village and wins { $theirs } to { $mine }.
the-end-remember = Count regions before you take the last village. The game also ends when all disks are gone, or after a whole
    round without an opening.

first-game-title = First game
first-game-task = A real game for three, with two apprentices. I stay at your side; after five rounds the course is done, and you
    play on as long as you like.
first-game-remember = Now found your family’s fortune: what you know is all you need to play.
coach-found = Everyone starts with 20 florins and 8 disks that only they see. Found your first post in a village next to a big city
    whose disk you hold.
coach-first-disk = This disk opens a city for everyone. Choose one at the end of one of your routes.
coach-first-opening = { $place } is open. The number on a route is its toll; whoever is in a city is paid from next turn on.
coach-next-disk = A new turn, and a disk again. Big cities pay longer; Wittenberg was open from the start.
coach-poor = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  } in the purse: with a safe-conduct your income comes to at least 48. It often helps most early on.
coach-extend = A post you add is free, but its city does not pay this turn. Where are you close to more than half?
coach-double = Is a city two posts away from your majority? A safe-conduct puts both there at once.
coach-opening = A village brings 1 point, often a region too; a city pays and can be won. If nothing is worth its toll, stop.
coach-second = A safe-conduct allows a second post right now, even from the one you have just opened.
coach-no-route = Nothing could be opened: you have { $florins ->
    [one] { $florins } florin.
   *[other] { $florins } florins.
  } Let your cities pay for a turn, and extend less.
coach-no-disks = Your disks are all placed: from now on your turns begin with extending.
coach-my-city = { $place } is yours: { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
  } It pays no more, so look for the next one.
coach-their-city = { $place } is decided: its disk is gone, and it pays nobody any more. Posts stay, and the region still counts.
coach-few-villages = { $count ->
    [one] Only { $count } village is left
   *[other] Only { $count } villages are left
  }: the end is near. Win the cities that are ripe and reach one more region.
coach-won = The victory is yours! Villages, cities, then { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
  } at 2 points and { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  } by twenties.
coach-over = A fine first game. You came to { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
  } at 2 points and { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  } by twenties. The review shows the move that mattered most.
