round = Tour de table { $round }
founding = Premiers comptoirs
villages-caption = villages restants
villages-left = { $count ->
    [0] Il ne reste aucun village
    [one] Il reste un village
   *[other] Il reste { $count } villages
  }
hand = { $count ->
    [0] Vous n’avez plus de disques
    [one] Votre dernier disque
   *[other] Vos { $count } disques
  }
hand-none = plus de disques
disk = Disque de valeur { $value }
disk-take = Disque de valeur { $value } : montrer ses villes
disks-of = { $count ->
    [one] Un disque, valeur { $values }
   *[other] { $count } disques, valeurs { $values }
  }
disks-hidden = { $count ->
    [0] Aucun disque en main
    [one] Un disque caché en main
   *[other] { $count } disques cachés en main
  }
conducts = { $count ->
    [0] Plus de sauf-conduit
    [one] Un sauf-conduit
   *[other] { $count } sauf-conduits
  }
stock = { $count ->
    [0] Plus de comptoir en réserve
    [one] Un comptoir en réserve
   *[other] { $count } comptoirs en réserve
  }
won = { $count ->
    [0] Aucune ville gagnée
    [one] Une ville gagnée, de valeur { $value }
   *[other] { $count } villes gagnées, valeur totale { $value }
  }
money = Florins
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
points-unit = { $count ->
    [one] pt
   *[other] pts
  }
city-shut = { $place }, ville de valeur { $value }, pas encore ouverte
city-open = { $place }, ville de valeur { $value }, son disque est là
city-decided = { $place }, ville de valeur { $value }, son disque est parti
city-covered = { $place }, recouverte, hors jeu
in-centre = { $count ->
    [one] en attente au centre : { $player }
   *[other] en attente au centre : { $count } ({ $player })
  }
village-free = { $place }, village libre
village-of = { $place }, village occupé : { $player }
village-closed = { $place }, village fermé
choose-here = { $place } : de combien s’étendre ?
choose-way = { $place } : par quelle route ?
which = Lequel ?
zoom = Vue de la carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
zoom-whole = La carte seule, sur tout l’écran
zoom-leave = Retour à la table
zoom-globe = Comme sur le globe, ou en hauteur
reconstructed = Carte reconstituée

curve-points = Les points au fil de la partie
curve-money = Les florins en bourse

do-found = Fonder le premier comptoir
do-disk = Ouvrir une ville avec un disque
do-extend = S’étendre dans une ville
do-double = S’étendre de deux comptoirs
do-privilege = Doubler les revenus
do-collect = Encaisser les revenus
do-stop = Ne rien ouvrir (fin du tour)
do-open = Ouvrir un comptoir au bout d’une route

# Since your turn: a few words without who did it, or none. Then what is counted at a break.
since-begins = commence
since-dealt = {""}
since-opened_at_start = {""}
since-covered = {""}
since-founded = premier comptoir : { $place }
since-disk_placed = { $place } ouverte ({ $value })
since-disk_forced = dernière ville ouverte, { $place } ({ $value })
since-passed = { $rule ->
    [P14] rien ouvert
   *[other] {""}
  }
since-conduct_used = sauf-conduit utilisé : { $conduct }
# Never 0.
since-extended = extension à { $place }{ $posts ->
    [one] {""}
   *[other] {" "}× { $posts }
  }
since-city_paid = {""}
since-income = { $amount } fl. encaissés
since-doubled = revenus doublés : { $amount } fl.
since-opened = { $way } pour { $toll }
since-settled = {""}
since-village_scored = village { $place }, +{ $amount }
since-city_scored = { $rule ->
    [P19] majorité à { $place }, +{ $amount }
   *[other] moitié à { $place }, +{ $amount }
  }
since-region_scored = {""}
since-florins_scored = {""}
since-game_ended = fin de la partie : { $rule ->
    [P26] plus aucun village
    [P27] plus aucun disque
   *[other] un tour sans nouveau comptoir
  }
counting = La partie est finie
reckoned-so-far = jusqu’ici
reckoned-regions = régions
reckoned-florins = florins
reckoned-cause = { $rule ->
    [P26] Il ne reste aucun village.
    [P27] Tous les disques sont partis.
   *[other] Personne n’a ouvert de comptoir pendant tout un tour.
  }
reckoned-region = { $region } : deux points à qui y a un comptoir
reckoned-towers = Un point par vingtaine de florins

# Drawing a map.
tool-select = Choisir
tool-region = Région
tool-brush = Pinceau
tool-city = Ville
tool-village = Village
tool-route = Route
tool-two = À deux
how-region = Posez les coins l’un après l’autre ; revenez au premier pour fermer le contour. Une terre déjà prise le reste.
how-brush = Peignez la région choisie, ou une nouvelle si aucune ne l’est.
how-city = Cliquez où la ville se trouve.
how-village = Cliquez où le village se trouve.
how-route = Cliquez un lieu, puis un autre ; tapez ensuite le péage.
how-two = Cliquez les villes couvertes et les villages fermés à deux joueurs.
how-corners = Tirez ses coins ; un point entre deux coins en fait un de plus. Les bords communs suivent.
close-outline = Fermer le contour
brush-size = Largeur du pinceau
brush-sea = Rendre à la mer
a-city = { $name }, ville
a-village = { $name }, village
a-region = { $name }, région
a-route = Route { $one } – { $other }
name = Nom
value-and-spaces = Valeur, autant de cases
it-is = Dans les règles, c’est
name-side = Son nom s’écrit
side-n = au nord
side-ne = au nord-est
side-e = à l’est
side-se = au sud-est
side-s = au sud
side-sw = au sud-ouest
side-w = à l’ouest
side-nw = au nord-ouest
covered-for-two = Couverte à deux joueurs
closed-for-two = Fermé à deux joueurs
lies-in = Région : { $region }
lies-nowhere = Hors de toute région
toll-of = Péage
the-map = La carte
map-title = Titre de la carte
map-sheet = Feuille de la carte
at-sea = mer
count-regions = régions
count-cities = villes
count-villages = villages
count-routes = routes
sheet-width = Largeur
sheet-height = Hauteur
snapping = Aligner sur la grille et les bords
tracing = Image à décalquer
tracing-more = Une photo de votre plateau, par exemple. Elle reste dans ce navigateur et n’est envoyée à personne.
tracing-choose = Choisir une image
tracing-other = Une autre image
tracing-remove = La retirer
tracing-strength = Force de l’image
tracing-x = De la gauche
tracing-y = Du haut
tracing-unreadable = Ce fichier n’est pas une image.
next-cities = { $count ->
    [one] Prochaine ville ({ $count } reste)
   *[other] Prochaine ville ({ $count } restent)
    }
next-villages = { $count ->
    [one] Prochain village ({ $count } reste)
   *[other] Prochain village ({ $count } restent)
    }
next-regions = { $count ->
    [one] Prochaine région ({ $count } reste)
   *[other] Prochaine région ({ $count } restent)
    }
routes-from = { $count ->
    [one] { $count } route
   *[other] { $count } routes
    }
never-place = Lieux jamais occupés
never-way = Péages jamais payés
