# The words of the course. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

pier-title = Make way at the pier!
pier-task = Your coal takes you to Nantes, where Bruno holds the north pier with 1 sailor; you have laid 2. Take that pier
    from him, then land your three barrels!
pier-once-landing = The north pier is yours. Now land your barrels, one by one.
pier-right = 2 against 1: Bruno is off to the south pier. 3 barrels × 2 = { $amount } gold!
pier-wrong-trade = Hiring Bruno’s sailor costs a barrel, and you are the stronger one already.
pier-wrong-south = The south pier pays only 1 a barrel: 3 gold. Dare the north, it pays double.
pier-wrong-midstream = Midstream nothing can be landed: 0 gold. You need a pier.
pier-wrong-kept = Only { $amount } gold: there is wine left aboard. Here a barrel pays 2, so land them all.
pier-remember = To load and to be paid you must be at a pier. At Nantes the north pays 2, the south 1.

exactly-title = Exactly there
exactly-task = The emigrant and a barrel are waiting at Tours, 3 spaces away. Lay the coal you need, then move and dock.
exactly-once-laid = Coal laid: { $spaces }. Lay more, or move.
exactly-right = 3 coal, 3 spaces: Tours. The emigrant and the barrel come aboard, both bound for Nantes.
exactly-wrong-midstream = You are at Tours, but midstream, and the pier was free. Who does not dock loads nothing.
exactly-wrong-no-coal = Without coal the boat stays at Orléans and the round is wasted. Lay a card first.
exactly-wrong-short = Too short: { $town }. Nobody waits there.
exactly-wrong-far = Too far: { $town }. The boat burns all its coal, there is no stopping on the way.
exactly-remember = The boat moves exactly the sum of your coal. Count before you lay.

turning-title = Turning at Nantes
turning-task = The curate wants to go to Saumur, behind you. Boats turn only at the ends of the river: 1 space to Nantes, then
    3 back. Take him there and land him!
turning-once-landing = Saumur! Land the curate.
turning-right = 1 space to Nantes, a free turn, 3 spaces back: Saumur. The curate pays 1 gold.
turning-wrong-aboard = This is Saumur, but the curate is still aboard. Dock, and land him: he will pay 1 gold.
turning-wrong-one-short = Angers: one space short. The way to Nantes counts too.
turning-wrong-far = { $town }: too far, and boats never go backwards.
turning-wrong-short = { $town }: the curate stays aboard. Count 1 + 3.
turning-remember = You turn only at Nantes and Orléans, for free. Passengers pay only at their destination.

sailors-title = One sailor more
sailors-task = Bruno holds the pier at Saumur with 3 sailors. Your coal takes you there: lay enough sailors, then dock.
sailors-right = 4 against 3: both lose 3, you have one left. The pier is yours, the barrel and the cooper come aboard.
sailors-wrong-tie = 3 against 3: all are lost, and on a tie the boat already there stays. You needed one more.
sailors-wrong-few = Too few: you lose your sailors and stay midstream. Bruno loads everything.
sailors-wrong-no-fight = Midstream you load nothing. Lay sailors, then dock.
sailors-refused-W17 = No sailors, no fight: lay some first.
sailors-remember = You need one sailor more than the other. On a tie, whoever is at the pier stays.

fisherman-title = Wait and see
fisherman-task = Bruno holds Tours with 1 sailor and you have 2, but Clara is after the same pier and has a card left in hand.
    With the fisherman you may pass your turn: let her attack first.
fisherman-once-fishing = Clara has laid a second sailor. Your fisherman lies before you: pass.
fisherman-once-now = Clara has driven Bruno off, but she has only one sailor left. Now is the time!
fisherman-right = Clara beat Bruno 2 against 1; you beat Clara 2 against 1. Tours is yours, the barrel and the emigrant come
    aboard.
fisherman-wrong-midstream = Midstream you load nothing: you need the pier at Tours.
fisherman-wrong-first = Bruno is driven off, but you have only one sailor left: Clara comes with 2 and takes the pier. Make
    her go first.
fisherman-wrong-too-soon = You reeled in too soon: Clara had just laid a second sailor, and she takes the pier from you. Pass
    once.
fisherman-refused-W14 = All the others are done: who fishes alone can no longer pass.
fisherman-remember = The fisherman lets you pass. When everyone left is fishing, the next one must act.

