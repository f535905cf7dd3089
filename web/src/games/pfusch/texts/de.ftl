district = Viertel { $letter }
site-free = { $site }: frei, für { $size ->
    [one] einen Block
   *[other] { $size } Blöcke
  }
building = { $site }: { $player }, { $height } von { $size } Blöcken, { $sign ->
    [yes] mit Schild
   *[no] das Schild ist weitergezogen
  }
block-about = Block { $block } von { $player }: { $inside ->
    [wood] Holz
    [plaster] Gips
    [probed] Holz, alle haben es gesehen
   *[unknown] niemand weiß, was darin ist
  }
blocks-choose = { $player }: Welcher Block?
sign-of = Schild von { $player }
proposal-of = { $player } schlägt Block { $block } von { $builder } vor
calendar = Kalender
calendar-now = dieser Monat
month-rain = Es regnet: Niemand baut, aber bestochen wird.
month-holiday = Es wird gebaut; die Prüfer haben Urlaub.
month-empty = noch keine Marke
played-by = { $player }: { $token }
hands = Die Hände der Bauunternehmer
hand-rest = überlegt
hand-idle = nichts in der Hand
hand-block = ein Block in der Hand
hand-closed = bereit
hand-out = ausgeschieden
hand-inspector = Prüfer
hand-informer = hat den Spitzel
hand-tied = feilscht
hand-proposals = { $count ->
    [0] kein Vorschlag
    [one] ein Vorschlag
   *[other] { $count } Vorschläge
  }
strikes = Erwischt: { $count ->
    [0] noch nie
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
  }
fence = Hinter deinem Bauzaun
stock = Holz im Vorrat: { $count }
wood-known = Holzblöcke: { $count }
wood-hidden = Niemand sonst weiß, wie viel Holz übrig ist.
tokens-left = { $token }: noch { $count }
your-sealed = versiegelt
in-secret = geheim
blocks-standing = Stehende Blöcke: { $count }

curve-axis = Monate
curve-profit = Der Gewinn in Euro, wie ihn der ganze Tisch sah; das gesparte Holz zeigt sich am Ende

do-make = Einen Block machen
do-bribe = Eine Marke spielen
do-site = Einen Bau beginnen
do-probe = Einen Block anbohren
do-decline = Nichts anbohren
do-propose = Einen Block vorschlagen
do-give_up = Auf eine Einigung verzichten
do-time_up = Die Zeit ist um
at-stake = Einsatz von { $player }: { $amount } €
