title = Die Weinhändler
tagline = Mit Wein und Fahrgästen die Loire hinab, und als Erster am Kai.

action-place = Boot nach { $town }
action-take = Nehmen: { $card }
action-lay = Legen: { $card }
action-explode = Explosion auf Kohle { $coal } von { $other-seat }
action-trade = Abgeben: { $card }, dafür ein Matrose von { $other-seat }
action-fish = Weiter angeln (passen)
action-dock = Fahren und anlegen: { $pier }
action-stay = Fahren und im Strom bleiben
action-load = Laden: { $card }
action-land = An Land: { $card }
action-keep = Nichts mehr an Land bringen

prompt-start = Setze dein Boot an einen freien Kai, überall außer in Nantes.
prompt-draft = Nimm eine der offenen Karten.
prompt-duel = Lege eine Karte oder fahre mit deinem Boot.
prompt-fishing = Du angelst: mach weiter, oder hol die Angel ein und handle.
prompt-loading = Zwei Boote liegen in Nantes: nimm einen der wartenden Fahrgäste.
prompt-landing = Bring an Land, was am Ziel ist, oder behalte es an Bord.
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

reason-start = Von dort gehen { $cards } Arten Ladung ab.
reason-draft = { $held ->
    [0] Von dieser Karte hast du noch keine.
    [one] Von dieser Karte hast du eine; eine weitere ist immer noch am meisten wert.
   *[other] Von dieser Karte hast du { $held }; eine weitere ist immer noch am meisten wert.
  }
reason-loading = Das zahlt am besten für den Weg, den es noch hat.
reason-landing = Das bringt jetzt { $gold } Gold.
reason-keep = Sonst lohnt hier nichts die Landung.
reason-coal = Damit fährt das Boot { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }, auf dem Weg zum besten erreichbaren Kai.
reason-sailor = { $sailors ->
    [one] Ein Matrose hält
   *[other] { $sailors } Matrosen halten
  } den Kai sicherer.
reason-fisherman = { $boats ->
    [one] Ein Boot muss
   *[other] { $boats } Boote müssen
  } noch fahren: Wer wartet, wählt unter den Kais, die sie lassen.
reason-fish = { $boats ->
    [one] Ein Boot muss
   *[other] { $boats } Boote müssen
  } noch fahren: Warten kostet nichts.
reason-explode = Eine Kohle { $coal } weniger bringt dieses Boot am Kai vorbei, den es will.
reason-trade = Ein Matrose ist hier mehr wert als ein Fass: Drüben sind es { $sailors }.
reason-dock = Am Kai lässt sich für { $gold } Gold landen und { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } laden.
reason-stay = Dort ist kein Kai zu gewinnen; { $spaces ->
    [0] das Boot bleibt, wo es ist
   *[other] der Weg zählt
  }.

event-lots_drawn = Das Los fällt auf { $seat }: Startspieler.
event-boat_placed = { $seat } setzt ein Boot nach { $town }.
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
event-reshuffled = Der Stapel ist leer: { $many } abgelegte Karten werden neu gemischt.
event-turned_up = Aufgedeckt: { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-sun_shone = { $many ->
    [0] Die Sonne scheint, aber kein Wein wartet.
    [one] Die Sonne scheint: ein wartendes Fass verdirbt.
   *[other] Die Sonne scheint: { $many } wartende Fässer verderben.
  }
event-spoilt = Verdorben: { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-taken = { $seat } nimmt: { $card }.
event-laid = { $seat } legt: { $card }.
event-exploded = Explosion! { $seat } zerstört Kohle { $coal } von { $other-seat }.
event-traded = { $seat } gibt ab: { $card }, und wirbt { $other-seat } einen Matrosen ab.
event-fished = { $seat } angelt und passt.
event-reeled_in = { $seat } holt die Angel ein: der Angler wird abgelegt.
event-moved = { $spaces ->
    [0] { $seat } hat keine Kohle und bleibt bei { $town }.
    [one] { $seat } fährt 1 Feld bis { $town }.
   *[other] { $seat } fährt { $spaces } Felder bis { $town }.
  }
event-fought = { $outcome ->
    [won] { $seat } greift { $other-seat } in { $town } an, Matrosen { $attackers } gegen { $defenders }, und nimmt den Kai.
    [lost] { $seat } greift { $other-seat } in { $town } an, Matrosen { $attackers } gegen { $defenders }, und wird abgewehrt.
   *[other] { $seat } greift { $other-seat } in { $town } an, Matrosen { $attackers } gegen { $defenders }: keiner bleibt übrig, und { $other-seat } behält den Kai.
  }
event-driven_off = { $refuge ->
    [midstream] { $seat } wird in den Strom verdrängt.
   *[other] { $seat } wird an den anderen Kai verdrängt ({ $refuge }).
  }
event-docked = { $seat } legt in { $town } an, { $pier }.
event-stayed = { $seat } liegt bei { $town } im Strom.
event-loaded = { $seat } lädt: { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-earned = Runde { $round }, { $town }, { $pier }: { $seat } bringt an Land: { $card }, und verdient { $amount } Gold.
event-kept = { $seat } bringt nichts mehr an Land.
event-round_ended = Runde { $round } ist zu Ende; die Boote legen ab.
event-game_ended = { $rule ->
    [W27] Zehn Runden ohne jedes Gold: das Spiel ist aus.
   *[other] Jemand hat 20 Gold oder mehr: das Spiel ist aus.
  }

pier-pier = Kai
pier-north = Nordkai
pier-south = Südkai
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
card-sailor = ein Matrose
card-fisherman = ein Angler
card-explosion = eine Explosion
card-sun = die Sonne
card-passenger-orleans-blois-1 = der Notar (Orléans → Blois, 1 Gold)
card-passenger-orleans-saumur-2 = die Reiterin (Orléans → Saumur, 2 Gold)
card-passenger-blois-tours-1 = der Maler (Blois → Tours, 1 Gold)
card-passenger-blois-nantes-2 = die Gräfin (Blois → Nantes, 2 Gold)
card-passenger-amboise-angers-1 = der Gärtner (Amboise → Angers, 1 Gold)
card-passenger-tours-nantes-2 = der Auswanderer (Tours → Nantes, 2 Gold)
card-passenger-saumur-ancenis-1 = die Küferin (Saumur → Ancenis, 1 Gold)
card-passenger-amboise-orleans-1 = die Näherin (Amboise → Orléans, 1 Gold)
card-passenger-saumur-orleans-2 = der Oberst (Saumur → Orléans, 2 Gold)
card-passenger-angers-blois-2 = die Sängerin (Angers → Blois, 2 Gold)
card-passenger-ancenis-saumur-1 = der Pfarrer (Ancenis → Saumur, 1 Gold)
card-passenger-nantes-angers-1 = der Student (Nantes → Angers, 1 Gold)
card-passenger-nantes-tours-2 = der Reeder (Nantes → Tours, 2 Gold)
card-passenger-nantes-orleans-2 = die Forscherin (Nantes → Orléans, 2 Gold)
card-barrel-orleans = ein Fass aus Orléans
card-barrel-blois = ein Fass aus Blois
card-barrel-amboise = ein Fass aus Amboise
card-barrel-tours = ein Fass aus Tours
card-barrel-saumur = ein Fass aus Saumur
card-barrel-angers = ein Fass aus Angers
card-barrel-ancenis = ein Fass aus Ancenis
