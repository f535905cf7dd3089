# Les phrases du client. Les mêmes clés et variables que dans en.ftl et de.ftl.
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
sound = Sons discrets
at-once = Mes coups comptent aussitôt, sans confirmation
close = Fermer
not-found = Il n’y a rien ici
not-found-more = L’adresse est peut-être mal écrite. Les jeux sont sur l’étagère.
no-board = Ce plateau est encore chez le menuisier.

welcome = Prenez une chaise
welcome-more =
    Des jeux de marchands, complets, aux règles exactes et aux robots honnêtes.
    Seul, avec des amis au loin ou autour d’un écran. Sans compte.
play-now = Jouer
invite = Inviter
same-screen = Même écran
choose-bots = Choisir les robots
rules = Règles
players = { $least } à { $most } joueurs
minutes = { $least } à { $most } min
weight = Poids : { $weight } sur 5
my-tables = Mes tables
older-tables = Mes tables plus anciennes
watched-tables = Tables que je regarde
open-tables = Tables à rejoindre ou à regarder
open-tables-none = Aucune table n’attend personne. Dressez-en une et invitez.
recent-records = Parties jouées
recent-records-none = Pas encore de partie finie à regarder.
your-turn = À vous
table-open = places libres
table-running = en cours
seat-open = place libre
bot-name = { $level } { $seat }
level-beginner = Débutant
level-apprentice = Apprenti
level-merchant = Marchand
level-master = Maître

setup-invite = Dressez une table et envoyez le lien. Qui le suit s’assied.
setup-screen = Tout le monde joue sur cet appareil. Un rideau tombe entre les tours.
setup-bots = Vous contre des robots qui ne voient que ce que voit leur place.
your-name = Votre nom
seats-count = Joueurs à la table
player-number = Joueur { $number }
a-bot = un robot
bot-level = Les robots jouent comme un
clock = Pendule
clock-none = aucune : prenez votre temps
clock-live = en direct : une minute par coup, dix en réserve
clock-days = par jours : trois jours par coup
table-public = Tout le monde peut voir cette table et s’y asseoir
seats-by-lot = Tirer les places au sort
set-the-table = Dresser la table
begin = Commencer

invited = Vous êtes invité
invited-more = Une place vous attend. Dites-nous comment les autres vous appelleront.
you-are = Vous êtes { $name }.
sit-down = S’asseoir
sit-here = S’asseoir ici
invitation-gone = Cette invitation n’est plus valable. Demandez-en une autre.
invitation-gone-more = L’hôte peut reprendre ses liens, et ils finissent avec la table. Vous pouvez toujours en dresser une vous-même.
lobby = La table est dressée. La partie commence quand les places sont prises.
table-closed = Cette table a été débarrassée.
table-full = Cette partie est devenue trop longue pour la maison : personne ne peut continuer. La table est débarrassée un jour après le dernier coup.
invitation-link = Invitation : envoyez ce lien
copy = Copier
copied = Copié
copy-link = Copier le lien
fill-with = Les places libres vont à
begin-with-bots = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
  }
host-begins = L’hôte commence la partie.
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
watch = Garder dans ma liste

table-missing = Cette table n’existe pas
table-missing-more = Ou elle est privée, et vous n’y êtes pas invité.
seats = Places
you = vous
to-move = à jouer
choosing = choisit
ready = prêt
wins = gagne
stand-in = absent, un robot joue
clock-label = encore { $left }
days-left = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  }
finished = La partie est finie.
confirm-your-turn = Confirmez votre tour
confirm = Confirmer
take-back = Reprendre
take-all-back = Tout reprendre
sealed-changed = Votre choix est scellé : { $action }
sealed-may-change = C’est choisi. Vous pouvez changer d’avis tant que tous ne sont pas prêts.
bot-plays-for-you = Un robot joue pour vous.
come-back = Je suis de retour
choices = Vos choix
type-a-choice = Tapez un choix ( / )
all-choices = { $count ->
    [0] Aucun choix de ce nom
    [one] Un choix
   *[other] Les { $count } choix
  }
