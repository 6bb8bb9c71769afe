td-2-shape = { $move } isn’t the shape of a block: I, O, T, L, J, S or Z, rotated but not flipped ({ $rule }).
td-4-shape = The spinner names { $shape }: place that shape, not { $piece } ({ $rule }).
td-4-stock = No block { $move } is left in the supply: spin again ({ $rule }).
td-5-territory = Place the whole block inside your own territory ({ $rule }).
td-5-filled = There’s a block there already: choose empty squares ({ $rule }).
td-6-contact = The block must touch your own edge or, along a side, one of your blocks ({ $rule }).
td-7-closed = The block can’t get there from the bar: the way is closed ({ $rule }).
event-no-room = { $seat } has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} to push, and { $room ->
    [0] none is free
    [one] only 1 is free
   *[other] only { $room } are free
} (TD-13).
event-no-room-touch = The push of { $seat } reaches exactly to the opponent’s blocks: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} (TD-13).
event-scored-td-11 = { $seat }: { $points } { $count ->
    [one] row
   *[other] rows
} of territory (TD-11).
event-passed-td-8 = { $seat } can’t place the block and loses (TD-8).
event-ended-td-13 = No room left for the push: the game is over (TD-13).
event-ended-td-14 = A block couldn’t be placed: the game is over (TD-14).
event-ended-td-15 = The last block is placed: the game is over (TD-15).
fact-td-lines = { $count ->
    [one] Completes { $count } line
   *[other] Completes { $count } lines
}
fact-td-height = { $count ->
    [one] Blocks stand { $count } row high
   *[other] Blocks stand { $count } rows high
}
fact-td-holes = { $count ->
    [one] Covers { $count } hole
   *[other] Covers { $count } holes
}
fact-td-stuck = { $count ->
    [one] { $count } shape on the spinner would no longer fit
   *[other] { $count } shapes on the spinner would no longer fit
}
fact-td-prepared = { $count ->
    [one] { $count } line could be completed with the next block
   *[other] { $count } lines could be completed with the next block
}
