# Les phrases du client. Les mêmes clés et variables que dans en.ftl et de.ftl.
# Never: maison, dress*, débarrass*, causerie, glouton, graine
skip-to-content = Au contenu
main-menu = Menu
to-the-shelf = À l’étagère
to-the-table = À la table
language = Langue
language-fr = Français
language-en = English
language-de = Deutsch
settings = Réglages
settings-kept = Gardés sur cet appareil seulement.
theme = Lumière
theme-auto = Comme l’appareil
theme-light = Plein jour
theme-dark = À la lampe
speed = Les pièces bougent
speed-0 = pas du tout
speed-220 = vite
speed-450 = posément
speed-900 = lentement
breaks = S’arrêter aux pauses pour voir le décompte
announce = Annoncer aux lecteurs d’écran
announce-all = tout
announce-others = ce que font les autres
announce-turn = seulement mon tour
sound = Sons discrets
at-once = Jouer mes coups aussitôt, sans confirmation
previews = Montrer ce qu’un choix rapporterait
close = Fermer
not-found = Il n’y a rien ici
not-found-more = L’adresse est peut-être mal écrite. Les jeux sont sur l’étagère.
no-board = Ce plateau est encore chez le menuisier.

welcome = Prenez une chaise
welcome-more =
    Des jeux de négoce et de bluff, complets, aux règles exactes et aux robots honnêtes.
    Seul, avec des amis au loin ou autour d’un écran. Sans compte.
play-now = Jouer
invite = Inviter
same-screen = Même écran
choose-bots = Choisir les robots
rules = Règles
players = { $least } à { $most } joueurs
minutes = { $least } à { $most } min
weight = Complexité : { $weight } sur 5
my-tables = Mes tables
older-tables = Mes tables plus anciennes
watched-tables = Tables que je regarde
open-tables = Tables à rejoindre ou à regarder
open-tables-none = Aucune table n’attend personne. Ouvrez-en une et lancez des invitations.
recent-records = Parties jouées
recent-records-none = Pas encore de partie finie à regarder.
your-turn = À vous
your-turn-until = À vous : encore { $left }
table-gathered = toutes les places prises
table-open = places libres
table-running = en cours
seat-open = place libre
bot-name = { $level } { $seat }
bot = robot
bot-of-level = · robot · { $level }
bot-says = { $seat } dit : { $words }
bot-words = Un mot des robots
bot-words-true = de temps en temps
bot-words-false = jamais
level-beginner = Débutant
level-apprentice = Apprenti
level-merchant = Marchand
level-master = Maître
level-grandmaster = Grand maître

setup-invite = Ouvrez une table et envoyez le lien : on s’y assied en le suivant.
setup-screen = Tout le monde joue sur cet appareil. Un rideau tombe entre les tours.
setup-bots = Vous contre des robots, qui ne voient pas votre jeu.
your-name = Votre nom
seats-count = Joueurs à la table
player-number = Joueur { $number }
a-bot = un robot
bot-level = Niveau des robots
bots-alike = Tous du même niveau
bots-differ = divers
bot-level-of = Niveau : { $name }
bot-here = Un robot ici
free-seat = Libérer la place
clock = Pendule
clock-kind-none = aucune
clock-kind-live = en direct : un temps par coup
clock-kind-days = en différé : des jours par coup
clock-none = Pas de pendule : prenez votre temps.
clock-live = Pendule : { $move } par coup.
clock-days = En différé : { $move } par coup.
clock-reserve = En réserve pour chacun : { $reserve }.
clock-vacation = Congés pour chacun : { $vacation }, pendule arrêtée.
clock-field-seconds = Secondes par coup
clock-field-reserve = Réserve, en minutes
clock-field-days = Jours par coup
clock-field-reserve_days = Réserve, en jours
clock-field-vacation = Congés, en jours
clock-zero = Quand le temps est écoulé
clock-zero-bot = Temps écoulé : un robot joue jusqu’au retour.
clock-zero-pass = Temps écoulé : on passe ; où l’on ne peut passer, un robot joue.
clock-zero-out = Temps écoulé : un robot joue jusqu’à la fin.
clock-pick-bot = un robot joue jusqu’au retour
clock-pick-pass = on passe
clock-pick-out = un robot joue jusqu’à la fin
clock-more = puis { $reserve } de réserve
game-rated = La partie compte pour le classement
game-hints = Les conseils sont permis
rated-yes = La partie compte pour le classement : pas de conseils, et rien n’est repris.
rated-no = Partie amicale : elle ne compte pas pour le classement.
hints-no = Pas de conseils.
table-public = Tout le monde peut voir cette table et s’y asseoir
seats-by-lot = Tirer les places au sort
set-the-table = Ouvrir la table
begin = Commencer

invited = Une invitation pour vous
you-are = Vous êtes { $name }.
sit-down = S’asseoir
sit-here = S’asseoir ici
invitation-gone = Cette invitation n’est plus valable. Demandez-en une autre.
invitation-gone-more = L’hôte peut reprendre ses liens, et ils finissent avec la table. Vous pouvez toujours ouvrir la vôtre.
lobby = La table est prête. La partie commence quand les places sont prises.
table-closed = Cette table est fermée.
table-full = Cette partie est devenue trop longue pour le serveur : personne ne peut continuer. La table est fermée un jour après le dernier coup.
invitation-link = Invitation : envoyez ce lien
copy = Copier
copied = Copié
copy-link = Copier le lien
fill-with = Compléter avec des robots de niveau
begin-with-bots = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
  }
host-begins = L’hôte lancera la partie.
leave = Partir
leave-table = Quitter la table
leave-table-more = { $seats ->
    [one] Un robot prend votre place et joue jusqu’à la fin. Vous ne pourrez pas revenir.
   *[other] Des robots prennent toutes les places de cet écran et jouent jusqu’à la fin. Vous ne pourrez pas revenir.
  }
leave-table-yes = { $seats ->
    [one] Céder ma place
   *[other] Céder nos places
  }
leave-table-no = Rester
watch = Suivre cette table

