# Never: abgelegt*, fisch*, Ladung*
title = Die Weinhändler
tagline = Mit Wein und Fahrgästen die Loire hinab, und als Erster am Kai.

action-place = Boot in { $town } einsetzen
action-take = Nehmen: { $card }
action-lay = Legen: { $card }
action-explode = Kohle { $coal } von { $other-seat } sprengen
action-trade = Abgeben: { $card }, dafür ein Matrose von { $other-seat }
action-fish = Weiter angeln (passen)
action-dock = Fahren und anlegen: { $pier }
action-stay = Fahren und im Strom bleiben
action-load = Laden: { $card }
action-land = An Land: { $card }
action-keep = Nichts mehr an Land bringen
param-town = Stadt
param-card = Karte
param-other-seat = Von wem
param-coal = Kohle
param-pier = Kai

prompt-start = Setze dein Boot an einen freien Kai, überall außer in Nantes.
prompt-draft = Nimm eine der offenen Karten.
prompt-duel = { $spaces ->
    [0] Lege eine Karte oder fahre mit deinem Boot. Ohne Kohle bliebe es in { $town }.
    [one] Lege eine Karte oder fahre mit deinem Boot: 1 Feld, bis { $town }.
   *[other] Lege eine Karte oder fahre mit deinem Boot: { $spaces } Felder, bis { $town }.
  }
prompt-fishing = { $spaces ->
    [0] Du angelst: Mach weiter, oder hol die Angel ein und handle. Ohne Kohle bliebe dein Boot in { $town }.
    [one] Du angelst: Mach weiter, oder hol die Angel ein und handle. Dein Boot führe 1 Feld, bis { $town }.
   *[other] Du angelst: Mach weiter, oder hol die Angel ein und handle. Dein Boot führe { $spaces } Felder, bis { $town }.
  }
prompt-loading = Zwei Boote liegen in Nantes: Nimm einen der wartenden Fahrgäste.
prompt-landing = Bring an Land, was am Ziel ist, für zusammen { $gold } Gold, oder behalte es an Bord.
waiting-start = { $players } wählt einen Startkai.
waiting-draft = { $players } nimmt eine Karte.
waiting-duel = { $players } legt eine Karte oder fährt.
waiting-fishing = { $players } angelt und darf weitermachen oder handeln.
waiting-loading = { $players } nimmt einen Fahrgast in Nantes.
waiting-landing = { $players } bringt an Land oder behält, was am Ziel ist.

detail-spaces = { $amount ->
    [0] ohne Kohle: bleibt am Ort
    [one] 1 Feld
   *[other] { $amount } Felder
  }
detail-defenders = gehalten mit { $amount ->
    [one] 1 Matrosen
   *[other] { $amount } Matrosen
  }
detail-gold = { $amount } Gold

event-lots_drawn = Das Los fällt auf { $seat }: Startspieler.
event-boat_placed = { $seat } setzt sein Boot in { $town } ein.
event-dealt = { $seat } bekommt{ $coal1 ->
    [hidden] {" "}fünf Karten
    [0] {""}
   *[other] {" "}· Kohle 1 ×{ $coal1 }
  }{ $coal2 ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· Kohle 2 ×{ $coal2 }
  }{ $coal3 ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· Kohle 3 ×{ $coal3 }
  }{ $sailors ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· Matrosen ×{ $sailors }
  }{ $fishermen ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· Angler ×{ $fishermen }
  }{ $explosions ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· Explosionen ×{ $explosions }
  }.
event-round_began = Runde { $round } beginnt; { $seat } ist zuerst dran.
event-reshuffled = Der Stapel ist leer: { $many ->
    [one] { $many } abgeworfene Karte wird
   *[other] { $many } abgeworfene Karten werden
  } neu gemischt.
event-turned_up = Aufgedeckt: { $many ->
    [1] { $card }
   *[other] { $many } × { $card }
  }.
