# Die Sätze des Clients. Dieselben Schlüssel und Variablen wie in en.ftl und fr.ftl.
# Never: Haus, Tisch decken, gedeckt, abgeräumt, Rat, Abrechnung, Plaudern
skip-to-content = Zum Inhalt
main-menu = Menü
to-the-shelf = Zum Regal
to-the-table = Zum Tisch
language = Sprache
language-fr = Français
language-en = English
language-de = Deutsch
settings = Einstellungen
settings-kept = Nur auf diesem Gerät gemerkt.
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tageslicht
theme-dark = Lampenlicht
speed = Die Steine wandern
speed-0 = gar nicht
speed-220 = schnell
speed-450 = gemütlich
speed-900 = langsam
breaks = An Pausen anhalten und sehen, was gezählt wird
announce = Für Bildschirmleser ansagen
announce-all = alles
announce-others = was andere tun
announce-turn = nur meinen Zug
sound = Leise Klänge
at-once = Meine Züge gelten sofort, ohne Bestätigung
previews = Zeigen, was eine Wahl bringen würde
close = Schließen
not-found = Hier ist nichts
not-found-more = Vielleicht ist die Adresse verschrieben. Die Spiele stehen im Regal.
no-board = Dieser Spielplan ist noch beim Tischler.

welcome = Setz dich dazu
welcome-more =
    Spiele um Handel und Bluff, vollständig, mit genauen Regeln und ehrlichen Bots.
    Allein, mit Freunden in der Ferne oder um einen Bildschirm. Ohne Konto.
play-now = Losspielen
invite = Einladen
same-screen = Ein Bildschirm
choose-bots = Bots wählen
rules = Regeln
players = { $least }–{ $most } Spieler
minutes = { $least }–{ $most } Min.
weight = Komplexität: { $weight } von 5
my-tables = Meine Tische
older-tables = Meine älteren Tische
watched-tables = Tische, denen ich zusehe
open-tables = Tische zum Mitspielen oder Zusehen
open-tables-none = Gerade wartet kein Tisch. Eröffne einen und lade ein.
recent-records = Gespielte Partien
recent-records-none = Noch keine beendete Partie zum Ansehen.
your-turn = Du bist dran
your-turn-until = Du bist am Zug: noch { $left }
table-gathered = alle Plätze besetzt
table-open = Plätze frei
table-running = im Spiel
seat-open = freier Platz
bot-name = { $level } { $seat }
bot = Bot
bot-of-level = · Bot · { $level }
bot-says = { $seat } sagt: { $words }
bot-words = Ein Wort von den Bots
bot-words-true = ab und zu
bot-words-false = nie
level-beginner = Anfänger
level-apprentice = Lehrling
level-merchant = Kaufmann
level-master = Meister
level-grandmaster = Großmeister

setup-invite = Eröffne einen Tisch und verschick den Link. Wer ihm folgt, spielt mit.
setup-screen = Alle spielen an diesem Gerät. Zwischen den Zügen fällt ein Vorhang.
setup-bots = Du gegen Bots, die deine Karten nicht sehen.
your-name = Dein Name
seats-count = Spieler am Tisch
player-number = Spieler { $number }
a-bot = ein Bot
bot-level = Stärke der Bots
bots-alike = Alle gleich stark
bots-differ = verschieden
bot-level-of = Stärke: { $name }
bot-here = Ein Bot hierher
free-seat = Platz freigeben
clock = Uhr
clock-kind-none = keine
clock-kind-live = live: Zeit je Zug
clock-kind-days = Fernpartie: Tage je Zug
clock-none = Keine Uhr: Lass dir Zeit.
clock-live = Uhr: { $move } je Zug.
clock-days = Fernpartie: { $move } je Zug.
clock-reserve = Reserve für alle: { $reserve }.
clock-vacation = Urlaub für alle: { $vacation }; so lange steht die Uhr still.
clock-field-seconds = Sekunden je Zug
clock-field-reserve = Reserve in Minuten
clock-field-days = Tage je Zug
clock-field-reserve_days = Reserve in Tagen
clock-field-vacation = Urlaub in Tagen
clock-zero = Wenn die Zeit um ist
clock-zero-bot = Ist die Zeit um, springt ein Bot ein, bis man zurück ist.
clock-zero-pass = Ist die Zeit um, wird gepasst; wo man nicht passen kann, springt ein Bot ein.
clock-zero-out = Ist die Zeit um, spielt ein Bot bis zum Ende weiter.
clock-pick-bot = springt ein Bot ein, bis man zurück ist
clock-pick-pass = wird gepasst
clock-pick-out = spielt ein Bot bis zum Ende weiter
clock-more = danach { $reserve } Reserve
game-rated = Die Partie zählt für die Wertung
game-hints = Tipps sind erlaubt
rated-yes = Die Partie zählt für die Wertung: keine Tipps, und nichts wird zurückgenommen.
rated-no = Eine freundschaftliche Partie: Sie zählt für keine Wertung.
hints-no = Keine Tipps.
table-public = Alle dürfen diesen Tisch sehen und mitspielen
seats-by-lot = Plätze auslosen
set-the-table = Tisch eröffnen
begin = Beginnen

invited = Eine Einladung für dich
you-are = Du bist { $name }.
sit-down = Hinsetzen
sit-here = Hier sitzen
invitation-gone = Diese Einladung gilt nicht mehr. Bitte um eine neue.
invitation-gone-more = Wer einlädt, kann Links zurückziehen, und mit dem Tisch enden sie. Du kannst jederzeit selbst einen Tisch eröffnen.
lobby = Der Tisch ist bereit. Das Spiel beginnt, wenn die Plätze besetzt sind.
table-closed = Dieser Tisch ist geschlossen.
table-full = Dieses Spiel ist zu lang für den Server geworden: Niemand kann weiterspielen. Der Tisch wird einen Tag nach dem letzten Zug geschlossen.
invitation-link = Einladung: diesen Link verschicken
copy = Kopieren
copied = Kopiert
copy-link = Link kopieren
fill-with = Freie Plätze füllen mit
begin-with-bots = { $count ->
    [one] Beginnen, mit einem Bot
   *[other] Beginnen, mit { $count } Bots
  }
host-begins = Der Gastgeber startet das Spiel.
leave = Verlassen
leave-table = Tisch verlassen
leave-table-more = { $seats ->
    [one] Ein Bot übernimmt deinen Platz und spielt ihn zu Ende. Du kannst nicht zurückkommen.
   *[other] Bots übernehmen alle Plätze an diesem Bildschirm und spielen sie zu Ende. Ihr könnt nicht zurückkommen.
  }
leave-table-yes = { $seats ->
    [one] Meinen Platz aufgeben
   *[other] Unsere Plätze aufgeben
  }
leave-table-no = Bleiben
watch = Auf meine Liste

