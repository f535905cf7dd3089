who-zimtstern = Connaît toutes les boulangeries d’ici à Lübeck.
who-krauskopf = Court devant la charrette et demande sa route après.
who-muskatnuss = Une petite noix, une grande opinion.
who-siebenmeil = Mesure l’Allemagne en semelles usées.
who-safranbart = Paie en florins, parle en velours.
who-salzfass = Sèche, indispensable, jamais sucrée.
who-kardamom = Possède la moitié d’une carte, et n’est pas pressé.
who-muhme-anis = Se rappelle chaque péage depuis la grande crue.
who-safran = Connaît la route avant qu’elle n’en soit une.
who-base-nelke = Lit les registres comme d’autres les visages.

says-founded = { $manner ->
    [eager] Mon tout premier comptoir ! Il a même une porte !
    [gruff] Un toit, un poêle, un coffre. Cela suffit.
    [grand] Ici, une ville retiendra mon nom.
   *[dry] On commence modestement. Cela déroute.
  }
says-big-city = { $manner ->
    [eager] Une grande ville ! Tous en route !
    [gruff] Maintenant, tout le monde va s’y ruer.
    [grand] Aux grandes portes, les grandes foules.
   *[dry] J’entends les bourses s’ouvrir d’ici.
  }
says-big-city-mine = { $manner ->
    [eager] Je l’ai ouverte ! Je peux la garder ?
    [gruff] De rien. Essuyez vos bottes.
    [grand] Je tiens la porte à tout l’empire.
   *[dry] J’ouvre la porte. On verra qui la passe.
  }
says-small-city = { $manner ->
    [eager] Petite, mais avec une jolie fontaine.
    [gruff] Deux points. Ne les dépensez pas d’un coup.
    [grand] Rome aussi fut un gué.
   *[dry] Une ville qui a plus d’oies que de clients.
  }
says-conduct = { $manner ->
    [eager] Oh, une lettre avec un sceau !
    [gruff] Du papier. De mon temps, on avait un bâton.
    [grand] La cire ouvre ce que le fer ne peut.
   *[dry] { $seat } voyage sous protection. Moi, sous la pluie.
  }
says-conduct-mine = { $manner ->
    [eager] Je le gardais pour cette occasion ! Je crois.
    [gruff] Tenez, lisez vous-même.
    [grand] L’empereur en personne me souhaite bonne route.
   *[dry] Une signature, trois gardes, aucune question.
  }
says-doubled = { $manner ->
    [eager] Deux fois ? On peut prendre deux fois ?
    [gruff] { $seat } a les poches profondes et aucune gêne.
    [grand] Qui attend au puits boit double.
   *[dry] { $seat } se repose sur un coussin de florins.
  }
says-doubled-mine = { $manner ->
    [eager] Cling, cling, cling ! J’adore ce bruit.
    [gruff] C’est à moi. Ça l’a toujours été.
    [grand] Qu’on ne dise pas que je voyage léger.
   *[dry] J’ai seulement rangé la caisse. Deux fois.
  }
says-dear-toll = { $manner ->
    [eager] { $toll } ? Pour un pont ? Il est en gâteau ?
    [gruff] { $toll }. Les brigands sont moins chers.
    [grand] Qu’est-ce que { $toll } pour qui reviendra plus riche ?
   *[dry] { $toll } florins. La vue était moyenne.
  }
says-dear-toll-other = { $manner ->
    [eager] { $seat }, vous avez recompté la monnaie ?
    [gruff] { $seat } nourrit tout le bureau des péages.
    [grand] { $seat } voyage comme les princes : sans voir le prix.
   *[dry] { $seat } paie. Le péager se fait un balcon.
  }
says-city-won = { $manner ->
    [eager] À moi ! Toute la place du marché !
    [gruff] Bien. Maintenant, balayez les marches.
    [grand] Sonnez les cloches, je paie la corde.
   *[dry] Une majorité. Elle va avec la tapisserie.
  }
says-city-lost = { $manner ->
    [eager] { $seat } a l’hôtel de ville ! Je peux visiter ?
    [gruff] J’y étais avant. En pensée.
    [grand] Les villes changent de mains, { $seat }. Songez-y.
   *[dry] { $seat } tient les clés. Moi, la facture.
  }
says-stuck = { $manner ->
    [eager] Pas de passage ? Même petit ?
    [gruff] Je suis bien ici. Pas de questions.
    [grand] Qui s’arrête voit d’abord passer les fous.
   *[dry] Une pause pour le paysage.
  }
says-over = { $manner ->
    [eager] C’est toute l’Allemagne ? Il y en a d’autre ?
    [gruff] Fini. Je vends mes bottes.
    [grand] La carte est pleine, la légende commence.
   *[dry] Mon comptable va pleurer. De joie, ai-je dit.
  }
