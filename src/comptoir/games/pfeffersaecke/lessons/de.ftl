# Die Worte des Kurses. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

eight-points-title = Acht Punkte auf einen Schlag
eight-points-task = Wer mehr als die Hälfte der Plätze einer Stadt hält, bekommt ihren Wert in Punkten. Baue dort aus, wo eine
    Niederlassung den Ausschlag gibt; es kostet nichts. Dann kassiere die Einkünfte.
eight-points-once-waits = Deine neue Niederlassung wartet in der Mitte der Stadt. Kassiere die Einkünfte: Am Ende des Zugs zieht sie
    ein.
eight-points-right = Köln ist gewonnen: 5 von 8 Plätzen, also { $amount } Punkte! Die Scheibe verlässt die Karte, deine
    Niederlassungen bleiben.
eight-points-wrong-half = In Frankfurt sind das 2 von 4 Plätzen: genau die Hälfte. Es muss mehr sein, also 3.
eight-points-wrong-money = { $amount } Gulden kassiert, aber in Köln fehlte nur eine Niederlassung: 4 von 8 Plätzen ist genau die
    Hälfte.
eight-points-remember = Die Hälfte reicht nicht: 5 Plätze von 8, 4 von 7 oder 6, 3 von 5 oder 4, 2 von 3 oder 2.

till-title = Kasse oder Bollwerk
till-task = Zu dritt zahlt eine Stadt 2 Gulden je freiem Platz, außer du hast gerade dort ausgebaut; 4 Gulden Grundeinkommen gibt es
    immer. Gewinne eine Stadt und kassiere im selben Zug 14 Gulden.
till-right = Münster ist gewonnen: 2 Punkte. Gent, in Ruhe gelassen, zahlt 5 × 2 = 10, mit 4 Grundeinkommen macht das 14 Gulden. In
    seinem Zug zahlt es auch Bruno.
till-wrong-nothing = { $amount } Gulden, aber keine Stadt. In Münster hätten 2 Gulden Verzicht 2 Punkte gebracht.
till-wrong-gent = Gent zahlt in diesem Zug nicht: { $amount } Gulden insgesamt. Und 2 von 7 Plätzen sind weit weg von den 4, die du
    brauchst.
till-wrong-both = Münster ist gewonnen, aber Gent zahlt nicht: { $amount } Gulden statt 14.
till-remember = Baue aus, wo es gewinnt; kassiere, wo noch Platz ist. Wie viele Niederlassungen du hast, ist gleich: Nur freie Plätze
    zahlen.

on-the-road-title = Auf dem Weg
on-the-road-task = Eine neue Niederlassung entsteht am Ende eines einzigen Weges, gegen Zoll. Ein Dorf gibt sofort 1 Punkt, eine neue
    Region am Ende 2: Hol dir von Soest aus mit 12 Gulden beides.
on-the-road-right = Goslar: sofort 1 Punkt, und eine zweite Region, die am Ende 2 bringt. Gut angelegte 12 Gulden.
on-the-road-wrong-same-region = 1 Punkt für das Dorf, aber du bleibst im Rheinland. Ein anderes Dorf liegt jenseits der Grenze.
on-the-road-wrong-city = Köln ist eine gute Idee für später: Ein Platz von 8 bringt noch keinen Punkt. Suche ein Dorf.
on-the-road-wrong-stopped = Niemand muss eröffnen, aber 12 Gulden im Beutel bringen nichts ein. Einer dieser Wege führt zu einem Dorf
    jenseits der Grenze.
on-the-road-refused-P14 = Dieser Weg kostet 15 Gulden: Dir fehlen 3.
on-the-road-refused-P16 = Münster ist noch geschlossen: Dort wurde noch keine Scheibe gelegt.
on-the-road-remember = Ein Weg je Niederlassung; Dörfer und neue Regionen bringen die kleinen, sicheren Punkte.

first-turn-title = Dein erster Zug
first-turn-task = Jeder Zug beginnt mit einer Scheibe: Sie öffnet eine Stadt desselben Werts, für alle. Du bist in Colmar: Öffne eine
    Nachbarstadt und zieh im selben Zug dort ein.
first-turn-once-open = { $place } ist offen. Im ersten Zug baut niemand aus, und deine 4 Gulden Grundeinkommen sind da: Eröffne jetzt
    dort deine Niederlassung.
first-turn-right = { $place } ist offen, und deine Niederlassung ist die erste dort, für { $toll } Gulden. Im nächsten Zug zahlen die
    { $spaces } freien Plätze { $amount } Gulden.
