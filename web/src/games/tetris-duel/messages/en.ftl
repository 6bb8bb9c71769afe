# Words of the web app for this game.
line-tetris-duel = Fill lines, push the bar, and take the other half of the board.
option-tetris-duel-columns = Width of the board
option-tetris-duel-rows = Length of the board (even)
option-tetris-duel-entry = A piece reaches its place
option-tetris-duel-entry-region = through open space
option-tetris-duel-entry-slide = by sliding without a turn
option-tetris-duel-entry-drop = straight from the bar
option-tetris-duel-touch = When the bar touches the last piece
option-tetris-duel-touch-win = the push wins
option-tetris-duel-touch-continue = play goes on
