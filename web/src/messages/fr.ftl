# Les mots de l’application web seule.
game-blokus-duo = Blokus Duo
game-tetris-duel = Tetris Duel
game-tetris-link = Tetris Link
game-triominos = Triominos
language-en = English
language-fr = Français
language-de = Deutsch

seat = Joueur { $number }
page-home = Accueil
page-language = Langue
page-loading = Un instant…
page-unknown = Il n’y a rien à cette adresse. Repartez de la page d’accueil.
home-lead = Quatre jeux de pose à une même table. Déposez ici le film d’une partie pour la revoir.
home-open = Ouvrir une partie

rack-label = Pièces restantes
rack-count = ×{ $count }
card-acts = au trait
card-won = gagne
chance-shows = Tirage : { $face }
chance-waits = Pas encore de tirage

replay-players = Joueurs
replay-shared = Pour tous
replay-moves = Coups
replay-move = { $move ->
    [draw] pioche
   *[other] { $move }
}
replay-start = La table est mise.
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
