"""Triominos: what a laid tile is worth (TR-4, TR-8 to TR-10), and the options about it."""

import pytest

from tessella.core.event import Laid, Scored
from tests.games.square_positions import texts
from tests.games.triominos_positions import (
    dealt,
    gained,
    laid_out,
    play,
    position,
    tile_in,
    worth,
)

HEXAGON = ("^0,0:012", "v0,-1:023", "^0,-1:403", "v-1,-1:504", "^-1,0:500", "v-1,0:010")
"""Six tiles around the point (0, 0), the last one closing it."""
DOUBLE = (
    *("^0,0:025", "v0,-1:050", "^1,-1:055", "v0,0:245", "^0,1:224"),
    *("v0,1:234", "^1,1:433", "v1,-1:545", "v1,0:434", "^1,0:544"),
)
"""Ten tiles around two points, the last one closing both hexagons."""
TRIPLE = (
    *("^0,0:025", "v0,-1:050", "^1,-1:055", "v0,0:235", "^0,1:223", "v0,1:233", "^1,1:333"),
    *("v1,-1:545", "^2,-1:544", "v1,0:334", "^2,0:434", "v2,-1:444", "^1,0:534"),
)
"""Thirteen tiles around three points, the last one closing all three hexagons."""
BRIDGE_UP = (
    *("^0,0:023", "v0,-1:030", "v-1,0:220", "^-1,0:120"),
    *("v-2,0:221", "^-2,0:121", "v-2,-1:111", "^-1,-1:110", "^0,-1:000"),
)
BRIDGE_DOWN = (
    *("^0,0:023", "v0,0:223", "^0,1:212", "v-1,1:112"),
    *("^-1,2:151", "v-2,2:451", "^-2,2:141", "v-2,1:110", "v-1,0:020"),
)
"""Eight tiles in a bow, and a tile that joins the last to the first at a point."""


@pytest.mark.parametrize(
    ("move", "points"), [("v0,0:020", 2), ("v-1,0:500", 5), ("v0,-1:001", 1), ("v0,-1:004", 4)]
)
def test_tr_8_a_tile_scores_its_sum(move: str, points: int) -> None:
    state = play(dealt("000", "001 002 004 005"), "^0,0:000", move)
    assert state.scores == (0, points)
    assert state.events == (Laid(1, tile_in(move), move), Scored(1, points, "TR-8"))
    assert state.turn == 0


def test_tr_8_the_sum_counts_however_the_tile_is_turned() -> None:
    state = position("^0,0:123", "233 122 113", "555", pool="444")
    for move in texts(state) - {"draw"}:
        assert gained(state, move) == sum(map(int, move[-3:]))
    assert {tile_in(move) for move in texts(state) - {"draw"}} == {"233", "122", "113"}


@pytest.mark.parametrize(
    ("lays", "parts"),
    [
        (HEXAGON, [("TR-8", 1), ("TR-10", 50)]),
        (DOUBLE, [("TR-8", 13), ("TR-10", 60)]),
        (TRIPLE, [("TR-8", 12), ("TR-10", 70)]),
        (BRIDGE_UP, [("TR-9", 40)]),
        (BRIDGE_DOWN, [("TR-8", 2), ("TR-9", 40)]),
    ],
)
def test_tr_8_the_sum_and_at_most_one_bonus(
    lays: tuple[str, ...], parts: list[tuple[str, int]]
) -> None:
    seat = (len(lays) - 1) % 2
    before, after = laid_out(*lays[:-1]), laid_out(*lays)
    scored = [Scored(seat, points, rule) for rule, points in parts]
    assert after.events == (Laid(seat, tile_in(lays[-1]), lays[-1]), *scored)
    assert after.scores[seat] - before.scores[seat] == sum(points for _, points in parts)
    assert after.scores[1 - seat] == before.scores[1 - seat]


@pytest.mark.parametrize("lays", [HEXAGON, DOUBLE, TRIPLE, BRIDGE_UP, BRIDGE_DOWN])
def test_tr_8_all_tiles_of_a_round_add_up(lays: tuple[str, ...]) -> None:
    totals = [0, 0]
    for n, lay in enumerate(lays):
        totals[n % 2] += worth(lays[:n], lay)
    assert laid_out(*lays).scores == tuple(totals)


@pytest.mark.parametrize("lays", [BRIDGE_UP, BRIDGE_DOWN])
def test_tr_9_worked_position_2_a_side_and_the_opposite_corner_are_a_bridge(
    lays: tuple[str, ...],
) -> None:
    *bow, bridge = lays
    state = position(" ".join(bow), f"{tile_in(bridge)} 555", "444", pool="333")
    assert gained(state, bridge) == 40 + sum(map(int, bridge[-3:]))
    assert Scored(0, 40, "TR-9") in state.play(bridge).events


