who-bouchon = Flotte sur chaque vague et trouve cela merveilleux.
who-trempette = Est tombée dans la Loire à chaque quai.
who-grappillon = Cueille ce que les autres laissent.
who-vire-vent = Tourne avec le vent, et l’accuse.
who-gros-tonneau = Large, plein, et roulant vers Nantes.
who-bec-fin = Goûte le charbon avant qu’il ne brûle.
who-grand-cru = S’améliore chaque année, et le fait savoir.
who-dame-loire = Appelle chaque banc de sable par son prénom.
who-vieille-vigne = Goûte la vendange quand la vigne est encore nue.
who-tonton-brume = Navigue dans la brume et arrive avant les autres.

says-sun = { $manner ->
    [eager] Quel beau temps ! Pourquoi tout le monde pleure ?
    [gruff] Du vinaigre. Tout ça, du vinaigre.
    [grand] Le soleil prélève sa dîme comme un seigneur.
   *[dry] Les marchands de salade seront ravis.
  }
says-no-sun = { $manner ->
    [eager] Du soleil, et rien de gâté ! Un pique-nique !
    [gruff] Pour une fois, ça ne nuit à personne. Louche.
    [grand] Même le soleil s’incline devant le bon ordre.
   *[dry] Beau temps. Je m’en méfie.
  }
says-exploded = { $manner ->
    [eager] Ma chaudière ! { $seat }, ma chaudière !
    [gruff] { $seat } ! Je me souviendrai de ce bruit.
    [grand] On craint ma vapeur : { $seat } envoie le tonnerre.
   *[dry] Ma chaudière a démissionné, merci à { $seat }.
  }
says-exploded-mine = { $manner ->
    [eager] Je voulais juste voir ce que ça fait !
    [gruff] Boum. Suivant.
    [grand] Qu’on l’entende jusqu’à Orléans.
   *[dry] Un petit accident. Prévu de longue date.
  }
says-hired = { $manner ->
    [eager] Mais c’était mon marin préféré !
    [gruff] Gardez-le, { $seat }. Il ronfle.
    [grand] On m’achète mes marins, { $seat }, jamais leurs chansons.
   *[dry] { $seat } nourrit mon plus gros mangeur. Parfait.
  }
says-far = { $manner ->
    [eager] Youhou ! Vous avez vu passer le château ?
    [gruff] À toute vapeur. Gare aux chapeaux.
    [grand] Le fleuve s’ouvre, comme il se doit.
   *[dry] { $town }, déjà. Je venais de m’asseoir.
  }
says-no-coal = { $manner ->
    [eager] On n’avance pas. Quelqu’un pousse ?
    [gruff] Plus de charbon. Pas ce regard.
    [grand] Un bateau au repos est un monument.
   *[dry] On profite encore un peu : { $town }.
  }
says-won = { $manner ->
    [eager] On a gagné ! On s’est excusés aussi !
    [gruff] Poussez-vous, { $other-seat }.
    [grand] Le quai est à moi, par droit de coude.
   *[dry] Un malentendu sur l’amarrage. Réglé.
  }
says-driven-off = { $manner ->
    [eager] { $seat }, j’allais partir de toute façon ! Promis !
    [gruff] Bon. Le quai était pourri.
    [grand] Je me retire comme la marée : pour revenir.
   *[dry] La vue est meilleure au milieu du fleuve.
  }
says-beaten-back = { $manner ->
    [eager] Aïe. Ils étaient plus grands de près.
    [gruff] On enverra une lettre.
    [grand] L’histoire y verra une feinte.
   *[dry] Les négociations ont échoué, bruyamment.
  }
says-quarrel = { $manner ->
    [eager] Une bagarre ! Qui tient mon chapeau ?
    [gruff] { $seat } et { $other-seat }, les voilà repartis.
    [grand] Quand les marins disputent, le tonnelier prospère.
   *[dry] La culture sur les quais. Amenez les enfants.
  }
says-reshuffled = { $manner ->
    [eager] Tout est neuf ! J’adore le neuf !
    [gruff] Mêmes cartes, autre ordre. Youpi.
    [grand] La roue tourne ; je la graisse.
   *[dry] Ce qui était parti revient, comme la belle-famille.
  }
says-over = { $manner ->
    [eager] À Nantes ! À tout le monde ! C’est le verre de qui ?
    [gruff] Amarrez. Il me faut une chaise.
    [grand] Que le dernier tonneau parle de moi.
   *[dry] Une pointe d’envie, longue en bouche.
  }
