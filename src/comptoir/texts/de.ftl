you = du
table-help = tippe eine Nummer, eine Aktion wie die in Klammern, oder ? für Hilfe.
table-commands =
    Tippe die Nummer einer Möglichkeit oder die Aktion selbst. Außerdem:
      why ACTION   warum das nicht geht        rules [ID]   die Regeln
      board        den Tisch noch einmal       log          alles, was geschah
      sheet        das Wertungsblatt           hint         was ein Bot täte, der sieht, was du siehst
      save [FILE]  speichern und weiterspielen quit         speichern und gehen
bot-says = { $name }, ein Bot, sagt: „{ $words }“
choose = Deine Wahl:{" "}
which = { $parameter }?{" "}
allowed = Ja, das ist erlaubt.
all-the-same = Trotzdem tun? Tippe ja, oder Enter, um es dir zu überlegen:{" "}
yes = ja
hint = Ein einfacher Bot, der sieht, was du siehst, würde spielen: { $action }
curtain = Gib die Tastatur an { $player } weiter und drücke Enter.
saved = Gespeichert in { $file }; weiter mit: comptoir play --resume { $file }
seed-shown = Die Partie mit der geheimen Zahl der Mischung liegt in { $file }; prüfen mit: comptoir verify { $file }
scores-so-far = Bisher: { $scores }.
sheet-later = { $kind }, am Ende
game-over = { $scores }. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
  }
review-thinking = es wird nachgedacht
review-title = Aussichten jedes Spielers, in Prozent
review-seat = Platz
review-player = Spieler
review-began = Anfang
review-decisions = eigene Entscheidungen
review-received = durch die anderen
review-luck = Glück
review-ended = Ende
review-curve = Kurve
review-entry = Zug
review-played = gespielt
review-expected = erwartet
review-best = bester gesehener
review-decision = Entscheidung
review-drawn = Die Kurven liegen in { $file }.
