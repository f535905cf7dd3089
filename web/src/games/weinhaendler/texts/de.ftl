round = Runde { $round }
offer = Zu nehmen
hand = Deine Hand · { $count }
pile-short = Stapel
discards-short = Ablage
pile = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
discards = { $count ->
    [0] Keine abgeworfene Karte
    [one] Eine abgeworfene Karte
   *[other] { $count } abgeworfene Karten
  }
discards-all = In der Ablage:
unseen = Verdeckt in allen Händen zusammen, wie jeder schließen kann:
choose-here = { $what }: wählen
first-player = Startspieler
in-hand = { $count ->
    [0] Keine Karte auf der Hand
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
hidden-cards = { $count ->
    [one] eine verdeckte Handkarte
   *[other] { $count } verdeckte Handkarten
  }
gold = Gold
gold-of = { $count } Gold
has-moved = ist gefahren
nothing-laid = noch nichts gelegt
coal-sum = Kohle: { $count }
laid = Von { $player } gelegt: { $card } ×{ $count }
barrels-aboard = { $count ->
    [one] ein Fass an Bord
   *[other] { $count } Fässer an Bord
  }
close-mat = Weglegen, was vor { $player } liegt
boat = Boot von { $player }: { $town }, { $at ->
    [midstream] im Strom
    [north] Nordkai
    [south] Südkai
   *[pier] am Kai
  }, Bug nach { $way ->
    [up] Orléans
   *[down] Nantes
  }

# Der Hafen am Ende einer Runde.
counting = Der Hafen
sun-shines = die Sonne!
no-coal = keine Kohle
landed-this-round = An Land gebracht in Runde { $round }
nobody-landed = Niemand hat etwas an Land gebracht.
of-enough = { $count } von { $enough }
by-passengers = Passagiere
by-north = Fässer, Nord
by-south = Fässer, Süd
river-closed = Die Saison ist zu Ende

curve-gold = Das Gold im Lauf des Spiels

do-place = Das Boot an einem Kai einsetzen
do-take = Eine offene Karte nehmen
do-lay = Eine Karte legen
do-explode = Kohle sprengen
do-trade = Ein Fass gegen einen Matrosen geben
do-fish = Weiter angeln
do-dock = Fahren und anlegen
do-stay = Fahren und im Strom bleiben
do-load = Fahrgast oder Fass laden
do-land = Fahrgast oder Fass an Land bringen
do-keep = Nichts mehr an Land bringen

# Drawing a river.
the-river = Der Fluss
how-river = Klicke eine Stadt oder einen Fahrgast. Die Entfernungen sind die Reihenfolge der Städte.
town-name = Name der Stadt
town-up = Flussaufwärts
town-down = Flussabwärts
town-add = Ort flussabwärts hinzufügen
town-new = Neuer Ort
barrels-from = Fässer von hier
passenger-add = Fahrgast von hier hinzufügen
passenger-new = ein Fahrgast
passenger-from = Von
passenger-to = Nach
passenger-fare = Fahrpreis
passenger-name = Wer das ist
cards-in-all = Karten insgesamt
coal-of = Kohle vom Wert { $value }
count-sailors = Matrosen
count-fishermen = Angler
count-explosions = Explosionen
count-suns = Sonnen
pays-north = Nordkai, je Fass
pays-south = Südkai, je Fass
never-town = Städte, an denen niemand anlegte
never-card = Fracht, die niemand ablieferte
