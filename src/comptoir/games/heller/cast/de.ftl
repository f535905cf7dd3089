who-kruemel = Verkauft vom Handkarren und grüßt alle.
who-pausback = Isst bis Mittag ein Drittel der Ware selbst.
who-ruebchen = Zählt Rüben, und die Rüben stimmen immer.
who-flinkbein = Als Erster auf dem Platz, außer Atem und stolz.
who-pfennigfuchs = Dreht jeden Pfennig um, und dann zurück.
who-kaeseglocke = Riecht eine gute Ecke drei Gassen weit.
who-goldwaage = Wägt Münzen, Worte und Nachbarn.
who-oma-taler = Hat vier Könige überlebt und alle Konkurrenz.
who-weisspfennig = Hat den Markt schon voll gesehen, bevor der erste Stand stand.
who-frau-waage = Hebt nie die Stimme, nur den Preis.

says-fire = { $manner ->
    [eager] Ganz schön warm hier, oder?
    [gruff] Wer hat { $seat } Streichhölzer gegeben?
    [grand] Wo { $seat } geht, da raucht es.
   *[dry] { $seat } heizt den Markt. Wie aufmerksam.
  }
says-fire-mine = { $manner ->
    [eager] War ich das? Es brauchte nur etwas Luft!
    [gruff] Zurücktreten. Zurück, sag ich.
    [grand] Ich leuchte den Weg. Manche nennen es Brandstiftung.
   *[dry] Ein bescheidenes Feuer. Macht den Blick frei.
  }
says-eye = { $manner ->
    [eager] Nicht hinsehen, bloß nicht hinsehen!
    [gruff] Das Auge schielt schon den ganzen Tag nach meinem Beutel.
    [grand] Der böse Blick sieht alles, nur sich selbst nicht.
   *[dry] Jetzt fühlen sich selbst die Käufer beobachtet.
  }
says-gold = { $manner ->
    [eager] Ein ganzer Sack! Darf ich ihn mal halten?
    [gruff] Gold. Und natürlich nicht neben mir.
    [grand] Gold verdoppelt alles, auch die Sorgen.
   *[dry] Gleich mag hier jemand das Rechnen.
  }
says-nuisance = { $manner ->
    [eager] Igitt, muss der ausgerechnet da stehen?
    [gruff] Den kenn ich. Der kauft nie.
    [grand] Jeder Markt bekommt die Störung, die er verdient.
   *[dry] Ein vorzüglicher Nachbar, für jemand anderen.
  }
says-buyer-mine = { $manner ->
    [eager] Hereinspaziert, alles ganz frisch!
    [gruff] Finger weg, das ist meine Kundschaft.
    [grand] Man kommt von weit her, der Güte nach.
   *[dry] Ein voller Beutel. Zu dem sind wir höflich.
  }
says-secret = { $manner ->
    [eager] Das war es also, { $seat }!
    [gruff] Darauf saß { $seat } den ganzen Tag.
    [grand] Was man morgens versteckt, liegt abends auf dem Tisch.
   *[dry] { $seat } deckt etwas auf. Manche Miene fällt.
  }
says-secret-mine = { $manner ->
    [eager] Überraschung! Fast hätte ich es verraten.
    [gruff] So. Nun glotzt nicht so.
    [grand] Seht, was Geduld unter dem Ladentisch verwahrt.
   *[dry] Das hatte ich mir für einen ruhigen Moment aufgehoben.
  }
says-full-stall = { $manner ->
    [eager] Mein größter Stand! Ist er nicht schön?
    [gruff] Vier Kisten. Mein Rücken kennt jede.
    [grand] Ein voller Stand braucht keinen Herold.
   *[dry] Die große Auslage. Man muss gesehen werden.
  }
says-earned-much = { $manner ->
    [eager] So viel? Für mich? Wirklich?
    [gruff] Endlich zahlt mal jemand.
    [grand] Die Trompeten mögen warten, bis ich gezählt habe.
   *[dry] Diese Reihe hat mein Abendessen bezahlt. Und das Frühstück.
  }
says-earned-much-other = { $manner ->
    [eager] Mensch, { $seat }, brauchst du eine Schubkarre?
    [gruff] Heute zahlt { $seat } das Bier.
    [grand] { $seat } speist wohl beim Bürgermeister.
   *[dry] Ich gratuliere { $seat }, durch die Zähne.
  }
says-lost = { $manner ->
    [eager] Die nehmen mir was weg? Darf man das?
    [gruff] Ich hatte schon bessere Abende.
    [grand] Auch die Sonne geht rot unter.
   *[dry] Eine Anlage in Bescheidenheit.
  }
says-new-day = { $manner ->
    [eager] Ein neuer Morgen! Ich hab schon zweimal gefrühstückt.
    [gruff] Wieder auf. Meine Knie sind dagegen.
    [grand] Der Hahn hat gekräht, und er meint mich.
   *[dry] Derselbe Markt, frische Illusionen.
  }
says-over = { $manner ->
    [eager] Schon vorbei? Noch einmal?
    [gruff] Gut. Mir tun die Füße weh.
    [grand] Die Stände fallen, der Ruhm bleibt.
   *[dry] Daheim erzähl ich es anders.
  }
