# Words of the web app for this game.
line-blokus-duo = Coin contre coin, jamais côte à côte. Qui posera le plus de carrés ?
guide-pick-blokus-duo = Choisissez une de vos pièces ; les grandes d’abord.
guide-aim-first-blokus-duo = Couvrez un point de départ libre.
guide-aim-blokus-duo = Touchez votre couleur par un coin, jamais par un côté.
points-bd-8 = Carrés posés
points-start-blokus-duo = Carrés à poser
points-bd-8-all = Toutes les pièces posées
points-bd-8-single = Toutes posées, la pièce d’un carré en dernier
