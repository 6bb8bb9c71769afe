from __future__ import annotations

import pytest

import tessella
from tessella import CHANCE, Result
from tessella.core.event import Ended, Scored
from tests.games.blokus_duo_by_hand import ALL_LAID, SOLITARY_LAST, TEN_CELLS_LEFT
from tests.games.square_positions import cells_of, owners, played

GAME = tessella.game("blokus-duo")
ENDS = pytest.mark.parametrize(
    "line", [SOLITARY_LAST, ALL_LAID, TEN_CELLS_LEFT], ids=["solitary-last", "all-laid", "ten-left"]
)


def said(state: tessella.State, number: int) -> str:
    """What an event of the last move says."""
    return state.events[number].message.say("en")


def sizes_left(state: tessella.State, seat: int) -> list[int]:
    return sorted(len(piece.cells) for piece in state.view(None).racks[seat].pieces)


def test_bd_8_each_cell_that_is_not_laid_costs_a_point() -> None:
    state = played(GAME, "first:0", "f9,e10,f10,g10,f11", "j5")
    assert state.scores == (-84, -88)
    state = played(state, "h9", "k6,l6")
    assert state.scores == (-83, -86)


def test_bd_8_worked_position_all_21_laid_with_the_one_cell_piece_last_is_20() -> None:
    state = played(GAME, *SOLITARY_LAST)
    assert sizes_left(state, 1) == []
    assert state.scores[1] == 20
    assert state.events[1:3] == (Scored(1, 1, "BD-8"), Scored(1, 20, "BD-8", part="single"))
    assert "+20 for placing all 21 pieces, the one-square piece last" in said(state, 2)


def test_bd_8_worked_position_all_21_laid_otherwise_is_15() -> None:
    state = played(GAME, *ALL_LAID)
    assert sizes_left(state, 1) == []
    assert len(cells_of(ALL_LAID[-1])) == 4
    assert state.scores[1] == 15
    assert state.events[1:3] == (Scored(1, 4, "BD-8"), Scored(1, 15, "BD-8", part="all"))
    assert "+15 for placing all 21 pieces (BD-8)" in said(state, 2)


def test_bd_8_worked_position_two_pieces_of_three_and_one_of_four_left_is_minus_10() -> None:
    state = played(GAME, *TEN_CELLS_LEFT)
    assert state.turn is None
    assert sizes_left(state, 0) == [3, 3, 4]
    assert state.scores[0] == -10


@ENDS
def test_bd_8_the_seat_without_bonus_counts_its_cells_only(line: list[str]) -> None:
    state = played(GAME, *line)
    left = {seat: sum(sizes_left(state, seat)) for seat in (0, 1)}
    without = [seat for seat in left if left[seat]]
    assert without, "somebody has pieces left"
    assert [state.scores[seat] for seat in without] == [-left[seat] for seat in without]


def test_bd_9_the_score_is_minus_89_at_the_start() -> None:
    assert GAME.start().scores == (-89, -89)
    assert played(GAME, "first:1").scores == (-89, -89)


@ENDS
def test_bd_9_the_score_during_the_game_is_the_result_if_it_ended_at_once(line: list[str]) -> None:
    state = played(GAME, line[0])
    for move in line[1:]:
        state = state.play(move)
        for seat in (0, 1):
            left = sizes_left(state, seat)
            assert state.scores[seat] == -sum(left) if left else state.scores[seat] > 0


def test_bd_9_the_bonus_shows_as_soon_as_the_21st_piece_lies_and_not_before() -> None:
    before = played(GAME, *SOLITARY_LAST[:-1])
    assert sizes_left(before, 1) == [1]
    assert before.scores[1] == -1
    assert before.play(SOLITARY_LAST[-1]).scores[1] == 20


@ENDS
def test_bd_9_the_higher_result_wins(line: list[str]) -> None:
    state = played(GAME, *line)
    winner = 0 if state.scores[0] > state.scores[1] else 1
    ranks = (1, 2) if winner == 0 else (2, 1)
    assert state.result == Result((winner,), ranks, state.scores, "BD-9")
    assert state.events[-1] == Ended("BD-9")


@ENDS
def test_bd_9_there_is_no_result_before_the_end(line: list[str]) -> None:
    state = GAME.start()
    for move in line:
        assert state.result is None
        state = state.play(move)
    assert state.result is not None


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("moves", [0, 1, 2, 9, len(ALL_LAID)])
def test_every_seat_and_a_spectator_see_the_whole_open_game(seat: int | None, moves: int) -> None:
    state = played(GAME, *ALL_LAID[:moves])
    view = state.view(seat)
    assert (view.game, view.seat, view.turn) == (GAME, seat, state.turn)
    assert (view.scores, view.result, view.events) == (state.scores, state.result, state.events)
    assert view.moves == (state.moves() if state.turn == seat else ())
    assert [rack.seat for rack in view.racks] == [0, 1]
    assert [rack.hidden for rack in view.racks] == [0, 0]
    assert owners(state, seat) == owners(state, 0)
    assert len(owners(state, seat)) == sum(len(cells_of(move)) for move in ALL_LAID[1:moves])


def test_chance_shows_its_moves_to_no_seat() -> None:
    start = GAME.start()
    assert start.turn == CHANCE
    assert [start.view(seat).moves for seat in (0, 1, None)] == [(), (), ()]


def test_a_view_tells_what_a_move_gains() -> None:
    state = played(GAME, "first:0")
    view = state.view(0)
    for move in view.moves[::50]:
        assert view.gain(move) == len(cells_of(str(move)))
    before = played(GAME, *SOLITARY_LAST[:-1])
    assert before.view(1).gain(GAME.parse(SOLITARY_LAST[-1])) == 21
