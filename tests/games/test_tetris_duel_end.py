"""Tetris Duel: the three ways to win (TD-8, TD-13, TD-14), the last block (TD-15), and after."""

from random import Random

import pytest

import tessella
from tessella.core.event import Ended, Laid, Passed, Rolled
from tessella.games.tetris_duel.events import NoRoom
from tests.games.square_positions import refused, scored, texts
from tests.games.tetris_duel_positions import (
    SHAPES,
    begun,
    picture,
    play,
    position,
    stocked,
)

ENTRIES = ("region", "slide", "drop")
LAST_O = "c1,d1,c2,d2"


def two_rows_to_fill(*other: str) -> str:
    """Seat 0 completes rows 1 and 2 with an O; `other` is the territory of seat 1, edge first."""
    own = ["...."] * (12 - len(other)) + ["xx..", "xx.."]
    return "\n".join([*other, "----", *own])


def with_room(f: int) -> str:
    return two_rows_to_fill(*["o..."] * (6 - f), *["...."] * f)


def half_a_turn(drawing: str) -> str:
    """The same position for the other seat."""
    return drawing.strip()[::-1].translate(str.maketrans("xo", "ox"))


SHAFT = """
    ....
    ....
    ....
    ....
    ----
    xx.x
    xx.x
    xx.x
    xx.x
"""
"""Seat 0 has room for an I and for nothing else."""


@pytest.mark.parametrize("f", [0, 1, 2, 3])
def test_td_13_worked_position_2_no_room_to_push_the_bar_wins(f: int) -> None:
    state = position(with_room(f), "0:O").play(LAST_O)
    assert state.result == tessella.Result((0,), (1, 2), (8, 6), "TD-13")
    lines, front = tuple(range(8)), 4 * (8 + f)
    end = Ended("TD-13", (*lines, front))
    assert state.events == (Laid(0, "O", LAST_O), NoRoom(0, 3, f), end)
    assert state.turn is None


@pytest.mark.parametrize(
    ("f", "words"),
    [
        (0, "0 has 3 rows to push, and none is free (TD-13)."),
        (1, "0 has 3 rows to push, and only 1 is free (TD-13)."),
        (3, "The push of 0 reaches exactly to the opponent’s blocks: 3 rows (TD-13)."),
    ],
)
def test_td_13_the_end_says_how_far_the_push_could_go_and_not_that_the_bar_moved(
    f: int, words: str
) -> None:
    state = position(with_room(f), "0:O").play(LAST_O)
    _, push, end = (event.message for event in state.events)
    assert push.say("en") == words
    assert end.say("en") == "No room left for the push: the game is over (TD-13)."


def test_td_13_the_end_names_the_lines_and_the_blocks_that_the_bar_runs_into() -> None:
    drawing, front = two_rows_to_fill("oooo", "oooo", "o.oo", "...."), (44, 46, 47)
    end = position(drawing, "0:O").play(LAST_O).events[-1]
    assert end == Ended("TD-13", (*range(8), *front))
    turned = position(half_a_turn(drawing), "1:O").play("a13,b13,a14,b14").events[-1]
    assert turned == Ended("TD-13", (*range(48, 56), *(55 - cell for cell in reversed(front))))


def test_td_13_in_an_empty_territory_the_end_names_the_lines_alone() -> None:
    end = position(two_rows_to_fill("....", "...."), "0:O").play(LAST_O).events[-1]
    assert end == Ended("TD-13", tuple(range(8)))


@pytest.mark.parametrize("touch", ["win", "continue"])
@pytest.mark.parametrize("f", [4, 5])
def test_td_13_worked_position_2_with_more_room_the_bar_moves(f: int, touch: str) -> None:
    state = position(with_room(f), "0:O", touch=touch).play(LAST_O)
    assert (state.result, state.scores) == (None, (11, 3))
    assert scored(state) == [(0, 3, "TD-11"), (1, -3, "TD-11")]
    assert state.play("O").turn == 1


@pytest.mark.parametrize("f", [0, 1, 2])
def test_td_13_no_room_wins_also_where_touch_continues(f: int) -> None:
    state = position(with_room(f), "0:O", touch="continue").play(LAST_O)
    assert state.result == tessella.Result((0,), (1, 2), (8, 6), "TD-13")


def test_td_13_touch_continue_plays_on_when_the_bar_reaches_the_last_row() -> None:
    state = position(with_room(3), "0:O", touch="continue").play(LAST_O)
    assert (state.result, state.scores) == (None, (11, 3))
    assert scored(state) == [(0, 3, "TD-11"), (1, -3, "TD-11")]
    state = play(state, "O", "b13,c13,b14,c14", "I", "a3,b3,c3,d3")
    assert state.result == tessella.Result((0,), (1, 2), (11, 3), "TD-13")


