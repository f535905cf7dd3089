# Die Worte des Kurses. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember; note-…; coach-…

pier-title = Platz am Kai!
pier-task = Deine Kohle bringt dich nach Nantes, wo Bruno den Nordkai mit 1 Matrosen hält; du hast 2 gelegt. Nimm ihm den Kai
    ab, dann bring deine drei Fässer an Land!
pier-once-landing = Der Nordkai gehört dir. Bring jetzt deine Fässer an Land, eins nach dem anderen.
pier-right = 2 gegen 1: Bruno muss an den Südkai. 3 Fässer × 2 = { $amount } Gold!
pier-wrong-trade = Brunos Matrosen abzuwerben kostet ein Fass, und du bist schon stärker.
pier-wrong-south = Der Südkai zahlt nur 1 je Fass: 3 Gold. Trau dich an den Nordkai, der zahlt doppelt.
pier-wrong-midstream = Im Strom kommt nichts an Land: 0 Gold. Du brauchst einen Kai.
pier-wrong-kept = Nur { $amount } Gold: Es ist noch Wein an Bord. Hier zahlt ein Fass 2, bring alle an Land.
pier-remember = Laden und kassieren kann nur, wer am Kai liegt. In Nantes zahlt der Nordkai 2, der Südkai 1.

exactly-title = Genau dorthin
exactly-task = Der Auswanderer und ein Fass warten in Tours, 3 Felder entfernt. Leg die passende Kohle, dann fahr und leg an.
exactly-once-laid = Gelegte Kohle: { $spaces }. Leg noch etwas dazu, oder fahr.
exactly-right = 3 Kohle, 3 Felder: Tours. Auswanderer und Fass kommen an Bord, beide nach Nantes.
exactly-wrong-midstream = Du bist in Tours, aber im Strom, und der Kai war frei. Wer nicht anlegt, lädt nichts.
exactly-wrong-no-coal = Ohne Kohle bleibt das Boot in Orléans, und die Runde ist vertan. Leg erst eine Karte.
exactly-wrong-short = Zu kurz: { $town }. Dort wartet niemand.
exactly-wrong-far = Zu weit: { $town }. Das Boot verbrennt alle Kohle, anhalten unterwegs geht nicht.
exactly-remember = Das Boot fährt genau die Summe deiner Kohle. Zähl, bevor du legst.

turning-title = Wende in Nantes
turning-task = Der Pfarrer will nach Saumur, hinter dir. Ein Boot wendet nur am Ende des Flusses: 1 Feld bis Nantes, dann 3
    zurück. Fahr ihn hin und bring ihn an Land!
turning-once-landing = Saumur! Bring den Pfarrer an Land.
turning-right = 1 Feld bis Nantes, kostenlos gewendet, 3 Felder zurück: Saumur. Der Pfarrer zahlt 1 Gold.
turning-wrong-aboard = Das ist Saumur, aber der Pfarrer ist noch an Bord. Leg an und bring ihn an Land: Er zahlt 1 Gold.
turning-wrong-one-short = Angers: ein Feld zu wenig. Der Weg nach Nantes zählt mit.
turning-wrong-far = { $town }: zu weit, und rückwärts fährt kein Boot.
turning-wrong-short = { $town }: Der Pfarrer bleibt an Bord. Zähl 1 + 3.
turning-remember = Gewendet wird nur in Nantes und Orléans, kostenlos. Fahrgäste zahlen nur an ihrem Ziel.

sailors-title = Ein Matrose mehr
sailors-task = Bruno hält den Kai in Saumur mit 3 Matrosen. Deine Kohle bringt dich hin: Leg genug Matrosen, dann leg an.
sailors-right = 4 gegen 3: Beide verlieren 3, dir bleibt einer. Der Kai gehört dir, Fass und Küferin kommen an Bord.
sailors-wrong-tie = 3 gegen 3: Alle sind verloren, und bei Gleichstand bleibt, wer schon da ist. Einer mehr hätte gereicht.
sailors-wrong-few = Zu wenige: Du verlierst deine Matrosen und bleibst im Strom. Bruno lädt alles.
sailors-wrong-no-fight = Im Strom lädst du nichts. Leg Matrosen, dann leg an.
sailors-refused-W17 = Ohne Matrosen kein Kampf: Leg erst welche.
sailors-remember = Du brauchst einen Matrosen mehr. Bei Gleichstand bleibt, wer am Kai liegt.

