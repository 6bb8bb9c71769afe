td-2-shape = { $move } is not the shape of a block: I, O, T, L, J, S or Z, turned but not turned over ({ $rule }).
td-4-shape = The selector names { $shape }, so a block { $piece } cannot be laid ({ $rule }).
td-4-stock = The blocks { $move } are used up; the selector is spun again ({ $rule }).
td-5-territory = A block is laid inside your own territory ({ $rule }).
td-5-filled = Another block lies there already ({ $rule }).
td-6-contact = The block must touch your own edge or, along a side, one of your blocks ({ $rule }).
td-7-closed = The block cannot get there from the bar: the way is closed ({ $rule }).
event-scored-td-11 = { $seat }: { $points } { $count ->
    [one] row
   *[other] rows
} of territory (TD-11).
event-passed-td-8 = { $seat } cannot lay the block (TD-8).
event-ended-td-13 = There is no room to push the bar: the game is over (TD-13).
event-ended-td-14 = A block could not be laid: the game is over (TD-14).
event-ended-td-15 = The last block is laid: the game is over (TD-15).