@pytest.mark.parametrize(
    ("lays", "without", "neighbour"),
    [(BRIDGE_UP, "v-1,0:220", "v-1,-1:100"), (BRIDGE_DOWN, "^0,1:212", "^-1,1:012")],
)
def test_tr_9_worked_position_2_with_a_tile_across_another_side_there_is_no_bridge(
    lays: tuple[str, ...], without: str, neighbour: str
) -> None:
    *bow, bridge = lays
    laid = [neighbour if lay == without else lay for lay in bow]
    state = position(" ".join(laid), f"{tile_in(bridge)} 555", "444", pool="333")
    assert gained(state, bridge) == sum(map(int, bridge[-3:]))


@pytest.mark.parametrize(("move", "points"), [("v-1,-2:100", 1), ("v0,0:233", 8)])
def test_tr_9_a_tile_whose_opposite_corner_is_free_is_no_bridge(move: str, points: int) -> None:
    state = position(" ".join(BRIDGE_UP[:-1]), "000 001 233 555", "444", pool="333")
    assert gained(state, move) == points


def test_tr_9_without_the_far_end_of_the_bow_there_is_no_bridge() -> None:
    *bow, far_end, bridge = BRIDGE_UP
    state = position(" ".join(bow), "000 555", "444", pool="333")
    assert far_end == "^-1,-1:110"
    assert gained(state, bridge) == 0


@pytest.mark.parametrize("closing", range(6))
def test_tr_10_worked_position_1_the_sixth_tile_around_a_point_scores_50_whatever_its_sum(
    closing: int,
) -> None:
    others = [lay for n, lay in enumerate(HEXAGON) if n != closing]
    tile = tile_in(HEXAGON[closing])
    state = position(" ".join(others), f"{tile} 555", "444", pool="333")
    assert gained(state, HEXAGON[closing]) == 50 + sum(map(int, tile))
    assert Scored(0, 50, "TR-10") in state.play(HEXAGON[closing]).events


def test_tr_10_five_tiles_around_a_point_are_no_hexagon() -> None:
    state = laid_out(*HEXAGON[:5])
    assert state.scores == (3 + 7 + 5, 5 + 9)


@pytest.mark.parametrize(("lays", "bonus"), [(HEXAGON, 50), (DOUBLE, 60), (TRIPLE, 70)])
def test_tr_10_two_hexagons_at_once_score_60_and_three_70(
    lays: tuple[str, ...], bonus: int
) -> None:
    after = laid_out(*lays)
    assert Scored((len(lays) - 1) % 2, bonus, "TR-10") in after.events


@pytest.mark.parametrize(("lays", "bonus"), [(HEXAGON, 50), (DOUBLE, 100), (TRIPLE, 150)])
def test_tr_10_option_50_each_adds_hexagons_up(lays: tuple[str, ...], bonus: int) -> None:
    after = laid_out(*lays, hexagon="50-each")
    assert Scored((len(lays) - 1) % 2, bonus, "TR-10") in after.events


def test_tr_10_hexagons_one_after_the_other_score_50_each_time() -> None:
    laid = [lay for lay in DOUBLE if lay not in {"^1,0:544", "^1,1:433"}]
    state = position(" ".join(laid), "445 555", "334 555", pool="111")
    state = play(state, "^1,0:544", "^1,1:433")
    assert state.scores == (50 + 13, 50 + 10)


@pytest.mark.parametrize("option", ["50/60/70", "50-each"])
@pytest.mark.parametrize(
    ("lays", "bonus"),
    [(HEXAGON, 10), (DOUBLE, 10), (TRIPLE, 10), (BRIDGE_UP, 9), (BRIDGE_DOWN, 9)],
)
def test_tr_9_10_a_bridge_never_meets_a_hexagon(
    lays: tuple[str, ...], bonus: int, option: str
) -> None:
    events = laid_out(*lays, hexagon=option).events
    rules = [event.rule for event in events if isinstance(event, Scored)]
    assert [rule for rule in rules if rule != "TR-8"] == [f"TR-{bonus}"]


@pytest.mark.parametrize(
    ("tile", "none", "pressman"),
    [
        ("000", 0, 40),
        ("111", 3, 13),
        ("333", 9, 19),
        ("555", 15, 25),
        ("012", 3, 3),
        ("455", 14, 14),
    ],
)
def test_tr_4_start_bonus(tile: str, none: int, pressman: int) -> None:
    assert dealt(tile, "").play(f"^0,0:{tile}").scores == (none, 0)
    state = dealt(tile, "", start_bonus="pressman").play(f"^0,0:{tile}")
    assert state.scores == (pressman, 0)
    scored = [event for event in state.events if isinstance(event, Scored)]
    assert sum(event.points for event in scored) == pressman
    assert {event.rule for event in scored} == {"TR-4"}


def test_tr_4_start_bonus_is_for_the_first_tile_only() -> None:
    state = play(dealt("000", "001", start_bonus="pressman"), "^0,0:000", "v0,0:010")
    assert state.scores == (40, 1)
    triple = position("^0,0:112", "111 555", "444", pool="333", start_bonus="pressman")
    assert {gained(triple, move) for move in texts(triple) - {"draw"}} == {3}
    zeros = position("^0,0:001", "000 555", "444", pool="333", start_bonus="pressman")
    assert {gained(zeros, move) for move in texts(zeros) - {"draw"}} == {0}
