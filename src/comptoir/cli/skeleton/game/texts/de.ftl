title = Nuts
tagline = Hoch legen und knacken.
action-lay = Die { $card } legen
action-crack = Die Nüsse knacken
action-leave = Die Nüsse liegen lassen
param-card = Karte
detail-pot = { $amount } in der Schale
prompt-lay = Leg eine Karte verdeckt.
prompt-crack = Die Nüsse knacken oder liegen lassen?
waiting-lay = { $players } darf eine Karte legen.
waiting-crack = { $players } darf die Nüsse knacken.
event-dealt = { $seat } bekommt { $card ->
    [hidden] eine Karte
   *[other] die { $card }
  }.
event-ready = { $seat } ist bereit.
event-laid = { $seat } hat die { $card } gelegt.
event-cracked = { $seat } knackt { $amount ->
    [one] { $amount } Nuss
   *[other] { $amount } Nüsse
  } ({ $rule }).
event-left = { $seat } lässt { $pot ->
    [one] { $pot } Nuss
   *[other] { $pot } Nüsse
  } in der Schale.
reason-card = Es lohnt sich, die { $value } zu legen.
reason-crack = In der Schale { $pot ->
    [one] liegt { $pot } Nuss
   *[other] liegen { $pot } Nüsse
  }.
reason-leave = Sie sind es nicht wert.
