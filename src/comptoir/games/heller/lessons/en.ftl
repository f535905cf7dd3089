# The words of the course. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

note-closes = In this lesson the market closes as soon as you have played.
note-closes-twice = In this lesson the market closes once you have played twice.

first-coins-title = First coins
first-coins-task = A stall sells to every buyer in its row and in its column, once for each of its goods. Put your stall with 4
    goods where it will earn most.
first-coins-right = { $amount } sous at a stroke! The row is worth 6 + 3 = 9, the column 5 + 2 = 7: that makes 16 for each of your
    4 goods.
first-coins-wrong-row = { $amount } sous: the row pays, but the column is deserted. One space of this very row also sees two
    buyers in its column.
first-coins-wrong-crossing = { $amount } sous: a fine crossing, 6 and 5. Another space sees all four buyers at once.
first-coins-wrong-nothing = Not one sou: nobody in the row, nobody in the column. Customers never walk diagonally.
first-coins-wrong-other = { $amount } sous. Look for the space that sees all four buyers.
first-coins-remember = Every stall counts twice: in its row and in its column.

gift-title = A gift for Bruno
gift-task = A nuisance takes money for every good in its row and column. Draw a square, then put it where it costs Bruno most and
    you nothing.
gift-once-drawn = A nuisance of 5! What you have drawn must be placed at once.
gift-right = Bruno loses { $amount } sous: 5 × 2 in the column, 5 × 3 in the row. You lose none.
gift-wrong-mine-too = 25 sous less for Bruno, but row 1 also runs through your stall: { $amount } sous less for you.
gift-wrong-mine = Ouch: { $amount } sous less for you. Keep out of the rows and columns of your own stalls.
gift-wrong-one = { $amount } sous less for Bruno: only one of his stalls is hit. One space crosses both.
gift-wrong-nobody = Nobody to annoy here. Aim at Bruno’s stalls.
gift-remember = Drawing commits you: the square is placed at once and stays there.

gold-title = The sack of gold
gold-task = The sack of gold doubles the worth of its row and of its column, for better or worse. Draw it and put it where it
    helps you twice.
gold-right = 30 sous instead of 18: your row goes from 4 to 8 a good. Bruno’s column goes from −2 to −4: he drops from 12 to 6.
gold-wrong-row-only = 30 sous, your row is doubled. One space of this row doubles Bruno’s loss as well.
gold-wrong-for-bruno = 6 more for you, 18 more for Bruno: he sells three goods in this row, you only one.
gold-wrong-his-only = Bruno loses 6 more, well spotted. But the sack could double your row at the same time.
gold-wrong-zero = Here the sack doubles zero. Look for a line with customers and stalls.
gold-remember = Double what pays you, and what costs the others.

fire-title = Fire!
fire-task = A fire cuts its row and its column: each part is counted on its own. Draw it and cut your big stall off from the
    nuisance, without saving Bruno.
fire-right = From −4 to +20 sous: left of the fire the buyer of 5 is alone with your 4 goods. Bruno is left with the nuisance:
    −12.
fire-wrong-saves-bruno = You are safe, 20 sous. So is Bruno: he is on your side of the fire and earns 10.
fire-wrong-elsewhere = Nothing changes: in row 3 nothing yet stands between your stall and the nuisance.
fire-remember = A fire protects as much as it cuts.

eye-title = The evil eye
eye-task = Under the evil eye the buyers in its row and column stop buying; the nuisances carry on. Draw it and spoil Bruno’s day,
    not yours.
eye-right = Bruno drops from 24 to 6 sous: in his column the buyer of 6 no longer counts and the nuisance of 2 takes 6. Your 28
    are safe.
eye-wrong-row-only = 12 sous less for Bruno. His column also has a nuisance: there the eye would hurt most.
eye-wrong-both = Bruno’s column is ruined, but the eye also sees your row: { $amount } sous less for you.
eye-wrong-mine = The eye is looking at you: { $amount } sous less. Turn it on Bruno.
eye-wrong-nobody = Here the eye bothers nobody. Aim at Bruno’s row or column.
eye-remember = The eye silences buyers, never nuisances. Sack and eye in one line: only nuisances count, and double.

secret-title = The secret square
secret-task = Since morning you have kept a square nobody else knows: a buyer of 6. Bruno has nothing left to play; place your
    stall and your secret square so that you earn 60 sous and Bruno nothing.
secret-once-one = Bruno can do nothing and passes: it is your turn again.
secret-right = { $amount } sous! The row is worth 2 + 6 = 8, and 16 with the sack: 48 sous for 3 goods. The column adds 12.
secret-wrong-visits-bruno = 60 sous for you, but your buyer also visits Bruno: { $amount } sous for him.
secret-wrong-one-line = 48 sous, the sack works for you. One column that crosses this row has a buyer too.
secret-wrong-less = { $amount ->
    [one] { $amount } sou.
   *[other] { $amount } sous.
  } The sack lies in row 2: bring stall and buyer together there.
secret-refused-H9 = There is no square left to draw.
secret-remember = Each turn one thing only: a stall, a drawn square, or the secret square. Whoever can do nothing passes.

last-space-title = The last space
last-space-task = The market is counted only when full, and one space is left. It is a bad one, but nobody may pass who can play:
    lose as little as you can.
last-space-right = Only 5 sous lost, and the day brings you { $mine }, Bruno { $theirs }. Tomorrow this stall comes back; the big
    ones that were used never do.
last-space-wrong-bigger = { $amount } sous lost: the row is worth −2, the column −3, and every good pays both. What is more, this
    stall will not come back.
last-space-remember = Stalls with 1 good come back every day: use one for a bad corner.

third-evening-title = The third evening
third-evening-task = Last day, last space: without it you would end with 131 sous and Bruno with 146. Put up the stall that wins
    you the game.
third-evening-right = { $mine } to { $theirs }: you win! The row is worth 2, the column 5: 7 a good, 21 sous for three.
third-evening-wrong-small = { $mine } to { $theirs }: Bruno wins. This stall earns 7 sous, the other 21; and there is no fourth
    day.
third-evening-remember = After three days the richest wins. A big stall left in hand was wasted.

first-game-title = First game
first-game-task = A real game for three, with two apprentices. I stay at your side; after the first day the course is done, and you
    play on as long as you like.
first-game-remember = Now make your fortune: what you know is all you need to play.
coach-empty-market = The market is empty: start small. A stall with 1 good, or a draw, risks almost nothing.
coach-drew-buyer = A buyer! Give it to lines where you sell more goods than the others.
coach-drew-nuisance = A nuisance. Is there a space that crosses the others’ stalls but not yours?
coach-drew-gold = The sack of gold: it wants a line where your goods lead.
coach-drew-fire = A fire: put it between a nuisance and your stalls, or between a buyer and the others.
coach-drew-eye = The evil eye: send it where the others rely on their buyers.
coach-big-stalls = A few customers are here: where a good row meets a good column, there is reason enough for a big stall.
coach-secret-left = { $count ->
    [one] One space is left
   *[other] { $count } spaces are left
  } and you still hold your secret square. Where would it do most?
coach-last-move = Evening is near: a small stall will do if the corner is bad.
coach-counted = Every line: buyers minus nuisances, times your goods. Your best line earned { $amount ->
    [one] { $amount } sou.
   *[other] { $amount } sous.
  }
coach-day-2 = Your stalls with 1 good are back, the big ones you used are gone. A new secret square awaits you.
coach-day-3 = Last day: everything you still have may go out.
coach-won = Well done, the heaviest purse is yours!
coach-over = A fine first game. The review shows the move that mattered most.
