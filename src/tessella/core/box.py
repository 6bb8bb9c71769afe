"""What lies in the box of a game: its parts and how large they are, in millimetres.

Boxes differ from edition to edition, so a size is where to begin; whoever makes a part may give
another one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tessella.core.polyomino import Shape


@dataclass(frozen=True, slots=True)
class Polyomino:
    """A piece of squares; a `dotted` one has a dot on it, by which it is counted."""

    cells: Shape
    dotted: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """A triangle with a number in each corner, clockwise from the left one."""

    numbers: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar as long and as wide as so many cells."""

    length: float
    width: float


@dataclass(frozen=True, slots=True)
class Pointer:
    """A marker that points at a row, so many cells long and wide."""

    length: float
    width: float


@dataclass(frozen=True, slots=True)
class Foot:
    """A foot that holds a board upright in its slot, measured in cells."""

    width: float
    height: float
    slot: float
    depth: float


@dataclass(frozen=True, slots=True)
class Die:
    """A cube with a shape on each face; a face without one lets the player choose."""

    side: float
    faces: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Selector:
    """A disc with a sector for each shape, and a hole for what turns on it."""

    radius: float
    shapes: tuple[Shape, ...]


Form: TypeAlias = Polyomino | Tile | Bar | Pointer | Foot | Die | Selector


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of part, and how many of it there are."""

    name: str
    form: Form
    count: int = 1


@dataclass(frozen=True, slots=True)
class PartSet:
    """The parts of a colour, or (None) those that have none of their own."""

    colour: int | None
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """All parts of a game; `cell` is the side of a square or of a triangular tile."""

    cell: float
    thickness: float
    sets: tuple[PartSet, ...]
