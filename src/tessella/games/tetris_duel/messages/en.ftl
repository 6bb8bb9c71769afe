td-2-shape = { $move } is not the shape of a block: I, O, T, L, J, S or Z, turned but not turned over ({ $rule }).
td-4-shape = The selector names { $shape }: lay that shape, not { $piece } ({ $rule }).
td-4-stock = No block { $move } is left in stock: spin the selector again ({ $rule }).
td-5-territory = Lay the whole block inside your own territory ({ $rule }).
td-5-filled = Another block lies there already: choose empty cells ({ $rule }).
td-6-contact = The block must touch your own edge or, along a side, one of your blocks ({ $rule }).
td-7-closed = The block cannot get there from the bar: the way is closed ({ $rule }).
event-scored-td-11 = { $seat }: { $points } { $count ->
    [one] row
   *[other] rows
} of territory (TD-11).
event-passed-td-8 = { $seat } cannot lay the block and loses (TD-8).
event-ended-td-13 = The bar reaches the opponent’s most advanced row: the game is over (TD-13).
event-ended-td-14 = A block could not be laid: the game is over (TD-14).
event-ended-td-15 = The last block is laid: the game is over (TD-15).
