# Les mots du cours. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember ; note-… ; coach-…

note-closes = Dans cette leçon, le marché ferme dès que vous avez joué.
note-closes-twice = Dans cette leçon, le marché ferme quand vous avez joué deux fois.

first-coins-title = Premiers sous
first-coins-task = Un étal vend à tous les acheteurs de sa rangée et de sa colonne, une fois par marchandise. Posez votre étal à 4
    marchandises là où il gagnera le plus.
first-coins-right = { $amount } sous d’un coup ! La rangée vaut 6 + 3 = 9, la colonne 5 + 2 = 7 : cela fait 16 par marchandise, et
    vous en vendez 4.
first-coins-wrong-row = { $amount } sous : la rangée paie, mais la colonne est déserte. Dans cette même rangée, un emplacement
    voit aussi deux acheteurs en colonne.
first-coins-wrong-crossing = { $amount } sous : joli croisement, 6 et 5. Un autre emplacement voit les quatre acheteurs à la fois.
first-coins-wrong-nothing = Pas un sou : personne dans la rangée, personne dans la colonne. Les clients ne passent jamais en
    diagonale.
first-coins-wrong-other = { $amount } sous. Cherchez l’emplacement qui voit les quatre acheteurs.
first-coins-remember = Tout étal compte deux fois : dans sa rangée et dans sa colonne.

gift-title = Un cadeau pour Bruno
gift-task = Un fâcheux prend de l’argent pour chaque marchandise de sa rangée et de sa colonne. Piochez un carré, puis posez-le là
    où il coûte le plus à Bruno et rien à vous.
gift-once-drawn = Un fâcheux de 5 ! Ce qu’on a pioché doit être posé tout de suite.
gift-right = Bruno perd { $amount } sous : 5 × 2 dans la colonne, 5 × 3 dans la rangée. Vous n’en perdez aucun.
gift-wrong-mine-too = 25 sous de moins pour Bruno, mais la rangée 1 passe aussi par votre étal : { $amount } sous de moins pour
    vous.
gift-wrong-mine = Aïe : { $amount } sous de moins pour vous. Évitez la rangée et la colonne de vos propres étals.
gift-wrong-one = { $amount } sous de moins pour Bruno : un seul de ses étals est touché. Un emplacement croise les deux.
gift-wrong-nobody = Ici, personne à ennuyer. Visez les étals de Bruno.
gift-remember = Piocher engage : le carré vu se pose aussitôt, et n’en bouge plus.

gold-title = Le sac d’or
gold-task = Le sac d’or double la valeur de sa rangée et celle de sa colonne, en bien comme en mal. Piochez-le et posez-le là où
    il vous sert deux fois.
gold-right = 30 sous au lieu de 18 : votre rangée passe de 4 à 8 par marchandise. La colonne de Bruno passe de −2 à −4 : il tombe
    de 12 à 6.
gold-wrong-row-only = 30 sous, votre rangée est doublée. Un emplacement de cette rangée double aussi la perte de Bruno.
gold-wrong-for-bruno = 6 sous de plus pour vous, 18 pour Bruno : il vend trois marchandises dans cette rangée, vous une seule.
gold-wrong-his-only = Bruno perd 6 sous de plus, bien vu. Mais le sac pourrait en même temps doubler votre rangée.
gold-wrong-zero = Ici, le sac double zéro. Cherchez une ligne où il y a des clients et des étals.
gold-remember = Doublez ce qui vous paie, et ce qui coûte aux autres.

fire-title = Au feu !
fire-task = Un feu coupe sa rangée et sa colonne : chaque morceau est compté à part. Piochez le feu et séparez votre grand étal du
    fâcheux, sans sauver Bruno.
fire-right = De −4 à +20 sous : à gauche du feu, l’acheteur de 5 est seul avec vos 4 marchandises. Bruno reste avec le fâcheux :
    −12.
fire-wrong-saves-bruno = Vous voilà à l’abri, 20 sous. Bruno aussi : il est de votre côté du feu et gagne 10 sous.
fire-wrong-elsewhere = Rien ne change : dans la rangée 3, rien ne sépare encore votre étal du fâcheux.
fire-remember = Un feu protège autant qu’il coupe.

eye-title = Le mauvais œil
eye-task = Sous le mauvais œil, les acheteurs de sa rangée et de sa colonne n’achètent plus ; les fâcheux, eux, continuent.
    Piochez-le et gâchez la journée de Bruno, pas la vôtre.
eye-right = Bruno tombe de 24 à 6 sous : dans sa colonne, l’acheteur de 6 ne compte plus et le fâcheux de 2 lui prend 6 sous. Vos
    28 sous sont saufs.
eye-wrong-row-only = 12 sous de moins pour Bruno. Dans sa colonne il y a aussi un fâcheux : c’est là que l’œil ferait le plus mal.
eye-wrong-both = La colonne de Bruno est ruinée, mais l’œil voit aussi votre rangée : { $amount } sous de moins pour vous.
eye-wrong-mine = L’œil regarde chez vous : { $amount } sous de moins. Retournez-le vers Bruno.
eye-wrong-nobody = Ici, l’œil ne gêne personne. Visez la rangée ou la colonne de Bruno.
eye-remember = L’œil fait taire les acheteurs, jamais les fâcheux. Sac et œil sur la même ligne : seuls les fâcheux comptent, et
    double.

