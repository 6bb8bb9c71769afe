"""Positions that are set up by hand, as in all games of the family."""

from tessella.families.blokus.setup import choices, finish, ground, lay, names, write

__all__ = ["choices", "finish", "ground", "lay", "names", "write"]
