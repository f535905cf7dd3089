title = Auf Heller und Pfennig
tagline = Stellt eure Stände dorthin, wo die guten Kunden gehen, und schickt die Plagegeister zum Nachbarn.

action-stall = Stand vom Rang { $rank } auf { $cell }
action-secret = Geheimes Plättchen auf { $cell }
action-draw = Ein Plättchen ziehen
action-place = Gezogenes Plättchen auf { $cell }
action-take = { $square } nehmen und auf { $cell } legen

prompt-turn = Setze einen Stand oder dein geheimes Plättchen, oder nimm ein Plättchen vom Tisch.
prompt-place = Du hast gezogen: Lege das Plättchen jetzt auf ein leeres Feld.
waiting-turn = { $players } darf einen Stand setzen oder ein Plättchen nehmen.
waiting-place = { $players } hat ein Plättchen gezogen und muss es legen.

option-open_end = Offenes Ende: Benutzte Stände kommen nie zurück
option-no_luck = Ohne Glück: Alle Plättchen liegen offen

reason-draw = Kein Platz auf dem Markt verspricht mehr als ein neues Plättchen, und die Stände bleiben in der Hand.
reason-stall = Endete die Runde jetzt, brächte er { $gain } Sous; ein Stand vom Rang { $rank } bringt gewöhnlich { $usual }.
reason-square = Endete die Runde jetzt, stündest du gegenüber den anderen um { $gain } Sous besser da.
reason-least = { $loss ->
    [0] Es ändert für niemanden etwas: Kein anderer Platz ist besser.
   *[other] Es kostet dich gegenüber den anderen { $loss } Sous: Kein anderer Platz kostet weniger.
  }

event-round_began = Runde { $round } beginnt; { $seat } fängt an.
event-kept = { $seat } behält ein geheimes Plättchen{ $square ->
    [hidden] {""}
   *[other] : { $square }
  }.
event-stall_placed = { $seat } setzt einen Stand vom Rang { $rank } auf { $cell }.
event-drew = { $seat } zieht ein Plättchen{ $square ->
    [hidden] {""}
   *[other] : { $square }
  }.
event-square_placed = { $seat } legt { $square } auf { $cell }.
event-secret_placed = { $seat } deckt das geheime Plättchen auf: { $square } auf { $cell }.
event-passed = { $seat } hat nichts mehr zu legen und passt.
event-earned = { $line }, { $from } bis { $to }: { $rule ->
    [H16] Käufer { $buyers } − Plagegeister { $nuisances }, vom Geldsack verdoppelt
    [H18] der böse Blick verscheucht die Käufer, es bleiben Plagegeister { $nuisances }
    [H19] der böse Blick verscheucht die Käufer, Plagegeister { $nuisances } vom Geldsack verdoppelt
   *[other] Käufer { $buyers } − Plagegeister { $nuisances }
  } = { $worth } je Rang; { $seat } hat dort { $ranks ->
    [one] einen Rang
   *[other] { $ranks } Ränge
  }: { $amount } Sous.
event-round_ended = Runde { $round } ist vorbei.
event-game_ended = Der Markt schließt für immer.

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
square-buyer-2 = Käufer 2
square-buyer-3 = Käufer 3
square-buyer-4 = Käufer 4
square-buyer-5 = Käufer 5
square-buyer-6 = Käufer 6
square-nuisance-1 = Plagegeist 1
square-nuisance-2 = Plagegeist 2
square-nuisance-3 = Plagegeist 3
square-nuisance-4 = Plagegeist 4
square-nuisance-5 = Plagegeist 5
square-nuisance-6 = Plagegeist 6
square-gold = den Geldsack
square-fire = ein Feuer
square-eye = den bösen Blick
