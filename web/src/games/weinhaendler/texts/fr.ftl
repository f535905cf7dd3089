round = Manche { $round }
offer = À prendre
hand = Votre main · { $count }
pile-short = Pioche
discards-short = Défausse
pile = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
discards = { $count ->
    [0] Défausse vide
    [one] Une carte défaussée
   *[other] { $count } cartes défaussées
  }
discards-all = Dans la défausse :
unseen = Cachées dans toutes les mains réunies, comme chacun peut le déduire :
choose-here = { $what } : choisir
first-player = Premier joueur
in-hand = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
  }
hidden-cards = { $count ->
    [one] une carte cachée en main
   *[other] { $count } cartes cachées en main
  }
gold = Louis
gold-of = { $count } louis
has-moved = a bougé
nothing-laid = rien de posé
coal-sum = charbon : { $count }
laid = Posé par { $player } : { $card } ×{ $count }
barrels-aboard = { $count ->
    [one] une barrique à bord
   *[other] { $count } barriques à bord
  }
close-mat = Ranger ce qui est devant { $player }
boat = Bateau ({ $player }) : { $town }, { $at ->
    [midstream] au milieu du fleuve
    [north] quai nord
    [south] quai sud
   *[pier] à quai
  }, proue vers { $way ->
    [up] Orléans
   *[down] Nantes
  }

# Le port à la fin d’une manche.
counting = Le port
sun-shines = le soleil !
no-coal = pas de charbon
landed-this-round = Débarqué à la manche { $round }
nobody-landed = Personne n’a rien débarqué.
of-enough = { $count } sur { $enough }
by-passengers = Passagers
by-north = Barriques, nord
by-south = Barriques, sud
river-closed = La saison est finie

curve-gold = L’or au fil de la partie

do-place = Placer le bateau à un quai
do-take = Prendre une carte visible
do-lay = Poser une carte
do-explode = Faire sauter du charbon
do-trade = Céder une barrique contre un marin
do-fish = Continuer à pêcher
do-dock = Se déplacer et accoster
do-stay = Se déplacer et rester au milieu du fleuve
do-load = Embarquer un passager ou une barrique
do-land = Débarquer un passager ou une barrique
do-keep = Ne plus rien débarquer

# Drawing a river.
the-river = Le fleuve
how-river = Cliquez une ville ou un passager. Les distances sont l’ordre des villes.
town-name = Nom de la ville
town-up = Vers l’amont
town-down = Vers l’aval
town-add = Ajouter une ville en aval
town-new = Nouvelle ville
barrels-from = Tonneaux d’ici
passenger-add = Ajouter un passager d’ici
passenger-new = un passager
passenger-from = De
passenger-to = À
passenger-fare = Prix du voyage
passenger-name = Qui est-ce
cards-in-all = cartes en tout
coal-of = Charbon de valeur { $value }
count-sailors = Marins
count-fishermen = Pêcheurs
count-explosions = Explosions
count-suns = Soleils
pays-north = Quai nord, par tonneau
pays-south = Quai sud, par tonneau
never-town = Villes où personne n’accoste
never-card = Passagers et tonneaux jamais livrés
