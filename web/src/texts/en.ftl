# The browser client's own sentences. The same keys and variables stand in fr.ftl and de.ftl.
# Never: house, reckoning, greedy
skip-to-content = To the content
main-menu = Menu
to-the-shelf = To the shelf
to-the-table = To the table
language = Language
language-fr = Français
language-en = English
language-de = Deutsch
settings = Settings
settings-kept = Kept on this device only.
theme = Light
theme-auto = As the device
theme-light = Daylight
theme-dark = Lamplight
speed = Pieces move
speed-0 = not at all
speed-220 = quickly
speed-450 = at ease
speed-900 = slowly
breaks = Stop at breaks to see what is counted
announce = Announce to screen readers
announce-all = everything
announce-others = what others did
announce-turn = only my turn
sound = Quiet sounds
at-once = Play my moves at once, without confirmation
previews = Show what a choice would bring
close = Close
not-found = There is nothing here
not-found-more = Perhaps the address was mistyped. The games stand on the shelf.
no-board = This board is still at the carpenter’s.

welcome = Pull up a chair
welcome-more =
    Games of trade and bluff, complete, with exact rules and honest bots.
    Alone, with friends far away, or round one screen. No account needed.
play-now = Play now
invite = Invite
same-screen = Same screen
choose-bots = Choose bots
rules = Rules
# Never 1.
players = { $least }–{ $most } players
minutes = { $least }–{ $most } min
weight = Complexity: { $weight } of 5
my-tables = My tables
older-tables = My older tables
watched-tables = Tables I watch
open-tables = Tables to join or watch
open-tables-none = No table is waiting for anybody just now. Open one and invite somebody.
recent-records = Games played
recent-records-none = No finished game to look at yet.
your-turn = Your turn
your-turn-until = Your turn: { $left } left
table-gathered = all seats taken
table-open = seats free
table-running = playing
seat-open = free seat
bot-name = { $level } { $seat }
bot = bot
bot-of-level = · bot · { $level }
bot-says = { $seat } says: { $words }
bot-words = A word from the bots
bot-words-true = now and then
bot-words-false = never
level-beginner = Beginner
level-apprentice = Apprentice
level-merchant = Merchant
level-master = Master
level-grandmaster = Grandmaster

setup-invite = Open a table and send the link. Whoever follows it sits down.
setup-screen = Everybody plays on this device. A curtain falls between turns.
setup-bots = You against bots, which do not see your hand.
your-name = Your name
seats-count = Players at the table
player-number = Player { $number }
a-bot = a bot
bot-level = Level of the bots
bots-alike = All the same level
bots-differ = different
bot-level-of = Level of { $name }
bot-here = A bot here
free-seat = Free the seat
clock = Clock
clock-kind-none = none
clock-kind-live = live: so much time a move
clock-kind-days = turn by turn: days a move
clock-none = No clock: take your time.
clock-live = Clock: { $move } a move.
clock-days = Turn by turn: { $move } a move.
clock-reserve = In reserve for each: { $reserve }.
clock-vacation = Vacation for each: { $vacation }, while the clock stands still.
clock-field-seconds = Seconds a move
clock-field-reserve = Reserve, in minutes
clock-field-days = Days a move
clock-field-reserve_days = Reserve, in days
clock-field-vacation = Vacation, in days
clock-zero = When time is up
clock-zero-bot = When time is up, a bot plays until they are back.
clock-zero-pass = When time is up, they pass; where the rules have no pass, a bot plays.
clock-zero-out = When time is up, a bot plays on for good.
clock-pick-bot = a bot plays until they are back
clock-pick-pass = they pass
clock-pick-out = a bot plays on for good
clock-more = then { $reserve } in reserve
game-rated = The game counts for the ratings
game-hints = Hints are allowed
rated-yes = The game counts for the ratings: no hints, and nothing is taken back.
rated-no = A friendly game: it counts for no rating.
hints-no = No hints.
table-public = Anybody may see this table and join
seats-by-lot = Draw lots for the seats
set-the-table = Open the table
begin = Begin

invited = You are invited
you-are = You are { $name }.
sit-down = Sit down
sit-here = Sit here
invitation-gone = This invitation is no longer valid. Ask for a new one.
invitation-gone-more = Links can be called back by the host, and end with the table. You can still open a table of your own.
lobby = The table is ready. The game begins when the seats are taken.
table-closed = This table is closed.
table-full = This game has become too long for the server: nobody can play on. The table is closed a day after the last move.
invitation-link = Invitation: send this link
copy = Copy
copied = Copied
copy-link = Copy link
fill-with = Fill free seats with bots of level
# Never 0.
begin-with-bots = { $count ->
    [one] Begin, with one bot
   *[other] Begin, with { $count } bots
  }
host-begins = Waiting for the host to start the game.
leave = Leave
leave-table = Leave the table
# Never 0.
leave-table-more = { $seats ->
    [one] A bot takes your seat and plays it to the end. You cannot come back.
   *[other] Bots take all the seats at this screen and play them to the end. You cannot come back.
  }
# Never 0.
leave-table-yes = { $seats ->
    [one] Give up my seat
   *[other] Give up our seats
  }
