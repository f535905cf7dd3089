# Never: Rang, Ränge
title = Auf Heller und Pfennig
tagline = Stell deine Stände dorthin, wo die guten Kunden gehen, und schick die Plagegeister zum Nachbarn.

action-stall = Stand mit { $rank ->
    [one] { $rank } Ware
   *[other] { $rank } Waren
  } auf { $cell } setzen
action-secret = Geheimes Plättchen auf { $cell } legen
action-draw = Ein Plättchen ziehen
action-place = Gezogenes Plättchen auf { $cell } legen
action-take = Nehmen und auf { $cell } legen: { $square }
param-rank = Waren
param-cell = Feld
param-square = Plättchen

prompt-turn = { $ways ->
    [stall-secret-draw] Setze einen Stand oder dein geheimes Plättchen, oder ziehe ein Plättchen.
    [stall-secret] Setze einen Stand oder dein geheimes Plättchen: Zu ziehen gibt es nichts mehr.
    [stall-draw] Setze einen Stand, oder ziehe ein Plättchen.
    [secret-draw] Lege dein geheimes Plättchen, oder ziehe ein Plättchen: Du hast keinen Stand mehr.
    [stall] Setze einen Stand: Etwas anderes bleibt nicht.
    [secret] Lege dein geheimes Plättchen: Etwas anderes bleibt nicht.
   *[draw] Ziehe ein Plättchen: Du hast sonst nichts mehr.
  }
prompt-open = { $ways ->
    [stall-take] Setze einen Stand, oder nimm eines der offenen Plättchen und lege es.
    [stall] Setze einen Stand: Es gibt kein Plättchen mehr.
   *[take] Nimm eines der offenen Plättchen und lege es: Du hast keinen Stand mehr.
  }
prompt-place = Du hast gezogen: Lege das Plättchen jetzt auf ein leeres Feld.
waiting-turn = { $players } darf einen Stand setzen oder ein Plättchen nehmen.
waiting-open = { $players } darf einen Stand setzen oder eines der offenen Plättchen legen.
waiting-place = { $players } hat ein Plättchen gezogen und muss es legen.

option-open_end = Offenes Ende: Benutzte Stände kommen nie zurück
option-no_luck = Ohne Glück: Alle Plättchen liegen offen

event-round_began = Runde { $round } beginnt; { $seat } fängt an.
event-kept = { $seat } behält ein geheimes Plättchen{ $square ->
    [hidden] {""}
   *[other] : { $square }
  }.
event-stall_placed = { $seat } setzt einen Stand mit { $rank ->
    [one] { $rank } Ware
   *[other] { $rank } Waren
  } auf { $cell }.
event-drew = { $seat } zieht ein Plättchen{ $square ->
    [hidden] {""}
   *[other] : { $square }
  }.
event-square_placed = { $seat } legt { $square-a } auf { $cell }.
event-secret_placed = { $seat } deckt das geheime Plättchen auf: { $square } auf { $cell }.
event-passed = { $seat } hat nichts mehr zu legen und passt.
event-earned = { $line }, { $from } bis { $to }: { $rule ->
    [H16] (Käufer { $buyers } − Plagegeister { $nuisances }) × 2 (Geldsack)
    [H18] der böse Blick verscheucht die Käufer, es bleiben Plagegeister { $nuisances }
    [H19] der böse Blick verscheucht die Käufer, Plagegeister { $nuisances } × 2 (Geldsack)
   *[other] Käufer { $buyers } − Plagegeister { $nuisances }
  } = { $worth } je Ware; { $seat } hat dort { $ranks ->
    [one] eine Ware
   *[other] { $ranks } Waren
  }: { $amount ->
    [one] { $amount } Sou
   *[other] { $amount } Sous
  }.
event-round_ended = Runde { $round } ist vorbei.
event-game_ended = Der Markt schließt für immer.

# In wenigen Worten, was getan wurde, neben dem Namen.
since-stall_placed = Stand { $rank } auf { $cell }
since-square_placed = { $square } auf { $cell }
since-secret_placed = geheimes Plättchen: { $square } auf { $cell }
since-passed = nichts mehr zu legen, passt
since-earned = Runde { $round }: { $amount }
# Von diesen wird nichts gesagt.
since-round_began = {""}
since-kept = {""}
since-drew = {""}
since-round_ended = {""}
since-game_ended = {""}

line-row-1 = Reihe 1
line-row-2 = Reihe 2
line-row-3 = Reihe 3
line-row-4 = Reihe 4
line-row-5 = Reihe 5
line-column-a = Spalte a
line-column-b = Spalte b
line-column-c = Spalte c
line-column-d = Spalte d
line-column-e = Spalte e
line-column-f = Spalte f

