round = Manche { $round }
spaces-left = { $count ->
    [0] plus d’emplacement libre
    [one] un emplacement libre
   *[other] { $count } emplacements libres
  }
pile = { $count ->
    [0] aucun carré caché
    [one] un carré caché
   *[other] { $count } carrés cachés
  }
drawn = En main : { $square }
secret = Votre carré secret : { $square }
rank = Étals à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  } : { $count }
stall-of = étal à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  }, { $player }
cell-choose = { $cell } : que posez-vous ?
money = Argent en sous
hidden-square = un carré caché

# Le décompte d’une manche.
counting = On compte le marché
secret-shown = secret
nothing-to-place = plus rien
worth-sum = { $rule ->
    [H16] ({ $buyers } − { $nuisances }) × 2
    [H18] 0 − { $nuisances }
    [H19] − { $nuisances } × 2
   *[other] { $buyers } − { $nuisances }
  }
rows-counted = Les rangées sont comptées, aux colonnes
day-counted = Manche { $round }
market-closed = Le marché ferme pour de bon
rows = Rangées
columns = Colonnes
this-day = Manche

curve-money = L’argent au fil de la partie, en sous

do-stall = Poser un étal
do-secret = Jouer le carré secret
do-draw = Piocher un carré
do-place = Poser le carré pioché
do-take = Prendre un carré sur la table
stalls-left = Étals restants : { $count }
