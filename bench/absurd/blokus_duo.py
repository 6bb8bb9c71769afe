"""Absurd in Blokus Duo: what is absurd in Blokus."""

from bench.absurd.blokus import absurd

__all__ = ["absurd"]
