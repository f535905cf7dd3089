# Die Sätze des Clients. Dieselben Schlüssel und Variablen wie in en.ftl und fr.ftl.
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
sound = Leise Klänge
at-once = Meine Schritte gelten sofort, ohne Bestätigung
close = Schließen
not-found = Hier ist nichts
not-found-more = Vielleicht ist die Adresse verschrieben. Die Spiele stehen im Regal.
no-board = Dieser Spielplan ist noch beim Tischler.

welcome = Setz dich dazu
welcome-more =
    Händlerspiele, vollständig, mit genauen Regeln und ehrlichen Bots.
    Allein, mit Freunden in der Ferne oder um einen Bildschirm. Ohne Konto.
play-now = Losspielen
invite = Einladen
same-screen = Ein Bildschirm
choose-bots = Bots wählen
rules = Regeln
players = { $least }–{ $most } Spieler
minutes = { $least }–{ $most } Min.
weight = Schwere: { $weight } von 5
my-tables = Meine Tische
older-tables = Meine älteren Tische
watched-tables = Tische, denen ich zusehe
open-tables = Tische zum Mitspielen oder Zusehen
open-tables-none = Gerade wartet kein Tisch. Deck einen und lade ein.
recent-records = Gespielte Partien
recent-records-none = Noch keine beendete Partie zum Ansehen.
your-turn = Du bist dran
table-open = Plätze frei
table-running = im Spiel
seat-open = freier Platz
bot-name = { $level } { $seat }
level-beginner = Anfänger
level-apprentice = Lehrling
level-merchant = Kaufmann
level-master = Meister

setup-invite = Deck einen Tisch und schick den Link. Wer ihm folgt, setzt sich.
setup-screen = Alle spielen an diesem Gerät. Zwischen den Zügen fällt ein Vorhang.
setup-bots = Du gegen Bots, die nur sehen, was ihr Platz sieht.
your-name = Dein Name
seats-count = Spieler am Tisch
player-number = Spieler { $number }
a-bot = ein Bot
bot-level = Bots spielen wie ein
clock = Uhr
clock-none = keine: lass dir Zeit
clock-live = live: eine Minute je Zug, zehn in Reserve
clock-days = nach Tagen: drei Tage je Zug
table-public = Alle dürfen diesen Tisch sehen und mitspielen
seats-by-lot = Plätze auslosen
set-the-table = Tisch decken
begin = Beginnen

invited = Du bist eingeladen
invited-more = Ein Platz ist für dich frei. Sag uns, wie die anderen dich nennen sollen.
you-are = Du bist { $name }.
sit-down = Hinsetzen
sit-here = Hier sitzen
invitation-gone = Diese Einladung gilt nicht mehr. Bitte um eine neue.
invitation-gone-more = Wer einlädt, kann Links zurückziehen, und mit dem Tisch enden sie. Du kannst jederzeit selbst einen Tisch decken.
lobby = Der Tisch ist gedeckt. Das Spiel beginnt, wenn die Plätze besetzt sind.
table-closed = Dieser Tisch wurde abgeräumt.
table-full = Dieses Spiel ist zu lang für das Haus geworden: Niemand kann weiterspielen. Der Tisch wird einen Tag nach dem letzten Zug abgeräumt.
invitation-link = Einladung: diesen Link verschicken
copy = Kopieren
copied = Kopiert
copy-link = Link kopieren
fill-with = Freie Plätze bekommt
begin-with-bots = { $count ->
    [one] Beginnen, mit einem Bot
   *[other] Beginnen, mit { $count } Bots
  }
host-begins = Der Gastgeber beginnt das Spiel.
leave = Aufstehen
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
days-left = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
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
type-a-choice = Zug eintippen ( / )
all-choices = { $count ->
    [0] Keine solche Möglichkeit
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten
  }
