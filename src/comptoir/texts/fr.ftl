you = vous
table-help = tapez un numéro, une action comme celles entre crochets, ou ? pour l’aide.
table-commands =
    Tapez le numéro d’un choix, ou l’action elle-même. Et aussi :
      why ACTION   pourquoi c’est interdit     rules [ID]   les règles
      board        revoir la table             log          tout ce qui s’est passé
      sheet        la feuille de score         hint         ce que jouerait un robot qui voit ce que vous voyez
      save [FILE]  enregistrer et continuer    quit         enregistrer et partir
bot-says = { $name }, un robot, dit : « { $words } »
choose = Votre choix :{" "}
which = { $parameter } ?{" "}
allowed = Oui, c’est permis.
all-the-same = Le faire quand même ? Tapez oui, ou Entrée pour y repenser :{" "}
yes = oui
hint = Un robot simple qui voit ce que vous voyez jouerait : { $action }
curtain = Passez le clavier à { $player }, puis appuyez sur Entrée.
saved = Enregistré dans { $file } ; pour continuer : comptoir play --resume { $file }
seed-shown = La partie, avec le nombre secret du mélange, est dans { $file } ; pour vérifier : comptoir verify { $file }
scores-so-far = Pour l’instant : { $scores }.
sheet-later = { $kind }, à la fin
game-over = { $scores }. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
  }
review-thinking = réflexion
review-title = chances de chaque joueur, en pour cent
review-seat = place
review-player = joueur
review-began = début
review-decisions = ses décisions
review-received = dû aux autres
review-luck = chance
review-ended = fin
review-curve = courbe
review-entry = coup
review-played = joué
review-expected = espoir
review-best = meilleur vu
review-decision = décision
review-drawn = Les courbes sont dans { $file }.