first-turn-wrong-far = { $place } ist offen, aber von Colmar führt kein Weg dorthin: Andere sind vor dir da.
first-turn-wrong-empty = { $place } ist offen und leer: Bruno oder Clara können zuerst hinein.
first-turn-refused-P9 = Eine Scheibe passt auf eine geschlossene Stadt desselben Werts: Für Köln fehlt dir eine 8, und Wittenberg ist
    schon offen.
first-turn-remember = Solange du Scheiben hast, legst du in jedem Zug eine. Öffne Städte, in die du gleich hineinkommst; große zahlen
    mehr.

last-space-title = Der letzte Platz
last-space-task = Eine volle Stadt ohne Mehrheit gibt den halben Wert an den, der dort am meisten hat; bei Gleichstand an den, der dem
    Pfeil am nächsten ist. Fülle nur die Stadt, in der der Pfeil für dich ist; dann kassiere.
last-space-right = Je zwei Niederlassungen in Brügge, und deine kommt gleich nach dem Pfeil: die Hälfte von 6, also 3 Punkte für dich.
    Die Scheibe ist weg: Brügge bringt keine Punkte mehr.
last-space-wrong-both = 3 Punkte für dich in Brügge und 4 für Bruno in Köln: ein Geschenk zu viel.
last-space-wrong-theirs = Je drei Niederlassungen in Köln, aber Bruno ist näher am Pfeil: { $amount } Punkte für ihn.
last-space-wrong-money = { $amount } Gulden, aber Brügge bleibt offen: Baut Bruno dort aus, gehören die 3 Punkte ihm.
last-space-remember = Früh da sein, nah am Pfeil: Das zahlt sich bei Gleichstand aus.

two-at-once-title = Zwei auf einmal
two-at-once-task = In Gent braucht es 4 von 7 Plätzen: Du hast 2, Bruno 3, und er ist nach dir dran. Ein Geleitbrief setzt zwei
    Niederlassungen auf einmal: Überhole ihn.
two-at-once-right = 4 von 7 Plätzen: Gent ist gewonnen, 7 Punkte! Der Geleitbrief ist weg: Du hast zwei je Spiel, höchstens einen je
    Zug, und im ersten keinen.
two-at-once-wrong-one = 3 gegen 3, und Bruno nimmt den letzten Platz: 4 von 7, 7 Punkte für ihn.
two-at-once-wrong-doubled = 48 Gulden, schönes Geld! Aber Bruno setzt seine vierte Niederlassung: 7 Punkte für ihn.
two-at-once-wrong-money = { $amount } Gulden für dich, 7 Punkte für Bruno: Darauf hat er nur gewartet.
two-at-once-remember = Zähle, was jedem zur Mehrheit fehlt, vor und nach deinem Zug.

forty-eight-title = Achtundvierzig Gulden
forty-eight-task = Ein Geleitbrief kann auch deine Einkünfte verdoppeln, und du bekommst mindestens 48 Gulden; ausgebaut wird in diesem
    Zug nicht. Du hast 3, der Weg von Mecheln nach Köln kostet 20: Sei vor Zugende in Köln.
forty-eight-once-rich = Zweimal 10 wären 20, die Regel gibt dir 48. Jetzt nach Köln!
forty-eight-right = Zweimal 10 wären 20, die Regel gibt dir 48. Du bist für { $toll } Gulden in Köln und behältst { $left }; die 7 freien
    Plätze zahlen im nächsten Zug 14.
forty-eight-wrong-extended = Der Ausbau in Brüssel kostet dort die Einkünfte, und verdoppeln geht dann nicht mehr: { $left } Gulden
    insgesamt.
forty-eight-wrong-two-posts = Zwei mehr in Brüssel, aber nur { $left } Gulden: Der Geleitbrief ist weg, und Köln bleibt fern.
forty-eight-wrong-plain = 10 Gulden Einkünfte, { $left } insgesamt: zu wenig für 20 Gulden Zoll.
forty-eight-wrong-elsewhere = { $left } Gulden im Beutel, aber keine Niederlassung in Köln: Die 7 freien Plätze hätten ab dem nächsten
    Zug gezahlt.
forty-eight-remember = Solange deine Einkünfte klein sind, ist dieser Geleitbrief am meisten wert.

the-end-title = Das letzte Dorf
the-end-task = Nur ein Dorf ist übrig: Wird es besetzt, endet das Spiel mit diesem Zug; jede Region zählt 2 Punkte, je volle 20 Gulden
    1 Punkt. Ein Geleitbrief erlaubt zwei Eröffnungen nacheinander: Beende das Spiel und gewinne es.
