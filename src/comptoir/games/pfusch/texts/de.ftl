# Never: Haus, Häuser, Ferien
title = Pfusch
tagline = Bau schnell, spar am Holz, und sorg dafür, dass der Prüfer beim Nachbarn bohrt.

action-make = Einen Block machen: { $material }
action-bribe = Spielen: { $token }
action-site = Einen Bau auf { $site } beginnen
action-probe = Block { $block } von { $builder } anbohren
action-decline = Nichts anbohren
action-propose = Block { $block } von { $builder } vorschlagen
action-give_up = Auf eine Einigung verzichten
action-time_up = Die Zeit ist um
param-material = Inneres
param-token = Marke
param-site = Bauplatz
param-builder = Bauunternehmer
param-block = Block, von unten

detail-size = { $amount ->
    [one] { $amount } Block
   *[other] { $amount } Blöcke
  }

prompt-material = { $wood ->
    [0] Du hast kein Holz mehr: Mache einen Block nur aus Gips.
    [one] Geheim: dein letzter Holzblock darin, oder nur Gips? Du darfst es dir anders überlegen, bis alle bereit sind.
   *[other] Geheim: einer deiner { $wood } Holzblöcke darin, oder nur Gips? Du darfst es dir anders überlegen, bis alle bereit sind.
  }
prompt-site = Wähle einen freien Bauplatz für dein neues Gebäude.
prompt-bribe = { $blocks ->
    [0] Geheim: Welche Marke spielst du? Du hast kein Gebäude, das angebohrt werden könnte. Du darfst es dir anders überlegen, bis alle bereit sind.
   *[other] Geheim: Welche Marke spielst du? { $plaster ->
        [0] Dein Gebäude hält einer Bohrung stand.
        [one] In deinem Gebäude ist 1 Block von { $blocks } aus Gips.
       *[other] In deinem Gebäude sind { $plaster } Blöcke von { $blocks } aus Gips.
      } Du darfst es dir anders überlegen, bis alle bereit sind.
  }
prompt-bargain = Ihr teilt euch das teuerste Geschenk: Schlage einen Block vor, oder verzichte.
prompt-inspect = Du bist der Prüfer: Welcher Block wird angebohrt?
prompt-inform = Dein Spitzel hat geredet: Welcher Block wird angebohrt?
waiting-material = Noch am Mischen: { $players }.
waiting-site = { $players } wählt einen Bauplatz.
waiting-bribe = Noch unentschlossen: { $players }.
waiting-bargain = Es wird gefeilscht; das Wort hat: { $players }.
waiting-inspect = { $players } ist Prüfer und nennt einen Block.
waiting-inform = { $players } hat einen Spitzel und nennt einen Block.

option-clock = Uhr: Bei Gleichstand zwei Minuten, um sich zu einigen, statt je drei Vorschlägen

event-month_began = Der { $month } beginnt.
event-ready = { $seat } ist bereit.
event-started = { $seat } stellt das Schild an { $site }: ein Gebäude aus { $size ->
    [one] { $size } Block
   *[other] { $size } Blöcken
  }.
event-built = { $seat } setzt einen Block auf { $site }, { $height } von { $size }{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-finished = { $seat } hat das Gebäude auf { $site } fertiggestellt.
event-unbuilt = Kein Bauplatz ist frei: { $seat } kann nicht bauen{ $material ->
    [hidden] {""}
   *[other] {" "}({ $material })
  }.
event-bribed = { $seat } spielt { $token-a }.
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
    [F12] Die Spitzel heben sich auf: keine zusätzliche Prüfung.
    [F18] Wer den Spitzel hatte, ist ausgeschieden: keine zusätzliche Prüfung.
   *[other] Es gibt keinen Block anzubohren.
  }
event-declined = { $seat } bohrt nichts an.
event-probed = Block { $block } von { $builder-seat } wird angebohrt: { $material }!
event-torn_down = Das Gebäude von { $seat } auf { $site } wird abgerissen. { $seat }: zum { $strikes }. Mal erwischt.
event-handed_in = { $seat } gibt einen Holzblock ab.
event-had_no_wood = { $seat } hat keinen Holzblock mehr abzugeben.
event-out = { $seat } verliert die Zulassung und scheidet aus.
event-earned = { $seat }: { $reason ->
    [saved] { $blocks } × gesparter Holzblock = { $amount } €
    [finished] { $blocks } × Block eines fertigen Gebäudes = { $amount } €
    [unfinished] { $blocks } × Block eines unfertigen Gebäudes = { $amount } €
   *[out] ausgeschieden, { $amount } €
  }.
