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
prompt-duel = { $spaces ->
    [0] Posez une carte ou déplacez votre bateau. Sans charbon posé, il resterait à { $town }.
    [one] Posez une carte ou déplacez votre bateau : { $spaces } case, jusqu’à { $town }.
   *[other] Posez une carte ou déplacez votre bateau : { $spaces } cases, jusqu’à { $town }.
  }
prompt-fishing = { $spaces ->
    [0] Vous pêchez : continuez, ou rangez la ligne et agissez. Sans charbon posé, votre bateau resterait à { $town }.
    [one] Vous pêchez : continuez, ou rangez la ligne et agissez. Votre bateau irait à { $spaces } case, jusqu’à { $town }.
   *[other] Vous pêchez : continuez, ou rangez la ligne et agissez. Votre bateau irait à { $spaces } cases, jusqu’à { $town }.
  }
prompt-loading = Deux bateaux sont à Nantes : prenez un des passagers qui attendent.
prompt-landing = Débarquez ce qui est arrivé, pour { $gold } louis en tout, ou gardez-le à bord.
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

# En peu de mots ce qui a été fait, à côté du nom de qui l’a fait.
since-lots_drawn = commence
since-boat_placed = départ à { $town }
since-taken = a pris { $card-a }
since-laid = a posé { $card-a }
since-exploded = a fait sauter un charbon de { $coal } chez { $other-seat }
since-traded = une barrique contre un marin, chez { $other-seat }
since-fished = pêche
since-moved = { $spaces ->
    [0] pas de charbon, reste à { $town }
   *[other] { $spaces } jusqu’à { $town }
  }
since-fought = { $outcome ->
    [won] a battu { $other-seat } à { $town }, { $attackers } : { $defenders }
   *[other] a perdu contre { $other-seat } à { $town }, { $attackers } : { $defenders }
  }
since-driven_off = chassé du quai
since-docked = a accosté à { $town }{ $pier-a }
since-stayed = au milieu du fleuve à { $town }
since-loaded = a embarqué { $card-a }
since-earned = a débarqué { $card-a }, +{ $amount }
since-game_ended = { $rule ->
    [W27] dix manches sans gain
   *[other] 20 louis, la partie finit
  }
# De ceux-ci on ne dit rien.
since-dealt = {""}
since-round_began = {""}
since-reshuffled = {""}
since-turned_up = {""}
since-sun_shone = {""}
since-spoilt = {""}
since-reeled_in = {""}
since-kept = {""}
since-round_ended = {""}

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
  } de là. Cases jusqu’à Nantes : { $spaces }.
reason-take_coal = Charbon { $value } : tout celui de votre main mènerait alors à { $spaces } en tout.
reason-take_sailor = Pour gagner un quai ou le défendre. Marins en main, alors : { $many }.
reason-take_fisherman = Qui pêche peut attendre que les autres aient bougé. Pêcheurs en main, alors : { $many }.
reason-take_explosion = Elle détourne un autre bateau de sa route. Explosions en main, alors : { $many }.
reason-load = Rapporte { $gold } louis, à { $spaces ->
    [one] une case
   *[other] { $spaces } cases
  } d’ici.
reason-land = { $gold } louis, tout de suite.
reason-keep = Vous renoncez ici à { $gold } louis : ce qui est à bord rapportera plus ailleurs.
reason-coal = Avec { $value } de plus, le bateau arrive à { $town } : { $gold } louis à y débarquer, et en attente : { $waiting }.
reason-sailor = À { $town }, vos marins seraient alors { $many }, pour gagner le quai ou le défendre.
reason-fisherman = Bateaux qui doivent encore bouger : { $boats }. Qui bouge tard voit où ils vont.
reason-explode = Sans ce charbon de { $value }, l’autre bateau manque son quai.
reason-trade = Un marin vaut plus à présent que cette barrique : vous en auriez { $many }.
reason-fish = Bateaux qui doivent encore bouger : { $boats }. Attendre ne coûte rien, et ils doivent montrer où ils vont.
reason-dock_gold = Vous y débarquerez pour { $gold } louis.
reason-dock_cargo = Là, { $waiting ->
    [one] un passager ou une barrique vous attend
   *[other] { $waiting } passagers ou barriques vous attendent
  }.