event-sun_shone = { $many ->
    [0] Die Sonne scheint, aber kein Wein wartet.
    [one] Die Sonne scheint: Ein wartendes Fass verdirbt.
   *[other] Die Sonne scheint: { $many } wartende Fässer verderben.
  }
event-spoilt = Verdorben: { $many ->
    [1] { $card }
   *[other] { $many } × { $card }
  }.
event-taken = { $seat } nimmt { $card-a }.
event-laid = { $seat } legt { $card-a }.
event-exploded = Explosion! { $seat } sprengt Kohle { $coal } von { $other-seat }.
event-traded = { $seat } gibt { $card-a } her und wirbt { $other-seat } einen Matrosen ab.
event-fished = { $seat } angelt und passt.
event-reeled_in = { $seat } holt die Angel ein: Der Angler wird abgeworfen.
event-moved = { $spaces ->
    [0] { $seat } hat keine Kohle und bleibt bei { $town }.
    [one] { $seat } fährt 1 Feld bis { $town }.
   *[other] { $seat } fährt { $spaces } Felder bis { $town }.
  }
event-fought = { $outcome ->
    [won] { $seat } greift { $other-seat } in { $town } an, Matrosen { $attackers } gegen { $defenders }, und nimmt den Kai.
    [lost] { $seat } greift { $other-seat } in { $town } an, Matrosen { $attackers } gegen { $defenders }, und wird abgewehrt.
   *[other] { $seat } greift { $other-seat } in { $town } an, Matrosen { $attackers } gegen { $defenders }: Keiner bleibt übrig, und { $other-seat } behält den Kai.
  }
event-driven_off = { $refuge ->
    [midstream] { $seat } wird in den Strom verdrängt.
   *[other] { $seat } wird an den anderen Kai verdrängt ({ $refuge }).
  }
event-docked = { $seat } legt in { $town } an{ $pier-a }.
event-stayed = { $seat } liegt bei { $town } im Strom.
event-loaded = { $seat } lädt { $many ->
    [1] { $card-a }
   *[other] { $many } × { $card }
  }.
event-earned = Runde { $round }, { $town }{ $pier-a }: { $seat } bringt { $card-a } an Land und verdient { $amount } Gold.
event-kept = { $seat } bringt nichts mehr an Land.
event-round_ended = Runde { $round } ist zu Ende; die Boote legen ab.
event-game_ended = { $rule ->
    [W27] Zehn Runden ohne jedes Gold: Das Spiel ist aus.
   *[other] Jemand hat 20 Gold oder mehr: Das Spiel ist aus.
  }

# In wenigen Worten, was getan wurde, neben dem Namen.
since-lots_drawn = ist Startspieler
since-boat_placed = beginnt in { $town }
since-taken = nahm { $card-a }
since-laid = legte { $card-a }
since-exploded = sprengte Kohle { $coal } von { $other-seat }
since-traded = ein Fass für einen Matrosen von { $other-seat }
since-fished = angelt
since-moved = { $spaces ->
    [0] keine Kohle, blieb bei { $town }
   *[other] { $spaces } bis { $town }
  }
since-fought = { $outcome ->
    [won] schlug { $other-seat } in { $town }, { $attackers } : { $defenders }
   *[other] verlor gegen { $other-seat } in { $town }, { $attackers } : { $defenders }
  }
since-driven_off = verdrängt
since-docked = legte in { $town } an{ $pier-a }
since-stayed = im Strom bei { $town }
since-loaded = lud { $card-a }
since-earned = brachte { $card-a } an Land, +{ $amount }
since-game_ended = { $rule ->
    [W27] zehn Runden ohne Gold
   *[other] 20 Gold, das Spiel endet
  }
# Von diesen wird nichts gesagt.
since-dealt = {""}
since-round_began = {""}
since-reshuffled = {""}
since-turned_up = {""}
since-sun_shone = {""}
since-spoilt = {""}
since-reeled_in = {""}
since-kept = {""}
since-round_ended = {""}

