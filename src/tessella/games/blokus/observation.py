"""Observations of Blokus."""

from tessella.families.blokus.observation import becomes, encode, shape

__all__ = ["becomes", "encode", "shape"]
