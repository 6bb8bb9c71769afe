"""Triominos: tiles (TR-1), hands and pool (TR-2), the lot (TR-3), options and texts of moves."""

from fractions import Fraction

import pytest

import tessella
from tessella.core.event import Began
from tessella.games.triominos.events import Took
from tests.games.square_positions import refused, texts, unreadable
from tests.games.triominos_positions import (
    TILES,
    dealt,
    numbers,
    play,
    triominos,
)


def test_tr_1_there_are_56_tiles_one_for_each_multiset_of_0_to_5() -> None:
    state = triominos().start().play("first:0")
    assert [str(move) for move in state.moves()] == TILES
    assert len(TILES) == len({tuple(sorted(tile)) for tile in TILES}) == 56


@pytest.mark.parametrize("tile", TILES)
def test_tr_1_a_tile_is_read_in_each_of_its_turns_and_never_turned_over(tile: str) -> None:
    game = triominos()
    turns = {tile[i:] + tile[:i] for i in range(3)}
    over = {turned[::-1] for turned in turns} - turns
    for cell in ("^0,0", "v-3,12"):
        assert all(str(game.parse(f"{cell}:{turned}")) == f"{cell}:{turned}" for turned in turns)
        for turned in over:
            assert "TR-1" in str(unreadable(game, f"{cell}:{turned}"))


@pytest.mark.parametrize("tile", ["021", "120", "201", "210", "102", "500", "010", "321", "554"])
def test_tr_1_a_tile_of_the_pool_is_named_from_its_lowest_corner(tile: str) -> None:
    unreadable(triominos(), tile)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 7), (4, 7)])
def test_tr_2_two_seats_draw_9_tiles_each_and_more_seats_7(seats: int, size: int) -> None:
    state = triominos(seats=seats).start().play("first:0")
    for tile in TILES[: seats * size]:
        assert state.turn == tessella.CHANCE
        state = state.play(tile)
    assert state.turn == 0
    view = state.view(None)
    assert (view.held, view.pool) == ((size,) * seats, 56 - seats * size)


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_tr_2_tiles_are_dealt_one_to_each_seat_in_turn_from_the_first(
    seats: int, first: int
) -> None:
    state = triominos(seats=seats).start().play(f"first:{first}")
    size = 9 if seats == 2 else 7
    hands: list[set[str]] = [set() for _ in range(seats)]
    for n, tile in enumerate(TILES[: seats * size]):
        seat = (first + n) % seats
        state = state.play(tile)
        hands[seat].add(tile)
        assert state.events == (Took(seat, numbers(tile)),)
        assert state.view(None).held == tuple(map(len, hands))
    assert state.turn == first
    for seat, hand in enumerate(hands):
        assert state.view(seat).hand == {numbers(tile) for tile in hand}


def test_tr_2_a_tile_is_dealt_from_all_tiles_of_the_pool_with_equal_odds() -> None:
    state = triominos().start().play("first:0")
    for n, tile in enumerate(TILES[::-1][:18]):
        odds = state.odds()
        assert {share for _, share in odds} == {Fraction(1, 56 - n)}
        assert sum(share for _, share in odds) == 1
        assert [str(move) for move, _ in odds] == [str(move) for move in state.moves()]
        state = state.play(tile)
        assert tile not in texts(state)
    assert state.odds() == ()


def test_tr_2_a_tile_that_is_dealt_is_not_dealt_again() -> None:
    state = play(triominos().start(), "first:0", "012")
    refused(state, "012", "TR-2")
    refused(play(state, "345"), "345", "TR-2")


def test_tr_2_a_tile_that_is_laid_or_held_is_not_drawn() -> None:
    state = play(dealt("000", "111"), "^0,0:000", "draw")
    for tile in ("000", "111", "555"):
        refused(state, tile, "TR-2")
    assert len(state.moves()) == 38


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tr_3_who_begins_is_a_uniform_lot_before_the_hands(seats: int) -> None:
    state = triominos(seats=seats).start()
    assert state.turn == tessella.CHANCE
    assert state.odds() == tuple(
        (state.game.parse(f"first:{seat}"), Fraction(1, seats)) for seat in range(seats)
    )
    assert state.play(f"first:{seats - 1}").events == (Began(seats - 1),)
    unreadable(state.game, f"first:{seats}")


def test_tr_3_the_seat_of_the_lot_lays_first() -> None:
    for first in range(3):
        state = dealt("", "", "", first=first)
        assert state.turn == first
        assert play(state, str(state.moves()[0])).turn == (first + 1) % 3