fisherman-title = Wer angelt, sieht mehr
fisherman-task = Bruno hält Tours mit 1 Matrosen, und du hast 2; aber Clara will an denselben Kai und hat noch eine Karte auf
    der Hand. Mit dem Angler darfst du passen: Lass sie zuerst angreifen.
fisherman-once-fishing = Clara hat einen zweiten Matrosen gelegt. Dein Angler liegt vor dir: Pass.
fisherman-once-now = Clara hat Bruno verdrängt, aber ihr bleibt nur ein Matrose. Jetzt bist du dran!
fisherman-right = Clara schlug Bruno 2 gegen 1; du schlägst Clara 2 gegen 1. Tours gehört dir, Fass und Auswanderer kommen an
    Bord.
fisherman-wrong-midstream = Im Strom lädst du nichts: Du brauchst den Kai in Tours.
fisherman-wrong-first = Bruno ist verdrängt, aber dir bleibt nur ein Matrose: Clara kommt mit 2 und nimmt den Kai. Lass sie
    zuerst ziehen.
fisherman-wrong-too-soon = Zu früh eingeholt: Clara hatte eben einen zweiten Matrosen gelegt und nimmt dir den Kai. Pass
    einmal.
fisherman-refused-W14 = Alle anderen sind fertig: Wer allein angelt, darf nicht mehr passen.
fisherman-remember = Mit dem Angler darfst du passen. Angeln alle, die übrig sind, muss der Nächste handeln.

explosion-title = Bumm!
explosion-task = Bruno hat 3 Kohle, 3 Fässer, und Nantes ist 3 Felder entfernt: 6 Gold für ihn. Karten hat er keine mehr auf
    der Hand. Verdirb ihm die Fahrt!
explosion-right = Bumm! Ihm bleibt nur { $spaces } Kohle: { $town } statt Nantes, und kein Gold.
explosion-wrong-clara = Arme Clara, sie hat niemanden bedroht. Bruno legt am Nordkai an: 6 Gold für ihn.
explosion-wrong-coal = Und Bruno legt derweil am Nordkai an: 6 Gold für ihn. Du hattest Besseres auf der Hand.
explosion-wrong-left = Bruno legt am Nordkai an: 6 Gold für ihn. Und deine Explosion blieb auf der Hand!
explosion-remember = Die Explosion trifft fremde Kohle; beide Karten kommen weg. Triff den, der am meisten zu verlieren hat.

sun-title = Sonne und gute Karten
sun-task = Neue Runde, pralle Sonne: Die zwei Fässer, die an den Kais warteten, sind verdorben, deine an Bord nicht. Nantes
    ist 2 Felder entfernt: Nimm die Karte, die dir fehlt.
sun-right = Kohle 2, genau richtig: Nantes, Nordkai, 2 Fässer × 2 = 4 Gold in Sicht.
sun-wrong-three = Mit 3 fährst du an Nantes vorbei bis Ancenis, ein Feld zu weit.
sun-wrong-one = 1 reicht nicht, und Clara hat eben die andere Kohle 1 genommen.
sun-wrong-other = Irgendwann nützlich. Aber ohne Kohle 2 kommen deine Fässer nicht nach Nantes, und Bruno hat sie eben
    genommen.
sun-remember = Schau zuerst, wohin du willst, dann nimm die Karte. Die Sonne verdirbt nur wartenden Wein.

twenty-title = Zwanzig Gold
twenty-task = Bei 20 Gold ist die Runde die letzte, und der Reichste gewinnt: Dir fehlen 6. Bruno hält den Nordkai mit einem
    Matrosen; wirb ihn für eins deiner Fässer ab, und gewinn das Spiel!
