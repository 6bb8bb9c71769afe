"""450 games that another program played with itself: every one is legal, ends, and is worth what
that program says."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tessella.core.colour import colour_of
from tessella.core.event import Passed
from tessella.families.blokus import sgf

FILE = Path(__file__).parent.parent / "data" / "blokus-games.sgf.txt"
TABLES = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def games(seats: int) -> tuple[tuple[str, str], ...]:
    """The games of so many players: text, and the score that was given."""
    name = {2: "Blokus Two-Player", 3: "Blokus Three-Player", 4: "Blokus"}[seats]
    lines = FILE.read_text(encoding="utf-8").splitlines()
    of_table = [line for line in lines if f"GM[{name}]" in line]
    return tuple((text, score) for text, score in (line.split("\t") for line in of_table))


@TABLES
def test_bk_10_every_game_of_the_file_is_legal_and_ends_with_the_score_that_was_given(
    seats: int,
) -> None:
    assert len(games(seats)) == 150
    for text, score in games(seats):
        state = sgf.loads(text).state
        assert state.game.seats == seats
        assert state.result is not None
        assert state.game.final_score(state) == score


@TABLES
def test_bk_7_a_colour_is_passed_over_exactly_where_the_file_leaves_it_out(seats: int) -> None:
    for text, _ in games(seats)[::15]:
        colours = [int(node[0]) - 1 for node in text.split(";")[2:]]
        states = list(sgf.loads(text).states())[2:]
        for state, (colour, after) in zip(states, pairwise(colours), strict=False):
            told = [event for event in state.events if isinstance(event, Passed)]
            left_out = [(colour + step) % 4 for step in range(1, (after - colour - 1) % 4 + 1)]
            assert [colour_of(event) for event in told] == left_out


@TABLES
def test_a_game_of_the_file_is_written_as_it_was_read(seats: int) -> None:
    for text, _ in games(seats)[::30]:
        record = sgf.loads(text)
        assert sgf.loads(sgf.dumps(record)) == record
        written, read = (one.replace("\n", "").split(";")[2:] for one in (sgf.dumps(record), text))
        assert written == read
