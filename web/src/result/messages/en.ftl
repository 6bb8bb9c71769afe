# Words of the card that tells how a match ended.
result-title = Result
result-by = { $name } won { $margin }
result-by-you = You won { $margin }
result-margin = { $count ->
    [one] by one point
   *[other] by { $count } points
}
result-tie = on the tie-break
result-turning = Turning point: move { $number } ({ $points }). From there { $name } stayed ahead.
result-turning-you = Turning point: move { $number } ({ $points }). From there you stayed ahead.
result-turning-other = Turning point: move { $number } by { $by } ({ $points }). From there { $name } stayed ahead.
result-turning-other-you = Turning point: move { $number } by { $by } ({ $points }). From there you stayed ahead.
result-turning-mine = Turning point: your move { $number } ({ $points }). From there { $name } stayed ahead.
result-led = { $name } led from the first move to the last.
result-led-you = You led from the first move to the last.
result-start = At the start
result-rating = Rating { $before }, now { $after } ({ $change })
result-level = Try level { $level }
result-streak = { $count ->
    [2] You’ve beaten level { $level } twice in a row.
   *[other] You’ve beaten level { $level } { $count } times in a row.
}
result-link = Copy link
result-picture = Share picture
result-hints = { $count ->
    [one] { $count } hint used
   *[other] { $count } hints used
}
