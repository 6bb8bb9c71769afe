# Words of the web app for this game.
line-tetris-duel = Complétez des lignes, poussez la barre-frontière et gagnez du terrain.
option-tetris-duel-columns = Largeur du plateau
option-tetris-duel-rows = Longueur du plateau (paire)
option-tetris-duel-entry = Une pièce atteint sa place
option-tetris-duel-entry-region = par un espace ouvert
option-tetris-duel-entry-slide = en glissant sans tourner
option-tetris-duel-entry-drop = tout droit depuis la barre
option-tetris-duel-touch = Quand la barre touche la dernière pièce
option-tetris-duel-touch-win = la poussée gagne
option-tetris-duel-touch-continue = la partie continue
