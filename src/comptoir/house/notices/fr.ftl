notice-turn = { $game } : c’est à vous de jouer.{ $others ->
    [0] {""}
   *[other] {" "}À la table : { $players }.
  }
notice-late = { $game } : votre temps est bientôt écoulé.{ $others ->
    [0] {""}
   *[other] {" "}On vous attend : { $players }.
  }
notice-invited = { $game } : encore une partie ? Une place vous est gardée.{ $others ->
    [0] {""}
   *[other] {" "}À la table : { $players }.
  }
notice-over = { $game } : la partie est terminée. Voyez comment elle a fini.{ $others ->
    [0] {""}
   *[other] {" "}Vous avez joué avec { $players }.
  }
notice-left = { $hours ->
    [one] Il vous reste { $hours } heure.
   *[other] Il vous reste { $hours } heures.
  }
notice-several = { $count } choses vous attendent
notice-try = C’est ainsi que vous serez prévenu que c’est à vous de jouer.
notice-confirm = Comptoir doit-il écrire à cette adresse quand c’est à vous de jouer ?
notice-recover = Quelqu’un voudrait retrouver l’accès à votre compte. Est-ce vous ?
letter-confirm = Si vous n’avez rien demandé, ne faites rien : aucune autre lettre ne viendra.
letter-recover = Le lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
letter-why = Vous recevez au plus une telle lettre par heure, et seulement en votre absence.
letter-unsubscribe = Plus de lettres :
calendar-turn = { $game } : votre temps est écoulé
# What messengers show of an invitation.
preview-title = { $name } vous invite : { $game }
preview-free = { $free ->
    [0] Toutes les places sont prises : vous pouvez regarder.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
preview-over = Cette table n’est plus ouverte.
