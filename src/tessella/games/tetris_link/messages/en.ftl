tl-2-left = You have no piece { $piece } left ({ $rule }).
tl-3-shape = { $move } is not the shape of a piece: I, O, T, L or S, turned or turned over ({ $rule }).
tl-7-rolled = The die shows { $rolled }, so a piece { $piece } cannot be played ({ $rule }).
tl-9-blocked = The piece cannot drop that far: something lies in its way ({ $rule }).
tl-9-floating = The piece would not rest there: it drops until something holds it ({ $rule }).
event-scored-tl-15 = { $seat }: { $points } for { $count ->
    [one] a piece that joins its group
   *[other] the pieces of the group
} (TL-15).
event-scored-tl-16 = { $seat }: { $points } for { $count ->
    [one] a hole
   *[other] two or more holes
} (TL-16).
event-passed-tl-11 = { $seat } can place nothing and passes (TL-11).
event-passed-tl-12 = { $seat } has none of this shape left and passes (TL-12).
event-passed-tl-13 = { $seat } has no piece left and passes (TL-13).
event-ended-tl-20 = Nobody can place a piece any more: the game is over (TL-20).
