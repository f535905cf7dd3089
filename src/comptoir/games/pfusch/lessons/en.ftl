# The words of the course. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

note-year = In this lesson the rest of the year plays itself: blocks of plaster and empty pockets.

nobody-saw-title = Nobody saw that
nobody-saw-task = Every month you add a block to your building: plaster with a wooden block inside, or plaster alone, and from
    outside nobody can tell. Yours needs one more block: make it of plaster alone!
nobody-saw-right = Bruno probes your block 1 … wood! Your two plaster blocks go unnoticed. Building finished: 3 × 100,000 =
    €300,000, and the wood you saved will be worth another €100,000.
nobody-saw-wrong-honest = Very honest! But saved until the end, that wood was worth €100,000. Dare to use plaster.
nobody-saw-refused-F8 = Tokens come later. First, the block.
nobody-saw-refused-F7 = One building at a time: finish this one.
nobody-saw-remember = Wood or plaster, all blocks look alike. Every wooden block you save is worth €100,000 at the end.

probe-title = Your turn to probe
probe-task = Your gift of 5 is the most expensive this month: you are the inspector and name a block to probe. Bruno’s block 1
    is wood, everyone has seen it; probe the other one.
probe-right = Plaster! The whole building is torn down, wood and all. Bruno loses two blocks (€100,000), and that is his first
    fraud.
probe-wrong-known = Wood, as we knew: nothing happens. Try the block above.
probe-wrong-own = Allowed, but that is your own building! Aim at Bruno’s.
probe-wrong-clara = Clara used wood: nothing moves. Look at Bruno’s.
probe-remember = One plaster block found, and the whole building is torn down.

by-christmas-title = Done by Christmas
by-christmas-task = October: your building is finished, you have three more blocks to build this year, and nobody has a gift
    left. On which site do they earn most?
by-christmas-right = Three months, three blocks: finished in December, 3 × 100,000 = €300,000. Without a gift no inspector
    came by.
by-christmas-wrong-two = Finished in November: €200,000. But December’s block will stand alone on a new site for €50,000.
    Total: €250,000.
by-christmas-wrong-five = Three blocks of five: unfinished, each is worth only €50,000. Total: €{ $amount }.
by-christmas-refused-F6 = That site is taken. Choose a free one.
by-christmas-remember = Finished, a block earns €100,000; unfinished, half. Count the months before you choose.

right-price-title = The right price
right-price-task = Your building is all plaster. Make sure that you are the inspector, at the lowest price: everybody’s
    remaining tokens are in view.
right-price-right = Bruno has only 2 and 3 left: your 4 is enough. You name the block, your building is safe this month, and
    you still have the 6.
right-price-wrong-six = You are the inspector, but you overpaid: against 2 and 3 the 4 was enough. Keep the 6 for a more
    dangerous month.
right-price-wrong-one = Bruno plays 3 and probes your building: plaster, two blocks lost (€100,000).
right-price-wrong-pockets = Empty pockets: Bruno names the block, and it is yours.
right-price-remember = Eleven tokens for the year, each only once. Pay just enough.

deal-title = Do we have a deal?
deal-task = You and Bruno both gave a 5: agree on one block, or Clara decides with her 2. Bruno proposes “Clara, block 2”; to
    accept, propose the same block.
deal-once-stays = Bruno stays with “Clara, block 2”. Three proposals each, then Clara decides.
deal-once-own = Your own? Your block 2 is plaster! Look over at Clara’s instead.
deal-right = Deal! Plaster: Clara’s building is torn down, 2 × 50,000 = €100,000 less for her.
deal-wrong-broken = No deal: Clara decides, and probes your plaster. Two blocks lost.
deal-remember = Tied at the top, you agree on a block, or the next gift decides. Promises bind nobody.

informer-title = The informer
informer-task = Clara’s building is finished: in August her sign moves on and nobody can probe it any more. Bruno still has
    his 6; find the token that lets you probe all the same, and use it.
informer-once-mine = Bruno probed your building: wood. Now your informer talks: which block?
informer-right = Bruno probes first, then you do: plaster! Clara loses a finished building, 3 × 100,000 = €300,000.
informer-wrong-wood = Wood. The urgent one is Clara’s: next month it will be too late.
informer-wrong-gift = Bruno plays 6: your gift counts for nothing. Another token doesn’t care about prices.
informer-wrong-pockets = Empty pockets: you watch Bruno probe, and Clara gets away.
informer-remember = The informer gives an extra inspection, whatever the gifts. Two informers cancel each other.

august-title = August holidays
august-task = In August there are no gifts and no inspection. Add the last block of your building without spending wood on it,
    then start a new one in September.
august-once-september = Building finished. September: make a new block, wood or plaster, just as you like.
august-once-site = Choose a free site: your sign moves there.
august-right = A building of 4 blocks finished: €400,000. Bruno is September’s inspector, but your sign has left: nobody will
    ever find that plaster.
august-wrong-wood = That wood protects you from nothing: no inspector will ever see this block. Saved, it was worth €100,000.
august-refused-F20 = In August the inspectors are on holiday: no tokens.
august-refused-F7 = Finish this building first; the new site comes in September.
august-remember = Finished and without its sign, a building is safe for good. April is the other way round: no building, but
    an inspection.

third-time-title = One time too many
third-time-task = December. You have been caught twice: a third time and you lose everything. Only Bruno has a gift left, and
    your block 1 is known; what will block 2 be made of?
third-time-right = Bruno probes … wood! 3 wooden blocks saved and 7 blocks finished: €{ $mine }. You win, ahead of Bruno (€{
    $theirs }).
third-time-wrong-out = Bruno probes: plaster, for the third time. You are out, with €0 instead of €1,000,000, all for 100,000
    more.
third-time-refused-F8 = In December the last token plays itself. Only the block is left to choose.
third-time-remember = First time: the building. Second: a wooden block as well. Third: you are out, with nothing.

first-game-title = Your first year
first-game-task = A real game for three, with two apprentices: twelve months, some thirty decisions. I stay at your side; at
    the end of the year the course is finished.
first-game-remember = What you know is all you need to play. Build, and dare!
coach-first-block = Nobody suspects you yet, but everyone still has their big gifts. Wood is the careful first block; plaster
    is for the thrill.
coach-site = Small building, small risk: with 2 or 3 blocks it is soon finished, and if it is torn down you lose little.
coach-first-token = Have you plaster to hide? Then give a real gift. If not, a small one, or empty pockets.
coach-inspect = Look for the last block of a building just finished: that is where people cheat most, and soon it will be too
    late.
coach-inform = Your extra inspection: any block beside a sign can be probed. Which one looks fishy to you?
coach-torn-down = Ouch! The first time costs only the building. Nearly every winner goes through it; the third time puts you
    out.
coach-wood-seen = Your building was probed: wood, and everyone has seen it. They will probably look elsewhere now, which suits
    your other blocks.
coach-bargain = Propose a block that belongs to none of those who bargain: that is where you can agree.
coach-april = It rains: no building, but there is probing. A building finished in March is still exposed this month.
coach-august = No inspector this month: this block finishes your building, and of plaster it is safe.
coach-late-site = Blocks left to build this year: { $months }. Choose a site that you can finish.
coach-twice = Once more and you are out. As long as big gifts are about, use wood.
coach-won = €{ $amount }: nobody in town has earned more. Next year you will dare even more!
coach-over = Your profit: €{ $amount }. The review shows you the move that mattered most; next year you will dare more!