table-missing = Cette table n’existe pas
table-missing-more = Ou elle est privée, sans invitation pour vous.
seats = Places
you = vous
to-move = à jouer
choosing = choisit
ready = prêt
wins = gagne
stand-in = absent, un robot joue
clock-label = encore { $left }
clock-watching = encore { $left } ; l’horloge attend pendant que vous regardez
finished = La partie est finie.
confirm-your-turn = Confirmez votre tour
confirm = Confirmer
take-back = Annuler
take-all-back = Tout annuler
sealed-changed = Votre choix est scellé : { $action }
sealed-may-change = C’est choisi. Vous pouvez changer d’avis tant que tous ne sont pas prêts.
bot-plays-for-you = Un robot joue pour vous.
come-back = Je suis de retour
choices = Vos choix
type-a-choice = Chercher un coup (touche /)
why-not = Pourquoi c’est interdit
why-not-more = Cherchez ce que vous aimeriez faire. On vous dira pourquoi ce n’est pas possible maintenant.
why-not-what = Que voulez-vous faire ?
what-is-this = Qu’est-ce que c’est ?
what-is-this-more = Montrez une chose, touchez-la ou passez d’une à l’autre avec Tab : elle dit ce qu’elle est.
done-asking = Terminé
better-not = Plutôt pas
all-the-same = Le faire quand même
see-the-rule = Voir la règle
do-it = Le faire
why-not-others = { $count ->
    [one] { $count } autre : précisez votre recherche.
   *[other] { $count } autres : précisez votre recherche.
  }
allowed = C’est permis : allez-y.
hint = Conseil
thinking = Je réfléchis…
hint-sure = Un robot qui ne voit que ce que vous voyez a imaginé { $asked } suites de la partie, dont { $agreed } avec ce coup. La chance vaut entre égaux, et elle a été mesurée.
hint-no-reason = Aucune raison ne domine ; de ce que le robot a imaginé, c’est son choix le plus fréquent ({ $agreed } sur { $asked }).
hint-chance = Vos chances de gagner :
hint-even = (à égalité : { $even })
hint-tells = { $chance }, { $standing }
hint-about-even = à peu près à égalité
hint-a-little-ahead = un peu devant
hint-a-little-behind = un peu derrière
hint-clearly-ahead = nettement devant
hint-clearly-behind = nettement derrière
hint-do = Jouer ce coup
hint-more = Plus
hint-how = D’où je le sais
hint-equal = égal
hint-mixed = Variez, pour que personne ne lise dans votre jeu :
hint-in-ten = { $share } sur 10
score-sheet = Feuille de score
sheet-later = { $kind }, à la fin
sheet-so-far = jusqu’ici
sheet-thousands = Montants en milliers.
sheet-unknown = Caché jusqu’à la fin
sheet-empty = Rien n’a encore été compté.
undo = Reprendre mon coup
undo-asked = { $player } voudrait reprendre un coup.
undo-agree = D’accord
undo-refuse = Non
undo-drop = Tant pis
undo-refused = Les autres préfèrent ne pas revenir en arrière.
undo-waits = On attend { $players }.
event-undone = { $seat } a repris un coup.
log = Ce qui s’est passé
log-of = Lignes de
log-of-all = tout le monde
log-search = Chercher
log-more = { $count ->
    [one] Une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
  }
look-back = Revoir la table à ce moment-là
looking-back = La table après l’entrée { $n }
back-to-now = Revenir à maintenant
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-say-watchers = À ceux qui regardent
chat-watchers = regarde
chat-about = Au sujet de ce qu’a dit { $name }
# Never 0.
chat-unread = { $count ->
    [one] { $count } nouvelle ligne de discussion
   *[other] { $count } nouvelles lignes de discussion
  }
report = Signaler
report-more = Seules les personnes qui gèrent ce serveur le liront.
report-words = Qu’est-ce qui ne va pas ? (Vous pouvez ne rien dire.)
report-send = Envoyer
report-sent = Merci. Ce sera examiné.
trouble-too_many_reports = Vos { $most } derniers signalements n’ont pas encore été lus.
trouble-no_vacation = Il ne reste plus de congés.
trouble-no_hints = À cette table, pas de conseils.
vacation = en congés
on-vacation = en congés, au plus tard jusqu’au { $until }
vacation-mine = Vous êtes en congés, au plus tard jusqu’au { $until }.
next-table = Table suivante : { $game }
vacation-left = En congés, votre pendule s’arrête. Il reste { $left }
vacation-begin = Partir en congés
vacation-end = Je suis de retour
stand-in-of = le robot pour { $name }
note-passed = Temps écoulé pour { $name } : on passe.
note-vacation = { $name } est en congés.
note-vacation_over = { $name } est de retour de congés.
send = Envoyer
mute = Masquer ses messages
muted = Personnes masquées
unmute = Afficher de nouveau
away = Connexion interrompue. Nouvelle tentative en cours ; rien n’est perdu.
last-counting = Dernier décompte ▶
counting = Décompte
since-your-turn = Depuis votre tour
nobody-moved = Personne n’a encore joué.
since-lately = Dernièrement
you-chip = Vous
since-undone = a repris un coup
mark-done = depuis votre tour : { $player }
mark-sketched = votre esquisse
mark-advised = conseillé
again-of = Revoir ce qu’a fait { $player }
show-me = Montrez-moi
stage-left = encore { $count } à voir
stage-now = Maintenant
go-on = Continuer
hand-to = Passez l’appareil à { $player }
hand-to-more = Les autres, détournez les yeux.
i-am = Je suis { $player }

