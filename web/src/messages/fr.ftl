# Les mots de l’application web seule.
language-en = English
language-fr = Français
language-de = Deutsch

seat = Joueur { $number }
colour-violet = Violet
colour-orange = Orange
colour-green = Vert
colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
page-home = Accueil
page-language = Langue
page-loading = Un instant…
page-unknown = Il n’y a rien à cette adresse. Repartez de la page d’accueil.
page-description = Jouez à { $games } en ligne, gratuitement.



# The pages around the games.
home-title =
    { $count ->
        [1] Un jeu
        [2] Deux jeux
        [3] Trois jeux
        [4] Quatre jeux
        [5] Cinq jeux
        [6] Six jeux
        [7] Sept jeux
        [8] Huit jeux
        [9] Neuf jeux
       *[other] { $count } jeux
    }, une table
home-lead = Choisissez un jeu et jouez. Gratuit et sans compte.
home-open = Choisir un fichier
home-picture = Une partie de { $game } en cours
start-computer = Jouer contre l’ordinateur
start-level = Niveau de l’ordinateur, { $game }
start-friend = Avec un ami
start-pass = Sur un seul écran
start-find = Trouver un adversaire
start-options = Toutes les options
level-1 = Découverte
level-2 = Débutant
level-3 = Occasionnel
level-4 = Intermédiaire
level-5 = Régulier
level-6 = Club
level-7 = Fort
level-8 = Tournoi
level-9 = Pleine puissance
own-title = Vos parties
own-rematch = Une revanche ?
own-invited = On vous invite
own-declined = Refus
own-theirs = Pas votre tour
call-invited = { $names } vous invite à une partie de { $game }.
call-turn = { $game } : c’est à vous de jouer contre { $names }.
call-go = Aller à la partie
call-later = Plus tard
seeks-title = Parties ouvertes
seeks-empty = Personne n’attend pour l’instant. « Trouver un adversaire » vous place en tête.
seeks-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
live-title = Parties en cours
live-empty = Aucune partie publique en cours. Lancez-en une, d’autres pourront la suivre.
top-title = Meilleurs joueurs
top-all = Classement complet
top-empty = Personne n’est encore classé. Jouez des parties classées.
top-vacant = encore libre
server-silent = Le serveur ne répond pas. Réessayez dans un instant.
offline = { $lacks ->
    [network] Vous êtes hors ligne.
   *[server] Le serveur ne répond pas.
} Leçons, règles, réglages et parties gardées restent accessibles ; le reste demande une connexion.
offline-kept = Parties gardées
signed-out = Votre session est terminée. Ce qui n’a pas été confirmé n’a pas été fait.
signed-out-heard = D’accord
needs-network = Il faut une connexion pour cela.
kept-title = Gardées sur cet appareil
kept-empty = Rien pour l’instant. Vos parties terminées et celles que vous revoyez restent ici, pour les moments hors ligne.
page-skip = Aller au contenu
page-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
nav-label = Pages
nav-own = Votre compte
nav-play = Jouer
nav-matches = Parties
nav-ranking = Classement
nav-rules = Règles
nav-settings = Réglages
nav-menu = Menu
nav-nobody = Invité
nav-profile = Votre page, { $name }
foot-more = Autres pages
foot-record = Ouvrir un fichier de partie
record-lead = Déposez un fichier de partie n’importe où sur la page, ou choisissez-le, pour revoir la partie.
match-rated = classée
match-casual = amicale
match-public = publique
match-private = privée
clock-label = Cadence
clock-none = illimitée
clock-fischer = { $stock } min + { $increment } s
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-free = personnalisée
clock-minutes = Minutes par joueur
clock-increment = Incrément (s)
player-computer = Ordinateur { $level }
player-deleted = compte supprimé
player-nobody = personne
new-title = { $game } : votre partie
new-game = Les règles choisies
new-seats = Qui joue
new-seats-hint = Prenez plusieurs places pour jouer à tour de rôle sur un seul écran.
new-terms = Cadence et classement
new-stakes = Classée ?
new-unrated = Une partie classée demande un compte à chaque place, sans ordinateur.
new-seen = Qui peut la trouver ?
new-public-hint = Elle figure sur la page d’accueil, et tout le monde peut la suivre.
new-private-hint = Seules les personnes qui ont le lien.
new-open = Ouvrir la partie
chair-label = Place { $number }
chair-level = Niveau de l’ordinateur, place { $number }
chair-name = Nom
chair-name-label = Personne invitée, place { $number }
chair-me = Moi
chair-open = N’importe qui
chair-invited = Joueur précis
chair-computer = L’ordinateur
invite-title = Inviter un ami
invite-lead = La partie de { $game } est prête. Elle commence dès que votre ami rejoint la partie.
invite-how = Faites scanner le code à votre ami ou envoyez-lui ce lien :
invite-code = Code QR du lien
invite-link = Lien vers la partie
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-waiting = En attente de votre ami…
invite-go = Aller à la partie
sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
sign-in-else = Pas encore de compte ?
sign-up-else = Vous en avez déjà un ?
sign-up-lead = Gardez vos parties, jouez pour le classement et laissez vos amis vous trouver. Les parties jouées comme invité vous suivent.
account-name = Nom
account-name-hint = De 3 à 20 lettres et chiffres ; entre eux, une espace, un point, un trait d’union ou un tiret bas.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-email = Adresse e-mail (facultative)
account-email-hint = Personne d’autre ne la voit.
account-save = Enregistrer
account-everywhere = Tous les appareils
account-everywhere-hint = Ferme toutes les sessions de ce compte, celle-ci comprise.
account-everywhere-do = Se déconnecter partout
account-export = Télécharger mes données
account-export-hint = Tout ce qui est gardé sur vous, dans un fichier.
account-delete = Supprimer le compte
account-delete-hint = C’est définitif. Les parties terminées restent, sans votre nom.
account-delete-do = Supprimer définitivement
password-show = Afficher
deed-done = C’est fait.
person-guest = Invité
person-account = Joueur
person-bot = Bot
person-deleted = Compte supprimé
person-since = membre depuis le { $day }
person-owner = un bot de
person-guest-hint = Vous jouez comme invité. Un compte garde vos parties et votre cote.
person-unrated = Pas encore de partie classée.
person-matches = Parties terminées
person-no-matches = Rien à voir pour l’instant.
person-no-matches-own = Vos parties terminées apparaîtront ici. À vous de jouer !
profile-chart = { $matches ->
    [one] Cote après { $matches } partie : de { $first } à { $last }
   *[other] Cote sur { $matches } parties : de { $first } à { $last }
}
rating-provisional = provisoire
rating-matches = { $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
}
rating-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
rating-place = rang { $place } sur { $people }
list-more = En voir plus
cause-rules = jouée jusqu’au bout
cause-resignation = abandon
cause-time = temps écoulé
cause-agreement = nulle d’un commun accord
cause-aborted = annulée
search-game = Jeu
search-any = indifférent
search-player = Joueur
search-opponent = Adversaire
search-result = Résultat du joueur
search-stakes = Type de partie
search-since = Du
search-until = Au
search-go = Chercher
search-empty = Aucune partie trouvée. Essayez avec moins de filtres.
outcome-won = Victoire
outcome-shared = Victoire partagée
outcome-lost = Défaite
ranking-games = Jeux
ranking-place = Rang
ranking-name = Nom
ranking-rating = Cote
ranking-matches = Parties
ranking-wins = Victoires
ranking-share = { $share } %
ranking-pages = Pages du classement
ranking-page = Page { $page } sur { $pages }
ranking-before = Précédente
ranking-after = Suivante
ranking-own = Aller à mon rang
ranking-empty-title = La première place est libre
ranking-empty = Personne n’a encore joué assez de parties classées contre d’autres comptes. Au moins dix, souvent une quinzaine.
ranking-start = Ouvrir une partie
ranking-how = Comment le lire
ranking-how-text = Tout le monde part de 1500. 200 points de plus, c’est environ trois victoires sur quatre. Dans 95 cas sur 100, la force réelle est à ± près. Le rang suit la cote moins ± : un début chanceux ne suffit pas.
ranking-counts = Ce qui compte
ranking-counts-early = Si vous partez avant que chacun ait joué cinq coups, vous perdez, et personne n’y gagne.
ranking-counts-repeats = Des parties que les deux mêmes jouent à un jeu en un jour, cinq comptent en entier, la suivante pour moitié, puis un quart et ainsi de suite ; dès la onzième, aucune.
ranking-counts-hands = Une fois les tuiles cachées distribuées, une partie classée ne peut plus être annulée.
ranking-spread = Toutes les cotes
ranking-spread-label = { $people ->
    [one] Cote de { $people } joueur, de { $first } à { $last }
   *[other] Cotes de { $people } joueurs, de { $first } à { $last }
}
settings-look = Apparence
settings-play = Au plateau
settings-account = Compte
settings-guest = Vous êtes ici comme invité. Avec un compte vous gardez vos parties et jouez pour le classement.
choice-theme = Thème
choice-theme-system = comme l’appareil
choice-theme-light = clair
choice-theme-dark = sombre
choice-contrast = Contraste
choice-contrast-system = comme l’appareil
choice-contrast-more = élevé
choice-patterns = Motifs sur les pièces
choice-patterns-quiet = discrets
choice-patterns-strong = marqués
choice-patterns-none = aucun
choice-motion = Animations
choice-motion-system = comme l’appareil
choice-motion-none = aucune
choice-board = Plateau
choice-board-paper = papier
choice-board-slate = ardoise
choice-board-meadow = prairie
choice-sound = Son
choice-sound-off = coupé
choice-sound-on = activé
choice-confirm = Confirmer chaque coup
choice-confirm-touch = sur écran tactile
choice-confirm-always = toujours
choice-confirm-never = jamais
choice-coordinates = Coordonnées
choice-coordinates-off = masquées
choice-coordinates-on = affichées
choice-coordinates-wide = sur grand écran
tokens-title = Jetons d’accès
tokens-lead = Un jeton permet à votre programme d’agir en votre nom.
token-new = Nouveau jeton
token-label = À quoi il sert
token-scopes = Ce qu’il permet
token-make = Créer le jeton
token-made = Copiez-le tout de suite : vous ne le reverrez plus.
token-secret = Le jeton
token-revoke = Révoquer
token-unused = jamais utilisé
token-used = utilisé le { $day }
scope-read = regarder
scope-play = jouer
scope-chat = discuter
bots-title = Bots
bots-lead = Un bot est un compte que joue votre programme.
bot-new = Nouveau bot
bot-make = Créer le bot
bot-page = Sa page
bot-delete = Supprimer { $name }
replay-share = Copier le lien
replay-download = Télécharger
analysis-name = Plateau d’analyse
replay-dice = Vérifier le hasard
dice-title = Tirages vérifiables
dice-lead = Sur un serveur, personne ne voit rouler le dé. Le serveur s’est donc engagé avant la partie, et cette page recalcule chaque tirage, dans votre navigateur.
dice-open = La partie est en cours. À la fin, le secret sera révélé et tout pourra être vérifié.
dice-fair = { $count ->
    [one] Tout est en ordre : le tirage est exactement celui qui découle du secret et des textes aléatoires.
   *[other] Tout est en ordre : les { $count } tirages sont exactement ceux qui découlent du secret et des textes aléatoires.
}
dice-unfair = Quelque chose ne colle pas. Voyez quoi ci-dessous.
dice-insecure = Cette page n’a pas été chargée en https : votre navigateur ne peut rien vérifier ici. `tessella verify` contrôle le fichier de partie sans navigateur.
dice-commitment = 1. L’engagement
dice-commitment-text = Avant que quiconque ne rejoigne la partie, le serveur a montré cette empreinte de son secret. Il ne peut plus en changer.
dice-nonces = 2. Le texte aléatoire de chaque place
dice-nonces-text = Puis chaque place a ajouté un texte aléatoire, que le serveur ne pouvait pas prévoir.
dice-secret = 3. Le secret
dice-secret-text = Révélé à la fin de la partie :
dice-secret-later = Il sera révélé à la fin de la partie.
dice-kept = Son empreinte, calculée ici, est bien celle de l’engagement :
dice-broken = Son empreinte, calculée ici, n’est pas celle de l’engagement :
dice-decisions = 4. Chaque tirage
dice-decisions-text = Le secret, les textes aléatoires et le numéro du tirage en décident, et rien d’autre.
dice-number = Nº
dice-choices = Parmi
dice-came = Tirage
dice-check = Contrôle
dice-right = juste
dice-wrong = devrait être { $due }
dice-many = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
dice-none = Rien à montrer pour l’instant.
dice-replay = Revoir la partie
rules-play = Jouer
rules-parts = Parties des règles
rules-lead = Chaque règle a un numéro, cité quand un coup est refusé.

