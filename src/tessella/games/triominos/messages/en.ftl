notation-triominos = “{ $text }” isn’t a move. A move looks like ^0,0:012 or v-1,2:345, or it is draw; a tile looks like 012.
notation-tile = There’s no tile { $tile }: read clockwise from the lowest, a tile’s numbers never go down ({ $rule }).
tr-2-pool = The tile { $move } isn’t in the pool ({ $rule }).
tr-4-draw = Begin the round by placing a tile; drawing comes later ({ $rule }).
tr-4-spot = Place the first tile of a round with its lowest number left: ^0,0:{ $tile } ({ $rule }).
tr-5-hand = The tile { $tile } isn’t in your hand: choose another ({ $rule }).
tr-5-taken = There’s a tile there already: choose an empty space ({ $rule }).
tr-5-side = The tile must share a full side with a tile on the board ({ $rule }).
tr-5-numbers = The numbers on a shared side don’t agree: rotate the tile or place it elsewhere ({ $rule }).
tr-6-corner = A corner of the tile would meet another number: rotate the tile or place it elsewhere ({ $rule }).
tr-11-draw = A tile in your hand fits: place it instead of drawing ({ $rule }).
tr-12-draw = The tile { $drawn } that you drew fits: place it ({ $rule }).
tr-12-again = The tile that you drew doesn’t fit: draw again ({ $rule }).
tr-12-other = Place the tile { $drawn } that you drew, and no other ({ $rule }).
tr-15-draw = The pool is empty: place a tile ({ $rule }).
event-took = { $seat } draws { $tile }.
event-took-hidden = { $seat } draws a tile.
event-scored-tr-4 = { $seat }: { $points } for the first tile (TR-4).
event-scored-tr-8 = { $seat }: { $points } for the numbers of the tile (TR-8).
event-scored-tr-9 = { $seat }: { $points } for a bridge (TR-9).
event-scored-tr-10 = { $seat }: { $points } for { $count ->
    [60] a double hexagon
    [70] a triple hexagon
    [100] a double hexagon
    [150] a triple hexagon
   *[other] a hexagon
} (TR-10).
event-scored-tr-11 = { $seat }: { $points } for drawing a tile (TR-11).
event-scored-tr-13 = { $seat }: { $points } for three draws without a fit (TR-13).
event-scored-tr-14 = { $seat }: { $points } for passing at an empty pool (TR-14).
event-scored-tr-16 = { $seat }: { $points } for an empty hand (TR-16).
event-scored-tr-16-hands = { $seat }: { $points } for the tiles in the other hands (TR-16).
event-scored-tr-17 = { $seat }: { $points } for the tiles left in hand (TR-17).
event-passed-tr-14 = { $seat } can’t place anything and passes: the pool is empty (TR-14).
event-round-tr-16 = The round is over: a hand is empty (TR-16).
event-round-tr-17 = The round is over: nobody can place a tile any more (TR-17).
event-ended-tr-16 = The game is over: a hand is empty (TR-16).
event-ended-tr-17 = The game is over: nobody can place a tile any more (TR-17).
fact-tr-forgone = { $count ->
    [one] { $count } point less than the move that wins most
   *[other] { $count } points less than the move that wins most
}
fact-tr-bonus = { $count ->
    [one] Opens { $count } space for a bridge or a hexagon
   *[other] Opens { $count } spaces for a bridge or a hexagon
}
fact-tr-hand = { $count ->
    [one] { $count } point left in the hand
   *[other] { $count } points left in the hand
}
fact-tr-most = { $count ->
    [one] { $count } point is the most an unseen tile could win next
   *[other] { $count } points are the most an unseen tile could win next
}
fact-tr-answers = { $count ->
    [one] { $count } unseen tile would fit next
   *[other] { $count } unseen tiles would fit next
}
