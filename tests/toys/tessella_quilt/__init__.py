"""Quilt: a toy with four colours, however many play.

Two seats have two colours each; of three seats each has one, and the fourth is laid by all in turns
and counts for nobody. `rules/` has the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from tessella.core.box import Box, Part, PartSet, Polyomino
from tessella.core.chance import CHANCE
from tessella.core.colour import own_colours
from tessella.core.event import Began, Ended, Event, Laid, Passed, PassedOver, Scored
from tessella.core.game import Game
from tessella.core.move import First, Move, firsts
from tessella.core.option import Option
from tessella.core.picture import Grid, Piece, Rack
from tessella.core.polyomino import Placement, Placements, drawn
from tessella.core.result import Result
from tessella.core.squares import Squares
from tessella.core.state import Demand, State
from tessella.core.tuples import added, put
from tessella.core.view import OpenView, shared

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from tessella.core.colour import Owners

BOARD: Final = Squares(9, 9, rule="QT-1")
CORNERS: Final = tuple(1 << cell for cell in (72, 80, 8, 0))
COLOURS: Final = ("blue", "yellow", "red", "green")
OWNERS: Final[dict[int, Owners]] = {
    2: ((0,), (1,), (0,), (1,)),
    3: ((0,), (1,), (2,), (0, 1, 2)),
    4: own_colours(4),
}
PATCHES: Final = {
    "1": drawn("#"),
    "2": drawn("##"),
    "I": drawn("###"),
    "V": drawn("#.", "##"),
    "O": drawn("##", "##"),
    "T": drawn(".#.", "###"),
    "Z": drawn("##.", ".##"),
}
FULL: Final = tuple(PATCHES)


@cache
def placements() -> Placements:
    """Every way to lay a patch."""
    return Placements(BOARD, PATCHES, flips=True)


class Quilt(Game):
    """The facts."""

    __slots__ = ()

    name = "quilt"
    title = "Quilt"
    choices = (Option("seats", 2, "QT-3", range(2, 5)),)
    turn_rule = "QT-3"
    colours = COLOURS
    box = Box(
        cell=20,
        thickness=3,
        sets=tuple(
            PartSet(c, tuple(Part(name, Polyomino(shape)) for name, shape in PATCHES.items()))
            for c in range(len(COLOURS))
        ),
    )

    @property
    def owners(self) -> Owners:
        """Two colours a seat, or one, and what is left is everybody's."""
        return OWNERS[self.seats]

    @property
    def unscored(self) -> frozenset[int]:
        """The colour that is everybody's."""
        return frozenset(c for c, seats in enumerate(self.owners) if len(seats) > 1)

    def start(self) -> QuiltState:
        """The bare quilt."""
        return QuiltState(self, scores=(0,) * self.seats)

    def _read(self, text: str) -> Move:
        return placements().read(text)


