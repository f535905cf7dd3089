# Les mots du cours. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember ; note-… ; coach-…

pier-title = Place au quai !
pier-task = Votre charbon vous mène à Nantes, où Bruno tient le quai nord avec 1 marin ; vous en avez posé 2. Prenez-lui ce
    quai, puis débarquez vos trois barriques !
pier-once-landing = Le quai nord est à vous. Débarquez maintenant vos barriques, une par une.
pier-right = 2 contre 1 : Bruno file au quai sud. 3 barriques × 2 louis = { $amount } louis !
pier-wrong-trade = Débaucher le marin de Bruno coûte une barrique, et vous êtes déjà le plus fort.
pier-wrong-south = Le quai sud ne paie que 1 louis par barrique : 3 louis. Osez le nord, il paie double.
pier-wrong-midstream = Au milieu du fleuve, on ne débarque rien : 0 louis. Il faut un quai.
pier-wrong-kept = { $amount } louis seulement : il reste du vin à bord. Ici on le paie 2 louis la barrique, débarquez tout.
pier-remember = Pour charger et pour être payé, il faut être à quai. À Nantes, le nord paie 2, le sud 1.

exactly-title = Pile au bon endroit
exactly-task = L’émigrant et une barrique attendent à Tours, à 3 cases. Posez le charbon qu’il faut, puis déplacez-vous et
    accostez.
exactly-once-laid = Charbon posé : { $spaces }. Ajoutez-en, ou déplacez-vous.
exactly-right = 3 de charbon, 3 cases : Tours. L’émigrant et la barrique montent à bord, tous deux pour Nantes.
exactly-wrong-midstream = Vous êtes bien à Tours, mais au milieu du fleuve, et le quai était libre. Qui n’accoste pas ne
    charge rien.
exactly-wrong-no-coal = Sans charbon, le bateau reste à Orléans et la manche est perdue. Posez d’abord une carte.
exactly-wrong-short = Trop court : { $town }. Personne n’y attend.
exactly-wrong-far = Trop loin : { $town }. Le bateau brûle tout son charbon, on ne s’arrête pas en route.
exactly-remember = Le bateau avance d’exactement la somme de vos charbons. Comptez avant de poser.

turning-title = Demi-tour à Nantes
turning-task = Le curé veut aller à Saumur, derrière vous. Un bateau ne tourne qu’au bout du fleuve : 1 case jusqu’à Nantes,
    puis 3 en retour. Amenez-le et faites-le débarquer !
turning-once-landing = Saumur ! Débarquez le curé.
turning-right = 1 case jusqu’à Nantes, demi-tour gratuit, 3 cases en retour : Saumur. Le curé paie 1 louis.
turning-wrong-aboard = Voilà Saumur, mais le curé est encore à bord. Accostez, et débarquez-le : il paiera 1 louis.
turning-wrong-one-short = Angers : il manque une case. Le chemin jusqu’à Nantes compte aussi.
turning-wrong-far = { $town } : trop loin, et un bateau ne recule pas.
turning-wrong-short = { $town } : le curé reste à bord. Comptez 1 + 3.
turning-remember = On ne tourne qu’à Nantes et à Orléans, sans frais. Un passager ne paie qu’à sa destination.

sailors-title = Un marin de plus
sailors-task = Bruno tient le quai de Saumur avec 3 marins. Votre charbon vous y mène : posez assez de marins, puis accostez.
sailors-right = 4 contre 3 : chacun en perd 3, il vous en reste un. Le quai est à vous, la barrique et la tonnelière montent à
    bord.
sailors-wrong-tie = 3 contre 3 : tous sont perdus, et à égalité le premier arrivé reste. Il en fallait un de plus.
sailors-wrong-few = Trop peu : vous perdez vos marins et restez au milieu du fleuve. Bruno embarque tout.
sailors-wrong-no-fight = Au milieu du fleuve, on ne charge rien. Posez des marins, puis accostez.
sailors-refused-W17 = Sans marin, pas de combat : posez-en d’abord.
sailors-remember = Il faut un marin de plus que l’autre. À égalité, celui qui est à quai y reste.

fisherman-title = Qui pêche voit venir
fisherman-task = Bruno tient Tours avec 1 marin et vous en avez 2, mais Clara vise le même quai et il lui reste une carte en
    main. Avec le pêcheur, vous pouvez passer votre tour : laissez-la attaquer la première.
fisherman-once-fishing = Clara a posé un second marin. Le pêcheur est devant vous : passez.
fisherman-once-now = Clara a chassé Bruno, mais il ne lui reste qu’un marin. C’est le moment !
fisherman-right = Clara a battu Bruno à 2 contre 1 ; vous battez Clara à 2 contre 1. Tours est à vous, la barrique et
    l’émigrant montent à bord.
fisherman-wrong-midstream = Au milieu du fleuve, on ne charge rien : il vous faut le quai de Tours.
fisherman-wrong-first = Bruno est chassé, mais il ne vous reste qu’un marin : Clara arrive avec 2 et prend le quai. Faites-la
    jouer d’abord.
fisherman-wrong-too-soon = Ligne rangée trop tôt : Clara venait de poser un second marin, et elle vous prend le quai. Passez
    une fois.
fisherman-refused-W14 = Tous les autres ont fini : qui pêche seul ne peut plus passer.
fisherman-remember = Le pêcheur laisse passer son tour. Quand tous ceux qui restent pêchent, le suivant doit agir.