table-missing = Diesen Tisch gibt es nicht
table-missing-more = Oder er ist privat, und du bist nicht eingeladen.
seats = Plätze
you = du
to-move = am Zug
choosing = wählt
ready = bereit
wins = gewinnt
stand-in = weg, ein Bot spielt
clock-label = noch { $left }
clock-watching = noch { $left }; die Uhr wartet, solange du zusiehst
finished = Das Spiel ist aus.
confirm-your-turn = Bestätige deinen Zug
confirm = Bestätigen
take-back = Zurücknehmen
take-all-back = Alles zurück
sealed-changed = Deine Wahl ist versiegelt: { $action }
sealed-may-change = Gewählt. Du kannst es dir anders überlegen, bis alle bereit sind.
bot-plays-for-you = Ein Bot spielt für dich.
come-back = Ich bin wieder da
choices = Deine Möglichkeiten
type-a-choice = Zug suchen (Taste /)
why-not = Warum geht das nicht?
why-not-more = Suche, was du gern tun würdest. Du erfährst, warum es jetzt nicht geht.
why-not-what = Was möchtest du tun?
what-is-this = Was ist das?
what-is-this-more = Zeige auf etwas, tippe es an oder geh mit Tab hin: Es sagt, was es ist.
done-asking = Fertig
better-not = Lieber nicht
all-the-same = Trotzdem tun
see-the-rule = Zur Regel
do-it = Tun
why-not-others = { $count ->
    [one] { $count } weiteres: Gib mehr Wörter ein.
   *[other] { $count } weitere: Gib mehr Wörter ein.
  }
allowed = Das ist erlaubt: nur zu.
hint = Tipp
thinking = Ich denke nach …
hint-sure = Ein Bot, der nur sieht, was du siehst, hat { $asked } Fortgänge der Partie durchdacht, { $agreed } davon mit diesem Zug. Die Chance gilt unter Gleichen und ist gemessen.
hint-no-reason = Kein einzelner Grund sticht heraus; von allem, was der Bot sich vorstellte ({ $asked }), wählte er dies am häufigsten ({ $agreed }).
hint-chance = Deine Siegchance:
hint-even = (ausgeglichen sind { $even })
hint-tells = { $chance }, { $standing }
hint-about-even = ungefähr ausgeglichen
hint-a-little-ahead = etwas vorn
hint-a-little-behind = etwas zurück
hint-clearly-ahead = klar vorn
hint-clearly-behind = klar zurück
hint-do = So machen
hint-more = Mehr
hint-how = Woher ich das weiß
hint-equal = gleich
hint-mixed = Wechsle ab, damit dich niemand durchschaut:
hint-in-ten = { $share } von 10
score-sheet = Wertungsblatt
sheet-later = { $kind }, am Ende
sheet-so-far = bisher
sheet-thousands = Beträge in Tausend.
sheet-unknown = Bis zum Ende verborgen
sheet-empty = Noch wurde nichts gewertet.
undo = Meinen Zug zurücknehmen
undo-asked = { $player } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Nein
undo-drop = Schon gut
undo-refused = Die anderen möchten es nicht zurücknehmen.
undo-waits = Warten auf { $players }.
event-undone = { $seat } hat einen Zug zurückgenommen.
log = Verlauf
log-of = Zeilen von
log-of-all = allen
log-search = Suchen
log-more = { $count ->
    [one] Eine frühere Zeile
   *[other] { $count } frühere Zeilen
  }
look-back = Den Stand von damals zeigen
looking-back = Der Stand nach Eintrag { $n }
back-to-now = Zurück zum aktuellen Stand
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-say-watchers = An alle, die zusehen
chat-watchers = sieht zu
chat-about = Zu dem, was { $name } gesagt hat
# Never 0.
chat-unread = { $count ->
    [one] Eine neue Zeile im Chat
   *[other] { $count } neue Zeilen im Chat
  }
report = Melden
report-more = Das liest, wer diesen Server betreibt, sonst niemand.
report-words = Was ist nicht in Ordnung? (Du musst nichts sagen.)
report-send = Senden
report-sent = Danke. Es wird angesehen.
trouble-too_many_reports = Deine letzten { $most } Meldungen sind noch nicht gelesen.
trouble-no_vacation = Es ist kein Urlaub mehr übrig.
trouble-no_hints = An diesem Tisch gibt es keine Tipps.
vacation = im Urlaub
on-vacation = im Urlaub, längstens bis { $until }
vacation-mine = Du bist im Urlaub, längstens bis { $until }.
next-table = Nächster Tisch: { $game }
vacation-left = Im Urlaub steht deine Uhr still. Übrig: { $left }
vacation-begin = In den Urlaub
vacation-end = Ich bin zurück
stand-in-of = der Bot für { $name }
note-passed = Die Zeit von { $name } ist um: gepasst.
note-vacation = { $name } ist im Urlaub.
note-vacation_over = Der Urlaub von { $name } ist vorbei.
send = Senden
mute = Ausblenden
muted = Ausgeblendete Personen
unmute = Wieder einblenden
away = Verbindung unterbrochen. Wir versuchen es weiter; nichts geht verloren.
last-counting = Letzte Wertung ▶
counting = Wertung
since-your-turn = Seit deinem Zug
nobody-moved = Noch hat niemand gezogen.
since-lately = Zuletzt
you-chip = Du
since-undone = hat einen Zug zurückgenommen
mark-done = seit deinem Zug: { $player }
mark-sketched = deine Skizze
mark-advised = empfohlen
again-of = Noch einmal sehen, was { $player } getan hat
show-me = Zeig es mir
stage-left = noch { $count } zu sehen
stage-now = Jetzt
go-on = Weiter
hand-to = Gib das Gerät an { $player }
hand-to-more = Alle anderen: bitte wegsehen.
i-am = Ich bin { $player }

