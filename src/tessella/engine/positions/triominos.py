"""Positions of Triominos."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tessella.core.result import Result
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.state import Stage, TriominosState
from tessella.games.triominos.table import EMPTY, Table
from tessella.games.triominos.tiles import TILES, Cell, tile_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.tiles import Numbers as Three
    from tessella.games.triominos.view import TriominosView

    Tile = tuple[int, int, int, int, int, int]
    Turn = tuple[int, int, int]
    Numbers = tuple[list[Tile], list[int], list[int], int, int, int, int, bool, int]
    Known = tuple[list[Tile], list[int], list[int], int, int, int, int, bool, int, list[Turn]]

NONE = -1
STAGES = tuple(Stage)
NUMBER = {tile: number for number, tile in enumerate(TILES)}


def numbers(state: TriominosState) -> Numbers:
    """The table, hands, scores, stage, seat, draws, drawn tile, last round and reason."""
    return (
        [(int(c.kind == "v"), c.x, c.y, *n) for c, n in state.table.laid.items()],
        [sum(1 << NUMBER[tile] for tile in hand) for hand in state.hands],
        list(state.scores),
        STAGES.index(state.stage),
        NONE if state.seat is None else state.seat,
        state.draws,
        NONE if state.drawn is None else NUMBER[state.drawn],
        state.last_round,
        int(state.result.reason.removeprefix("TR-")) if state.result else 0,
    )


def of_view(view: TriominosView) -> Known:
    """The numbers of a state that a seat's view could come from, and the past that all have seen.

    The seat knows its own hand; the tiles that it cannot see are put into the other hands in the
    order of their numbers, since a search deals them anew anyway.
    """
    seen = view.hand | {tile_of(n) for n in view.table.laid.values()}
    unseen = [1 << NUMBER[tile] for tile in TILES if tile not in seen]
    hands = []
    for seat, size in enumerate(view.held):
        if seat == view.seat:
            hands.append(sum(1 << NUMBER[tile] for tile in view.hand))
        else:
            hands.append(sum(unseen[:size]))
            del unseen[:size]
    return (
        [(int(c.kind == "v"), c.x, c.y, *n) for c, n in view.table.laid.items()],
        hands,
        list(view.scores),
        STAGES.index(Stage.TURN),
        cast("int", view.seat),
        view.draws,
        NONE if view.drawn is None else NUMBER[view.drawn],
        view.last_round,
        0,
        _past(view),
    )


def _past(view: TriominosView) -> list[Turn]:
    """The seat, the draws and the place in `laid` of each turn that is over."""
    place = {cell: number for number, cell in enumerate(view.table.laid)}
    return [
        (turn.seat, turn.draws, NONE if turn.lay is None else place[turn.lay.cell])
        for turn in view.past
    ]


def state(game: Triominos, numbers: Numbers) -> TriominosState:
    """The law's state."""
    laid, hands, points, stage, seat, draws, drawn, last_round, reason = numbers
    scores = tuple(points)
    return TriominosState(
        game,
        scores,
        tuple(frozenset(t for t in TILES if hand >> NUMBER[t] & 1) for hand in hands),
        _table(laid),
        STAGES[stage],
        None if reason or seat == NONE else seat,
        0 if reason else draws,
        None if reason or drawn == NONE else TILES[drawn],
        last_round,
        Result.ranked(scores, scores, f"TR-{reason}") if reason else None,
    )


def _table(laid: Iterable[Tile]) -> Table:
    table = EMPTY
    for down, x, y, *three in laid:
        a, b, c = three
        shows: Three = (a, b, c)
        tile = tile_of(shows)
        if tile is None:
            raise ValueError(f"there is no tile {shows}")
        table = table.lay(Lay.at(Cell("v" if down else "^", x, y), tile, shows))
    return table