pier-pier = Kai
pier-pier-a = {""}
pier-north = Nordkai
pier-north-a = , Nordkai
pier-south = Südkai
pier-south-a = , Südkai
refuge-north = Nordkai
refuge-south = Südkai
town-orleans = Orléans
town-blois = Blois
town-amboise = Amboise
town-tours = Tours
town-saumur = Saumur
town-angers = Angers
town-ancenis = Ancenis
town-nantes = Nantes

card-coal-1 = Kohle 1
card-coal-2 = Kohle 2
card-coal-3 = Kohle 3
card-sailor = Matrose
card-sailor-a = einen Matrosen
card-fisherman = Angler
card-fisherman-a = einen { card-fisherman }
card-explosion = Explosion
card-explosion-a = eine { card-explosion }
card-sun = Sonne
card-passenger-orleans-blois-1 = Notar (Orléans → Blois, 1 Gold)
card-passenger-orleans-blois-1-a = den { card-passenger-orleans-blois-1 }
card-passenger-orleans-saumur-2 = Reiterin (Orléans → Saumur, 2 Gold)
card-passenger-orleans-saumur-2-a = die { card-passenger-orleans-saumur-2 }
card-passenger-blois-tours-1 = Maler (Blois → Tours, 1 Gold)
card-passenger-blois-tours-1-a = den { card-passenger-blois-tours-1 }
card-passenger-blois-nantes-2 = Gräfin (Blois → Nantes, 2 Gold)
card-passenger-blois-nantes-2-a = die { card-passenger-blois-nantes-2 }
card-passenger-amboise-angers-1 = Gärtner (Amboise → Angers, 1 Gold)
card-passenger-amboise-angers-1-a = den { card-passenger-amboise-angers-1 }
card-passenger-tours-nantes-2 = Auswanderer (Tours → Nantes, 2 Gold)
card-passenger-tours-nantes-2-a = den { card-passenger-tours-nantes-2 }
card-passenger-saumur-ancenis-1 = Küferin (Saumur → Ancenis, 1 Gold)
card-passenger-saumur-ancenis-1-a = die { card-passenger-saumur-ancenis-1 }
card-passenger-amboise-orleans-1 = Näherin (Amboise → Orléans, 1 Gold)
card-passenger-amboise-orleans-1-a = die { card-passenger-amboise-orleans-1 }
card-passenger-saumur-orleans-2 = Oberst (Saumur → Orléans, 2 Gold)
card-passenger-saumur-orleans-2-a = den { card-passenger-saumur-orleans-2 }
card-passenger-angers-blois-2 = Sängerin (Angers → Blois, 2 Gold)
card-passenger-angers-blois-2-a = die { card-passenger-angers-blois-2 }
card-passenger-ancenis-saumur-1 = Pfarrer (Ancenis → Saumur, 1 Gold)
card-passenger-ancenis-saumur-1-a = den { card-passenger-ancenis-saumur-1 }
card-passenger-nantes-angers-1 = Student (Nantes → Angers, 1 Gold)
card-passenger-nantes-angers-1-a = den Studenten (Nantes → Angers, 1 Gold)
card-passenger-nantes-tours-2 = Reeder (Nantes → Tours, 2 Gold)
card-passenger-nantes-tours-2-a = den { card-passenger-nantes-tours-2 }
card-passenger-nantes-orleans-2 = Forscherin (Nantes → Orléans, 2 Gold)
card-passenger-nantes-orleans-2-a = die { card-passenger-nantes-orleans-2 }
card-barrel-orleans = Fass aus Orléans
card-barrel-orleans-a = ein { card-barrel-orleans }
card-barrel-blois = Fass aus Blois
card-barrel-blois-a = ein { card-barrel-blois }
card-barrel-amboise = Fass aus Amboise
card-barrel-amboise-a = ein { card-barrel-amboise }
card-barrel-tours = Fass aus Tours
card-barrel-tours-a = ein { card-barrel-tours }
card-barrel-saumur = Fass aus Saumur
card-barrel-saumur-a = ein { card-barrel-saumur }
card-barrel-angers = Fass aus Angers
card-barrel-angers-a = ein { card-barrel-angers }
card-barrel-ancenis = Fass aus Ancenis
card-barrel-ancenis-a = ein { card-barrel-ancenis }

