"""What somebody wants to be made: which parts, how large, on what paper."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Final

from tessella.core.errors import shown
from tessella.core.registry import game_type
from tessella.printing.errors import PieceError
from tessella.printing.paper import PAPERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tessella.core.box import Box, Part, PartSet
    from tessella.core.game import Game
    from tessella.printing.paper import Paper

PLAIN: Final = "ivory"
"""The colour of what belongs to nobody."""
MOST: Final = 240
"""So many parts are made at once: the fullest box has half of them."""


@dataclass(frozen=True, slots=True)
class Span:
    """The sizes that can be asked for, in millimetres."""

    least: int
    most: int


CELL: Final = Span(8, 60)
THICKNESS: Final = Span(1, 30)
CLEARANCE: Final = Span(0, 1)
USUAL_CLEARANCE: Final = 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What was asked for; what is left out is as it is in the box."""

    pieces: Sequence[str] = ()
    seat: int | None = None
    paper: str = "a4"
    cell: float | None = None
    thickness: float | None = None
    clearance: float | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One part to be made, and its colour as a word."""

    part: Part
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """A wish that can be fulfilled."""

    game: type[Game]
    items: tuple[Item, ...]
    paper: Paper
    cell: float
    thickness: float
    clearance: float


def order(game: str, wish: Wish) -> Order:
    """What a wish comes to; `PieceError` says what would be right."""
    kind = game_type(game)
    box = box_of(kind)
    items = tuple(_items(kind, wish))
    if len(items) > MOST:
        raise PieceError("pieces-many", count=len(items), most=MOST)
    if wish.paper not in PAPERS:
        raise PieceError("pieces-paper", paper=shown(wish.paper), papers=", ".join(PAPERS))
    return Order(
        game=kind,
        items=items,
        paper=PAPERS[wish.paper],
        cell=_measure("cell", wish.cell, box.cell, CELL),
        thickness=_measure("thickness", wish.thickness, box.thickness, THICKNESS),
        clearance=_measure("clearance", wish.clearance, USUAL_CLEARANCE, CLEARANCE),
    )


def box_of(game: type[Game]) -> Box:
    """What lies in the box of a game; `PieceError` if nobody has measured it."""
    if game.box is None:
        raise PieceError("pieces-no-box", game=game.title)
    return game.box


def _measure(name: str, given: float | None, usual: float, span: Span) -> float:
    size = usual if given is None else given
    if not isfinite(size) or not span.least <= size <= span.most:
        raise PieceError(f"pieces-{name}", size=written(size), least=span.least, most=span.most)
    return size


def written(size: float) -> str:
    """A size as people write it, without digits that say nothing."""
    return f"{size:.2f}".rstrip("0").rstrip(".") if isfinite(size) else str(size)


def _items(game: type[Game], wish: Wish) -> Iterator[Item]:
    """The parts of every set that was asked for; all that lie in it unless some are named."""
    sets = _sets(game, wish.seat)
    named = _named(game, sets, wish.pieces)
    for one in sets:
        colour = PLAIN if one.colour is None else game.colours[one.colour]
        known = {part.name: part for part in one.parts}
        chosen = [known[name] for name in named if name in known]
        boxed = [part for part in one.parts for _ in range(part.count)]
        yield from (Item(part, colour) for part in (chosen if named else boxed))


def _sets(game: type[Game], seat: int | None) -> Sequence[PartSet]:
    """The parts of a colour, which wishes call a seat, and of all; without one, everything."""
    if seat is None:
        return box_of(game).sets
    colours = [one.colour for one in box_of(game).sets if one.colour is not None]
    if not colours:
        raise PieceError("pieces-shared", game=game.title)
    if seat not in colours:
        raise PieceError("seat-unknown", seat=shown(seat), last=max(colours))
    return [one for one in box_of(game).sets if one.colour in (seat, None)]


def _named(game: type[Game], sets: Sequence[PartSet], pieces: Sequence[str]) -> list[str]:
    """The parts that were named, in either case, as the box calls them."""
    known = [part.name for one in sets for part in one.parts]
    by_name: Mapping[str, str] = {name.casefold(): name for name in known}
    for piece in pieces:
        if piece.strip().casefold() not in by_name:
            names = ", ".join(dict.fromkeys(known))
            raise PieceError("pieces-unknown", game=game.title, piece=shown(piece), pieces=names)
    return [by_name[piece.strip().casefold()] for piece in pieces]
