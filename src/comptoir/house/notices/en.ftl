# What people are told when they are away. Names may be many: they stand alone, after a word that fits any number.
notice-turn = { $game }: it is your turn.{ $others ->
    [0] {""}
   *[other] {" "}At the table: { $players }.
  }
notice-late = { $game }: your time is running out.{ $others ->
    [0] {""}
   *[other] {" "}Waiting for you: { $players }.
  }
notice-invited = { $game }: another game? A seat is kept for you.{ $others ->
    [0] {""}
   *[other] {" "}At the table: { $players }.
  }
notice-over = { $game }: the game is over. See how it ended.{ $others ->
    [0] {""}
   *[other] {" "}You played with { $players }.
  }
notice-left = { $hours ->
    [one] One hour left.
   *[other] { $hours } hours left.
  }
# Never 1.
notice-several = { $count } things are waiting for you
notice-try = This is how you will be told when it is your turn.
notice-confirm = Shall Comptoir write to this address when it is your turn?
notice-recover = Somebody would like to get back into your account. Was it you?
letter-confirm = If you did not ask for this, do nothing: no more letters will come.
letter-recover = The link is good for one hour and works once. If you did not ask for it, do nothing: your password stays what it is.
letter-why = You get at most one such letter an hour, and only when you are away.
letter-unsubscribe = No more letters:
calendar-turn = { $game }: your time is up
# What messengers show of an invitation.
preview-title = { $name } invites you to { $game }
preview-free = { $free ->
    [0] All seats are taken: you can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
preview-over = This table is not open any more.
