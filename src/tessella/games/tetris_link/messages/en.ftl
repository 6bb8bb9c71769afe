tl-2-left = You have no { $piece } left: play another shape ({ $rule }).
tl-3-shape = { $move } isn’t the shape of a piece: I, O, T, L or S, rotated or flipped ({ $rule }).
tl-7-rolled = The die shows { $rolled }: play that shape, not { $piece } ({ $rule }).
tl-9-blocked = The piece can’t drop that far: another piece is in its way ({ $rule }).
tl-9-floating = The piece would hang in the air: it drops until the floor or another piece stops it ({ $rule }).
event-rolled-open = { $seat } rolls the logo: any shape will do (TL-8).
event-used-up = { $seat } has no { $face } left: any other shape will do (TL-12).
event-scored-tl-15 = { $seat }: { $points } for { $count ->
    [one] one more piece in the group
   *[other] { $count } linked pieces
} (TL-15).
event-scored-tl-16 = { $seat }: { $points } for { $count ->
    [one] one empty square under the piece
   *[other] empty squares under the piece
} (TL-16).
event-passed-tl-11 = { $seat } can’t drop anything and passes (TL-11).
event-passed-tl-12 = { $seat } has none of this shape left and passes (TL-12).
event-passed-tl-13 = { $seat } has no piece left and passes (TL-13).
event-ended-tl-20 = Nobody can drop a piece any more: the game is over (TL-20).
fact-tl-points = { $count ->
    [one] Scores { $count } point for the group
   *[other] Scores { $count } points for the group
}
fact-tl-joined = { $count ->
    [one] Links { $count } own group
   *[other] Links { $count } own groups
}
fact-tl-cut = { $count ->
    [one] Keeps { $count } opposing group apart from another
   *[other] Keeps { $count } opposing groups apart
}
fact-tl-holes = { $count ->
    [one] Leaves { $count } hole under the piece
   *[other] Leaves { $count } holes under the piece
}
fact-tl-rolls = { $count ->
    [one] { $count } face of the die would win points next turn, { $was } before
   *[other] { $count } faces of the die would win points next turn, { $was } before
}
fact-tl-next-rolls = { $count ->
    [one] { $count } face of the die would win points for the next player
   *[other] { $count } faces of the die would win points for the next player
}
fact-tl-shapes = { $count ->
    [one] { $count } shape would win points next turn, { $was } before
   *[other] { $count } shapes would win points next turn, { $was } before
}
fact-tl-next-shapes = { $count ->
    [one] { $count } shape would win points for the next player
   *[other] { $count } shapes would win points for the next player
}