house-away = Le serveur ne répond pas
house-away-more = Il est peut-être en train de démarrer. Nouvelle tentative en cours.
try-again = Réessayer
# One for each word by which the server says why it does not do something; a test lists them.
trouble-house = Le serveur n’a pas répondu correctement. Réessayez.
trouble-unavailable = Le serveur ne peut rien noter pour l’instant. Votre coup est renvoyé tout seul.
trouble-error = { trouble-house }
trouble-internal = Une erreur s’est produite chez nous. Elle a été notée.
trouble-undone = Personne n’a pu finir cela à temps. Réessayez plus tard.
trouble-too_many = C’était trop rapide. Attendez un instant.
trouble-busy = On réfléchit encore à ce que vous avez demandé. Attendez un instant.
trouble-too_large = C’est trop long pour le serveur.
trouble-wrong_type = { trouble-bad_request }
trouble-no_such_method = { trouble-bad_request }
trouble-forbidden = Cette page est restée ouverte trop longtemps. Rechargez-la.
trouble-bad_request = Quelque chose ne va pas dans ce que vous avez saisi.
trouble-nobody = Dites d’abord sous quel nom vous jouez.
trouble-not_found = Cela n’existe pas, ou pas pour vous.
trouble-not_yours = Impossible : cette place ou cette table n’est pas la vôtre.
trouble-refused = La règle ne le permet pas.
trouble-stale = La partie a avancé entre-temps. Revoyez la situation.
trouble-conflict = { trouble-stale }
trouble-stale_step = { trouble-stale }
trouble-not_running = La partie n’est pas en cours.
trouble-not_over = La partie n’est pas finie.
trouble-begun = La partie a déjà commencé.
trouble-open_seat = Une place est encore libre.
trouble-unknown_seat = Cette place n’existe pas.
trouble-not_handed = L’écran n’a pas encore été passé à cette place.
trouble-unknown_action = Ce n’est pas une action de ce jeu. Tapez le début d’un des choix proposés.
trouble-nothing_to_choose = Vous n’avez rien à choisir pour l’instant.
trouble-nothing_to_confirm = Il n’y a rien à confirmer.
trouble-no_advice = Pas de conseil pour l’instant.
trouble-cannot_undo = Ce coup ne peut pas être repris.
trouble-other_proposal = Quelqu’un propose déjà de revenir à un autre coup.
trouble-undo_refused = Cela a été refusé. Vous pourrez redemander après la prochaine action.
trouble-too_many_undos = À cette table, on ne peut plus rien reprendre.
trouble-table_full = Cette partie est trop longue : le serveur garde { $most } entrées au plus. Personne ne peut continuer.
trouble-taken = Impossible : c’est déjà pris, ou déjà fait.
trouble-too_many_entries = Actions revues d’un coup : { $most } au plus. Voyez plutôt la rediffusion.
trouble-too_many_open = Tables pas encore commencées : { $most } au plus. Commencez-en une ou quittez-en une d’abord.
trouble-too_many_running = Parties en cours : { $most } au plus. Finissez-en une d’abord.
trouble-too_many_bot_tables = Tables où des robots jouent entre eux : { $most } au plus. Attendez qu’ils aient fini.
trouble-same_words = Quelqu’un d’autre a promis les mêmes mots. Réessayez.
trouble-other_words = Ce ne sont pas les mots que votre navigateur avait promis.
trouble-not_called = Les mots s’ajoutent quand la partie commence, ni avant ni après.
trouble-bad_record = Ce n’est pas une partie que nous sachions lire.
trouble-bad_name = Ce nom ne convient pas : choisissez des lettres visibles, { $most } au plus, et pas le nom d’un robot.
trouble-wrong_key = L’identifiant, le mot de passe ou la clé d’accès n’est pas bon.
trouble-no_password = Vous n’avez pas encore de mot de passe.
trouble-bad_passkey = Cette clé d’accès n’a pas été faite pour cette adresse.
trouble-no_question = La demande a expiré. Recommencez.
trouble-last_way_in = C’est votre seul accès : choisissez d’abord un mot de passe ou une autre clé d’accès.
trouble-too_many_passkeys = Clés d’accès : { $most } au plus. Oubliez-en une d’abord.
trouble-too_many_tokens = Jetons : { $most } au plus. Révoquez-en un d’abord.
trouble-too_many_muted = Personnes masquées : { $most } au plus.
trouble-said_enough = Messages à une table : { $most } au plus. Tout a été dit ici.

curve-axis = Manches
lowest-wins = Le score le plus bas gagne.
game-over = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
  }
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir
download = Télécharger la partie
verify = Vérifier le mélange
genuine = Toutes les règles ont été respectées, et chaque mélange est bien celui qui avait été scellé.
not-genuine = Cette partie n’est pas authentique.
seal = Sceau du tirage, publié avant la donne :
seed-checked = Votre navigateur a ouvert le sceau lui-même : il y trouve bien le nombre qui avait été scellé.
seed-false = Votre navigateur a ouvert le sceau lui-même : il y trouve un autre nombre que celui qui avait été scellé.
words-mine = Les mots de votre navigateur sont dans le mélange, ajoutés après le sceau et après la promesse de chacun : personne n’a pu le choisir, pas même le serveur.
words-mine-but = Les mots de votre navigateur sont dans le mélange, ajoutés après le sceau et après la promesse de chacun.
words-touched = Le sceau, les mots de votre navigateur ou une promesse ne sont pas ce que votre navigateur a vu avant la donne. Quelqu’un a pu choisir ce mélange.
words-away = Votre navigateur était absent au début de la partie et n’a rien ajouté au mélange.
words-elsewhere = Vous avez pris place ici avec un autre navigateur : lui seul peut retrouver ses mots.
words-nobody = Aucun navigateur n’a ajouté de mots à ce mélange. Le sceau montre que personne ne l’a changé, non que personne ne l’a choisi.
words-others = Vous n’avez pas ajouté de mots à ce mélange. Ceux qui l’ont fait peuvent y retrouver les leurs.
words-lacking = { $count ->
    [one] Un navigateur avait promis des mots et n’en a pas ajouté. De mèche avec le serveur, il aurait pu choisir entre deux mélanges, pas plus.
   *[other] { $count } navigateurs avaient promis des mots et n’en ont pas ajouté. De mèche avec le serveur, ils auraient pu choisir entre { $shuffles } mélanges, pas plus.
  }
words-added = Mots ajoutés au mélange
words-how = Pourquoi personne ne peut-il choisir le mélange ?
words-how-seal = Avant la donne, le serveur a tiré un nombre secret et en a montré le sceau à tous : il ne pouvait plus en prendre un autre ensuite.
words-how-words = Quand vous avez pris place, votre navigateur a tiré des mots au hasard et n’en a donné que la promesse. Une fois le sceau et toutes les promesses sur la table, chaque navigateur a ouvert ses mots, et le mélange est né de tous ces mots et du nombre secret. Pour le choisir, il aurait fallu connaître vos mots d’avance, et seul votre navigateur les connaissait.
words-how-limits = Ce que cela ne montre pas : le serveur connaît le nombre secret pendant que vous jouez. Il n’a pas pu choisir les cartes, mais il pourrait les regarder.
words-called = On mélange les cartes : chaque navigateur ajoute ses mots.
replay-running = Cette partie se joue encore
replay-as = Vue par
replay-as-all = tout ouvert
replay-as-public = un spectateur
replay-speed = Vitesse
play = Lecture
pause = Pause
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
step-of = Pas { $at } sur { $last }
contents = Sommaire
rules-learn = Pour apprendre
rules-look-up = Pour consulter
rules-find = Chercher, ou un numéro
rules-found-none = Rien trouvé
ruling-of = { $rule } : pourquoi nous jouons ainsi
ruling-why = Pourquoi :
ruling-otherwise = On peut aussi lire :
try-it = Essayer
try-afresh = Recommencer
try-leave = Revenir à l’image