def test_options_have_their_defaults() -> None:
    game = triominos()
    assert (game.name, game.seats) == ("triominos", 2)
    assert dict(game.options) == {
        "seats": 2,
        "match": "round",
        "target": 400,
        "start_bonus": "none",
        "hexagon": "50/60/70",
        "empty_pool": "pass",
        "voluntary_draw": True,
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("seats", value) for value in (1, 5, 0, -2, "2", 2.0, True, None)],
        *[("match", value) for value in (400, "Round", "", None, "500")],
        *[("target", value) for value in ("400", 400.0, -1, 0, 1001, True, None)],
        *[("start_bonus", value) for value in (True, "", "goliath", None)],
        *[("hexagon", value) for value in (50, "50/60", None)],
        *[("empty_pool", value) for value in (-10, "minus10", None)],
        *[("voluntary_draw", value) for value in ("true", 1, 0, None)],
        *[("dice", True), ("columns", 10)],
    ],
)
def test_other_options_are_refused(option: str, value: object) -> None:
    with pytest.raises(tessella.OptionError, match=option):
        triominos(**{option: value})


@pytest.mark.parametrize(
    "text",
    ["draw", "first:0", "012", "555", "^0,0:012", "v-1,2:345", "v-12,-55:503", "^10,0:333"],
)
def test_texts_round_trip(text: str) -> None:
    game = triominos()
    move = game.parse(text)
    assert str(move) == text
    assert game.parse(str(move)) == move
    assert game.parse(move) == move


@pytest.mark.parametrize(
    "text",
    [
        *[
            "",
            " ",
            "Draw",
            "DRAW",
            "draw ",
            "pass",
            "d",
            "a1",
            "I",
            "01",
            "0123",
            "016",
            "678",
            "-12",
        ],
        *["^0,0", "^0,0:", "^0,0:01", "^0,0:0123", "^0,0:016", "^0,0:0 1", "^0,0:021", "v0,0:021"],
        *["0,0:012", "x0,0:012", "V0,0:012", "A0,0:012", "^0;0:012", "^0:012", "^0,0,0:012"],
        *["^ 0,0:012", "^0, 0:012", " ^0,0:012", "^0,0:012 ", "^0,0:012\n", "^0,0 :012"],
        *["^00,0:012", "^0,01:012", "^-0,0:012", "^0,-0:012", "^+1,0:012", "^--1,0:012"],
        *[
            "^0.0,0:012",
            "^1e3,0:012",
            "^0x1,0:012",
            "^٠,0:012",
            "^0,0:٠١٢",
            "∧0,0:012",
            "^1_0,0:012",
        ],
        *["first:2", "first:-1", "first:00", "first:", "first:x", "\x00", "\x1b[2J", "9" * 5000],
        "^" + "1" * 5000 + ",0:012",
    ],
)
def test_texts_that_are_no_move_are_a_notation_error(text: str) -> None:
    message = str(unreadable(triominos(), text))
    assert message.isprintable()
    assert len(message) < 300
    with pytest.raises(tessella.NotationError):
        play(dealt("000", "111"), "^0,0:000", text)


@pytest.mark.parametrize("value", [None, 12, 1.5, b"draw", ("^", 0, 0)])
def test_values_that_are_no_text_are_a_notation_error(value: object) -> None:
    with pytest.raises(tessella.NotationError):
        triominos().start().play(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("cell", ["^999999999,0", "v0,-999999999", "^-999999999,999999999"])
def test_a_cell_far_away_is_readable_but_forbidden(cell: str) -> None:
    refused(play(dealt("000", "001"), "^0,0:000"), f"{cell}:001", "TR-5")
    refused(dealt("000", "001"), f"{cell}:000", "TR-4")


@pytest.mark.parametrize("digits", [10, 19, 40, 80])
def test_a_cell_out_of_all_reach_is_refused_one_way_or_the_other(digits: int) -> None:
    state = play(dealt("000", "001"), "^0,0:000")
    for cell in (f"^{'9' * digits},0", f"v0,-{'9' * digits}"):
        with pytest.raises(tessella.TessellaError):
            state.play(f"{cell}:001")


def test_a_tile_outside_the_numbers_is_unreadable_and_a_tile_of_another_hand_is_forbidden() -> None:
    state = dealt("000", "111")
    unreadable(state.game, "^0,0:666")
    unreadable(state.game, "^0,0:021")
    refused(state, "^0,0:111", "TR-4")
