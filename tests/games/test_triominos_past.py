"""Triominos: the turns of a round that everybody has seen."""

from random import Random

import pytest

from tessella.core.event import Laid, Passed
from tessella.games.triominos.past import Turn
from tests.games.triominos_positions import dealt, play, position, triominos, wander

ZEROS = "^0,0:000"


def seen(past: tuple[Turn, ...]) -> list[tuple[int, int, str | None]]:
    return [(turn.seat, turn.draws, turn.lay.text if turn.lay else None) for turn in past]


def test_tr_7_a_tile_that_is_laid_ends_a_turn_that_all_have_seen() -> None:
    state = play(dealt("000", "001"), ZEROS, "v0,0:010")
    for seat in (0, 1, None):
        assert seen(state.view(seat).past) == [(0, 0, ZEROS), (1, 0, "v0,0:010")]


def test_tr_12_draws_are_counted_and_the_tile_that_was_kept_is_not_told() -> None:
    state = play(dealt("000", "111"), ZEROS, "draw", "122", "draw", "002")
    assert seen(state.view(0).past) == [(0, 0, ZEROS)]
    state = state.play("v0,0:020")
    assert seen(state.view(0).past) == [(0, 0, ZEROS), (1, 2, "v0,0:020")]
    assert "122" not in repr(state.view(0).past)


def test_tr_13_a_turn_of_three_failed_draws_is_remembered() -> None:
    state = play(dealt("000", "111"), ZEROS, "draw", "122", "draw", "133", "draw", "144")
    assert seen(state.view(0).past) == [(0, 0, ZEROS), (1, 3, None)]


def test_tr_14_a_pass_is_remembered_as_a_turn_without_anything() -> None:
    state = position(ZEROS, "001 002", "555").play("v0,0:010")
    assert seen(state.view(0).past) == [(0, 0, "v0,0:010"), (1, 0, None)]


def test_tr_19_a_round_begins_without_a_past() -> None:
    state = position(ZEROS, "002", "555 001", match="400").play("v0,0:020")
    assert state.past == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_7_the_past_holds_every_tile_and_every_pass_of_a_round(seats: int) -> None:
    laid, passed = [], 0
    for _, _, state in wander(triominos(seats=seats).start(), Random(seats)):
        laid += [event.move for event in state.events if isinstance(event, Laid)]
        passed += sum(isinstance(event, Passed) for event in state.events)
    turns = seen(state.past)
    assert [lay for _, _, lay in turns if lay] == laid
    assert sum(not draws and lay is None for _, draws, lay in turns) == passed
