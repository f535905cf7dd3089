# Never: fret, cargaison*
title = Die Weinhändler
tagline = Descendez la Loire à toute vapeur avec vin et passagers, et soyez premier au quai.

action-place = Placer le bateau à { $town }
action-take = Prendre { $card-a }
action-lay = Poser { $card-a }
action-explode = Faire sauter un charbon de { $coal } chez { $other-seat }
action-trade = Céder { $card-a }, prendre un marin chez { $other-seat }
action-fish = Continuer à pêcher (passer)
action-dock = Se déplacer et accoster : { $pier }
action-stay = Se déplacer et rester au milieu du fleuve
action-load = Embarquer { $card-a }
action-land = Débarquer { $card-a }
action-keep = Ne plus rien débarquer
param-town = Ville
param-card = Carte
param-other-seat = Chez qui
param-coal = Charbon
param-pier = Quai

prompt-start = Placez votre bateau à un quai libre, partout sauf à Nantes.
prompt-draft = Prenez une des cartes visibles.
prompt-duel = Posez une carte ou déplacez votre bateau.
prompt-fishing = Vous pêchez : continuez, ou rangez la ligne et agissez.
prompt-loading = Deux bateaux sont à Nantes : prenez un des passagers qui attendent.
prompt-landing = Débarquez ce qui est arrivé, ou gardez-le à bord.
waiting-start = { $players } choisit un quai de départ.
waiting-draft = { $players } prend une carte.
waiting-duel = { $players } pose une carte ou se déplace.
waiting-fishing = { $players } pêche, et peut continuer ou agir.
waiting-loading = { $players } prend un passager à Nantes.
waiting-landing = { $players } débarque ou garde ce qui est arrivé.

detail-spaces = { $amount ->
    [0] sans charbon : sur place
    [one] { $amount } case
   *[other] { $amount } cases
  }
detail-defenders = tenu par { $amount ->
    [one] { $amount } marin
   *[other] { $amount } marins
  }
detail-gold = { $amount } louis

event-lots_drawn = Le sort désigne { $seat } comme premier joueur.
event-boat_placed = { $seat } place un bateau à { $town }.
event-dealt = { $seat } reçoit{ $coal1 ->
    [hidden] {" "}cinq cartes
    [0] {""}
   *[other] {" "}· charbon 1 ×{ $coal1 }
  }{ $coal2 ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· charbon 2 ×{ $coal2 }
  }{ $coal3 ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· charbon 3 ×{ $coal3 }
  }{ $sailors ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· marins ×{ $sailors }
  }{ $fishermen ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· pêcheurs ×{ $fishermen }
  }{ $explosions ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}· explosions ×{ $explosions }
  }.
event-round_began = La manche { $round } commence ; { $seat } joue en premier.
event-reshuffled = La pioche est vide : { $many ->
    [one] { $many } carte défaussée en forme
   *[other] { $many } cartes défaussées en forment
  } une nouvelle.
event-turned_up = Cartes retournées : { $many ->
    [1] { $card }
   *[other] { $many } × { $card }
  }.
event-sun_shone = { $many ->
    [0] Le soleil brille, mais aucun vin n’attend.
    [one] Le soleil brille : une barrique en attente est perdue.
   *[other] Le soleil brille : { $many } barriques en attente sont perdues.
  }
event-spoilt = Vin gâté : { $many ->
    [1] { $card }
   *[other] { $many } × { $card }
  }.
event-taken = { $seat } prend { $card-a }.
event-laid = { $seat } pose { $card-a }.
event-exploded = Explosion ! { $seat } fait sauter un charbon de { $coal } chez { $other-seat }.
event-traded = { $seat } cède { $card-a } et débauche un marin chez { $other-seat }.
event-fished = { $seat } pêche et passe.
event-reeled_in = { $seat } range sa ligne : le pêcheur est défaussé.
event-moved = { $spaces ->
    [0] { $seat } n’a pas de charbon et reste à { $town }.
    [one] { $seat } avance de { $spaces } case jusqu’à { $town }.
   *[other] { $seat } avance de { $spaces } cases jusqu’à { $town }.
  }
event-fought = { $outcome ->
    [won] { $seat } attaque { $other-seat } à { $town }, marins { $attackers } contre { $defenders }, et prend le quai.
    [lost] { $seat } attaque { $other-seat } à { $town }, marins { $attackers } contre { $defenders }, et se fait repousser.
   *[other] { $seat } attaque { $other-seat } à { $town }, marins { $attackers } contre { $defenders } : il n’en reste aucun, et { $other-seat } garde le quai.
  }
event-driven_off = { $refuge ->
    [midstream] { $seat } perd le quai et passe au milieu du fleuve.
   *[other] { $seat } perd le quai et passe à l’autre ({ $refuge }).
  }
event-docked = { $seat } accoste à { $town }{ $pier-a }.
event-stayed = { $seat } reste au milieu du fleuve à { $town }.
event-loaded = { $seat } embarque { $many ->
    [1] { $card-a }
   *[other] { $many } × { $card }
  }.
event-earned = Manche { $round }, { $town }{ $pier-a } : { $seat } débarque { $card-a } et gagne { $amount } louis.
event-kept = { $seat } ne débarque plus rien.
event-round_ended = La manche { $round } est finie ; les bateaux quittent les quais.
event-game_ended = { $rule ->
    [W27] Dix manches sans le moindre gain : la partie est finie.
   *[other] Quelqu’un a 20 louis d’or ou plus : la partie est finie.
  }

