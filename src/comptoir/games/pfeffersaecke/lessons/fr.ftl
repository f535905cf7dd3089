# Les mots du cours. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember ; note-… ; coach-…

eight-points-title = Huit points d’un coup
eight-points-task = Tenez plus de la moitié des cases d’une ville, et vous gagnez sa valeur en points. Ajoutez un comptoir, c’est
    gratuit, dans la ville qu’il fera basculer ; puis encaissez vos revenus.
eight-points-once-waits = Votre nouveau comptoir attend au milieu de la ville. Encaissez vos revenus : à la fin du tour, il
    s’installe.
eight-points-right = Cologne est gagnée : 5 cases sur 8, donc { $amount } points ! Le disque quitte la carte, vos comptoirs
    restent.
eight-points-wrong-half = À Francfort, cela fait 2 cases sur 4 : juste la moitié. Il en faut davantage, donc 3.
eight-points-wrong-money = { $amount } florins encaissés, mais Cologne n’attendait plus qu’un comptoir : 4 cases sur 8, c’est juste
    la moitié.
eight-points-remember = La moitié ne suffit pas : 5 cases sur 8, 4 sur 7 ou 6, 3 sur 5 ou 4, 2 sur 3 ou 2.

till-title = Caisse ou bastion
till-task = À trois, une ville paie 2 florins par case libre, sauf si vous venez de vous y étendre ; 4 florins de base s’y ajoutent
    toujours. Gagnez une ville et encaissez 14 florins dans le même tour.
till-right = Münster est gagnée : 2 points. Gand, laissée tranquille, paie 5 × 2 = 10, et 4 de base font 14 florins. À son tour,
    elle paie aussi Bruno.
till-wrong-nothing = { $amount } florins, mais aucune ville. À Münster, renoncer à 2 florins rapportait 2 points.
till-wrong-gent = Gand ne paie pas ce tour-ci : { $amount } florins en tout. Et 2 cases sur 7, c’est loin des 4 qu’il faut.
till-wrong-both = Münster est gagnée, mais Gand ne paie pas : { $amount } florins au lieu de 14.
till-remember = Étendez-vous où cela gagne, encaissez où il reste de la place. Peu importe combien de comptoirs vous avez : seules
    les cases libres paient.

on-the-road-title = En route
on-the-road-task = Un nouveau comptoir s’ouvre au bout d’une seule route, en payant son péage. Un village donne 1 point aussitôt, une
    nouvelle région 2 points à la fin : depuis Soest, avec 12 florins, prenez les deux à la fois.
on-the-road-right = Goslar : 1 point tout de suite, et une deuxième région qui en vaudra 2 à la fin. Vos 12 florins sont bien
    placés.
on-the-road-wrong-same-region = 1 point pour le village, mais vous restez en Rhénanie. Un autre village est au-delà de la frontière.
on-the-road-wrong-city = Cologne, bonne idée pour plus tard : une case sur 8 ne donne encore aucun point. Cherchez un village.
on-the-road-wrong-stopped = Rien n’oblige à ouvrir un comptoir, mais 12 florins en caisse ne rapportent rien. Une de ces routes mène à
    un village au-delà de la frontière.
on-the-road-refused-P14 = Cette route coûte 15 florins : il vous en manque 3.
on-the-road-refused-P16 = Münster est encore fermée : aucun disque n’y a été posé.
on-the-road-remember = Une seule route par comptoir ; villages et nouvelles régions font les petits points sûrs.

first-turn-title = Votre premier tour
first-turn-task = Chaque tour commence par un disque : il ouvre une ville de même valeur, pour tout le monde. Vous êtes à Colmar :
    ouvrez une ville voisine et installez-vous-y dans le même tour.
first-turn-once-open = { $place } est ouverte. Au premier tour on ne s’étend pas, et vos 4 florins de base sont encaissés : ouvrez-y
    maintenant votre comptoir.
first-turn-right = { $place } est ouverte et votre comptoir y est le premier, pour { $toll } florins. Au prochain tour, ses { $spaces }
    cases libres paieront { $amount } florins.