leave-table-no = Stay
watch = Keep on my list

table-missing = There is no such table
table-missing-more = Or it is private, and you were not invited.
seats = Seats
you = you
to-move = to move
choosing = choosing
ready = ready
wins = wins
stand-in = away, a bot plays
clock-label = { $left } left
clock-watching = { $left } left; the clock waits while you watch
finished = The game is over.
confirm-your-turn = Confirm your turn
confirm = Confirm
take-back = Take back
take-all-back = Take all back
sealed-changed = Your choice is sealed: { $action }
sealed-may-change = Chosen. You may change your mind until everybody is ready.
bot-plays-for-you = A bot is playing for you.
come-back = I am back
choices = Your choices
type-a-choice = Find a move (key /)
why-not = Why not?
why-not-more = Look for what you would like to do. You will be told why it does not work now.
why-not-what = What would you like to do?
what-is-this = What is this?
what-is-this-more = Point at anything, tap it or use Tab: it says what it is.
done-asking = Done
better-not = Better not
all-the-same = Do it all the same
see-the-rule = See the rule
do-it = Do it
why-not-others = { $count ->
    [one] { $count } other: type more words.
   *[other] { $count } others: type more words.
  }
allowed = That is allowed: go ahead.
hint = Hint
thinking = Thinking…
# Never 1.
hint-sure = A bot that sees only what you see imagined { $asked } ways the game may go on, { $agreed } of them with this move. The chance is among equals, and measured.
hint-no-reason = No single reason stands out; of all the bot imagined ({ $asked }), it chose this most often ({ $agreed }).
hint-chance = Your chance to win:
hint-even = (even is { $even })
hint-tells = { $chance }, { $standing }
hint-about-even = about even
hint-a-little-ahead = a little ahead
hint-a-little-behind = a little behind
hint-clearly-ahead = clearly ahead
hint-clearly-behind = clearly behind
hint-do = Do it
hint-more = More
hint-how = How I know
hint-equal = equal
hint-mixed = Vary, so that nobody can read you:
hint-in-ten = { $share } in 10
score-sheet = Score sheet
sheet-later = { $kind }, in the end
sheet-so-far = so far
sheet-thousands = Amounts in thousands.
sheet-unknown = Hidden until the end
sheet-empty = Nothing has been counted yet.
undo = Take my move back
undo-asked = { $player } would like to take a move back.
undo-agree = Agree
undo-refuse = No
undo-drop = Never mind
undo-refused = The others would rather not take it back.
undo-waits = Waiting for { $players }.
event-undone = { $seat } took a move back.
log = What happened
log-of = Lines of
log-of-all = everybody
log-search = Search
# Never 0.
log-more = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }
look-back = See the table then
looking-back = The table after entry { $n }
back-to-now = Back to now
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-say-watchers = To those watching
chat-watchers = watching
chat-about = About what { $name } said
# Never 0.
chat-unread = { $count ->
    [one] One new line of chat
   *[other] { $count } new lines of chat
  }
report = Report
report-more = Whoever runs this server will read it, nobody else.
report-words = What is wrong? (You need not say.)
report-send = Send
report-sent = Thank you. It will be looked at.
# Never 1.
trouble-too_many_reports = Your last { $most } reports have not been read yet.
trouble-no_vacation = There is no vacation left.
trouble-no_hints = At this table nobody gets hints.
vacation = on vacation
on-vacation = on vacation until { $until } at the latest
vacation-mine = You are on vacation until { $until } at the latest.
next-table = Next table: { $game }
vacation-left = On vacation your clock stands still. Left: { $left }
vacation-begin = Go on vacation
vacation-end = I am back
stand-in-of = the bot for { $name }
note-passed = Time is up for { $name }: passed.
note-vacation = { $name } is on vacation.
note-vacation_over = The vacation of { $name } is over.
send = Send
mute = Mute
muted = Muted people
unmute = Unmute
away = Connection lost. We keep trying; your game is safe.
last-counting = Last counting ▶
counting = Counting
since-your-turn = Since your turn
nobody-moved = Nobody has moved yet.
since-lately = Lately
you-chip = You
since-undone = took a move back
mark-done = since your turn: { $player }
mark-sketched = your sketch
mark-advised = advised
again-of = See again what { $player } did
show-me = Show me
stage-left = { $count } more to watch
stage-now = Now
go-on = Go on
hand-to = Hand the device to { $player }
hand-to-more = Everybody else: look away, please.
i-am = I am { $player }

