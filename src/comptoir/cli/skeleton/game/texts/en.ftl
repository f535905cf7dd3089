title = Nuts
tagline = Lay high, and crack them.
action-lay = Lay the { $card }
action-crack = Crack the nuts
action-leave = Leave the nuts
param-card = Card
prompt-lay = Lay a card face down.
prompt-crack = Crack the nuts, or leave them?
waiting-lay = { $players } may lay a card.
waiting-crack = { $players } may crack the nuts.
event-dealt = { $seat } gets { $card ->
    [hidden] a card
   *[other] the { $card }
  }.
event-ready = { $seat } is ready.
event-laid = { $seat } laid the { $card }.
event-cracked = { $seat } cracks { $amount ->
    [one] { $amount } nut
   *[other] { $amount } nuts
  } ({ $rule }).
event-left = { $seat } leaves { $pot ->
    [one] { $pot } nut
   *[other] { $pot } nuts
  } in the bowl.
reason-card = The { $value } is worth laying.
reason-crack = { $pot ->
    [one] There is { $pot } nut
   *[other] There are { $pot } nuts
  } in the bowl.
reason-leave = They are not worth it.
would-pot = { $amount ->
    [one] +1 nut
   *[other] +{ $amount } nuts
  }
refusal-N2-time = All cards of this round are laid.
refusal-N2-card = You do not hold the { $card }.
refusal-N4-time = The nuts are cracked when all have laid a card.
refusal-N4-taker = { $taker-seat } laid the highest card and decides.
refusal-N6 = The game is over.
phase-lay = Lay
phase-crack = Crack
about-phase-lay = Everybody lays a card face down.
about-phase-crack = Whoever laid the highest card cracks the nuts, or leaves them for the next round.
about-card = A card of value { $value }: the highest one laid says how many nuts the round brings.
about-bowl = The nuts: each one cracked is a point.
sheet-start = At the start
sheet-cracked = Nuts cracked
sheet-total = Nuts
sheet-tie = Equals share the victory (N6).
decided-shared = Equally many nuts: the victory is shared.