house-away = Der Server antwortet nicht
house-away-more = Vielleicht startet er gerade erst. Wir versuchen es weiter.
try-again = Noch einmal
# One for each word by which the server says why it does not do something; a test lists them.
trouble-house = Der Server hat nicht richtig geantwortet. Versuch es noch einmal.
trouble-unavailable = Der Server kann gerade nichts aufschreiben. Dein Zug wird von selbst noch einmal geschickt.
trouble-error = { trouble-house }
trouble-internal = Bei uns ist etwas schiefgegangen. Es wurde vermerkt.
trouble-undone = Niemand konnte das rechtzeitig fertigstellen. Versuch es später noch einmal.
trouble-too_many = Das war zu schnell. Warte einen Augenblick.
trouble-busy = Über deine letzte Frage wird noch nachgedacht. Warte einen Augenblick.
trouble-too_large = Das ist zu lang für den Server.
trouble-wrong_type = { trouble-bad_request }
trouble-no_such_method = { trouble-bad_request }
trouble-forbidden = Diese Seite war zu lange offen. Lade sie neu.
trouble-bad_request = Etwas an deiner Eingabe stimmt nicht.
trouble-nobody = Sag erst, wie du heißt.
trouble-not_found = Das gibt es nicht, oder nicht für dich.
trouble-not_yours = Das geht nicht: Dieser Platz oder Tisch gehört dir nicht.
trouble-refused = Die Regeln erlauben das nicht.
trouble-stale = Das Spiel ist inzwischen weiter. Sieh noch einmal hin.
trouble-conflict = { trouble-stale }
trouble-stale_step = { trouble-stale }
trouble-not_running = Das Spiel läuft nicht.
trouble-not_over = Das Spiel ist noch nicht aus.
trouble-begun = Das Spiel hat schon begonnen.
trouble-open_seat = Ein Platz ist noch frei.
trouble-unknown_seat = Diesen Platz gibt es nicht.
trouble-not_handed = Der Bildschirm wurde diesem Platz noch nicht übergeben.
trouble-unknown_action = Das ist keine Aktion dieses Spiels. Tippe den Anfang einer der Möglichkeiten.
trouble-nothing_to_choose = Du hast gerade nichts zu wählen.
trouble-nothing_to_confirm = Es gibt nichts zu bestätigen.
trouble-no_advice = Gerade kein Tipp.
trouble-cannot_undo = Dieser Zug lässt sich nicht zurücknehmen.
trouble-other_proposal = Jemand hat schon vorgeschlagen, zu einem anderen Zug zurückzugehen.
trouble-undo_refused = Das wurde abgelehnt. Nach der nächsten Aktion kannst du wieder fragen.
trouble-too_many_undos = An diesem Tisch lässt sich nichts mehr zurücknehmen.
trouble-table_full = Dieses Spiel ist zu lang: Der Server bewahrt höchstens { $most } Einträge. Niemand kann weiterspielen.
trouble-taken = Das geht nicht: Es ist schon vergeben oder schon geschehen.
trouble-too_many_entries = Züge auf einmal ansehen: höchstens { $most }. Sieh dir lieber die Wiederholung an.
trouble-too_many_open = Noch nicht begonnene Tische: höchstens { $most }. Beginne oder verlasse erst einen.
trouble-too_many_running = Laufende Spiele: höchstens { $most }. Beende erst eines.
trouble-too_many_bot_tables = Tische, an denen Bots unter sich spielen: höchstens { $most }. Warte, bis sie fertig sind.
trouble-same_words = Jemand anders hat dieselben Wörter versprochen. Versuch es noch einmal.
trouble-other_words = Das sind nicht die Wörter, die dein Browser versprochen hatte.
trouble-not_called = Wörter kommen hinzu, wenn das Spiel beginnt, nicht vorher und nicht später.
trouble-bad_record = Das ist keine Partie, die wir lesen können.
trouble-bad_name = Dieser Name geht nicht: Nimm sichtbare Buchstaben, höchstens { $most }, und nicht den Namen eines Bots.
trouble-wrong_key = Anmeldename, Passwort oder Passkey stimmt nicht.
trouble-no_password = Du hast noch kein Passwort.
trouble-bad_passkey = Dieser Passkey wurde nicht für diese Adresse gemacht.
trouble-no_question = Das hat zu lange gedauert. Fang noch einmal an.
trouble-last_way_in = Das ist dein einziger Zugang: Wähle erst ein Passwort oder einen anderen Passkey.
trouble-too_many_passkeys = Passkeys: höchstens { $most }. Vergiss erst einen.
trouble-too_many_tokens = Schlüssel: höchstens { $most }. Widerrufe erst einen.
trouble-too_many_muted = Ausgeblendete Personen: höchstens { $most }.
trouble-said_enough = Nachrichten an einem Tisch: höchstens { $most }. Hier ist alles gesagt.

curve-axis = Runden
lowest-wins = Das niedrigste Ergebnis gewinnt.
game-over = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  }
rematch = Revanche
rematch-join = Zur Revanche
replay = Nachspielen
download = Partie herunterladen
verify = Mischung prüfen
genuine = Jede Regel wurde befolgt, und jede Mischung war die versiegelte.
not-genuine = Diese Partie ist nicht echt.
seal = Siegel der Mischung, vor dem Austeilen veröffentlicht:
seed-checked = Dein Browser hat das Siegel selbst geöffnet: Darunter liegt genau die Zahl, die versiegelt wurde.
seed-false = Dein Browser hat das Siegel selbst geöffnet: Darunter liegt eine andere Zahl als die versiegelte.
words-mine = Die Wörter deines Browsers sind in der Mischung, hinzugefügt nach dem Siegel und nach allen Versprechen: Niemand konnte die Mischung wählen, auch der Server nicht.
words-mine-but = Die Wörter deines Browsers sind in der Mischung, hinzugefügt nach dem Siegel und nach allen Versprechen.
words-touched = Das Siegel, die Wörter deines Browsers oder ein Versprechen sind nicht, was dein Browser vor dem Austeilen gesehen hat. Jemand könnte diese Mischung gewählt haben.
words-away = Dein Browser war nicht da, als das Spiel begann, und hat nichts zur Mischung hinzugefügt.
words-elsewhere = Du hast dich hier mit einem anderen Browser gesetzt: Nur der kann seine Wörter wiederfinden.
words-nobody = Kein Browser hat Wörter zu dieser Mischung hinzugefügt. Das Siegel zeigt, dass niemand sie geändert, nicht, dass niemand sie gewählt hat.
words-others = Du selbst hast nichts zu dieser Mischung hinzugefügt. Wer es tat, kann seine Wörter wiederfinden.
words-lacking = { $count ->
    [one] Ein Browser hatte Wörter versprochen und keine hinzugefügt. Mit dem Server im Bunde hätte er zwischen zwei Mischungen wählen können, nicht mehr.
   *[other] { $count } Browser hatten Wörter versprochen und keine hinzugefügt. Mit dem Server im Bunde hätten sie zwischen { $shuffles } Mischungen wählen können, nicht mehr.
  }
words-added = Wörter in der Mischung
words-how = Warum kann niemand die Mischung wählen?
words-how-seal = Vor dem Austeilen zog der Server eine geheime Zahl und zeigte allen ihr Siegel: Eine andere konnte er danach nicht mehr nehmen.
words-how-words = Als du dich setztest, zog dein Browser zufällige Wörter und gab nur ein Versprechen davon ab. Erst als das Siegel und alle Versprechen auf dem Tisch lagen, öffnete jeder Browser seine Wörter, und aus ihnen allen und der geheimen Zahl entstand die Mischung. Wer sie wählen wollte, hätte deine Wörter vorher kennen müssen, und die kannte nur dein Browser.
words-how-limits = Was das nicht zeigt: Der Server kennt die geheime Zahl, während ihr spielt. Er konnte die Karten nicht wählen, aber er könnte sie ansehen.
words-called = Die Karten werden gemischt: Jeder Browser fügt seine Wörter hinzu.
replay-running = Diese Partie läuft noch
replay-as = Gesehen von
replay-as-all = alles offen
replay-as-public = Zuschauern
replay-speed = Tempo
play = Abspielen
pause = Pause
to-start = An den Anfang
to-end = Ans Ende
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-of = Schritt { $at } von { $last }
contents = Inhalt
rules-learn = Zum Lernen
rules-look-up = Zum Nachschlagen
rules-find = Suchen, auch nach Nummer
rules-found-none = Nichts gefunden
ruling-of = { $rule }: warum wir so spielen
ruling-why = Warum:
ruling-otherwise = Man kann auch lesen:
try-it = Ausprobieren
try-afresh = Von vorn
try-leave = Zurück zum Bild