house-away = The server does not answer
house-away-more = It may be starting just now. We keep trying.
try-again = Try again
# One for each word by which the server says why it does not do something; a test lists them.
trouble-house = The server did not answer properly. Try again.
trouble-unavailable = The server cannot write anything down just now. Your move is sent again by itself.
trouble-error = { trouble-house }
trouble-internal = Something went wrong on our side. It has been noted.
trouble-undone = Nobody could finish that in time. Try again later.
trouble-too_many = That was too fast. Wait a moment.
trouble-busy = What you asked for before is still being thought about. Wait a moment.
trouble-too_large = That is too long for the server.
trouble-wrong_type = { trouble-bad_request }
trouble-no_such_method = { trouble-bad_request }
trouble-forbidden = This page has been open for too long. Reload it.
trouble-bad_request = Something in what you entered is not right.
trouble-nobody = Say first what you are called.
trouble-not_found = There is no such thing, or not for you.
trouble-not_yours = That is not possible: this seat or table is not yours.
trouble-refused = The rules do not allow that.
trouble-stale = The game has moved on. Look again.
trouble-conflict = { trouble-stale }
trouble-stale_step = { trouble-stale }
trouble-not_running = The game is not going on.
trouble-not_over = The game is not over.
trouble-begun = The game has already begun.
trouble-open_seat = A seat is still free.
trouble-unknown_seat = There is no such seat.
trouble-not_handed = The screen has not been handed to this seat yet.
trouble-unknown_action = That is not an action of this game. Type the beginning of one of the choices.
trouble-nothing_to_choose = You have nothing to choose just now.
trouble-nothing_to_confirm = There is nothing to confirm.
trouble-no_advice = No hint just now.
trouble-cannot_undo = This move cannot be taken back.
trouble-other_proposal = Somebody has proposed to go back to another move.
trouble-undo_refused = That was refused. You can ask again after the next action.
trouble-too_many_undos = At this table nothing can be taken back any more.
# Never 1.
trouble-table_full = This game is too long: the server keeps { $most } entries at most. Nobody can play on.
trouble-taken = That does not work: it is taken or done already.
trouble-too_many_entries = Actions watched at once: { $most } at most. Look at the replay instead.
trouble-too_many_open = Tables that have not begun: { $most } at most. Begin one or leave one first.
trouble-too_many_running = Games going on: { $most } at most. Finish one first.
trouble-too_many_bot_tables = Tables where bots play among themselves: { $most } at most. Wait until they have finished.
trouble-same_words = Somebody else has promised the same words. Try again.
trouble-other_words = These are not the words your browser had promised.
trouble-not_called = Words are added while the game begins, not before and not later.
trouble-bad_record = This is not a record we can read.
trouble-bad_name = This name cannot be had: choose letters that can be seen, { $most } at most, and not what a bot is called.
trouble-wrong_key = User name, password or passkey is not right.
trouble-no_password = You have no password yet.
trouble-bad_passkey = This passkey was not made for this place.
trouble-no_question = That took too long. Start again.
trouble-last_way_in = This is your only way in: choose a password or another passkey first.
trouble-too_many_passkeys = Passkeys: { $most } at most. Forget one first.
trouble-too_many_tokens = Tokens: { $most } at most. Revoke one first.
trouble-too_many_muted = Muted people: { $most } at most.
trouble-said_enough = Messages at a table: { $most } at most. All has been said here.

curve-axis = Rounds
lowest-wins = The lowest score wins.
# Never 0.
game-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
  }
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
download = Download record
verify = Verify the shuffle
genuine = Every rule was obeyed and every shuffle was the sealed one.
not-genuine = This record is not genuine.
seal = Seal of the shuffle, published before the deal:
seed-checked = Your browser opened the seal itself: behind it lies the very number that was sealed.
seed-false = Your browser opened the seal itself: behind it lies another number than the one that was sealed.
words-mine = Your browser’s words are in the shuffle, added after the seal and after everybody’s promise: nobody could choose it, not even the server.
words-mine-but = Your browser’s words are in the shuffle, added after the seal and after everybody’s promise.
words-touched = The seal, your browser’s words or somebody’s promise are not what your browser saw before the deal. Somebody may have chosen this shuffle.
words-away = Your browser was away when the game began, and added nothing to the shuffle.
words-elsewhere = You sat down here with another browser: only that one can look for its words.
words-nobody = No browser added to this shuffle. The seal shows that nobody changed it, not that nobody chose it.
words-others = You did not add to this shuffle yourself. Whoever did can look for their words.
# Never 0.
words-lacking = { $count ->
    [one] One browser had promised words and added none. In league with the server it could have chosen between two shuffles, not more.
   *[other] { $count } browsers had promised words and added none. In league with the server they could have chosen between { $shuffles } shuffles, not more.
  }
words-added = Words added to the shuffle
words-how = How is it that nobody can choose the shuffle?
words-how-seal = Before the deal the server drew a secret number and showed everybody its seal, so that it could not take another one later.
words-how-words = When you sat down, your browser drew random words and gave only a promise of them. Once the seal and all promises lay on the table, each browser opened its words, and the shuffle was made of all of them and the secret number. Whoever wanted to choose it would have had to know your words beforehand, and only your browser did.
words-how-limits = What this does not show: the server knows the secret number while you play. It could not choose the cards, but it could look at them.
words-called = The cards are being shuffled: each browser adds its words.
replay-running = This game is still being played
replay-as = As seen by
replay-as-all = all open
replay-as-public = a spectator
replay-speed = Speed
play = Play
pause = Pause
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
step-of = Step { $at } of { $last }
contents = Contents
rules-learn = To learn from
rules-look-up = To look up
rules-find = Find words, or a number
rules-found-none = Nothing found
ruling-of = { $rule }: why we play it so
ruling-why = Why:
ruling-otherwise = It could also be read:
try-it = Try it
try-afresh = Start again
try-leave = Back to the picture

