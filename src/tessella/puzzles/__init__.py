"""Puzzles: positions of games in which it can be told which moves are right."""

from tessella.puzzles.collection import collection, daily, dumps, loads
from tessella.puzzles.find import Search, puzzles_of
from tessella.puzzles.played import played
from tessella.puzzles.puzzle import Goal, Proof, Puzzle
from tessella.puzzles.rate import rated

__all__ = [
    "Goal",
    "Proof",
    "Puzzle",
    "Search",
    "collection",
    "daily",
    "dumps",
    "loads",
    "played",
    "puzzles_of",
    "rated",
]
