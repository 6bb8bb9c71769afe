# Words of the web app for this game.
line-tetris-link = Drop your pieces into the tower, three of a colour score, holes cost.
option-tetris-link-seats = Players
option-tetris-link-edition = If the rolled shape is used up
option-tetris-link-edition-fr = play another shape
option-tetris-link-edition-de = pass
option-tetris-link-dice = The die
option-tetris-link-dice-true = decides the shape
option-tetris-link-dice-false = stays in the box