rack-label = Pièces restantes
rack-count = ×{ $count }
rack-pool = { $count ->
    [one] une tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
rack-hand = { $count ->
    [one] une tuile sur la réglette
   *[other] { $count } tuiles sur la réglette
}
unit-points = { $count ->
    [one] point
   *[other] points
}
unit-squares = { $count ->
    [one] carré
   *[other] carrés
}
rack-lost = { $name } (plus de place)
common = Commune
common-next = ensuite : { $name }
common-out = hors jeu
card-acts = à son tour
card-won = a gagné
chance-shows = Tirage : { $face }
chance-waits = Pas encore de tirage

replay-players = Joueurs
replay-shared = Pour tous
replay-moves = Coups
replay-move = { $move ->
    [draw] pioche
   *[other] { $move }
}
replay-start = Début de la partie
replay-place = Position dans la partie
replay-step = Étape { $step } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-unknown = Cette partie n’existe pas ou n’est pas publique. Vérifiez le lien.
replay-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
replay-unreadable = Ce fichier ne contient pas de partie de Tessella. Choisissez-en un autre.

board-nearer = Zoomer
board-whole = Tout voir

play-computer = Ordinateur, niveau { $level }
play-computer-of = Ordinateur { $number }, niveau { $level }
play-computer-brief = { $count ->
    [0] Ordinateur
   *[other] Ordinateur { $count }
}
play-level = niveau { $level }
play-you = vous
play-away = hors ligne
play-gone = a quitté
play-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
play-hand = Votre coup
play-after = Et ensuite
play-left = Joueurs et réserve
play-die = Dé ou sélecteur
play-state = Où en est la partie
play-pieces = Vos pièces
play-piece = { $number } : pièce { $piece }
play-turn = Tourner (R)
play-flip = Retourner (F)
tray-fits = { $fits ->
    [one] { $fits } pièce jouable
   *[other] { $fits } pièces jouables
} sur { $count } · { $corners ->
    [one] { $corners } coin libre
   *[other] { $corners } coins libres
}
tray-left = { $count ->
    [one] { $count } pièce restante
   *[other] { $count } pièces restantes
}{ $lost ->
    [0] {""}
   *[other] , dont { $lost } sans place
}
play-lost-piece = (plus de place)
play-corners = Montrer les coins libres (C)
play-other = { $move ->
    [draw] Piocher
   *[other] { $move }
}
play-lay = Poser
play-even = aucun point
guide-pick = Choisissez une de vos pièces.
guide-aim = Choisissez maintenant sa place sur le plateau.
guide-draw = Rien ne peut être posé : piochez.
guide-keys = { $flips ->
    [yes] R : tourner ; F : retourner.
   *[no] R : tourner.
}
guide-wait = C’est à { $name } de jouer.
play-aimed = { $fits ->
    [yes] { $piece } en { $place } : possible.
   *[no] { $piece } en { $place } : impossible.
}
play-chat = Discussion
play-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
play-waiting = En attente de joueurs
play-theirs = { $name } réfléchit
play-yours = À vous de jouer
play-turn-of = { $name }, à vous de jouer
play-won = Vous avez gagné !
play-winner = { $count ->
    [one] { $name } a gagné.
   *[other] { $name } se partagent la victoire.
}
play-shared = Victoire partagée.
play-aborted = Cette partie a été annulée.
play-cause = { $cause ->
    [resignation] { $count ->
        [one] { $name } a abandonné.
       *[other] Les autres ont abandonné.
    }
    [time] Le temps est écoulé.
   *[agreement] Nulle convenue.
}
play-lost = Connexion perdue. Nouvelle tentative en cours…
play-offers = Une proposition
play-offered = { $what ->
    [draw] { $name } propose la nulle.
    [hints] { $name } propose de permettre les indices à tout le monde.
   *[take-back] { $name } demande à annuler un coup.
}
play-offer-waits = { $what ->
    [draw] Vous avez proposé la nulle.
    [hints] Vous avez proposé de permettre les indices.
   *[take-back] Vous avez demandé à annuler votre coup.
}
play-accept = Accepter
play-decline = Refuser
play-rematch = Revanche
play-to-rematch = Aller à la revanche
play-replay = Revoir
play-hint = Indice
hint-title = Indices
hint-chance = { $kind ->
    [exact] gagne à { $value } %
    [low] chances de gagner : moins de 5 %
    [high] chances de gagner : plus de 95 %
   *[about] chances de gagner : environ { $value } %
}
hint-odds = { $kind ->
    [exact] { $value } %
    [low] < 5 %
    [high] > 95 %
   *[about] env. { $value } %
}
hint-head = Points et chances de gagner
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-where = Essayez { $piece } dans la zone en surbrillance.
hint-show = Montrer le coup
hint-why = Pourquoi ?
hint-no-reason = Rien d’évident : le moteur a regardé plus loin.
hint-close = Fermer les indices
hint-ask = Permettre les indices
hint-on = Indices permis dans cette partie : tout le monde est d’accord.
play-take-back = Annuler le coup
play-offer-draw = Proposer la nulle
play-resign = Abandonner
play-resign-sure = Abandonner cette partie ? { $others ->
    [one] Votre adversaire gagne.
   *[other] Les autres continuent sans vous.
}
play-abort = Annuler
play-abort-sure = Annuler cette partie ? Personne ne gagne ni ne perd.
play-claim = { $others ->
    [one] Revendiquer la victoire
   *[other] Continuer
}
play-claim-sure = { $others ->
    [one] Le temps de l’adversaire est écoulé. Revendiquer la victoire ?
   *[other] Le temps est écoulé. Continuer sans ce joueur ?
}
play-rise = Quitter
play-rise-sure = Laisser votre place à quelqu’un d’autre ?
play-cancel = Non
play-close = Fermer
play-sit = Rejoindre
play-share = Invitez avec ce lien :
play-link = Lien vers cette partie
play-copy = Copier
play-copied = Copié
curtain-title = Passez l’appareil à { $name }
curtain-open = Je suis { $name }
type-title = Saisir un coup
type-label = Pièce et case, par exemple L5 e10
type-none = Aucune de vos pièces n’y entre. Nommez une pièce et une case à couvrir.
type-several = { $count ->
    [one] Une seule façon convient.
   *[other] { $count } façons conviennent : ajoutez des cases, ou un numéro de 1 à { $count }.
}
type-ready = { $move } convient : { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. Entrée encore une fois pour poser.
chat-none = Rien n’a encore été dit.
chat-mute = Masquer { $name }
chat-unmute = Afficher { $name }
chat-write = Dire quelque chose
chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-one-moment = Un instant, s’il vous plaît.
chat-oops = Oups !
chat-good-game = Belle partie !
keys-title = Touches
keys-digits = prendre une pièce par son numéro
keys-cycle = pièce précédente, suivante
keys-arrows = déplacer la pièce
keys-next = prochain endroit où elle entre
keys-turn = la tourner, avec Maj dans l’autre sens
keys-flip = la retourner
keys-lay = la poser
keys-draw = piocher, s’il y a une pioche
keys-free = montrer les coins libres
keys-hint = indice
keys-back = annuler le coup
keys-drop = la remettre
keys-list = cette liste

# Pièces de rechange.
spare-title = Une pièce perdue ?
spare-home = Imprimez-la, à l’échelle, sur papier ou en plastique.
spare-lead = Les vieilles boîtes perdent des pièces. Choisissez le jeu et fabriquez ce qui manque : une feuille à imprimer et à découper, ou un fichier pour imprimante 3D.
spare-game = { $game } : une pièce perdue ?
spare-seat = Couleur
spare-seat-all = toutes
spare-colour = { $colour ->
    [violet] violet
    [orange] orange
    [green] vert
    [red] rouge
    [yellow] jaune
   *[blue] bleu
}
spare-pieces = Que manque-t-il ?
spare-none = Rien de choisi : toute la boîte sera faite.
spare-some = { $count ->
    [one] { $count } pièce choisie.
   *[other] { $count } pièces choisies.
}
spare-clear = Ne rien choisir
spare-copies = De chacune
spare-part-die = dé
spare-part-bar = barre-frontière
spare-part-selector = sélecteur
spare-part-marker = marqueur de ligne
spare-part-foot = pied de la tour
spare-part-rack = réglette
spare-part-rack-foot = pied de réglette
spare-paper = Papier
spare-paper-a4 = A4
spare-paper-letter = Letter
spare-cell = Côté d’un carré, en mm
spare-cell-hint = Les éditions diffèrent : mesurez une de vos pièces et divisez par ses carrés.
spare-side = Côté d’une tuile, en mm
spare-side-hint = Les éditions diffèrent : mesurez le côté d’une de vos tuiles.
spare-solid = Pour imprimantes 3D
spare-thickness = Épaisseur, en mm
spare-clearance = Jeu de chaque côté, en mm
spare-pdf = Télécharger le PDF
spare-svg = SVG
spare-stl = STL pour imprimante 3D
spare-print = Imprimer
spare-hint = Imprimez à 100 %, puis mesurez la règle sur la feuille.
spare-sheets = Feuilles
spare-sheet = { $game }, feuille { $page } sur { $pages }
spare-offline = Les feuilles et les solides sont faits par le serveur : cette page a besoin d’une connexion.

# Les leçons.
learn-title = Apprendre en cinq minutes
learn-lead = De petites étapes sur le vrai plateau, comme en jouant. Il ne faut que cet appareil : ni compte, ni connexion.
learn-invite = Vous débutez ? Apprenez un jeu en cinq minutes
puzzle-invite = Problème du jour
learn-lesson = Leçon
learn-begin = Commencer
learn-go-on = Reprendre à l’étape { $step }
learn-done = Terminée. Encore une fois ?
learn-how = Cliquez, glissez, ou prenez les flèches, R et Entrée.
learn-how-touch = Touchez une pièce, puis le plateau, puis Poser.
learn-board = { $game }, une étape de la leçon
learn-step = Étape { $step } sur { $last }
learn-ways = Dans la leçon
learn-back = Retour
learn-show = Montrez-moi
learn-shown = { $move ->
    [draw] Piochez : le bouton est plus bas.
   *[other] Essayez { $move }.
}
learn-skip = Passer
learn-right = Bien joué !
learn-next = Suivant
learn-finish = Terminer
learn-finished = Vous connaissez { $game } !
learn-play = Jouer votre première partie · { $level }
learn-rules = Toutes les règles
learn-others = Les autres leçons
learn-again = Recommencer