@dataclass(frozen=True, slots=True)
class QuiltState(State):
    """`common` counts the turns of the colour that is everybody's."""

    game: Quilt
    scores: tuple[int, ...]
    colour: int | None = None
    laid: tuple[int, ...] = (0,) * 4
    hands: tuple[tuple[str, ...], ...] = (FULL,) * 4
    common: int = 0
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def turn(self) -> int | None:
        """The seat of the colour that acts; chance has the lot (QT-3)."""
        if self.result is not None:
            return None
        return CHANCE if self.colour is None else self.seat_of(self.colour)

    def seat_of(self, colour: int) -> int:
        """Who lays a colour next."""
        seats = self.game.owners[colour]
        return seats[self.common % len(seats)]

    @property
    def _acting(self) -> int:
        return self.colour or 0

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        return (First,) if self.colour is None else (Placement,)

    def moves(self) -> tuple[Move, ...]:
        """The lots, or what QT-4 allows."""
        if self.result is not None:
            return ()
        if self.colour is None:
            return firsts(self.game.seats)
        return tuple(one for one in placements().all if self.fits(one, self._acting))

    def fits(self, move: Placement, colour: int) -> bool:
        """Whether a patch of a colour may lie there."""
        return not any(broken for broken, _, _ in self._broken(move, colour))

    def _demands(self, move: Move) -> Iterator[Demand]:
        if isinstance(move, Placement):
            yield from self._broken(move, self._acting)

    def _broken(self, move: Placement, colour: int) -> Iterator[Demand]:
        own = self.laid[colour]
        yield not move.piece, "qt-2-shape", "QT-2"
        yield move.piece not in self.hands[colour], "qt-2-hand", "QT-2"
        yield any(move.mask & laid for laid in self.laid), "qt-1-filled", "QT-1"
        yield move.mask & BOARD.sides(own), "qt-4-side", "QT-4"
        wanted = BOARD.corners(own) if own else CORNERS[colour]
        yield not move.mask & wanted, "qt-4-corner", "QT-4"

    def _after(self, move: Move) -> QuiltState:
        if isinstance(move, First):
            return replace(self, colour=move.seat, events=(Began(move.seat),))
        assert isinstance(move, Placement)
        colour, seat = self._acting, self.seat_of(self._acting)
        is_scored = colour not in self.game.unscored
        events: list[Event] = [Laid(seat, move.piece, move.text, self._told(colour))]
        events += [Scored(seat, len(move.cells), "QT-6")] if is_scored else []
        left = tuple(name for name in self.hands[colour] if name != move.piece)
        return replace(
            self,
            scores=added(self.scores, seat, len(move.cells)) if is_scored else self.scores,
            laid=put(self.laid, colour, self.laid[colour] | move.mask),
            hands=put(self.hands, colour, left),
            common=self.common + (not is_scored),
            events=tuple(events),
        )._go_round()

    def _told(self, colour: int) -> int | None:
        """A colour as events name it."""
        return None if self.game.has_own_colours else colour

    def can_lay(self, colour: int) -> bool:
        """Whether a colour can be laid (QT-5)."""
        return any(self.fits(one, colour) for one in placements().all)

    def _go_round(self, away: Collection[int] = ()) -> QuiltState:
        """Give the turn to the next colour that somebody can lay who has not left (QT-3, QT-5)."""
        state, events = self, list(self.events)
        for step in range(1, len(COLOURS) + 1):
            colour = (self._acting + step) % len(COLOURS)
            if not self.can_lay(colour):
                events.append(Passed(state.seat_of(colour), "QT-5", self._told(colour)))
            elif not set(self.game.owners[colour]) <= set(away):
                while state.seat_of(colour) in away:
                    state = replace(state, common=state.common + 1)
                return replace(state, colour=colour, events=tuple(events))
        result = Result.ranked(self.scores, self.scores, "QT-6")
        return replace(self, result=result, colour=None, events=(*events, Ended("QT-6")))

    def handed(self, colour: int) -> QuiltState:
        """The state if it were a colour's turn."""
        return replace(self, colour=colour, result=None, events=())

    def passed_over(self, away: Collection[int] = ()) -> QuiltState | None:
        """The turn goes on; a colour that is everybody's has had it."""
        if self.colour is None:
            return None
        seat = self.seat_of(self.colour)
        common = self.common + (self.colour in self.game.unscored)
        passed = replace(self, common=common, events=(PassedOver(seat),))
        return passed._go_round({*away, seat})

    def view(self, seat: int | None) -> OpenView[QuiltState]:
        """Everything."""
        return OpenView(
            **shared(self, seat),
            board=Grid(BOARD.columns, BOARD.rows, self.laid),
            racks=tuple(self._rack(colour) for colour in range(len(COLOURS))),
            state=self,
        )

    def _rack(self, colour: int) -> Rack:
        seats = self.game.owners[colour]
        pieces = tuple(Piece(name, 1, PATCHES[name]) for name in self.hands[colour])
        seat = seats[0] if len(seats) == 1 else None
        return Rack(seat, pieces, colour=self._told(colour))


GAME = Quilt
