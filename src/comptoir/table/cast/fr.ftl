who-tuppence = Dépense chaque sou deux fois, sans jamais savoir comment.
who-sabot = Parle peu, tient bon, ne se laisse pas déplacer.
who-tintenfass = Note tout, même le temps qu’il fait.
who-candlewick = Brûle par les deux bouts et se lève avant tout le monde.
who-bric-a-brac = A un peu de tout, et une histoire pour chaque chose.
who-wanderstab = A vu tous les marchés, deux fois sous la pluie.
who-thimble = Petits points, œil vif, pas de crédit.
who-lanterne = Pense mieux la nuit et parle comme un sermon.

says-gain = { $manner ->
    [eager] Regardez, celui-là est à moi !
    [gruff] Il était temps.
    [grand] La fortune connaît mon adresse.
   *[dry] On aime voir les colonnes grandir.
  }
says-gain-other = { $manner ->
    [eager] Oh, bien joué, { $seat } !
    [gruff] Hm. La chance du débutant, { $seat } ?
    [grand] Profitez-en, { $seat }. Le beau temps passe.
   *[dry] C’est noté, { $seat }. Souligné deux fois.
  }
says-loss = { $manner ->
    [eager] Oups. C’était prévu ?
    [gruff] Pas un mot.
    [grand] Même une grande bourse connaît la marée basse.
   *[dry] Frais d’apprentissage.
  }
