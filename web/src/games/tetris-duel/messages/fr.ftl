# Words of the web app for this game.
line-tetris-duel = Complétez des lignes, poussez la barre-frontière et gagnez du terrain.
guide-aim-first-tetris-duel = Posez le bloc contre votre bord.
guide-aim-tetris-duel = Posez-le contre votre bord ou contre un de vos blocs ; les rangées pleines poussent la barre.
option-tetris-duel-columns = Largeur du plateau
option-tetris-duel-rows = Longueur du plateau (paire)
option-tetris-duel-entry = Un bloc atteint sa place
option-tetris-duel-entry-region = par un espace ouvert
option-tetris-duel-entry-slide = en glissant sans tourner
option-tetris-duel-entry-drop = tout droit depuis la barre
option-tetris-duel-touch = Quand la barre atteint juste les blocs adverses
option-tetris-duel-touch-win = la poussée gagne
option-tetris-duel-touch-continue = la partie continue
points-start-tetris-duel = Rangées au départ
points-td-11 = Rangées gagnées
points-td-11-lost = Rangées perdues
margin-tetris-duel = { $count ->
    [one] d’une rangée
   *[other] de { $count } rangées
}
unit-tetris-duel = { $count ->
    [one] rangée
   *[other] rangées
}
# Ce qui se dit ailleurs des points : ici, ce sont des rangées.
play-even-tetris-duel = aucune rangée
hint-points-tetris-duel = { $count ->
    [one] { $points } rangée
   *[other] { $points } rangées
}
review-expected-tetris-duel = Rangées attendues : { $before } avec le meilleur coup, { $after } avec celui-ci.
review-subject-score-tetris-duel = Rangées
analysis-points-tetris-duel = Rangées : { $now }, { $then } attendues
analysis-score-tetris-duel = Rangées : { $now }