explosion-title = Boum !
explosion-task = Bruno a 3 de charbon, 3 barriques, et Nantes est à 3 cases : 6 louis pour lui. Il n’a plus de carte en main.
    Gâchez-lui le voyage !
explosion-right = Boum ! Il ne lui reste que { $spaces } de charbon : { $town } au lieu de Nantes, et pas un louis.
explosion-wrong-clara = Pauvre Clara, elle ne menaçait personne. Bruno accoste au nord : 6 louis pour lui.
explosion-wrong-coal = Et pendant ce temps, Bruno accoste au nord : 6 louis pour lui. Vous aviez mieux en main.
explosion-wrong-left = Bruno accoste au nord : 6 louis pour lui. Et votre explosion est restée dans votre main !
explosion-remember = L’explosion se joue sur un charbon adverse ; les deux cartes s’en vont. Visez qui a le plus à perdre.

sun-title = Soleil et bonnes cartes
sun-task = Nouvelle manche, en plein soleil : les deux barriques qui attendaient aux quais sont perdues, pas les vôtres, à
    bord. Nantes est à 2 cases : prenez la carte qui vous manque.
sun-right = Le charbon de 2, juste ce qu’il faut : Nantes, quai nord, 2 barriques × 2 = 4 louis en vue.
sun-wrong-three = Avec 3, vous passez Nantes et finissez à Ancenis, une case trop loin.
sun-wrong-one = 1 ne suffit pas, et Clara vient de prendre l’autre charbon de 1.
sun-wrong-other = Utile un jour. Mais sans 2 de charbon, vos barriques n’arrivent pas à Nantes, et Bruno vient de le prendre.
sun-remember = Regardez d’abord où vous voulez aller, puis prenez la carte. Le soleil ne gâte que le vin qui attend.

twenty-title = Vingt louis
twenty-task = À 20 louis, la manche est la dernière et le plus riche gagne : il vous en manque 6. Bruno tient le quai nord
    avec un marin ; débauchez-le contre une de vos barriques, et gagnez la partie !
twenty-once-hired = Le marin de Bruno est dans votre main. Posez-le, puis accostez au nord.
twenty-once-landing = Le quai nord est à vous. Débarquez vos trois barriques.
twenty-right = 1 marin contre 0, puis 3 barriques × 2 = 6 louis : vous voilà à { $mine }, Bruno à { $theirs }. La partie est
    gagnée !
twenty-wrong-midstream = Au milieu du fleuve, pas un louis. Il vous faut le quai nord.
twenty-wrong-wasted = Une barrique cédée pour rien : 3 louis au quai sud. Posez le marin avant de partir.
twenty-wrong-south = 4 barriques × 1 = 4 louis : 18 ne suffisent pas, et la partie continue. Au nord, trois barriques en
    paient 6.
twenty-wrong-kept = { $amount } louis, et la manche est finie : il en fallait 20. Débarquez les trois barriques.
twenty-refused-W17 = Pour ce quai il faut un marin posé devant vous : échangez une barrique contre celui de Bruno, puis
    posez-le.
twenty-remember = Contre une barrique de votre bateau, on débauche un marin posé par un autre. À 20 louis, on finit la manche.

first-game-title = Première descente
first-game-task = Une vraie partie à trois, avec deux apprentis. Je reste à vos côtés ; après trois manches et votre premier
    louis, le cours est fini, et vous jouez aussi longtemps que vous voulez.
first-game-remember = Du charbon, des marins, du vin : vous savez tout ce qu’il faut pour gagner vos vingt louis.
coach-place = Blois, Amboise ou Saumur : assez près de Nantes pour y être vite, assez haut pour charger en route.
coach-draft = Cherchez d’abord un quai où quelque chose attend, comptez les cases, puis prenez le charbon qui y mène. Ensuite,
    un marin.
coach-first-turn = Une carte à la fois, et les autres regardent. Commencez par celle qui en dit le moins : un pêcheur, ou un
    marin.
coach-start-pier = À la première manche, votre bateau tient encore son quai de départ, et vos marins le défendent. Les autres
    aussi.
coach-no-coal = Sans charbon, votre bateau ne bouge pas. Si ce n’est pas voulu, posez-en d’abord.
coach-taken = Le quai où mène votre charbon est pris : sans marin devant vous, vous resterez au milieu du fleuve.
coach-hurry = Rien ne presse : ceux qui partent après vous peuvent encore vous prendre le quai. Un marin posé, ou un pêcheur,
    aide.
coach-explosion = Vous avez une explosion, et un autre a posé du charbon : où le mène-t-il, et que transporte-t-il ?
coach-fishing = Tant que vous pêchez, vous voyez venir. Passez, ou rangez la ligne et agissez.
coach-loading = Deux bateaux à Nantes : chacun prend un passager à son tour. Choisissez une destination sur votre route.
coach-landing = Débarquez : l’or en poche est à l’abri. On peut aussi garder du vin pour le quai nord, la prochaine fois.
coach-driven-off = On vous a pris le quai ; ça arrive à tout le monde. La prochaine fois, partez plus tard, ou laissez un
    marin devant vous.
coach-sun = Le soleil a gâté le vin qui attendait. Celui d’aujourd’hui et celui des bateaux sont saufs.
coach-twenty = Dès que quelqu’un a 20 louis, la manche en cours est la dernière. Ce qui reste à bord ne paiera plus : livrez !
coach-won = Bravo, vous êtes le plus riche de la Loire !
coach-over = Belle première descente. La revue vous montre le coup qui a le plus compté.