me = Ich
nobody-yet = Noch ohne Namen
me-nobody = Du kannst sofort spielen. Ein Name genügt, und auch der hat Zeit.
me-guest = Gast: Dieser Browser erinnert sich an dich.
me-account = Du hast ein Konto: Melde dich auf jedem Gerät an.
keep = Speichern
done = Erledigt.
my-record = Meine Partien
game = Spiel
played = Gespielt
won = Gewonnen
rating = Wertung
rating-more = Alle beginnen bei 1.500; wer öfter gewinnt als erwartet, steigt. Mit weniger als zehn gewerteten Partien ist eine Wertung vorläufig.
make-account = Konto anlegen
make-account-more = Nur nötig, um auf mehreren Geräten zu spielen. Ohne E-Mail; den Anmeldenamen sieht sonst niemand.
account-made = Du hast jetzt ein Konto.
handle = Anmeldename
password = Passwort (mindestens 10 Zeichen)
old-password = Altes Passwort
new-password = Neues Passwort
change-password = Passwort ändern
log-in = Anmelden
log-in-passkey = Mit Passkey anmelden
logged-in = Willkommen zurück.
logged-out = Du bist abgemeldet.
logged-out-everywhere = Du bist überall abgemeldet, und die Schlüssel deiner Programme gelten nicht mehr.
password-changed = Dein Passwort ist geändert. Andere Geräte sind abgemeldet, und die Schlüssel deiner Programme gelten nicht mehr.
passkeys = Passkeys
add-passkey = Passkey hinzufügen
forget = Vergessen
tokens = Schlüssel für Programme
tokens-more = Mit einem Schlüssel kann ein Programm von dir in deinem Namen spielen. Schlüssel enden, wenn du dein Passwort änderst oder dich überall abmeldest.
token-made = Hier ist der Schlüssel. Er wird nur dieses eine Mal gezeigt.
program = Name des Programms
make-token = Schlüssel anlegen
revoke = Widerrufen
leave-house = Abmelden und löschen
log-out = Abmelden
log-out-everywhere = Überall abmelden
log-out-guest = Du bist Gast: Ohne Passwort oder Passkey kann niemand unter deinem Namen wiederkommen. Wenn du dich abmeldest, sind deine Plätze in laufenden Partien verloren.
log-out-guest-yes = Trotzdem abmelden
delete-me = Meine Daten löschen
delete-me-more = Dein Name, dein Konto und deine Nachrichten werden gelöscht. Gespielte Partien bleiben, ohne deinen Namen.

# Kurse
learn = Lernen
learn-go-on = Weiterlernen
learn-steps = Lektionen
learn-done = (geschafft)
learn-right = Richtig!
learn-wrong = Noch nicht ganz.
learn-remember = Merke:
learn-glows = Die richtige Stelle leuchtet jetzt. Versuch es noch einmal.
learn-again = Noch einmal
learn-continue = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-rules = In der Anleitung:
learn-summary = Was du jetzt weißt
learn-summary-more = Das war der Kurs. Jetzt musst du nur noch spielen.
learn-first-game = Dein erstes Spiel beginnen
learn-to-first-game = Zurück zu deinem ersten Spiel
learn-first-game-again = Neu beginnen
learn-not-kept = Das konnte nicht gespeichert werden: Der Server antwortet nicht.
coach = Dein Begleiter
coach-enough = Du hast den Kurs geschafft! Spiel weiter, solange du magst.
# ---- puzzles ----
puzzles = Rätsel
puzzles-lead = Stellungen aus Partien zwischen Meistern, in denen eine Wahl klar die beste ist, nach allem, was du sehen kannst. Sie wurden zweimal lange durchdacht.
puzzles-tally = Beim ersten Versuch gelöst: { $solved } von { $all }
# Never 0.
puzzle-streak = { $days ->
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
  }
puzzle-today = Rätsel des Tages
puzzle-next = Nächstes Rätsel
puzzle-every = Alle
puzzle-all = Alle Rätsel
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-number = Rätsel { $number }
puzzle-solved = gelöst
puzzle-missed = verfehlt
puzzle-open = noch nicht versucht
puzzle-ask = Eine Wahl ist klar die beste, nach allem, was du sehen kannst. Welche?
puzzle-once = Das hast du schon versucht: Der erste Versuch zählt.
puzzle-right = Gut gesehen! Nichts anderes kommt dem nahe.
puzzle-wrong = Ein verlockender Gedanke, aber am besten ist: { $action }
puzzle-chances = Siegchancen, unter Gleichen
puzzle-best = die beste
puzzle-mine = deine Wahl
puzzle-unweighed = Deine Wahl war keine von denen, die man näher ansah.
puzzle-about = { $chance } ± { $off }
puzzle-even = Ausgeglichen sind { $even }. Das Zeichen ± sagt, wie weit eine Chance danebenliegen kann: das Doppelte des Standardfehlers von zwölf langen Suchen.
puzzle-show = Auf dem Brett zeigen
# ---- notices ----
notices = Bescheid bekommen
notices-more = Wenn du am Zug und nicht da bist, wenn deine Zeit abläuft, wenn eine Partie zu Ende ist oder eine neue angeboten wird. Nie, was du selbst gesehen hast, und nichts von irgendwessen Karten.
notices-here = Auf diesem Gerät Bescheid geben
notices-denied = Der Browser erlaubt es nicht. Sieh in seinen Einstellungen für diese Seite nach.
notices-insecure = Dieser Browser kann nur über https Bescheid bekommen.
notices-unknown = Dieser Browser kann keinen Bescheid bekommen. Auf dem iPhone oder iPad leg die Seite erst auf den Startbildschirm.
notices-guest = Mit einem Konto auch per Mail, im Kalender oder per Webhook.
notices-others = Per Mail, im Kalender, per Webhook
notices-kind-here = Dieses Gerät
notices-kind-push = Ein anderes Gerät
notices-kind-mail = Mail
notices-kind-calendar = Kalender
notices-kind-webhook = Webhook
notices-unconfirmed = Wartet darauf, dass du dem Link im Brief folgst.
notices-try = Ausprobieren
notices-tried = Ein Wort ist unterwegs.
notices-mail = Deine Mailadresse, höchstens ein Brief in der Stunde
notices-mail-add = Schreibt mir
notices-mail-sent = Ein Brief ist unterwegs. Folge dem Link darin.
notices-no-mail = Dieser Server verschickt keine Mails.
notices-calendar = Eine private Adresse mit deinen Fristen, für deinen Kalender
notices-calendar-add = Adresse anlegen
notices-webhook = Webhook: eine https-Adresse von dir, die aufgerufen wird
notices-webhook-add = Hinzufügen
notices-shown-webhook = Was er bekommt, ist hiermit unterschrieben (HMAC-SHA256 in X-Comptoir-Signature). Es wird nur dieses eine Mal gezeigt.
notices-shown-calendar = Abonniere diese Adresse in deinem Kalender. Behalte sie für dich; sie wird nur dieses eine Mal gezeigt.
remove = Entfernen
letter-confirm = Post von Comptoir
letter-confirm-more = Sollen Briefe an diese Adresse kommen, wenn du am Zug bist?
letter-confirm-yes = Ja, schreibt mir
letter-confirm-done = Es kommen Briefe, wenn du am Zug und nicht da bist.
letter-unsubscribe = Keine Briefe mehr
letter-unsubscribe-more = An diese Adresse kommen keine Briefe mehr.
letter-unsubscribe-yes = Keine Briefe mehr
letter-unsubscribe-done = Erledigt. Es kommen keine Briefe mehr.
trouble-needs_account = Dafür brauchst du ein Konto.
trouble-no_mail = Dieser Server verschickt keine Mails.
trouble-bad_address = An diese Adresse lässt sich nichts schicken.
trouble-too_many_channels = Wege, Bescheid zu bekommen: höchstens { $most }. Entferne erst einen.
# ---- ways back ----
codes = Wiederherstellungscodes
codes-more = Wenn du dein Passwort vergisst, lässt dich einer davon hinein, und du wählst ein neues. Jeder gilt ein Mal. Schreib sie an einem sicheren Ort auf.
codes-make = Codes anlegen
codes-again = Neue anlegen
codes-left = { $count ->
    [0] Du hast keine.
    [one] Ein Code ist übrig.
   *[other] { $count } Codes sind übrig.
  }
