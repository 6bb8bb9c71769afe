# Words of the web app for this game.
line-tetris-link = Lâchez vos pièces dans la tour et reliez-en trois ou plus ; les trous coûtent.
guide-pick-tetris-link = À vous de choisir : prenez n’importe quelle forme qu’il vous reste.
guide-aim-tetris-link = Choisissez une colonne et lâchez-le ; les trous dessous coûtent.
option-tetris-link-seats = Joueurs
option-tetris-link-edition = Si la forme tirée est épuisée
option-tetris-link-edition-fr = jouer une autre forme
option-tetris-link-edition-de = passer son tour
option-tetris-link-dice = Le dé
option-tetris-link-dice-true = choisit la forme
option-tetris-link-dice-false = reste dans la boîte
points-tl-15 = Tetriminos reliés
points-tl-16 = Trous
tie-tetris-link = grâce au plus grand groupe
