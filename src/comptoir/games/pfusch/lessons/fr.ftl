# Les mots du cours. STEP-title, -task, -right, -wrong-…, -once-…, -refused-…, -remember ; note-… ; coach-…

note-year = Dans cette leçon, la suite de l’année se joue toute seule : des blocs de plâtre et des poches vides.

nobody-saw-title = Ni vu ni connu
nobody-saw-task = Chaque mois, vous ajoutez un bloc à votre bâtiment : du plâtre avec un bloc de bois à l’intérieur, ou du
    plâtre seul, et du dehors personne ne voit la différence. Il manque un bloc au vôtre : faites-le en plâtre seul !
nobody-saw-right = Bruno sonde votre bloc 1… du bois ! Vos deux blocs de plâtre passent inaperçus. Bâtiment terminé : 3 ×
    100 000 = 300 000 €, et le bois économisé vaudra encore 100 000 €.
nobody-saw-wrong-honest = Très honnête ! Mais économisé jusqu’à la fin, ce bois valait 100 000 €. Osez le plâtre.
nobody-saw-refused-F8 = Les jetons viennent après. D’abord, le bloc.
nobody-saw-refused-F7 = Un seul chantier à la fois : terminez celui-ci.
nobody-saw-remember = Bois ou plâtre, tous les blocs se ressemblent. Chaque bloc de bois économisé vaut 100 000 € à la fin.

probe-title = À vous la sonde
probe-task = Votre cadeau de 5 est le plus cher ce mois-ci : l’inspecteur, c’est vous, et vous désignez un bloc à sonder. Le
    bloc 1 de Bruno est en bois, tout le monde l’a vu ; sondez l’autre.
probe-right = Du plâtre ! Tout le bâtiment est rasé, le bois avec. Bruno perd deux blocs (100 000 €), et c’est sa première
    fraude.
probe-wrong-known = Du bois, on le savait déjà : il ne se passe rien. Essayez le bloc du dessus.
probe-wrong-own = C’est permis, mais c’est votre propre bâtiment ! Visez celui de Bruno.
probe-wrong-clara = Chez Clara, c’est du bois : rien ne bouge. Cherchez chez Bruno.
probe-remember = Un seul bloc de plâtre découvert, et tout le bâtiment est rasé.

by-christmas-title = Terminé avant Noël
by-christmas-task = Octobre : votre bâtiment est terminé, il vous reste trois blocs à poser cette année, et plus personne n’a
    de cadeau à offrir. Sur quel terrain rapportent-ils le plus ?
by-christmas-right = Trois mois, trois blocs : terminé en décembre, 3 × 100 000 = 300 000 €. Sans cadeau, aucun inspecteur
    n’est passé.
by-christmas-wrong-two = Terminé en novembre : 200 000 €. Mais le bloc de décembre restera seul sur un nouveau terrain, à
    50 000 €. Total : 250 000 €.
by-christmas-wrong-five = Trois blocs sur cinq : inachevé, chacun ne vaut que 50 000 €. Total : { $amount } €.
by-christmas-refused-F6 = Ce terrain est déjà bâti. Choisissez un terrain libre.
by-christmas-remember = Terminé, un bloc vaut 100 000 € ; inachevé, la moitié. Comptez les mois avant de choisir.

right-price-title = Le juste prix
right-price-task = Votre bâtiment est tout en plâtre. Devenez l’inspecteur à coup sûr, au plus bas prix : les jetons qui
    restent à chacun sont visibles.
right-price-right = Bruno n’a plus que 2 et 3 : votre 4 suffit. C’est vous qui désignez le bloc, votre bâtiment est à l’abri
    ce mois-ci, et il vous reste le 6.
right-price-wrong-six = Vous voilà inspecteur, mais trop cher : contre 2 et 3, le 4 suffisait. Gardez le 6 pour un mois plus
    dangereux.
right-price-wrong-one = Bruno joue 3 et sonde chez vous : du plâtre, deux blocs perdus (100 000 €).
right-price-wrong-pockets = Poches vides : c’est Bruno qui désigne le bloc, et c’est le vôtre.
right-price-remember = Onze jetons pour l’année, chacun une seule fois. Payez juste assez.

deal-title = Marché conclu ?
deal-task = Bruno et vous avez tous deux offert un 5 : accordez-vous sur un bloc, sinon Clara décide avec son 2. Bruno propose
    « Clara, bloc 2 » ; pour accepter, proposez le même bloc.
deal-once-stays = Bruno maintient « Clara, bloc 2 ». Trois propositions chacun, puis c’est Clara qui décide.
deal-once-own = Chez vous ? Votre bloc 2 est en plâtre ! Regardez plutôt chez Clara.
deal-right = Accord ! Du plâtre : le bâtiment de Clara est rasé, 2 × 50 000 = 100 000 € de moins pour elle.
deal-wrong-broken = Pas d’accord : Clara décide et sonde votre plâtre. Deux blocs perdus.
deal-remember = À égalité en tête, on s’entend sur un bloc, ou le cadeau suivant décide. Les promesses n’engagent personne.

informer-title = L’informateur
informer-task = Le bâtiment de Clara est terminé : en août, son panneau s’en va et plus personne ne pourra le sonder. Bruno a
    encore son 6 ; trouvez le jeton qui vous laisse sonder quand même, et servez-vous-en.
