# Words of the web app for this game.
line-blokus-duo = Coin contre coin, jamais côte à côte. Qui posera le plus de cases ?