first-turn-wrong-far = { $place } est ouverte, mais aucune route n’y mène depuis Colmar : d’autres y seront avant vous.
first-turn-wrong-empty = { $place } est ouverte, et vide : Bruno ou Clara pourront y entrer les premiers.
first-turn-refused-P9 = Un disque va sur une ville fermée de même valeur : vous n’en avez pas de 8 pour Cologne, et Wittemberg est
    déjà ouverte.
first-turn-remember = Tant que vous avez des disques, vous en posez un à chaque tour. Ouvrez les villes où vous pouvez entrer
    aussitôt ; les grandes paient davantage.

last-space-title = La dernière case
last-space-task = Une ville pleine sans majorité donne la moitié de sa valeur à qui y a le plus de comptoirs ; à égalité, au plus
    proche de la flèche. Remplissez la ville où la flèche est pour vous, et elle seule ; puis encaissez.
last-space-right = Deux comptoirs chacun à Bruges, et le vôtre suit la flèche : la moitié de 6, donc 3 points pour vous. Le disque
    est parti, Bruges ne rapportera plus rien.
last-space-wrong-both = 3 points pour vous à Bruges, et 4 pour Bruno à Cologne : ce cadeau était de trop.
last-space-wrong-theirs = Trois comptoirs chacun à Cologne, mais Bruno est plus près de la flèche : { $amount } points pour lui.
last-space-wrong-money = { $amount } florins, mais Bruges reste à prendre : si Bruno y ajoute un comptoir, les 3 points sont pour lui.
last-space-remember = Arriver tôt, près de la flèche, vaut de l’or en cas d’égalité.

two-at-once-title = Deux d’un coup
two-at-once-task = À Gand il faut 4 cases sur 7 : vous en avez 2, Bruno 3, et il joue après vous. Un sauf-conduit pose deux comptoirs
    d’un coup : passez devant.
two-at-once-right = 4 cases sur 7 : Gand est gagnée, 7 points ! Le sauf-conduit est parti : on en a deux par partie, un par tour au
    plus, et aucun au premier.
two-at-once-wrong-one = 3 contre 3, et Bruno prend la dernière case : 4 sur 7, 7 points pour lui.
two-at-once-wrong-doubled = 48 florins, belle somme ! Mais Bruno ajoute son quatrième comptoir : 7 points pour lui.
two-at-once-wrong-money = { $amount } florins pour vous, 7 points pour Bruno : il n’attendait que cela.
two-at-once-remember = Comptez ce qui manque à chacun pour la majorité, avant et après votre tour.

forty-eight-title = Quarante-huit florins
forty-eight-task = Un sauf-conduit peut aussi doubler vos revenus, et vous recevez au moins 48 florins ; ce tour-là, on ne s’étend pas.
    Vous avez 3 florins et la route de Malines à Cologne en coûte 20 : soyez à Cologne avant la fin du tour.
forty-eight-once-rich = Deux fois 10 feraient 20, la règle vous en donne 48. À Cologne, maintenant !
forty-eight-right = Deux fois 10 feraient 20, la règle vous en donne 48. Vous voilà à Cologne pour { $toll } florins, il vous en reste
    { $left } ; ses 7 cases libres en paieront 14 au prochain tour.
forty-eight-wrong-extended = S’étendre à Bruxelles coûte son revenu, et l’on ne double plus : { $left } florins en tout.
forty-eight-wrong-two-posts = Deux comptoirs de plus à Bruxelles, mais { $left } florins seulement : le sauf-conduit est parti, et
    Cologne reste loin.
forty-eight-wrong-plain = 10 florins de revenus, { $left } en tout : trop peu pour un péage de 20.
forty-eight-wrong-elsewhere = { $left } florins en caisse, mais pas de comptoir à Cologne : ses 7 cases libres auraient payé dès le
    prochain tour.
forty-eight-remember = Tant que vos revenus sont maigres, ce sauf-conduit vaut le plus.

