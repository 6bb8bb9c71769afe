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