@pytest.mark.parametrize("f", [0, 1, 2, 3])
def test_td_13_seat_1_wins_likewise(f: int) -> None:
    state = position(half_a_turn(with_room(f)), "1:O").play("a13,b13,a14,b14")
    assert state.result == tessella.Result((1,), (2, 1), (6, 8), "TD-13")


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_td_13_an_empty_territory_has_no_more_room_than_its_rows(rows: int) -> None:
    state = position(two_rows_to_fill(*["...."] * rows), "0:O").play(LAST_O)
    assert state.result == tessella.Result((0,), (1, 2), (14 - rows, rows), "TD-13")


def test_td_13_in_an_empty_territory_the_bar_goes_up_to_row_1() -> None:
    state = position(two_rows_to_fill(*["...."] * 4), "0:O").play(LAST_O)
    assert (state.result, state.scores) == (None, (13, 1))
    assert texts(state.play("I")) == {"a14,b14,c14,d14"}


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("shape", SHAPES)
def test_td_13_touch_continue_may_leave_no_territory_and_then_td_14_decides(
    entry: str, shape: str
) -> None:
    drawing = two_rows_to_fill(*["...."] * 3)
    state = position(drawing, "0:O", touch="continue", entry=entry).play(LAST_O)
    assert (state.result, state.scores) == (None, (14, 0))
    assert state.play(shape).result == tessella.Result((0,), (1, 2), (14, 0), "TD-14")


@pytest.mark.parametrize("cell", ["o...", ".o..", "..o.", "...o"])
def test_td_13_the_most_advanced_row_counts_in_any_column(cell: str) -> None:
    near = position(two_rows_to_fill("oo..", "oo..", cell, *["...."] * 3), "0:O")
    assert near.play(LAST_O).result is not None
    far = position(two_rows_to_fill("oo..", cell, "....", *["...."] * 3), "0:O")
    assert far.play(LAST_O).result is None


def test_td_13_gaps_below_the_most_advanced_row_do_not_count() -> None:
    gaps = two_rows_to_fill("o...", "o...", "....", "....", "..o.", "....")
    assert position(gaps, "0:O").play(LAST_O).result is not None


def test_td_13_without_a_line_nobody_wins_even_at_no_distance() -> None:
    state = position(with_room(0), "0:O").play("a3,b3,a4,b4")
    assert (state.result, state.scores) == (None, (8, 6))


LINE_BY_LINE = (
    *("I", "a1,b1,c1,d1", "I", "a8,b8,c8,d8", "I", "a2,b2,c2,d2"),
    *("I", "a7,b7,c7,d7", "I", "a3,b3,c3,d3", "I", "a6,b6,c6,d6", "I"),
)


@pytest.mark.parametrize("entry", ENTRIES)
def test_td_13_played_from_the_start_on_a_small_board(entry: str) -> None:
    state = begun(columns=4, rows=8, entry=entry)
    expected = [(5, 3), (4, 4)] * 3
    for move, scores in zip(LINE_BY_LINE[1::2], expected, strict=True):
        state = play(state, "I", move)
        assert state.scores == scores
    state = play(state, "I", "a4,b4,c4,d4")
    assert state.result == tessella.Result((0,), (1, 2), (4, 4), "TD-13")


def test_td_13_the_same_game_goes_on_where_touch_continues() -> None:
    state = play(begun(columns=4, rows=8, touch="continue"), *LINE_BY_LINE, "a4,b4,c4,d4")
    assert (state.result, state.scores) == (None, (5, 3))
    assert state.play("T").result == tessella.Result((0,), (1, 2), (5, 3), "TD-14")


def test_td_16_a_placement_that_wins_does_not_move_the_bar() -> None:
    state = position(with_room(2), "0:O").play(LAST_O)
    assert state.scores == (8, 6)
    assert state.result is not None
    assert state.result.scores == (8, 6)
    assert not scored(state)
    assert picture(state)[-2:] == ["xxxx", "xxxx"]


@pytest.mark.parametrize("shape", sorted(set(SHAPES) - {"I"}))
def test_td_8_a_seat_that_cannot_lay_its_block_loses(shape: str) -> None:
    state = position(SHAFT, "0:").play(shape)
    assert state.result == tessella.Result((1,), (2, 1), (4, 4), "TD-14")
    assert state.events == (Rolled(0, shape), Passed(0, "TD-8"), Ended("TD-14"))
    assert state.turn is None


def test_td_14_only_the_shape_that_the_selector_names_matters() -> None:
    state = position(SHAFT, "0:")
    assert texts(state.play("I")) == {"c1,c2,c3,c4"}
    assert state.turn == tessella.CHANCE
    assert len(state.odds()) == 7


