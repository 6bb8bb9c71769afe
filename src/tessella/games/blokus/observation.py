"""Observations of Blokus."""

from tessella.families.blokus.observation import encode, shape

__all__ = ["encode", "shape"]
