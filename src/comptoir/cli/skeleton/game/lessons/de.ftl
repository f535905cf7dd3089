last-card-title = Die höchste Karte
last-card-task = Die höchste Karte füllt die Schale, und wer sie gelegt hat, darf knacken, was darin ist. Es ist die letzte Runde: Hol dir die Nüsse.
last-card-once-highest = Deine ist die höchste. Knacken oder liegen lassen?
last-card-right = Deine 9 schlägt Brunos 5: { $amount } Punkte.
last-card-wrong-low = Brunos 5 ist höher: Er bekommt { $amount } Punkte.
last-card-wrong-left = Es gibt keine Runde mehr, für die sie liegen bleiben könnten.
last-card-remember = Die höchste Karte sagt, wie viele Nüsse es gibt und wer sie knacken darf.