event-game_ended = { $rule ->
    [F18] Nur ein Bauunternehmer ist übrig: Das Spiel ist aus.
   *[other] Das Jahr ist um.
  }

material-plaster = Gips
material-wood = Holz

token-pockets = leere Taschen
token-informer = Spitzel
token-informer-a = den Spitzel
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

reason-toss_up = Mit Gips erwischt verlörst du { $risks } €, das Holz ist { $saves } € wert: fast gleich gut. Wechsle ab, dann durchschaut dich niemand.
reason-wood = Mit Gips erwischt verlörst du { $risks } €, und es wäre das { $strikes }. von 3 Malen; das Holz kostet dich { $saves } €.
reason-plaster = Das gesparte Holz ist { $saves } € wert, mehr als die Gefahr: Erwischt verlörst du { $risks } €.
reason-site = Ein Gebäude aus { $size ->
    [one] einem Block
   *[other] { $size } Blöcken
  } wird noch fertig: Es { $months ->
    [one] bleibt ein Monat
   *[other] bleiben { $months } Monate
  }.
reason-site_late = Nichts Kleineres ist frei: { $size ->
    [one] ein Block
   *[other] { $size } Blöcke
  }, und es { $months ->
    [one] bleibt ein Monat
   *[other] bleiben { $months } Monate
  }.
reason-pockets = Für dich stehen in diesem Monat { $stake } € auf dem Spiel: Die Geschenke werden aufgehoben.
reason-informer = Ein Block eines fremden Gebäudes ist zu etwa { $percent } % Gips: Der Spitzel lässt es anbohren, was auch immer die anderen schenken.
reason-danger = Deine Blöcke aus Gips: { $plaster }, auf dem Spiel { $stake } €. Lieber ein Geschenk als eine Prüfung durch andere.
reason-prospect = Ein Block eines fremden Gebäudes ist zu etwa { $percent } % Gips: Es selbst zu prüfen ist ein Geschenk wert.
reason-probe = Nach allem, was man weiß, ist das zu etwa { $percent } % Gips.
reason-own = Eigenes Holz, einmal gesehen, lockt keine Prüfer mehr an.
reason-known = Was darin steckt, ist schon bekannt: Das schadet niemandem.
reason-decline = Keine Bohrung lohnt sich hier.
reason-give_up = Hier ist nichts, worauf die anderen sich einließen.
reason-time_up = Die Zeit, sich zu einigen, ist um.

# Why not, what it would bring, and what things are.
refusal-F2 = Den Bauplatz { $site } gibt es in dieser Stadt nicht.
refusal-F4 = Zuerst wählt { $turn-seat } einen Bauplatz.
refusal-F5-time = Blöcke werden nur am Anfang des Monats gemacht.
refusal-F5-wood = Du hast keinen Holzblock mehr.
refusal-F6-time = Einen Bauplatz wählst du nur, wenn du ein Gebäude beginnst.
refusal-F6-taken = Auf { $site } hat schon jemand gebaut.
refusal-F7 = Baue zuerst dein Gebäude auf { $project } fertig: { $missing ->
    [one] Es fehlt 1 Block.
   *[other] Es fehlen { $missing } Blöcke.
  }
refusal-F8-time = Marken werden gespielt, wenn alle gebaut haben.
refusal-F8-spent = Das hast du schon gespielt: { $token }.
refusal-F9 = Prüfer ist { $turn-seat }.
refusal-F9-time = Gerade wird nichts geprüft.
refusal-F10-time = Gerade feilscht niemand.
refusal-F10-others = Nur wer sich das teuerste Geschenk teilt, feilscht.
refusal-F10-clock = An diesem Tisch läuft beim Feilschen keine Uhr.
refusal-F10-proposals = Du hast alle deine { $most } Vorschläge gemacht.
refusal-F12 = Den Spitzel hat { $turn-seat } geschickt.
refusal-F14-decline = Es gibt einen Block, der nicht dir gehört: Nenne einen.
refusal-F14-block = Einen solchen Block gibt es bei keinem Schild.
refusal-F17 = Du hast deine Lizenz verloren und bist nicht mehr im Spiel.
refusal-F19 = Im April regnet es: Gebaut wird nicht.
refusal-F20 = Im August haben die Prüfer Urlaub: Niemand braucht Geschenke.
refusal-F21 = Das Jahr ist vorbei.

