"""A state of a game: an immutable value that knows what is allowed and what comes next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from tessella.core.chance import CHANCE
from tessella.core.errors import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from typing import Self

    from tessella.core.event import Event
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.result import Result
    from tessella.core.view import View


Demand: TypeAlias = tuple[bool | int, str, str]
"""Whether a move breaks it, the message that says so, and the rule."""


class State(ABC):
    """What every game's state offers. Equal states differ in nothing that the rules can see."""

    __slots__ = ()

    # What a state shows; a dataclass may hold it as a field or work it out as a property.
    if TYPE_CHECKING:

        @property
        def game(self) -> Game:
            """The game, with its options."""

        @property
        def turn(self) -> int | None:
            """The seat that acts, CHANCE, or None when the game is over."""

        @property
        def scores(self) -> tuple[int, ...]:
            """The score of each seat."""

        @property
        def result(self) -> Result | None:
            """How the game ended; None while it goes on."""

        @property
        def events(self) -> tuple[Event, ...]:
            """What the last move did, in order."""

    @property
    def colour(self) -> int | None:
        """The colour that acts; None where no seat has the turn. By default that of the seat."""
        return None if self.turn == CHANCE else self.turn

    @abstractmethod
    def moves(self) -> tuple[Move, ...]:
        """Legal moves of whoever has the turn, chance too, sorted by text."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""

    @property
    @abstractmethod
    def _kinds(self) -> tuple[type[Move], ...]:
        """The kinds of move that whoever has the turn may make."""

    @abstractmethod
    def _demands(self, move: Move) -> Iterator[Demand]:
        """What a move of the right kind must not do, in the order in which it is looked at."""

    def _facts(self, move: Move) -> dict[str, str]:
        """What the messages of the demands speak of."""
        del move
        return {}

    @abstractmethod
    def _after(self, move: Move) -> Self:
        """The state after a legal move."""

    def odds(self) -> tuple[tuple[Move, Fraction], ...]:
        """The moves of chance with their probabilities, which sum to 1; else empty.

        All lots, dice and draws of the rulebooks are fair; a game with others overrides this.
        """
        if self.turn != CHANCE:
            return ()
        moves = self.moves()
        share = Fraction(1, len(moves))
        return tuple((move, share) for move in moves)

    def play(self, move: Move | str) -> Self:
        """The state after a move, given as such or as its text."""
        move = self.game.parse(move)
        refusal = self._refused(move)
        if refusal is not None:
            raise refusal
        return self._after(move)

    def refusal(self, move: Move | str) -> IllegalMove | None:
        """Why a move is forbidden here: the error that `play` would raise. None if it is legal."""
        return self._refused(self.game.parse(move))

    def _refused(self, move: Move) -> IllegalMove | None:
        """The refusal of a move of this game, of whatever kind."""
        if self.result is not None:
            return IllegalMove("illegal-over", move=move, rule=self.result.reason)
        if not isinstance(move, self._kinds):
            key = "illegal-kind-chance" if self.turn == CHANCE else "illegal-kind-seat"
            return IllegalMove(key, move=move, rule=self.game.turn_rule, example=self._looks())
        for broken, key, rule in self._demands(move):
            if broken:
                return IllegalMove(key, move=move, rule=rule, **self._facts(move))
        return None

    def _looks(self) -> str:
        """What a move of this turn looks like; no legal move is told, for it may be a secret."""
        return ", ".join(kind.looks for kind in self._kinds)

    def handed(self, colour: int) -> Self | None:
        """The state if it were a colour's turn, for those who set up positions.

        None where the game does not leave that open: most tie a turn to a roll or a hand.
        """
        del colour
        return None

    def passed_over(self, away: Collection[int] = ()) -> Self | None:
        """The state after the table has passed over the seat on turn, which has left.

        That is an act outside the rules, for tables of three or four; `away` are the seats that
        have left besides. When none of those who stay can go on, round or game end as they
        would if nobody could. None where no seat has the turn, or the game cannot do without one.
        """
        del away
        return None

    def is_legal(self, move: Move | str) -> bool:
        """Whether `play` would take the move."""
        return self.refusal(move) is None
