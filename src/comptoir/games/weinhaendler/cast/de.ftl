who-bouchon = Schwimmt auf jeder Welle und findet es herrlich.
who-trempette = Ist an jedem Steg schon in die Loire gefallen.
who-grappillon = Pflückt, was die anderen hängen lassen.
who-vire-vent = Dreht mit dem Wind und gibt ihm die Schuld.
who-gros-tonneau = Breit, voll und auf dem Weg nach Nantes.
who-bec-fin = Kostet die Kohle, bevor sie brennt.
who-grand-cru = Wird jedes Jahr besser und erwähnt es.
who-dame-loire = Kennt jede Sandbank beim Vornamen.
who-vieille-vigne = Schmeckt die Lese, wenn die Reben noch kahl sind.
who-tonton-brume = Fährt im Nebel und ist vor den anderen da.

says-sun = { $manner ->
    [eager] So schönes Wetter! Warum weinen alle?
    [gruff] Essig. Alles Essig.
    [grand] Die Sonne nimmt ihren Zehnten wie jeder Herr.
   *[dry] Der Salathandel wird sich freuen.
  }
says-no-sun = { $manner ->
    [eager] Sonne, und nichts verdorben! Picknick!
    [gruff] Schadet ausnahmsweise keinem. Verdächtig.
    [grand] Selbst die Sonne verneigt sich vor guter Planung.
   *[dry] Gutes Wetter. Ich traue ihm nicht.
  }
says-exploded = { $manner ->
    [eager] Mein Kessel! { $seat }, mein Kessel!
    [gruff] { $seat }! Den Knall merk ich mir.
    [grand] Man fürchtet meinen Dampf, und { $seat } schickt Donner.
   *[dry] Mein Kessel hat gekündigt, Dank an { $seat }.
  }
says-exploded-mine = { $manner ->
    [eager] Ich wollte nur sehen, was passiert!
    [gruff] Bumm. Der Nächste.
    [grand] Das soll man bis Orléans hören.
   *[dry] Ein kleines Unglück. Von langer Hand geplant.
  }
says-hired = { $manner ->
    [eager] Aber das war mein Lieblingsmatrose!
    [gruff] Behalt ihn, { $seat }. Er schnarcht.
    [grand] Matrosen kannst du kaufen, { $seat }, nie ihre Lieder.
   *[dry] { $seat } ernährt jetzt meinen besten Esser. Schön.
  }
says-far = { $manner ->
    [eager] Juhu! Habt ihr das Schloss vorbeiflitzen sehen?
    [gruff] Volldampf. Haltet die Hüte fest.
    [grand] Der Fluss teilt sich, wie es sich gehört.
   *[dry] { $town }, schon. Ich saß kaum.
  }
says-no-coal = { $manner ->
    [eager] Wir stehen. Schiebt jemand?
    [gruff] Keine Kohle. Schaut nicht so.
    [grand] Ein Schiff in Ruhe ist ein Denkmal.
   *[dry] Wir genießen { $town } noch ein wenig.
  }
says-won = { $manner ->
    [eager] Gewonnen! Wir haben uns auch entschuldigt!
    [gruff] Rück mal, { $other-seat }.
    [grand] Der Steg ist mein, nach dem Recht der Ellbogen.
   *[dry] Ein Missverständnis um Liegeplätze. Geklärt.
  }
says-driven-off = { $manner ->
    [eager] { $seat }, ich wollte sowieso los! Ehrlich!
    [gruff] Schön. Der Steg war morsch.
    [grand] Ich weiche wie die Flut: um wiederzukommen.
   *[dry] In der Flussmitte ist die Aussicht besser.
  }
says-beaten-back = { $manner ->
    [eager] Au. Die waren größer, als sie aussahen.
    [gruff] Wir schicken einen Brief.
    [grand] Die Geschichte wird es eine Finte nennen.
   *[dry] Die Verhandlungen sind gescheitert, laut.
  }
says-quarrel = { $manner ->
    [eager] Eine Rauferei! Wer hält meinen Hut?
    [gruff] { $seat } und { $other-seat }, schon wieder.
    [grand] Wo Matrosen streiten, wird der Küfer reich.
   *[dry] Kultur am Kai. Bringt die Kinder mit.
  }
says-reshuffled = { $manner ->
    [eager] Alles neu! Ich liebe neu!
    [gruff] Dieselben Karten, andere Folge. Hurra.
    [grand] Das Rad dreht sich; ich öle es.
   *[dry] Was weg war, kommt wieder, wie Schwiegereltern.
  }
says-over = { $manner ->
    [eager] Auf Nantes! Auf alle! Wessen Glas ist das?
    [gruff] Macht fest. Ich brauche einen Stuhl.
    [grand] Das letzte Fass soll von mir erzählen.
   *[dry] Eine Note von Neid, langer Abgang.
  }
