# Die Worte des Kurses. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

note-year = In dieser Lektion spielt sich der Rest des Jahres von selbst: Blöcke aus Gips und leere Taschen.

nobody-saw-title = Keiner hat’s gesehen
nobody-saw-task = Jeden Monat setzt du einen Block auf dein Gebäude: Gips mit einem Holzblock darin oder nur Gips, und von
    außen merkt es niemand. Deinem Gebäude fehlt noch ein Block: Mach ihn nur aus Gips!
nobody-saw-right = Bruno bohrt deinen Block 1 an … Holz! Deine zwei Gipsblöcke bleiben unbemerkt. Gebäude fertig: 3 × 100.000
    = 300.000 €, und das gesparte Holz bringt am Ende noch 100.000 €.
nobody-saw-wrong-honest = Sehr ehrlich! Aber bis zum Schluss gespart war dieses Holz 100.000 € wert. Trau dich: Gips.
nobody-saw-refused-F8 = Die Marken kommen später. Erst der Block.
nobody-saw-refused-F7 = Immer nur ein Bau: Mach erst diesen fertig.
nobody-saw-remember = Holz oder Gips, alle Blöcke sehen gleich aus. Jeder gesparte Holzblock bringt am Ende 100.000 €.

probe-title = Jetzt bohrst du
probe-task = Dein Geschenk 5 ist das teuerste in diesem Monat: Du bist der Prüfer und bestimmst einen Block. Brunos Block 1
    ist aus Holz, das haben alle gesehen; bohr den anderen an.
probe-right = Gips! Das ganze Gebäude wird abgerissen, samt Holz. Bruno verliert zwei Blöcke (100.000 €) und ist zum ersten
    Mal erwischt.
probe-wrong-known = Holz, das wussten wir schon: Nichts passiert. Versuch den Block darüber.
probe-wrong-own = Erlaubt, aber das ist dein eigenes Gebäude! Ziel auf Brunos.
probe-wrong-clara = Bei Clara ist Holz darin: Nichts rührt sich. Such bei Bruno.
probe-remember = Ein einziger entdeckter Gipsblock, und das ganze Gebäude wird abgerissen.

by-christmas-title = Fertig bis Weihnachten
by-christmas-task = Oktober: Dein Gebäude ist fertig, drei Blöcke kannst du dieses Jahr noch bauen, und niemand hat mehr ein
    Geschenk. Auf welchem Bauplatz bringen sie am meisten?
by-christmas-right = Drei Monate, drei Blöcke: im Dezember fertig, 3 × 100.000 = 300.000 €. Ohne Geschenk kam auch kein
    Prüfer.
by-christmas-wrong-two = Im November fertig: 200.000 €. Aber der Dezemberblock wird allein auf einem neuen Bauplatz stehen,
    50.000 €. Zusammen: 250.000 €.
by-christmas-wrong-five = Drei von fünf Blöcken: unfertig, jeder bringt nur 50.000 €. Zusammen: { $amount } €.
by-christmas-refused-F6 = Dieser Bauplatz ist besetzt. Wähle einen freien.
by-christmas-remember = Fertig bringt ein Block 100.000 €, unfertig die Hälfte. Zähl die Monate, bevor du wählst.

right-price-title = Gerade teuer genug
right-price-task = Dein Gebäude ist ganz aus Gips. Werde sicher Prüfer, und so billig wie möglich: Alle sehen, welche Marken
    noch übrig sind.
right-price-right = Bruno hat nur noch 2 und 3: Deine 4 reicht. Du bestimmst den Block, dein Gebäude ist diesen Monat sicher,
    und die 6 hast du noch.
right-price-wrong-six = Du bist Prüfer, aber zu teuer: Gegen 2 und 3 reicht die 4. Heb die 6 für einen gefährlicheren Monat
    auf.
right-price-wrong-one = Bruno spielt 3 und bohrt bei dir: Gips, zwei Blöcke verloren (100.000 €).
right-price-wrong-pockets = Leere Taschen: Bruno bestimmt den Block, und es ist deiner.
right-price-remember = Elf Marken für das Jahr, jede nur einmal. Zahl gerade genug.

deal-title = Handelseinig?
deal-task = Bruno und du habt beide eine 5 geschenkt: Einigt euch auf einen Block, sonst entscheidet Clara mit ihrer 2. Bruno
    schlägt „Clara, Block 2“ vor; um anzunehmen, schlag denselben Block vor.
deal-once-stays = Bruno bleibt bei „Clara, Block 2“. Drei Vorschläge für jeden, dann entscheidet Clara.
deal-once-own = Bei dir? Dein Block 2 ist Gips! Schau lieber zu Clara.
deal-right = Einig! Gips: Claras Gebäude wird abgerissen, 2 × 50.000 = 100.000 € weniger für sie.
deal-wrong-broken = Keine Einigung: Clara entscheidet und bohrt deinen Gips an. Zwei Blöcke verloren.
deal-remember = Bei Gleichstand an der Spitze einigt man sich, oder das nächste Geschenk entscheidet. Versprechen binden
    niemanden.

informer-title = Der Spitzel
informer-task = Claras Gebäude ist fertig: Im August zieht ihr Schild weiter, dann kann es niemand mehr anbohren. Bruno hat
    noch die 6; finde die Marke, mit der du trotzdem bohren darfst, und nutze sie.
