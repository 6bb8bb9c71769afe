# Words of the web app for this game.
line-tetris-link = Drop pieces into the tower and link three or more of yours; holes cost points.
guide-pick-tetris-link = You may choose: take any shape you still have.
guide-aim-tetris-link = Choose a column and drop it; holes under it cost points.
option-tetris-link-seats = Players
option-tetris-link-edition = If the rolled shape is used up
option-tetris-link-edition-fr = play another shape
option-tetris-link-edition-de = pass
option-tetris-link-dice = The die
option-tetris-link-dice-true = decides the shape
option-tetris-link-dice-false = stays in the box
# Where points came from, by the law’s names of them.
points-tl-15 = Linked pieces
points-tl-16 = Holes
tie-tetris-link = with the larger group
