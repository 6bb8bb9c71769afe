# Words of the web app for this game.
line-blokus-duo = Ecke an Ecke, nie Seite an Seite. Wer bringt mehr Felder unter?