pier-pier = quai
pier-pier-a = {""}
pier-north = quai nord
pier-north-a = , quai nord
pier-south = quai sud
pier-south-a = , quai sud
refuge-north = quai nord
refuge-south = quai sud
town-orleans = Orléans
town-blois = Blois
town-amboise = Amboise
town-tours = Tours
town-saumur = Saumur
town-angers = Angers
town-ancenis = Ancenis
town-nantes = Nantes

card-coal-1 = charbon 1
card-coal-1-a = un charbon de 1
card-coal-2 = charbon 2
card-coal-2-a = un charbon de 2
card-coal-3 = charbon 3
card-coal-3-a = un charbon de 3
card-sailor = marin
card-sailor-a = un { card-sailor }
card-fisherman = pêcheur
card-fisherman-a = un { card-fisherman }
card-explosion = explosion
card-explosion-a = une { card-explosion }
card-sun = soleil
card-passenger-orleans-blois-1 = notaire (Orléans → Blois, 1 louis)
card-passenger-orleans-blois-1-a = le { card-passenger-orleans-blois-1 }
card-passenger-orleans-saumur-2 = écuyère (Orléans → Saumur, 2 louis)
card-passenger-orleans-saumur-2-a = l’{ card-passenger-orleans-saumur-2 }
card-passenger-blois-tours-1 = peintre (Blois → Tours, 1 louis)
card-passenger-blois-tours-1-a = le { card-passenger-blois-tours-1 }
card-passenger-blois-nantes-2 = comtesse (Blois → Nantes, 2 louis)
card-passenger-blois-nantes-2-a = la { card-passenger-blois-nantes-2 }
card-passenger-amboise-angers-1 = jardinier (Amboise → Angers, 1 louis)
card-passenger-amboise-angers-1-a = le { card-passenger-amboise-angers-1 }
card-passenger-tours-nantes-2 = émigrant (Tours → Nantes, 2 louis)
card-passenger-tours-nantes-2-a = l’{ card-passenger-tours-nantes-2 }
card-passenger-saumur-ancenis-1 = tonnelière (Saumur → Ancenis, 1 louis)
card-passenger-saumur-ancenis-1-a = la { card-passenger-saumur-ancenis-1 }
card-passenger-amboise-orleans-1 = couturière (Amboise → Orléans, 1 louis)
card-passenger-amboise-orleans-1-a = la { card-passenger-amboise-orleans-1 }
card-passenger-saumur-orleans-2 = colonel (Saumur → Orléans, 2 louis)
card-passenger-saumur-orleans-2-a = le { card-passenger-saumur-orleans-2 }
card-passenger-angers-blois-2 = cantatrice (Angers → Blois, 2 louis)
card-passenger-angers-blois-2-a = la { card-passenger-angers-blois-2 }
card-passenger-ancenis-saumur-1 = curé (Ancenis → Saumur, 1 louis)
card-passenger-ancenis-saumur-1-a = le { card-passenger-ancenis-saumur-1 }
card-passenger-nantes-angers-1 = étudiant (Nantes → Angers, 1 louis)
card-passenger-nantes-angers-1-a = l’{ card-passenger-nantes-angers-1 }
card-passenger-nantes-tours-2 = armateur (Nantes → Tours, 2 louis)
card-passenger-nantes-tours-2-a = l’{ card-passenger-nantes-tours-2 }
card-passenger-nantes-orleans-2 = exploratrice (Nantes → Orléans, 2 louis)
card-passenger-nantes-orleans-2-a = l’{ card-passenger-nantes-orleans-2 }
card-barrel-orleans = barrique d’Orléans
card-barrel-orleans-a = une { card-barrel-orleans }
card-barrel-blois = barrique de Blois
card-barrel-blois-a = une { card-barrel-blois }
card-barrel-amboise = barrique d’Amboise
card-barrel-amboise-a = une { card-barrel-amboise }
card-barrel-tours = barrique de Tours
card-barrel-tours-a = une { card-barrel-tours }
card-barrel-saumur = barrique de Saumur
card-barrel-saumur-a = une { card-barrel-saumur }
card-barrel-angers = barrique d’Angers
card-barrel-angers-a = une { card-barrel-angers }
card-barrel-ancenis = barrique d’Ancenis
card-barrel-ancenis-a = une { card-barrel-ancenis }

reason-start = { $passengers ->
    [one] { $passengers } sorte de passager ou de barrique part
   *[other] { $passengers } sortes de passagers et de barriques partent
  } de là.
reason-take_coal = Le charbon mène plus loin, et des valeurs variées permettent de s’arrêter où l’on veut.
reason-take_sailor = Un marin gagne un quai, ou le défend.
reason-take_fisherman = Qui pêche peut attendre que les autres aient bougé.
reason-take_explosion = Une explosion détourne un autre bateau de sa route.
reason-load = Rapporte { $gold } louis, à { $spaces ->
    [one] une case
   *[other] { $spaces } cases
  } d’ici.
reason-land = { $gold } louis, tout de suite.
reason-keep = Ce qui est à bord rapportera plus ailleurs.
reason-coal = Avec { $value } de plus, le bateau arrive à un meilleur endroit.
reason-sailor = Un marin de plus pour gagner le quai, ou le défendre.
reason-fisherman = Qui bouge tard voit où les autres sont allés.
reason-explode = Sans ce charbon de { $value }, l’autre bateau manque son quai.
reason-trade = Un marin vaut plus à présent que cette barrique.
reason-fish = Attendre ne coûte rien, et les autres doivent montrer où ils vont.
reason-dock_gold = Vous y débarquerez pour { $gold } louis.
reason-dock_cargo = Là, { $waiting ->
    [one] un passager ou une barrique vous attend
   *[other] { $waiting } passagers ou barriques vous attendent
  }.
reason-dock = Un quai est un bon endroit d’où repartir.
reason-stay = Aucun quai n’y vaut le combat.
