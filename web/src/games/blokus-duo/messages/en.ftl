# Words of the web app for this game.
line-blokus-duo = Corner to corner, never side by side. Who gets more squares onto the board?
