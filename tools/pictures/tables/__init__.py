"""The tables of all pictures, a module a game."""

from tools.pictures.tables import blokus_duo, tetris_duel, tetris_link, triominos

PICTURES = (
    *blokus_duo.PICTURES,
    *tetris_link.PICTURES,
    *tetris_duel.PICTURES,
    *triominos.PICTURES,
)
