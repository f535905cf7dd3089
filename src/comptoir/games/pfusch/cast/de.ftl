who-kleckser = Streicht zuerst, misst danach.
who-wackelstein = Vertraut der Schwerkraft. Meistens.
who-moertel = Hält alles zusammen und redet nicht darüber.
who-schieflot = Hat ein ganz eigenes Lot.
who-krummnagel = Hat in vierzig Jahren keinen geraden Nagel gekauft.
who-schmierfink = Bringt den Behörden stets eine Kleinigkeit mit.
who-doppelboden = Zeichnet zwei Pläne: einen für die Akte, einen für die Baustelle.
who-bauloewe = Besitzt die Skyline, schuldet den Rest.
who-grundstein = Klopft einmal an die Wand und weiß Bescheid.
who-richtkranz = Nie erwischt, und auch nie gesehen.

says-started = { $manner ->
    [eager] Der größte Platz von allen! Wo fang ich an?
    [gruff] Mehr Stockwerke, mehr Treppen. Wunderbar.
    [grand] Ich werde die Sonne verdecken, geschmackvoll.
   *[dry] Hoch hinaus. Zumindest auf dem Plan.
  }
says-finished = { $manner ->
    [eager] Es steht wirklich! Gut gemacht, { $seat }!
    [gruff] Tür nicht zuknallen, { $seat }.
    [grand] { $seat } baut für die Ewigkeit, oder bis Donnerstag.
   *[dry] Fertig, { $seat }? Und außen kein einziger Riss.
  }
says-finished-mine = { $manner ->
    [eager] Richtfest! Wer bringt den Kuchen?
    [gruff] Fertig. Keiner lehnt sich an.
    [grand] Enthüllt die Tafel, und Vorsicht am Gerüst.
   *[dry] Übergeben wie besehen. Bitte rasch besehen.
  }
says-informer = { $manner ->
    [eager] Wer flüstert da? Ich hab nichts gehört!
    [gruff] Ich mag keine Petzen. Außer meinen eigenen.
    [grand] Die Wahrheit hat viele Freunde, { $seat } bezahlt einen.
   *[dry] Die Wände haben Ohren. Diese jedenfalls.
  }
says-tied = { $manner ->
    [eager] Wir haben das Gleiche geschenkt! Sind wir jetzt Freunde?
    [gruff] Hätte es besser einpacken sollen.
    [grand] Große Geister bestechen gleich.
   *[dry] Zwei gleiche Geschenke, ein verlegener Beamter.
  }
says-proposed = { $manner ->
    [eager] Ich? Aber der Block ist so schüchtern!
    [gruff] Den nicht. Der trägt.
    [grand] Du zweifelst an meinem Mauerwerk, { $seat }? Vor Leuten?
   *[dry] Deine Wahl finde ich bedauerlich, { $seat }.
  }
says-inspector = { $manner ->
    [eager] Ich krieg den Helm! Krieg ich auch den Bohrer?
    [gruff] Keiner rührt sich. Keiner gipst.
    [grand] Das Gesetz hat sein edelstes Gefäß gewählt.
   *[dry] Mich überkommt ein plötzliches Interesse an Sicherheit.
  }
says-no-inspection = { $manner ->
    [eager] Puh! Ich meine: wie schade!
    [gruff] Gut. Papierkram ist schlecht für die Lunge.
    [grand] Ein Tag ohne Prüfung ist ein Feiertag der Zunft.
   *[dry] Die Behörde ist zu Tisch. Stören wir sie nicht.
  }
says-honest = { $manner ->
    [eager] Seht ihr? Echtes Holz! Hab ich doch gesagt!
    [gruff] Und wer macht jetzt das Loch zu?
    [grand] Bohrt nur, mein Gewissen ist nicht hohl.
   *[dry] Entschuldigungen nehme ich schriftlich.
  }
says-caught = { $manner ->
    [eager] Das bröselt! Wie meine Kekse!
    [gruff] Gips. Hab ich von draußen gerochen.
    [grand] Staub zu Staub, und dieser recht zeitig.
   *[dry] Ein leichter Baustil. Sehr leicht.
  }
says-caught-me = { $manner ->
    [eager] Oh. Das muss die Lieferung gewesen sein.
    [gruff] Das hat nachts einer vertauscht. Sicher.
    [grand] Genie wird von Bohrern selten verstanden.
   *[dry] Ich nenne es lieber eine leichte Lösung.
  }
says-torn-down = { $manner ->
    [eager] Bumm! Tut mir leid, { $seat }. Aber: bumm!
    [gruff] Feg das weg, { $seat }.
    [grand] So fallen die Türme von { $seat }. Schweigeminute.
   *[dry] Die Aussicht ist schöner geworden, { $seat }.
  }
says-out = { $manner ->
    [eager] O nein, { $seat }! Schreibst du uns?
    [gruff] Lass die Schubkarre da, { $seat }.
    [grand] Leb wohl, { $seat }. Du hast gebaut, wie du gelebt hast.
   *[dry] { $seat } widmet sich anderen Vorhaben.
  }
says-over = { $manner ->
    [eager] Was für ein Jahr! Ich bin nur zweimal gefallen.
    [gruff] Feierabend. Wer hat die Schlüssel?
    [grand] Die Stadt wird von uns sprechen, vor Gericht.
   *[dry] Alles steht noch. Mehr oder weniger.
  }