why-not = Warum nicht?
why-not-more = Sag, was du gern tätest. Das Haus antwortet mit der Regel.
why-not-what = Aktion
ask = Fragen
understood = Verstanden
allowed = Das ist erlaubt: nur zu.
hint = Rat
thinking = Ich denke nach …
hint-sure =
    Ein Bot, der nur sieht, was du siehst, hat sich { $asked } Partien vorgestellt,
    dies in { $agreed } davon versucht und erwartet sich { $expects } davon (50 %: gleiche Aussichten).
hint-others = Er hat auch gedacht an:
score-sheet = Wertungsblatt
sheet-who = Wer
sheet-why = Wofür
sheet-rule = Regel
sheet-amount = Betrag
sheet-empty = Noch wurde nichts gewertet.
undo = Meinen Zug zurücknehmen
undo-asked = { $player } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Nein
undo-drop = Schon gut
undo-waits = Es fehlt noch { $players }.
event-undone = { $seat } hat einen Zug zurückgenommen.
log = Was geschah
log-of = Zeilen von
log-of-all = allen
log-search = Suchen
log-more = { $count ->
    [one] Eine frühere Zeile
   *[other] { $count } frühere Zeilen
  }
look-back = Den Tisch von damals zeigen
looking-back = Der Tisch nach Eintrag { $n }
back-to-now = Zurück zum Jetzt
chat = Plaudern
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
send = Senden
mute = Nicht mehr hören
muted = Leute, die du nicht hörst
unmute = Wieder hören
away = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
since-last = Seit deinem letzten Zug
go-on = Weiter
hand-to = Gib das Gerät an { $player }
hand-to-more = Alle anderen: bitte wegsehen.
i-am = Ich bin { $player }

trouble-house = Das Haus hat nicht geantwortet, wie es soll. Versuch es noch einmal.
house-away = Das Haus antwortet nicht
house-away-more = Vielleicht öffnet es gerade erst. Wir versuchen es weiter.
try-again = Noch einmal
trouble-unavailable = Das Haus kann gerade nichts aufschreiben. Dein Zug wird von selbst noch einmal geschickt.
trouble-slow = Das war zu schnell. Warte einen Augenblick.
trouble-moved-on = Der Tisch war schon weiter. Sieh noch einmal hin.
trouble-notation = Das ist keine Aktion dieses Spiels. Versuch es mit den Worten einer Möglichkeit.
trouble-hint = Gerade kein Rat.
trouble-taken = Das geht nicht: der Name ist vergeben, oder es ist schon geschehen.
trouble-password = Name oder Passwort stimmt nicht.
trouble-form = Etwas im Formular ist nicht, wie es sein soll.
trouble-too-many-open = So viele deiner Tische haben noch nicht begonnen. Beginne oder verlasse erst einen.
trouble-too-many-running = So viele deiner Spiele laufen schon. Beende erst eines.
trouble-too-many-bot-tables = An mehreren deiner Tische spielen Bots unter sich. Warte, bis sie fertig sind.
trouble-too-many-undos = An diesem Tisch lässt sich nichts mehr zurücknehmen.
trouble-undo-refused = Das wurde abgelehnt. Nach der nächsten Aktion kannst du wieder fragen.
trouble-table-full = Dieses Spiel ist zu lang für das Haus geworden. Niemand kann weiterspielen.
trouble-busy = Über deine letzte Frage wird noch nachgedacht. Warte einen Augenblick.
trouble-name = Dieser Name geht nicht: nimm sichtbare Buchstaben, höchstens 32, und nicht den Namen eines Bots.