reason-dock = Rien n’attend à { $town } pour l’instant, mais passagers et barriques en partent ; sortes : { $kinds }.
reason-stay = À { $town }, marins qui tiennent le quai : { $defenders }, contre { $many } à vous. Il ne vaut pas le combat.

# Why not, what it would bring, and what things are.
refusal-W3-turn = C’est d’abord à { $turn-seat } de choisir un quai.
refusal-W3-place = D’abord, chacun place son bateau sur le fleuve.
refusal-W3-nantes = Aucun bateau ne part de Nantes.
refusal-W3-taken = Il y a déjà un bateau à { $town }.
refusal-W8-turn = C’est à { $turn-seat } de prendre une carte.
refusal-W8-take = On partage d’abord les cartes visibles : prenez-en une.
refusal-W8-gone = Cela n’est pas sur la table : { $card }.
refusal-W9-turn = C’est à { $turn-seat } de jouer.
refusal-W9-now = On pose des cartes et on se déplace ; embarquer et débarquer viennent plus tard.
refusal-W10 = Vous n’avez pas cette carte en main : { $card }.
refusal-W11 = Vous n’avez pas de marin en main.
refusal-W12-none = Vous n’avez pas d’explosion en main.
refusal-W12-own = Une explosion se pose sur le charbon d’un autre.
refusal-W12-coal = { $other-seat } n’a pas posé de charbon { $coal }.
refusal-W13-none = Vous n’avez pas de pêcheur en main.
refusal-W13-pass = Seul qui pêche peut passer : posez une carte, ou déplacez-vous.
refusal-W14 = Tous ceux qui restent pêchent : vous ne pouvez plus passer, agissez.
refusal-W15-barrel = Vous n’avez pas cela à bord : { $card }.
refusal-W15-own = Une barrique achète le marin d’un autre, pas le vôtre.
refusal-W15-sailor = { $other-seat } n’a pas posé de marin.
refusal-W17 = { $holder-seat } tient le quai à { $town }, et vous n’avez posé aucun marin pour le disputer.
refusal-W19-two = À Nantes, choisissez le quai nord ou le quai sud.
refusal-W19-one = Votre charbon vous mène à { $town }, qui n’a qu’un quai.
refusal-W22-turn = C’est à { $turn-seat } d’embarquer.
refusal-W22-load = Les deux bateaux à Nantes se partagent maintenant les passagers.
refusal-W22-waits = N’attend pas à Nantes : { $card }.
refusal-W23-turn = C’est à { $turn-seat } de débarquer.
refusal-W23-land = Les bateaux débarquent maintenant ce qui est arrivé.
refusal-W23-aboard = Vous n’avez pas cela à bord : { $card }.
refusal-W23-goal = Ne descend pas à { $town } : { $card }.
refusal-W25 = La partie est finie : quelqu’un a 20 louis.
refusal-W27 = La partie est finie : dix manches n’ont rien rapporté à personne.

would-lands = vous arriveriez à { $amount ->
    [0] { town-orleans }
    [1] { town-blois }
    [2] { town-amboise }
    [3] { town-tours }
    [4] { town-saumur }
    [5] { town-angers }
    [6] { town-ancenis }
   *[other] { town-nantes }
  }
would-free = un quai y est libre
would-sends = son bateau arriverait à { $amount ->
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
    [one] { $amount } marin au quai
   *[other] { $amount } marins au quai
  }
would-wins = { $amount ->
    [one] votre { $amount } marin l’emporte
   *[other] vos { $amount } marins l’emportent
  }
would-loses = { $amount ->
    [0] sans marin, vous ne l’emportez pas
    [one] votre { $amount } marin ne l’emporte pas
   *[other] vos { $amount } marins ne l’emportent pas
  }
would-could_land = { $amount } louis à débarquer
would-waits = { $amount ->
    [one] { $amount } carte y attend
   *[other] { $amount } cartes y attendent
  }
warning-no_coal = Vous n’avez pas posé de charbon : votre bateau reste sur place, et il n’y a rien pour lui ici. Vous avez encore du charbon en main.
warning-keeps = Un passager ne paiera pas plus tard davantage : { $amount } louis resteraient à bord.

phase-draft = Nouvelles cartes
phase-duel = Poser et naviguer
phase-loading = Embarquer
phase-landing = Débarquer

