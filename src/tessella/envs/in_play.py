"""A game in play, move by move, with numbers for actions: natively where that is possible."""

from __future__ import annotations

import atexit
from copy import copy
from functools import cached_property, lru_cache
from threading import get_ident
from typing import TYPE_CHECKING, Final, Protocol

import numpy as np

from tessella import engine
from tessella.envs.tables import actions, observation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tessella.core import Game, State
    from tessella.engine import Batch, NativeState

KEPT_DESKS: Final = 16


class InPlay(Protocol):
    """A game that goes on. Chance is explicit: its moves are numbered as they are listed."""

    @property
    def turn(self) -> int | None:
        """The seat that acts, CHANCE, or None when the game is over."""

    def legal(self) -> list[int]:
        """The legal actions of the seat that has the turn, ascending."""

    def chances(self) -> list[tuple[str, float]]:
        """The moves of chance and their probabilities."""

    def text(self, action: int) -> str:
        """The text of a legal action."""

    def number(self, text: str) -> int | None:
        """The action that a move of a seat is; None if it is not legal."""

    def act(self, action: int) -> None:
        """Do a legal action."""

    def play(self, text: str) -> None:
        """Make a move, of chance too."""

    def law(self) -> State:
        """The law's state."""

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat sees, as planes."""

    def rewards(self) -> list[float]:
        """What each seat has won; zeros before the end."""

    def __deepcopy__(self, memo: object) -> InPlay: ...


def begin(game: Game) -> InPlay:
    """A game before its first move."""
    return NativeInPlay(game) if engine.has_native(game) else LawInPlay(game)


class LawInPlay:
    """A game played by the law."""

    def __init__(self, game: Game, state: State | None = None) -> None:
        self.game = game
        self._state = state or game.start()

    @property
    def turn(self) -> int | None:
        """The seat that acts, CHANCE, or None when the game is over."""
        return self._state.turn

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The legal actions of the seat that has the turn, ascending, and their texts."""
        view, table = self._state.view(self.turn), actions(self.game)
        return dict(sorted((table.id(move, view), move.text) for move in view.moves))

    @cached_property
    def _odds(self) -> list[tuple[str, float]]:
        return [(move.text, float(odds)) for move, odds in self._state.odds()]

    def legal(self) -> list[int]:
        """The numbers of the moves that the law lists."""
        return list(self._texts)

    def chances(self) -> list[tuple[str, float]]:
        """The odds of the law."""
        return self._odds

    def text(self, action: int) -> str:
        """The text of the move that an action is."""
        return self._texts[action]

    def number(self, text: str) -> int | None:
        """The number of a legal move."""
        return next((number for number, one in self._texts.items() if one == text), None)

    def act(self, action: int) -> None:
        """Play the move that an action is."""
        self.play(self.text(action))

    def play(self, text: str) -> None:
        """Go on to the next state, of which nothing is known yet."""
        self.__dict__ = {"game": self.game, "_state": self._state.play(text)}

    def law(self) -> State:
        """The state itself."""
        return self._state

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What the encoder of the law writes."""
        return observation(self._state.view(seat))

    def rewards(self) -> list[float]:
        """The share of the first place, as a utility."""
        result = self._state.result
        return _rewards([0] * self.game.seats if result is None else result.ranks)

    def __deepcopy__(self, memo: object) -> LawInPlay:
        return copy(self)


class NativeInPlay:
    """A game played natively."""

    def __init__(self, game: Game, state: NativeState | None = None) -> None:
        self.game = game
        self._state = state or engine.start(game)

    @property
    def turn(self) -> int | None:
        """The seat that acts, CHANCE, or None when the game is over."""
        return self._state.turn

    def _desk(self) -> Batch:
        """A batch of one, which knows the numbers of actions, with this game on it."""
        desk = _desk(self.game, get_ident())
        desk[0] = self._state
        return desk

    def legal(self) -> list[int]:
        """The actions that the native code lists."""
        listed, _ = self._desk().legal_actions()
        return sorted(listed.tolist())

    def chances(self) -> list[tuple[str, float]]:
        """All moves of chance are equally likely natively."""
        return [(text, 1 / self._state.chances) for text in self._state.moves()]

    def text(self, action: int) -> str:
        """The text of a legal action."""
        return self._desk().text(0, action)

    def number(self, text: str) -> int | None:
        """The number of a legal move."""
        return self._desk().action(0, text) if text in self._state.moves() else None

    def act(self, action: int) -> None:
        """Do a legal action; chance waits."""
        desk = self._desk()
        desk.act(np.array([action], np.int64))
        self._state = desk[0]

    def play(self, text: str) -> None:
        """Make a move."""
        self._state.play(text)

    def law(self) -> State:
        """The law's state, without what happened last."""
        return engine.to_law(self.game, self._state)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What the native encoder writes."""
        seen: NDArray[np.uint8] = self._desk().observations(seat)[0]
        return seen

    def rewards(self) -> list[float]:
        """The share of the first place, as a utility."""
        return _rewards(self._desk().ranks()[0].tolist())

    def __deepcopy__(self, memo: object) -> NativeInPlay:
        return NativeInPlay(self.game, self._state.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return NativeInPlay, (self.game, self._state)


def _rewards(ranks: Sequence[int]) -> list[float]:
    """As native code has it, in numbers of double length; ranks are 0 before the end."""
    first, seats = ranks.count(1), len(ranks)
    if not first:
        return [0.0] * seats
    return [(seats * (rank == 1) / first - 1) / (seats - 1) for rank in ranks]


@lru_cache(KEPT_DESKS)
def _desk(game: Game, thread: int) -> Batch:
    """Threads share none: what lies on it must not change between two questions."""
    del thread
    return engine.batch(game, 1, seed=0, threads=1)


atexit.register(_desk.cache_clear)  # native objects must not outlive the interpreter
