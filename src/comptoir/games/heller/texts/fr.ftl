# Never: rang, rangs, case, cases, monter, monte*
title = Auf Heller und Pfennig
tagline = Posez vos étals là où passent les bons clients, et envoyez les fâcheux chez le voisin.

action-stall = Poser un étal à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  } en { $cell }
action-secret = Poser le carré secret en { $cell }
action-draw = Piocher un carré
action-place = Poser le carré pioché en { $cell }
action-take = Prendre { $square-a } et le poser en { $cell }
param-rank = Marchandises
param-cell = Emplacement
param-square = Carré

prompt-turn = { $ways ->
    [stall-secret-draw] Posez un étal ou votre carré secret, ou piochez un carré.
    [stall-secret] Posez un étal ou votre carré secret : il n’y a plus rien à piocher.
    [stall-draw] Posez un étal, ou piochez un carré.
    [secret-draw] Posez votre carré secret, ou piochez un carré : vous n’avez plus d’étal.
    [stall] Posez un étal : il ne reste rien d’autre.
    [secret] Posez votre carré secret : il ne reste rien d’autre.
   *[draw] Piochez un carré : vous n’avez plus rien d’autre à poser.
  }
prompt-open = { $ways ->
    [stall-take] Posez un étal, ou prenez un des carrés visibles et posez-le.
    [stall] Posez un étal : il ne reste plus de carré.
   *[take] Prenez un des carrés visibles et posez-le : vous n’avez plus d’étal.
  }
prompt-place = Vous avez pioché : posez maintenant ce carré sur un emplacement vide.
waiting-turn = { $players } peut poser un étal ou prendre un carré.
waiting-open = { $players } peut poser un étal ou un des carrés visibles.
waiting-place = { $players } a pioché un carré et doit le poser.

option-open_end = Fin ouverte : les étals utilisés ne reviennent jamais
option-no_luck = Sans hasard : tous les carrés sont face visible

event-round_began = La manche { $round } commence ; { $seat } joue en premier.
event-kept = { $seat } garde un carré secret{ $square ->
    [hidden] {""}
   *[other] {" "}: { $square }
  }.
event-stall_placed = { $seat } pose un étal à { $rank ->
    [one] { $rank } marchandise
   *[other] { $rank } marchandises
  } en { $cell }.
event-drew = { $seat } pioche un carré{ $square ->
    [hidden] {""}
   *[other] {" "}: { $square }
  }.
event-square_placed = { $seat } pose { $square-a } en { $cell }.
event-secret_placed = { $seat } dévoile son carré secret : { $square } en { $cell }.
event-passed = { $seat } n’a plus rien à poser et passe.
event-earned = { $line }, de { $from } à { $to } : { $rule ->
    [H16] (acheteurs { $buyers } − fâcheux { $nuisances }) × 2 (sac d’or)
    [H18] le mauvais œil chasse les acheteurs, restent les fâcheux { $nuisances }
    [H19] le mauvais œil chasse les acheteurs, fâcheux { $nuisances } × 2 (sac d’or)
   *[other] acheteurs { $buyers } − fâcheux { $nuisances }
  } = { $worth } par marchandise ; { $seat } en a { $ranks } : { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  }.
event-round_ended = La manche { $round } est finie.
event-game_ended = Le marché ferme pour de bon.

# En peu de mots ce qui a été fait, à côté du nom de qui l’a fait.
since-stall_placed = étal { $rank } en { $cell }
since-square_placed = { $square } en { $cell }
since-secret_placed = carré secret : { $square } en { $cell }
since-passed = plus rien à poser, passe
since-earned = manche { $round } : { $amount }
# De ceux-ci on ne dit rien.
since-round_began = {""}
since-kept = {""}
since-drew = {""}
since-round_ended = {""}
since-game_ended = {""}

line-row-1 = Rangée 1
line-row-2 = Rangée 2
line-row-3 = Rangée 3
line-row-4 = Rangée 4
line-row-5 = Rangée 5
line-column-a = Colonne a
line-column-b = Colonne b
line-column-c = Colonne c
line-column-d = Colonne d
line-column-e = Colonne e
line-column-f = Colonne f

