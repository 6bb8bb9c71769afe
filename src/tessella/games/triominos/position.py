"""Positions of Triominos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.lattice import Cell
from tessella.core.result import Result
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.past import Turn
from tessella.games.triominos.state import Stage, TriominosState
from tessella.games.triominos.tableau import EMPTY, Tableau
from tessella.games.triominos.tiles import TILES, tile_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tessella.core.lattice import Numbers as Three
    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.view import TriominosView

    Numbers = tuple[
        list[list[int]], list[int], list[int], int, int, int, int, bool, int, list[list[int]]
    ]

NONE = -1
STAGES = tuple(Stage)
NUMBER = {tile: number for number, tile in enumerate(TILES)}


def numbers(state: TriominosState) -> Numbers:
    """The table, hands, scores, stage, seat, draws, drawn tile, last round, reason and past."""
    return (
        _laid(state.tableau),
        list(map(_bits, state.hands)),
        list(state.scores),
        STAGES.index(state.stage),
        NONE if state.seat is None else state.seat,
        state.draws,
        NONE if state.drawn is None else NUMBER[state.drawn],
        state.last_round,
        _reason(state.result),
        _past(state.tableau, state.past),
    )


def of_view(view: TriominosView) -> Numbers:
    """The numbers of a state that a seat's view could come from, and the past that all have seen.

    The seat knows its own hand; the tiles that it cannot see are put into the other hands in the
    order of their numbers, since a search deals them anew anyway.
    """
    return (
        _laid(view.tableau),
        list(_possible_hands(view)),
        list(view.scores),
        STAGES.index(view.stage),
        NONE if view.actor is None else view.actor,
        view.draws,
        NONE if view.drawn is None else NUMBER[view.drawn],
        view.last_round,
        _reason(view.result),
        _past(view.tableau, view.past),
    )


def state(game: Triominos, numbers: Numbers) -> TriominosState:
    """The law's state."""
    laid, hands, points, stage, seat, draws, drawn, last_round, reason, past = numbers
    scores, lays = tuple(points), list(map(_lay, laid))
    return TriominosState(
        game,
        scores,
        tuple(frozenset(t for t in TILES if hand >> NUMBER[t] & 1) for hand in hands),
        _tableau(lays),
        STAGES[stage],
        None if seat == NONE else seat,
        draws,
        None if drawn == NONE else TILES[drawn],
        last_round,
        Result.ranked(scores, scores, f"TR-{reason}") if reason else None,
        past=tuple(Turn(s, drew, None if n == NONE else lays[n]) for s, drew, n in past),
    )


def _bits(hand: Iterable[Three]) -> int:
    return sum(1 << NUMBER[tile] for tile in hand)


def _reason(result: Result | None) -> int:
    return int(result.reason.removeprefix("TR-")) if result else 0


def _possible_hands(view: TriominosView) -> Iterator[int]:
    seen = view.hand | {tile_of(n) for n in view.tableau.laid.values()}
    unseen = iter([1 << NUMBER[tile] for tile in TILES if tile not in seen])
    for seat, size in enumerate(view.held):
        own = seat == view.seat
        yield _bits(view.hand) if own else sum(next(unseen) for _ in range(size))


def _order(cell: Cell) -> tuple[int, int, bool]:
    """Cells are numbered from the lowest row up, in a row from the left."""
    return cell.y, cell.x, cell.kind == "v"


def _laid(tableau: Tableau) -> list[list[int]]:
    """The tiles on the table: whether the point is below, the place and the three numbers."""
    cells = sorted(tableau.laid, key=_order)
    return [[int(c.kind == "v"), c.x, c.y, *tableau.laid[c]] for c in cells]


def _past(tableau: Tableau, past: Iterable[Turn]) -> list[list[int]]:
    """The seat, the draws and the place in `_laid` of each turn that is over."""
    place = {cell: number for number, cell in enumerate(sorted(tableau.laid, key=_order))}
    return [
        [turn.seat, turn.draws, NONE if turn.lay is None else place[turn.lay.cell]] for turn in past
    ]


def _lay(tile: Sequence[int]) -> Lay:
    down, x, y, a, b, c = tile
    shows: Three = (a, b, c)
    known = tile_of(shows)
    if known is None:
        raise ValueError(f"there is no tile {shows}")
    return Lay.at(Cell("v" if down else "^", x, y), known, shows)


def _tableau(lays: Iterable[Lay]) -> Tableau:
    tableau = EMPTY
    for lay in lays:
        tableau = tableau.lay(lay)
    return tableau
