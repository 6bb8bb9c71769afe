# Words of the web app for this game.
line-blokus = Four colours, four corners, one board. Corner to corner, never side by side.
guide-pick-blokus = { $colour } to play: choose a piece, big ones first.
guide-aim-first-blokus = Cover a start corner of its colour with it.
guide-aim-blokus = Let it touch its own colour at a corner, never along a side.
option-blokus-seats = Players
option-blokus-corners = The first piece covers
option-blokus-corners-own = its colour’s own corner
option-blokus-corners-any = any free corner
# Where points came from, by the law’s names of them.
points-bk-8 = Squares placed
points-bk-8-all = All 21 pieces of a colour placed
points-bk-8-single = All 21 placed, the one-square piece last
points-start-blokus = Squares to place
