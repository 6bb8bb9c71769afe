"""Tetris Duel, the two-player board game of 1989: 2 seats, a selector, open information."""

from tessella.games.tetris_duel.game import TetrisDuel

GAME = TetrisDuel

__all__ = ["GAME", "TetrisDuel"]
