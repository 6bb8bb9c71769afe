from __future__ import annotations

from fractions import Fraction

import pytest

import tessella
from tessella import CHANCE
from tessella.core.event import Began, Ended, Laid, Passed, Scored
from tests.games.blokus_duo_by_hand import ALL_LAID, SOLITARY_LAST, BlokusDuoByHand
from tests.games.square_positions import cells_of, played, refused, texts, unreadable

GAME = tessella.game("blokus-duo")
LOTS = pytest.mark.parametrize("first", [0, 1])


def begun(first: int) -> tessella.State:
    return played(GAME, f"first:{first}")


def test_bd_3_who_begins_is_drawn_by_lot() -> None:
    start = GAME.start()
    assert start.turn == CHANCE
    assert [str(move) for move in start.moves()] == ["first:0", "first:1"]
    assert [(str(move), share) for move, share in start.odds()] == [
        ("first:0", Fraction(1, 2)),
        ("first:1", Fraction(1, 2)),
    ]
    assert start.events == ()


@LOTS
def test_bd_3_the_drawn_seat_begins(first: int) -> None:
    state = begun(first)
    assert state.turn == first
    assert state.events == (Began(first),)
    assert state.odds() == ()


def test_bd_3_the_colours_are_violet_and_orange() -> None:
    assert GAME.colours == ("violet", "orange")


@LOTS
def test_bd_3_the_seats_alternate(first: int) -> None:
    state = begun(first)
    for number, move in enumerate(["e10,f10", "j5", "g11", "k6,l6", "h12,h13,h14", "m7,m8,m9"]):
        assert state.turn == (first + number) % 2
        state = state.play(move)


def test_bd_3_a_piece_before_the_lot_is_the_wrong_kind_of_move() -> None:
    refused(GAME.start(), "e10", "BD-3")
    refused(GAME.start(), "a1,c1", "BD-3")


@pytest.mark.parametrize("lot", ["first:0", "first:1"])
def test_bd_3_a_lot_after_the_lot_is_the_wrong_kind_of_move(lot: str) -> None:
    refused(begun(0), lot, "BD-3")
    refused(played(begun(0), "e10,f10"), lot, "BD-3")


def test_bd_3_there_are_only_two_seats_to_begin() -> None:
    error = unreadable(GAME, "first:2")
    assert error.rule == "BD-3"
    assert "first:1" in str(error)


@LOTS
def test_bd_4_the_first_piece_covers_whichever_start_point_its_seat_likes(first: int) -> None:
    moves = [cells_of(text) for text in texts(begun(first))]
    assert sum((5, 10) in cells for cells in moves) == 414
    assert sum((10, 5) in cells for cells in moves) == 414
    assert len(moves) == 828


def test_bd_4_worked_position_the_one_cell_piece_has_two_placements() -> None:
    assert {text for text in texts(begun(0)) if "," not in text} == {"e10", "j5"}


@LOTS
@pytest.mark.parametrize("text", ["a1", "d10", "e9,f9", "f10,g10", "i6", "e5", "j4,k4,k5"])
def test_bd_4_a_first_piece_beside_the_start_points_is_refused(first: int, text: str) -> None:
    refused(begun(first), text, "BD-4")


@LOTS
@pytest.mark.parametrize(("taken", "other"), [("e10", "j5"), ("j5", "e10")])
def test_bd_4_the_second_seat_covers_the_other_start_point(
    first: int, taken: str, other: str
) -> None:
    state = played(begun(first), taken)
    assert all(other in text.split(",") for text in texts(state))
    assert len(state.moves()) == 414
    for text in ("a1", "f9", "d10,d11", "i6,h6", "e9,f9,f10"):
        refused(state, text, "BD-4")