codes-made = Hier sind deine Codes. Sie werden nur dieses eine Mal gezeigt.
elsewhere = Auf einem anderen Gerät weiterspielen
elsewhere-more = Als Gast kennt dich nur dieser Browser. Ein Link, der ein Mal gilt, bringt dich auf dein Telefon oder einen anderen Rechner, mit deinem Namen und deinen Tischen.
elsewhere-more-account = Melde dich dort wie gewohnt an, oder nimm einen Link, der ein Mal gilt.
elsewhere-go = Weg zeigen
elsewhere-how = Richte die Kamera des anderen Geräts hierauf, oder öffne dort den Link. Er gilt ein Mal, zehn Minuten lang. Wer ihn öffnet, ist du: Gib ihn niemandem.
elsewhere-qr = QR-Code mit dem Link
address-local = Diese Adresse führt nur zu diesem Rechner selbst. Öffne Comptoir erst unter seiner eigenen Adresse.
my-data = Was über mich bekannt ist
export = Alles, als Datei
privacy = Datenschutz
passkey-name = Name dieses Passkeys
forgotten = Passwort vergessen?
recover = Zurück in dein Konto
recover-more = Mit einem der Codes, die du aufgeschrieben hast.
recover-code = Wiederherstellungscode
recover-go = Mit dem neuen Passwort anmelden
recover-letter = Oder per Brief
recover-letter-go = Schickt mir einen Link
recover-letter-sent = Wenn es dieses Konto gibt und es eine bestätigte Mailadresse hat, ist ein Brief unterwegs.
recover-keeper = Weder Code noch Mail? Frag, wer diesen Server betreibt: Sie können dir einen Link geben.
recovered = Willkommen zurück, { $name }. Andere Geräte sind abgemeldet.
recovered-handle = Dein Benutzername ist { $name }.
recovered-go = Zu meiner Seite
move = Hier weiterspielen
move-more = Von jetzt an kennt dich auch dieses Gerät, mit deinem Namen und deinen Tischen.
move-go = Hier weiterspielen
move-somebody = Dieses Gerät kennt dich schon als { $name }. Melde dich erst ab, wenn du hier jemand anders sein willst.
privacy-who = Wer das aufbewahrt
privacy-who-more = Wer diesen Server betreibt, auf dem eigenen Rechner. Comptoir fragt keine andere Firma: keine Werbung, keine Besucherzählung, keine Schriften oder Skripte von anderswo.
privacy-guest = Als Gast
privacy-guest-more = Der Name, den du gewählt hast, und ein zufälliges Cookie, an dem dein Browser erkannt wird. Der Server bewahrt nur seinen Hash auf. Netzadressen dienen den Grenzen und werden nicht aufgeschrieben.
privacy-account = Mit einem Konto
privacy-account-more = Auch dein Benutzername, dein Passwort als Hash (argon2) und deine Passkeys: Wir bewahren ihre öffentliche Hälfte auf und den Namen, den du ihnen gabst; dein Fingerabdruck oder Gesicht verlässt dein Gerät nie. Ein Passkey ist an die Adresse dieses Servers gebunden; ohne sichere Verbindung gibt es keinen, und einen, den dein Gerät verloren hat, können wir nicht zurückholen – dafür sind die Codes da.
privacy-games = Partien und Gespräche
privacy-games-more = Züge, Ergebnisse, Wertungen, welche Lektionen und Rätsel du gemacht hast, und was an einem Tisch gesagt wird. Wer einen Tisch sehen darf, sieht die Namen der Spielenden und das Gespräch; öffentliche Tische stehen allen offen. Verdeckte Karten sieht niemand, bevor die Regeln es sagen. Was du meldest, liest mit deinem Namen, wer den Server betreibt.
privacy-notices = Bescheid bekommen
privacy-notices-more = Nur wenn du es einschaltest: die Adresse, die dein Browser, deine Mail oder dein Programm angab. Was an einen Browser geht, ist für ihn verschlüsselt. Ein Bescheid nennt das Spiel und die Leute am Tisch, nie irgendwessen Karten. Damit der Server weiß, ob du einen brauchst, merkt er sich, wann du einen Tisch zuletzt vor Augen hattest.
privacy-others = Wer sonst etwas erfährt
privacy-others-more = Der Hersteller deines Browsers trägt Bescheide weiter, ohne sie lesen zu können; dein Mailanbieter trägt Briefe. Sonst niemand.
privacy-long = Wie lange
privacy-long-more = Gäste ohne Spur sind nach 30 Tagen vergessen, Anmeldungen nach 180. Beendete Partien bleiben. Wer den Server betreibt, kann andere Zeiten gewählt haben und hat Sicherungen.
privacy-delete = Mitnehmen, löschen
privacy-delete-more = Auf der Seite über dich: alles, was über dich bekannt ist, als Datei, und der Knopf, der Namen, Konto, Gespräche, Wertungen und Bescheide löscht. Gespielte Partien bleiben, ohne deinen Namen.
trouble-no_ticket = Dieser Link oder Code gilt nicht mehr: Er gilt ein Mal, und nicht für immer.
trouble-somebody_here = Dieses Gerät kennt schon jemanden. Melde dich erst ab.
trouble-banned = Wer diesen Server betreibt, lässt dich nicht herein.

