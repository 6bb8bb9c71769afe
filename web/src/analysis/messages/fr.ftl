analysis-title = { $game } : plateau d’analyse
analysis-evaluation = Évaluation
analysis-engine = Moteur
analysis-off = Le moteur est arrêté.
analysis-over = La partie est finie.
analysis-begins = Le moteur réfléchit…
analysis-simulations = { $count } parties essayées
analysis-deeper = Réfléchir plus longtemps
analysis-points = Points : { $now }, { $then } attendus
analysis-score = Points : { $now }
analysis-draw = { $chance } à égalité
analysis-worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-variation = Variante
analysis-main = Retour à la partie
analysis-other = Autre partie
analysis-chance = Que fait le hasard ?
analysis-lot = Laisser faire le hasard
analysis-first = { $name } commence
analysis-try = Essayez n’importe quel coup.
analysis-chance-of = { $name } : { $chance }
analysis-best = Meilleur coup : { $move }
analysis-open = Ouvrir une partie
analysis-open-lead = Un de nos fichiers de partie, un .blksgf de Pentobi, ou le nom d’un jeu et ses coups.
analysis-text = Fichier de partie ou coups en texte
analysis-read = Ouvrir
analysis-empty = Partir d’un plateau vide
analysis-empty-lead = Vous jouez tous les camps et décidez de ce que fait le hasard.
analysis-seats = { $count } joueurs
setup-name = Composer une position
setup-done = Terminé
setup-lead = Posez des pièces comme dans une partie ; touchez une pièce du plateau pour la retirer. Les règles s’appliquent toujours.
setup-turn = À qui le tour ?
setup-roll = Quel tirage ?
setup-no-roll = Pas encore tiré
setup-roll-first = Choisissez un tirage pour poser une pièce.
setup-rows = Rangées sous la barre
setup-common = Couleur partagée : à qui
setup-points = Points, { $name }
setup-hands = Réglettes
setup-pool = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
setup-tile-in = Donner { $tile } à { $name }
setup-tile-out = Reprendre { $tile } à { $name }
setup-undo = Annuler
setup-clear = Vider le plateau
setup-pieces = { $count ->
    [one] { $count } pièce sur le plateau
   *[other] { $count } pièces sur le plateau
}
setup-take = Retirer
cover-name = Couvert à la fin
cover-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
cover-legend = Plus la marque est grande, plus la case est souvent couverte dans { $count } parties que le moteur a continuées.