twenty-once-hired = Brunos Matrose ist auf deiner Hand. Leg ihn, dann leg am Nordkai an.
twenty-once-landing = Der Nordkai gehört dir. Bring deine drei Fässer an Land.
twenty-right = 1 Matrose gegen 0, dann 3 Fässer × 2 = 6 Gold: Du hast { $mine }, Bruno { $theirs }. Das Spiel ist gewonnen!
twenty-wrong-midstream = Im Strom gibt es kein Gold. Du brauchst den Nordkai.
twenty-wrong-wasted = Ein Fass umsonst gegeben: 3 Gold am Südkai. Leg den Matrosen, bevor du fährst.
twenty-wrong-south = 4 Fässer × 1 = 4 Gold: 18 reichen nicht, und das Spiel geht weiter. Am Nordkai zahlen drei Fässer 6.
twenty-wrong-kept = { $amount } Gold, und die Runde ist aus: Du brauchst 20. Bring alle drei Fässer an Land.
twenty-refused-W17 = Für diesen Kai brauchst du einen gelegten Matrosen: Tausch ein Fass gegen Brunos, dann leg ihn.
twenty-remember = Ein Fass von deinem Boot bringt dir einen Matrosen, den ein anderer gelegt hat. Bei 20 Gold ist die Runde
    die letzte.

first-game-title = Erste Fahrt
first-game-task = Ein richtiges Spiel zu dritt, mit zwei Lehrlingen. Ich bleibe an deiner Seite; nach drei Runden und deinem
    ersten Gold ist der Kurs geschafft, und du spielst weiter, solange du willst.
first-game-remember = Kohle, Matrosen, Wein: Du weißt alles, was man für zwanzig Gold braucht.
coach-place = Blois, Amboise oder Saumur: nah genug an Nantes, um bald dort zu sein, und weit genug oben, um unterwegs zu
    laden.
coach-draft = Such zuerst einen Kai, an dem etwas wartet, zähl die Felder, dann nimm die Kohle dorthin. Danach einen Matrosen.
coach-first-turn = Eine Karte nach der anderen, und alle schauen zu. Beginne mit der, die am wenigsten verrät: Angler oder
    Matrose.
coach-start-pier = In der ersten Runde hält dein Boot noch seinen Startkai, und deine Matrosen verteidigen ihn. Die anderen
    Boote auch.
coach-no-coal = Ohne Kohle bewegt sich dein Boot nicht. Ist das nicht gewollt, leg erst welche.
coach-taken = Der Kai, zu dem deine Kohle führt, ist besetzt: Ohne Matrosen vor dir bleibst du im Strom.
coach-hurry = Keine Eile: Wer nach dir fährt, kann dir den Kai noch nehmen. Ein gelegter Matrose oder ein Angler hilft.
coach-explosion = Du hast eine Explosion, und ein anderer hat Kohle gelegt: Wohin führt sie, und was hat er an Bord?
coach-fishing = Solange du angelst, siehst du, was kommt. Pass, oder hol die Angel ein und handle.
coach-loading = Zwei Boote in Nantes: Jedes nimmt reihum einen Fahrgast. Wähle ein Ziel auf deinem Weg.
coach-landing = Bring es an Land: Gold in der Kasse ist sicher. Du darfst auch Wein behalten, für den Nordkai beim nächsten
    Mal.
coach-driven-off = Man hat dir den Kai genommen; das passiert allen. Fahr nächstes Mal später, oder leg einen Matrosen.
coach-sun = Die Sonne hat den wartenden Wein verdorben. Der von heute und der auf den Booten ist sicher.
coach-twenty = Sobald jemand 20 Gold hat, ist die laufende Runde die letzte. Was dann an Bord bleibt, zahlt nicht mehr:
    Liefere!
coach-won = Bravo, auf der Loire ist niemand reicher als du!
coach-over = Eine schöne erste Fahrt. Die Rückschau zeigt dir den Zug, der am meisten gezählt hat.
