# Words of the web app alone.
game-blokus-duo = Blokus Duo
game-tetris-duel = Tetris Duel
game-tetris-link = Tetris Link
game-triominos = Triominos
language-en = English
language-fr = Français
language-de = Deutsch

seat = Player { $number }
page-home = Home
page-language = Language
page-loading = One moment …
page-unknown = There is nothing at this address. Try it from the front page.
home-lead = Four tile-laying games for one table. Drop the replay of a game here to look through it.
home-open = Open a replay

rack-label = Pieces left
rack-count = ×{ $count }
card-acts = to move
card-won = won
chance-shows = Rolled: { $face }
chance-waits = Not rolled yet

replay-players = Players
replay-shared = For all
replay-moves = Moves
replay-move = { $move ->
    [draw] draws
   *[other] { $move }
}
replay-start = The table is set.
replay-place = Place in the game
replay-step = Step { $step } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-unknown = There is no such game, or it is not public. Check the link.
replay-unreachable = The server does not answer. Look again in a moment.
replay-unreadable = This file is no replay of Tessella. Choose another.
