"""Matches and round-robins between players, with the luck taken out of them."""

from tessella.arena.elo import Estimate
from tessella.arena.errors import ArenaError
from tessella.arena.plan import Fixture, Plan
from tessella.arena.results import Results, Score, Standing
from tessella.arena.run import run
from tessella.arena.sprt import Sprt

__all__ = [
    "ArenaError",
    "Estimate",
    "Fixture",
    "Plan",
    "Results",
    "Score",
    "Sprt",
    "Standing",
    "run",
]