informer-once-mine = Bruno hat bei dir gebohrt: Holz. Jetzt redet dein Spitzel: welcher Block?
informer-right = Erst bohrt Bruno, dann du: Gips! Clara verliert ein fertiges Gebäude, 3 × 100.000 = 300.000 €.
informer-wrong-wood = Holz. Eilig ist Claras Gebäude: Nächsten Monat ist es zu spät.
informer-wrong-gift = Bruno spielt die 6: Dein Geschenk zählt nicht. Eine andere Marke schert sich nicht um Preise.
informer-wrong-pockets = Leere Taschen: Du siehst Bruno beim Bohren zu, und Clara kommt davon.
informer-remember = Der Spitzel bringt eine zusätzliche Prüfung, egal was die Geschenke sagen. Zwei Spitzel heben sich auf.

august-title = Urlaub im August
august-task = Im August gibt es weder Geschenke noch Prüfung. Setz den letzten Block, ohne Holz dafür auszugeben, und beginn
    im September einen neuen Bau.
august-once-september = Gebäude fertig. September: Mach einen neuen Block, Holz oder Gips, ganz wie du willst.
august-once-site = Wähle einen freien Bauplatz: Dein Schild zieht dorthin um.
august-right = Ein Gebäude aus 4 Blöcken fertig: 400.000 €. Bruno ist der Prüfer im September, aber dein Schild ist weg:
    Diesen Gips findet keiner mehr.
august-wrong-wood = Dieses Holz schützt vor nichts: Den Block sieht kein Prüfer. Gespart war es 100.000 € wert.
august-refused-F20 = Im August haben die Prüfer Urlaub: keine Marken.
august-refused-F7 = Mach erst dieses Gebäude fertig; der neue Bauplatz kommt im September.
august-remember = Fertig und ohne Schild ist ein Gebäude für immer sicher. Im April ist es umgekehrt: kein Bauen, aber eine
    Prüfung.

third-time-title = Einmal zu viel
third-time-task = Dezember. Du bist schon zweimal erwischt: Beim dritten Mal verlierst du alles. Nur Bruno hat noch ein
    Geschenk, und dein Block 1 ist bekannt; woraus wird Block 2?
third-time-right = Bruno bohrt … Holz! 3 Holzblöcke gespart und 7 Blöcke fertig: { $mine } €. Du gewinnst vor Bruno ({ $theirs
    } €).
third-time-wrong-out = Bruno bohrt: Gips, zum dritten Mal. Ausgeschieden, mit 0 € statt 1.000.000 €, und das für 100.000 mehr.
third-time-refused-F8 = Im Dezember spielt sich die letzte Marke von selbst. Zu wählen bleibt der Block.
third-time-remember = Erstes Mal: das Gebäude. Zweites Mal: dazu ein Holzblock. Drittes Mal: ausgeschieden, mit nichts.

first-game-title = Dein erstes Jahr
first-game-task = Ein richtiges Spiel zu dritt, mit zwei Lehrlingen: zwölf Monate, etwa dreißig Entscheidungen. Ich bleibe an
    deiner Seite; am Ende des Jahres ist der Kurs geschafft.
first-game-remember = Was du weißt, genügt zum Spielen. Bau los, und trau dich!
coach-first-block = Noch verdächtigt dich niemand, aber alle haben ihre teuren Geschenke. Holz ist ein vorsichtiger Anfang;
    Gips ist Nervenkitzel.
coach-site = Kleines Gebäude, kleines Risiko: Mit 2 oder 3 Blöcken ist es schnell fertig, und wird es abgerissen, verlierst du
    wenig.
coach-first-token = Hast du Gips zu verstecken? Dann mach ein echtes Geschenk. Sonst ein kleines, oder leere Taschen.
coach-inspect = Such den letzten Block eines eben fertigen Gebäudes: Dort wird am meisten gepfuscht, und bald ist es zu spät.
coach-inform = Deine zusätzliche Prüfung: Jeder Block neben einem Schild kann angebohrt werden. Welcher kommt dir faul vor?
coach-torn-down = Autsch! Das erste Mal kostet nur das Gebäude. Das erleben fast alle Sieger; erst das dritte Mal wirft dich
    hinaus.
coach-wood-seen = Bei dir wurde gebohrt: Holz, und alle haben es gesehen. Jetzt suchen sie wohl woanders, und deine anderen
    Blöcke haben Ruhe.
coach-bargain = Schlag einen Block vor, der keinem der Feilschenden gehört: Darauf könnt ihr euch einigen.
coach-april = Es regnet: Gebaut wird nicht, gebohrt schon. Ein im März fertiges Gebäude ist diesen Monat noch in Gefahr.
coach-august = Diesen Monat kommt kein Prüfer: Dieser Block macht dein Gebäude fertig, und Gips ist ungefährlich.
coach-late-site = Blöcke bis zum Jahresende: { $months }. Wähle einen Bauplatz, der damit fertig wird.
coach-twice = Noch einmal, und du bist draußen. Solange teure Geschenke umgehen, nimm Holz.
coach-won = { $amount } €: Niemand in der Stadt hat mehr verdient. Nächstes Jahr traust du dich noch mehr!
coach-over = Dein Gewinn: { $amount } €. Die Rückschau zeigt dir den wichtigsten Zug; nächstes Jahr traust du dich mehr!
