# Die Worte des Kurses. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

note-closes = In dieser Lektion schließt der Markt, sobald du gespielt hast.
note-closes-twice = In dieser Lektion schließt der Markt, wenn du zweimal gespielt hast.

first-coins-title = Die ersten Sous
first-coins-task = Ein Stand verkauft an alle Käufer in seiner Reihe und seiner Spalte, einmal je Ware. Setze deinen Stand mit 4
    Waren dorthin, wo er am meisten einnimmt.
first-coins-right = { $amount } Sous auf einen Schlag! Die Reihe ist 6 + 3 = 9 wert, die Spalte 5 + 2 = 7: Das macht 16 für jede
    deiner 4 Waren.
first-coins-wrong-row = { $amount } Sous: Die Reihe zahlt, aber die Spalte ist leer. Ein Feld derselben Reihe sieht auch zwei
    Käufer in seiner Spalte.
first-coins-wrong-crossing = { $amount } Sous: ein schöner Kreuzungspunkt, 6 und 5. Ein anderes Feld sieht alle vier Käufer
    zugleich.
first-coins-wrong-nothing = Kein einziger Sou: niemand in der Reihe, niemand in der Spalte. Schräg kommt kein Kunde.
first-coins-wrong-other = { $amount } Sous. Suche das Feld, das alle vier Käufer sieht.
first-coins-remember = Jeder Stand zählt zweimal: in seiner Reihe und in seiner Spalte.

gift-title = Ein Geschenk für Bruno
gift-task = Ein Plagegeist kostet Geld für jede Ware in seiner Reihe und Spalte. Zieh ein Plättchen und lege es dorthin, wo es
    Bruno am meisten kostet und dich nichts.
gift-once-drawn = Ein Plagegeist 5! Was du gezogen hast, musst du sofort legen.
gift-right = Bruno verliert { $amount } Sous: 5 × 2 in der Spalte, 5 × 3 in der Reihe. Du verlierst keinen.
gift-wrong-mine-too = 25 Sous weniger für Bruno, aber Reihe 1 läuft auch durch deinen Stand: { $amount } Sous weniger für dich.
gift-wrong-mine = Autsch: { $amount } Sous weniger für dich. Meide die Reihen und Spalten deiner eigenen Stände.
gift-wrong-one = { $amount } Sous weniger für Bruno: Nur einer seiner Stände ist getroffen. Ein Feld kreuzt beide.
gift-wrong-nobody = Hier stört er niemanden. Ziele auf Brunos Stände.
gift-remember = Ziehen verpflichtet: Das Plättchen wird sofort gelegt und bleibt liegen.

gold-title = Der Geldsack
gold-task = Der Geldsack verdoppelt den Wert seiner Reihe und seiner Spalte, im Guten wie im Schlechten. Zieh ihn und lege ihn
    dorthin, wo er dir doppelt nützt.
gold-right = 30 statt 18 Sous: Deine Reihe steigt von 4 auf 8 je Ware. Brunos Spalte fällt von −2 auf −4: Er rutscht von 12 auf 6.
gold-wrong-row-only = 30 Sous, deine Reihe ist verdoppelt. Ein Feld dieser Reihe verdoppelt auch Brunos Verlust.
gold-wrong-for-bruno = 6 Sous mehr für dich, 18 für Bruno: Er verkauft in dieser Reihe drei Waren, du nur eine.
gold-wrong-his-only = Bruno verliert 6 mehr, gut gesehen. Der Sack könnte aber zugleich deine Reihe verdoppeln.
gold-wrong-zero = Hier verdoppelt der Sack null. Suche eine Linie mit Kunden und Ständen.
gold-remember = Verdopple, was dich bezahlt, und was die anderen kostet.

fire-title = Feuer!
fire-task = Ein Feuer teilt seine Reihe und seine Spalte: Jeder Teil zählt für sich. Zieh es und trenne deinen großen Stand vom
    Plagegeist, ohne Bruno zu retten.
fire-right = Von −4 auf +20 Sous: Links vom Feuer ist der Käufer 5 allein mit deinen 4 Waren. Bruno bleibt beim Plagegeist: −12.
fire-wrong-saves-bruno = Du bist in Sicherheit, 20 Sous. Bruno auch: Er steht auf deiner Seite des Feuers und verdient 10.
fire-wrong-elsewhere = Nichts ändert sich: In Reihe 3 trennt noch nichts deinen Stand vom Plagegeist.
fire-remember = Ein Feuer schützt so sehr, wie es trennt.

eye-title = Der böse Blick
eye-task = Unter dem bösen Blick kaufen die Käufer seiner Reihe und Spalte nichts mehr; die Plagegeister machen weiter. Zieh ihn
    und verdirb Bruno den Tag, nicht dir.
eye-right = Bruno fällt von 24 auf 6 Sous: In seiner Spalte zählt der Käufer 6 nicht mehr, und der Plagegeist 2 nimmt ihm 6. Deine
    28 sind sicher.
eye-wrong-row-only = 12 Sous weniger für Bruno. In seiner Spalte steht auch ein Plagegeist: Dort täte der Blick am meisten weh.
eye-wrong-both = Brunos Spalte ist ruiniert, aber der Blick trifft auch deine Reihe: { $amount } Sous weniger für dich.
eye-wrong-mine = Der Blick trifft dich: { $amount } Sous weniger. Richte ihn auf Bruno.
eye-wrong-nobody = Hier stört der Blick niemanden. Ziele auf Brunos Reihe oder Spalte.
eye-remember = Der Blick verscheucht Käufer, nie Plagegeister. Sack und Blick in einer Linie: Nur Plagegeister zählen, und
    doppelt.