the-end-once-second = Osnabrück: 1 Punkt, und dieser Zug ist der letzte. Dein Geleitbrief erlaubt eine zweite Niederlassung, sogar von
    hier aus.
the-end-right = { $mine } zu { $theirs }, gewonnen! Osnabrück gibt 1 Punkt und beendet das Spiel, Bremen ist deine siebte Region:
    36 + 1 + 14.
the-end-wrong-no-region = { $mine } zu { $theirs }: Das Spiel ist aus, und dir fehlte eine Region. Von Osnabrück führte ein Weg für
    7 Gulden hin.
the-end-wrong-direct = Bremen auf dem direkten Weg: 17 Gulden, nur 3 bleiben. Bruno nimmt das letzte Dorf und gewinnt { $theirs } zu
    { $mine }.
the-end-wrong-stopped = Bruno sagt danke: Er nimmt das letzte Dorf und gewinnt { $theirs } zu { $mine }.
the-end-remember = Zähle die Regionen, bevor du das letzte Dorf nimmst. Das Spiel endet auch, wenn alle Scheiben weg sind, oder nach
    einer ganzen Runde ohne Eröffnung.

first-game-title = Das erste Spiel
first-game-task = Ein richtiges Spiel zu dritt, mit zwei Lehrlingen. Ich bleibe an deiner Seite; nach fünf Runden ist der Kurs
    geschafft, und du spielst weiter, solange du magst.
first-game-remember = Jetzt mach deine Familie reich: Du weißt alles, was man zum Spielen braucht.
coach-found = Alle beginnen mit 20 Gulden und 8 Scheiben, die nur sie selbst sehen. Gründe deine erste Niederlassung in einem Dorf neben
    einer großen Stadt, deren Scheibe du hast.
coach-first-disk = Diese Scheibe öffnet eine Stadt für alle. Nimm eine am Ende eines deiner Wege.
coach-first-opening = { $place } ist offen. Die Zahl an einem Weg ist sein Zoll; wer in einer Stadt ist, bekommt ab dem nächsten Zug Geld
    von ihr.
coach-next-disk = Ein neuer Zug, wieder eine Scheibe. Große Städte zahlen länger; Wittenberg war von Anfang an offen.
coach-poor = { $florins } Gulden im Beutel: Mit einem Geleitbrief werden deine Einkünfte mindestens 48. Früh im Spiel hilft das oft am
    meisten.
coach-extend = Ein Ausbau kostet nichts, aber die Stadt zahlt in diesem Zug nicht. Wo fehlt dir wenig zu mehr als der Hälfte?
coach-double = Fehlen dir in einer Stadt zwei Niederlassungen zur Mehrheit? Ein Geleitbrief setzt beide auf einmal.
coach-opening = Ein Dorf bringt 1 Punkt, oft auch eine Region; eine Stadt zahlt und lässt sich gewinnen. Ist nichts seinen Zoll wert, hör
    auf.
coach-second = Mit einem Geleitbrief geht jetzt noch eine zweite Niederlassung, sogar von der eben eröffneten aus.
coach-no-route = Nichts ließ sich eröffnen: Du hast { $florins } Gulden. Lass deine Städte einen Zug lang zahlen, bau weniger aus.
coach-no-disks = Deine Scheiben liegen alle: Ab jetzt beginnt dein Zug mit dem Ausbauen.
coach-my-city = { $place } gehört dir: { $amount ->
    [one] { $amount } Punkt.
   *[other] { $amount } Punkte.
  } Sie zahlt nicht mehr, such die nächste.
coach-their-city = { $place } ist entschieden: Die Scheibe ist weg, die Stadt zahlt niemandem mehr. Niederlassungen bleiben, und die
    Region zählt weiter.
coach-few-villages = { $count ->
    [one] Nur noch { $count } Dorf
   *[other] Nur noch { $count } Dörfer
  }: Das Ende naht. Gewinne reife Städte und erreiche noch eine Region.
coach-won = Der Sieg ist dein! Dörfer, Städte, dann { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
  } zu je 2 Punkten und { $florins } Gulden in vollen Zwanzigern.
coach-over = Ein schönes erstes Spiel. Du warst in { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
  } zu je 2 Punkten und hattest { $florins } Gulden, gezählt in vollen Zwanzigern. Die Rückschau zeigt dir den Zug, der am meisten
    gezählt hat.