me = Me
nobody-yet = No name yet
me-nobody = You can play at once. A name is enough, and even that can wait.
me-guest = Guest: this browser remembers you.
me-account = You have an account: log in on any device.
keep = Save
done = Done.
my-record = My record
game = Game
played = Played
won = Won
rating = Rating
rating-more = Everybody begins at 1,500; who wins more than expected rises. With fewer than ten rated games a rating is provisional.
make-account = Make an account
make-account-more = Only needed to play on several devices. No e-mail; nobody else sees the user name.
account-made = You have an account now.
handle = User name
password = Password (at least 10 characters)
old-password = Old password
new-password = New password
change-password = Change password
log-in = Log in
log-in-passkey = Log in with a passkey
logged-in = Welcome back.
logged-out = You are logged out.
logged-out-everywhere = You are logged out on every device, and the tokens of your programs have ended.
password-changed = Your password is changed. Other devices are logged out, and the tokens of your programs have ended.
passkeys = Passkeys
add-passkey = Add a passkey
forget = Forget
tokens = Tokens for programs
tokens-more = With a token a program of yours can play in your name. Tokens end when you change your password or log out everywhere.
token-made = Here is the token. It is shown only this once.
program = Name of the program
make-token = Make a token
revoke = Revoke
leave-house = Log out and delete
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-guest = You are a guest: without a password or a passkey nobody can come back as you. Log out, and the seats in your running games are lost.
log-out-guest-yes = Log out all the same
delete-me = Delete my data
delete-me-more = Your name, your account and your chat are deleted. Games you played remain, without your name.

# Courses
learn = Learn
learn-go-on = Go on learning
learn-steps = Lessons
learn-done = (done)
learn-right = Right!
learn-wrong = Not quite.
learn-remember = Remember:
learn-glows = The right place glows now. Have another try.
learn-again = Try again
learn-continue = Continue
learn-back = Back
learn-skip = Skip
learn-rules = From the rulebook:
learn-summary = What you know now
learn-summary-more = That was the course. All that is left is to play.
learn-first-game = Play your first game
learn-to-first-game = Back to your first game
learn-first-game-again = Begin it anew
learn-not-kept = That could not be kept: the server does not answer.
coach = The coach
coach-enough = You have finished the course! Play on as long as you like.
# ---- puzzles ----
puzzles = Puzzles
puzzles-lead = Positions from games between masters in which one choice is clearly best, by what you can see. It was thought through twice, at length.
puzzles-tally = Solved at the first attempt: { $solved } of { $all }
# Never 0.
puzzle-streak = { $days ->
    [one] Streak: 1 day
   *[other] Streak: { $days } days
  }
puzzle-today = Today’s puzzle
puzzle-next = Next puzzle
puzzle-every = All
puzzle-all = All puzzles
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzle-missed = missed
puzzle-open = not tried yet
puzzle-ask = One choice is clearly best, by what you can see. Which?
puzzle-once = You have tried this one before: the first attempt counts.
puzzle-right = Well seen! Nothing else comes close.
puzzle-wrong = A tempting thought, but the best is: { $action }
puzzle-chances = Chances to win, among equals
puzzle-best = the best
puzzle-mine = your choice
puzzle-unweighed = Your choice was not among those worth a closer look.
puzzle-about = { $chance } ± { $off }
puzzle-even = Even is { $even }. The sign ± tells how far a chance may be off: twice the standard error of twelve long searches.
puzzle-show = Show on the board
# ---- notices ----
notices = Being told
notices-more = When it is your turn and you are away, when your time runs out, when a game is over or another is offered. Never what you have seen yourself, and nothing of anybody’s cards.
notices-here = Tell me on this device
notices-denied = The browser does not allow it. Look at its settings for this page.
notices-insecure = This browser can only be told over https.
notices-unknown = This browser cannot be told. On an iPhone or iPad add the page to the home screen first.
notices-guest = With an account also by mail, in your calendar or by a webhook.
notices-others = By mail, in a calendar, by a webhook
notices-kind-here = This device
notices-kind-push = Another device
notices-kind-mail = Mail
notices-kind-calendar = Calendar
notices-kind-webhook = Webhook
notices-unconfirmed = Waiting for you to follow the link in the letter.
notices-try = Try
notices-tried = A word is on its way.
notices-mail = Your mail address, at most one letter an hour
notices-mail-add = Write to me
notices-mail-sent = A letter is on its way. Follow the link in it.
notices-no-mail = This server sends no mail.
notices-calendar = A private address with your deadlines, for your calendar
notices-calendar-add = Make an address
notices-webhook = Webhook: an https address of yours that is called
notices-webhook-add = Add
notices-shown-webhook = What it gets is signed with this (HMAC-SHA256 in X-Comptoir-Signature). It is shown only this once.
notices-shown-calendar = Subscribe to this address in your calendar. Keep it to yourself; it is shown only this once.
remove = Remove
letter-confirm = Mail from Comptoir
letter-confirm-more = Shall letters come to this address when it is your turn?
letter-confirm-yes = Yes, write to me
letter-confirm-done = Letters will come when it is your turn and you are away.
letter-unsubscribe = No more letters
letter-unsubscribe-more = No more letters will come to this address.
letter-unsubscribe-yes = No more letters
letter-unsubscribe-done = Done. No more letters will come.
trouble-needs_account = For that you need an account.
trouble-no_mail = This server sends no mail.
trouble-bad_address = This address cannot be told anything.
trouble-too_many_channels = Ways to be told: { $most } at most. Remove one first.
# ---- ways back ----
codes = Recovery codes
codes-more = If you forget your password, one of these lets you in and you choose a new one. Each works once. Write them down somewhere safe.
codes-make = Make recovery codes
codes-again = Make new ones
codes-left = { $count ->
    [0] You have none.
    [one] One code is left.
   *[other] { $count } codes are left.
  }