reason-start = { $passengers ->
    [one] { $passengers } Art von Fahrgast oder Fass bricht
   *[other] { $passengers } Arten von Fahrgästen und Fässern brechen
  } von dort auf. Felder bis Nantes: { $spaces }.
reason-take_coal = Kohle { $value }: Alle Kohle auf deiner Hand reicht dann zusammen für { $spaces }.
reason-take_sailor = Um einen Kai zu gewinnen oder zu halten. Matrosen auf deiner Hand, dann: { $many }.
reason-take_fisherman = Wer angelt, kann warten, bis die anderen gefahren sind. Angler auf deiner Hand, dann: { $many }.
reason-take_explosion = Sie bringt ein anderes Boot vom Kurs ab. Explosionen auf deiner Hand, dann: { $many }.
reason-load = Bringt { $gold } Gold, { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
  } von hier.
reason-land = { $gold } Gold, sofort.
reason-keep = Du verzichtest hier auf { $gold } Gold: Was an Bord ist, bringt anderswo mehr.
reason-coal = Mit { $value } mehr kommt das Boot nach { $town }: { $gold } Gold an Land zu bringen, und es warten dort: { $waiting }.
reason-sailor = In { $town } wären deine Matrosen dann { $many }, um den Kai zu gewinnen oder zu halten.
reason-fisherman = Boote, die noch fahren müssen: { $boats }. Wer spät fährt, sieht, wohin.
reason-explode = Ohne diese Kohle von { $value } verfehlt das andere Boot seinen Kai.
reason-trade = Ein Matrose ist jetzt mehr wert als dieses Fass: Du hättest { $many }.
reason-fish = Boote, die noch fahren müssen: { $boats }. Warten kostet nichts, und sie müssen zeigen, wohin.
reason-dock_gold = Dort kannst du Fracht für { $gold } Gold an Land bringen.
reason-dock_cargo = Dort { $waiting ->
    [one] wartet ein Fahrgast oder ein Fass
   *[other] warten { $waiting } Fahrgäste oder Fässer
  }.
reason-dock = In { $town } wartet gerade nichts, aber von dort brechen Fahrgäste und Fässer auf, Arten: { $kinds }.
reason-stay = Matrosen, die den Kai von { $town } halten: { $defenders }, gegen deine { $many }. Er ist den Kampf nicht wert.

# Why not, what it would bring, and what things are.
refusal-W3-turn = Zuerst wählt { $turn-seat } einen Kai.
refusal-W3-place = Zuerst setzen alle ihr Boot auf den Fluss.
refusal-W3-nantes = In Nantes beginnt kein Boot.
refusal-W3-taken = In { $town } liegt schon ein Boot.
refusal-W8-turn = { $turn-seat } nimmt jetzt eine Karte.
refusal-W8-take = Zuerst werden die offenen Karten verteilt: Nimm eine.
refusal-W8-gone = Das liegt nicht offen: { $card }.
refusal-W9-turn = { $turn-seat } ist an der Reihe.
refusal-W9-now = Jetzt werden Karten gelegt und Boote fahren; geladen wird später.
refusal-W10 = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-W11 = Du hast keinen Matrosen auf der Hand.
refusal-W12-none = Du hast keine Explosion auf der Hand.
refusal-W12-own = Eine Explosion legt man auf die Kohle eines anderen.
refusal-W12-coal = { $other-seat } hat keine Kohle { $coal } liegen.
refusal-W13-none = Du hast keinen Angler auf der Hand.
refusal-W13-pass = Nur wer angelt, darf passen: Lege eine Karte, oder fahre.
refusal-W14 = Alle, die noch nicht gefahren sind, angeln: Du darfst nicht noch einmal passen, handle.
refusal-W15-barrel = Das hast du nicht an Bord: { $card }.
refusal-W15-own = Ein Fass kauft den Matrosen eines anderen, nicht deinen.
refusal-W15-sailor = { $other-seat } hat keinen Matrosen liegen.
refusal-W17 = { $holder-seat } hält den Kai in { $town }, und du hast keine Matrosen gelegt, um ihn zu erobern.
refusal-W19-two = In Nantes wählst du den Nordkai oder den Südkai.
refusal-W19-one = Deine Kohle bringt dich nach { $town }, und dort gibt es nur einen Kai.
refusal-W22-turn = { $turn-seat } lädt jetzt.
refusal-W22-load = Jetzt teilen sich die zwei Boote in Nantes die Fahrgäste dort.
refusal-W22-waits = Wartet nicht in Nantes: { $card }.
refusal-W23-turn = { $turn-seat } bringt jetzt an Land.
refusal-W23-land = Jetzt kommt an Land, was am Ziel ist.
refusal-W23-aboard = Das hast du nicht an Bord: { $card }.
refusal-W23-goal = Will nicht nach { $town }: { $card }.
refusal-W25 = Das Spiel ist vorbei: Jemand hat 20 Gold.
refusal-W27 = Das Spiel ist vorbei: Zehn Runden haben niemandem Gold gebracht.