explosion-title = Boom!
explosion-task = Bruno has 3 coal, 3 barrels, and Nantes is 3 spaces away: 6 gold for him. He has no cards left in hand. Spoil
    his trip!
explosion-right = Boom! He has only { $spaces } coal left: { $town } instead of Nantes, and not one gold piece.
explosion-wrong-clara = Poor Clara, she threatened nobody. Bruno docks in the north: 6 gold for him.
explosion-wrong-coal = Meanwhile Bruno docks in the north: 6 gold for him. You held something better.
explosion-wrong-left = Bruno docks in the north: 6 gold for him. And your explosion has stayed in your hand!
explosion-remember = An explosion is played on a rival’s coal; both cards go. Aim at whoever has most to lose.

sun-title = Sun and good cards
sun-task = A new round, and the sun is out: the two barrels that stood waiting at the piers are lost, yours, aboard, are not.
    Nantes is 2 spaces away: take the card you lack.
sun-right = Coal 2, just what you need: Nantes, north pier, 2 barrels × 2 = 4 gold in sight.
sun-wrong-three = With 3 you go past Nantes and end at Ancenis, one space too far.
sun-wrong-one = 1 is not enough, and Clara has just taken the other coal 1.
sun-wrong-other = Useful some day. But without coal 2 your barrels don’t reach Nantes, and Bruno has just taken it.
sun-remember = First look where you want to go, then take the card. The sun spoils only wine that waits.

twenty-title = Twenty gold
twenty-task = At 20 gold the round is the last and the richest wins: you are 6 short. Bruno holds the north pier with one
    sailor; hire it away for one of your barrels, and win the game!
twenty-once-hired = Bruno’s sailor is in your hand. Lay it, then dock in the north.
twenty-once-landing = The north pier is yours. Land your three barrels.
twenty-right = 1 sailor against 0, then 3 barrels × 2 = 6 gold: you have { $mine }, Bruno { $theirs }. The game is yours!
twenty-wrong-midstream = Midstream, not one gold piece. You need the north pier.
twenty-wrong-wasted = A barrel given up for nothing: 3 gold at the south pier. Lay the sailor before you go.
twenty-wrong-south = 4 barrels × 1 = 4 gold: 18 is not enough, and the game goes on. In the north three barrels pay 6.
twenty-wrong-kept = { $amount } gold, and the round is over: you needed 20. Land all three barrels.
twenty-refused-W17 = For this pier you need a sailor laid before you: trade a barrel for Bruno’s, then lay it.
twenty-remember = A barrel from your boat buys a sailor that another has laid. At 20 gold the round is finished, and the game
    with it.

first-game-title = First trip down
first-game-task = A real game for three, with two apprentices. I stay at your side; after three rounds and your first gold the
    course is finished, and you play on as long as you like.
first-game-remember = Coal, sailors, wine: you know all it takes to make your twenty gold.
coach-place = Blois, Amboise or Saumur: near enough to Nantes to be there soon, high enough to load on the way.
coach-draft = First find a pier where something waits, count the spaces, then take the coal that leads there. After that, a
    sailor.
coach-first-turn = One card at a time, and the others are watching. Begin with the one that tells least: a fisherman, or a
    sailor.
coach-start-pier = In the first round your boat still holds the pier it started from, and your sailors defend it. The others’
    too.
coach-no-coal = Without coal your boat does not move. If that is not the plan, lay some first.
coach-taken = The pier your coal leads to is taken: without a sailor before you, you will stay midstream.
coach-hurry = No hurry: those who leave after you can still take the pier from you. A sailor laid, or a fisherman, helps.
coach-explosion = You hold an explosion, and another player has laid coal: where does it lead, and what is aboard?
coach-fishing = While you fish you see what comes. Pass, or reel in and act.
coach-loading = Two boats at Nantes: each takes a passenger in turn. Choose a destination on your way.
coach-landing = Land it: gold in hand is safe. You may also keep wine for the north pier, next time.
coach-driven-off = Your pier was taken; it happens to everyone. Next time leave later, or lay a sailor.
coach-sun = The sun has spoilt the wine that was waiting. Today’s, and what is on the boats, is safe.
coach-twenty = Once somebody has 20 gold, the round under way is the last. What is still aboard will not pay any more:
    deliver!
coach-won = Bravo, nobody on the Loire is richer than you!
coach-over = A fine first trip. The review shows you the move that mattered most.
