title = Nuts
tagline = Lay high, and crack them.
action-lay = Lay the { $card }
action-crack = Crack the nuts
action-leave = Leave the nuts
param-card = Card
detail-pot = { $amount } in the bowl
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
