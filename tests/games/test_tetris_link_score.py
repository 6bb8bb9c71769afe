from __future__ import annotations

import pytest

import tessella
from tessella.core.event import Laid
from tessella.core.picture import Grid
from tests.games.square_positions import cells_of, played, scored, scored_cells

FREE = tessella.game("tetris-link", dice=False)
TURN = played(FREE, "first:0")
AWAY = [
    "i1,j1,i2,j2",
    "i3,j3,i4,j4",
    "i5,j5,i6,j6",
    "i7,j7,i8,j8",
    "i9,j9,i10,j10",
    "j11,j12,j13,j14",
    "i11,i12,i13,i14",
    "i15,j15,i16,i17",
]


def o(column: str, row: int) -> str:
    """An O whose lower left cell is this one."""
    right = chr(ord(column) + 1)
    return f"{column}{row},{right}{row},{column}{row + 1},{right}{row + 1}"


def alone(*moves: str) -> tessella.State:
    """Seat 0 plays these; seat 1 builds at the right edge in between, but not after the last."""
    line = [text for pair in zip(moves, AWAY, strict=False) for text in pair]
    return played(TURN, *line[: 2 * len(moves) - 1])


def points(*moves: str) -> list[int]:
    """What each move of seat 0 was worth, seat 1 staying away."""
    totals = [alone(*moves[:number]).scores[0] for number in range(1, len(moves) + 1)]
    return [after - before for before, after in zip([0, *totals], totals, strict=False)]


def test_tl_14_pieces_that_share_a_side_are_linked() -> None:
    assert points(o("a", 1), o("c", 1), o("e", 1)) == [0, 0, 3]
    assert points(o("a", 1), o("a", 3), o("a", 5)) == [0, 0, 3]


def test_tl_14_a_short_stretch_of_a_side_is_enough() -> None:
    assert points("a1,a2,a3,a4", "b1,c1,d1,e1", "f1,f2,f3,f4") == [0, 0, 3]


def test_tl_14_corners_do_not_link() -> None:
    stairs = [o("a", 1), o("c", 1), o("c", 3), o("e", 1), o("i", 1), o("e", 3), o("e", 5)]
    state = played(TURN, *stairs)
    assert state.scores[0] == 0
    assert played(state, "h1,h2,h3,h4", o("a", 3)).scores[0] == 3


def test_tl_14_the_other_colour_does_not_link() -> None:
    state = played(TURN, o("a", 1), o("c", 1), o("e", 1), o("g", 1), o("i", 1))
    assert state.scores == (0, 0)


def test_tl_14_a_group_goes_on_through_all_its_links() -> None:
    row = ["a1,b1,c1,d1", "e1,f1,g1,h1", "a2,b2,c2,d2"]
    assert points(*row) == [0, 0, 3]


def test_tl_14_a_groups_size_is_its_number_of_pieces_not_of_shared_sides() -> None:
    assert points("a1,b1,c1,d1", "a2,b2,c2,d2") == [0, 0]


def test_tl_15_the_first_group_of_three_wins_3() -> None:
    state = alone(o("a", 1), o("c", 1), o("e", 1))
    assert state.scores[0] == 3
    assert scored(state) == [(0, 3, "TL-15")]
    assert scored_cells(state, 0, "TL-15") == cells_of("a1,b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,f2")


def test_tl_15_pairs_and_single_pieces_win_nothing() -> None:
    assert points(o("a", 1), o("d", 1), o("a", 3), o("d", 3)) == [0, 0, 0, 0]


def test_tl_15_one_more_piece_wins_1() -> None:
    assert points(o("a", 1), o("c", 1), o("e", 1), o("g", 1), o("a", 3)) == [0, 0, 3, 1, 1]


def test_tl_15_a_piece_that_joins_two_unscored_pairs_wins_5() -> None:
    moves = [o("a", 1), o("a", 3), o("d", 1), o("d", 3), "c1,c2,c3,c4"]
    assert points(*moves) == [0, 0, 0, 0, 5]
    assert scored(alone(*moves)) == [(0, 5, "TL-15")]


def test_tl_15_a_piece_that_joins_a_scored_group_and_an_unscored_pair_wins_3() -> None:
    moves = [o("a", 1), o("a", 3), o("a", 5), o("d", 1), o("d", 3), "c1,c2,c3,c4"]
    assert points(*moves) == [0, 0, 3, 0, 0, 3]
    fresh = "c1,d1,e1,c2,d2,e2,c3,d3,e3,c4,d4,e4"
    assert scored_cells(alone(*moves), 0, "TL-15") == cells_of(fresh)


def test_tl_15_a_piece_that_joins_a_pair_and_a_single_piece_wins_4() -> None:
    assert points(o("a", 1), o("a", 3), o("d", 1), "c1,c2,c3,c4") == [0, 0, 0, 4]


def test_tl_15_a_piece_that_joins_two_scored_groups_wins_1() -> None:
    moves = [o("a", 1), o("a", 3), o("a", 5), o("d", 1), o("d", 3), "d5,e5,d6,d7", "c1,c2,c3,c4"]
    assert points(*moves) == [0, 0, 3, 0, 0, 3, 1]