codes-made = Here are your codes. They are shown only this once.
elsewhere = Go on at another device
elsewhere-more = As a guest you are known to this browser only. A link that works once takes you to your phone or another computer, with your name and your tables.
elsewhere-more-account = Log in there as usual, or take a link that works once.
elsewhere-go = Show the way
elsewhere-how = Point the other device’s camera at this, or open the link there. It works once, within ten minutes. Whoever opens it is you: give it to nobody.
elsewhere-qr = QR code with the link
address-local = This address leads to this very machine only. Open Comptoir by its own address first.
my-data = What is known of me
export = All of it, as a file
privacy = Privacy
passkey-name = Name of this passkey
forgotten = Password forgotten?
recover = Back into your account
recover-more = With one of the recovery codes you wrote down.
recover-code = Recovery code
recover-go = Log in with the new password
recover-letter = Or by letter
recover-letter-go = Send me a link
recover-letter-sent = If there is such an account and it has a confirmed mail address, a letter is on its way.
recover-keeper = Neither code nor mail? Ask whoever runs this server: they can give you a link.
recovered = Welcome back, { $name }. Other devices are logged out.
recovered-handle = Your user name is { $name }.
recovered-go = To my page
move = Go on here
move-more = From now on this device knows you too, with your name and your tables.
move-go = Go on here
move-somebody = This device already knows you as { $name }. Log out first if you want to be somebody else here.
privacy-who = Who keeps this
privacy-who-more = Whoever runs this server, on their own machine. Comptoir asks no other company: no advertising, no counting of visitors, no fonts or scripts from elsewhere.
privacy-guest = As a guest
privacy-guest-more = The name you chose and a random cookie by which your browser is known. The server keeps only the hash of the cookie. Network addresses are used for limits and not written down.
privacy-account = With an account
privacy-account-more = Also your user name, your password as a hash (argon2), and your passkeys: what we keep is their public half and the name you gave them; your fingerprint or face never leaves your device. A passkey is bound to this server’s address; there is no passkey without a secure connection, and we cannot bring back one that your device has lost – that is what recovery codes are for.
privacy-games = Games and talk
privacy-games-more = Moves, results, ratings, which lessons and puzzles you have done, and what is said at a table. Whoever may see a table sees its players’ names and its chat; public tables are open to all. Hidden cards are shown to nobody before the rules say so. What you report is read, with your name, by whoever runs the server.
privacy-notices = Notices
privacy-notices-more = Only if you turn them on: the address your browser, your mail or your program gave. What is sent by push is encrypted for your browser. A notice names the game and the people at the table, never anybody’s cards. To know whether you need one, the server notes when you last had a table before your eyes.
privacy-others = Who else learns something
privacy-others-more = Your browser’s maker carries push messages without being able to read them; your mail provider carries letters. Nobody else.
privacy-long = How long
privacy-long-more = Guests who left no trace are forgotten after 30 days, logins after 180. Finished games stay as records. Whoever runs the server may have chosen other times, and keeps backups.
privacy-delete = Taking it with you, deleting it
privacy-delete-more = On the page about you: all that is known of you as a file, and the button that deletes name, account, chat, ratings and notices. Games you played remain, without your name.
trouble-no_ticket = This link or code is not good any more: it works once, and not for ever.
trouble-somebody_here = This device already knows somebody. Log out first.
trouble-banned = Whoever runs this server does not let you in.

answers-more = More
tools = Tools
more = More
full-screen = Full screen
keys = Keys
copy-table-link = Copy the link to this table
beside-the-board = Beside the board
log-find = Filter and search
seat-whole = All that { $player } has
all-choices = All choices
choices-found = { $count ->
    [0] No such choice
    [one] One choice
   *[other] { $count } choices
  }
tool-hint = Hint
tool-why = Why not
tool-what = Explain
tool-score = Score
tool-choices = Choices
tool-rules = Rules
tool-undo = Undo
tool-log = Log
tool-more = More
keys-anywhere = Everywhere
keys-table = At the table
keys-board = On the board
keys-stage = While moves are shown
keys-replay = In a replay
key-show-keys = show the keys
key-full-screen = full screen, and back
key-close = close what is open
key-choices = all choices
key-hint = hint
key-score = score sheet
key-log = what happened
key-press = choose what has the focus
key-walk = to the next lit space
key-zoom = closer, further, the whole map
key-next = next step
key-hurry = hurry
key-stroke = to the end of this turn
key-now = to now
key-again = the last turn again
key-slower = slower
key-faster = faster
key-play = play and stop
key-step-back = one step back
key-step-on = one step on
key-to-start = to the beginning
key-to-end = to the end
key-name-space = Space
key-name-shift = Shift
key-name-escape = Esc
key-name-enter = Enter
key-name-end = End
key-name-home = Home
key-hold = hold { $name }
text-size = Text size
text-size-0 = small
text-size-1 = normal
text-size-2 = large
text-size-3 = very large
sound-offer = Would you like quiet sounds: wood on wood, coins, a chime when it is your turn?
sound-yes = Yes, with sounds
sound-no = No, thank you
go-on-table = Go on playing
my-tables-all = All my tables ({ $count })

