round = Runde { $round }
founding = Erste Niederlassungen
villages-caption = Dörfer übrig
villages-left = { $count ->
    [0] Es ist kein Dorf übrig
    [one] Es ist ein Dorf übrig
   *[other] Es sind { $count } Dörfer übrig
  }
hand = { $count ->
    [0] Du hast keine Scheiben mehr
    [one] Deine letzte Scheibe
   *[other] Deine { $count } Scheiben
  }
hand-none = keine Scheiben mehr
disk = Scheibe vom Wert { $value }
disk-take = Scheibe vom Wert { $value }: ihre Städte zeigen
disks-of = { $count ->
    [one] Eine Scheibe, Wert { $values }
   *[other] { $count } Scheiben, Werte { $values }
  }
disks-hidden = { $count ->
    [0] Keine Scheiben auf der Hand
    [one] Eine verdeckte Scheibe auf der Hand
   *[other] { $count } verdeckte Scheiben auf der Hand
  }
conducts = { $count ->
    [0] Kein Geleitbrief mehr
    [one] Ein Geleitbrief
   *[other] { $count } Geleitbriefe
  }
stock = { $count ->
    [0] Keine Niederlassung mehr im Vorrat
    [one] Eine Niederlassung im Vorrat
   *[other] { $count } Niederlassungen im Vorrat
  }
won = { $count ->
    [0] Keine Stadt gewonnen
    [one] Eine Stadt gewonnen, Wert { $value }
   *[other] { $count } Städte gewonnen, Gesamtwert { $value }
  }
money = Gulden
points = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
  }
points-unit = { $count ->
    [one] Pkt.
   *[other] Pkt.
  }
city-shut = { $place }, Stadt vom Wert { $value }, noch nicht geöffnet
city-open = { $place }, Stadt vom Wert { $value }, ihre Scheibe liegt dort
city-decided = { $place }, Stadt vom Wert { $value }, ihre Scheibe ist fort
city-covered = { $place }, abgedeckt, aus dem Spiel
in-centre = { $count ->
    [one] wartet in der Mitte: { $player }
   *[other] warten in der Mitte: { $count } von { $player }
  }
village-free = { $place }, freies Dorf
village-of = { $place }, Dorf von { $player }
village-closed = { $place }, geschlossenes Dorf
choose-here = { $place }: Um wie viele ausbauen?
choose-way = { $place }: Auf welchem Weg?
which = Welches?
zoom = Kartenansicht
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Die ganze Karte
zoom-whole = Nur die Karte, auf dem ganzen Bildschirm
zoom-leave = Zurück zum Tisch
zoom-globe = Wie auf dem Globus, oder hochkant
reconstructed = Rekonstruierte Karte

curve-points = Die Punkte im Lauf des Spiels
curve-money = Gulden im Beutel

do-found = Die erste Niederlassung gründen
do-disk = Eine Stadt mit einer Scheibe öffnen
do-extend = In einer Stadt ausbauen
do-double = Um zwei ausbauen
do-privilege = Die Einkünfte verdoppeln
do-collect = Die Einkünfte kassieren
do-stop = Nichts eröffnen (Zug beenden)
do-open = Eine Niederlassung am Ende eines Weges eröffnen

# Since your turn: a few words without who did it, or none. Then what is counted at a break.
since-begins = beginnt
since-dealt = {""}
since-opened_at_start = {""}
since-covered = {""}
since-founded = erste Niederlassung in { $place }
since-disk_placed = { $place } geöffnet ({ $value })
since-disk_forced = letzte Stadt geöffnet, { $place } ({ $value })
since-passed = { $rule ->
    [P14] nichts eröffnet
   *[other] {""}
  }
since-conduct_used = Geleitbrief genutzt: { $conduct }
# Never 0.
since-extended = { $place }{ $posts ->
    [one] {""}
   *[other] {" "}um { $posts }
  } ausgebaut
since-city_paid = {""}
since-income = { $amount } fl. kassiert
since-doubled = verdoppelte Einkünfte: { $amount } fl.
since-opened = { $way } für { $toll }
since-settled = {""}
since-village_scored = Dorf { $place }, +{ $amount }
since-city_scored = { $rule ->
    [P19] Mehrheit in { $place }, +{ $amount }
   *[other] Hälfte in { $place }, +{ $amount }
  }
since-region_scored = {""}
since-florins_scored = {""}
since-game_ended = Spielende: { $rule ->
    [P26] kein Dorf ist mehr frei
    [P27] alle Scheiben sind weg
   *[other] eine Runde ohne neue Niederlassung
  }
counting = Das Spiel ist aus
reckoned-so-far = bisher
reckoned-regions = Regionen
reckoned-florins = Gulden
reckoned-cause = { $rule ->
    [P26] Kein Dorf ist mehr frei.
    [P27] Alle Scheiben sind weg.
   *[other] Eine ganze Runde lang hat niemand eine Niederlassung eröffnet.
  }
reckoned-region = { $region }: zwei Punkte für alle, die dort eine Niederlassung haben
reckoned-towers = Ein Punkt für je zwanzig Gulden
