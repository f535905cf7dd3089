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

# Since your turn: a few words without who did it, or none. Then what is counted at a break.
since-month_began = {""}
since-ready = {""}
since-started = neuer Bau auf { $site }, Größe { $size }
# Never 1: a building has 2 blocks or more.
since-built = { $height } von { $size } auf { $site }
since-finished = { $site } fertig
since-unbuilt = kein Bauplatz frei
since-bribed = { $token-a } gespielt
since-tied = das teuerste Geschenk geteilt
since-proposed = Block { $block } vorgeschlagen, { $builder-seat }
since-gave_up = auf die Einigung verzichtet
since-time_ran_out = {""}
since-broke_off = {""}
since-agreed = auf Block { $block } geeinigt, { $builder-seat }
since-inspector = { $rule ->
    [F10] entschied
    [F12] schickte den Spitzel
   *[other] war Prüfer
  }
since-no_inspection = {""}
since-declined = nichts angebohrt
since-probed = Block { $block } von { $builder-seat }: { $material }
since-torn_down = { $site } verloren, erwischt { $strikes } von 3
since-handed_in = einen Holzblock abgegeben
since-had_no_wood = kein Holz mehr
since-out = ausgeschieden
since-earned = {""}
since-game_ended = { $rule ->
    [F18] nur noch ein Bauunternehmer
   *[other] das Jahr ist um
  }
counting = { $event ->
    [game_ended] Das Jahr ist um
   *[other] Bestechung und Prüfung
  }
scene-closed = { $month }: die Bestechungen
scene-tied = { $players } teilen das teuerste Geschenk und müssen sich auf einen Block einigen.
scene-inspector = { $rule ->
    [F10] { $player } gab das nächste Geschenk und entscheidet.
    [F12] { $player } hat einen Spitzel geschickt.
   *[other] { $player } ist der Prüfer.
  }
scene-none = { $rule ->
    [F10] Niemand kann entscheiden: keine Prüfung.
    [F11] Niemand hat etwas gegeben: keine Prüfung.
    [F12] Die Spitzel heben sich auf.
    [F18] Wer den Spitzel hatte, ist ausgeschieden.
   *[other] Es gibt nichts anzubohren.
  }
scene-probe = Block { $block } von { $player } wird angebohrt …
scene-wood = Holz! Das Gebäude bleibt stehen.
scene-plaster = Gips!
# Never 0.
scene-torn = { $player } verliert { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
  } auf { $site }. Erwischt { $strikes } von 3.
scene-handed = { $player } gibt einen Holzblock ab.
scene-moth = { $player } hat kein Holz mehr.
scene-out = { $player } verliert die Zulassung und scheidet aus.
scene-saved = gespartes Holz
scene-finished = fertige Blöcke
scene-unfinished = unfertige Blöcke
scene-profit = Gewinn
scene-over = { $rule ->
    [F18] Nur ein Bauunternehmer ist übrig.
   *[other] Das Jahr ist um.
  }
walls-title = In den Mauern
walls-line = { $player } hat { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
  } gebaut, { $wood } davon mit Holz darin.
bluffs-title = Wer in welchem Monat gepfuscht hat

# Drawing a town.
the-town = Die Stadt
how-town = Klicke einen Bauplatz, tippe dann, wie viele Blöcke dort gebaut werden.
town-name = Name der Stadt
district-name = Name des Viertels
plot-size = Blöcke auf { $site }
plot-add = Bauplatz hinzufügen
plot-remove = Bauplatz entfernen
district-blocks = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
    }
never-site = Bauplätze, die leer blieben