square-buyer-1 = acheteur 1
square-buyer-1-a = un acheteur de 1
square-buyer-2 = acheteur 2
square-buyer-2-a = un acheteur de 2
square-buyer-3 = acheteur 3
square-buyer-3-a = un acheteur de 3
square-buyer-4 = acheteur 4
square-buyer-4-a = un acheteur de 4
square-buyer-5 = acheteur 5
square-buyer-5-a = un acheteur de 5
square-buyer-6 = acheteur 6
square-buyer-6-a = un acheteur de 6
square-nuisance-1 = fâcheux 1
square-nuisance-1-a = un fâcheux de 1
square-nuisance-2 = fâcheux 2
square-nuisance-2-a = un fâcheux de 2
square-nuisance-3 = fâcheux 3
square-nuisance-3-a = un fâcheux de 3
square-nuisance-4 = fâcheux 4
square-nuisance-4-a = un fâcheux de 4
square-nuisance-5 = fâcheux 5
square-nuisance-5-a = un fâcheux de 5
square-nuisance-6 = fâcheux 6
square-nuisance-6-a = un fâcheux de 6
square-gold = sac d’or
square-gold-a = le sac d’or
square-fire = feu
square-fire-a = un feu
square-eye = mauvais œil
square-eye-a = le mauvais œil

reason-draw = Tel qu’est le marché, aucun étal ne vous rapporterait plus de { $amount } : en piochant, on les garde tous et on voit d’abord un carré.
reason-stall = Tel qu’est le marché, cet étal vous rapporterait { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } à la fin de la manche.
reason-small = Cet étal vous revient le soir : les grands peuvent attendre une bonne ligne.
reason-square = Là, le carré vous fait gagner environ { $amount ->
    [one] { $amount } sou
   *[other] { $amount } sous
  } sur chacun des autres.
reason-harmless = C’est là que le carré vous nuit le moins : face à chacun des autres, il vous coûte environ { $amount }.

# Why not, what it would bring, and what things are.
refusal-H7 = C’est à { $turn-seat } de jouer.
refusal-H8 = Vous n’avez plus d’étal à { $rank ->
    [one] 1 marchandise
   *[other] { $rank } marchandises
  }.
refusal-H9-drawn = Vous avez pioché un carré : posez d’abord celui-là.
refusal-H9-placed = Vous n’avez pioché aucun carré à poser.
refusal-H9-empty = Il ne reste aucun carré à piocher.
refusal-H10 = Vous n’avez plus de carré secret.
refusal-H12 = L’emplacement { $cell } n’est pas vide, et ce qui est sur le marché y reste.
refusal-H22 = La partie est finie.
refusal-H25-draw = Ici tous les carrés sont visibles : prenez-en un au lieu de piocher.
refusal-H25-secret = Dans cette variante, personne n’a de carré secret.
refusal-H25-gone = Il n’en reste aucun sur la table : { $square }.
refusal-H25-down = Les carrés sont face cachée : on en pioche un, on ne le choisit pas.

would-takings = Compté maintenant : { $amount }
would-earns = { $amount ->
    [0] rien dans l’état du marché
    [one] { $amount } sou dans l’état du marché
   *[other] { $amount } sous dans l’état du marché
  }

about-stall = Un étal à { $rank ->
    [one] 1 marchandise
   *[other] { $rank } marchandises
  }. Quand le marché est plein, il gagne la valeur de sa rangée et de sa colonne, une fois par marchandise.
about-buyer = Un acheteur : ajoute { $value } à la valeur de sa rangée et de sa colonne.
about-nuisance = Un fâcheux : retire { $value } à la valeur de sa rangée et de sa colonne.
about-gold = Le sac d’or double la valeur de sa rangée et de sa colonne, pour le meilleur et pour le pire.
about-fire = Un incendie coupe sa rangée et sa colonne en deux ; chaque partie est comptée à part.
about-eye = Le mauvais œil : dans sa rangée et sa colonne, aucun acheteur n’achète. Les fâcheux s’en moquent.
about-cell = Un emplacement vide. On compte le marché quand il n’en reste aucun.
about-pile = Les carrés face cachée. Qui en pioche un doit le poser aussitôt.
about-secret = Votre carré secret. Vous seul le connaissez jusqu’à ce que vous le posiez.
about-hidden = Un carré secret : seul son propriétaire le connaît.
about-drawn = Le carré que vous avez pioché : posez-le maintenant.
about-worth = Ce que cette ligne rapporterait à chaque marchandise qu’on y vend si l’on comptait maintenant : acheteurs moins fâcheux.
about-purse = De l’argent, en sous ; on peut tomber au-dessous de zéro. Après le dernier jour, le plus riche gagne.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = Au départ
sheet-rows = Manche { $round } : rangées
sheet-columns = Manche { $round } : colonnes
sheet-total = Bourse, en sous
sheet-tie = À argent égal, on partage la victoire (H22).
decided-shared = À argent égal, la victoire est partagée.
