"""What will be covered in the end: counted again on the law, game by game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tessella.core import CHANCE
from tessella.review.covered import GrowingCover, continuation, is_about_covering
from tests.review.games import GAMES, record_of

if TYPE_CHECKING:
    from tessella import Game

FEW = 4
COVERING = [game for game in GAMES if is_about_covering(game)]


@pytest.mark.parametrize("game", COVERING, ids=str)
def test_what_is_told_is_where_the_pieces_lie_at_the_ends(game: Game) -> None:
    """The law plays every continuation, and every laid move is counted cell by cell."""
    record = record_of(game)
    start = record.cut(len(record.moves) // 3).state
    found = GrowingCover(start).grown(FEW)
    table = game.table()  # type: ignore[attr-defined]
    counted: Counter[tuple[int, int]] = Counter()
    for number in range(FEW):
        state = start
        for colour, laid in enumerate(start.laid):  # type: ignore[attr-defined]
            counted.update(
                (cell, colour) for cell in range(len(table.board.names)) if laid >> cell & 1
            )
        for text in continuation(start, number):
            assert state.turn != CHANCE
            own = state.colour or 0
            counted.update((cell, own) for cell in table.board.read(text))
            state = state.play(text)
        assert state.result is not None, "the games are played to their ends"
    told = {
        (cell, colour): count
        for cell, counts in enumerate(found.counts)
        for colour, count in enumerate(counts)
        if count
    }
    assert told == dict(counted)
    assert found.games == FEW


def test_more_games_go_on_from_those_that_were_played() -> None:
    start = record_of(COVERING[0]).cut(20).state
    growing = GrowingCover(start)
    assert growing.grown(2).games == 2
    assert growing.grown(3) == GrowingCover(start).grown(3)
    assert len({continuation(start, number) for number in range(FEW)}) > 1


def test_only_games_whose_pieces_stay_are_told_of() -> None:
    assert {game.name for game in COVERING} == {"blokus", "blokus-duo"}