secret-title = Das geheime Plättchen
secret-task = Seit dem Morgen hältst du ein Plättchen, das sonst niemand kennt: einen Käufer 6. Bruno kann nichts mehr tun; lege
    Stand und Plättchen so, dass du 60 Sous verdienst und Bruno nichts.
secret-once-one = Bruno kann nichts tun und passt: Du bist noch einmal dran.
secret-right = { $amount } Sous! Die Reihe ist 2 + 6 = 8 wert, mit dem Sack 16: 48 Sous für 3 Waren. Die Spalte bringt 12 dazu.
secret-wrong-visits-bruno = 60 Sous für dich, aber dein Käufer besucht auch Bruno: { $amount } Sous für ihn.
secret-wrong-one-line = 48 Sous, der Sack arbeitet für dich. Eine Spalte, die diese Reihe kreuzt, hat auch einen Käufer.
secret-wrong-less = { $amount ->
    [one] { $amount } Sou.
   *[other] { $amount } Sous.
  } Der Sack liegt in Reihe 2: Bring Stand und Käufer dort zusammen.
secret-refused-H9 = Es gibt kein Plättchen mehr zu ziehen.
secret-remember = In jedem Zug nur eines: ein Stand, ein gezogenes Plättchen oder das geheime. Wer nichts tun kann, passt.

last-space-title = Das letzte Feld
last-space-task = Gezählt wird erst, wenn der Markt voll ist, und ein Feld ist noch frei. Es ist schlecht, aber wer spielen kann,
    darf nicht passen: Verliere so wenig wie möglich.
last-space-right = Nur 5 Sous verloren, und der Tag bringt dir { $mine } ein, Bruno { $theirs }. Morgen kommt dieser Stand zurück;
    benutzte große nie.
last-space-wrong-bigger = { $amount } Sous verloren: Die Reihe ist −2 wert, die Spalte −3, und jede Ware zahlt beides. Außerdem
    kommt dieser Stand nicht wieder.
last-space-remember = Stände mit 1 Ware kommen jeden Tag wieder: Nimm sie für schlechte Ecken.

third-evening-title = Der dritte Abend
third-evening-task = Letzter Tag, letztes Feld: Ohne es kämst du auf 131 Sous und Bruno auf 146. Setze den Stand, der dir den Sieg
    bringt.
third-evening-right = { $mine } zu { $theirs }: gewonnen! Die Reihe ist 2 wert, die Spalte 5: 7 je Ware, 21 Sous für drei.
third-evening-wrong-small = { $mine } zu { $theirs }: Bruno gewinnt. Dieser Stand bringt 7 Sous, der andere 21; und einen vierten
    Tag gibt es nicht.
third-evening-remember = Nach drei Tagen gewinnt der Reichste. Ein großer Stand, der übrig bleibt, war umsonst.

first-game-title = Das erste Spiel
first-game-task = Ein richtiges Spiel zu dritt, mit zwei Lehrlingen. Ich bleibe an deiner Seite; nach dem ersten Tag ist der Kurs
    geschafft, und du spielst weiter, solange du magst.
first-game-remember = Jetzt mach dein Glück: Was du weißt, reicht zum Spielen.
coach-empty-market = Der Markt ist leer: Fang klein an. Ein Stand mit 1 Ware oder ein gezogenes Plättchen riskiert fast nichts.
coach-drew-buyer = Ein Käufer! Gönne ihn Linien, in denen du mehr Waren hast als die anderen.
coach-drew-nuisance = Ein Plagegeist. Gibt es ein Feld, das die Stände der anderen kreuzt, aber nicht deine?
coach-drew-gold = Der Geldsack: Er gehört in eine Linie, in der deine Waren überwiegen.
coach-drew-fire = Ein Feuer: zwischen einen Plagegeist und deine Stände oder zwischen einen Käufer und die anderen.
coach-drew-eye = Der böse Blick: dorthin, wo die anderen auf ihre Käufer bauen.
coach-big-stalls = Ein paar Kunden sind da: Wo eine gute Reihe eine gute Spalte kreuzt, lohnt sich ein großer Stand.
coach-secret-left = { $count ->
    [one] Noch ein Feld
   *[other] Noch { $count } Felder
  }, und du hast dein geheimes Plättchen noch. Wo wirkt es am meisten?
coach-last-move = Bald ist Abend: Ist die Ecke schlecht, genügt ein kleiner Stand.
coach-counted = Jede Linie: Käufer minus Plagegeister, mal deine Waren. Deine beste Linie brachte { $amount ->
    [one] { $amount } Sou.
   *[other] { $amount } Sous.
  }
coach-day-2 = Deine Stände mit 1 Ware sind zurück, benutzte große sind weg. Ein neues geheimes Plättchen wartet.
coach-day-3 = Letzter Tag: Alles, was du noch hast, darf auf den Markt.
coach-won = Bravo, der schwerste Beutel ist deiner!
coach-over = Ein schönes erstes Spiel. Die Rückschau zeigt den wichtigsten Zug.
