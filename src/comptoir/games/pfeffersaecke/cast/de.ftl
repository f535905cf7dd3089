who-zimtstern = Kennt jede Bäckerei von hier bis Lübeck.
who-krauskopf = Läuft dem Wagen voraus und fragt später nach dem Weg.
who-muskatnuss = Eine kleine Nuss mit großer Meinung.
who-siebenmeil = Misst das Land in durchgelaufenen Sohlen.
who-safranbart = Zahlt in Gulden, redet in Samt.
who-salzfass = Trocken, unentbehrlich, niemals süß.
who-kardamom = Besitzt die halbe Karte und hat keine Eile.
who-muhme-anis = Weiß noch jeden Zoll seit der großen Flut.
who-safran = Kennt die Route, bevor es eine ist.
who-base-nelke = Liest Kontobücher wie andere Gesichter.

says-founded = { $manner ->
    [eager] Mein erstes eigenes Kontor! Es hat sogar eine Tür!
    [gruff] Ein Dach, ein Ofen, eine Truhe. Reicht.
    [grand] Hier wird man sich meinen Namen merken.
   *[dry] Wir fangen bescheiden an. Das verwirrt.
  }
says-big-city = { $manner ->
    [eager] Eine große Stadt! Alle los!
    [gruff] Jetzt kommen sie alle angetrampelt.
    [grand] Große Tore, großes Gedränge.
   *[dry] Ich höre von hier, wie Beutel aufgehen.
  }
says-big-city-mine = { $manner ->
    [eager] Ich hab sie geöffnet! Darf ich sie behalten?
    [gruff] Bitte sehr. Füße abtreten.
    [grand] Ich halte dem ganzen Reich die Tür auf.
   *[dry] Ich mache die Tür auf. Wer hindurchgeht, zeigt sich.
  }
says-small-city = { $manner ->
    [eager] Klein, aber mit hübschem Brunnen.
    [gruff] Zwei Punkte. Nicht alle auf einmal ausgeben.
    [grand] Auch Rom war einmal eine Furt.
   *[dry] Ein Ort mit mehr Gänsen als Kundschaft.
  }
says-conduct = { $manner ->
    [eager] Oh, ein Brief mit Siegel!
    [gruff] Papier. Zu meiner Zeit hatte man einen Stock.
    [grand] Wachs öffnet, was Eisen nicht vermag.
   *[dry] { $seat } reist unter Schutz. Ich unter Regen.
  }
says-conduct-mine = { $manner ->
    [eager] Dafür hab ich es aufgehoben! Glaub ich.
    [gruff] Da, lest selber.
    [grand] Der Kaiser selbst wünscht mir gute Reise.
   *[dry] Eine Unterschrift, drei Wachen, keine Fragen.
  }
says-doubled = { $manner ->
    [eager] Doppelt? Das darf man doppelt?
    [gruff] { $seat } hat tiefe Taschen und keine Scham.
    [grand] Wer am Brunnen wartet, trinkt doppelt.
   *[dry] { $seat } ruht auf einem Kissen aus Gulden.
  }
says-doubled-mine = { $manner ->
    [eager] Kling, kling, kling! Ich liebe das.
    [gruff] Das ist meins. War es schon immer.
    [grand] Keiner soll sagen, ich reise mit leichtem Gepäck.
   *[dry] Ich habe nur die Kasse aufgeräumt. Zweimal.
  }
says-dear-toll = { $manner ->
    [eager] { $toll }? Für eine Brücke? Ist die aus Kuchen?
    [gruff] { $toll }. Räuber sind billiger.
    [grand] Was sind { $toll } für einen, der reicher heimkehrt?
   *[dry] { $toll } Gulden. Die Aussicht war mäßig.
  }
says-dear-toll-other = { $manner ->
    [eager] { $seat }, hast du das Wechselgeld gezählt?
    [gruff] { $seat } ernährt das ganze Zollamt.
    [grand] { $seat } reist wie Fürsten: am Preis vorbei.
   *[dry] { $seat } zahlt. Der Zöllner baut sich einen Balkon.
  }
says-city-won = { $manner ->
    [eager] Meins! Der ganze Marktplatz!
    [gruff] Gut. Und jetzt die Stufen fegen.
    [grand] Läutet die Glocken, ich bezahle das Seil.
   *[dry] Eine Mehrheit. Sie passt zur Tapete.
  }
says-city-lost = { $manner ->
    [eager] { $seat } hat das Stadttor! Darf ich mal gucken?
    [gruff] Ich war zuerst da. Im Geiste.
    [grand] Städte wechseln die Hand, { $seat }. Denk daran.
   *[dry] { $seat } hat die Schlüssel. Ich habe die Quittung.
  }
says-stuck = { $manner ->
    [eager] Kein Durchkommen? Nicht mal ein kleines?
    [gruff] Mir gefällt es hier. Keine Fragen.
    [grand] Wer stehen bleibt, den überholen zuerst die Narren.
   *[dry] Wir halten der Landschaft wegen.
  }
says-over = { $manner ->
    [eager] War das ganz Deutschland? Gibt es noch mehr?
    [gruff] Fertig. Ich verkaufe die Stiefel.
    [grand] Die Karte ist voll, die Legende beginnt.
   *[dry] Mein Buchhalter wird weinen. Vor Freude, sag ich.
  }
