"""A state of Tetris Duel: the two territories, the stock, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, cast

from tessella.core.chance import CHANCE
from tessella.core.event import Began, Ended, Event, Laid, Passed, Rolled, Scored
from tessella.core.move import First, Move, Roll, firsts
from tessella.core.polyomino import Placement
from tessella.core.result import Result
from tessella.core.state import Demand, State
from tessella.core.tuples import added, put
from tessella.games.tetris_duel.board import FULL_STOCK, ROLLS, SHAPES
from tessella.games.tetris_duel.entry import ENTRIES
from tessella.games.tetris_duel.events import NoRoom
from tessella.games.tetris_duel.view import TetrisDuelView, seen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tessella.games.tetris_duel.game import TetrisDuel

NUMBER = {shape: number for number, shape in enumerate(SHAPES)}
ADVANCE = (0, 1, 3, 5, 7)
"""Rows that the bar moves for so many lines completed by one block (TD-11)."""


@dataclass(frozen=True, slots=True)
class TetrisDuelState(State):
    """`laid` are each seat's filled cells as it sees them, `scores` the rows of its territory.

    The bar never passes a row with a block in it, so all blocks of a territory are its seat's own.
    """

    game: TetrisDuel
    scores: tuple[int, ...]
    laid: tuple[int, ...] = (0, 0)
    stock: tuple[int, ...] = FULL_STOCK
    seat: int | None = None
    shape: str | None = None
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def turn(self) -> int | None:
        """Chance has the lot, and the selector that begins every turn (TD-3, TD-4)."""
        if self.result is not None:
            return None
        return CHANCE if self.shape is None else self.seat

    @property
    def _actor(self) -> int:
        """The seat that acts; asked for only while one does."""
        return cast("int", self.seat)

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        if self.seat is None:
            return (First,)
        return (Roll,) if self.shape is None else (Placement,)

    def moves(self) -> tuple[Move, ...]:
        """The lots, the shapes in stock (TD-4), or every placement (TD-5 to TD-7)."""
        if self.result is not None:
            return ()
        if self.seat is None:
            return firsts(self.game.seats)
        if self.shape is None:
            return tuple(r for r, count in zip(ROLLS.values(), self.stock, strict=True) if count)
        return tuple(self._placements(self.seat, self.shape))

    def _placements(self, seat: int, shape: str) -> Iterator[Placement]:
        """The legal placements of a shape, sorted by text."""
        return (placement for _, placement in self._laying(seat, shape))

    def blocks(self, seat: int, shape: str) -> Iterator[int]:
        """The cells of every place where a seat could lay a shape, as it sees them."""
        return (block for block, _ in self._laying(seat, shape))

    def _laying(self, seat: int, shape: str) -> Iterator[tuple[int, Placement]]:
        """What a seat could lay where (TD-5 to TD-7), in the order of the texts."""
        contact, gets_in = self.contact(seat), self._entry(seat, shape)
        outside = self.laid[seat] | ~self.game.board.below(self.scores[seat])
        for block, placement in self.game.board.spots[seat][shape]:
            if not block & outside and block & contact and gets_in(block):
                yield block, placement

    def fits(self, seat: int, shape: str) -> bool:
        """Whether a seat could lay a shape (TD-5 to TD-8)."""
        return next(self._placements(seat, shape), None) is not None

    def contact(self, seat: int) -> int:
        """Cells of which a block covers one: the own edge, or beside an own block (TD-6)."""
        return self.game.board.row | self.game.board.sides(self.laid[seat])

    def _entry(self, seat: int, shape: str) -> Callable[[int], bool]:
        entry = ENTRIES[str(self.game.options["entry"])]
        return entry(self.game.board, self.laid[seat], self.scores[seat], shape)

    def _facts(self, move: Move) -> dict[str, str]:
        piece = move.piece if isinstance(move, Placement) else move.text
        return {"piece": piece, "shape": self.shape or ""}

    def _demands(self, move: Move) -> Iterator[Demand]:
        """A shape in stock (TD-4); a block of that shape where TD-5 to TD-7 let it lie."""
        if isinstance(move, Roll):
            yield not self.stock[NUMBER[move.face]], "td-4-stock", "TD-4"
        if not isinstance(move, Placement):
            return
        seat, shape = self._actor, self.shape or ""
        block = self.game.board.seen_from(seat, move.cells)
        yield not move.piece, "td-2-shape", "TD-2"
        yield move.piece != shape, "td-4-shape", "TD-4"
        yield block & ~self.game.board.below(self.scores[seat]), "td-5-territory", "TD-5"
        yield block & self.laid[seat], "td-5-filled", "TD-5"
        yield not block & self.contact(seat), "td-6-contact", "TD-6"
        yield not self._entry(seat, shape)(block), "td-7-closed", "TD-7"

    def _after(self, move: Move) -> TetrisDuelState:
        if isinstance(move, First):
            return replace(self, seat=move.seat, events=(Began(move.seat),))
        if isinstance(move, Roll):
            return self._roll(move.face)
        return self._lay(cast("Placement", move), self._actor)

    def _roll(self, shape: str) -> TetrisDuelState:
        """The selector names a shape; a seat that cannot lay it loses (TD-8, TD-14)."""
        seat = self._actor
        rolled = replace(self, shape=shape, events=(Rolled(seat, shape),))
        if rolled.fits(seat, shape):
            return rolled
        stuck = replace(rolled, events=(*rolled.events, Passed(seat, "TD-8")))
        return stuck._end((0, 1) if seat == 0 else (1, 0), "TD-14")

    def _lay(self, move: Placement, seat: int) -> TetrisDuelState:
        """The block lies; the lines that it completes push the bar, or win (TD-10 to TD-13)."""
        board = self.game.board
        laid = self.laid[seat] | board.seen_from(seat, move.cells)
        lines = board.full_rows(laid) ^ board.full_rows(self.laid[seat])
        after = replace(
            self,
            laid=put(self.laid, seat, laid),
            stock=added(self.stock, NUMBER[move.piece], -1),
            seat=1 - seat,
            shape=None,
            events=(Laid(seat, move.piece, move.text),),
        )
        return after._advance(seat, lines)

    def room(self, seat: int) -> int:
        """Rows between the bar and a seat's most advanced row (f of TD-13)."""
        return self.scores[seat] - self.game.board.height(self.laid[seat])

    def _advance(self, seat: int, lines: int) -> TetrisDuelState:
        """Push the bar for a seat; win where there is no room (TD-13), or end (TD-15)."""
        rows = ADVANCE[lines.bit_count() // self.game.board.columns]
        room = self.room(1 - seat)
        touches = rows == room and self.game.options["touch"] == "win"
        if rows and (rows > room or touches):
            keys = (1, 0) if seat == 0 else (0, 1)
            short = replace(self, events=(*self.events, NoRoom(seat, rows, room)))
            return short._end(keys, "TD-13", self._collision(seat, lines))
        after = self._push(seat, rows, lines) if rows else self
        return after if any(self.stock) else after._end(after.scores, "TD-15")

    def _collision(self, seat: int, lines: int) -> tuple[int, ...]:
        """The lines of a seat, and the other's blocks that stop the bar (TD-13)."""
        board, other = self.game.board, 1 - seat
        laid = self.laid[other]
        front = laid & ~board.below(max(board.height(laid) - 1, 0))
        return (*board.named_by(seat, lines), *board.named_by(other, front))

    def _push(self, seat: int, rows: int, lines: int) -> TetrisDuelState:
        """A seat has the bar moved for its lines: what one wins the other loses (TD-11)."""
        board, other = self.game.board, 1 - seat
        scores = added(added(self.scores, seat, rows), other, -rows)
        taken = board.below(scores[seat]) ^ board.below(self.scores[seat])
        won = Scored(seat, rows, "TD-11", board.named_by(seat, lines))
        lost = Scored(other, -rows, "TD-11", board.named_by(seat, taken))
        return replace(self, scores=scores, events=(*self.events, won, lost))

    def _end(
        self, keys: tuple[int, ...], reason: str, cells: tuple[int, ...] = ()
    ) -> TetrisDuelState:
        """The game is over; the seat with the higher key wins."""
        result = Result.ranked(keys, self.scores, reason)
        events = (*self.events, Ended(reason, cells))
        return replace(self, seat=None, shape=None, result=result, events=events)

    def view(self, seat: int | None) -> TetrisDuelView:
        """Everything: the game is open."""
        return seen(self, seat)
