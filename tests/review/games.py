"""Whole games to look back on: every game of the house with every number of seats, and a toy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import tessella
from tessella import Record
from tessella.core.registry import game_type
from tessella.review import Review, review
from tests.laws.positions import walk

if TYPE_CHECKING:
    from tessella import Game

FEW = 16


def seated(name: str) -> list[Game]:
    """A game with every number of seats."""
    kind = game_type(name)
    short = {key: value for key, value in kind.showcase.short.items() if key != "seats"}
    counts = kind.seat_counts()
    if len(counts) == 1:
        return [tessella.game(name, **short)]
    return [tessella.game(name, **short, seats=count) for count in counts]


GAMES = tuple(game for name in tessella.games() for game in seated(name))


def record_of(game: Game) -> Record:
    """A game that was played with some sense."""
    return Record(game, moves=tuple(map(game.parse, walk(game, 1).moves)))


@cache
def judged_game(game: Game) -> Review:
    """Its review, as quick as can be."""
    return review(record_of(game), FEW)
