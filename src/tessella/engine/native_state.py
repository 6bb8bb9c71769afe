"""Native states of the law's games: the same rules, thousands of times as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self, cast

from tessella.core.position import OVER
from tessella.core.registry import beside
from tessella.engine.builds import load

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

    from tessella.core import Game, State, View
    from tessella.core.position import Positions

__all__ = [
    "OVER",
    "Batch",
    "NativeState",
    "batch",
    "has_native",
    "seen",
    "start",
    "to_law",
    "to_native",
]


class NativeState(Protocol):
    """What a native state offers, whatever its game. It is mutable: copy, then play.

    Each move of chance has one chance in `chances`, which is 0 where chance does not have the turn.
    """

    turn: int | None
    chances: int
    scores: tuple[int, ...]
    result: tuple[tuple[int, ...], str] | None

    def moves(self) -> list[str]:
        """The texts of the legal moves, sorted."""

    def play(self, text: str) -> None:
        """Make a legal move."""

    def copy(self) -> Self:
        """An equal state to play on."""

    def at(self, *numbers: Any) -> Self:
        """The state of a position in the same game."""

    def position(self) -> tuple[Any, ...]:
        """All that the rules see and the players remember, as plain numbers."""

    def seen_by(self, seat: int) -> tuple[Any, ...]:
        """The position as a seat may know it; the order of what is hidden tells nothing."""

    def perft(self, depth: int) -> int:
        """The number of move sequences of that length."""

    def random_games(self, count: int, seed: int) -> int:
        """Play so many random games from here; the number of moves that they took."""


class Batch(Protocol):
    """Many native games, with numpy arrays in and out. Moves are numbers that each game defines."""

    bytes_per_game: int

    def __len__(self) -> int: ...

    def __getitem__(self, index: int) -> NativeState:
        """A copy of one game."""

    def turns(self) -> NDArray[np.int8]:
        """Whose turn it is in each game: a seat, CHANCE, or OVER."""

    def scores(self) -> NDArray[np.int32]:
        """The scores, a row for each game."""

    def legal_moves(self) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
        """The legal moves of all games, one after another, and where those of each begin."""

    def random_moves(self) -> NDArray[np.uint32]:
        """A random legal move of each game."""

    def play(self, moves: NDArray[np.uint32]) -> None:
        """Make one legal move in each game; games that are over wait."""

    def play_chance(self) -> None:
        """Play chance wherever it has the turn."""

    def restart(self) -> int:
        """Start the games that are over anew; how many there were."""

    # For those who learn: actions are the numbers of `tessella.envs.actions`.

    actions: int
    observation_shape: tuple[int, int, int]

    def __setitem__(self, index: int, state: NativeState) -> None:
        """Go on in one game from another state with the same options."""

    def reset(self, index: int, seed: int) -> None:
        """Start one game anew, with random numbers of its own."""

    def turn(self, index: int) -> int:
        """Whose turn it is in one game: a seat, CHANCE, or OVER."""

    def act(self, actions: NDArray[np.int64]) -> None:
        """Do one legal action in each game; -1 lets one wait, as all do that are over."""

    def act_in(self, index: int, action: int) -> bool:
        """Do a legal action in one game, and play chance after it; False if it is none."""

    def play_others(self, seat: int) -> None:
        """Play chance, and others than the seat at random, until it has the turn."""

    def legal_actions(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal actions of all games, one after another, and where those of each begin."""

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action of each game; -1 where no seat has the turn."""

    def action(self, index: int, text: str) -> int:
        """The action that a legal move of one game is."""

    def text(self, index: int, action: int) -> str:
        """The text of a legal action of one game."""

    def masks(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """The legal actions of each game: a row of zeros and ones, written into `out`."""

    def packed_masks(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """The same, eight actions to a byte, the lowest bit first."""

    def observations(
        self, seat: int = -1, out: NDArray[np.uint8] | None = None
    ) -> NDArray[np.uint8]:
        """What a seat sees of each game; -1 is the one that has the turn, or seat 0."""

    def rewards(self) -> NDArray[np.float32]:
        """What each seat has won, from -1 to 1; zeros before the end."""

    def ranks(self) -> NDArray[np.uint8]:
        """The ranks of the seats; zeros before the end."""

    def done(self) -> NDArray[np.bool_]:
        """Whether each game is over."""


def has_native(game: Game | type[Game], native: ModuleType | None = None) -> bool:
    """Whether a game has a native state."""
    return any(kind.name == game.name for kind in (native or load()).states())


def start(game: Game, native: ModuleType | None = None) -> NativeState:
    """The native start of a game, with its options."""
    kinds = {kind.name: kind for kind in (native or load()).states()}
    native_state: NativeState = kinds[game.name](**game.options)
    return native_state


def batch(game: Game, count: int, *, seed: int, threads: int = 0) -> Batch:
    """So many native games side by side; `threads` 0 means one for each core."""
    native = load()
    first = start(game, native)
    games: Batch = getattr(native, f"{type(first).__name__}Batch")(first, count, seed, threads)
    return games


def to_native(state: State, native: ModuleType | None = None) -> NativeState:
    """The native state of a law's state."""
    return start(state.game, native).at(*positions_of(state.game).numbers(state))


def seen(view: View) -> tuple[Any, ...]:
    """The numbers of a seat's view, as the native state's `seen_by` gives them."""
    return positions_of(view.game).of_view(view)


def to_law(game: Game, native_state: NativeState) -> State:
    """The law's state of a native state."""
    return positions_of(game).state(game, native_state.position())


def positions_of(game: Game) -> Positions:
    """The module that stands beside the one of the game."""
    return cast("Positions", beside(game, "position"))