about-phase-draft = 1. On retourne des cartes : passagers et barriques vont à leurs villes, les autres se prennent à tour de rôle.
about-phase-duel = 2. À tour de rôle, chacun pose une carte ou déplace son bateau. Qui s’est déplacé a fini cette phase.
about-phase-loading = 3. Chaque bateau à quai embarque tout ce qui y attend.
about-phase-landing = 4. Chaque bateau à quai débarque ce qui est arrivé, contre des louis.
about-coal = Du charbon de valeur { $value } : posé devant vous, il mène votre bateau { $value ->
    [one] { $value } case
   *[other] { $value } cases
  } plus loin. Tout le charbon doit brûler.
about-sailor = Un marin : posé devant vous, il fait votre force au quai. Qui a le plus de marins l’obtient.
about-fisherman = Un pêcheur : posez-le, et vous pouvez passer en attendant que les autres se déplacent.
about-explosion = Une explosion : détruit une carte de charbon posée par un autre.
about-sun = Le soleil : toutes les barriques qui attendent aux quais tournent.
about-passenger = Un passager : paie { $fare } louis à la destination de sa carte.
about-barrel = Une barrique : paie 2 louis au quai nord de Nantes, 1 au quai sud. En route, elle peut acheter un marin.
about-boat = Bateau : { $name }. Il va jusqu’où son charbon le mène, et fait demi-tour à Orléans et à Nantes.
about-pier = Un quai : seul un bateau à quai embarque et débarque. Il n’en tient qu’un.
about-hand = Des cartes en main. Les autres ne connaissent que celles qu’on a prises ouvertement.
about-hand-known = Des cartes en main. On en connaît, prises ouvertement : { $known }.
about-gold = Des louis. Qui en a 20 met fin à la partie.
about-starter = Le premier joueur de cette manche.
about-deck = La pioche. Quand elle est vide, on mélange la défausse.
about-discards = La défausse, qui deviendra la nouvelle pioche.
about-lands = Où le charbon posé jusqu’ici mène ce bateau.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = Au départ
sheet-passengers = Passagers
sheet-north = Barriques, quai nord, 2 chacune
sheet-south = Barriques, quai sud, 1 chacune
sheet-aboard = Barriques à bord
sheet-total = Louis, sur 20
sheet-tie = À égalité de louis : le plus de barriques à bord ; si c’est encore égal, la victoire est partagée (W25).
decided-aboard = Autant de louis ; les barriques à bord départagent, { $best } : { $next }.
decided-shared = Autant de louis et de barriques à bord : la victoire est partagée.

# Ce qui est dit d’un fleuve à soi.
board-towns = Villes : { $many }. Notre fleuve en a { $wanted }.
board-few-piers = Chacun commence à son propre quai, mais pas à Nantes : ici, on joue à { $seats } au plus.
board-ends = { $town } est à un bout du fleuve où il faut { $other-town }.
board-no-town = { $town } n’est pas sur ce fleuve.
board-distance = Entre { $town } et { $other-town } : { $many } au lieu de { $wanted }.
board-pier-pays = À ce quai, une barrique rapporte { $gold } ; selon les règles, { $wanted }.
board-cards = { $kind ->
    [coal] Charbons
    [barrels] Barriques
    [passengers] Passagers
    [sailors] Marins
    [fishermen] Pêcheurs
    [explosions] Explosions
   *[suns] Soleils
} : { $many } au lieu de { $wanted }.
board-cards-negative = Une carte ne peut être là moins de 0 fois : { $many }.
board-cards-each = { $kind ->
    [coal] Sur notre fleuve, il y en a autant de chaque valeur.
   *[barrels] Sur notre fleuve, chaque ville en a autant.
}
board-each-way = Passagers vers l’aval : { $down }, vers l’amont : { $up }. Sur notre fleuve, { $wanted } dans chaque sens.
board-short-trip = { $town } → { $other-town } coûte { $fare }, mais un trajet aussi long coûte 1.
board-no-amboise = Personne ne va pour 1 depuis { $town } à { $other-town }, comme le disent les critiques.
board-town-unused = Personne ne part de la ville { $town } ni n’y va.
board-no-town-of = Ce doit être une ville du fleuve, pas { $found }.
board-fare = Le trajet coûte { $fare } ; il faut { $least } ou { $most }.
board-no-trip = Un passager va à { $town } depuis la même ville.
