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

# Drawing a map.
tool-select = Auswählen
tool-region = Region
tool-brush = Pinsel
tool-city = Stadt
tool-village = Dorf
tool-route = Weg
tool-two = Zu zweit
how-region = Setze Ecke um Ecke; wieder die erste schließt den Umriss. Vergebenes Land bleibt vergeben.
how-brush = Male die ausgewählte Region, oder eine neue, wenn keine ausgewählt ist.
how-city = Klicke, wo die Stadt liegt.
how-village = Klicke, wo das Dorf liegt.
how-route = Klicke einen Ort, dann einen zweiten; tippe dann den Zoll.
how-two = Klicke die Städte, die für zwei Spieler abgedeckt, und die Dörfer, die geschlossen sind.
how-corners = Zieh an den Ecken; ein Punkt dazwischen wird eine neue. Gemeinsame Grenzen folgen.
close-outline = Umriss schließen
brush-size = Breite des Pinsels
brush-sea = Zurück an das Meer
a-city = { $name }, eine Stadt
a-village = { $name }, ein Dorf
a-region = { $name }, eine Region
a-route = Weg { $one } – { $other }
name = Name
value-and-spaces = Wert, und so viele Felder
it-is = In den Regeln ist das
name-side = Der Name steht
side-n = im Norden
side-ne = im Nordosten
side-e = im Osten
side-se = im Südosten
side-s = im Süden
side-sw = im Südwesten
side-w = im Westen
side-nw = im Nordwesten
covered-for-two = Für zwei Spieler abgedeckt
closed-for-two = Für zwei Spieler geschlossen
lies-in = Region: { $region }
lies-nowhere = In keiner Region
toll-of = Zoll
the-map = Die Karte
map-title = Titel der Karte
map-sheet = Blatt der Karte
at-sea = Meer
count-regions = Regionen
count-cities = Städte
count-villages = Dörfer
count-routes = Wege
sheet-width = Breite
sheet-height = Höhe
snapping = An Raster und Grenzen einrasten
tracing = Bild zum Abpausen
tracing-more = Zum Beispiel ein Foto deines Plans. Es bleibt in diesem Browser und wird niemandem geschickt.
tracing-choose = Bild wählen
tracing-other = Anderes Bild
tracing-remove = Entfernen
tracing-strength = Wie stark es ist
tracing-x = Von links
tracing-y = Von oben
tracing-unreadable = Diese Datei ist kein Bild.
next-cities = Nächste Stadt (noch { $count })
next-villages = Nächstes Dorf (noch { $count })
next-regions = Nächste Region (noch { $count })
routes-from = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
    }
never-place = Orte, an die niemand ging
never-way = Zölle, die niemand zahlte
