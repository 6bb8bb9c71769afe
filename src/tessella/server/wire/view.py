"""What a display needs of a view: the shapes that travel to the browser."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType


class Message(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A sentence before it is put into words: its key in the catalogues, and its facts."""

    key: str
    facts: dict[str, str | int | Message]


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something that happened: what kind of thing, its fields, and the sentence that tells it."""

    kind: str
    fields: dict[str, int | bool | str | tuple[int, ...] | None]
    message: Message


class Result(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How the game ended."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Grid(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="kind", tag="grid"):
    """A board of squares.

    `owners` has a sign for each cell, row by row from the bottom left: the colour, or a dot for an
    empty cell. The others are numbers of cells, in the same order; `bar` lies above so many rows.
    `markers`, left out where there are none, has for each seat the row at which its marker stands,
    counted from its own edge; 0 is beside the board.
    """

    columns: int
    rows: int
    owners: str
    marks: tuple[int, ...] = ()
    bar: int | None = None
    done: tuple[int, ...] = ()
    markers: tuple[int, ...] | UnsetType = UNSET


class Tile(Struct, frozen=True, gc=False, forbid_unknown_fields=True, array_like=True):
    """A tile at (x, y) of the lattice, point up or down; numbers are clockwise from the left."""

    up: bool
    x: int
    y: int
    numbers: tuple[int, int, int]


class Lattice(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="kind", tag="lattice"
):
    """A board of triangles, without bounds."""

    tiles: tuple[Tile, ...]


class Piece(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of piece on a rack: how many there are, and its shape as (column, row) cells.

    `lost` is one that can never be laid again.
    """

    name: str
    count: int = 1
    cells: tuple[tuple[int, int], ...] = ()
    numbers: tuple[int, ...] = ()
    lost: bool = False


class Rack(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Pieces beside the board, of a seat or (None) of all; `hidden` more lie there face down.

    `colour` is left out where it is that of the seat. In a box, `seat` is a colour. `next` is the
    seat that lays one of them next, where several take turns.
    """

    seat: int | None
    pieces: tuple[Piece, ...]
    hidden: int
    colour: int | UnsetType = UNSET
    next: int | UnsetType = UNSET


class Placed(Struct, frozen=True, gc=False, forbid_unknown_fields=True, array_like=True):
    """A piece on the board: its colour, and the text of its placement."""

    colour: int
    move: str


Board: TypeAlias = Grid | Lattice


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A state as seen from a seat (None: by a spectator).

    `laid` are the pieces on the board in the order in which they were laid. It is left out of a
    step that follows another: whoever has the pieces before it adds those of its events.
    `colour` is the one that acts; it is left out where every seat has one colour, its own.
    """

    seat: int | None
    turn: int | None
    moves: tuple[str, ...]
    scores: tuple[int, ...]
    result: Result | None
    rolled: str | None
    events: tuple[Event, ...]
    board: Board
    racks: tuple[Rack, ...]
    laid: tuple[Placed, ...] | UnsetType = UNSET
    colour: int | UnsetType | None = UNSET
