"""Search: what the engine thinks of a seat's moves, from its view and nothing else."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from tessella.engine.builds import load
from tessella.engine.native_state import has_native, seen, start

if TYPE_CHECKING:
    from tessella.core import Game, Move, View
    from tessella.engine.native_state import NativeState

MANY = (1 << 64) - 1
HALF_A_GIGABYTE = 1 << 29


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search stops, how many bytes it may remember, and on how many threads it runs."""

    seconds: float = math.inf
    simulations: int = MANY
    memory: int = HALF_A_GIGABYTE
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Thought:
    """A move as the search sees it: how often it was tried, and its value from 0 to 1."""

    move: Move
    visits: int
    value: float


class Search(Protocol):
    """A native search."""

    bytes: int
    """What it remembers."""

    def run(self, simulations: int, seconds: float, bytes: int, threads: int) -> int:  # noqa: A002
        """Search until a limit is reached; how many simulations that were."""

    def stop(self) -> None:
        """End a search that runs in another thread."""

    def is_running(self) -> bool:
        """Whether it searches in another thread."""

    def follow(self, state: NativeState) -> bool:
        """Go on from a state to which some moves have led; whether it was met before."""

    def choices(self) -> list[tuple[str, int, float]]:
        """Moves, visits and values, the most tried move first."""


class Kind(Enum):
    """Which search: the engine's own, or the plain one that it is measured against."""

    ENGINE = "Search"
    BASELINE = "Baseline"


def search(view: View, seed: int, kind: Kind = Kind.ENGINE) -> Search:
    """A search of what a seat that has the turn can do."""
    native_state = native_of(view)
    found: Search = getattr(load(), f"{type(native_state).__name__}{kind.value}")(
        native_state, seed
    )
    return found


def has_search(game: Game, kind: Kind) -> bool:
    """Whether there is such a search of a game."""
    return has_native(game) and hasattr(load(), f"{type(start(game)).__name__}{kind.value}")


def native_of(view: View) -> NativeState:
    """A native state that the view could come from; what is hidden lies anywhere."""
    return start(view.game).at(*seen(view))


def think(view: View, budget: Budget, seed: int, kind: Kind = Kind.ENGINE) -> list[Thought]:
    """The moves of a seat that has the turn, the best first."""
    return Mind(kind).think(view, budget, seed)


class Mind:
    """Thinks on from what it has found before, wherever a position has come from the last one.

    It may think while others have the turn, too: what it finds then is there when its turn comes.
    """

    def __init__(self, kind: Kind = Kind.ENGINE) -> None:
        self._kind = kind
        self._search: Search | None = None

    def think(self, view: View, budget: Budget, seed: int) -> list[Thought]:
        """The moves of the seat that has the turn, the best first, if they are this seat's."""
        native_state = native_of(view)
        if self._search is None or not self._search.follow(native_state):
            self._search = search(view, seed, self._kind)
        self._search.run(budget.simulations, budget.seconds, budget.memory, budget.threads)
        moves = {move.text: move for move in view.moves}
        found = self._search.choices()
        return [Thought(moves[text], visits, value) for text, visits, value in found if moves]

    def stop(self) -> None:
        """End the thinking that runs in another thread."""
        if self._search is not None:
            self._search.stop()


def best(view: View, budget: Budget, seed: int, kind: Kind = Kind.ENGINE) -> Move:
    """The move that the search would make."""
    if len(view.moves) == 1:
        return view.moves[0]
    return think(view, budget, seed, kind)[0].move
