# Ce que les contrôles disent de tout plateau : `kernel/boards.py`. Les phrases propres à un jeu sont avec ses textes.
board-no-object = Ce doit être un objet avec { $keys }.
board-missing = « { $key } » manque.
board-unknown-key = { $key } n’a rien à faire ici.
board-other-game = C’est un plateau pour { $found }, pas pour { $game }.
board-no-list = Ce doit être une liste.
board-too-long = La liste est trop longue : { $many }, au plus { $most }.
board-no-name = Le texte en « { $language } » est vide ou ne peut être imprimé.
board-long-name = Le texte en « { $language } » est trop long : { $many }, au plus { $most }.
board-no-id = Un identifiant est un mot en minuscules de a à z et en chiffres, pas { $found }.
board-same-id = { $found } s’y trouve deux fois.
board-no-whole = Ce doit être un nombre entier, pas { $found }.