why-not = Pourquoi pas ?
why-not-more = Nommez ce que vous aimeriez faire. La maison répond par la règle.
why-not-what = Action
ask = Demander
understood = Compris
allowed = C’est permis : allez-y.
hint = Conseil
thinking = Je réfléchis…
hint-sure =
    Un robot qui ne voit que ce que vous voyez a imaginé { $asked } parties,
    essayé ce coup dans { $agreed } d’entre elles, et en attendrait { $expects } (50 % : partie égale).
hint-others = Il a aussi pensé à :
score-sheet = Feuille de score
sheet-who = Qui
sheet-why = Pour quoi
sheet-rule = Règle
sheet-amount = Montant
sheet-empty = Rien n’a encore été compté.
undo = Reprendre mon coup
undo-asked = { $player } voudrait reprendre un coup.
undo-agree = D’accord
undo-refuse = Non
undo-drop = Tant pis
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
look-back = Voir la table d’alors
looking-back = La table après l’entrée { $n }
back-to-now = Revenir à maintenant
chat = Causerie
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
mute = Ne plus entendre
muted = Personnes que vous n’entendez pas
unmute = Entendre de nouveau
away = La connexion est partie. Nous réessayons ; rien n’est perdu.
since-last = Depuis votre dernier coup
go-on = Continuer
hand-to = Passez l’appareil à { $player }
hand-to-more = Les autres, détournez les yeux.
i-am = Je suis { $player }

trouble-house = La maison n’a pas répondu comme il faut. Essayez encore.
house-away = La maison ne répond pas
house-away-more = Elle ouvre peut-être à l’instant. Nous réessayons.
try-again = Réessayer
trouble-unavailable = La maison ne peut rien noter pour l’instant. Votre coup est renvoyé tout seul.
trouble-slow = C’était trop rapide. Attendez un instant.
trouble-moved-on = La table avait avancé. Regardez encore.
trouble-notation = Ce n’est pas une action de ce jeu. Essayez par exemple les mots d’un choix.
trouble-hint = Pas de conseil pour l’instant.
trouble-taken = Impossible : le nom est pris, ou c’est déjà fait.
trouble-password = Le nom ou le mot de passe n’est pas le bon.
trouble-form = Quelque chose ne va pas dans le formulaire.
trouble-too-many-open = Trop de vos tables n’ont pas encore commencé. Commencez-en une ou quittez-en une d’abord.
trouble-too-many-running = Trop de vos parties sont en cours. Finissez-en une d’abord.
trouble-too-many-bot-tables = À plusieurs de vos tables, des robots jouent entre eux. Attendez qu’ils aient fini.
trouble-too-many-undos = À cette table, on ne peut plus rien reprendre.
trouble-undo-refused = Cela a été refusé. Vous pourrez redemander après la prochaine action.
trouble-table-full = Cette partie est devenue trop longue pour la maison. Personne ne peut continuer.
trouble-busy = On réfléchit encore à ce que vous avez demandé. Attendez un instant.
trouble-name = Ce nom ne convient pas : choisissez des lettres visibles, 32 au plus, et pas le nom d’un robot.

lowest-wins = Le score le plus bas gagne.
game-over = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
  }
