"""A state: what lies, what is in hand, and which colour comes next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, cast

from tessella.core.chance import CHANCE
from tessella.core.event import Began, Ended, Event, Laid, Passed, PassedOver, Scored
from tessella.core.move import First, Move, firsts
from tessella.core.polyomino import Placement
from tessella.core.result import Result
from tessella.core.squares import bits
from tessella.core.state import Demand, State
from tessella.core.tuples import put
from tessella.families.blokus.pieces import BIT, FULL_HAND, SOLITARY, cells_of
from tessella.families.blokus.view import BlokusView, seen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from tessella.families.blokus.game import BlokusGame

ALL_LAID_BONUS = 15
SOLITARY_LAST_BONUS = 20


@dataclass(frozen=True, slots=True)
class BlokusState(State):
    """Sets of cells and hands are bits of whole numbers, one for each colour.

    `common` counts the turns of a colour that several seats lay, from the seat that began. `out`
    are the colours that have been passed over because they cannot be laid any more, as bits.
    """

    game: BlokusGame
    laid: tuple[int, ...]
    hands: tuple[int, ...]
    bonus: tuple[int, ...]
    colour: int | None = None
    common: int = 0
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)
    out: int = field(default=0, compare=False)

    @classmethod
    def start(cls, game: BlokusGame) -> BlokusState:
        """The empty board, before the lot."""
        none = (0,) * len(game.owners)
        return cls(game, none, tuple(FULL_HAND for _ in none), none)

    @property
    def turn(self) -> int | None:
        """The seat of the colour that acts; before it the lot, after the game nobody."""
        if self.colour is None:
            return CHANCE if self.result is None else None
        return self.seat_of(self.colour)

    def seat_of(self, colour: int) -> int:
        """Who lays a colour next."""
        seats = self.game.owners[colour]
        return seats[self.common % len(seats)]

    @property
    def scores(self) -> tuple[int, ...]:
        """The result of each seat if the game ended at once: the sum of its colours."""
        worth = self.worth
        return tuple(sum(worth[colour] for colour in own) for own in self.game.counted)

    @property
    def worth(self) -> tuple[int, ...]:
        """The result of each colour if the game ended at once."""
        return tuple(
            bonus - cells_of(hand) for hand, bonus in zip(self.hands, self.bonus, strict=True)
        )

    @property
    def filled(self) -> int:
        """All cells with a piece on them."""
        return sum(self.laid)

    @property
    def _acting(self) -> int:
        """The colour that acts; asked for only while one does."""
        return cast("int", self.colour)

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        return (First,) if self.turn == CHANCE else (Placement,)

    def moves(self) -> tuple[Move, ...]:
        """The lots, or every placement that the rules of contact allow."""
        if self.colour is None:
            return firsts(self.game.seats) if self.result is None else ()
        placements = self.game.table().all
        return tuple([placements[index] for index in sorted(set(self._fitting(self.colour)))])

    def forbidden(self, colour: int) -> int:
        """Cells that a colour's next piece may not cover: filled ones, and beside its own."""
        return self.filled | self.game.table().board.sides(self.laid[colour])

    def anchors(self, colour: int) -> int:
        """Cells of which a colour's next piece covers one: free corners, or a start."""
        return self._wanted(colour) & ~self.forbidden(colour)

    def _wanted(self, colour: int) -> int:
        """Cells of which a colour's next piece covers one, be they free or not."""
        own = self.laid[colour]
        return self.game.table().board.corners(own) if own else self.game.starts(colour)

    def _fitting(self, colour: int) -> Iterator[int]:
        """Numbers of the placements that a colour could make, some of them more than once."""
        hand, forbidden = self.hands[colour], self.forbidden(colour)
        covering = self.game.table().covering
        for anchor in bits(self._wanted(colour) & ~forbidden):
            for bit, entries in covering[anchor]:
                if hand & bit:
                    for mask, index in entries:
                        if not mask & forbidden:
                            yield index

    def ways(self, colour: int) -> int:
        """How many placements a colour could make now."""
        return len(set(self._fitting(colour)))

    def can_move(self, colour: int) -> bool:
        """Whether a piece of a colour can be laid."""
        return next(self._fitting(colour), None) is not None

    def lost(self, colour: int) -> int:
        """The pieces in a colour's hand that it can never lay any more.

        Cells only ever fill up. So a piece has a chance only if it lies on cells that are allowed
        today, and covers a free corner of today or of a piece that has a chance itself.
        """
        hand, forbidden, table = self.hands[colour], self.forbidden(colour), self.game.table()
        lost, known, anchors = hand, 0, self._wanted(colour) & ~forbidden
        while lost and anchors:
            anchor = anchors & -anchors
            known |= anchor
            reached = 0
            for bit, entries in table.covering[anchor.bit_length() - 1]:
                for cells, _ in entries if hand & bit else ():
                    if not cells & forbidden:
                        lost &= ~bit
                        reached |= cells
            anchors = (anchors | table.board.corners(reached) & ~forbidden) & ~known
        return lost

    def _facts(self, move: Move) -> dict[str, str]:
        free = self.game.starts(self._acting) & ~self.filled
        start = self.game.table().board.write(bits(free))
        return {"piece": cast("Placement", move).piece, "start": start}

    def _demands(self, move: Move) -> Iterator[Demand]:
        """A piece of the hand on free cells, by the rules of contact."""
        if not isinstance(move, Placement):
            return
        rules, colour = self.game.rules, self._acting
        own = self.laid[colour]
        yield not move.piece, *_broken(rules.pieces, "shape")
        yield not self.hands[colour] & BIT[move.piece], *_broken(rules.pieces, "hand")
        yield move.mask & self.filled, *_broken(rules.stays, "filled")
        if not own:
            how = "other" if self._wanted(colour) & self.filled else "start"
            yield not move.mask & self._wanted(colour), *_broken(rules.start, how)
        else:
            beside = self.game.table().board.sides(own)
            yield move.mask & beside, *_broken(rules.contact, "side")
            yield not move.mask & self._wanted(colour), *_broken(rules.contact, "corner")

    def _after(self, move: Move) -> BlokusState:
        if isinstance(move, First):
            return self._begun(move.seat)
        return self.lay(cast("Placement", move))._go_round()

    def _begun(self, seat: int) -> BlokusState:
        """That seat begins with its first colour, and has the first turn of a common one."""
        is_common = any(len(seats) > 1 for seats in self.game.owners)
        colour = self.game.colours_of(seat)[0]
        common = seat if is_common else 0
        return replace(self, colour=colour, common=common, events=(Began(seat),))

    def lay(self, move: Placement) -> BlokusState:
        """The piece is on the board for good; which colour comes next is still open."""
        colour = self._acting
        seat, is_common = self.seat_of(colour), colour in self.game.unscored
        hand = self.hands[colour] & ~BIT[move.piece]
        bonus = 0
        if not hand:
            bonus = SOLITARY_LAST_BONUS if move.piece == SOLITARY else ALL_LAID_BONUS
        events: list[Event] = [Laid(seat, move.piece, move.text, self._told(colour))]
        if not is_common:
            events.append(Scored(seat, len(move.cells), self.game.rules.worth))
        if bonus and not is_common:
            part = "single" if move.piece == SOLITARY else "all"
            events.append(Scored(seat, bonus, self.game.rules.worth, part=part))
        return BlokusState(
            self.game,
            put(self.laid, colour, self.laid[colour] | move.mask),
            put(self.hands, colour, hand),
            put(self.bonus, colour, bonus),
            colour,
            self.common + is_common,
            events=tuple(events),
            out=self.out,
        )

    def _told(self, colour: int) -> int | None:
        """A colour as events name it: not where it is the seat's own."""
        return None if self.game.has_own_colours else colour

    def _go_round(self, away: Collection[int] = (), first: int = 1) -> BlokusState:
        """Give the turn to the next colour that somebody can lay who is not away, or end.

        `first` is how many steps from the colour that acted the round begins.
        """
        state, events = self, list(self.events)
        number = len(self.laid)
        for step in range(first, first + number):
            colour = (self._acting + step) % number
            if not self.can_move(colour):
                events.append(state._pass_by(colour))
                state = replace(state, out=state.out | 1 << colour)
            elif not set(away).issuperset(self.game.owners[colour]):
                while state.seat_of(colour) in away:
                    state = replace(state, common=state.common + 1)
                return replace(state, colour=colour, events=tuple(events))
        end = self.game.rules.end
        result = Result.ranked(self.scores, self.scores, end)
        return replace(state, colour=None, result=result, events=(*events, Ended(end)))

    def _pass_by(self, colour: int) -> Passed:
        """A colour that is out, told as new only the first time."""
        part, again = None if self.hands[colour] else "all", bool(self.out >> colour & 1)
        return Passed(
            self.seat_of(colour), self.game.rules.out, self._told(colour), part, again=again
        )

    def handed(self, colour: int) -> BlokusState:
        """The state if it were a colour's turn, even one that cannot move."""
        return replace(self, colour=colour, result=None, events=())

    def passed_over(self, away: Collection[int] = ()) -> BlokusState | None:
        """The turn goes on; a common colour that the seat should have laid is for the next one."""
        if self.colour is None or len(self.game.seat_counts()) == 1:
            return None
        seat, is_common = self.seat_of(self.colour), self.colour in self.game.unscored
        passed = replace(
            self,
            common=self.common + is_common,
            events=(PassedOver(seat),),
        )
        return passed._go_round({*away, seat}, first=0 if is_common else 1)

    def view(self, seat: int | None) -> BlokusView:
        """Everything: the game is open."""
        return seen(self, seat)


def _broken(rule: str, how: str) -> tuple[str, str]:
    """The message of a broken rule, and the rule."""
    return f"{rule.lower()}-{how}", rule
