who-kleckser = Peint d’abord, mesure ensuite.
who-wackelstein = Fait confiance à la pesanteur. En général.
who-moertel = Fait tout tenir ensemble, et n’en dit rien.
who-schieflot = Possède son propre fil à plomb.
who-krummnagel = N’a pas acheté un clou droit en quarante ans.
who-schmierfink = Apporte toujours un petit quelque chose à l’administration.
who-doppelboden = Dessine deux plans : un pour le dossier, un pour le chantier.
who-bauloewe = Possède l’horizon, doit tout le reste.
who-grundstein = Frappe une fois au mur, et sait.
who-richtkranz = Jamais prise, et jamais vue non plus.

says-started = { $manner ->
    [eager] Le plus grand terrain ! Je commence où ?
    [gruff] Plus d’étages, plus d’escaliers. Merveilleux.
    [grand] Je cacherai le soleil, avec goût.
   *[dry] On vise haut. Surtout sur le plan.
  }
says-finished = { $manner ->
    [eager] Il tient vraiment debout ! Bravo, { $seat } !
    [gruff] Ne claquez pas la porte, { $seat }.
    [grand] { $seat } a bâti pour l’éternité, ou jusqu’à jeudi.
   *[dry] Terminé, { $seat } ? Et pas une fissure au-dehors.
  }
says-finished-mine = { $manner ->
    [eager] La charpente est posée ! Qui apporte le gâteau ?
    [gruff] Fini. Que personne ne s’appuie.
    [grand] Dévoilez la plaque, et gare à l’échafaudage.
   *[dry] Livré en l’état. Veuillez regarder vite.
  }
says-informer = { $manner ->
    [eager] Qui chuchote ? Je n’ai rien entendu !
    [gruff] Je n’aime pas les mouchards. Sauf les miens.
    [grand] La vérité a bien des amis, { $seat } en paie un.
   *[dry] Les murs ont des oreilles. Ceux-ci du moins.
  }
says-tied = { $manner ->
    [eager] On a offert pareil ! On est amis ?
    [gruff] J’aurais dû mieux l’emballer.
    [grand] Les grands esprits se soudoient.
   *[dry] Deux cadeaux égaux, un employé gêné.
  }
says-proposed = { $manner ->
    [eager] Moi ? Mais ce bloc est si timide !
    [gruff] Pas celui-là. Il est porteur.
    [grand] Vous doutez de mon ouvrage, { $seat } ? En public ?
   *[dry] Votre choix me paraît regrettable, { $seat }.
  }
says-inspector = { $manner ->
    [eager] J’ai le casque ! J’ai aussi la perceuse ?
    [gruff] Personne ne bouge. Personne ne plâtre.
    [grand] La loi a choisi son plus noble serviteur.
   *[dry] Un intérêt soudain pour la sécurité me saisit.
  }
says-no-inspection = { $manner ->
    [eager] Ouf ! Enfin : quel dommage !
    [gruff] Bien. La paperasse est mauvaise pour les poumons.
    [grand] Un jour sans inspection est une fête du métier.
   *[dry] L’autorité déjeune. Ne la dérangeons pas.
  }
says-honest = { $manner ->
    [eager] Vous voyez ? Du vrai bois ! Je l’avais dit !
    [gruff] Et qui rebouche le trou, maintenant ?
    [grand] Percez donc, ma conscience n’est pas creuse.
   *[dry] J’accepte les excuses par écrit.
  }
says-caught = { $manner ->
    [eager] Ça s’effrite ! Comme mes biscuits !
    [gruff] Du plâtre. Je le sentais depuis la rue.
    [grand] Poussière, poussière… et celui-ci un peu vite.
   *[dry] Un style léger. Très léger.
  }
says-caught-me = { $manner ->
    [eager] Oh. C’est sûrement le livreur.
    [gruff] On l’a échangé pendant la nuit. Sûrement.
    [grand] Le génie est rarement compris des perceuses.
   *[dry] Je préfère parler de solution légère.
  }
says-torn-down = { $manner ->
    [eager] Boum ! Pardon, { $seat }. Mais : boum !
    [gruff] Un coup de balai, { $seat }.
    [grand] Ainsi tombent les tours. Une minute pour { $seat }.
   *[dry] La vue est plus belle, { $seat }.
  }
says-out = { $manner ->
    [eager] Oh non, { $seat } ! Vous nous écrirez ?
    [gruff] Laissez la brouette, { $seat }.
    [grand] Adieu, { $seat }. Vous bâtissiez comme vous viviez.
   *[dry] { $seat } se consacre à d’autres projets.
  }
says-over = { $manner ->
    [eager] Quelle année ! Je ne suis tombé que deux fois.
    [gruff] On ferme. Qui a les clés ?
    [grand] La ville parlera de nous, au tribunal.
   *[dry] Tout tient encore. Plus ou moins.
  }
