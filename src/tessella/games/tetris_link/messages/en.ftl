tl-2-left = You have no piece { $piece } left: play another shape ({ $rule }).
tl-3-shape = { $move } is not the shape of a piece: I, O, T, L or S, turned or turned over ({ $rule }).
tl-7-rolled = The die shows { $rolled }: play that shape, not { $piece } ({ $rule }).
tl-9-blocked = The piece cannot drop that far: another piece is in its way ({ $rule }).
tl-9-floating = The piece would hang in the air: it drops until the floor or another piece stops it ({ $rule }).
event-rolled-open = { $seat } rolls the logo: any shape will do (TL-8).
event-scored-tl-15 = { $seat }: { $points } for { $count ->
    [one] one more piece in the group
   *[other] { $count } linked pieces
} (TL-15).
event-scored-tl-16 = { $seat }: { $points } for { $count ->
    [one] one empty cell under the piece
   *[other] empty cells under the piece
} (TL-16).
event-passed-tl-5 = { $seat } has left and is passed over (TL-5).
event-passed-tl-11 = { $seat } can place nothing and passes (TL-11).
event-passed-tl-12 = { $seat } has none of this shape left and passes (TL-12).
event-passed-tl-13 = { $seat } has no piece left and passes (TL-13).
event-ended-tl-20 = Nobody can place a piece any more: the game is over (TL-20).
