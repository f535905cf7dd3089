you = you
table-help = type a number, an action such as those in brackets, or ? for help.
table-commands =
    Type the number of a choice, or the action itself. Also:
      why ACTION   why it is not allowed       rules [ID]   the rulebook
      board        the table again             log          all that happened
      sheet        the score sheet             hint         what a bot would do with what you see
      save [FILE]  save and go on              quit         save and leave
bot-says = { $name }, a bot, says: “{ $words }”
choose = Your choice:{" "}
which = { $parameter }?{" "}
allowed = Yes, that is allowed.
all-the-same = Do it all the same? Type yes, or Enter to think again:{" "}
yes = yes
hint = A simple bot that sees what you see would play: { $action }
curtain = Hand the keyboard to { $player }, then press Enter.
saved = Saved in { $file }; go on with: comptoir play --resume { $file }
seed-shown = The record with the seed of the shuffle is in { $file }; check it with: comptoir verify { $file }
scores-so-far = So far: { $scores }.
sheet-later = { $kind }, in the end
# Never 0.
game-over = { $scores }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
  }
review-thinking = thinking
review-title = chances of each player, in percent
review-seat = seat
review-player = player
review-began = began
review-decisions = own decisions
review-received = from the others
review-luck = luck
review-ended = ended
review-curve = curve
review-entry = entry
review-played = played
review-expected = expected
review-best = best seen
review-decision = decision
review-drawn = The curves are in { $file }.
