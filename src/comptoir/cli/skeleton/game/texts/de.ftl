title = Nuts
tagline = Hoch legen und knacken.
action-lay = Die { $card } legen
action-crack = Die Nüsse knacken
action-leave = Die Nüsse liegen lassen
param-card = Karte
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
would-pot = { $amount ->
    [one] +1 Nuss
   *[other] +{ $amount } Nüsse
  }
refusal-N2-time = Alle Karten dieser Runde liegen schon.
refusal-N2-card = Die { $card } hast du nicht auf der Hand.
refusal-N4-time = Geknackt wird, wenn alle eine Karte gelegt haben.
refusal-N4-taker = { $taker-seat } hat die höchste Karte gelegt und entscheidet.
refusal-N6 = Das Spiel ist vorbei.
phase-lay = Legen
phase-crack = Knacken
about-phase-lay = Alle legen eine Karte verdeckt.
about-phase-crack = Wer die höchste Karte gelegt hat, knackt die Nüsse oder lässt sie für die nächste Runde.
about-card = Eine Karte vom Wert { $value }: Die höchste gelegte sagt, wie viele Nüsse die Runde bringt.
about-bowl = Die Nüsse: Jede geknackte ist ein Punkt.
sheet-start = Am Anfang
sheet-cracked = Geknackte Nüsse
sheet-total = Nüsse
sheet-tie = Bei Gleichstand wird der Sieg geteilt (N6).
decided-shared = Gleich viele Nüsse: Der Sieg wird geteilt.
