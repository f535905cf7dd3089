title = Die Weinhändler
tagline = Descendez la Loire à toute vapeur avec vin et passagers, et soyez premier au quai.

action-place = Bateau à { $town }
action-take = Prendre { $card }
action-lay = Poser { $card }
action-explode = Explosion sur le charbon { $coal } de { $other-seat }
action-trade = Céder { $card } contre un marin de { $other-seat }
action-fish = Continuer à pêcher (passer)
action-dock = Se déplacer et accoster : { $pier }
action-stay = Se déplacer et rester au milieu du fleuve
action-load = Embarquer { $card }
action-land = Débarquer { $card }
action-keep = Ne plus rien débarquer

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

reason-start = { $cards } sortes de cargaison partent de là.
reason-draft = { $held ->
    [0] Vous n’avez encore aucune carte de ce genre.
    [one] Vous avez une carte de ce genre ; une autre reste la meilleure prise.
   *[other] Vous avez { $held } cartes de ce genre ; une autre reste la meilleure prise.
  }
reason-loading = C’est ce qui paie le mieux pour le trajet à faire.
reason-landing = Cela rapporte { $gold } louis tout de suite.
reason-keep = Rien d’autre ne vaut d’être débarqué ici.
reason-coal = Avec lui, le bateau avance de { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
  }, vers le meilleur quai accessible.
reason-sailor = { $sailors ->
    [one] Un marin tient
   *[other] { $sailors } marins tiennent
  } mieux le quai.
reason-fisherman = { $boats ->
    [one] Un bateau doit
   *[other] { $boats } bateaux doivent
  } encore partir : qui attend choisit parmi les quais qu’ils laissent.
reason-fish = { $boats ->
    [one] Un bateau doit
   *[other] { $boats } bateaux doivent
  } encore partir : attendre ne coûte rien.
reason-explode = Un charbon { $coal } de moins fait manquer à ce bateau le quai qu’il vise.
reason-trade = Un marin vaut ici plus qu’un tonneau : l’autre en a { $sailors }.
reason-dock = Le quai permet de débarquer pour { $gold } louis et de charger { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
reason-stay = Aucun quai à gagner là ; { $spaces ->
    [0] le bateau reste où il est
   *[other] le chemin fait compte
  }.

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
event-reshuffled = La pioche est vide : { $many } cartes défaussées en forment une nouvelle.
event-turned_up = Cartes retournées : { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-sun_shone = { $many ->
    [0] Le soleil brille, mais aucun vin n’attend.
    [one] Le soleil brille : une barrique en attente tourne.
   *[other] Le soleil brille : { $many } barriques en attente tournent.
  }
event-spoilt = Vin gâté : { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-taken = { $seat } prend { $card }.
event-laid = { $seat } pose { $card }.
event-exploded = Explosion ! { $seat } détruit le charbon { $coal } de { $other-seat }.
event-traded = { $seat } cède { $card } et débauche un marin de { $other-seat }.
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
    [midstream] { $seat } est chassé au milieu du fleuve.
   *[other] { $seat } est chassé vers l’autre quai ({ $refuge }).
  }
event-docked = { $seat } accoste à { $town }, { $pier }.
event-stayed = { $seat } reste au milieu du fleuve à { $town }.
event-loaded = { $seat } embarque { $card }{ $many ->
    [1] {""}
   *[other] {" "}×{ $many }
  }.
event-earned = Manche { $round }, { $town }, { $pier } : { $seat } débarque { $card } et gagne { $amount } louis.
event-kept = { $seat } ne débarque plus rien.
event-round_ended = La manche { $round } est finie ; les bateaux quittent les quais.
event-game_ended = { $rule ->
    [W27] Dix manches sans le moindre or : la partie est finie.
   *[other] Quelqu’un a 20 louis d’or ou plus : la partie est finie.
  }

pier-pier = quai
pier-north = quai nord
pier-south = quai sud
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
card-coal-2 = charbon 2
card-coal-3 = charbon 3
card-sailor = un marin
card-fisherman = un pêcheur
card-explosion = une explosion
card-sun = le soleil
card-passenger-orleans-blois-1 = le notaire (Orléans → Blois, 1 louis)
card-passenger-orleans-saumur-2 = l’écuyère (Orléans → Saumur, 2 louis)
card-passenger-blois-tours-1 = le peintre (Blois → Tours, 1 louis)
card-passenger-blois-nantes-2 = la comtesse (Blois → Nantes, 2 louis)
card-passenger-amboise-angers-1 = le jardinier (Amboise → Angers, 1 louis)
card-passenger-tours-nantes-2 = l’émigrant (Tours → Nantes, 2 louis)
card-passenger-saumur-ancenis-1 = la tonnelière (Saumur → Ancenis, 1 louis)
card-passenger-amboise-orleans-1 = la couturière (Amboise → Orléans, 1 louis)
card-passenger-saumur-orleans-2 = le colonel (Saumur → Orléans, 2 louis)
card-passenger-angers-blois-2 = la cantatrice (Angers → Blois, 2 louis)
card-passenger-ancenis-saumur-1 = le curé (Ancenis → Saumur, 1 louis)
card-passenger-nantes-angers-1 = l’étudiant (Nantes → Angers, 1 louis)
card-passenger-nantes-tours-2 = l’armateur (Nantes → Tours, 2 louis)
card-passenger-nantes-orleans-2 = l’exploratrice (Nantes → Orléans, 2 louis)
card-barrel-orleans = une barrique d’Orléans
card-barrel-blois = une barrique de Blois
card-barrel-amboise = une barrique d’Amboise
card-barrel-tours = une barrique de Tours
card-barrel-saumur = une barrique de Saumur
card-barrel-angers = une barrique d’Angers
card-barrel-ancenis = une barrique d’Ancenis