# ---- together ----
people = People
people-more = Whose clock has run out, or who has been waited for three days without a clock, can be replaced by a bot. All the others together can decide it earlier, if there are two of them at least: after ten minutes, or turn by turn when four fifths of the time are gone.
is-here = here
is-away = away
bot-stands-in = a bot stands in
waited-minutes = { $count ->
    [one] waited for one minute
   *[other] waited for { $count } minutes
  }
waited-hours = { $count ->
    [one] waited for one hour
   *[other] waited for { $count } hours
  }
waited-days = { $count ->
    [one] waited for one day
   *[other] waited for { $count } days
  }
replace = Put a bot in their place
replace-vote = Propose a bot
pause-game = Pause the game
propose-pause = Propose a pause
propose-abandon = Propose to give the game up
close-table = Close the table
motion-pause = { $player } proposes a pause.
motion-abandon = { $player } proposes to give the game up. It would count for nobody.
motion-replace = { $player } proposes that a bot plays on for { $name }.
motion-missing = Not asked yet or still thinking: { $players }.
motion-yes = Agree
motion-no = No
motion-back = Take it back
paused = The game stands still. No clock runs.
resume = Go on
host-tools = For the host
host-tools-more = A seat that is freed also ends the links given out so far.
seat-up = Move up
free-person = Free the seat
revoke-links = New link, old ones end
note-left = { $name } has left. A bot plays on.
note-removed = A bot has taken the place of { $name }.
note-stand_in = Time is up for { $name }: a bot stands in.
note-back = { $name } is back.
note-paused = The game was paused.
note-resumed = { $name } goes on with the game.
note-abandoned = The game was given up.
trouble-paused = The game stands still. Go on first.
trouble-other_motion = Something else is proposed. Answer that first.
trouble-nobody_there = There is nobody else at this seat.
trouble-not_absent = It is too early for that: they may come back.
trouble-too_few_to_vote = With two people at the table nobody is voted out.
trouble-others_play = Others play here. Propose to give the game up.
# ---- invitations ----
invited-by = { $name } invites you to { $game }
invited-free = A seat is free. What should the others call you?
invited-full = All seats are taken. You can watch.
invited-running = The game has begun. You can watch.
invited-finished = The game is over. You can look at it.
invited-closed = This table is closed.
watch-instead = Watch instead
invitation-qr = As a QR code

# ---- without a server: everything in this browser ----

welcome-here =
    Games of trade and bluff, complete, with exact rules and honest bots.
    All of it runs in your own browser: alone or round one screen, online or not.
engine-comes = Setting up the tables … { $percent } %
engine-failed = The games could not be started in this browser. They need WebAssembly and a connection for the first visit.
unkept-forbidden = Your browser forbids this page to keep anything: the game goes on, but only as long as this tab is open.
unkept-full = Your browser has no room left: what happens now is not kept. Save everything as a file, then make room.
grandmaster-weaker = The grandmaster plays as a master: its network did not come.
other-tab = This game is open in another tab
other-tab-more = Only one tab plays a game at a time, so that nothing is played twice.
other-tab-take = Play here
trouble-elsewhere = This game is open in another tab.
trouble-needs_house = That needs a server: this page runs in your browser only.
trouble-bad_luggage = This is not a file we can read.
needs-house = With others from afar
needs-house-way =
    Invitations, chat and ratings between people need a server that everybody can reach. Anybody can run one: install Comptoir and
    start “comptoir serve”, or ask somebody who has. Round one screen you can play with others right here.
here = In this browser
here-more = There is no server behind this page: your name, your games and how far you are in the courses are kept here and nowhere else.
here-busy = One moment …
here-rename = Use this name
here-kept = Your games
here-kept-more =
    Every move is written down before it is shown. Whoever clears this browser’s data clears the games too: save them as a file now and
    then, and bring the file along to another browser.
here-used = Used here: about { $megabytes } MB, the engine of the games included.
here-export = Save everything as a file
here-import = Bring in such a file
here-record = Bring in a record
here-imported = New games: { $tables }. Known already: { $known }. Not readable: { $broken }.
here-safe = Ask the browser to keep it for good
here-safe-now = The browser promises to keep it.
here-safe-not = The browser does not promise that. Save everything as a file now and then.
here-privacy =
    Nothing you do here leaves this browser. Whoever keeps this page sees that its files are fetched, as with any page, and neither your
    name nor your games. No other address is asked for anything.

