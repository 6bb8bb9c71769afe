"""Tetris Duel as seats and spectators see it: everything; and how a placement looks at once."""

from random import Random

import pytest

import tessella
from tests.games.tetris_duel_positions import (
    begun,
    play,
    position,
    square,
)

STACK = """
    ....
    ....
    ....
    ....
    ....
    ....
    ----
    ....
    ....
    ....
    x...
    x.x.
    xxx.
"""
"""Heights 3, 1, 2, 0; no hole."""

LOOKS = [
    ("I", "d1,d2,d3,d4", 3 * 1 - 4 * 0 - 0.5 * (2 + 1 + 2) - 0.2 * (3 + 1 + 2 + 4)),
    ("I", "b2,b3,b4,b5", 3 * 0 - 4 * 0 - 0.5 * (2 + 3 + 2) - 0.2 * (3 + 5 + 2 + 0)),
    ("I", "a4,b4,c4,d4", 3 * 1 - 4 * 6 - 0.5 * (0 + 0 + 0) - 0.2 * (4 + 4 + 4 + 4)),
    ("O", "c3,d3,c4,d4", 3 * 0 - 4 * 2 - 0.5 * (2 + 3 + 0) - 0.2 * (3 + 1 + 4 + 4)),
    ("L", "c3,d3,c4,c5", 3 * 0 - 4 * 2 - 0.5 * (2 + 4 + 2) - 0.2 * (3 + 1 + 5 + 3)),
    ("Z", "b2,b3,c3,c4", 3 * 0 - 4 * 0 - 0.5 * (0 + 1 + 4) - 0.2 * (3 + 3 + 4 + 0)),
]


@pytest.mark.parametrize(("shape", "cells", "value"), LOOKS)
def test_td_11_rows_gained_holes_bumps_and_height_make_the_appeal_of_a_placement(
    shape: str, cells: str, value: float
) -> None:
    state = position(STACK, f"0:{shape}")
    assert state.view(0).appeal(state.game.parse(cells)) == pytest.approx((0, value))


@pytest.mark.parametrize(("shape", "cells", "value"), LOOKS)
def test_td_11_a_placement_looks_the_same_to_seat_1(shape: str, cells: str, value: float) -> None:
    state = position(STACK.strip()[::-1].replace("x", "o"), f"1:{shape}")
    turned = (f"{chr(197 - ord(cell[0]))}{13 - int(cell[1:])}" for cell in cells.split(","))
    assert state.view(1).appeal(state.game.parse(",".join(turned))) == pytest.approx((0, value))


def test_td_11_two_lines_advance_three_rows_in_the_appeal() -> None:
    drawing = STACK.replace("x...", "....").replace("x.x.", "xx..").replace("xxx.", "xx..")
    state = position(drawing, "0:O")
    value = 3 * 3 - 0.2 * 8
    assert state.view(0).appeal(state.game.parse("c1,d1,c2,d2")) == pytest.approx((0, value))


def test_td_13_a_winning_placement_has_more_appeal_than_any_other() -> None:
    state = position(STACK.replace("....", "o...", 5), "0:I")
    view = state.view(0)
    wins = [move for move in view.moves if state.play(move).result is not None]
    assert {str(move) for move in wins} == {"d1,d2,d3,d4", "a4,b4,c4,d4"}
    others = [view.appeal(move) for move in view.moves if move not in wins]
    assert min(map(view.appeal, wins)) > max(others)


def test_td_16_the_gain_of_a_placement_is_what_it_adds_to_the_territory() -> None:
    state = position(STACK, "0:I")
    gains = {str(move): state.view(0).gain(move) for move in state.moves()}
    assert gains["d1,d2,d3,d4"] == 1
    assert gains["b2,b3,b4,b5"] == 0
    assert set(gains.values()) == {0, 1}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_everything(seat: int | None) -> None:
    rng = Random(4)
    state = begun(columns=4, rows=16)
    while state.result is None:
        view, other = state.view(seat), state.view(1)
        assert view.board == other.board
        assert view.racks == other.racks
        assert (view.scores, view.turn, view.rolled) == (state.scores, state.turn, state.shape)
        assert (view.events, view.result) == (state.events, state.result)
        assert all(event.message.say() for event in view.events)
        assert view.moves == (state.moves() if seat is not None and seat == state.turn else ())
        state = state.play(rng.choice(state.moves()))
    assert state.view(seat).result == state.result


def test_states_are_equal_when_nothing_that_the_rules_see_differs() -> None:
    left, right = square("a", 1), square("e", 1)
    one = play(begun(), "O", left, "O", "a31,b31,a32,b32", "O", right)
    two = play(begun(), "O", right, "O", "a31,b31,a32,b32", "O", left)
    assert one == two
    assert hash(one) == hash(two)
    assert one != play(two, "O")
    assert one != play(begun(), "O", left, "O", "a31,b31,a32,b32")
    assert begun(0) != begun(1)
    assert begun(touch="continue") != begun()
    assert len({one, two}) == 1


def test_a_state_is_never_changed_by_what_is_played_from_it() -> None:
    state = begun().play("T")
    before = (state.moves(), state.scores, state.turn, state.events, state.view(0))
    state.play("a1,b1,c1,b2")
    with pytest.raises(tessella.IllegalMove):
        state.play("a5,b5,c5,b6")
    assert before == (state.moves(), state.scores, state.turn, state.events, state.view(0))
