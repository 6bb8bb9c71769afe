# Words of the web app for this game.
line-tetris-duel = Fülle Reihen, schieb die Grenze vor und nimm dem anderen Platz weg.
option-tetris-duel-columns = Breite des Bretts
option-tetris-duel-rows = Länge des Bretts (gerade)
option-tetris-duel-entry = Ein Stein kommt an seinen Platz
option-tetris-duel-entry-region = durch offenen Raum
option-tetris-duel-entry-slide = durch Schieben ohne Drehen
option-tetris-duel-entry-drop = gerade von der Grenze aus
option-tetris-duel-touch = Wenn die Grenze den letzten Stein berührt
option-tetris-duel-touch-win = gewinnt, wer schiebt
option-tetris-duel-touch-continue = geht es weiter