# Where the server cannot be reached
play-alone = Play by yourself
play-alone-more = All games are in this browser, too. What you play to its end can be sent to your games later.
alone-here = You are playing without the server: games stay in this browser. When it is back you can send them to your games there.
alone-back = Back to the server
unsent = Played by yourself
unsent-more = These games are in this browser only. The server plays each again to check it, and keeps it among your games; it counts for no rating.
# Never 0.
unsent-send =
    { $count ->
        [one] Send it to my games
       *[other] Send all { $count } to my games
    }
unsent-arrived = it is among your games
unsent-refused = Not accepted:
unsent-bad = The server could not play it again as it is written down here.

review = Review
review-title = { $game }: how it was decided
review-thinking = Thinking about the game
review-rough = First look at every decision…
review-refining = Thinking it over once more, more carefully. What stands here can still change a little.
review-chances = Chance to win, in %
review-marks = Rings mark turning points; large ones are those below.
review-parts = What made the result, in points of the chance to win
review-seat = Player
review-start = At the start
review-luck = Luck
review-given = Given by others
review-decisions = Own decisions
review-result = Result
review-how = The row adds up. A bot judged every decision by what the player could see then; luck is what nobody could know.
review-turning = Turning points of { $player }
review-point = { $number }. ({ $lost })
review-no-turning = Nothing was clearly better than what was played here.
review-no-turning-yet = None found yet.
review-played = Played
review-better = Better
# Never 0.
review-lost = { $points ->
    [one] It cost { $points } point of the chance to win.
   *[other] It cost { $points } points of the chance to win.
  }
review-to-moment = Show in the replay
review-moment = { $round }: { $what }
review-thought = Imagined games: { $games }
trouble-too_many_reviews = Games being reviewed: { $most } at most. Wait until one is done.

# Looking back: my games, other people, ranking
game-rated-people = The game counts for the ratings: no hints, and nothing is taken back
trouble-no_undo = In a rated game between people nothing is taken back.
trouble-too_many_records = Games from elsewhere you may keep: { $most } at most. Take one away first.
profile = Profile
my-games = My games
all-my-games = My games
my-games-none = No finished game of yours yet.
games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# Never 1.
games-bound = Only the last { $most } are looked at.
no-games-found = No game is like that.
game-won = Won
game-place = Place { $place }
game-was-rated = rated
game-was-brought = brought along
filter-all = All
filter-with = With
filter-result = Result
filter-won = Won
filter-lost = Not won
pages = Pages
page-before = Newer
page-after = Older
page-of = Page { $at } of { $last }
statistics = Statistics
mean-place = Mean place
best-score = Best score
best-streak = Most wins in a row
by-seats = By players at the table
by-opponents = By opponents
against-people = People
# Never 1.
seats-of = { $count } players
cost-title = What your decisions cost
cost-axis = reviewed games, the newest last
cost-one = One game is reviewed: { $what } of the chance to win.
cost-more = How much of the chance to win your own decisions gave away in each game that was reviewed, in percent. Lower is better.
# Never 0.
cost-ask =
    { $count ->
        [one] Review the last game
       *[other] Review the last { $count } games
    }
# Never 0.
cost-waiting =
    { $count ->
        [one] { $count } game is being reviewed. You may go on meanwhile.
       *[other] { $count } games are being reviewed. You may go on meanwhile.
    }
rating-provisional = provisional
rating-rough = approximate
rating-settled = established
ranking = Ranking
ranking-title = { $name }: ranking
ranking-games = Rankings of the other games
ranking-none = Nobody has played a rated game yet.
ranking-mine = Your place: { $place }.
ranking-to-me = Show it
rank = Place
player = Player
rated-games = Rated games
person-missing = There is nobody by this name here any more.
person-account = Here since { $what }.
person-guest = A guest since { $what }.
person-bot = A level of the bots: they are rated like people.
person-record = Record
person-nothing = No finished game yet.
person-together = Our games
person-games = Games
person-games-more = Those everybody may see, and those you played together.

# Records from files, and pictures
records = Open a record
records-more = A record is a whole game as a file. Here it is played again and checked: every rule, every shuffle, every score.
records-drop = Drop a record here
records-choose = Choose a file
record-bound = A file ending in .jsonl, up to { $megabytes } MB
record-too-large = This file is too large: up to { $megabytes } MB can be read.
record-genuine-more = The seal was opened, and the number under it gives exactly these shuffles. Nobody has changed a move or a score.
record-false-more = It cannot be played again as it is written: something in it was changed, or is missing.
record-line = Line { $number }:
record-seat = Which seat was yours?
record-seat-none = None of them
record-keep = Keep it with my games
record-keep-more = Up to 200 games from elsewhere can be kept. They count for no rating, and only you see them. For a review the game is kept, too.
record-keep-here = It is kept in this browser. For a review the game is kept, too.
record-kept = It is with your games now.
record-kept-here = It is kept in this browser now.
record-take-away = Take away
picture = Picture
picture-more = The board as you see it now: at your own table it shows your secrets, too.
picture-png = Save as PNG
picture-svg = Save as SVG
picture-failed = This browser cannot make a picture of it.

