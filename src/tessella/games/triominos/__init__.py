"""Triominos: 2 to 4 seats, hidden hands and a face-down pool."""

from tessella.games.triominos.game import Triominos

GAME = Triominos

__all__ = ["GAME", "Triominos"]
