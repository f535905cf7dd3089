title = Nuts
tagline = Posez haut et cassez-les.
action-lay = Poser le { $card }
action-crack = Casser les noix
action-leave = Laisser les noix
param-card = Carte
prompt-lay = Posez une carte face cachée.
prompt-crack = Casser les noix ou les laisser ?
waiting-lay = { $players } peut poser une carte.
waiting-crack = { $players } peut casser les noix.
event-dealt = { $seat } reçoit { $card ->
    [hidden] une carte
   *[other] le { $card }
  }.
event-ready = { $seat } est prêt.
event-laid = { $seat } a posé le { $card }.
event-cracked = { $seat } casse { $amount } noix ({ $rule }).
event-left = { $seat } laisse { $pot } noix dans le bol.
reason-card = Le { $value } vaut la peine d’être posé.
reason-crack = Il y a { $pot } noix dans le bol.
reason-leave = Elles n’en valent pas la peine.
would-pot = +{ $amount } noix
refusal-N2-time = Toutes les cartes de cette manche sont posées.
refusal-N2-card = Vous n’avez pas le { $card }.
refusal-N4-time = On casse les noix quand tous ont posé une carte.
refusal-N4-taker = { $taker-seat } a posé la carte la plus haute et décide.
refusal-N6 = La partie est finie.
phase-lay = Poser
phase-crack = Casser
about-phase-lay = Chacun pose une carte face cachée.
about-phase-crack = Qui a posé la carte la plus haute casse les noix, ou les laisse pour la manche suivante.
about-card = Une carte de valeur { $value } : la plus haute qui est posée dit combien de noix la manche apporte.
about-bowl = Les noix : chaque noix cassée est un point.
sheet-start = Au départ
sheet-cracked = Noix cassées
sheet-total = Noix
sheet-tie = À égalité, on partage la victoire (N6).
decided-shared = Autant de noix : la victoire est partagée.
