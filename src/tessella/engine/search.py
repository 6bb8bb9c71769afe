"""Search: what the engine finds of a seat's moves, from its view and nothing else."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from tessella.core.view import OpenView
from tessella.engine.builds import load
from tessella.engine.native_state import has_native, seen, start
from tessella.engine.run import Run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Game, Move, View
    from tessella.core.evaluation import Report
    from tessella.engine.native_state import NativeState
    from tessella.engine.run import NativeRun

MANY = (1 << 64) - 1
HALF_A_GIGABYTE = 1 << 29


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends, on how many threads it runs, and how many bytes it may remember.

    One that `settles` ends as soon as the time that is left would not change its move. Threads of a
    search by time share what they remember; those of so many simulations do not, so that the same
    seed, simulations and threads give the same report.
    """

    simulations: int = MANY
    seconds: float = math.inf
    threads: int = 1
    bytes: int = HALF_A_GIGABYTE
    settles: bool = False

    @property
    def numbers(self) -> tuple[int, float, int, int, bool]:
        """As a native search takes them."""
        return self.simulations, self.seconds, self.bytes, self.threads, self.settles


class NativeSearch(Protocol):
    """A native search."""

    bytes: int
    """What it remembers."""
    follows: bool
    """Whether it can go on from where some moves have led."""

    def start(
        self,
        simulations: int,
        seconds: float,
        bytes: int,  # noqa: A002
        threads: int,
        settles: bool,  # noqa: FBT001
    ) -> NativeRun:
        """Search in a thread of its own."""

    def run(
        self,
        simulations: int,
        seconds: float,
        bytes: int,  # noqa: A002
        threads: int,
        settles: bool,  # noqa: FBT001
    ) -> NativeRun:
        """Search in this thread, to the end."""

    def follow(self, state: NativeState, also: Sequence[str]) -> bool:
        """Go on from a state to which some moves have led; whether it was met before."""

    def shrink(self, bytes: int) -> None:  # noqa: A002
        """Forget what was met least, until no more bytes are taken."""


class Kind(Enum):
    """Which search: the engine's own, or the plain one that it is measured against."""

    ENGINE = "Search"
    BASELINE = "Baseline"


class Search:
    """A search of what the seat that has the turn can do. It has one run at a time.

    The same seed, simulations and threads give the same report. Moves of `also` are valued
    whatever the search thinks of them at first sight, and none of them is better than the best.

    Raises:
        ValueError: no seat has the turn, its hand is hidden, or a move of `also` is not legal.
    """

    def __init__(
        self, view: View, seed: int, also: Sequence[Move] = (), *, kind: Kind = Kind.ENGINE
    ) -> None:
        self._game = view.game
        self._native = native_search(_root(view), seed, _texts(also), kind)

    @property
    def bytes(self) -> int:
        """What it remembers."""
        return self._native.bytes

    @property
    def follows(self) -> bool:
        """Whether it can go on from where some moves have led; else it never does."""
        return self._native.follows

    def start(self, limits: Limits) -> Run:
        """Begin to search, and return at once."""
        return Run(self._game, self._native.start(*limits.numbers))

    def run(self, limits: Limits) -> Run:
        """Search in this thread; the run is over."""
        return Run(self._game, self._native.run(*limits.numbers))

    def report(self, limits: Limits) -> Report:
        """Search in this thread; what was found."""
        return self.run(limits).wait()

    def follow(self, view: View, also: Sequence[Move] = ()) -> bool:
        """Go on from where some moves have led, with all that is known of it.

        If nothing is known of it, or its game is another, this search is of no more use.
        """
        return view.game == self._game and self._native.follow(_root(view), _texts(also))

    def shrink(self, most: int) -> None:
        """Forget what was met least often, until no more than so many bytes are remembered.

        What every search needs to begin with, about half a megabyte, stays.
        """
        self._native.shrink(most)


class Memory:
    """The last search, which goes on wherever a position has come from the last one."""

    def __init__(self) -> None:
        self._search: Search | None = None

    def search(self, view: View, seed: int, also: Sequence[Move] = ()) -> Search:
        """A search of a view, with all that is known of it."""
        if self._search is None or not self._search.follow(view, also):
            self._search = Search(view, seed, also)
        return self._search

    @property
    def bytes(self) -> int:
        """What is remembered."""
        return 0 if self._search is None else self._search.bytes

    def shrink(self, most: int) -> None:
        """Forget what was met least often, until no more than so many bytes are remembered.

        What cannot go on is of no use, and forgotten as a whole.
        """
        if self._search is not None and self._search.follows:
            self._search.shrink(most)
        else:
            self._search = None


def has_search(game: Game, kind: Kind = Kind.ENGINE) -> bool:
    """Whether there is such a search of a game."""
    return has_native(game) and hasattr(load(), f"{type(start(game)).__name__}{kind.value}")


def native_search(state: NativeState, seed: int, also: Sequence[str], kind: Kind) -> NativeSearch:
    """A native search of what the seat that has the turn knows of a state."""
    make = getattr(load(), f"{type(state).__name__}{kind.value}")
    search: NativeSearch = make(state, seed, also)
    return search


def native_of(view: View) -> NativeState:
    """A native state that the view could come from; what is hidden lies anywhere."""
    return start(view.game).at(*seen(view))


def _root(view: View) -> NativeState:
    """The native state that a search of the view begins with."""
    if not isinstance(view, OpenView) and view.turn != view.seat:
        raise ValueError("the hand of the seat that has the turn is hidden")
    return native_of(view)


def best(view: View, limits: Limits, seed: int, kind: Kind = Kind.ENGINE) -> Move:
    """The move that the search would make."""
    if len(view.moves) == 1:
        return view.moves[0]
    return Search(view, seed, kind=kind).run(limits).best()


def _texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]
