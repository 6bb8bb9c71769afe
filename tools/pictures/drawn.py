"""Something drawn, with its size; and the signs that stand above and below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tessella.core.event import Passed, Rolled
from tools.pictures.played import RIGHT, WON, WRONG
from tools.pictures.rack import piece_icon
from tools.pictures.signs import BADGE, badge, tag
from tools.pictures.svg import moved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.pictures.played import Position
    from tools.pictures.svg import Element, Spot

STRIP = 40.0
"""Height of a row of signs."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Elements in a box, and a sign for the row of signs below, drawn around its own middle.

    `middle` is the axis of what the box shows; where others are higher, it stands on the ground
    with them (`sinks` 1), or half way up.
    """

    width: float
    height: float
    middle: float
    elements: tuple[Element, ...]
    sign: tuple[Element, ...] = ()
    sinks: float = 1


def signed_panel(board: Drawn, sign: str, position: Position) -> Drawn:
    """A board with its sign; who won or could not move is shown at each seat's own edge."""
    if sign != WON:
        return replace(board, sign=tuple(_sign(sign, position)))
    below = replace(board, sign=tuple(_fate(position, 0, (0, 0))))
    above = tuple(_fate(position, 1, (board.middle, STRIP / 2)))
    return _topped(below, above) if above else below


def _topped(board: Drawn, above: tuple[Element, ...]) -> Drawn:
    """A board with a row of signs over it."""
    elements = (moved(board.elements, 0, STRIP), *above)
    return replace(board, height=board.height + STRIP, elements=elements)


def _sign(sign: str, position: Position) -> Iterator[Element]:
    if sign in (RIGHT, WRONG):
        yield badge(sign, (0, 0))
    elif sign:
        yield tag(sign, (0, 0), position.colour(position.mover or 0))


def _fate(position: Position, seat: int, at: Spot) -> Iterator[Element]:
    """A star for a winner; what a seat should have laid, and a cross, if it could not."""
    result, events = position.state.result, position.state.events
    if result is not None and seat in result.winners:
        yield badge(WON, at, class_=f"dot-{position.colour(seat)}")
    rolled = next((event for event in events if isinstance(event, Rolled)), None)
    if rolled is not None and any(isinstance(e, Passed) and e.seat == seat for e in events):
        yield from piece_icon(position, rolled.face, seat, (at[0] - BADGE - 6, at[1]))
        yield badge(WRONG, (at[0] + BADGE + 6, at[1]))
