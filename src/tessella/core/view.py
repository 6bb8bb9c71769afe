"""What a seat may know of a state, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypedDict, TypeVar

from tessella.core.errors import SeatError, shown

if TYPE_CHECKING:
    from random import Random

    from tessella.core.event import Event
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.picture import Board, Rack
    from tessella.core.result import Result
    from tessella.core.state import State

StateT = TypeVar("StateT", bound="State")


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A state as seen from a seat (None: by a spectator).

    `turn` and `colour` are as in the state; `moves` are the legal moves if this seat has the turn,
    else empty. `rolled` is what the die or the selector shows. Each game adds what its players see
    besides.
    """

    game: Game
    seat: int | None
    turn: int | None
    colour: int | None
    moves: tuple[Move, ...]
    scores: tuple[int, ...]
    result: Result | None
    events: tuple[Event, ...]
    board: Board
    racks: tuple[Rack, ...]
    rolled: str | None = None

    @property
    def knows_all(self) -> bool:
        """Whether nothing is hidden from this seat, or all of it follows from what it sees."""
        return not self.game.has_secrets

    def gain(self, move: Move) -> int:
        """Points that a move wins or costs this seat at once, as far as the seat can know."""
        raise NotImplementedError

    def foresee(self, move: Move) -> tuple[Event, ...]:
        """What a legal move would do at once, as far as the seat can know.

        A game with secrets that does not say has nothing but the `gain` told.
        """
        del move
        return ()

    def appeal(self, move: Move) -> tuple[float, ...]:
        """How good a move looks at first sight: points, then what a sensible player sees next."""
        return (self.gain(move),)

    def lost(self, rack: Rack) -> frozenset[str]:
        """The pieces of a rack that can never be laid any more, as far as the seat can know."""
        del rack
        return frozenset()

    def sample(self, rng: Random) -> State:
        """A state that this view could come from; what is hidden lies anywhere that it may lie."""
        raise NotImplementedError


class Shared(TypedDict):
    """What the views of all games have in common."""

    game: Game
    seat: int | None
    turn: int | None
    colour: int | None
    moves: tuple[Move, ...]
    scores: tuple[int, ...]
    result: Result | None
    events: tuple[Event, ...]


def shared(state: State, seat: int | None) -> Shared:
    """The common part of a seat's view: own moves only, and events as the seat may know them."""
    seats = state.game.seats
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise SeatError("seat-unknown", seat=shown(seat), last=seats - 1)
    has_turn = seat is not None and state.turn == seat
    return Shared(
        game=state.game,
        seat=seat,
        turn=state.turn,
        colour=state.colour,
        moves=state.moves() if has_turn else (),
        scores=state.scores,
        result=state.result,
        events=tuple([event.seen_by(seat) for event in state.events]),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenView(View, Generic[StateT]):
    """A view of a game without secrets: every seat may know the whole state."""

    state: StateT

    def gain(self, move: Move) -> int:
        """Points that a move wins or costs this seat at once."""
        if self.seat is None:
            return 0
        return self.state.play(move).scores[self.seat] - self.scores[self.seat]

    def foresee(self, move: Move) -> tuple[Event, ...]:
        """All that a legal move would do at once."""
        return self.state.play(move).events

    def sample(self, rng: Random) -> StateT:
        """The state itself."""
        del rng
        return self.state