secret-title = Le carré secret
secret-task = Depuis le matin, vous gardez un carré que personne d’autre ne connaît : un acheteur de 6. Bruno n’a plus rien à
    jouer ; posez votre étal et votre carré secret pour gagner 60 sous, sans rien offrir à Bruno.
secret-once-one = Bruno ne peut rien faire et passe : c’est encore à vous.
secret-right = { $amount } sous ! La rangée vaut 2 + 6 = 8, et 16 avec le sac : 48 sous pour 3 marchandises. La colonne en ajoute
    12.
secret-wrong-visits-bruno = 60 sous pour vous, mais votre acheteur passe aussi chez Bruno : { $amount } sous pour lui.
secret-wrong-one-line = 48 sous, le sac travaille pour vous. Une colonne qui croise cette rangée a aussi un acheteur.
secret-wrong-less = { $amount ->
    [one] { $amount } sou.
   *[other] { $amount } sous.
  } Le sac est dans la rangée 2 : réunissez-y l’étal et l’acheteur.
secret-refused-H9 = Il n’y a plus de carré à piocher.
secret-remember = À chaque tour, une seule chose : un étal, un carré pioché, ou le carré secret. Qui ne peut rien faire passe.

last-space-title = Le dernier emplacement
last-space-task = Le marché n’est compté que plein, et il reste un seul emplacement. Il est mauvais, mais tant qu’on peut jouer on
    ne passe pas : perdez le moins possible.
last-space-right = 5 sous perdus seulement, et la journée vous rapporte { $mine } sous, contre { $theirs } à Bruno. Demain cet
    étal revient ; les grands qui ont servi, jamais.
last-space-wrong-bigger = { $amount } sous perdus : la rangée vaut −2, la colonne −3, et chaque marchandise paie les deux. De
    plus, cet étal ne reviendra pas.
last-space-remember = Les étals à 1 marchandise reviennent chaque jour : pour un mauvais coin, prenez l’un d’eux.

third-evening-title = Le troisième soir
third-evening-task = Dernier jour, dernier emplacement : sans lui, vous finiriez avec 131 sous et Bruno avec 146. Posez l’étal qui
    vous fait gagner la partie.
third-evening-right = { $mine } à { $theirs } : gagné ! La rangée vaut 2, la colonne 5 : 7 par marchandise, 21 sous pour trois.
third-evening-wrong-small = { $mine } à { $theirs } : Bruno gagne. Cet étal rapporte 7 sous, l’autre 21 ; et il n’y a pas de
    quatrième jour.
third-evening-remember = Après trois jours, le plus riche gagne. Un grand étal resté en main n’a servi à rien.

first-game-title = Première partie
first-game-task = Une vraie partie à trois, avec deux apprentis. Je reste à vos côtés ; après le premier jour, le cours est fini,
    et vous jouez aussi longtemps que vous voulez.
first-game-remember = À votre tour de faire fortune : tout ce que vous savez suffit pour jouer.
coach-empty-market = Le marché est vide : commencez petit. Un étal à 1 marchandise ou une pioche ne risquent presque rien.
coach-drew-buyer = Un acheteur ! Offrez-le aux lignes où vous vendez plus de marchandises que les autres.
coach-drew-nuisance = Un fâcheux. Y a-t-il un emplacement qui croise les étals des autres, mais pas les vôtres ?
coach-drew-gold = Le sac d’or : il cherche une ligne où vos marchandises dominent.
coach-drew-fire = Un feu : placez-le entre un fâcheux et vos étals, ou entre un acheteur et les autres.
coach-drew-eye = Le mauvais œil : envoyez-le là où les autres comptent sur leurs acheteurs.
coach-big-stalls = Quelques clients sont là : si une bonne rangée croise une bonne colonne, voilà de quoi sortir un grand étal.
coach-secret-left = Il reste { $count ->
    [one] un emplacement
   *[other] { $count } emplacements
  } et vous avez encore votre carré secret. Où ferait-il le plus d’effet ?
coach-last-move = C’est bientôt le soir : un petit étal suffit si le coin est mauvais.
coach-counted = Chaque ligne : acheteurs moins fâcheux, puis multipliés par vos marchandises. Votre meilleure ligne a
    rapporté { $amount ->
    [one] { $amount } sou.
   *[other] { $amount } sous.
  }
coach-day-2 = Vos étals à 1 marchandise sont revenus, les grands qui ont servi sont partis. Un nouveau carré secret vous attend.
coach-day-3 = Dernier jour : tout ce qui vous reste peut sortir.
coach-won = Bravo, la plus belle bourse est la vôtre !
coach-over = Belle première partie. La revue vous montre le coup qui a le plus compté.
