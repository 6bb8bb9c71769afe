analysis-title = { $game }: analysis
analysis-evaluation = Evaluation
analysis-engine = Engine
analysis-off = The engine is off.
analysis-over = The game is over.
analysis-begins = The engine is thinking…
analysis-simulations = { $count } games tried
analysis-deeper = Think longer
analysis-points = Points: { $now }, { $then } expected
analysis-score = Points: { $now }
analysis-draw = { $chance } shared
analysis-worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-variation = Variation
analysis-main = To the main line
analysis-other = Open another
analysis-chance = What does chance do?
analysis-lot = Leave it to chance
analysis-first = { $name } begins
analysis-try = Try any move.
analysis-chance-of = { $name }: { $chance }
analysis-best = Best move: { $move }
analysis-open = Open a game
analysis-open-lead = A game file of ours, a .blksgf of Pentobi, or the name of a game and its moves.
analysis-text = Game file or moves as text
analysis-read = Open
analysis-empty = Start from an empty board
analysis-empty-lead = You play all sides, and decide what chance does.
analysis-seats = { $count } players
setup-name = Set up a position
setup-done = Done
setup-lead = Place pieces as in a game; touch a piece on the board to take it away. The rules still apply.
setup-turn = Whose turn?
setup-roll = What was rolled?
setup-no-roll = Not rolled yet
setup-roll-first = Choose a roll to place a piece.
setup-rows = Rows below the bar
setup-common = Shared colour: who’s next
setup-points = Points, { $name }
setup-hands = Hands
setup-pool = { $count ->
    [one] { $count } tile in the pool
   *[other] { $count } tiles in the pool
}
setup-tile-in = Give { $tile } to { $name }
setup-tile-out = Take { $tile } from { $name }
setup-undo = Undo
setup-clear = Clear board
setup-pieces = { $count ->
    [one] { $count } piece on the board
   *[other] { $count } pieces on the board
}
setup-take = Take away
cover-name = Covered in the end
cover-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
cover-legend = The larger the mark, the more often in { $count } games the engine played on.
