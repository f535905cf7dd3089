who-tuppence = Gibt jeden Pfennig zweimal aus und weiß nie, wie.
who-sabot = Redet wenig, steht fest, ist schwer zu bewegen.
who-tintenfass = Schreibt alles auf, sogar das Wetter.
who-candlewick = Brennt an beiden Enden und ist vor allen wach.
who-bric-a-brac = Hat von allem eins und zu jedem eine Geschichte.
who-wanderstab = Hat jeden Markt gesehen, zweimal im Regen.
who-thimble = Kleine Stiche, scharfe Augen, kein Kredit.
who-lanterne = Denkt am besten bei Nacht und redet wie eine Predigt.

says-gain = { $manner ->
    [eager] Schaut mal, das gehört mir!
    [gruff] Hat ja lange genug gedauert.
    [grand] Das Glück kennt meine Adresse.
   *[dry] Man sieht die Spalten gern wachsen.
  }
says-gain-other = { $manner ->
    [eager] Oh, schön gemacht, { $seat }!
    [gruff] Hm. Anfängerglück, { $seat }?
    [grand] Genieß es, { $seat }. Schönes Wetter geht vorbei.
   *[dry] Vermerkt, { $seat }. Doppelt unterstrichen.
  }
says-loss = { $manner ->
    [eager] Huch. War das so gedacht?
    [gruff] Kein Wort.
    [grand] Auch ein großer Beutel kennt die Ebbe.
   *[dry] Lehrgeld.
  }