me = Moi
nobody-yet = Pas encore de nom
me-nobody = Vous pouvez jouer tout de suite. Un nom suffit, et même lui peut attendre.
me-guest = Invité : ce navigateur se souvient de vous.
me-account = Vous avez un compte : connectez-vous sur tout appareil.
keep = Enregistrer
done = C’est fait.
my-record = Mes parties
game = Jeu
played = Jouées
won = Gagnées
rating = Cote
rating-more = Chacun commence à 1 500 ; qui gagne plus qu’attendu monte. Avec moins de dix parties classées, une cote est provisoire.
make-account = Ouvrir un compte
make-account-more = Utile seulement pour jouer sur plusieurs appareils. Sans courriel ; personne d’autre ne voit l’identifiant.
account-made = Vous avez maintenant un compte.
handle = Identifiant
password = Mot de passe (au moins 10 caractères)
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
log-in = Se connecter
log-in-passkey = Se connecter par clé d’accès
logged-in = Content de vous revoir.
logged-out = Déconnexion effectuée.
logged-out-everywhere = Déconnexion effectuée partout ; les jetons de vos programmes ne valent plus.
password-changed = Votre mot de passe est changé. Les autres appareils sont déconnectés et les jetons de vos programmes ne valent plus.
passkeys = Clés d’accès
add-passkey = Ajouter une clé d’accès
forget = Oublier
tokens = Jetons pour programmes
tokens-more = Avec un jeton, un de vos programmes peut jouer en votre nom. Les jetons prennent fin quand vous changez de mot de passe ou vous déconnectez partout.
token-made = Voici le jeton. Il n’est montré que cette fois.
program = Nom du programme
make-token = Créer un jeton
revoke = Révoquer
leave-house = Déconnexion et suppression
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
log-out-guest = Vous n’avez pas de compte : sans mot de passe ni clé d’accès, personne ne peut revenir sous votre nom. Si vous vous déconnectez, vos places dans les parties en cours sont perdues.
log-out-guest-yes = Se déconnecter quand même
delete-me = Supprimer mes données
delete-me-more = Votre nom, votre compte et vos messages sont supprimés. Les parties jouées restent, sans votre nom.

# Cours
learn = Apprendre
learn-go-on = Continuer le cours
learn-steps = Leçons
learn-done = (fait)
learn-right = C’est juste !
learn-wrong = Pas tout à fait.
learn-remember = À retenir :
learn-glows = Le bon endroit est maintenant éclairé. Essayez encore.
learn-again = Essayer encore
learn-continue = Continuer
learn-back = Retour
learn-skip = Passer
learn-rules = Dans le livret :
learn-summary = Ce que vous savez maintenant
learn-summary-more = C’était le cours. Il ne reste plus qu’à jouer.
learn-first-game = Jouer votre première partie
learn-to-first-game = Revenir à votre première partie
learn-first-game-again = La recommencer
learn-not-kept = Cela n’a pas pu être gardé : le serveur ne répond pas.
coach = Votre guide
coach-enough = Vous avez fini le cours ! Jouez aussi longtemps que vous voulez.
# ---- puzzles ----
puzzles = Problèmes
puzzles-lead = Des positions de parties entre maîtres où un choix est nettement le meilleur, d’après ce que vous voyez. On y a réfléchi deux fois, et longuement.
puzzles-tally = Résolus du premier coup : { $solved } sur { $all }
# Never 0.
puzzle-streak = { $days ->
    [one] Série : 1 jour
   *[other] Série : { $days } jours
  }
puzzle-today = Problème du jour
puzzle-next = Problème suivant
puzzle-every = Tous
puzzle-all = Tous les problèmes
puzzle-level-1 = Facile
puzzle-level-2 = Moyen
puzzle-level-3 = Difficile
puzzle-number = Problème { $number }
puzzle-solved = résolu
puzzle-missed = manqué
puzzle-open = pas encore essayé
puzzle-ask = Un choix est nettement le meilleur, d’après ce que vous voyez. Lequel ?
puzzle-once = Vous l’avez déjà essayé : seul le premier essai compte.
puzzle-right = Bien vu ! Rien d’autre ne s’en approche.
puzzle-wrong = L’idée était tentante, mais le meilleur choix est : { $action }
puzzle-chances = Chances de gagner, entre égaux
puzzle-best = le meilleur
puzzle-mine = votre choix
puzzle-unweighed = Votre choix n’était pas de ceux qui méritaient qu’on s’y arrête.
puzzle-about = { $chance } ± { $off }
puzzle-even = À égalité : { $even }. Le signe ± dit de combien une chance peut s’écarter : deux fois l’erreur type de douze longues recherches.
puzzle-show = Montrer sur le plateau
# ---- notices ----
notices = Être prévenu
notices-more = Quand c’est à vous et que vous êtes absent, quand votre temps s’écoule, quand une partie est terminée ou qu’une autre est proposée. Jamais pour ce que vous avez vu vous-même, et rien des cartes de personne.
notices-here = Me prévenir sur cet appareil
notices-denied = Le navigateur ne le permet pas. Voyez ses réglages pour cette page.
notices-insecure = Ce navigateur ne peut être prévenu que par https.
notices-unknown = Ce navigateur ne peut pas être prévenu. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
notices-guest = Avec un compte, aussi par courriel, dans votre agenda ou par un webhook.
notices-others = Par courriel, dans un agenda, par un webhook
notices-kind-here = Cet appareil
notices-kind-push = Un autre appareil
notices-kind-mail = Courriel
notices-kind-calendar = Agenda
notices-kind-webhook = Webhook
notices-unconfirmed = En attente : suivez le lien de la lettre.
notices-try = Essayer
notices-tried = Un mot est en route.
notices-mail = Votre adresse, au plus une lettre par heure
notices-mail-add = M’écrire
notices-mail-sent = Une lettre est en route. Suivez le lien qu’elle contient.
notices-no-mail = Ce serveur n’envoie pas de courriel.
notices-calendar = Une adresse privée avec vos échéances, pour votre agenda
notices-calendar-add = Créer une adresse
notices-webhook = Webhook : une adresse https à vous, qui est appelée
notices-webhook-add = Ajouter
notices-shown-webhook = Ce qu’il reçoit est signé avec ceci (HMAC-SHA256 dans X-Comptoir-Signature). Montré une seule fois.
notices-shown-calendar = Abonnez votre agenda à cette adresse. Gardez-la pour vous ; elle n’est montrée qu’une fois.
remove = Retirer
letter-confirm = Les lettres de Comptoir
letter-confirm-more = Faut-il écrire à cette adresse quand c’est à vous de jouer ?
letter-confirm-yes = Oui, écrivez-moi
letter-confirm-done = Des lettres viendront quand c’est à vous et que vous êtes absent.
letter-unsubscribe = Plus de lettres
letter-unsubscribe-more = Aucune lettre ne viendra plus à cette adresse.
letter-unsubscribe-yes = Plus de lettres
letter-unsubscribe-done = C’est fait. Aucune lettre ne viendra plus.
trouble-needs_account = Il faut un compte pour cela.
trouble-no_mail = Ce serveur n’envoie pas de courriel.
trouble-bad_address = Rien ne peut être envoyé à cette adresse.
trouble-too_many_channels = Façons d’être prévenu : { $most } au plus. Retirez-en une d’abord.
# ---- ways back ----
codes = Codes de secours
codes-more = Si vous oubliez votre mot de passe, un de ces codes vous laisse entrer et vous en choisissez un autre. Chacun sert une fois. Notez-les en lieu sûr.
codes-make = Créer des codes de secours
codes-again = En créer de nouveaux
codes-left = { $count ->
    [0] Vous n’en avez aucun.
    [one] Il vous reste { $count } code.
   *[other] Il vous reste { $count } codes.
  }
