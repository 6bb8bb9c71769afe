# Words of the web app for this game.
line-tetris-link = Laissez tomber vos pièces dans la tour : trois de même couleur rapportent, les trous coûtent.
option-tetris-link-seats = Joueurs
option-tetris-link-edition = Si la forme tirée est épuisée
option-tetris-link-edition-fr = jouer une autre forme
option-tetris-link-edition-de = passer son tour
option-tetris-link-dice = Le dé
option-tetris-link-dice-true = choisit la forme
option-tetris-link-dice-false = reste dans la boîte