would-saves = spart Holz, am Ende { $amount } € wert
would-costs = verbraucht Holz, am Ende { $amount } € wert
would-risks = wird Gips gefunden: −{ $amount } €
would-strike = { $amount ->
    [1] zum ersten Mal erwischt
    [2] zum zweiten Mal erwischt, dazu ein Holzblock
   *[other] zum dritten Mal erwischt: nicht mehr im Spiel
  }
would-late = wird in diesem Jahr nicht mehr fertig
would-known = bekanntes Holz: Es geschieht nichts
would-own_wood = dein eigenes Holz: Alle sehen, dass es echt ist
warning-own_plaster = Das ist dein eigener Gips: Dein Gebäude würde abgerissen.

phase-material = Material
phase-site = Bauplatz
phase-bribe = Geschenke
phase-inspect = Prüfung
phase-inform = Spitzel

about-phase-material = Alle machen geheim einen Block: mit Holz darin, oder nur aus Gips.
about-phase-site = Wer kein unfertiges Gebäude hat, wählt einen freien Bauplatz. Dann werden die Blöcke gebaut.
about-phase-bribe = Alle spielen geheim eine Marke; sie werden zusammen aufgedeckt.
about-phase-inspect = Wer das teuerste Geschenk gemacht hat, nennt einen Block, und er wird angebohrt. Wer es sich teilt, muss sich einigen.
about-phase-inform = Ein einzelner Spitzel bringt eine zweite Prüfung.
about-site = Ein freier Bauplatz: Ein Gebäude braucht hier { $size } Blöcke.
about-building = Ein Gebäude aus { $size } Blöcken. Jeder fertige Block bringt am Ende 100.000 €, jeder unfertige 50.000 €.
about-sign = Das Schild: Dieses Gebäude kann angebohrt werden. Beginnt sein Besitzer das nächste, ist es sicher.
about-block = Ein Block. Von außen sieht man nicht, ob Holz darin ist.
about-block-wood = Ein angebohrter Block: Holz, alle haben es gesehen.
about-wood = Ein Holzblock. In der Mauer hält er einer Bohrung stand; gespart ist er am Ende 100.000 € wert.
about-plaster = Nur Gips: kostet nichts, aber eine Bohrung lässt das Gebäude abreißen.
about-pockets = Leere Taschen: Du gibst nichts. Davon hast du vier.
about-informer = Der Spitzel: Wird nur einer gespielt, nennst du einen Block für eine zweite Prüfung.
about-gift = Ein Geschenk vom Wert { $value }. Das teuerste Geschenk macht zum Prüfer; jedes kann nur einmal gegeben werden.
about-strikes = Wie oft dieser Bauunternehmer erwischt wurde: Das zweite Mal kostet einen Holzblock, das dritte die Lizenz.
about-calendar = Das Jahr: Im April regnet es und niemand baut, im August prüft niemand.
about-stake = Der Einsatz: Das würde dieser Bauunternehmer verlieren, wenn jetzt Gips gefunden würde.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-saved = Gespartes Holz, je 100.000
sheet-finished = Fertige Blöcke, je 100.000
sheet-unfinished = Unfertige, je 50.000
sheet-caught = Erwischt, von 3 Malen
sheet-total = Gewinn, in €
sheet-tie = Bei gleichem Gewinn wird der Sieg geteilt (F21); wer ausgeschieden ist, verdient nichts und kann nicht gewinnen (F18).
decided-out = Niemand hat etwas verdient; wer ausgeschieden ist, kann nicht gewinnen.
decided-shared = Gleicher Gewinn: Der Sieg wird geteilt.

# Was zu eigenen Vierteln gesagt wird.
board-districts = Viertel: { $many } statt { $wanted }.
board-no-sites = { $district } hat keinen Bauplatz.
board-sites = { $district }: Bauplätze { $many }; unsere Viertel haben höchstens { $most }.
board-workers-site = Bauplatz { $site } braucht { $size }; in der Arbeitersiedlung brauchen alle { $wanted }.
board-site = Bauplatz { $site } braucht { $size }; in unserer Stadt braucht ein Gebäude { $least } bis { $most }.
board-no-building = Bauplatz { $site } braucht { $size }; möglich sind 1 bis { $most }.
board-same-sites = { $district } und { $other-district } haben die gleichen Bauplätze.
board-not-mixed = { $district }: Alle Bauplätze brauchen { $size }; so ist sonst nur die Arbeitersiedlung.
board-no-four = Außer der Arbeitersiedlung hat kein Viertel einen Bauplatz für 4.
board-few-sites = Spieler: { $seats }. Vielleicht ist nur Platz für { $room }; mit { $wanted } könnten alle das ganze Jahr bauen.