codes-made = Voici vos codes. Ils ne sont montrés qu’une fois.
elsewhere = Continuer sur un autre appareil
elsewhere-more = Invité, vous n’êtes connu que de ce navigateur. Un lien à usage unique vous mène à votre téléphone ou à un autre ordinateur, avec votre nom et vos tables.
elsewhere-more-account = Connectez-vous là-bas comme d’habitude, ou prenez un lien à usage unique.
elsewhere-go = Montrer le chemin
elsewhere-how = Visez ceci avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Il sert une fois, dans les dix minutes. Qui l’ouvre devient vous : ne le donnez à personne.
elsewhere-qr = Code QR avec le lien
address-local = Cette adresse ne mène qu’à cette machine même. Ouvrez d’abord Comptoir par sa propre adresse.
my-data = Ce qu’on sait de moi
export = Tout, dans un fichier
privacy = Vie privée
passkey-name = Nom de cette clé d’accès
forgotten = Mot de passe oublié ?
recover = Retrouver votre compte
recover-more = Avec un des codes de secours que vous avez notés.
recover-code = Code de secours
recover-go = Se connecter avec le nouveau mot de passe
recover-letter = Ou par lettre
recover-letter-go = M’envoyer un lien
recover-letter-sent = Si ce compte existe et a une adresse confirmée, une lettre est en route.
recover-keeper = Ni code ni courriel ? Demandez à qui tient ce serveur : on peut vous donner un lien.
recovered = Bon retour, { $name }. Les autres appareils sont déconnectés.
recovered-handle = Votre identifiant est { $name }.
recovered-go = Vers ma page
move = Continuer ici
move-more = Désormais cet appareil vous connaît aussi, avec votre nom et vos tables.
move-go = Continuer ici
move-somebody = Cet appareil vous connaît déjà : { $name }. Déconnectez-vous d’abord pour être quelqu’un d’autre ici.
privacy-who = Qui garde ces données
privacy-who-more = Qui tient ce serveur, sur sa propre machine. Comptoir ne fait appel à aucune autre entreprise : pas de publicité, pas de comptage des visites, pas de polices ni de scripts venus d’ailleurs.
privacy-guest = En invité
privacy-guest-more = Le nom que vous avez choisi et un cookie tiré au hasard, par lequel votre navigateur est reconnu. Le serveur n’en garde que l’empreinte. Les adresses réseau servent aux limites et ne sont pas notées.
privacy-account = Avec un compte
privacy-account-more = Aussi votre identifiant, l’empreinte de votre mot de passe (argon2) et vos clés d’accès : nous gardons leur moitié publique et le nom que vous leur avez donné ; votre empreinte digitale ou votre visage ne quitte jamais votre appareil. Une clé d’accès est liée à l’adresse de ce serveur ; il n’y en a pas sans connexion sécurisée, et nous ne pouvons pas rendre celle que votre appareil a perdue – c’est à cela que servent les codes de secours.
privacy-games = Parties et conversations
privacy-games-more = Les coups, les résultats, les classements, les leçons et les problèmes que vous avez faits, et ce qui se dit à une table. Qui peut voir une table voit les noms de ses joueurs et sa conversation ; les tables publiques sont ouvertes à tous. Les cartes cachées ne sont montrées à personne avant que les règles ne le disent. Ce que vous signalez est lu, avec votre nom, par qui tient ce serveur.
privacy-notices = Être prévenu
privacy-notices-more = Seulement si vous le demandez : l’adresse qu’a donnée votre navigateur, votre messagerie ou votre programme. Ce qui part vers un navigateur est chiffré pour lui. Un avis nomme le jeu et les personnes à la table, jamais les cartes de quelqu’un. Pour savoir si vous en avez besoin, le serveur note quand vous avez eu une table sous les yeux pour la dernière fois.
privacy-others = Qui d’autre apprend quelque chose
privacy-others-more = L’éditeur de votre navigateur achemine les avis sans pouvoir les lire ; votre messagerie achemine les lettres. Personne d’autre.
privacy-long = Combien de temps
privacy-long-more = Les invités sans trace sont oubliés après 30 jours, les connexions après 180. Les parties terminées restent. Qui tient le serveur peut avoir choisi d’autres durées, et garde des sauvegardes.
privacy-delete = Emporter, supprimer
privacy-delete-more = Sur votre page : tout ce qu’on sait de vous dans un fichier, et le bouton qui supprime nom, compte, conversations, classements et avis. Les parties jouées restent, sans votre nom.
trouble-no_ticket = Ce lien ou ce code n’est plus valable : il sert une fois, et pas pour toujours.
trouble-somebody_here = Cet appareil connaît déjà quelqu’un. Déconnectez-vous d’abord.
trouble-banned = Qui tient ce serveur ne vous laisse pas entrer.

answers-more = Plus
tools = Outils
more = Autres
full-screen = Plein écran
keys = Touches du clavier
copy-table-link = Copier le lien de cette table
beside-the-board = À côté du plateau
log-find = Filtrer et chercher
seat-whole = Tout ce que possède { $player }
all-choices = Tous les choix
choices-found = { $count ->
    [0] Aucun choix de ce nom
    [one] Un choix
   *[other] { $count } choix
  }
tool-hint = Conseil
tool-why = Raison
tool-what = Loupe
tool-score = Points
tool-choices = Choix
tool-rules = Règles
tool-undo = Annuler
tool-log = Journal
tool-more = Autres
keys-anywhere = Partout
keys-table = À la table
keys-board = Sur le plateau
keys-stage = Pendant que les coups se jouent
keys-replay = En revoyant une partie
key-show-keys = montrer les touches
key-full-screen = plein écran, et retour
key-close = fermer ce qui est ouvert
key-choices = tous les choix
key-hint = conseil
key-score = feuille de points
key-log = ce qui s’est passé
key-press = choisir ce qui est en surbrillance
key-walk = vers la case éclairée voisine
key-zoom = de plus près, de plus loin, toute la carte
key-next = étape suivante
key-hurry = accélérer
key-stroke = à la fin de ce tour
key-now = au présent
key-again = revoir le dernier tour
key-slower = moins vite
key-faster = plus vite
key-play = lire et arrêter
key-step-back = un pas en arrière
key-step-on = un pas en avant
key-to-start = au début
key-to-end = à la fin
key-name-space = Espace
key-name-shift = Maj
key-name-escape = Échap
key-name-enter = Entrée
key-name-end = Fin
key-name-home = Début
key-hold = tenir { $name }
text-size = Taille du texte
text-size-0 = petite
text-size-1 = normale
text-size-2 = grande
text-size-3 = très grande
sound-offer = Voulez-vous des sons discrets : bois sur bois, pièces, un carillon quand c’est à vous ?
sound-yes = Oui, avec les sons
sound-no = Non merci
go-on-table = Continuer la partie
my-tables-all = Toutes mes tables ({ $count })

