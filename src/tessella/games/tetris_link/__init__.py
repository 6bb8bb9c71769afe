"""Tetris Link: 2 to 4 seats, a die, open information."""

from tessella.games.tetris_link.game import TetrisLink

GAME = TetrisLink

__all__ = ["GAME", "TetrisLink"]
