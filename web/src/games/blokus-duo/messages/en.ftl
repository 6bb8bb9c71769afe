# Words of the web app for this game.
line-blokus-duo = Corner to corner, never side by side. Who gets more squares onto the board?
guide-pick-blokus-duo = Choose one of your pieces; big ones first.
guide-aim-first-blokus-duo = Cover a free start point with it.
guide-aim-blokus-duo = Let it touch your colour at a corner, never along a side.
# Where points came from, by the law’s names of them.
points-bd-8 = Squares placed
points-start-blokus-duo = Squares to place
points-bd-8-all = All pieces placed
points-bd-8-single = All pieces placed, the one-square piece last