# ---- together ----
people = Personnes
people-more = Qui a épuisé son temps, ou, sans pendule, se fait attendre depuis trois jours, peut être remplacé par un robot. Tous les autres ensemble peuvent en décider plus tôt, s’ils sont au moins deux : après dix minutes, ou en différé quand les quatre cinquièmes du temps sont passés.
is-here = présent
is-away = absent
bot-stands-in = un robot le remplace
waited-minutes = { $count ->
    [one] attendu depuis { $count } minute
   *[other] attendu depuis { $count } minutes
  }
waited-hours = { $count ->
    [one] attendu depuis { $count } heure
   *[other] attendu depuis { $count } heures
  }
waited-days = { $count ->
    [one] attendu depuis { $count } jour
   *[other] attendu depuis { $count } jours
  }
replace = Mettre un robot à sa place
replace-vote = Proposer un robot
pause-game = Mettre la partie en pause
propose-pause = Proposer une pause
propose-abandon = Proposer d’abandonner la partie
close-table = Fermer la table
motion-pause = { $player } propose une pause.
motion-abandon = { $player } propose d’abandonner la partie. Elle ne compterait pour personne.
motion-replace = { $player } propose qu’un robot joue pour { $name }.
motion-missing = N’ont pas encore répondu : { $players }.
motion-yes = D’accord
motion-no = Non
motion-back = Retirer
paused = La partie est en pause. Aucun temps ne court.
resume = Continuer
host-tools = Pour l’hôte
host-tools-more = Libérer une place met aussi fin aux liens déjà donnés.
seat-up = Monter
free-person = Libérer la place
revoke-links = Nouveau lien, les anciens ne valent plus
note-left = { $name } est parti. Un robot continue.
note-removed = Un robot a remplacé { $name }.
note-stand_in = Temps écoulé pour { $name } : un robot joue à sa place.
note-back = { $name } est de retour.
note-paused = La partie a été mise en pause.
note-resumed = { $name } reprend la partie.
note-abandoned = La partie a été abandonnée.
trouble-paused = La partie est en pause. Reprenez-la d’abord.
trouble-other_motion = Autre chose est proposé. Répondez d’abord à cela.
trouble-nobody_there = Il n’y a personne d’autre à cette place.
trouble-not_absent = C’est trop tôt : la personne peut revenir.
trouble-too_few_to_vote = À deux, on n’exclut personne par un vote.
trouble-others_play = D’autres jouent ici. Proposez d’abandonner la partie.
# ---- invitations ----
invited-by = { $name } vous invite : { $game }
invited-free = Une place est libre. Sous quel nom les autres vous verront-ils ?
invited-full = Toutes les places sont prises. Vous pouvez regarder.
invited-running = La partie a commencé. Vous pouvez regarder.
invited-finished = La partie est terminée. Vous pouvez la revoir.
invited-closed = Cette table est fermée.
watch-instead = Plutôt regarder
invitation-qr = En code QR

# ---- sans serveur : tout dans ce navigateur ----

welcome-here =
    Des jeux de commerce et de bluff, complets, avec des règles exactes et des robots honnêtes.
    Tout se passe dans votre navigateur : seul ou autour d’un écran, en ligne ou non.
engine-comes = Les tables se préparent … { $percent } %
engine-failed = Les jeux n’ont pas pu démarrer dans ce navigateur. Il leur faut WebAssembly, et une connexion à la première visite.
unkept-forbidden = Votre navigateur interdit à cette page de garder quoi que ce soit : la partie continue, mais seulement tant que cet onglet est ouvert.
unkept-full = Votre navigateur n’a plus de place : ce qui se passe maintenant n’est pas gardé. Enregistrez tout dans un fichier, puis faites de la place.
grandmaster-weaker = Le grand maître joue comme un maître : son réseau n’est pas arrivé.
other-tab = Cette partie est ouverte dans un autre onglet
other-tab-more = Un seul onglet joue une partie à la fois, pour que rien ne soit joué deux fois.
other-tab-take = Jouer ici
trouble-elsewhere = Cette partie est ouverte dans un autre onglet.
trouble-needs_house = Il faut pour cela un serveur : cette page n’existe que dans votre navigateur.
trouble-bad_luggage = Ce fichier ne nous est pas lisible.
needs-house = Avec d’autres, à distance
needs-house-way =
    Les invitations, la conversation et les classements entre personnes demandent un serveur que chacun peut joindre. Tout le monde peut en
    tenir un : installez Comptoir et lancez « comptoir serve », ou demandez à quelqu’un qui l’a fait. Autour d’un écran, vous pouvez jouer
    à plusieurs ici même.
here = Dans ce navigateur
here-more = Il n’y a pas de serveur derrière cette page : votre nom, vos parties et votre avancée dans les leçons sont gardés ici et nulle part ailleurs.
here-busy = Un instant …
here-rename = Prendre ce nom
here-kept = Vos parties
here-kept-more =
    Chaque coup est noté avant d’être montré. Qui efface les données de ce navigateur efface aussi les parties : enregistrez-les de temps en
    temps dans un fichier, et emportez-le dans un autre navigateur.
here-used = Place prise ici : environ { $megabytes } Mo, moteur des jeux compris.
here-export = Tout enregistrer dans un fichier
here-import = Reprendre un tel fichier
here-record = Reprendre une partie notée
here-imported = Parties nouvelles : { $tables }. Déjà connues : { $known }. Illisibles : { $broken }.
here-safe = Demander au navigateur de tout garder
here-safe-now = Le navigateur promet de tout garder.
here-safe-not = Le navigateur ne le promet pas. Enregistrez tout de temps en temps dans un fichier.
here-privacy =
    Rien de ce que vous faites ici ne quitte ce navigateur. Qui tient cette page voit que ses fichiers sont demandés, comme pour toute page,
    mais ni votre nom ni vos parties. Rien n’est demandé à aucune autre adresse.

