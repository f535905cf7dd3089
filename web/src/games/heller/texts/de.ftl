round = Runde { $round }
spaces-left = { $count ->
    [0] kein Feld mehr frei
    [one] noch ein Feld frei
   *[other] noch { $count } Felder frei
  }
pile = { $count ->
    [0] kein verdecktes Plättchen
    [one] ein verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
  }
drawn = In der Hand: { $square }
secret = Dein geheimes Plättchen: { $square }
rank = Stände mit { $rank ->
    [one] { $rank } Ware
   *[other] { $rank } Waren
  }: { $count }
stall-of = Stand mit { $rank ->
    [one] { $rank } Ware
   *[other] { $rank } Waren
  }, { $player }
cell-choose = { $cell }: Was legst du?
money = Geld in Sous
hidden-square = ein verdecktes Plättchen

# Die Wertung einer Runde.
counting = Der Markt wird gewertet
secret-shown = geheim
nothing-to-place = nichts mehr
worth-sum = { $rule ->
    [H16] ({ $buyers } − { $nuisances }) × 2
    [H18] 0 − { $nuisances }
    [H19] − { $nuisances } × 2
   *[other] { $buyers } − { $nuisances }
  }
rows-counted = Die Reihen sind gewertet, nun die Spalten
day-counted = Runde { $round }
market-closed = Der Markt schließt für immer
rows = Reihen
columns = Spalten
this-day = Runde

curve-money = Das Geld im Lauf des Spiels, in Sous

do-stall = Einen Stand setzen
do-secret = Das geheime Plättchen spielen
do-draw = Ein Plättchen ziehen
do-place = Das gezogene Plättchen legen
do-take = Ein Plättchen vom Tisch nehmen
stalls-left = Stände übrig: { $count }
