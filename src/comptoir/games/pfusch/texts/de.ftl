title = Pfusch
tagline = Baut schnell, spart am Holz, und sorgt dafür, dass der Prüfer beim Nachbarn bohrt.

action-make = Einen Block machen: { $material }
action-bribe = { $token } spielen
action-site = Einen Bau auf { $site } beginnen
action-probe = Block { $block } von { $builder } anbohren
action-decline = Nichts anbohren
action-propose = Block { $block } von { $builder } vorschlagen
action-give_up = Auf eine Einigung verzichten
action-time_up = Die Zeit ist um

detail-size = { $amount } Blöcke

prompt-material = Geheim: ein Holzblock darin, oder nur Gips? Du darfst es dir anders überlegen, bis alle bereit sind.
prompt-site = Wähle einen freien Bauplatz für dein neues Gebäude.
prompt-bribe = Geheim: Welche Marke spielst du? Du darfst es dir anders überlegen, bis alle bereit sind.
prompt-bargain = Ihr teilt euch das teuerste Geschenk: Schlage einen Block vor, oder verzichte.
prompt-inspect = Du bist der Prüfer: Welcher Block wird angebohrt?
prompt-inform = Dein Spitzel hat geredet: Welcher Block wird angebohrt?
waiting-material = Mischen noch: { $players }.
waiting-site = { $players } wählt einen Bauplatz.
waiting-bribe = Denken noch über ein Geschenk nach: { $players }.
waiting-bargain = Es wird gefeilscht; am Wort: { $players }.
waiting-inspect = { $players } ist Prüfer und nennt einen Block.
waiting-inform = { $players } hat einen Spitzel und nennt einen Block.

option-clock = Uhr: Bei Gleichstand wird zwei Minuten gefeilscht statt mit je drei Vorschlägen

reason-wood = Holz muss keine Bohrung fürchten.
reason-plaster = Gips spart Holz, und rechtzeitig schaut wohl niemand nach.
reason-pockets = In diesem Monat steht zu wenig auf dem Spiel für ein teures Geschenk.
reason-bribe = Was in diesem Monat auf dem Spiel steht, ist dieses Geschenk wert.
reason-informer = Ein fremder Bau ist reifer für eine Bohrung, als der eigene in Gefahr ist.
reason-site = { $size } Blöcke für die { $months } Monate, die bleiben.
reason-probe = Nach allem, was alle wissen, ist der Block zu { $chance } % Gips; auf dieser Baustelle { $height ->
    [one] steht ein Block
   *[other] stehen { $height } Blöcke
  }.
reason-own = Einmal gesehen, zieht das eigene Holz keine Bohrungen der anderen mehr an.
reason-known = Diesen Block kennen schon alle.
reason-nothing = Keine Bohrung verspricht etwas.

event-month_began = Der { $month } beginnt.
event-ready = { $seat } ist bereit.
event-started = { $seat } stellt das Schild an { $site }: ein Gebäude aus { $size } Blöcken.
event-built = { $seat } setzt einen Block auf { $site }, { $height } von { $size }{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-finished = { $seat } hat das Gebäude auf { $site } fertiggestellt.
event-unbuilt = Kein Bauplatz ist frei: { $seat } kann nicht bauen{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-bribed = { $seat } spielt { $token }.
event-tied = { $seat } teilt sich das teuerste Geschenk: { $token }.
event-proposed = { $seat } schlägt Block { $block } von { $builder-seat } vor.
event-gave_up = { $seat } verzichtet.
event-time_ran_out = Die Zeit ist um.
event-broke_off = Es gibt keine Einigung.
event-agreed = Einigung auf Block { $block } von { $builder-seat }.
event-inspector = { $rule ->
    [F10] { $seat } hat das nächstteure Geschenk gemacht und entscheidet.
    [F12] { $seat } hat einen Spitzel geschickt: eine zusätzliche Prüfung.
   *[other] { $seat } hat das teuerste Geschenk gemacht und ist Prüfer.
  }
event-no_inspection = { $rule ->
    [F10] Niemand kann entscheiden: keine gewöhnliche Prüfung.
    [F11] Niemand hat etwas gegeben: keine gewöhnliche Prüfung.
    [F12] Der Spitzel wird nicht gehört: keine zusätzliche Prüfung.
   *[other] Es gibt keinen Block anzubohren.
  }
event-declined = { $seat } bohrt nichts an.
event-probed = Block { $block } von { $builder-seat } wird angebohrt: { $material }!
event-torn_down = Das Gebäude von { $seat } auf { $site } wird abgerissen; erwischt: { $strikes ->
    [1] einmal
    [2] zweimal
   *[other] { $strikes }-mal
  }.
event-handed_in = { $seat } gibt einen Holzblock ab.
event-had_no_wood = { $seat } hat keinen Holzblock mehr abzugeben.
event-out = { $seat } verliert die Zulassung und scheidet aus.
event-earned = { $seat }: { $reason ->
    [saved] gesparte Holzblöcke: { $blocks }
    [finished] Blöcke in fertigen Gebäuden: { $blocks }
    [unfinished] Blöcke in einem unfertigen Gebäude: { $blocks }
   *[out] ausgeschieden
  }, { $amount }.
event-game_ended = { $rule ->
    [F18] Nur ein Bauunternehmer ist übrig: Das Spiel ist aus.
   *[other] Das Jahr ist um.
  }

material-plaster = Gips
material-wood = Holz

token-pockets = leere Taschen
token-informer = Spitzel
token-gift-1 = Geschenk 1
token-gift-2 = Geschenk 2
token-gift-3 = Geschenk 3
token-gift-4 = Geschenk 4
token-gift-5 = Geschenk 5
token-gift-6 = Geschenk 6

month-january = Januar
month-february = Februar
month-march = März
month-april = April
month-may = Mai
month-june = Juni
month-july = Juli
month-august = August
month-september = September
month-october = Oktober
month-november = November
month-december = Dezember
