"""Domineering: dominoes on squares, one seat upright, the other across; who cannot lay loses."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, cast

from tessella.core import CHANCE, Game, Move, Option, Result, State
from tessella.core.event import Began, Ended, Event, Laid, Scored
from tessella.core.move import First, firsts
from tessella.core.picture import Grid, Piece, Rack
from tessella.core.polyomino import Placement, Placements, drawn
from tessella.core.squares import Squares
from tessella.core.tuples import put
from tessella.core.view import OpenView, shared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.state import Demand

DOMINO = "2"
SHAPES = (drawn("#", "#"), drawn("##"))
"""How each seat lays its dominoes: upright, across (DM-2)."""


class Table:
    """The board of a size (DM-1), every placement, and those of each seat (DM-2)."""

    def __init__(self, size: int) -> None:
        self.board = Squares(size, size, rule="DM-1")
        self.placements = Placements(self.board, {DOMINO: SHAPES[0]}, flips=False)
        steps = (size, 1)
        self.of_seat = tuple(
            tuple(p for p in self.placements.all if p.cells[1] - p.cells[0] == step)
            for step in steps
        )


table = cache(Table)


@dataclass(frozen=True, slots=True)
class DomineeringState(State):
    """`laid` are the cells of each seat, as bits of whole numbers."""

    game: Domineering
    turn: int | None = CHANCE
    laid: tuple[int, ...] = (0, 0)
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def scores(self) -> tuple[int, ...]:
        """The dominoes that each seat has laid (DM-6)."""
        return tuple(cells.bit_count() // 2 for cells in self.laid)

    @property
    def filled(self) -> int:
        """All cells with a domino on them."""
        return self.laid[0] | self.laid[1]

    def open_to(self, seat: int) -> list[Placement]:
        """Where a seat could lay a domino (DM-4)."""
        return [p for p in self.game.table.of_seat[seat] if not p.mask & self.filled]

    def moves(self) -> tuple[Move, ...]:
        """The lots, or every place for a domino."""
        if self.turn is None:
            return ()
        return firsts(2) if self.turn == CHANCE else tuple(self.open_to(self.turn))

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        return (First,) if self.turn == CHANCE else (Placement,)

    def _demands(self, move: Move) -> Iterator[Demand]:
        if isinstance(move, Placement) and self.turn is not None:
            yield not move.piece, "dm-2-domino", "DM-2"
            yield move not in self.game.table.of_seat[self.turn], f"dm-2-seat-{self.turn}", "DM-2"
            yield move.mask & self.filled, "dm-4-filled", "DM-4"

    def _after(self, move: Move) -> DomineeringState:
        if isinstance(move, First):
            return replace(self, turn=move.seat, events=(Began(move.seat),))
        return self._lay(cast("Placement", move), cast("int", self.turn))

    def _lay(self, move: Placement, seat: int) -> DomineeringState:
        """The domino lies for good; the game is over if the other seat has no place (DM-5)."""
        after = replace(
            self,
            turn=1 - seat,
            laid=put(self.laid, seat, self.laid[seat] | move.mask),
            events=(Laid(seat, DOMINO, move.text), Scored(seat, 1, "DM-6")),
        )
        if after.open_to(1 - seat):
            return after
        result = Result.ranked((seat == 0, seat == 1), after.scores, "DM-5")
        return replace(after, turn=None, result=result, events=(*after.events, Ended("DM-5")))

    def view(self, seat: int | None) -> DomineeringView:
        """Everything: the game is open."""
        size, left = self.game.table.board.columns, len(self.game.table.board.names) // 2
        counts = [left - sum(self.scores)] * 2
        return DomineeringView(
            **shared(self, seat),
            board=Grid(size, size, self.laid),
            racks=tuple(Rack(s, (Piece(DOMINO, n, SHAPES[s]),)) for s, n in enumerate(counts)),
            state=self,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DomineeringView(OpenView[DomineeringState]):
    """A view of an open game."""

    def appeal(self, move: Move) -> tuple[float, ...]:
        """Places left to this seat, less those left to the other."""
        if self.seat is None:
            return (0,)
        after = self.state.play(move)
        return (len(after.open_to(self.seat)) - len(after.open_to(1 - self.seat)),)


class Domineering(Game):
    """Two seats and as many dominoes as the board holds."""

    __slots__ = ("table",)

    name = "domineering"
    title = "Domineering"
    choices = (Option("size", 8, "DM-1", range(4, 11)),)
    turn_rule = "DM-3"
    colours = ("blue", "orange")
    ranked_by_score = False

    table: Table

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.table = table(int(self.options["size"]))

    def start(self) -> DomineeringState:
        """The empty board, before the lot (DM-3)."""
        return DomineeringState(self)

    def _read(self, text: str) -> Move:
        """The two cells of a domino."""
        return self.table.placements.read(text)


GAME = Domineering
