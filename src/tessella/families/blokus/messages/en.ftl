sgf-text = Line { $line }: “{ $text }” doesn’t belong in an SGF file.
sgf-game = Line { $line }: this is a game of “{ $game }”; only { $ours } can be read.
sgf-games = The file holds { $count } games; it must hold exactly one.
sgf-setup = Line { $line }: the game starts from a set-up position ({ $name }), not from the empty board, so it can’t be replayed.
fact-blokus-corners = { $count ->
    [one] Wins { $count } new corner
   *[other] Wins { $count } new corners
}
fact-blokus-closed = { $count ->
    [one] Closes { $count } corner to opponents
   *[other] Closes { $count } corners to opponents
}
fact-blokus-room = { $count ->
    [one] Secures { $count } square that nobody else can reach
   *[other] Secures { $count } squares that nobody else can reach
}
fact-blokus-shut = { $count ->
    [one] { $count } opposing piece no longer fits
   *[other] { $count } opposing pieces no longer fit
}
fact-blokus-lost = { $count ->
    [one] { $count } own piece no longer fits
   *[other] { $count } own pieces no longer fit
}
fact-blokus-size = { $count ->
    [one] Lays a piece of { $count } square
   *[other] Lays a piece of { $count } squares
}
fact-blokus-cut = { $count ->
    [one] Cuts opponents off from { $count } square
   *[other] Cuts opponents off from { $count } squares
}
fact-blokus-ways = { $count ->
    [one] Leaves { NUMBER($count, useGrouping: 0) } way to go on, { NUMBER($was, useGrouping: 0) } before
   *[other] Leaves { NUMBER($count, useGrouping: 0) } ways to go on, { NUMBER($was, useGrouping: 0) } before
}
fact-blokus-theirs = { $count ->
    [one] Leaves opponents { NUMBER($count, useGrouping: 0) } way to go on
   *[other] Leaves opponents { NUMBER($count, useGrouping: 0) } ways to go on
}
