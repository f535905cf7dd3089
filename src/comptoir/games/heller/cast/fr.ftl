who-kruemel = Vend sur une charrette et salue tout le monde.
who-pausback = Mange le tiers du stock avant midi.
who-ruebchen = Compte les navets, et le compte est toujours bon.
who-flinkbein = Premier sur la place, essoufflé et fier.
who-pfennigfuchs = Retourne chaque sou, puis le retourne encore.
who-kaeseglocke = Flaire un bon emplacement à trois rues.
who-goldwaage = Pèse les pièces, les mots et les voisins.
who-oma-taler = A survécu à quatre rois et à tous ses rivaux.
who-weisspfennig = A vu la place pleine avant le premier étal.
who-frau-waage = Ne hausse jamais la voix, seulement le prix.

says-fire = { $manner ->
    [eager] Il fait chaud ici, non ?
    [gruff] Qui a donné des allumettes à { $seat } ?
    [grand] Là où passe { $seat }, la fumée suit.
   *[dry] { $seat } chauffe le marché. Quelle attention.
  }
says-fire-mine = { $manner ->
    [eager] C’était moi ? Il lui fallait juste un peu d’air !
    [gruff] Reculez. J’ai dit reculez.
    [grand] J’éclaire la voie. D’aucuns parlent d’incendie.
   *[dry] Un feu modeste. Cela dégage la vue.
  }
says-eye = { $manner ->
    [eager] Ne le regardez pas, ne le regardez pas !
    [gruff] Cet œil lorgne ma bourse depuis ce matin.
    [grand] Le mauvais œil voit tout, sauf ce qu’il fait.
   *[dry] Même les acheteurs se sentent observés.
  }
says-gold = { $manner ->
    [eager] Un sac entier ! Je peux le tenir ?
    [gruff] De l’or. Et bien sûr pas à côté de chez moi.
    [grand] L’or double tout, les soucis aussi.
   *[dry] Quelqu’un va se mettre à aimer le calcul.
  }
says-nuisance = { $manner ->
    [eager] Beurk, il doit vraiment rester là ?
    [gruff] Je le connais, celui-là. Il n’achète jamais.
    [grand] Chaque marché a le fâcheux qu’il mérite.
   *[dry] Un excellent voisin, pour quelqu’un d’autre.
  }
says-buyer-mine = { $manner ->
    [eager] Approchez, approchez, tout est frais !
    [gruff] Bas les pattes, c’est mon client.
    [grand] On vient de loin, guidé par l’odeur de la qualité.
   *[dry] Une bourse pleine. Soyons polis avec elle.
  }
says-secret = { $manner ->
    [eager] C’était donc ça, { $seat } !
    [gruff] { $seat } couvait ça depuis ce matin.
    [grand] Ce qu’on cache à l’aube se vend au crépuscule.
   *[dry] { $seat } retourne un carré. Des mines s’allongent.
  }
says-secret-mine = { $manner ->
    [eager] Surprise ! J’ai failli vous le dire deux fois.
    [gruff] Voilà. Arrêtez de regarder.
    [grand] Admirez ce que la patience tient sous le comptoir.
   *[dry] Je gardais cela pour un moment calme.
  }
says-full-stall = { $manner ->
    [eager] Mon plus grand étal ! N’est-il pas beau ?
    [gruff] Quatre caisses. Mon dos les connaît toutes.
    [grand] Un étal plein se passe de héraut.
   *[dry] Le grand étalage. Il faut se montrer.
  }
says-earned-much = { $manner ->
    [eager] Tout ça ? Pour moi ? Vraiment ?
    [gruff] Enfin quelqu’un qui paie.
    [grand] Que les trompettes attendent : je compte.
   *[dry] Cette ligne a payé mon souper. Et le déjeuner.
  }
says-earned-much-other = { $manner ->
    [eager] Oh là, { $seat }, il vous faut une brouette !
    [gruff] Ce soir, c’est { $seat } qui paie la bière.
    [grand] { $seat } dîne chez le maire, on dirait.
   *[dry] Mes félicitations à { $seat }, les dents serrées.
  }
says-lost = { $manner ->
    [eager] On m’a repris de l’argent ? C’est permis ?
    [gruff] J’ai connu de meilleures soirées.
    [grand] Le soleil aussi se couche dans le rouge.
   *[dry] Un placement en modestie.
  }
says-new-day = { $manner ->
    [eager] Un nouveau matin ! J’ai déjà déjeuné deux fois.
    [gruff] Encore debout. Mes genoux protestent.
    [grand] Le coq a chanté, et il parlait de moi.
   *[dry] Même marché, illusions fraîches.
  }
says-over = { $manner ->
    [eager] Déjà ? On recommence ?
    [gruff] Bien. J’ai mal aux pieds.
    [grand] Les étals tombent, la gloire reste.
   *[dry] Chez moi, je raconterai autre chose.
  }
