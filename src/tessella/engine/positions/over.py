"""The native number of a turn when the game is over."""

OVER = -2
