"""A state of Tetris Link: the tower, what each seat has left, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import compress
from typing import TYPE_CHECKING, cast

from tessella.core.chance import CHANCE
from tessella.core.event import Began, Ended, Event, Laid, Passed, PassedOver, Scored
from tessella.core.move import First, Move, Roll, firsts
from tessella.core.polyomino import Placement
from tessella.core.result import Result
from tessella.core.squares import bits
from tessella.core.state import Demand, State
from tessella.core.tuples import added, put
from tessella.games.tetris_link.events import Rolled, UsedUp
from tessella.games.tetris_link.score import group_size, largest_group, points_lost, scoring
from tessella.games.tetris_link.tower import (
    LOGO,
    ROLLS,
    SHAPES,
    fitting,
    heights_of,
    holes_under,
    placement_table,
    resting,
)
from tessella.games.tetris_link.view import TetrisLinkView, seen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from tessella.games.tetris_link.game import TetrisLink

NUMBER = {shape: number for number, shape in enumerate(SHAPES)}


@dataclass(frozen=True, slots=True)
class TetrisLinkState(State):
    """`laid` are the cells of each seat, `left` its pieces of each shape.

    `seat` is whose turn it is, the roll included; None before the lot and after the end.
    """

    game: TetrisLink
    laid: tuple[int, ...]
    left: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    seat: int | None = None
    rolled: str | None = None
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def turn(self) -> int | None:
        """Chance has the lot and, with dice, the roll that begins every turn (TL-5, TL-6)."""
        if self.result is not None:
            return None
        if self.seat is None or (self.rolled is None and self.game.options["dice"]):
            return CHANCE
        return self.seat

    @property
    def filled(self) -> int:
        """The cells of all seats."""
        filled = 0
        for cells in self.laid:
            filled |= cells
        return filled

    @property
    def heights(self) -> tuple[int, ...]:
        """How high each column is filled or covered."""
        return heights_of(self.filled)

    @property
    def _actor(self) -> int:
        """The seat that acts; asked for only while one does."""
        return cast("int", self.seat)

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        if self.seat is None:
            return (First,)
        return (Roll,) if self.turn == CHANCE else (Placement,)

    def playable(self, seat: int) -> tuple[str, ...]:
        """The shapes that the roll lets a seat play (TL-7, TL-8, TL-12)."""
        has = tuple(compress(SHAPES, self.left[seat]))
        if self.rolled is None or self.rolled == LOGO:
            return has
        if self.rolled in has:
            return (self.rolled,)
        return has if self.game.options["edition"] == "fr" else ()

    def moves(self) -> tuple[Move, ...]:
        """The lots, the faces of the die, or every placement (TL-9, TL-10)."""
        if self.result is not None:
            return ()
        if self.seat is None:
            return firsts(self.game.seats)
        if self.turn == CHANCE:
            return tuple(ROLLS.values())
        heights = self.heights
        found = [rest for shape in self.playable(self.seat) for rest in resting(shape, heights)]
        found.sort(key=_number)
        return tuple([placement for _, placement in found])

    def _facts(self, move: Move) -> dict[str, str]:
        return {"piece": cast("Placement", move).piece, "rolled": self.rolled or LOGO}

    def _demands(self, move: Move) -> Iterator[Demand]:
        """A piece that the seat has (TL-2) and may play (TL-7), where it comes to rest (TL-9)."""
        if not isinstance(move, Placement):
            return
        seat = self._actor
        yield not move.piece, "tl-3-shape", "TL-3"
        yield not self.left[seat][NUMBER[move.piece]], "tl-2-left", "TL-2"
        yield move.piece not in self.playable(seat), "tl-7-rolled", "TL-7"
        chute, row = placement_table().of_placement[move.text]
        rest = chute.row(self.heights)
        yield row < rest, "tl-9-blocked", "TL-9"
        yield row > rest, "tl-9-floating", "TL-9"

    def _after(self, move: Move) -> TetrisLinkState:
        if isinstance(move, First):
            return replace(self, seat=move.seat, events=(Began(move.seat),))
        if isinstance(move, Roll):
            return self._roll(move.face)
        return self.lay(cast("Placement", move))._go_round()

    def _roll(self, face: str) -> TetrisLinkState:
        """The die shows a face; a seat that it gives no move is passed over (TL-11 to TL-13)."""
        seat = self._actor
        rolled = replace(self, rolled=face, events=(Rolled(seat, face),))
        shapes, fits = rolled.playable(seat), fitting(self.filled)
        if any(fits[NUMBER[shape]] for shape in shapes):
            free = () if face == LOGO or face in shapes else (UsedUp(seat, face),)
            return replace(rolled, events=(*rolled.events, *free))
        rule = "TL-11" if shapes else "TL-12" if any(self.left[seat]) else "TL-13"
        events = (*rolled.events, Passed(seat, rule))
        return replace(self, seat=(seat + 1) % self.game.seats, events=events)

    def lay(self, move: Placement) -> TetrisLinkState:
        """The piece rests and scores (TL-15 to TL-17); who comes next is still open."""
        seat = self._actor
        group, holes = scoring(self.laid[seat], move), holes_under(move, self.heights)
        won, lost = group_size(group), points_lost(holes)
        events: list[Event] = [Laid(seat, move.piece, move.text)]
        events += [Scored(seat, won, "TL-15", tuple(bits(group)))] if won else []
        events += [Scored(seat, -lost, "TL-16", holes)] if lost else []
        return TetrisLinkState(
            self.game,
            put(self.laid, seat, self.laid[seat] | move.mask),
            put(self.left, seat, added(self.left[seat], NUMBER[move.piece], -1)),
            added(self.scores, seat, won - lost),
            seat,
            events=tuple(events),
        )

    def passed_over(self, away: Collection[int] = ()) -> TetrisLinkState | None:
        """The turn goes on to the next seat (TL-5); the roll is lost."""
        if self.seat is None or self.turn != self.seat:
            return None
        passed = replace(self, rolled=None, events=(PassedOver(self.seat),))
        return passed._go_round({*away, self.seat})

    @property
    def able(self) -> tuple[bool, ...]:
        """Whether each seat has a piece that can still be placed (TL-11, TL-13)."""
        fits = fitting(self.filled)
        return tuple([any(compress(left, fits)) for left in self.left])

    def _go_round(self, away: Collection[int] = ()) -> TetrisLinkState:
        """End the game if nobody can place (TL-19), else give the turn to the next seat."""
        able = self.able
        if not any(can for seat, can in enumerate(able) if seat not in away):
            return self._end()
        seats, events = self.game.seats, list(self.events)
        seat = ((self._actor) + 1) % seats
        while not self.game.options["dice"] and not able[seat]:
            events.append(Passed(seat, "TL-11" if any(self.left[seat]) else "TL-13"))
            seat = (seat + 1) % seats
        game, laid, left, scores = self.game, self.laid, self.left, self.scores
        return TetrisLinkState(game, laid, left, scores, seat, events=tuple(events))

    def _end(self) -> TetrisLinkState:
        """The highest score wins, then the larger largest group (TL-20)."""
        keys = list(zip(self.scores, map(largest_group, self.laid), strict=True))
        result = Result.ranked(keys, self.scores, "TL-20")
        return replace(self, seat=None, result=result, events=(*self.events, Ended("TL-20")))

    def view(self, seat: int | None) -> TetrisLinkView:
        """Everything: the game is open."""
        return seen(self, seat)


def _number(rest: tuple[int, Placement]) -> int:
    return rest[0]
