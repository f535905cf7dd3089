# The browser client's own sentences. The same keys and variables stand in fr.ftl and de.ftl.
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
sound = Quiet sounds
at-once = My steps count at once, without a confirmation
close = Close
not-found = There is nothing here
not-found-more = Perhaps the address was mistyped. The games stand on the shelf.
no-board = This board is still at the carpenter’s.

welcome = Pull up a chair
welcome-more =
    Merchant games, complete, with exact rules and honest bots.
    Alone, with friends far away, or round one screen. No account needed.
play-now = Play now
invite = Invite
same-screen = Same screen
choose-bots = Choose bots
rules = Rules
players = { $least }–{ $most } players
minutes = { $least }–{ $most } min
weight = Weight: { $weight } of 5
my-tables = My tables
older-tables = My older tables
watched-tables = Tables I watch
open-tables = Tables to join or watch
open-tables-none = No table is waiting for anybody just now. Set one and invite.
recent-records = Games played
recent-records-none = No finished game to look at yet.
your-turn = Your turn
table-open = seats free
table-running = playing
seat-open = free seat
bot-name = { $level } { $seat }
level-beginner = Beginner
level-apprentice = Apprentice
level-merchant = Merchant
level-master = Master

setup-invite = Set a table and send the link. Whoever follows it sits down.
setup-screen = Everybody plays on this device. A curtain falls between turns.
setup-bots = You against bots that see only what their seat sees.
your-name = Your name
seats-count = Players at the table
player-number = Player { $number }
a-bot = a bot
bot-level = Bots play like a
clock = Clock
clock-none = none: take your time
clock-live = live: a minute a move, ten in reserve
clock-days = by days: three days a move
table-public = Anybody may see this table and join
seats-by-lot = Draw lots for the seats
set-the-table = Set the table
begin = Begin

invited = You are invited
invited-more = A seat is kept for you. Tell us how the others shall call you.
you-are = You are { $name }.
sit-down = Sit down
sit-here = Sit here
invitation-gone = This invitation is not good any more. Ask for a new one.
invitation-gone-more = Links can be called back by the host, and end with the table. You can still set a table of your own.
lobby = The table is set. The game begins when the seats are taken.
table-closed = This table was cleared.
table-full = This game has become too long for the house: nobody can play on. The table is cleared a day after the last move.
invitation-link = Invitation: send this link
copy = Copy
copied = Copied
copy-link = Copy link
fill-with = Free seats go to
begin-with-bots = { $count ->
    [one] Begin, with one bot
   *[other] Begin, with { $count } bots
  }
host-begins = The host begins the game.
leave = Leave
leave-table = Leave the table
leave-table-more = { $seats ->
    [one] A bot takes your seat and plays it to the end. You cannot come back.
   *[other] Bots take all the seats at this screen and play them to the end. You cannot come back.
  }
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
days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
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
type-a-choice = Type a choice ( / )
all-choices = { $count ->
    [0] No such choice
    [one] One choice
   *[other] All { $count } choices
  }
why-not = Why not?
why-not-more = Name something you would like to do. The house answers with the rule.
why-not-what = Action
ask = Ask
understood = I see
allowed = That is allowed: go ahead.
hint = Hint
thinking = Thinking…
hint-sure =
    A bot that sees only what you see imagined { $asked } games, tried this in { $agreed } of them,
    and would expect { $expects } (50 % is an even game).
hint-others = It also thought of:
score-sheet = Score sheet
sheet-who = Who
sheet-why = What for
sheet-rule = Rule
sheet-amount = Amount
sheet-empty = Nothing has been counted yet.
undo = Take my move back
undo-asked = { $player } would like to take a move back.
undo-agree = Agree
undo-refuse = No
undo-drop = Never mind
undo-waits = Waiting for { $players }.
event-undone = { $seat } took a move back.
log = What happened
log-of = Lines of
log-of-all = everybody
log-search = Search
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
send = Send
mute = Mute
muted = People you do not hear
unmute = Hear again
away = The connection is away. We keep trying; nothing is lost.
since-last = Since your last move
go-on = Go on
hand-to = Hand the device to { $player }
hand-to-more = Everybody else: look away, please.
i-am = I am { $player }