# Where the server cannot be reached
play-alone = Jouer en solo
play-alone-more = Tous les jeux sont aussi dans ce navigateur. Ce que vous jouez jusqu’au bout pourra être envoyé plus tard à vos parties.
alone-here = Vous jouez sans le serveur : les parties restent dans ce navigateur. À son retour, vous pourrez les y envoyer.
alone-back = Retour au serveur
unsent = Jouées en solo
unsent-more = Ces parties ne sont que dans ce navigateur. Le serveur rejoue chacune pour la vérifier et la garde parmi vos parties ; elle ne compte pour aucun classement.
# Never 0.
unsent-send =
    { $count ->
        [one] L’envoyer à mes parties
       *[other] Envoyer les { $count } à mes parties
    }
unsent-arrived = elle est parmi vos parties
unsent-refused = Refusée :
unsent-bad = Le serveur n’a pas pu la rejouer telle qu’elle est notée ici.

review = Analyse
review-title = { $game } : ce qui a décidé
review-thinking = Réflexion sur la partie
review-rough = Premier regard sur chaque décision…
review-refining = Nouvelle réflexion, plus soigneuse. Les chiffres peuvent encore bouger un peu.
review-chances = Chances de gagner, en %
review-marks = Les anneaux marquent les tournants ; les grands sont ceux d’en bas.
review-parts = Ce qui a fait le résultat, en points de chances de gagner
review-seat = Joueur
review-start = Au départ
review-luck = Hasard
review-given = Offert par les autres
review-decisions = Ses décisions
review-result = Résultat
review-how = La ligne fait le compte. Un robot a jugé chaque décision d’après ce que le joueur pouvait voir alors ; le hasard est ce que personne ne pouvait savoir.
review-turning = Les tournants : { $player }
review-point = { $number }. ({ $lost })
review-no-turning = Ici, rien n’était nettement meilleur que ce qui a été joué.
review-no-turning-yet = Aucun pour l’instant.
review-played = Joué
review-better = Mieux
# Never 0.
review-lost = { $points ->
    [one] Coût : { $points } point de chances de gagner.
   *[other] Coût : { $points } points de chances de gagner.
  }
review-to-moment = Revoir ce moment
review-moment = { $round } : { $what }
review-thought = Parties imaginées : { $games }
trouble-too_many_reviews = Parties en cours d’analyse : { $most } au plus. Attendez que l’une soit finie.

# Looking back: my games, other people, ranking
game-rated-people = La partie compte pour le classement : pas de conseils, et rien n’est repris
trouble-no_undo = Dans une partie classée entre personnes, rien n’est repris.
trouble-too_many_records = Parties d’ailleurs que vous pouvez garder : { $most } au plus. Retirez-en une d’abord.
profile = Profil
my-games = Mes parties
all-my-games = Mes parties
my-games-none = Vous n’avez pas encore de partie finie.
games-count =
    { $count ->
        [0] Aucune partie
        [one] { $count } partie
       *[other] { $count } parties
    }
# Never 1.
games-bound = Seules les { $most } dernières sont regardées.
no-games-found = Aucune partie n’y répond.
game-won = Gagnée
game-place = Place { $place }
game-was-rated = classée
game-was-brought = apportée
filter-all = Tout
filter-with = Avec
filter-result = Résultat
filter-won = Gagnée
filter-lost = Pas gagnée
pages = Pages
page-before = Plus récentes
page-after = Plus anciennes
page-of = Page { $at } sur { $last }
statistics = Statistiques
mean-place = Place moyenne
best-score = Meilleur résultat
best-streak = Victoires d’affilée
by-seats = Selon le nombre de joueurs
by-opponents = Selon les adversaires
against-people = Personnes
# Never 1.
seats-of = { $count } joueurs
cost-title = Ce que vos décisions ont coûté
cost-axis = parties analysées, la dernière à droite
cost-one = Une partie est analysée : { $what } des chances de gagner.
cost-more = Quelle part des chances de gagner vos propres décisions ont laissée, en pour cent, dans chaque partie analysée. Moins, c’est mieux.
# Never 0.
cost-ask =
    { $count ->
        [one] Analyser la dernière partie
       *[other] Analyser les { $count } dernières parties
    }
# Never 0.
cost-waiting =
    { $count ->
        [one] { $count } partie est en cours d’analyse. Vous pouvez continuer pendant ce temps.
       *[other] { $count } parties sont en cours d’analyse. Vous pouvez continuer pendant ce temps.
    }
rating-provisional = provisoire
rating-rough = approximative
rating-settled = établie
ranking = Classement
ranking-title = { $name } : classement
ranking-games = Classements des autres jeux
ranking-none = Personne n’a encore joué de partie classée.
ranking-mine = Votre place : { $place }.
ranking-to-me = La montrer
rank = Place
player = Joueur
rated-games = Parties classées
person-missing = Il n’y a plus personne de ce nom ici.
person-account = Ici depuis { $what }.
person-guest = De passage depuis { $what }.
person-bot = Un niveau des bots : ils sont classés comme tout le monde.
person-record = Bilan
person-nothing = Pas encore de partie finie.
person-together = Nos parties
person-games = Parties
person-games-more = Celles que tout le monde peut voir, et celles que vous avez jouées ensemble.

# Records from files, and pictures
records = Ouvrir une partie notée
records-more = Une partie notée est une partie entière dans un fichier. Ici elle est rejouée et vérifiée : chaque règle, chaque mélange, chaque résultat.
records-drop = Déposez un fichier ici
records-choose = Choisir un fichier
record-bound = Un fichier en .jsonl, jusqu’à { $megabytes } Mo
record-too-large = Ce fichier est trop grand : on peut en lire jusqu’à { $megabytes } Mo.
record-genuine-more = Le sceau a été ouvert, et le nombre qu’il cachait donne exactement ces mélanges. Personne n’a changé un coup ni un résultat.
record-false-more = On ne peut pas la rejouer telle qu’elle est notée : quelque chose y a été changé, ou manque.
record-line = Ligne { $number } :
record-seat = Quelle place était la vôtre ?
record-seat-none = Aucune
record-keep = La garder parmi mes parties
record-keep-more = On peut garder jusqu’à 200 parties d’ailleurs. Elles ne comptent pour aucun classement, et vous seul les voyez. Pour une analyse, la partie est aussi gardée.
record-keep-here = Elle est gardée dans ce navigateur. Pour une analyse, la partie est aussi gardée.
record-kept = Elle est maintenant parmi vos parties.
record-kept-here = Elle est maintenant gardée dans ce navigateur.
record-take-away = Retirer
picture = Image
picture-more = Le plateau tel que vous le voyez maintenant : à votre propre table, vos secrets y sont aussi.
picture-png = Enregistrer en PNG
picture-svg = Enregistrer en SVG
picture-failed = Ce navigateur ne sait pas en faire une image.

