"""The lessons of all games, a module a game."""

from tools.lessons.tables import blokus_duo, tetris_duel, tetris_link, triominos

LESSONS = (blokus_duo.LESSON, tetris_link.LESSON, tetris_duel.LESSON, triominos.LESSON)
