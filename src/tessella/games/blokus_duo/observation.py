"""Observations of Blokus Duo."""

from tessella.families.blokus.observation import encode, shape

__all__ = ["encode", "shape"]