the-end-title = Le dernier village
the-end-task = Il ne reste qu’un village : une fois pris, la partie finit avec ce tour, et chaque région vaut 2 points, chaque
    vingtaine de florins 1 point. Un sauf-conduit permet d’ouvrir deux comptoirs de suite : finissez la partie, et gagnez-la.
the-end-once-second = Osnabrück : 1 point, et ce tour est le dernier. Votre sauf-conduit permet un second comptoir, même à partir
    d’ici.
the-end-right = { $mine } à { $theirs }, gagné ! Osnabrück donne 1 point et termine la partie, Brême est votre septième région :
    36 + 1 + 14.
the-end-wrong-no-region = { $mine } à { $theirs } : la partie est finie, et il vous manquait une région. Depuis Osnabrück, une route à
    7 florins y menait.
the-end-wrong-direct = Brême par la route directe : 17 florins, il n’en reste que 3. Bruno prend le dernier village et gagne
    { $theirs } à { $mine }.
the-end-wrong-stopped = Bruno dit merci : il prend le dernier village et gagne { $theirs } à { $mine }.
the-end-remember = Comptez les régions avant de prendre le dernier village. La partie finit aussi quand tous les disques sont partis,
    ou après un tour de table sans ouverture.

first-game-title = Première partie
first-game-task = Une vraie partie à trois, avec deux apprentis. Je reste à vos côtés ; après cinq tours de table le cours est fini, et
    vous jouez aussi longtemps que vous voulez.
first-game-remember = À vous de faire la fortune de votre famille : vous savez tout ce qu’il faut pour jouer.
coach-found = Chacun commence avec 20 florins et 8 disques que lui seul voit. Fondez votre premier comptoir dans un village voisin
    d’une grande ville dont vous tenez le disque.
coach-first-disk = Ce disque ouvre une ville pour tous. Choisissez-en une au bout d’une de vos routes.
coach-first-opening = { $place } est ouverte. Le nombre sur une route est son péage ; qui est dans une ville est payé dès le prochain
    tour.
coach-next-disk = Un nouveau tour, et encore un disque. Les grandes villes paient plus longtemps ; Wittemberg est ouverte depuis le
    début.
coach-poor = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  } en caisse : avec un sauf-conduit, vos revenus font au moins 48. C’est souvent au début que cela sert le plus.
coach-extend = Un comptoir ajouté est gratuit, mais sa ville ne paie pas ce tour-ci. Où êtes-vous près de dépasser la moitié ?
coach-double = Une ville où il vous manque deux comptoirs pour la majorité ? Un sauf-conduit les pose d’un coup.
coach-opening = Un village donne 1 point, souvent une région ; une ville paie et se gagne. Si rien ne vaut son péage, arrêtez-vous.
coach-second = Un sauf-conduit permet un second comptoir dès maintenant, même à partir de celui que vous venez d’ouvrir.
coach-no-route = Rien n’a pu s’ouvrir : vous avez { $florins ->
    [one] { $florins } florin.
   *[other] { $florins } florins.
  } Laissez payer vos villes un tour, étendez-vous moins.
coach-no-disks = Vos disques sont tous posés : désormais, vos tours commencent par s’étendre.
coach-my-city = { $place } est à vous : { $amount ->
    [one] { $amount } point.
   *[other] { $amount } points.
  } Elle ne paie plus, cherchez la suivante.
coach-their-city = { $place } est décidée : son disque est parti, elle ne paie plus personne. Les comptoirs restent, et la région
    compte toujours.
coach-few-villages = { $count ->
    [one] Plus que { $count } village
   *[other] Plus que { $count } villages
  } : la fin approche. Gagnez les villes mûres et touchez encore une région.
coach-won = La victoire est à vous ! Villages, villes, puis { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
  } à 2 points et { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  } par vingtaines.
coach-over = Belle première partie. Vous avez touché { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
  } à 2 points et gardé { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  }, comptés par vingtaines. La revue vous montre le coup qui a le plus compté.