def test_tl_15_only_the_placed_pieces_group_scores() -> None:
    moves = [o("a", 1), o("a", 3), o("d", 1), o("d", 3), o("g", 1)]
    assert points(*moves) == [0, 0, 0, 0, 0]


def test_tl_15_the_view_marks_the_pieces_that_have_scored() -> None:
    board = alone(o("a", 1), o("a", 3), o("d", 1), o("a", 5)).view(None).board
    assert isinstance(board, Grid)
    scored = {(spot % 10, spot // 10) for spot in board.done if spot % 10 < 8}
    assert scored == {(column, row) for column in (0, 1) for row in range(6)}


HOLES = [
    ("S lying, worked position 1", [], "a1,b1,b2,c2", 1),
    ("Z lying", [], "b1,c1,a2,b2", 1),
    ("S upright", [], "b1,a2,b2,a3", 1),
    ("T upside down, worked position 2", [], "b1,a2,b2,c2", 2),
    ("T on its side", [], "a1,a2,b2,a3", 1),
    ("L hooked at the top, worked position 3", [], "a1,a2,a3,b3", 2),
    ("J hooked at the top, worked position 3", [], "b1,b2,a3,b3", 2),
    ("L lying on its foot", [], "a1,a2,b2,c2", 2),
    ("hole of exactly three cells, worked position 4", ["a1,b1,c1,d1"], "d2,d3,d4,e4", 2),
    ("two columns of holes", ["a1,a2,a3,a4"], "a5,b5,c5,d5", 2),
    ("one hole beside a step", ["a1,b1,c1,d1"], "b2,c2,d2,e2", 1),
    ("I lying", [], "a1,b1,c1,d1", 0),
    ("I upright", [], "a1,a2,a3,a4", 0),
    ("O", [], "a1,b1,a2,b2", 0),
    ("T", [], "a1,b1,c1,b2", 0),
    ("L", [], "a1,b1,a2,a3", 0),
    ("L lying on its side", [], "a1,b1,c1,c2", 0),
    ("S that fills a step", ["a1,b1,c1,d1"], "d2,e1,e2,d3", 0),
    ("above a hole, but on a filled cell", ["a1,b1,b2,c2"], "b3,c3,b4,c4", 0),
    ("only down to the first filled cell", ["a1,b1,b2,c2"], "c3,d3,e3,d4", 2),
    ("one cell above a roofed hole", ["b1,c1,a2,b2"], "b3,a4,b4,b5", 1),
]


@pytest.mark.parametrize(
    ("before", "move", "holes"), [row[1:] for row in HOLES], ids=[row[0] for row in HOLES]
)
def test_tl_16_holes_under_a_piece_cost_1_or_2(before: list[str], move: str, holes: int) -> None:
    state = played(TURN, *before)
    seat = state.turn
    assert seat is not None
    after = state.play(move)
    assert after.scores[seat] == -holes
    assert scored(after) == ([(seat, -holes, "TL-16")] if holes else [])


def test_tl_16_points_lost_name_every_cell_under_the_piece() -> None:
    after = played(TURN, "a1,b1,b2,c2", "c3,d3,e3,d4")
    assert scored_cells(after, 1, "TL-16") == cells_of("d1,e1,d2,e2")
    assert scored_cells(played(TURN, "a1,b1,b2,c2"), 0, "TL-16") == cells_of("c1")


def test_tl_16_no_piece_ever_costs_more_than_2() -> None:
    state = played(TURN, "a1,a2,a3,a4", "a5,a6,a7,a8", "a9,a10,a11,a12")
    seat = state.turn
    assert seat == 1
    for move in state.moves():
        assert state.play(move).scores[1] - state.scores[1] in {0, -1, -2}
    assert state.play("a13,b13,c13,d13").scores[1] == state.scores[1] - 2


def test_tl_17_worked_position_5_a_group_of_4_with_two_holes_is_plus_2() -> None:
    moves = [o("a", 1), o("d", 1), o("f", 1), "b3,c3,d3,e3"]
    assert points(*moves) == [0, 0, 0, 2]
    events = alone(*moves).events
    assert isinstance(events[0], Laid)
    assert scored(alone(*moves)) == [(0, 4, "TL-15"), (0, -2, "TL-16")]


def test_tl_17_points_won_and_lost_are_both_applied() -> None:
    assert points(o("a", 1), o("c", 1), "d3,e3,f3,g3") == [0, 0, 1]


def test_tl_17_a_score_may_be_below_zero() -> None:
    assert alone("b1,a2,b2,c2", "e1,d2,e2,f2").scores[0] == -4


def test_tl_18_a_game_that_opens_with_s_costs_1_at_best() -> None:
    state = played(tessella.game("tetris-link"), "first:0", "S")
    scores = [state.play(move).scores[0] for move in state.moves()]
    assert max(scores) == -1
    assert set(scores) == {-1}