answers-more = Mehr
tools = Werkzeuge
more = Weiteres
full-screen = Ganzer Bildschirm
keys = Tasten
copy-table-link = Link zu diesem Tisch kopieren
beside-the-board = Neben dem Brett
log-find = Filtern und suchen
seat-whole = Alles, was { $player } hat
all-choices = Alle Möglichkeiten
choices-found = { $count ->
    [0] Nichts dergleichen
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
tool-hint = Tipp
tool-why = Warum
tool-what = Lupe
tool-score = Punkte
tool-choices = Auswahl
tool-rules = Regeln
tool-undo = Zurück
tool-log = Verlauf
tool-more = Mehr
keys-anywhere = Überall
keys-table = Am Tisch
keys-board = Auf dem Brett
keys-stage = Während Züge gezeigt werden
keys-replay = Beim Nachspielen
key-show-keys = Tasten zeigen
key-full-screen = ganzer Bildschirm und zurück
key-close = schließen, was offen ist
key-choices = alle Möglichkeiten
key-hint = Tipp
key-score = Wertungsblatt
key-log = Verlauf
key-press = wählen, was markiert ist
key-walk = zum nächsten erleuchteten Feld
key-zoom = näher, weiter weg, die ganze Karte
key-next = nächster Schritt
key-hurry = eilen
key-stroke = ans Ende dieses Zugs
key-now = zum Jetzt
key-again = den letzten Zug noch einmal
key-slower = langsamer
key-faster = schneller
key-play = abspielen und anhalten
key-step-back = einen Schritt zurück
key-step-on = einen Schritt weiter
key-to-start = zum Anfang
key-to-end = zum Ende
key-name-space = Leertaste
key-name-shift = Umschalt
key-name-escape = Esc
key-name-enter = Eingabe
key-name-end = Ende
key-name-home = Pos1
key-hold = { $name } halten
text-size = Schriftgröße
text-size-0 = klein
text-size-1 = normal
text-size-2 = groß
text-size-3 = sehr groß
sound-offer = Möchtest du leise Klänge: Holz auf Holz, Münzen, ein Läuten, wenn du am Zug bist?
sound-yes = Ja, mit Klängen
sound-no = Nein, danke
go-on-table = Weiterspielen
my-tables-all = Alle meine Tische ({ $count })

# ---- together ----
people = Leute
people-more = Wessen Zeit um ist oder auf wen ohne Uhr drei Tage gewartet wurde, kann durch einen Bot ersetzt werden. Früher können es alle anderen gemeinsam beschließen, wenn sie mindestens zu zweit sind: nach zehn Minuten, in einer Fernpartie nach vier Fünfteln der Zeit.
is-here = da
is-away = nicht da
bot-stands-in = ein Bot springt ein
waited-minutes = { $count ->
    [one] seit einer Minute erwartet
   *[other] seit { $count } Minuten erwartet
  }
waited-hours = { $count ->
    [one] seit einer Stunde erwartet
   *[other] seit { $count } Stunden erwartet
  }
waited-days = { $count ->
    [one] seit einem Tag erwartet
   *[other] seit { $count } Tagen erwartet
  }
replace = Bot an diesen Platz setzen
replace-vote = Bot vorschlagen
pause-game = Partie anhalten
propose-pause = Pause vorschlagen
propose-abandon = Vorschlagen, die Partie aufzugeben
close-table = Tisch schließen
motion-pause = { $player } schlägt eine Pause vor.
motion-abandon = { $player } schlägt vor, die Partie aufzugeben. Sie würde für niemanden zählen.
motion-replace = { $player } schlägt vor, dass ein Bot für { $name } weiterspielt.
motion-missing = Noch keine Antwort: { $players }.
motion-yes = Einverstanden
motion-no = Nein
motion-back = Zurücknehmen
paused = Die Partie steht still. Keine Uhr läuft.
resume = Weiterspielen
host-tools = Für den Gastgeber
host-tools-more = Wird ein Platz frei gemacht, gelten auch die bisherigen Links nicht mehr.
seat-up = Nach oben
free-person = Platz frei machen
revoke-links = Neuer Link, alte gelten nicht mehr
note-left = { $name } ist gegangen. Ein Bot spielt weiter.
note-removed = Ein Bot hat den Platz von { $name } eingenommen.
note-stand_in = Die Zeit von { $name } ist um: Ein Bot springt ein.
note-back = { $name } ist wieder da.
note-paused = Die Partie wurde angehalten.
note-resumed = { $name } spielt weiter.
note-abandoned = Die Partie wurde aufgegeben.
trouble-paused = Die Partie steht still. Lass sie erst weitergehen.
trouble-other_motion = Etwas anderes ist vorgeschlagen. Antworte erst darauf.
trouble-nobody_there = An diesem Platz sitzt niemand anders.
trouble-not_absent = Dafür ist es zu früh: Vielleicht kommt die Person zurück.
trouble-too_few_to_vote = Zu zweit wird niemand hinausgestimmt.
trouble-others_play = Hier spielen auch andere. Schlag vor, die Partie aufzugeben.
# ---- invitations ----
invited-by = { $name } lädt dich ein: { $game }
invited-free = Ein Platz ist frei. Wie sollen die anderen dich nennen?
invited-full = Alle Plätze sind besetzt. Du kannst zusehen.
invited-running = Die Partie hat begonnen. Du kannst zusehen.
invited-finished = Die Partie ist zu Ende. Du kannst sie ansehen.
invited-closed = Dieser Tisch ist geschlossen.
watch-instead = Lieber zusehen
invitation-qr = Als QR-Code

# ---- ohne Server: alles in diesem Browser ----

welcome-here =
    Spiele um Handel und Bluff, vollständig, mit genauen Regeln und ehrlichen Bots.
    Alles läuft in deinem Browser: allein oder um einen Bildschirm, mit Netz oder ohne.
engine-comes = Die Tische werden vorbereitet … { $percent } %
engine-failed = Die Spiele ließen sich in diesem Browser nicht starten. Sie brauchen WebAssembly und beim ersten Besuch eine Verbindung.
unkept-forbidden = Dein Browser verbietet dieser Seite, etwas zu behalten: Das Spiel geht weiter, aber nur, solange dieser Tab offen ist.
unkept-full = Dein Browser hat keinen Platz mehr: Was jetzt geschieht, wird nicht behalten. Sichere alles als Datei und schaffe dann Platz.
grandmaster-weaker = Der Großmeister spielt wie ein Meister: Sein Netz kam nicht an.
other-tab = Diese Partie ist in einem anderen Tab offen
other-tab-more = Eine Partie wird immer nur in einem Tab gespielt, damit nichts doppelt geschieht.
other-tab-take = Hier spielen
trouble-elsewhere = Diese Partie ist in einem anderen Tab offen.
trouble-needs_house = Dafür braucht es einen Server: Diese Seite läuft nur in deinem Browser.
trouble-bad_luggage = Diese Datei können wir nicht lesen.
needs-house = Mit anderen aus der Ferne
needs-house-way =
    Einladungen, Gespräche und Wertungen zwischen Leuten brauchen einen Server, den alle erreichen. Jeder kann einen betreiben: Installiere
    Comptoir und starte „comptoir serve“, oder frag jemanden, der das getan hat. Um einen Bildschirm könnt ihr gleich hier zusammen spielen.
here = In diesem Browser
here-more = Hinter dieser Seite steht kein Server: Dein Name, deine Partien und dein Stand in den Kursen liegen hier und sonst nirgends.
here-busy = Einen Moment …
here-rename = Diesen Namen nehmen
here-kept = Deine Partien
here-kept-more =
    Jeder Zug wird aufgeschrieben, bevor er zu sehen ist. Wer die Daten dieses Browsers löscht, löscht auch die Partien: Sichere sie ab und zu
    als Datei, und nimm die Datei in einen anderen Browser mit.
here-used = Hier belegt: etwa { $megabytes } MB, das Programm der Spiele mitgezählt.
here-export = Alles als Datei sichern
here-import = Eine solche Datei hereinholen
here-record = Eine Aufzeichnung hereinholen
here-imported = Neue Partien: { $tables }. Schon bekannt: { $known }. Nicht lesbar: { $broken }.
here-safe = Den Browser bitten, alles zu behalten
here-safe-now = Der Browser verspricht, alles zu behalten.
here-safe-not = Der Browser verspricht das nicht. Sichere ab und zu alles als Datei.
here-privacy =
    Nichts, was du hier tust, verlässt diesen Browser. Wer diese Seite betreibt, sieht wie bei jeder Seite, dass ihre Dateien geholt werden,
    aber weder deinen Namen noch deine Partien. Keine andere Adresse wird nach etwas gefragt.

# Where the server cannot be reached
play-alone = Allein weiterspielen
play-alone-more = Alle Spiele liegen auch in diesem Browser. Was du zu Ende spielst, kannst du später zu deinen Partien schicken.
alone-here = Du spielst ohne den Server: Partien bleiben in diesem Browser. Ist er wieder da, kannst du sie zu deinen Partien dort schicken.
alone-back = Zurück zum Server
unsent = Allein gespielt
unsent-more = Diese Partien liegen nur in diesem Browser. Der Server spielt jede zur Prüfung nach und behält sie bei deinen Partien; sie zählt für keine Wertung.
# Never 0.
unsent-send =
    { $count ->
        [one] Zu meinen Partien schicken
       *[other] Alle { $count } zu meinen Partien schicken
    }
unsent-arrived = sie ist bei deinen Partien
unsent-refused = Nicht angenommen:
unsent-bad = Der Server konnte sie nicht so nachspielen, wie sie hier aufgeschrieben ist.

review = Analyse
review-title = { $game }: was den Ausschlag gab
review-thinking = Die Partie wird durchdacht
review-rough = Erster Blick auf jede Entscheidung …
review-refining = Alles wird noch einmal gründlicher durchdacht. Die Zahlen können sich noch ein wenig ändern.
review-chances = Gewinnchance in %
review-marks = Ringe zeigen Wendepunkte; die großen stehen unten.
review-parts = Was das Ergebnis ausmachte, in Punkten der Gewinnchance
review-seat = Wer
review-start = Zu Beginn
review-luck = Glück
review-given = Von anderen geschenkt
review-decisions = Eigene Entscheidungen
review-result = Ergebnis
review-how = Jede Zeile geht auf. Ein Bot hat jede Entscheidung danach beurteilt, was an dem Platz zu sehen war; Glück ist, was niemand wissen konnte.
review-turning = Wendepunkte von { $player }
review-point = { $number }. ({ $lost })
review-no-turning = Hier war nichts deutlich besser als das, was gespielt wurde.
review-no-turning-yet = Noch keine gefunden.
review-played = Gespielt
review-better = Besser
# Never 0.
review-lost = { $points ->
    [one] Das kostete { $points } Punkt Gewinnchance.
   *[other] Das kostete { $points } Punkte Gewinnchance.
  }
review-to-moment = Diesen Moment nachspielen
review-moment = { $round }: { $what }
review-thought = Ausgedachte Partien: { $games }
trouble-too_many_reviews = Partien in Analyse: höchstens { $most }. Warte, bis eine fertig ist.

# Looking back: my games, other people, ranking
game-rated-people = Die Partie zählt für die Wertung: keine Tipps, und nichts wird zurückgenommen
trouble-no_undo = In einer gewerteten Partie zwischen Menschen wird nichts zurückgenommen.
trouble-too_many_records = Partien von anderswo, die du behalten kannst: höchstens { $most }. Nimm zuerst eine weg.
profile = Profil
my-games = Meine Partien
all-my-games = Meine Partien
my-games-none = Du hast noch keine beendete Partie.
games-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# Never 1.
games-bound = Nur die letzten { $most } werden angesehen.
no-games-found = Keine Partie ist so.
game-won = Gewonnen
game-place = Platz { $place }
game-was-rated = gewertet
game-was-brought = mitgebracht
filter-all = Alle
filter-with = Mit
filter-result = Ergebnis
filter-won = Gewonnen
filter-lost = Nicht gewonnen
pages = Seiten
page-before = Neuere
page-after = Ältere
page-of = Seite { $at } von { $last }
statistics = Statistik
mean-place = Mittlerer Platz
best-score = Bestes Ergebnis
best-streak = Siege in Folge
by-seats = Nach Zahl der Spieler
by-opponents = Nach Gegnern
against-people = Menschen
# Never 1.
seats-of = { $count } Spieler
cost-title = Was deine Entscheidungen gekostet haben
cost-axis = analysierte Partien, die neueste rechts
cost-one = Eine Partie ist analysiert: { $what } der Gewinnchance.
cost-more = Wie viel der Gewinnchance deine eigenen Entscheidungen in jeder analysierten Partie vergeben haben, in Prozent. Weniger ist besser.
# Never 0.
cost-ask =
    { $count ->
        [one] Die letzte Partie analysieren
       *[other] Die letzten { $count } Partien analysieren
    }
# Never 0.
cost-waiting =
    { $count ->
        [one] { $count } Partie wird analysiert. Du kannst inzwischen weitermachen.
       *[other] { $count } Partien werden analysiert. Du kannst inzwischen weitermachen.
    }
rating-provisional = vorläufig
rating-rough = ungefähr
rating-settled = gefestigt
ranking = Rangliste
ranking-title = { $name }: Rangliste
ranking-games = Ranglisten der anderen Spiele
ranking-none = Noch hat niemand eine gewertete Partie gespielt.
ranking-mine = Dein Platz: { $place }.
ranking-to-me = Zeigen
rank = Platz
player = Spieler
rated-games = Gewertete Partien
person-missing = Hier gibt es niemanden mehr mit diesem Namen.
person-account = Hier seit { $what }.
person-guest = Zu Gast seit { $what }.
person-bot = Eine Stufe der Bots: Sie werden gewertet wie alle.
person-record = Bilanz
person-nothing = Noch keine beendete Partie.
person-together = Unsere Partien
person-games = Partien
person-games-more = Die alle sehen dürfen, und die ihr zusammen gespielt habt.

# Records from files, and pictures
records = Aufzeichnung öffnen
records-more = Eine Aufzeichnung ist eine ganze Partie als Datei. Hier wird sie nachgespielt und geprüft: jede Regel, jede Mischung, jedes Ergebnis.
records-drop = Leg eine Aufzeichnung hier ab
records-choose = Datei wählen
record-bound = Eine Datei mit der Endung .jsonl, bis { $megabytes } MB
record-too-large = Diese Datei ist zu groß: Gelesen werden bis zu { $megabytes } MB.
record-genuine-more = Das Siegel wurde geöffnet, und die Zahl darunter ergibt genau diese Mischungen. Niemand hat einen Zug oder ein Ergebnis geändert.
record-false-more = Sie lässt sich nicht so nachspielen, wie sie aufgeschrieben ist: Etwas darin wurde geändert oder fehlt.
record-line = Zeile { $number }:
record-seat = Welcher Platz war deiner?
record-seat-none = Keiner
record-keep = Bei meinen Partien behalten
record-keep-more = Bis zu 200 Partien von anderswo können behalten werden. Sie zählen für keine Wertung, und nur du siehst sie. Auch für eine Analyse wird die Partie behalten.
record-keep-here = Sie bleibt in diesem Browser. Auch für eine Analyse wird die Partie behalten.
record-kept = Sie ist jetzt bei deinen Partien.
record-kept-here = Sie ist jetzt in diesem Browser behalten.
record-take-away = Wegnehmen
picture = Bild
picture-more = Das Brett, wie du es gerade siehst: An deinem eigenen Tisch zeigt es auch deine Geheimnisse.
picture-png = Als PNG speichern
picture-svg = Als SVG speichern
picture-failed = Dieser Browser kann davon kein Bild machen.

# ---- das Analysebrett ----
analysis = Analysebrett
analysis-moment = Moment { $at } von { $last }
analysis-open = Alles liegt offen, und das Glück ist das versiegelte. Probier etwas auf dem Brett aus.
analysis-seen = Das sah { $player }. Was du ausprobierst, geht in einer ausgedachten Welt weiter.
analysis-world = Ausgedachte Welt { $number } von { $last }.
analysis-imagined = Für { $player } sieht sie aus wie der Tisch damals; alles Übrige ist nur ausgedacht, so wie Bots es sich ausdenken. Was wirklich verborgen lag, wird nicht gezeigt.
analysis-unveil = Ganz zeigen
analysis-show-worlds = Ausgedachte Welten zeigen
analysis-other-world = Eine andere Welt
analysis-choose-for = Wählen für
analysis-lines = Varianten
analysis-start = Der Moment
analysis-nothing-tried = Noch nichts ausprobiert.
analysis-cut = Diesen Zug entfernen
analysis-ask = Was meint die Suche?
analysis-longer = Länger nachdenken
analysis-thinking = Sie denkt nach …
analysis-thought = Was die Suche meint
analysis-chances = Siegchancen, unter Gleichen: { $player }
analysis-off = Ausgeglichen sind { $even }. In 19 von 20 Fällen liegt eine Chance höchstens um die Zahl hinter ± daneben.
analysis-leads = Für dieses Spiel wurden Chancen nicht gemessen: Das sind Vorsprünge.
analysis-mixed = Die Wahl ist geheim: Wer immer dasselbe tut, wird durchschaut.
analysis-try = Probieren
analysis-try-it = Probieren: { $action }
analysis-long = Züge in einer Variante: höchstens { $most }.
analysis-full = Züge in allen Varianten eines Moments: höchstens { $most }. Entferne erst welche.
analysis-play-on = Von hier an weiterspielen
analysis-play-on-open = An einem eigenen Tisch ohne Wertung, Bots auf den anderen Plätzen. Es geht weiter von dem, was wirklich war, mit neuem Glück.
analysis-play-on-imagined = An einem eigenen Tisch ohne Wertung, Bots auf den anderen Plätzen. Es geht in der ausgedachten Welt weiter, mit neuem Glück.
analysis-my-seat = Mein Platz
weighed-share = gezogen { $share }
origin = Diese Partie geht von einem Moment einer anderen weiter.
origin-imagined = Diese Partie geht von einem Moment einer anderen weiter, in einer ausgedachten Welt.
origin-look = Den Moment ansehen
genuine-begun = von der Stellung an, in der sie begonnen wurde

# Boards of one’s own.
boards = Spielpläne
boards-more = Zeichne deinen eigenen Spielplan, oder übertrage den aus deiner Schachtel. Was du zeichnest, bleibt in diesem Browser, bis du es speicherst.
board-new = Neuer Plan
board-new-name = Mein Plan
board-copy-name = Kopie des eingebauten Plans
board-built-in = Der eingebaute Plan
board-built-in-more = Eine Kopie öffnen
board-from-file = Aus einer Datei
board-bring = Datei öffnen
board-download = Herunterladen
board-drop = Löschen
board-unreadable = Diese Datei ist kein Plan von { $game }.
board-lost = Dieser Plan ist nicht in diesem Browser
board-name = Name des Plans
board-kept = In diesem Browser behalten
board-keeping = Noch nicht behalten …
setup-board = Spielplan
board-by-link = Über einen Link
board-link-given = Link des Spielplans
board-of = „{ $name }“, gezeichnet von { $player }
board-unrated = Auf einem selbst gezeichneten Spielplan zählt die Partie nicht für die Wertung.
agreed-board = Spielplan: „{ $name }“
trouble-no_board = Diesen Spielplan gibt es nicht.
trouble-bad_board = Auf diesem Spielplan kann man nicht spielen.
trouble-board_seats = Auf diesem Spielplan spielt man höchstens zu { $most }.
trouble-board_too_large = Ein Spielplan hat höchstens { $most } kB.
trouble-other_game = Das ist ein Spielplan eines anderen Spiels.
trouble-too_many_boards = Spielpläne, die du behalten kannst: höchstens { $most }. Nimm zuerst einen weg.
other-languages = In den anderen Sprachen
drawing-tools = Werkzeuge
take-away = Entfernen
deselect = Auswahl aufheben
undo-step = Rückgängig: { $what }
redo-step = Wiederholen: { $what }
undo-nothing = Nichts rückgängig zu machen
redo-nothing = Nichts zu wiederholen
did-add = hinzugefügt
did-move = verschoben
did-change = geändert
did-paint = ein Pinselstrich
did-remove = entfernt
remarks = Hinweise
remarks-none = Nichts zu bemerken: Darauf kann man spielen.
remarks-said = Fehler: { $grave }. Empfehlungen: { $advice }.
keys-editor = Beim Zeichnen eines Plans
keys-map = Auf dem Blatt einer Karte
key-undo = rückgängig
key-redo = wiederholen
key-save = speichern
key-remove = Ausgewähltes entfernen
key-deselect = nichts auswählen
key-thing-next = zum nächsten Ding
key-thing-before = zum vorigen Ding
key-act = das Werkzeug am Zeiger benutzen
key-nudge = Ausgewähltes oder den Zeiger bewegen
key-stride = fünfmal so weit
key-figure = Zoll des Wegs, Wert der Stadt
key-select = auswählen und verschieben
key-region = eine Region umreißen
key-brush = eine Region malen
key-city = eine Stadt setzen
key-village = ein Dorf setzen
key-route = durch einen Weg verbinden
key-two = für zwei Spieler abdecken
key-name-ctrl = Strg
key-name-delete = Entf
key-name-backspace = ⌫
remarks-grave = Zu beheben: { $count }
remarks-advice = { $count ->
    [one] { $count } Empfehlung
   *[other] { $count } Empfehlungen
    }
remarks-all = { $count ->
    [one] Der { $count } Hinweis
   *[other] Alle { $count } Hinweise
    }
board-save = Speichern
board-share = Teilen
board-share-more = Wer diesen Link hat, sieht diesen Plan, mit deinem Namen ({ $name }), und kann darauf spielen.
board-its-link = Link zu diesem Plan
board-play = Darauf spielen
board-saved = Gespeichert
board-theirs = Ein Plan von { $name }. Was du änderst, wird deine eigene Kopie.
board-make = Per Zufall
board-comparing = Bots spielen auf einigen Plänen; du bekommst den ausgewogensten.
board-making = Wird gezeichnet …
board-made-name = Plan per Zufall
board-try = Ausprobieren
trial-title = Wie „{ $name }“ sich spielt
trial-back = Zurück zur Zeichnung
trial-more = Bots der Stufe Kaufmann spielen darauf unter sich.
trial-progress = Gespielte Partien: { $count } von { $most }
trial-length = Länge
trial-lengths = Züge je Partie: { $least } bis { $most }; die mittlere Partie: { $number }.
trial-wins = Siege nach der Reihenfolge
trial-place = Platz { $n }
trial-ends = Wie Partien endeten
trial-points = Woher die Punkte kommen
trial-all-used = Nichts
