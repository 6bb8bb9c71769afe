from __future__ import annotations

import random

import pytest

import tessella
from tessella.core.event import Laid, Passed, Scored
from tests.games.blokus_duo_by_hand import SOLITARY_LAST, BlokusDuoByHand
from tests.games.square_positions import (
    CORNERS,
    SIDES,
    around,
    cells_of,
    owners,
    played,
    refused,
    text_of,
    texts,
)

GAME = tessella.game("blokus-duo")
TURN = played(GAME, "first:0")
OPENED = played(TURN, "e10,f10", "j5")
TALL = played(TURN, "e6,e7,e8,e9,e10", "j5")


@pytest.mark.parametrize(
    "text", ["g11", "g9", "d11", "d9", "g11,h11,h12", "b9,c9,d9", "d11,d12,d13"]
)
def test_bd_5_a_piece_touches_its_own_colour_at_a_corner(text: str) -> None:
    own = cells_of("e10,f10")
    assert cells_of(text) & around(own, CORNERS)
    assert not cells_of(text) & around(own, SIDES)
    assert OPENED.is_legal(text)


@pytest.mark.parametrize(
    "text", ["a1", "n14", "e12", "h11", "g12,h12,h13", "c10", "h10", "i4", "k6"]
)
def test_bd_5_a_piece_that_touches_its_own_colour_nowhere_is_refused(text: str) -> None:
    error = refused(OPENED, text, "BD-5")
    assert "corner" in str(error)


@pytest.mark.parametrize("text", ["e11", "g10", "d10", "f9", "e11,e12,e13", "h10,g10,i10"])
def test_bd_5_a_piece_may_not_touch_its_own_colour_along_a_side(text: str) -> None:
    error = refused(OPENED, text, "BD-5")
    assert "side" in str(error)


@pytest.mark.parametrize("text", ["g10,g11,h11", "f11,g11,h11", "d9,e9,c9", "d10,d11,d12"])
def test_bd_5_a_corner_does_not_make_up_for_a_side(text: str) -> None:
    assert cells_of(text) & around(cells_of("e10,f10"), CORNERS)
    refused(OPENED, text, "BD-5")


def test_bd_5_no_side_of_any_own_piece_may_be_touched_not_only_of_the_last() -> None:
    state = played(TURN, "e10,f10", "j5", "g11", "k6,l6")
    refused(state, "h12,g12,f12,f11", "BD-5")
    refused(state, "g9,g10,h10", "BD-5")
    assert state.is_legal("h10,h9,g9") is True


def test_bd_5_any_own_piece_may_be_the_one_that_is_touched() -> None:
    state = played(TURN, "e10,f10", "j5", "g11", "k6,l6")
    assert state.is_legal("d9,c9,c8")
    assert state.is_legal("h12,h13,h14")


def test_bd_5_several_corners_may_be_touched_at_once() -> None:
    state = played(TURN, "e10,f10", "j5", "g11", "k6,l6")
    piece = cells_of("h10,h9,g9")
    touched = around(piece, CORNERS) & (cells_of("e10,f10") | cells_of("g11"))
    assert touched == cells_of("f10,g11")
    assert state.is_legal(text_of(piece))


def test_bd_5_pieces_of_the_other_colour_may_be_touched_along_sides() -> None:
    piece = "f5,g5,h5,i5"
    assert cells_of(piece) & around(cells_of("j5"), SIDES)
    state = TALL.play(piece)
    assert state.turn == 1
    assert state.is_legal("i4,h4,g4,f4,f3")
    assert cells_of("i4") & around(cells_of(piece), SIDES)


def test_bd_5_a_corner_of_the_other_colour_does_not_count() -> None:
    refused(TALL, "i4", "BD-5")
    refused(TALL, "k6,k7", "BD-5")


def test_bd_5_the_edge_of_the_board_does_not_join_its_two_sides() -> None:
    state = played(TURN, "e10,f10,g10,h10,i10", "j5", "j11,k11,l11,m11", "k6,l6", "n12", "m7,m8,m9")
    assert owners(state)[(14, 12)] == 0
    for text in ("a13,b13", "a12,b12,b11", "a14,b14", "a11,a12", "a12,a13,a14"):
        refused(state, text, "BD-5")


@pytest.mark.parametrize("text", ["e6", "e7,f7", "f5,e5,e6", "e10,f10"])
def test_bd_6_a_piece_may_not_lie_on_an_own_piece(text: str) -> None:
    refused(TALL, text, "BD-6")


@pytest.mark.parametrize("text", ["j5", "j5,k5", "h5,i5,j5", "j4,j5,j6"])
def test_bd_6_a_piece_may_not_lie_on_a_piece_of_the_other_colour(text: str) -> None:
    refused(TALL, text, "BD-6")


def test_bd_6_a_laid_piece_stays() -> None:
    state = played(GAME, SOLITARY_LAST[0])
    lying: dict[tuple[int, int], int] = {}
    for move in SOLITARY_LAST[1:]:
        assert state.turn is not None
        lying |= dict.fromkeys(cells_of(move), state.turn)
        state = state.play(move)
        assert owners(state) == lying


def test_a_laid_piece_is_told_and_scored() -> None:
    state = played(TURN, "e10,f10")
    laid, scored = state.events
    assert isinstance(laid, Laid)
    assert (laid.seat, laid.move) == (0, "e10,f10")
    assert scored == Scored(0, 2, "BD-8")


def test_states_are_equal_whatever_the_order_of_the_moves() -> None:
    one = played(OPENED, "g11", "k6,l6", "d9,c9,c8", "i4,h4,g4")
    other = played(OPENED, "d9,c9,c8", "i4,h4,g4", "g11", "k6,l6")
    assert one == other
    assert hash(one) == hash(other)
    assert one != played(OPENED, "g11", "k6,l6", "d9,c9,c8", "i4,h4,h3")


@pytest.mark.parametrize("seed", range(6))
def test_bd_5_random_games_agree_with_a_game_played_by_hand(seed: int) -> None:
    rng = random.Random(seed)
    state, by_hand = played(GAME, f"first:{seed % 2}"), BlokusDuoByHand(seed % 2)
    while by_hand.turn is not None:
        seat = by_hand.turn
        assert state.turn == seat
        moves = [str(move) for move in state.moves()]
        assert moves == sorted(by_hand.moves(seat))
        move = rng.choice(moves)
        before, state = state.scores, state.play(move)
        by_hand.play(move)
        assert state.scores == (by_hand.worth(0), by_hand.worth(1))
        assert [e.seat for e in state.events if isinstance(e, Passed)] == by_hand.passed
        points = sum(e.points for e in state.events if isinstance(e, Scored) and e.seat == seat)
        assert points == state.scores[seat] - before[seat]
    assert state.turn is None
    assert texts(state) == set()