lowest-wins = Das niedrigste Ergebnis gewinnt.
game-over = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  }
rematch = Revanche
rematch-join = Zur Revanche
reckoning = Abrechnung
replay = Nachspielen
download = Partie herunterladen
verify = Mischung prüfen
genuine = Jede Regel wurde befolgt, und jede Mischung war die versiegelte.
not-genuine = Diese Partie ist nicht echt.
seal = Siegel des Startwerts, vor dem Austeilen bekannt:
seed-checked = Dein Browser hat das Siegel selbst geöffnet: Darunter liegt genau die Zahl, die versiegelt wurde.
seed-false = Dein Browser hat das Siegel selbst geöffnet: Darunter liegt eine andere Zahl als die versiegelte.
words-mine = Die Wörter deines Browsers sind in der Mischung, hinzugefügt nach dem Siegel und nach allen Versprechen: Niemand konnte die Mischung wählen, auch das Haus nicht.
words-mine-but = Die Wörter deines Browsers sind in der Mischung, hinzugefügt nach dem Siegel und nach allen Versprechen.
words-touched = Das Siegel, die Wörter deines Browsers oder ein Versprechen sind nicht, was dein Browser vor dem Austeilen gesehen hat. Jemand könnte diese Mischung gewählt haben.
words-away = Dein Browser war nicht da, als das Spiel begann, und hat nichts zur Mischung hinzugefügt.
words-elsewhere = Du hast dich hier mit einem anderen Browser gesetzt: Nur der kann seine Wörter wiederfinden.
words-nobody = Kein Browser hat Wörter zu dieser Mischung hinzugefügt. Das Siegel zeigt, dass niemand sie geändert, nicht, dass niemand sie gewählt hat.
words-others = Du selbst hast nichts zu dieser Mischung hinzugefügt. Wer es tat, kann seine Wörter wiederfinden.
words-lacking = { $count ->
    [one] Ein Browser hatte Wörter versprochen und keine hinzugefügt. Mit dem Haus im Bunde hätte er zwischen zwei Mischungen wählen können, nicht mehr.
   *[other] { $count } Browser hatten Wörter versprochen und keine hinzugefügt. Mit dem Haus im Bunde hätten sie zwischen { $shuffles } Mischungen wählen können, nicht mehr.
  }
words-added = Wörter in der Mischung
words-how = Warum konnte niemand die Mischung wählen?
words-how-seal = Vor dem Austeilen zog das Haus eine geheime Zahl und zeigte allen ihr Siegel: Eine andere konnte es danach nicht mehr nehmen.
words-how-words = Als du dich setztest, zog dein Browser zufällige Wörter und gab nur ein Versprechen davon ab. Erst als das Siegel und alle Versprechen auf dem Tisch lagen, öffnete jeder Browser seine Wörter, und aus ihnen allen und der geheimen Zahl entstand die Mischung. Wer sie wählen wollte, hätte deine Wörter vorher kennen müssen, und die kannte nur dein Browser.
words-how-limits = Was das nicht zeigt: Das Haus kennt die geheime Zahl, während ihr spielt. Es konnte die Karten nicht wählen, aber es könnte sie ansehen.
words-called = Die Karten werden gemischt: Jeder Browser fügt seine Wörter hinzu.
replay-running = Diese Partie läuft noch
replay-as = Gesehen von
replay-as-all = alles offen
replay-as-public = Zuschauern
replay-speed = Tempo
replay-speed-0 = langsam
replay-speed-1 = gemütlich
replay-speed-2 = flott
replay-speed-3 = schnell
play = Abspielen
pause = Pause
to-start = An den Anfang
to-end = Ans Ende
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-of = Schritt { $at } von { $last }
contents = Inhalt

me = Ich
nobody-yet = Noch niemand
me-nobody = Du kannst sofort spielen. Ein Name genügt, und auch der hat Zeit.
me-guest = Ein Gast: dieser Browser erinnert sich an dich.
me-account = Du hast ein Konto: melde dich auf jedem Gerät an.
keep = Merken
done = Erledigt.
my-record = Meine Partien
game = Spiel
played = Gespielt
won = Gewonnen
rating = Wertung
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
leave-house = Gehen
log-out = Abmelden
log-out-everywhere = Überall abmelden
log-out-guest = Du bist Gast: Ohne Passwort oder Passkey kann niemand unter deinem Namen wiederkommen. Wenn du dich abmeldest, sind deine Plätze in laufenden Partien verloren.
log-out-guest-yes = Trotzdem abmelden
delete-me = Alles von mir löschen
delete-me-more = Dein Name, dein Konto und deine Nachrichten werden gelöscht. Gespielte Partien bleiben, ohne deinen Namen.
