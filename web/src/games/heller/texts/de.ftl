round = Runde { $round }
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

curve-money = Das Geld im Lauf des Spiels, in Sous

do-stall = Einen Stand setzen
do-secret = Das geheime Plättchen spielen
do-draw = Ein Plättchen ziehen
do-place = Das gezogene Plättchen legen
do-take = Ein Plättchen vom Tisch nehmen
stalls-left = Stände übrig: { $count }