@pytest.mark.parametrize(("taken", "again"), [("e10,f10", "e10"), ("j5", "j4,j5"), ("j5", "j5")])
def test_bd_4_the_second_seat_cannot_cover_the_same_start_point(taken: str, again: str) -> None:
    state = played(begun(0), taken)
    with pytest.raises(tessella.IllegalMove) as caught:
        state.play(again)
    assert caught.value.rule in {"BD-4", "BD-6"}  # it breaks both


def test_bd_4_holds_for_the_first_piece_only() -> None:
    state = played(begun(0), "e10,f10", "j5")
    assert not any({(5, 10), (10, 5)} & cells_of(text) for text in texts(state))


def stuck_after(line: list[str]) -> tuple[int, int]:
    """How many moves of a line are played when a seat is first stuck, and which seat it is."""
    state = played(GAME, line[0])
    for number, move in enumerate(line[1:], start=2):
        before, state = state.turn, state.play(move)
        if state.turn == before:
            return number, 1 - (before or 0)
    raise AssertionError("nobody was stuck before the end")


@pytest.mark.parametrize("line", [SOLITARY_LAST, ALL_LAID], ids=["solitary-last", "all-laid"])
def test_bd_7_a_stuck_seat_is_out_and_the_other_goes_on_alone(line: list[str]) -> None:
    number, out = stuck_after(line)
    assert number < len(line) - 1
    state, by_hand = played(GAME, line[0]), BlokusDuoByHand(int(line[0][-1]))
    for position, move in enumerate(line[1:], start=2):
        state = state.play(move)
        by_hand.play(move)
        assert state.turn == by_hand.turn
        if position >= number:
            assert state.turn in {1 - out, None}
            assert by_hand.moves(out) == set()
            told = [event for event in state.events if isinstance(event, Passed)]
            assert (out, "BD-7") in [(event.seat, event.rule) for event in told]
        else:
            assert not any(isinstance(event, Passed) for event in state.events)


@pytest.mark.parametrize("line", [SOLITARY_LAST, ALL_LAID], ids=["solitary-last", "all-laid"])
def test_bd_7_a_seat_that_can_lay_a_piece_must(line: list[str]) -> None:
    state = played(GAME, line[0])
    for move in line[1:]:
        assert state.moves()
        assert all(cells_of(text) for text in texts(state))
        refused(state, "first:0", "BD-3")
        state = state.play(move)
    unreadable(GAME, "pass")


@pytest.mark.parametrize("line", [SOLITARY_LAST, ALL_LAID], ids=["solitary-last", "all-laid"])
def test_bd_7_the_game_is_over_when_neither_seat_can_lay_a_piece(line: list[str]) -> None:
    *_, last = line
    before = played(GAME, *line[:-1])
    assert before.result is None
    state = before.play(last)
    assert (state.turn, state.moves(), state.odds()) == (None, (), ())
    assert state.result is not None
    kinds = [type(event) for event in state.events]
    assert kinds == [Laid, Scored, Scored, Passed, Passed, Ended]
    out = {event.seat: event for event in state.events if isinstance(event, Passed)}
    assert set(out) == {0, 1}
    assert out[0].message.say("en") == "0 can’t place a piece any more and is out (BD-7)."
    assert out[1].message.say("en") == "1 has placed all 21 pieces (BD-7)."


def test_bd_4_a_refusal_names_only_a_start_point_that_is_free() -> None:
    before = str(refusal_of(begun(0), "a1"))
    assert "e10" in before
    assert "j5" in before
    for taken, free in (("e10", "j5"), ("j5", "e10")):
        told = str(refusal_of(begun(0).play(taken), "a1"))
        assert free in told
        assert taken not in told


def refusal_of(state: tessella.State, text: str) -> tessella.TessellaError | None:
    return state.refusal(text)


@pytest.mark.parametrize("move", ["first:0", "e10", "a1", "n14", "a1,c1"])
def test_bd_9_a_move_after_the_end_is_refused(move: str) -> None:
    refused(played(GAME, *ALL_LAID), move, "BD-9")
