"""300 games that another program played: every one is legal, ends, and is worth what a count of
its moves says."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import tessella
from tessella.core.event import Passed
from tessella.families.blokus import sgf
from tests.games.blokus_duo_by_hand import BlokusDuoByHand
from tests.games.contact_by_hand import piece_of
from tests.games.square_positions import cells_of, played

FILE = Path(__file__).parent.parent / "data" / "blokus-duo-games.sgf.txt"
MOVE = re.compile(r";([BW])\[([a-n0-9,]+)\]")
GAME = tessella.game("blokus-duo")

# Counted from the file, without the law: games that each seat won or both shared, the sum of each
# seat's results, and how often a seat moved twice running.
WINNERS = {(0,): 171, (1,): 102, (0, 1): 27}
TOTALS = (-6552, -7258)
ALONE = 306


@cache
def lines() -> list[list[tuple[int, str]]]:
    """The games as the file has them: (seat, placement) by turns."""
    texts = FILE.read_text(encoding="utf-8").splitlines()
    return [[("BW".index(colour), move) for colour, move in MOVE.findall(text)] for text in texts]


@cache
def ends() -> list[tessella.State]:
    """The last state of each game, reached move by move by the seat that the file names."""
    found = []
    for line in lines():
        state = played(GAME, "first:0")
        for seat, move in line:
            assert state.turn == seat
            state = state.play(move)
        found.append(state)
    return found


def counted(line: list[tuple[int, str]], seat: int) -> int:
    """The result of a seat, from its moves alone (BD-8)."""
    own = [cells_of(move) for mover, move in line if mover == seat]
    if len(own) == 21:
        return 20 if len(own[-1]) == 1 else 15
    return sum(map(len, own)) - 89


def test_the_file_holds_300_games_that_open_on_e10() -> None:
    assert len(lines()) == 300
    assert all(line[0][0] == 0 and (5, 10) in cells_of(line[0][1]) for line in lines())
    assert sum(map(len, lines())) == sum(
        text.count("B[") + text.count("W[") for text in FILE.read_text("utf-8").splitlines()
    )


def test_bd_7_every_game_of_the_file_is_legal_and_over_with_its_last_move() -> None:
    for state in ends():
        assert state.turn is None
        assert state.moves() == ()
        assert state.result is not None
        assert state.result.reason == "BD-9"


def test_bd_2_no_game_of_the_file_lays_a_piece_twice() -> None:
    for line in lines():
        for seat in (0, 1):
            pieces = [piece_of(move) for mover, move in line if mover == seat]
            assert len(set(pieces)) == len(pieces)


def test_bd_8_the_results_are_those_that_the_moves_count_up_to() -> None:
    for line, state in zip(lines(), ends(), strict=True):
        assert state.scores == (counted(line, 0), counted(line, 1))


def test_bd_9_winners_and_draws_are_those_of_the_count() -> None:
    outcomes: Counter[tuple[int, ...]] = Counter()
    for line, state in zip(lines(), ends(), strict=True):
        first, second = counted(line, 0), counted(line, 1)
        winners = tuple(s for s, own in enumerate((first, second)) if own == max(first, second))
        ranks = (1, 1) if first == second else (1, 2) if first > second else (2, 1)
        assert state.result == tessella.Result(winners, ranks, (first, second), "BD-9")
        outcomes[winners] += 1
    assert outcomes == WINNERS
    assert sum(state.scores[0] for state in ends()) == TOTALS[0]
    assert sum(state.scores[1] for state in ends()) == TOTALS[1]


def test_bd_7_a_seat_is_passed_over_exactly_where_the_file_leaves_it_out() -> None:
    alone = 0
    for line in lines():
        state = played(GAME, "first:0")
        for (seat, move), (after, _) in pairwise(line):
            state = state.play(move)
            passes = [event.seat for event in state.events if isinstance(event, Passed)]
            assert passes == ([1 - seat] if after == seat else [])
            alone += len(passes)
    assert alone == ALONE


@pytest.mark.parametrize("number", [0, 1, 150])
def test_bd_7_games_of_the_file_played_by_hand_agree(number: int) -> None:
    state, by_hand = played(GAME, "first:0"), BlokusDuoByHand(0)
    for seat, move in lines()[number]:
        assert by_hand.turn == state.turn == seat
        assert {str(m) for m in state.moves()} == by_hand.moves(seat)
        state = state.play(move)
        by_hand.play(move)
    assert by_hand.turn is None


def test_all_games_of_the_file_are_read_as_records_of_its_moves() -> None:
    records = sgf.loads_all(FILE.read_text(encoding="utf-8"))
    assert len(records) == 300
    for record, line, state in zip(records, lines(), ends(), strict=True):
        assert [str(move) for move in record.moves] == ["first:0", *(move for _, move in line)]
        assert record.state == state
    for record in records[::20]:
        assert sgf.loads(sgf.dumps(record)) == record