informer-once-mine = Bruno a sondé chez vous : du bois. À présent votre informateur parle : quel bloc ?
informer-right = Bruno sonde d’abord, puis c’est à vous : du plâtre ! Clara perd un bâtiment terminé, 3 × 100 000 = 300 000 €.
informer-wrong-wood = Du bois. C’est le bâtiment de Clara qui presse : le mois prochain, il sera trop tard.
informer-wrong-gift = Bruno joue 6 : votre cadeau ne pèse rien. Un autre jeton se moque des prix.
informer-wrong-pockets = Poches vides : vous regardez Bruno sonder, et Clara s’en sort.
informer-remember = L’informateur donne une inspection de plus, quels que soient les cadeaux. Deux informateurs s’annulent.

august-title = Vacances d’août
august-task = En août, ni cadeaux ni inspection. Posez le dernier bloc de votre bâtiment sans y perdre de bois, puis ouvrez un
    nouveau chantier en septembre.
august-once-september = Bâtiment terminé. Septembre : préparez un nouveau bloc, de bois ou de plâtre, comme il vous plaira.
august-once-site = Choisissez un terrain libre : votre panneau y déménage.
august-right = Un bâtiment de 4 blocs terminé : 400 000 €. Bruno est l’inspecteur de septembre, mais votre panneau est parti :
    ce plâtre-là, personne ne le trouvera jamais.
august-wrong-wood = Ce bois ne vous protège de rien : aucun inspecteur ne verra ce bloc. Économisé, il valait 100 000 €.
august-refused-F20 = En août, les inspecteurs sont en vacances : aucun jeton.
august-refused-F7 = Terminez d’abord ce bâtiment ; le nouveau terrain viendra en septembre.
august-remember = Terminé et sans panneau, un bâtiment est à l’abri pour toujours. Avril, c’est l’inverse : on ne bâtit pas,
    mais on inspecte.

third-time-title = La fois de trop
third-time-task = Décembre. Vous avez déjà été pris deux fois : à la troisième, vous perdez tout. Seul Bruno a encore un
    cadeau, et votre bloc 1 est connu ; de quoi sera fait le bloc 2 ?
third-time-right = Bruno sonde… du bois ! 3 blocs de bois économisés et 7 blocs terminés : { $mine } €. Vous gagnez, devant
    Bruno ({ $theirs } €).
third-time-wrong-out = Bruno sonde : du plâtre, pour la troisième fois. Vous quittez la partie avec 0 € au lieu de
    1 000 000 €, pour en avoir voulu 100 000 de plus.
third-time-refused-F8 = En décembre, le dernier jeton se joue tout seul. Il ne reste que le bloc à choisir.
third-time-remember = Première fois : le bâtiment. Deuxième : aussi un bloc de bois. Troisième : vous quittez la partie, sans
    rien.

first-game-title = Votre première année
first-game-task = Une vraie partie à trois, avec deux apprentis : douze mois, une trentaine de décisions. Je reste à vos
    côtés ; à la fin de l’année, le cours est fini.
first-game-remember = Tout ce que vous savez suffit pour jouer. À vous de bâtir, et d’oser !
coach-first-block = Personne ne vous soupçonne encore, mais tout le monde a ses gros cadeaux. Pour un premier bloc, le bois
    est prudent ; le plâtre, c’est pour le frisson.
coach-site = Petit bâtiment, petit risque : à 2 ou 3 blocs, il est vite terminé, et s’il est rasé vous perdez peu.
coach-first-token = Avez-vous du plâtre à cacher ? Alors offrez un vrai cadeau. Sinon, un petit, ou les poches vides.
coach-inspect = Cherchez le dernier bloc d’un bâtiment tout juste terminé : c’est là que l’on triche le plus, et bientôt il
    sera trop tard.
coach-inform = Votre inspection de plus : tout bloc à côté d’un panneau peut être sondé. Lequel vous semble louche ?
coach-torn-down = Aïe ! La première fois ne coûte que le bâtiment. Presque tous les gagnants y passent ; c’est la troisième
    qui vous sort de la partie.
coach-wood-seen = On a sondé chez vous : du bois, tout le monde l’a vu. On cherchera sans doute ailleurs, et vos autres blocs
    peuvent en profiter.
coach-bargain = Proposez un bloc qui n’est à aucun de ceux qui marchandent : c’est là que l’accord se fait.
coach-april = Il pleut : on ne bâtit pas, mais on sonde. Un bâtiment terminé en mars est encore exposé ce mois-ci.
coach-august = Pas d’inspecteur ce mois-ci : ce bloc termine votre bâtiment, et en plâtre il ne risque rien.
coach-late-site = Blocs à poser d’ici la fin de l’année : { $months }. Choisissez un terrain que vous pourrez terminer.
coach-twice = Encore une fois, et vous quittez la partie. Tant que de gros cadeaux circulent, mettez du bois.
coach-won = { $amount } € : le plus beau profit de la ville. L’an prochain, vous oserez davantage !
coach-over = Votre profit : { $amount } €. La revue vous montre le coup qui a le plus compté ; l’an prochain, vous oserez
    davantage !
