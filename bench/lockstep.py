"""The law and its native states in lock step: the same games, compared state by state."""

from __future__ import annotations

import importlib
import random
from typing import TYPE_CHECKING, cast

from tessella import engine
from tessella.core.record import Record
from tessella.engine.builds import runnable

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from tessella.core import Game, State
    from tessella.engine import NativeState

    Facts = dict[str, object]

NATIVES: tuple[ModuleType, ...] = tuple(
    importlib.import_module(build.module) for build in runnable(engine.cpu_level())
)
MOST_MOVES = 10_000
"""More than any game can last."""


class DisagreementError(AssertionError):
    """A native state differs from the law after the moves of a record."""

    def __init__(self, record: Record, what: str) -> None:
        super().__init__(f"{record.game} after {len(record.moves)} moves: {what}")
        self.record, self.what = record, what

    def __reduce__(self) -> tuple[type[DisagreementError], tuple[Record, str]]:
        """Errors travel from one process to another."""
        return DisagreementError, (self.record, self.what)


def law_facts(state: State) -> Facts:
    """What the law says of a state."""
    result = state.result
    views = [state.view(seat) for seat in range(state.game.seats)]
    # A view lists the moves of its seat; to ask the state for them again is what takes time.
    acts = [view.moves for view in views if view.seat == state.turn]
    moves = acts[0] if acts else state.moves()
    return {f"view of seat {view.seat}": engine.seen(view) for view in views} | {
        "turn": state.turn,
        "scores": state.scores,
        "moves": [str(move) for move in moves],
        "odds": [(str(move), *share.as_integer_ratio()) for move, share in state.odds()],
        "result": result and (result.ranks, result.reason),
    }


def native_facts(native_state: NativeState) -> Facts:
    """What a native state says of the same."""
    moves, chances = native_state.moves(), native_state.chances
    views = {f"view of seat {s}": native_state.seen_by(s) for s in range(len(native_state.scores))}
    return views | {
        "turn": native_state.turn,
        "scores": native_state.scores,
        "moves": moves,
        "odds": [(text, 1, chances) for text in moves] if chances else [],
        "result": native_state.result,
    }


def difference(facts: Facts, native_states: Iterable[NativeState]) -> str | None:
    """The first thing that some native state sees otherwise than the law."""
    for native_state in native_states:
        for what, seen in native_facts(native_state).items():
            if seen != facts[what]:
                return (
                    f"{what} in {type(native_state).__module__}: {seen}, the law says {facts[what]}"
                )
    return None


def lost_on_the_way(state: State, facts: Facts, native_states: Iterable[NativeState]) -> str | None:
    """What a state loses on its way to the other side, or a native state on its way back."""
    lost = difference(facts, [engine.to_native(state, native) for native in NATIVES])
    if lost:
        return f"as converted, {lost}"
    one, *others = native_states
    if engine.to_law(state.game, one) != state:
        return f"converted back: {engine.to_law(state.game, one)}"
    # Equal numbers give equal states; to make each of them is what takes time.
    strays = [other.position() for other in others if other.position() != one.position()]
    return f"position: {strays[0]}, another build says {one.position()}" if strays else None


def play_together(game: Game, seed: str, convert_every: int = 1) -> int:
    """A random game on all sides; how many states were compared.

    Raises:
        DisagreementError: law and native states differ, or the game does not end.
    """
    rng, record = random.Random(seed), Record(game)
    native_states = [engine.start(game, native) for native in NATIVES]
    for number in range(MOST_MOVES):
        state = record.state
        facts = law_facts(state)
        wrong = difference(facts, native_states)
        if not wrong and number % convert_every == 0:
            wrong = lost_on_the_way(state, facts, native_states)
        if wrong:
            raise DisagreementError(record, wrong)
        if state.turn is None:
            return number + 1
        text = rng.choice(cast("list[str]", facts["moves"]))
        record = record.add(text)
        for native_state in native_states:
            native_state.play(text)
    raise DisagreementError(record, "it does not end")