square-buyer-1 = Käufer 1
square-buyer-1-a = einen Käufer 1
square-buyer-2 = Käufer 2
square-buyer-2-a = einen Käufer 2
square-buyer-3 = Käufer 3
square-buyer-3-a = einen Käufer 3
square-buyer-4 = Käufer 4
square-buyer-4-a = einen Käufer 4
square-buyer-5 = Käufer 5
square-buyer-5-a = einen Käufer 5
square-buyer-6 = Käufer 6
square-buyer-6-a = einen Käufer 6
square-nuisance-1 = Plagegeist 1
square-nuisance-1-a = einen Plagegeist 1
square-nuisance-2 = Plagegeist 2
square-nuisance-2-a = einen Plagegeist 2
square-nuisance-3 = Plagegeist 3
square-nuisance-3-a = einen Plagegeist 3
square-nuisance-4 = Plagegeist 4
square-nuisance-4-a = einen Plagegeist 4
square-nuisance-5 = Plagegeist 5
square-nuisance-5-a = einen Plagegeist 5
square-nuisance-6 = Plagegeist 6
square-nuisance-6-a = einen Plagegeist 6
square-gold = Geldsack
square-gold-a = den Geldsack
square-fire = Feuer
square-fire-a = ein Feuer
square-eye = böser Blick
square-eye-a = den bösen Blick

reason-draw = So wie der Markt liegt, brächte kein Stand dir mehr als { $amount }: Wer zieht, behält alle und sieht zuerst ein Plättchen.
reason-stall = So wie der Markt liegt, brächte dieser Stand am Ende der Runde { $amount ->
    [one] { $amount } Sou
   *[other] { $amount } Sous
  }.
reason-small = Dieser Stand kommt am Abend zurück: Die großen können auf eine gute Linie warten.
reason-square = Dort bringt das Plättchen dir gegenüber jedem anderen etwa { $amount ->
    [one] { $amount } Sou
   *[other] { $amount } Sous
  }.
reason-harmless = Dort schadet das Plättchen dir am wenigsten: Es kostet dich gegenüber jedem anderen etwa { $amount }.

# Why not, what it would bring, and what things are.
refusal-H7 = { $turn-seat } ist an der Reihe.
refusal-H8 = Du hast keinen Stand mit { $rank ->
    [one] 1 Ware
   *[other] { $rank } Waren
  } mehr.
refusal-H9-drawn = Du hast ein Plättchen gezogen: Lege zuerst dieses.
refusal-H9-placed = Du hast kein Plättchen gezogen, das zu legen wäre.
refusal-H9-empty = Es liegt kein verdecktes Plättchen mehr da.
refusal-H10 = Du hast kein geheimes Plättchen mehr.
refusal-H12 = { $cell } ist nicht leer, und was auf dem Markt liegt, bleibt dort.
refusal-H22 = Das Spiel ist vorbei.
refusal-H25-draw = Hier liegen alle Plättchen offen: Nimm eines, statt zu ziehen.
refusal-H25-secret = In dieser Variante hat niemand ein geheimes Plättchen.
refusal-H25-gone = Davon liegt keines mehr offen: { $square }.
refusal-H25-down = Die Plättchen liegen verdeckt: Du kannst eines ziehen, aber keines aussuchen.

would-takings = Jetzt gezählt: { $amount }
would-earns = { $amount ->
    [0] nichts, so wie der Markt liegt
    [one] { $amount } Sou, so wie der Markt liegt
   *[other] { $amount } Sous, so wie der Markt liegt
  }

about-stall = Ein Stand mit { $rank ->
    [one] 1 Ware
   *[other] { $rank } Waren
  }. Ist der Markt voll, verdient er den Wert seiner Reihe und seiner Spalte, einmal für jede Ware.
about-buyer = Ein Käufer: bringt seiner Reihe und seiner Spalte { $value } mehr.
about-nuisance = Ein Plagegeist: nimmt seiner Reihe und seiner Spalte { $value } weg.
about-gold = Der Geldsack verdoppelt den Wert seiner Reihe und seiner Spalte, im Guten wie im Bösen.
about-fire = Ein Feuer teilt seine Reihe und seine Spalte; jeder Teil wird für sich gezählt.
about-eye = Der böse Blick: In seiner Reihe und seiner Spalte kauft kein Käufer. Plagegeister stört das nicht.
about-cell = Ein leeres Feld. Gezählt wird, wenn kein Feld mehr leer ist.
about-pile = Die verdeckten Plättchen. Wer eines zieht, muss es sofort legen.
about-secret = Dein geheimes Plättchen. Nur du kennst es, bis du es legst.
about-hidden = Ein geheimes Plättchen: Nur wer es besitzt, kennt es.
about-drawn = Das Plättchen, das du gezogen hast: Lege es jetzt.
about-worth = Was diese Linie jeder Ware dort einbrächte, wenn jetzt gezählt würde: Käufer weniger Plagegeister.
about-purse = Geld in Sous; es kann unter null fallen. Nach dem letzten Tag gewinnt, wer am meisten hat.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = Am Anfang
sheet-rows = Runde { $round }: Reihen
sheet-columns = Runde { $round }: Spalten
sheet-total = Beutel, in Sous
sheet-tie = Bei gleich viel Geld wird der Sieg geteilt (H22).
decided-shared = Gleich viel Geld: Der Sieg wird geteilt.
