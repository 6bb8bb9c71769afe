review-name = Game review
review-verdict = What the engine thinks of this move
review-of-move = { $name }, move { $number }
review-of-chance = { $number ->
    [0] Before the first move
   *[other] After move { $number }
}
review-costliest = Costliest move
review-forced = the only move
review-cost = Win chance { $before } with the best move, { $after } with this one.
review-kept = Win chance { $after }.
review-exactly = Exact: played out to the end.
review-bounded = Bounded: { $most } lost at most, for one of both moves was played out to the end.
review-about = Estimated by the engine.
review-played = Played
review-was-better = Better
review-line = What may follow
review-line-best = What may follow the better move
review-start = Step through the game, or pick a moment.
review-coming = This move hasn’t been judged yet.
review-nobody = Nobody decided anything here.
review-progress = Reviewing: move { $done } of { $total }
review-begins = The engine starts reviewing…
review-again = Continue
review-legend = Dashed: the better move
review-board = { $title }, step { $step } of { $last }
review-moment = { $name }, move { $number }: { $what }
review-count-blunder = { $count ->
    [one] blunder
   *[other] blunders
}
review-count-mistake = { $count ->
    [one] mistake
   *[other] mistakes
}
review-count-inaccuracy = { $count ->
    [one] inaccuracy
   *[other] inaccuracies
}
review-luck-means = Luck is what dice and draws gave, compared with their average.
review-parts-means = In points of win chance, added up over the game; 100 points are a whole win.
review-own-moves = Own moves
review-others-moves = Others’ moves
review-skill-means = Own moves: what they gave away. Others’ moves: what they gave to this player.
review-legend-reply = Dashed: the answer to the played move
review-show-best = Show the better move
review-show-reply = Show the answer
review-who-knows = Luck knows all hands; skill only what the player knew.
review-numbers = All numbers as tables
review-luck-moment = { $number ->
    [0] { $name }, before the first move: luck
   *[other] { $name }, after move { $number }: luck
}
review-expected = Expected points: { $before } with the best move, { $after } with this one.
review-practise = { $count ->
    [one] Practise your mistake
   *[other] Practise your { $count } mistakes
}
review-deeper = Look deeper
review-tries = { $count } games tried for each move
review-deep-progress = Looking deeper: move { $done } of { $total }
review-deep-begins = Waiting for the engine to look deeper…
review-subject = What the graph shows
review-subject-odds = Win chance
review-subject-score = Points
review-subject-luck = Luck
review-subject-time = Time
review-lasted = { $minutes }:{ $seconds }
