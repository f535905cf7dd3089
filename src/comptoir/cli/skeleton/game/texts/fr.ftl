title = Nuts
tagline = Posez haut et cassez-les.
action-lay = Poser le { $card }
action-crack = Casser les noix
action-leave = Laisser les noix
param-card = Carte
detail-pot = { $amount } dans le bol
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