would-lands = du kämst nach { $amount ->
    [0] { town-orleans }
    [1] { town-blois }
    [2] { town-amboise }
    [3] { town-tours }
    [4] { town-saumur }
    [5] { town-angers }
    [6] { town-ancenis }
   *[other] { town-nantes }
  }
would-free = ein Kai ist dort frei
would-sends = das Boot käme nach { $amount ->
    [0] { town-orleans }
    [1] { town-blois }
    [2] { town-amboise }
    [3] { town-tours }
    [4] { town-saumur }
    [5] { town-angers }
    [6] { town-ancenis }
   *[other] { town-nantes }
  }
would-strength = { $amount ->
    [one] 1 Matrose am Kai
   *[other] { $amount } Matrosen am Kai
  }
would-wins = { $amount ->
    [one] dein 1 Matrose gewinnt ihn
   *[other] deine { $amount } Matrosen gewinnen ihn
  }
would-loses = { $amount ->
    [0] ohne Matrosen gewinnst du ihn nicht
    [one] dein 1 Matrose gewinnt ihn nicht
   *[other] deine { $amount } Matrosen gewinnen ihn nicht
  }
would-could_land = { $amount } Gold an Land zu bringen
would-waits = { $amount ->
    [one] 1 Karte wartet dort
   *[other] { $amount } Karten warten dort
  }
warning-no_coal = Du hast keine Kohle gelegt: Dein Boot bleibt, wo es ist, und hier gibt es nichts für es. Du hast noch Kohle auf der Hand.
warning-keeps = Ein Fahrgast zahlt später nicht mehr als jetzt: { $amount } Gold blieben an Bord.

phase-draft = Neue Karten
phase-duel = Legen und fahren
phase-loading = Laden
phase-landing = An Land

about-phase-draft = 1. Karten werden aufgedeckt: Fahrgäste und Fässer kommen in ihre Städte, die anderen nimmt man reihum.
about-phase-duel = 2. Reihum legt man eine Karte oder fährt mit dem Boot. Wer gefahren ist, hat diese Phase hinter sich.
about-phase-loading = 3. Jedes Boot an einem Kai lädt alles, was dort wartet.
about-phase-landing = 4. Jedes Boot an einem Kai bringt an Land, was am Ziel ist, und bekommt Gold.
about-coal = Kohle vom Wert { $value }: Vor dir ausgelegt, bringt sie dein Boot { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
  } weiter. Alle Kohle muss verbraucht werden.
