last-card-title = La plus haute carte
last-card-task = La plus haute carte remplit le bol, et qui l’a posée peut casser ce qui s’y trouve. C’est la dernière manche : prenez les noix.
last-card-once-highest = La vôtre est la plus haute. Les casser, ou les laisser ?
last-card-right = Votre 9 bat le 5 de Bruno : { $amount } points.
last-card-wrong-low = Le 5 de Bruno est plus haut : il gagne { $amount } points.
last-card-wrong-left = Il n’y a plus de manche pour laquelle les laisser.
last-card-remember = La plus haute carte dit combien il y a de noix, et qui peut les casser.