# ---- le plateau d’analyse ----
analysis = Plateau d’analyse
analysis-moment = Moment { $at } sur { $last }
analysis-open = Tout est ouvert, et le hasard est celui qui était scellé. Essayez quelque chose sur le plateau.
analysis-seen = Voilà ce que voyait { $player }. Ce que vous essayez se poursuit dans un monde imaginé.
analysis-world = Monde imaginé { $number } sur { $last }.
analysis-imagined = Pour { $player }, il ressemble à la table ; tout le reste n’est qu’imaginé, comme les robots l’imaginent. Ce qui était vraiment caché n’est pas montré.
analysis-unveil = Le montrer en entier
analysis-show-worlds = Montrer des mondes imaginés
analysis-other-world = Un autre monde
analysis-choose-for = Choisir pour
analysis-lines = Variantes
analysis-start = Le moment
analysis-nothing-tried = Rien d’essayé encore.
analysis-cut = Retirer ce coup
analysis-ask = Qu’en pense la recherche ?
analysis-longer = Réfléchir plus longtemps
analysis-thinking = Elle réfléchit…
analysis-thought = Ce qu’en pense la recherche
analysis-chances = Chances de gagner, entre égaux : { $player }
analysis-off = À égalité : { $even }. Dans 19 cas sur 20, une chance ne s’écarte pas de plus que le nombre après ±.
analysis-leads = Pour ce jeu, les chances n’ont pas été mesurées : ce sont des avances.
analysis-mixed = Le choix est secret : qui fait toujours pareil se laisse lire.
analysis-try = Essayer
analysis-try-it = Essayer : { $action }
analysis-long = Coups dans une variante : { $most } au plus.
analysis-full = Coups dans toutes les variantes d’un moment : { $most } au plus. Retirez-en d’abord.
analysis-play-on = Continuer à partir d’ici
analysis-play-on-open = À une table à vous, sans classement, avec des robots aux autres places. La partie reprend de ce qui était vraiment, avec un nouveau hasard.
analysis-play-on-imagined = À une table à vous, sans classement, avec des robots aux autres places. La partie reprend dans le monde imaginé, avec un nouveau hasard.
analysis-my-seat = Ma place
weighed-share = tiré { $share }
origin = Cette partie continue un moment d’une autre.
origin-imagined = Cette partie continue un moment d’une autre, dans un monde imaginé.
origin-look = Voir ce moment
genuine-begun = à partir de la position où elle a commencé

# Boards of one’s own.
boards = Plateaux
boards-more = Dessinez votre propre plateau, ou recopiez celui de votre boîte. Ce que vous dessinez reste dans ce navigateur tant que vous ne l’enregistrez pas.
board-new = Nouveau plateau
board-new-name = Mon plateau
board-copy-name = Copie du plateau d’origine
board-built-in = Plateau d’origine
board-built-in-more = En ouvrir une copie
board-from-file = D’un fichier
board-bring = Ouvrir un fichier
board-download = Télécharger
board-drop = Supprimer
board-unreadable = Ce fichier n’est pas un plateau pour { $game }.
board-lost = Ce plateau n’est pas dans ce navigateur
board-name = Nom du plateau
board-kept = Gardé dans ce navigateur
board-keeping = Pas encore gardé…
setup-board = Plateau
board-by-link = Par un lien
board-link-given = Lien du plateau
board-of = « { $name } », dessiné par { $player }
board-unrated = Sur un plateau que quelqu’un a dessiné, la partie ne compte pas pour le classement.
agreed-board = Plateau : « { $name } »
trouble-no_board = Ce plateau n’existe pas.
trouble-bad_board = On ne peut pas jouer sur ce plateau.
trouble-board_seats = Sur ce plateau, on joue à { $most } au plus.
trouble-board_too_large = Un plateau pèse { $most } ko au plus.
trouble-other_game = C’est le plateau d’un autre jeu.
trouble-too_many_boards = Plateaux que vous pouvez garder : { $most } au plus. Retirez-en un d’abord.
other-languages = Dans les autres langues
drawing-tools = Outils
take-away = Retirer
deselect = Désélectionner
undo-step = Annuler : { $what }
redo-step = Rétablir : { $what }
undo-nothing = Rien à annuler
redo-nothing = Rien à rétablir
did-add = ajout
did-move = déplacement
did-change = modification
did-paint = coup de pinceau
did-remove = retrait
remarks = Remarques
remarks-none = Rien à redire : on peut y jouer.
remarks-said = Défauts : { $grave }. Conseils : { $advice }.
keys-editor = En dessinant un plateau
keys-map = Sur la feuille d’une carte
key-undo = annuler
key-redo = rétablir
key-save = enregistrer
key-remove = retirer ce qui est choisi
key-deselect = ne plus rien choisir
key-thing-next = à l’objet suivant
key-thing-before = à l’objet précédent
key-act = agir sous le curseur
key-nudge = déplacer l’objet choisi, ou le curseur
key-stride = cinq fois plus loin
key-figure = péage de la route, valeur de la ville
key-select = choisir et déplacer
key-region = tracer une région
key-brush = peindre une région
key-city = poser une ville
key-village = poser un village
key-route = relier par une route
key-two = couvrir à deux joueurs
key-name-ctrl = Ctrl
key-name-delete = Suppr
key-name-backspace = ⌫
remarks-grave = { $count ->
    [one] { $count } défaut à corriger
   *[other] { $count } défauts à corriger
    }
remarks-advice = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
    }
remarks-all = { $count ->
    [one] La { $count } remarque
   *[other] Les { $count } remarques
    }
board-save = Enregistrer
board-share = Partager
board-share-more = Qui a ce lien voit ce plateau, avec votre nom ({ $name }), et peut y jouer.
board-its-link = Lien vers ce plateau
board-play = Y jouer
board-saved = Enregistré
board-theirs = Plateau dessiné par { $name }. Ce que vous y changez devient votre copie.
board-make = Au hasard
board-comparing = Des bots jouent sur quelques plateaux ; vous recevez le plus équilibré.
board-making = On dessine…
board-made-name = Plateau au hasard
board-try = Essayer
trial-title = Comment on joue sur « { $name } »
trial-back = Retour au dessin
trial-more = Des bots du niveau Marchand y jouent entre eux.
trial-progress = Parties jouées : { $count } sur { $most }
trial-length = Longueur
trial-lengths = Coups par partie : de { $least } à { $most } ; la partie du milieu : { $number }.
trial-wins = Victoires selon l’ordre du tour
trial-place = Place n° { $n }
trial-ends = Fin des parties
trial-points = D’où viennent les points
trial-all-used = Rien
