"""Actions: what seats can do in a game, numbered densely from 0 for those who learn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Protocol

from tessella.core.errors import TessellaError, shown
from tessella.core.squares import CELL, LETTERS

if TYPE_CHECKING:
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.view import View

IDENTITY: Final = "identity"


class ActionError(TessellaError):
    """A number is no action, or a move has none; or it takes a view to tell."""


class Actions(ABC):
    """A frozen table: each row is an action, its place in the table the action's number.

    Which move an action is may depend on what the seat sees. Then `id` or `move` take the view of
    the seat that acts, and refuse to do without it.
    """

    def __init__(self, game: Game, rows: tuple[str, ...]) -> None:
        self.game = game
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def hash(self) -> str:
        """A digest of the whole table: another one is another version."""
        return sha256("\n".join(self.rows).encode()).hexdigest()

    @property
    @abstractmethod
    def decisions(self) -> int | None:
        """The most moves that the seats can make in a game; None if there is no bound."""

    @property
    @abstractmethod
    def chances(self) -> int | None:
        """The most moves that chance can make in a game; None if there is no bound."""

    @property
    def symmetries(self) -> tuple[str, ...]:
        """The names of what the rules do not tell apart, the identity first."""
        return (IDENTITY,)

    def symmetry(self, name: str) -> tuple[int, ...]:
        """What every action becomes by a symmetry."""
        if name not in self.symmetries:
            known = ", ".join(self.symmetries)
            raise ActionError(
                "action-symmetry", game=self.game.title, name=shown(name), names=known
            )
        return tuple(range(len(self))) if name == IDENTITY else self._becomes(name)

    def _becomes(self, name: str) -> tuple[int, ...]:
        """What every action becomes by a symmetry that is not the identity."""
        raise NotImplementedError

    def id(self, move: Move | str, view: View | None = None) -> int:
        """The number of a seat's move, given as such or as its text."""
        parsed = self.game.parse(move)
        number = self._number(parsed, view)
        if number is None:
            raise ActionError("action-none", move=shown(parsed), game=self.game.title)
        return number

    def move(self, number: int, view: View | None = None) -> Move:
        """The move that an action is; legal or not, but one that could lie there."""
        self._row(number)
        move = self._move(number, view)
        if move is None:
            raise ActionError("action-nowhere", number=number, game=self.game.title)
        return move

    def text(self, number: int, view: View | None = None) -> str:
        """The text of the move that an action is; without a view, its row of the table."""
        return self._row(number) if view is None else self.move(number, view).text

    def parts(self, number: int) -> tuple[str | int, ...]:
        """What an action is made of: by default a shape, its lowest row and its first column."""
        cells = [
            (int(row) - 1, LETTERS.index(column)) for column, row in CELL.findall(self._row(number))
        ]
        low, left = (min(numbers) for numbers in zip(*cells, strict=True))
        shape = " ".join(f"{row - low},{column - left}" for row, column in sorted(cells))
        return shape, low, left

    def _row(self, number: int) -> str:
        if not 0 <= number < len(self):
            raise ActionError("action-unknown", number=shown(number), last=len(self) - 1)
        return self.rows[number]

    def _seen(self, view: View | None) -> View:
        """The view, where one is needed."""
        if view is None or view.seat is None or view.game != self.game:
            raise ActionError("action-view", game=str(self.game))
        return view

    @abstractmethod
    def _number(self, move: Move, view: View | None) -> int | None:
        """The number of a move; None if it has none."""

    @abstractmethod
    def _move(self, number: int, view: View | None) -> Move | None:
        """The move of a number that there is; None if it could not lie anywhere."""


class ActionModule(Protocol):
    """What the module `actions` offers in the folder of a game."""

    def actions(self, game: Game, /) -> Actions:
        """The table of a game with its options."""