rematch = Revanche
rematch-join = Rejoindre la revanche
reckoning = Décompte
replay = Revoir
download = Télécharger la partie
verify = Vérifier le mélange
genuine = Chaque règle a été suivie et chaque mélange était celui qui fut scellé.
not-genuine = Cette partie n’est pas authentique.
seal = Sceau de la graine, publié avant la donne :
seed-checked = Votre navigateur a ouvert le sceau lui-même : il y trouve bien le nombre qui fut scellé.
seed-false = Votre navigateur a ouvert le sceau lui-même : il y trouve un autre nombre que celui qui fut scellé.
words-mine = Les mots de votre navigateur sont dans le mélange, ajoutés après le sceau et après la promesse de chacun : personne n’a pu le choisir, pas même la maison.
words-mine-but = Les mots de votre navigateur sont dans le mélange, ajoutés après le sceau et après la promesse de chacun.
words-touched = Le sceau, les mots de votre navigateur ou une promesse ne sont pas ce que votre navigateur a vu avant la donne. Quelqu’un a pu choisir ce mélange.
words-away = Votre navigateur était absent au début de la partie et n’a rien ajouté au mélange.
words-elsewhere = Vous avez pris place ici avec un autre navigateur : lui seul peut retrouver ses mots.
words-nobody = Aucun navigateur n’a ajouté de mots à ce mélange. Le sceau montre que personne ne l’a changé, non que personne ne l’a choisi.
words-others = Vous n’avez pas ajouté de mots à ce mélange. Ceux qui l’ont fait peuvent y retrouver les leurs.
words-lacking = { $count ->
    [one] Un navigateur avait promis des mots et n’en a pas ajouté. De mèche avec la maison, il aurait pu choisir entre deux mélanges, pas plus.
   *[other] { $count } navigateurs avaient promis des mots et n’en ont pas ajouté. De mèche avec la maison, ils auraient pu choisir entre { $shuffles } mélanges, pas plus.
  }
words-added = Mots ajoutés au mélange
words-how = Pourquoi personne n’a-t-il pu choisir le mélange ?
words-how-seal = Avant la donne, la maison a tiré un nombre secret et en a montré le sceau à tous : elle ne pouvait plus en prendre un autre ensuite.
words-how-words = Quand vous avez pris place, votre navigateur a tiré des mots au hasard et n’en a donné que la promesse. Une fois le sceau et toutes les promesses sur la table, chaque navigateur a ouvert ses mots, et le mélange est né de tous ces mots et du nombre secret. Pour le choisir, il aurait fallu connaître vos mots d’avance, et seul votre navigateur les connaissait.
words-how-limits = Ce que cela ne montre pas : la maison connaît le nombre secret pendant que vous jouez. Elle n’a pas pu choisir les cartes, mais elle pourrait les regarder.
words-called = On mélange les cartes : chaque navigateur ajoute ses mots.
replay-running = Cette partie se joue encore
replay-as = Vue par
replay-as-all = tout ouvert
replay-as-public = un spectateur
replay-speed = Vitesse
replay-speed-0 = lente
replay-speed-1 = posée
replay-speed-2 = vive
replay-speed-3 = rapide
play = Lecture
pause = Pause
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
step-of = Pas { $at } sur { $last }
contents = Sommaire

me = Moi
nobody-yet = Encore personne
me-nobody = Vous pouvez jouer tout de suite. Un nom suffit, et même lui peut attendre.
me-guest = Un invité : ce navigateur se souvient de vous.
me-account = Vous avez un compte : connectez-vous sur tout appareil.
keep = Garder
done = C’est fait.
my-record = Mes parties
game = Jeu
played = Jouées
won = Gagnées
rating = Cote
make-account = Ouvrir un compte
make-account-more = Utile seulement pour jouer sur plusieurs appareils. Sans courriel ; personne d’autre ne voit le nom de connexion.
account-made = Vous avez maintenant un compte.
handle = Nom de connexion
password = Mot de passe (au moins 10 caractères)
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
change-password = Changer le mot de passe
log-in = Se connecter
log-in-passkey = Se connecter par clé d’accès
logged-in = Bon retour.
logged-out = Vous êtes déconnecté.
logged-out-everywhere = Vous êtes déconnecté partout, et les jetons de vos programmes ne valent plus.
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
leave-house = Partir
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
log-out-guest = Vous êtes invité : sans mot de passe ni clé d’accès, personne ne peut revenir sous votre nom. Si vous vous déconnectez, vos places dans les parties en cours sont perdues.
log-out-guest-yes = Se déconnecter quand même
delete-me = Supprimer tout ce qui est à moi
delete-me-more = Votre nom, votre compte et vos messages sont supprimés. Les parties jouées restent, sans votre nom.