@pytest.mark.parametrize("shape", sorted(set(SHAPES) - {"I"}))
def test_td_14_seat_1_loses_likewise(shape: str) -> None:
    state = position(half_a_turn(SHAFT), "1:").play(shape)
    assert state.result == tessella.Result((0,), (1, 2), (4, 4), "TD-14")


@pytest.mark.parametrize("entry", ENTRIES)
def test_td_14_a_seat_that_walled_itself_in_loses(entry: str) -> None:
    state = begun(columns=4, rows=8, entry=entry)
    for column in "abd":
        for low in (1, 5):
            cells = ",".join(f"{column}{row}" for row in range(low, low + 4))
            state = play(state, "I", cells)
    assert state.play("O").result == tessella.Result((1,), (2, 1), (4, 4), "TD-14")
    won = play(state, "I", "c1,c2,c3,c4")
    assert won.result == tessella.Result((0,), (1, 2), (4, 4), "TD-13")


@pytest.mark.parametrize(
    ("rows", "winners", "ranks"), [(5, (0,), (1, 2)), (6, (0, 1), (1, 1)), (7, (1,), (2, 1))]
)
def test_td_15_after_the_last_block_the_larger_territory_wins(
    rows: int, winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    drawing = "\n".join([*["...."] * rows, "----", *["...."] * (12 - rows)])
    state = stocked(position(drawing, "0:T"), T=1).play("a1,b1,c1,b2")
    assert state.result == tessella.Result(winners, ranks, (12 - rows, rows), "TD-15")
    assert state.events == (Laid(0, "T", "a1,b1,c1,b2"), Ended("TD-15"))
    assert (state.turn, state.moves(), state.odds()) == (None, (), ())


def test_td_15_the_last_block_pushes_the_bar_before_territories_are_compared() -> None:
    drawing = "\n".join([*["...."] * 5, "----", *["...."] * 5])
    state = stocked(position(drawing, "1:I"), I=1).play("a10,b10,c10,d10")
    assert state.result == tessella.Result((1,), (2, 1), (4, 6), "TD-15")
    assert scored(state) == [(1, 1, "TD-11"), (0, -1, "TD-11")]
    assert state.events[-1] == Ended("TD-15")


def test_td_15_the_last_block_may_win_by_td_13() -> None:
    state = stocked(position(with_room(3), "0:O"), O=1).play(LAST_O)
    assert state.result == tessella.Result((0,), (1, 2), (8, 6), "TD-13")
    touching = stocked(position(with_room(3), "0:O", touch="continue"), O=1).play(LAST_O)
    assert touching.result == tessella.Result((0,), (1, 2), (11, 3), "TD-15")


def test_td_15_the_last_block_must_be_laid_or_td_14_decides() -> None:
    state = stocked(position(SHAFT, "0:"), O=1)
    assert [str(move) for move in state.moves()] == ["O"]
    assert state.odds()[0][1] == 1
    assert state.play("O").result == tessella.Result((1,), (2, 1), (4, 4), "TD-14")


def test_td_15_with_one_block_more_the_game_goes_on() -> None:
    state = stocked(begun().play("T"), T=1, S=1).play("a1,b1,c1,b2")
    assert (state.result, [str(move) for move in state.moves()]) == (None, ["S"])


def test_td_15_all_112_blocks_fit_on_a_wide_board() -> None:
    rng = Random(15)
    state, laid = begun(columns=26, rows=36), 0
    while state.result is None:
        state = tessella.driver(state, rng)
        state = state.play(state.moves()[0])
        laid += 1
    assert laid == 112
    assert state.result == tessella.Result((0, 1), (1, 1), (18, 18), "TD-15")
    assert state.view(None).racks[0].pieces == ()


def test_td_15_no_draw_on_the_standard_board() -> None:
    assert 10 * 32 // 4 < 112
    for seed in range(6):
        rng, state = Random(seed), begun()
        while state.result is None:
            state = tessella.driver(state, rng)
            if state.result is None:
                state = state.play(rng.choice(state.moves()))
        assert state.result.reason in {"TD-13", "TD-14"}
        assert len(state.result.winners) == 1


@pytest.mark.parametrize("move", ["first:0", "I", "a1,b1,c1,d1", "a1,b1", "a4,b4,c4,d4"])
def test_after_the_end_no_move_is_taken(move: str) -> None:
    state = play(begun(columns=4, rows=8), *LINE_BY_LINE, "a4,b4,c4,d4")
    assert (state.turn, state.moves(), state.odds()) == (None, (), ())
    refused(state, move, "TD-13")
    assert all(state.view(seat).moves == () for seat in (0, 1, None))


def test_after_the_end_a_text_that_is_no_move_is_still_unreadable() -> None:
    state = position(SHAFT, "0:").play("O")
    with pytest.raises(tessella.NotationError):
        state.play("k1")
    refused(state, "O", "TD-14")
