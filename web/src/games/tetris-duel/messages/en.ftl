# Words of the web app for this game.
line-tetris-duel = Fill rows and push the bar up to your opponent’s blocks.
guide-aim-first-tetris-duel = Place the block so that it touches your own edge.
guide-aim-tetris-duel = Place it at your edge or beside one of your blocks; full rows push the bar.
option-tetris-duel-columns = Width of the board
option-tetris-duel-rows = Length of the board (even)
option-tetris-duel-entry = A block reaches its place
option-tetris-duel-entry-region = through open space
option-tetris-duel-entry-slide = by sliding without rotating
option-tetris-duel-entry-drop = straight from the bar
option-tetris-duel-touch = When the bar just reaches the opponent’s blocks
option-tetris-duel-touch-win = the push wins
option-tetris-duel-touch-continue = play goes on
# Where points came from, by the law’s names of them.
points-start-tetris-duel = Rows at the start
points-td-11 = Rows won
points-td-11-lost = Rows lost
margin-tetris-duel = { $count ->
    [one] by one row
   *[other] by { $count } rows
}
unit-tetris-duel = { $count ->
    [one] row
   *[other] rows
}
# What is said of points elsewhere: here they are rows.
play-even-tetris-duel = no rows
hint-points-tetris-duel = { $count ->
    [one] { $points } row
   *[other] { $points } rows
}
review-expected-tetris-duel = Expected rows: { $before } with the best move, { $after } with this one.
review-subject-score-tetris-duel = Rows
analysis-points-tetris-duel = Rows: { $now }, { $then } expected
analysis-score-tetris-duel = Rows: { $now }
