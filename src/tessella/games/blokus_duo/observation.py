"""Observations of Blokus Duo."""

from tessella.families.blokus.observation import becomes, encode, shape

__all__ = ["becomes", "encode", "shape"]
