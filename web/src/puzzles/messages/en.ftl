puzzle-title = Puzzles
puzzle-lead = Find the right move in positions from real games.
puzzle-daily-lead = The same for everybody. The next one comes at midnight (UTC).
puzzle-daily-go = Solve it
puzzle-daily-solved = Solved today. Well done!
puzzle-daily-missed = Not solved this time. Tomorrow brings another one.
puzzle-collections = All puzzles
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-done = { $solved } of { $tried } solved
puzzle-rated = Rating { $rating } ± { $uncertainty }
puzzle-mistakes = Your own mistakes
puzzle-mistakes-wait = { $count ->
    [0] None waiting. Review your finished games: your mistakes come back here.
    [one] One of your mistakes is waiting.
   *[other] { $count } of your mistakes are waiting.
}
puzzle-mistakes-go = Practise
puzzle-sign-in = Sign in to keep a puzzle rating and to practise your own mistakes.
puzzle-turn = { $colour } to move
puzzle-level = Puzzle rating { $rating }
puzzle-of-day = Puzzle of the day, { $day }
puzzle-goal-win = Win with this move.
puzzle-goal-win-in-two = Win with your next move at the latest, whatever the spinner, the dice or your opponent do in between.
puzzle-goal-secure = Play for the best result nobody can take from you. Winning counts, not by how much.
puzzle-hidden = What you don’t see is in the other hand: the pool is empty.
puzzle-goal-best = Find the move with the best win chance. It is clearly ahead of all others.
puzzle-goal-mistake = You lost win chance here. Find a move as good as the best.
puzzle-mistake-was = You played
puzzle-tried-solved = You have solved this one before.
puzzle-tried-missed = You have tried this one before.
puzzle-board = { $game }, a puzzle
puzzle-ways = Around the puzzles
puzzle-all = All puzzles
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-right = Right!
puzzle-wrong = Not this one
puzzle-more = { $count ->
    [one] One other move is right, too.
   *[other] { $count } other moves are right, too.
}
puzzle-result = { $result ->
    [win] You win, whatever the others do.
    [draw] You share the win at least.
    [none] You can be kept from winning.
   *[other] You’re sure of { $share } of the win.
}
puzzle-result-wrong = { $result ->
    [none] After this move you can be kept from winning.
    [draw] After this move you can be held to a shared win.
   *[other] After this move you’re sure of only { $share } of the win.
}
puzzle-goal-missed = This move doesn’t reach the goal.
puzzle-chance = Win chance { $after }.
puzzle-chance-wrong = Win chance { $after }; with the right move { $before }.
puzzle-rating = Your puzzle rating
puzzle-show = On the board
puzzle-show-right = Right move
puzzle-show-reply = Answer to your move
puzzle-dashed-right = Dashed: a right move
puzzle-dashed-reply = Dashed: what the opponent answers
