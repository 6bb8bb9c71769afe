"""Blokus: 2 to 4 seats, four colours, no chance after the lot, open information."""

from tessella.games.blokus.game import Blokus

GAME = Blokus

__all__ = ["GAME", "Blokus"]
