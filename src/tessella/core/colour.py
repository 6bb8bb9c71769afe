"""Seat and colour: a seat decides and is scored, a colour has pieces and lies on the board.

Where nothing else is said, colour and seat are one and have the same number.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias, overload

if TYPE_CHECKING:
    from tessella.core.event import Laid, Passed
    from tessella.core.picture import Rack

Owners: TypeAlias = tuple[tuple[int, ...], ...]
"""The seats of each colour; where there are several they lay it in turns."""


@cache
def own_colours(seats: int) -> Owners:
    """The owners of colours where each seat has one, its own."""
    return tuple((seat,) for seat in range(seats))


@overload
def colour_of(one: Laid | Passed) -> int: ...
@overload
def colour_of(one: Rack) -> int | None: ...
def colour_of(one: Laid | Passed | Rack) -> int | None:
    """The colour of what lies or happened: the one that it names, or else that of its seat."""
    return one.seat if one.colour is None else one.colour