trouble-house = The house did not answer as it should. Try again.
house-away = The house does not answer
house-away-more = It may be starting just now. We keep trying.
try-again = Try again
trouble-unavailable = The house cannot write anything down just now. Your move is sent again by itself.
trouble-slow = That was too fast. Wait a moment.
trouble-moved-on = The table had moved on. Look again.
trouble-notation = That is not an action of this game. Try for example the words of a choice.
trouble-hint = No hint just now.
trouble-taken = That does not work: the name is taken, or it was done already.
trouble-password = Name or password is not right.
trouble-form = Something in the form is not as it should be.
trouble-too-many-open = So many tables of yours have not begun yet. Begin one or leave one first.
trouble-too-many-running = So many games of yours are going on. Finish one first.
trouble-too-many-bot-tables = At several tables of yours bots play among themselves. Wait until they have finished.
trouble-too-many-undos = At this table nothing can be taken back any more.
trouble-undo-refused = That was refused. You can ask again after the next action.
trouble-table-full = This game has become too long for the house. Nobody can play on.
trouble-busy = What you asked for before is still being thought about. Wait a moment.
trouble-name = This name cannot be had: choose one of letters that can be seen, at most 32, and not what a bot is called.

lowest-wins = The lowest score wins.
game-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
  }
rematch = Rematch
rematch-join = Join the rematch
reckoning = Reckoning
replay = Replay
download = Download record
verify = Verify the shuffle
genuine = Every rule was obeyed and every shuffle was the sealed one.
not-genuine = This record is not genuine.
seal = Seal of the seed, published before the deal:
seed-checked = Your browser opened the seal itself: behind it lies the very number that was sealed.
seed-false = Your browser opened the seal itself: behind it lies another number than the one that was sealed.
words-mine = Your browser’s words are in the shuffle, added after the seal and after everybody’s promise: nobody could choose it, not even the house.
words-mine-but = Your browser’s words are in the shuffle, added after the seal and after everybody’s promise.
words-touched = The seal, your browser’s words or somebody’s promise are not what your browser saw before the deal. Somebody may have chosen this shuffle.
words-away = Your browser was away when the game began, and added nothing to the shuffle.
words-elsewhere = You sat down here with another browser: only that one can look for its words.
words-nobody = No browser added to this shuffle. The seal shows that nobody changed it, not that nobody chose it.
words-others = You did not add to this shuffle yourself. Whoever did can look for their words.
words-lacking = { $count ->
    [one] One browser had promised words and added none. In league with the house it could have chosen between two shuffles, not more.
   *[other] { $count } browsers had promised words and added none. In league with the house they could have chosen between { $shuffles } shuffles, not more.
  }
words-added = Words added to the shuffle
words-how = How could nobody choose the shuffle?
words-how-seal = Before the deal the house drew a secret number and showed everybody its seal, so that it could not take another one later.
words-how-words = When you sat down, your browser drew random words and gave only a promise of them. Once the seal and all promises lay on the table, each browser opened its words, and the shuffle was made of all of them and the secret number. Whoever wanted to choose it would have had to know your words beforehand, and only your browser did.
words-how-limits = What this does not show: the house knows the secret number while you play. It could not choose the cards, but it could look at them.
words-called = The cards are being shuffled: each browser adds its words.
replay-running = This game is still being played
replay-as = As seen by
replay-as-all = all open
replay-as-public = a spectator
replay-speed = Speed
replay-speed-0 = slow
replay-speed-1 = easy
replay-speed-2 = brisk
replay-speed-3 = fast
play = Play
pause = Pause
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
step-of = Step { $at } of { $last }
contents = Contents

me = Me
nobody-yet = Nobody yet
me-nobody = You can play at once. A name is enough, and even that can wait.
me-guest = A guest: this browser remembers you.
me-account = You have an account: log in on any device.
keep = Keep
done = Done.
my-record = My record
game = Game
played = Played
won = Won
rating = Rating
make-account = Make an account
make-account-more = Only needed to play on several devices. No e-mail; the name to log in with is seen by nobody else.
account-made = You have an account now.
handle = Name to log in with
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
leave-house = Leave
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-guest = You are a guest: without a password or a passkey nobody can come back as you. Log out, and the seats in your running games are lost.
log-out-guest-yes = Log out all the same
delete-me = Delete all that is mine
delete-me-more = Your name, your account and your chat are deleted. Games you played remain, without your name.