# ---- the analysis board ----
analysis = Analysis board
analysis-moment = Moment { $at } of { $last }
analysis-open = Everything is open, and luck is as it was sealed. Try something on the board.
analysis-seen = This is what { $player } saw. Whatever you try goes on in an imagined world.
analysis-world = Imagined world { $number } of { $last }.
analysis-imagined = It looks to { $player } as the table did; all the rest is only imagined, as bots imagine it. What was really hidden is not shown.
analysis-unveil = Show all of it
analysis-show-worlds = Show imagined worlds
analysis-other-world = Another world
analysis-choose-for = Choose for
analysis-lines = Lines
analysis-start = The moment
analysis-nothing-tried = Nothing tried yet.
analysis-cut = Remove this move
analysis-ask = What does the search think?
analysis-longer = Think longer
analysis-thinking = It is thinking…
analysis-thought = What the search thinks
analysis-chances = Chances of { $player } to win, among equals
analysis-off = Even is { $even }. In 19 of 20 cases a chance is off by no more than the number behind ±.
analysis-leads = For this game chances were not measured: these are leads.
analysis-mixed = The choice is a secret: whoever always does the same is read.
analysis-try = Try
analysis-try-it = Try: { $action }
analysis-long = Moves in a line: { $most } at most.
analysis-full = Moves in all lines of a moment: { $most } at most. Remove some first.
analysis-play-on = Play on from here
analysis-play-on-open = At an unrated table of your own, bots at the other seats. It goes on from what really was, with new luck.
analysis-play-on-imagined = At an unrated table of your own, bots at the other seats. It goes on in the imagined world, with new luck.
analysis-my-seat = My seat
weighed-share = drawn { $share }
origin = This game goes on from a moment of another one.
origin-imagined = This game goes on from a moment of another one, in an imagined world.
origin-look = Look at the moment
genuine-begun = from the position on in which it was begun

# Boards of one’s own.
boards = Boards
boards-more = Draw a board of your own, or copy the one in your box. What you draw stays in this browser until you save it.
board-new = New board
board-new-name = My board
board-copy-name = Copy of the built-in board
board-built-in = The built-in board
board-built-in-more = Open a copy
board-from-file = From a file
board-bring = Open a file
board-download = Download
board-drop = Delete
board-unreadable = This file is not a board of { $game }.
board-lost = This board is not in this browser
board-name = Name of the board
board-kept = Kept in this browser
board-keeping = Not kept yet…
setup-board = Board
board-by-link = By its link
board-link-given = Link of the board
board-of = “{ $name }”, drawn by { $player }
board-unrated = On a board that somebody has drawn the game does not count for the ratings.
agreed-board = Board: “{ $name }”
trouble-no_board = There is no such board.
trouble-bad_board = This is not a board one can play on.
trouble-board_seats = Most players on this board: { $most }.
trouble-board_too_large = A board has { $most } kB at most.
trouble-other_game = This is a board of another game.
trouble-too_many_boards = Boards you may keep: { $most } at most. Take one away first.
other-languages = In the other languages
drawing-tools = Tools
take-away = Remove
deselect = Deselect
undo-step = Undo: { $what }
redo-step = Redo: { $what }
undo-nothing = Nothing to undo
redo-nothing = Nothing to redo
did-add = something added
did-move = something moved
did-change = a change
did-paint = a stroke
did-remove = something removed
remarks = Remarks
remarks-none = Nothing to remark: it can be played on.
remarks-said = Faults: { $grave }. Advice: { $advice }.
keys-editor = While drawing a board
keys-map = On the sheet of a map
key-undo = undo
key-redo = redo
key-save = save
key-remove = remove what is selected
key-deselect = select nothing
key-thing-next = to the next thing
key-thing-before = to the thing before
key-act = use the tool at the cursor
key-nudge = move what is selected, or the cursor
key-stride = five times as far
key-figure = toll of the route, value of the city
key-select = select and move
key-region = outline a region
key-brush = paint a region
key-city = put down a city
key-village = put down a village
key-route = join by a route
key-two = cover for two players
key-name-ctrl = Ctrl
key-name-delete = Del
key-name-backspace = ⌫
remarks-grave = { $count ->
    [one] { $count } fault to mend
   *[other] { $count } faults to mend
    }
remarks-advice = { $count ->
    [one] { $count } piece of advice
   *[other] { $count } pieces of advice
    }
remarks-all = { $count ->
    [one] The { $count } remark
   *[other] All { $count } remarks
    }
board-save = Save
board-share = Share
board-share-more = Whoever has this link sees this board, with your name ({ $name }), and can play on it.
board-its-link = Link to this board
board-play = Play on it
board-saved = Saved
board-theirs = A board by { $name }. What you change becomes your own copy.
board-make = By chance
board-comparing = Bots play on some boards; you get the most even one.
board-making = Drawing…
board-made-name = A board by chance
board-try = Try it
trial-title = How “{ $name }” plays
trial-back = Back to the drawing
trial-more = Bots of the level Merchant play on it among themselves.
trial-progress = Games played: { $count } of { $most }
trial-length = Length
trial-lengths = Moves a game: { $least } to { $most }; the game in the middle: { $number }.
trial-wins = Wins by the order of play
trial-place = Place { $n }
trial-ends = How games ended
trial-points = Where points come from
trial-all-used = None
