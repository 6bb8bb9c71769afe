"""Tetris Duel: no block is dropped into a closed space (TD-7), in its three readings."""

import pytest

from tests.games.square_positions import refused, texts
from tests.games.tetris_duel_positions import (
    SHAPES,
    play,
    position,
)

ENTRIES = ("region", "slide", "drop")

ROOF = """
    ......
    ......
    ......
    ......
    ------
    ......
    .xxx..
    .x....
    .x....
"""
"""Under the roof there is room that can be reached from the right."""

NECK = """
    ......
    ......
    ......
    ......
    ......
    ------
    ......
    xx.xxx
    x..xxx
    x..xxx
    x....x
"""
"""A chamber with a neck of one cell."""

TUNNEL = """
    ......
    ......
    ......
    ......
    ......
    ......
    ------
    ......
    ..xxxx
    ..xx..
    ..xx..
    ......
    ......
"""
"""A shaft on the left, a tunnel along the edge, and a pocket that only a climb would reach."""

HOOK = """
    ....
    ....
    ....
    ....
    ----
    ..xx
    ...x
    x..x
    xxxx
"""
"""An L gets its foot under c4 only by a step sideways while it is partly beyond the bar."""

CLOSED = """
    ....
    ....
    ....
    ....
    ----
    ....
    xxxx
    x..x
    x..x
"""
"""A chamber without any door."""

DIAGONAL = """
    .....
    .....
    .....
    .....
    -----
    .....
    xxxx.
    x..xx
    x..xx
"""
"""A chamber whose only gap goes from corner to corner."""

BOARDS = {
    "roof": ROOF,
    "neck": NECK,
    "tunnel": TUNNEL,
    "hook": HOOK,
    "closed": CLOSED,
    "diagonal": DIAGONAL,
}
CASES = [
    ("roof", "O", "c1,d1,c2,d2", "region slide"),
    ("roof", "O", "e1,f1,e2,f2", "region slide drop"),
    ("roof", "T", "e1,d2,e2,e3", "region slide"),
    ("roof", "I", "b4,c4,d4,e4", "region slide drop"),
    ("roof", "I", "c2,d2,e2,f2", "region"),
    ("roof", "S", "d1,e1,e2,f2", "region"),
    ("neck", "O", "b2,c2,b3,c3", "region"),
    ("neck", "I", "b1,c1,d1,e1", "region"),
    ("neck", "I", "c2,c3,c4,c5", "region slide drop"),
    ("neck", "I", "c1,c2,c3,c4", "region slide drop"),
    ("neck", "J", "b1,c1,c2,c3", "region"),
    ("tunnel", "O", "a1,b1,a2,b2", "region slide drop"),
    ("tunnel", "O", "e1,f1,e2,f2", "region slide"),
    ("tunnel", "O", "e2,f2,e3,f3", "region"),
    ("tunnel", "O", "e3,f3,e4,f4", "region"),
    ("tunnel", "I", "e1,e2,e3,e4", "region"),
    ("tunnel", "I", "c1,d1,e1,f1", "region"),
    ("hook", "L", "b2,c2,b3,b4", "region slide"),
    ("hook", "J", "b2,c2,c3,c4", ""),
    ("hook", "L", "a3,b3,c3,c4", ""),
    ("hook", "Z", "b2,b3,c3,c4", ""),
    ("closed", "O", "b1,c1,b2,c2", ""),
    ("closed", "I", "a4,b4,c4,d4", "region slide drop"),
    ("diagonal", "O", "b1,c1,b2,c2", ""),
    ("diagonal", "I", "a4,b4,c4,d4", "region slide drop"),
]


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize(("board", "shape", "cells", "where"), CASES)
def test_td_7_a_block_gets_only_where_it_can_come_from_the_bar(
    board: str, shape: str, cells: str, where: str, entry: str
) -> None:
    state = position(BOARDS[board], f"0:{shape}", entry=entry)
    assert (cells in texts(state)) == (entry in where.split())


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize(("board", "shape", "cells", "where"), CASES)
def test_td_7_holds_for_seat_1_on_the_board_turned_half_way(
    board: str, shape: str, cells: str, where: str, entry: str
) -> None:
    turned = BOARDS[board].strip()[::-1].replace("x", "o")
    state = position(turned, f"1:{shape}", entry=entry)
    lines = [line for line in turned.split() if "-" not in line]
    last, rows = ord("a") + len(lines[0]) - 1, len(lines)
    mirrored = (f"{chr(last - ord(c[0]) + 97)}{rows + 1 - int(c[1:])}" for c in cells.split(","))
    text = str(state.game.parse(",".join(mirrored)))
    assert (text in texts(state)) == (entry in where.split())


@pytest.mark.parametrize(
    ("board", "shape", "cells", "entries"),
    [
        ("closed", "O", "b1,c1,b2,c2", ENTRIES),
        ("diagonal", "O", "b1,c1,b2,c2", ENTRIES),
        ("neck", "O", "b2,c2,b3,c3", ("slide", "drop")),
        ("tunnel", "O", "e3,f3,e4,f4", ("slide", "drop")),
        ("roof", "O", "c1,d1,c2,d2", ("drop",)),
        ("hook", "L", "b2,c2,b3,b4", ("drop",)),
    ],
)
def test_td_7_a_closed_way_is_refused(
    board: str, shape: str, cells: str, entries: tuple[str, ...]
) -> None:
    for entry in entries:
        refused(position(BOARDS[board], f"0:{shape}", entry=entry), cells, "TD-7")


def test_td_7_region_wants_every_cell_in_the_open_part() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ----
        ....
        xx..
        .x..
        xx..
    """
    state = position(drawing, "0:T")
    assert not any("a2" in text.split(",") for text in texts(state))


def test_td_7_region_starts_from_the_row_next_to_the_bar_not_from_beyond() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ----
        xxxx
        ....
        ....
        x...
    """
    for entry in ENTRIES:
        state = position(drawing, "0:", entry=entry)
        assert {state.play(shape).turn for shape in SHAPES} == {None}


def test_td_7_rows_won_beyond_a_full_row_are_open_and_what_it_covers_stays_closed() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ....
        ----
        xxx.
        x.x.
        x.x.
        x.x.
        x.xx
    """
    for entry in ENTRIES:
        state = position(drawing, "0:I", entry=entry)
        refused(state, "b1,b2,b3,b4", "TD-7")
        state = play(state, "d2,d3,d4,d5", "O", "a9,b9,a10,b10", "I")
        assert state.scores == (6, 4)
        refused(state, "b1,b2,b3,b4", "TD-7")
        assert texts(state) == {"a6,b6,c6,d6"}


def test_td_7_worked_position_4_a_walled_in_cell_is_never_filled_and_its_row_never_counts() -> None:
    drawing = """
        ....
        ....
        ....
        ....
        ----
        ....
        .xx.
        x.x.
        xxx.
    """
    for entry in ENTRIES:
        state = position(drawing, "0:", entry=entry)
        for shape in SHAPES:
            rolled = state.play(shape)
            assert not any("b2" in text.split(",") for text in texts(rolled))
        after = state.play("I").play("d1,d2,d3,d4")
        assert after.scores == (5, 3)
