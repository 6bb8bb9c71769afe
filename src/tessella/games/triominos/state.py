"""A state of Triominos: the table, the hands, the pool, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, cast

from tessella.core.chance import CHANCE
from tessella.core.event import Began, Ended, Event, Laid, Passed, PassedOver, Scored
from tessella.core.move import First, Move, firsts
from tessella.core.result import Result
from tessella.core.state import Demand, State
from tessella.core.tuples import added, put
from tessella.games.triominos import demands
from tessella.games.triominos.events import RoundEnded, Took
from tessella.games.triominos.moves import DEALS, DRAW, Deal, Draw, Lay
from tessella.games.triominos.past import Turn
from tessella.games.triominos.score import (
    DRAW_COST,
    EMPTY_POOL,
    FAILED_COST,
    MOST_DRAWS,
    OUT_BONUS,
    hand_sum,
    parts,
)
from tessella.games.triominos.tableau import EMPTY, Tableau
from tessella.games.triominos.tiles import tile_text
from tessella.games.triominos.view import TriominosView, seen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from tessella.core.lattice import Numbers
    from tessella.games.triominos.game import Triominos


class Stage(Enum):
    """What a round waits for."""

    LOT = "the lot"
    DEAL = "a tile for a hand"
    TURN = "a seat"
    DRAW = "a tile from the pool"


KINDS: dict[Stage, tuple[type[Move], ...]] = {
    Stage.LOT: (First,),
    Stage.DEAL: (Deal,),
    Stage.TURN: (Lay, Draw),
    Stage.DRAW: (Deal,),
}


@dataclass(frozen=True, slots=True)
class TriominosState(State):
    """`seat` is whose turn, deal or draw it is; None before the lot and after the end.

    `draws` counts the tiles drawn in this turn. If the last one fits it is `drawn` and must be
    laid; if `draws` is not 0 and there is none, the seat must draw again (TR-12). `last_round` is
    set once a total has been above the target (TR-19). No rule asks for the `past` turns of the
    round, so states that differ only there are equal; but those at the table remember them.
    """

    game: Triominos
    scores: tuple[int, ...]
    hands: tuple[frozenset[Numbers], ...]
    tableau: Tableau = EMPTY
    stage: Stage = Stage.LOT
    seat: int | None = None
    draws: int = 0
    drawn: Numbers | None = None
    last_round: bool = False
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)
    past: tuple[Turn, ...] = field(default=(), compare=False)

    @property
    def turn(self) -> int | None:
        """Chance has the lot, the deal and the tile that is drawn."""
        if self.result is not None:
            return None
        return self.seat if self.stage is Stage.TURN else CHANCE

    @property
    def pool(self) -> frozenset[Numbers]:
        """The tiles that are neither dealt nor laid; nobody sees them (TR-2)."""
        return self.game.tile_set.difference(self.tableau.tiles, *self.hands)

    @property
    def _actor(self) -> int:
        """The seat that acts; asked for only while one does."""
        return cast("int", self.seat)

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        return KINDS[self.stage]

    def moves(self) -> tuple[Move, ...]:
        """The lots, the tiles of the pool, or what the seat can lay, and `draw`."""
        if self.result is not None:
            return ()
        if self.stage is Stage.LOT:
            return firsts(self.game.seats)
        if self.seat is None or self.stage is not Stage.TURN:
            pool = self.pool
            return tuple(DEALS[tile] for tile in self.game.tiles if tile in pool)
        moves: list[Move] = [*self.tableau.fitting(self.layable(self.seat))]
        if self.may_draw(self.seat):
            moves.append(DRAW)
        return tuple(sorted(moves, key=str))

    def layable(self, seat: int) -> frozenset[Numbers]:
        """The tiles that a seat may lay if they fit: after a draw the drawn one only (TR-12)."""
        if self.drawn is not None:
            return frozenset((self.drawn,))
        return frozenset() if self.draws else self.hands[seat]

    def may_draw(self, seat: int) -> bool:
        """Whether a seat may draw: not first (TR-4), not with a drawn tile that fits (TR-12)."""
        if not self.tableau.laid or self.drawn is not None or not self.pool:
            return False
        free = self.draws or self.game.options["voluntary_draw"]
        return bool(free) or not self.tableau.fits(self.hands[seat])

    def _demands(self, move: Move) -> Iterator[Demand]:
        return demands.of(self, move)

    def _facts(self, move: Move) -> dict[str, str]:
        return demands.facts(self, move)

    def _after(self, move: Move) -> TriominosState:
        match move:
            case First():
                return replace(self, seat=move.seat, stage=Stage.DEAL, events=(Began(move.seat),))
            case Deal() if self.stage is Stage.DEAL:
                return self._deal(move.tile, self._actor)
            case Deal():
                return self._take(move.tile, self._actor)
            case Lay():
                return self._lay(move, self._actor)
            case _:
                return self._draw(self._actor)

    def _deal(self, tile: Numbers, seat: int) -> TriominosState:
        """One tile to each seat in turn until hands are full (TR-2); then the first seat begins."""
        hands = put(self.hands, seat, self.hands[seat] | {tile})
        full = all(len(hand) == self.game.hand_size for hand in hands)
        return replace(
            self,
            hands=hands,
            seat=(seat + 1) % self.game.seats,
            stage=Stage.TURN if full else Stage.DEAL,
            events=(Took(seat, tile),),
        )

    def _draw(self, seat: int) -> TriominosState:
        """The price of a draw is paid before the tile is known (TR-11)."""
        after = replace(self, draws=self.draws + 1, stage=Stage.DRAW, events=())
        return after._score(seat, -DRAW_COST, "TR-11")

    def _take(self, tile: Numbers, seat: int) -> TriominosState:
        """A drawn tile that fits is laid; else the seat draws again, or its turn ends (TR-12)."""
        after = replace(
            self,
            hands=put(self.hands, seat, self.hands[seat] | {tile}),
            stage=Stage.TURN,
            events=(Took(seat, tile),),
        )
        if self.tableau.fits((tile,)):
            return replace(after, drawn=tile)
        if self.draws == MOST_DRAWS:
            return after._score(seat, -FAILED_COST, "TR-13")._remember(seat)._next_turn(seat)
        return after if after.pool else after._remember(seat)._next_turn(seat)

    def _lay(self, move: Lay, seat: int) -> TriominosState:
        """A tile lies and scores (TR-8); a seat without tiles ends the round (TR-16)."""
        after = replace(
            self,
            tableau=self.tableau.lay(move),
            hands=put(self.hands, seat, self.hands[seat] - {move.tile}),
            events=(Laid(seat, tile_text(move.tile), move.text),),
        )
        for points, rule in parts(self.tableau, move, self.game.options):
            after = after._score(seat, points, rule)
        after = after._remember(seat, move)
        if after.hands[seat]:
            return after._next_turn(seat)
        after = after._score(seat, OUT_BONUS, "TR-16")
        left = sum(map(hand_sum, after.hands))
        return after._score(seat, left, "TR-16", "hands")._end_round("TR-16")

    def _score(self, seat: int, points: int, rule: str, part: str | None = None) -> TriominosState:
        """Points for a seat, and the watch on the target (TR-19)."""
        if not points:
            return self
        scores = added(self.scores, seat, points)
        above = scores[seat] > int(self.game.options["target"])
        last = self.last_round or (above and self.game.options["match"] != "round")
        events = (*self.events, Scored(seat, points, rule, part=part))
        return replace(self, scores=scores, last_round=last, events=events)

    def _remember(self, seat: int, lay: Lay | None = None) -> TriominosState:
        """A turn is over, and everybody has seen it."""
        return replace(self, past=(*self.past, Turn(seat, self.draws, lay)))

    def _next_turn(self, seat: int) -> TriominosState:
        """The turn goes round, over seats that must pass, unless nobody can play any more."""
        state = replace(self, stage=Stage.TURN, draws=0, drawn=None)
        seats = self.game.seats
        after = (seat + 1) % seats
        if state.pool:
            return replace(state, seat=after)
        if not any(map(state.tableau.fits, state.hands)):
            return state._nobody_fits()
        while not state.tableau.fits(state.hands[after]):
            state = state._pass(after)
            after = (after + 1) % seats
        return replace(state, seat=after)

    def _pass(self, seat: int) -> TriominosState:
        """A seat that would have to draw from an empty pool passes (TR-14)."""
        events = (*self.events, Passed(seat, "TR-14"))
        passed = replace(self, events=events)._remember(seat)
        return passed._score(seat, -EMPTY_POOL[str(self.game.options["empty_pool"])], "TR-14")

    def passed_over(self, away: Collection[int] = ()) -> TriominosState | None:
        """The turn ends without a tile (TR-7); tiles drawn in it stay in the hand.

        It is not among the turns that those at the table remember: it tells nothing of the hand.
        """
        if self.seat is None or self.turn != self.seat:
            return None
        passed = replace(self, events=(PassedOver(self.seat),))
        staying = [s for s in range(self.game.seats) if s not in {*away, self.seat}]
        if not staying:
            return replace(passed, last_round=True)._nobody_fits()
        if not self.pool and not any(self.tableau.fits(self.hands[seat]) for seat in staying):
            return passed._nobody_fits()
        return passed._next_turn(self.seat)

    def _nobody_fits(self) -> TriominosState:
        """Nobody can play: each seat subtracts its own hand (TR-17)."""
        state = self
        for seat, hand in enumerate(self.hands):
            state = state._score(seat, -hand_sum(hand), "TR-17")
        return state._end_round("TR-17")

    def _end_round(self, rule: str) -> TriominosState:
        """The end of the game, or the next round with full pool and empty hands (TR-19)."""
        if self.game.options["match"] == "round" or self.last_round:
            result = Result.ranked(self.scores, self.scores, rule)
            events = (*self.events, Ended(rule))
            return replace(self, seat=None, draws=0, drawn=None, result=result, events=events)
        start = self.game.start()
        return replace(start, scores=self.scores, events=(*self.events, RoundEnded(rule)))

    def view(self, seat: int | None) -> TriominosView:
        """Board, scores and counts for all; the hand for its seat only (TR-2)."""
        return seen(self, seat)
