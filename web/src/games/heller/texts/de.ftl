round = Runde { $round }
pile = { $count ->
    [0] kein verdecktes Plättchen
    [one] ein verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
  }
drawn = In der Hand: { $square }
secret = Dein geheimes Plättchen: { $square }
rank = Stände vom Rang { $rank }: { $count }
stall-of = Stand vom Rang { $rank }, { $player }
cell-choose = { $cell }: Was legst du?
money = Geld in Sous
hidden-square = ein verdecktes Plättchen
