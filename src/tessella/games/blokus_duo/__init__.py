"""Blokus Duo: 2 seats, no chance after the lot, open information."""

from tessella.games.blokus_duo.game import BlokusDuo

GAME = BlokusDuo

__all__ = ["GAME", "BlokusDuo"]
