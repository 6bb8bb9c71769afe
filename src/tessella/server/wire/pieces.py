"""Spare parts on the wire: what lies in the box of a game, and what can be asked for."""

from __future__ import annotations

from msgspec import Struct

from tessella.server.wire.view import Rack


class Measure(Struct, frozen=True):
    """A size in millimetres: as it is in the box, and what it may be."""

    usual: float
    least: float
    most: float


class BoxFacts(Struct, frozen=True):
    """The box of a game: its parts by seat, or (None) those of everybody.

    A part without cells and numbers is neither piece nor tile: a die, a bar, a selector.
    """

    game: str
    racks: tuple[Rack, ...]
    cell: Measure
    thickness: Measure
    clearance: Measure
    papers: tuple[str, ...]
    formats: tuple[str, ...]
    most: int