about-sailor = Ein Matrose: Vor dir ausgelegt, ist er Stärke am Kai. Wer mehr Matrosen hat, bekommt ihn.
about-fisherman = Ein Angler: Lege ihn, und du darfst passen und warten, bis die anderen fahren.
about-explosion = Eine Explosion: zerstört eine Kohlenkarte, die ein anderer gelegt hat.
about-sun = Die Sonne: Alle Fässer, die an Kais warten, verderben.
about-passenger = Ein Fahrgast: zahlt { $fare } Gold am Ziel, das auf der Karte steht.
about-barrel = Ein Fass: bringt am Nordkai von Nantes 2 Gold, am Südkai 1. Unterwegs kann es einen Matrosen kaufen.
about-boat = Boot: { $name }. Es fährt, so weit seine Kohle reicht, und wendet in Orléans und Nantes.
about-pier = Ein Kai: Nur ein Boot am Kai lädt und bringt an Land. Er fasst ein Boot.
about-hand = Karten auf der Hand. Die anderen kennen nur die offen genommenen.
about-hand-known = Karten auf der Hand. Davon bekannt, weil offen genommen: { $known }.
about-gold = Gold. Wer 20 hat, führt das Ende des Spiels herbei.
about-starter = Startspieler dieser Runde.
about-deck = Der Stapel. Ist er leer, werden die abgeworfenen Karten gemischt.
about-discards = Die abgeworfenen Karten, aus denen der neue Stapel wird.
about-lands = Wohin die bisher gelegte Kohle dieses Boot bringt.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = Am Anfang
sheet-passengers = Fahrgäste
sheet-north = Fässer, Nordkai, je 2
sheet-south = Fässer, Südkai, je 1
sheet-aboard = Fässer an Bord
sheet-total = Gold, von 20
sheet-tie = Bei gleich viel Gold: mehr Fässer an Bord; ist auch das gleich, wird der Sieg geteilt (W25).
decided-aboard = Gleich viel Gold; mehr Fässer an Bord entscheiden, { $best } : { $next }.
decided-shared = Gleich viel Gold und gleich viele Fässer an Bord: Der Sieg wird geteilt.

# Was zu einem eigenen Fluss gesagt wird.
board-towns = Orte: { $many }. Unser Fluss hat { $wanted }.
board-few-piers = Alle beginnen an einem eigenen Kai, aber nicht in Nantes: Hier spielt man höchstens zu { $seats }.
board-ends = { $town } liegt an einem Ende des Flusses, wo { $other-town } sein muss.
board-no-town = { $town } liegt nicht an diesem Fluss.
board-distance = Von { $town } bis { $other-town }: { $many } statt { $wanted }.
board-pier-pays = Ein Fass bringt an diesem Kai { $gold }; nach den Regeln { $wanted }.
board-cards = { $kind ->
    [coal] Kohle
    [barrels] Fässer
    [passengers] Fahrgäste
    [sailors] Matrosen
    [fishermen] Angler
    [explosions] Explosionen
   *[suns] Sonnen
}: { $many } statt { $wanted }.
board-cards-negative = Eine Karte kann nicht weniger als 0-mal da sein: { $many }.
board-cards-each = { $kind ->
    [coal] Auf unserem Fluss gibt es von jedem Wert gleich viel.
   *[barrels] Auf unserem Fluss hat jeder Ort gleich viele.
}
board-each-way = Fahrgäste flussabwärts: { $down }, flussaufwärts: { $up }. Auf unserem Fluss sind es beide Male { $wanted }.
board-short-trip = { $town } → { $other-town } kostet { $fare }, aber eine andere Fahrt, die so weit ist, kostet 1.
board-no-amboise = Niemand fährt für 1 von { $town } nach { $other-town }, wie Besprechungen erzählen.
board-town-unused = Niemand kommt aus { $town } oder fährt dorthin.
board-no-town-of = Das muss ein Ort am Fluss sein, nicht { $found }.
board-fare = Die Fahrt kostet { $fare }; es muss { $least } oder { $most } sein.
board-no-trip = Ein Fahrgast fährt von { $town } nach { $town }.
