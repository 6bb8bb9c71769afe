"""A state of Blokus Duo: what lies, what is in hand, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, cast

from tessella.core.chance import CHANCE
from tessella.core.event import Began, Ended, Event, Laid, Passed, Scored
from tessella.core.move import First, Move, firsts
from tessella.core.polyomino import Placement
from tessella.core.result import Result
from tessella.core.squares import bits
from tessella.core.state import Demand, State
from tessella.core.tuples import put
from tessella.games.blokus_duo.pieces import (
    BIT,
    BOARD,
    FULL_HAND,
    SOLITARY,
    START_MASK,
    cells_of,
    placement_table,
)
from tessella.games.blokus_duo.view import BlokusDuoView, seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.game import Game

ALL_LAID_BONUS = 15
SOLITARY_LAST_BONUS = 20


@dataclass(frozen=True, slots=True)
class BlokusDuoState(State):
    """Sets of cells and hands are bits of whole numbers, one for each seat."""

    game: Game
    turn: int | None = CHANCE
    laid: tuple[int, ...] = (0, 0)
    hands: tuple[int, ...] = (FULL_HAND, FULL_HAND)
    bonus: tuple[int, ...] = (0, 0)
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def scores(self) -> tuple[int, ...]:
        """The result of each seat if the game ended at once (BD-8, BD-9)."""
        return tuple(
            bonus - cells_of(hand) for hand, bonus in zip(self.hands, self.bonus, strict=True)
        )

    @property
    def filled(self) -> int:
        """All cells with a piece on them."""
        return self.laid[0] | self.laid[1]

    @property
    def _actor(self) -> int:
        """The seat that acts; asked for only while one does."""
        return cast("int", self.turn)

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        return (First,) if self.turn == CHANCE else (Placement,)

    def moves(self) -> tuple[Move, ...]:
        """The lots, or every placement that BD-4 and BD-5 allow."""
        if self.turn is None:
            return ()
        if self.turn == CHANCE:
            return firsts(self.game.seats)
        placements = placement_table().all
        return tuple([placements[index] for index in sorted(set(self._fitting(self.turn)))])

    def forbidden(self, seat: int) -> int:
        """Cells that a seat's next piece may not cover: filled ones, and beside its own (BD-5)."""
        return self.filled | BOARD.sides(self.laid[seat])

    def anchors(self, seat: int) -> int:
        """Cells of which a seat's next piece covers one: free corners, or a start (BD-4, BD-5)."""
        wanted = BOARD.corners(self.laid[seat]) if self.laid[seat] else START_MASK
        return wanted & ~self.forbidden(seat)

    def _fitting(self, seat: int) -> Iterator[int]:
        """Numbers of the placements that a seat could make, some of them more than once."""
        hand, forbidden = self.hands[seat], self.forbidden(seat)
        covering = placement_table().covering
        for anchor in bits(self.anchors(seat)):
            for bit, entries in covering[anchor]:
                if hand & bit:
                    for mask, index in entries:
                        if not mask & forbidden:
                            yield index

    def can_move(self, seat: int) -> bool:
        """Whether a seat can lay a piece (BD-7)."""
        return next(self._fitting(seat), None) is not None

    def _facts(self, move: Move) -> dict[str, str]:
        return {"piece": cast("Placement", move).piece}

    def _demands(self, move: Move) -> Iterator[Demand]:
        """A piece of the hand on free cells (BD-2), by the rules of contact (BD-4, BD-5)."""
        if not isinstance(move, Placement):
            return
        seat = self._actor
        own = self.laid[seat]
        yield not move.piece, "bd-2-shape", "BD-2"
        yield not self.hands[seat] & BIT[move.piece], "bd-2-hand", "BD-2"
        yield move.mask & self.filled, "bd-6-filled", "BD-6"
        if not own:
            yield not move.mask & START_MASK, "bd-4-start", "BD-4"
        else:
            yield move.mask & BOARD.sides(own), "bd-5-side", "BD-5"
            yield not move.mask & BOARD.corners(own), "bd-5-corner", "BD-5"

    def _after(self, move: Move) -> BlokusDuoState:
        if isinstance(move, First):
            return replace(self, turn=move.seat, events=(Began(move.seat),))
        return self.lay(cast("Placement", move))._pass_on()

    def lay(self, move: Placement) -> BlokusDuoState:
        """The piece is on the board for good (BD-6); who comes next is still open."""
        seat = self._actor
        hand = self.hands[seat] & ~BIT[move.piece]
        bonus = 0
        if not hand:
            bonus = SOLITARY_LAST_BONUS if move.piece == SOLITARY else ALL_LAID_BONUS
        events: list[Event] = [Laid(seat, move.piece, move.text)]
        events.append(Scored(seat, len(move.cells) + bonus, "BD-8"))
        return BlokusDuoState(
            self.game,
            seat,
            put(self.laid, seat, self.laid[seat] | move.mask),
            put(self.hands, seat, hand),
            put(self.bonus, seat, bonus),
            events=tuple(events),
        )

    def _pass_on(self) -> BlokusDuoState:
        """Give the turn to the other seat, or back, or end the game (BD-3, BD-7)."""
        seat = self._actor
        other = 1 - seat
        if self.can_move(other):
            return replace(self, turn=other)
        events = (*self.events, Passed(other, "BD-7"))
        if self.can_move(seat):
            return replace(self, events=events)
        result = Result.ranked(self.scores, self.scores, "BD-9")
        events = (*events, Passed(seat, "BD-7"), Ended("BD-9"))
        return replace(self, turn=None, result=result, events=events)

    def handed(self, colour: int) -> BlokusDuoState:
        """The state if it were a colour's turn, even one that cannot move."""
        return replace(self, turn=colour, result=None, events=())

    def view(self, seat: int | None) -> BlokusDuoView:
        """Everything: the game is open."""
        return seen(self, seat)
