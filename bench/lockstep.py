"""The law and its native twins in lock step: the same games, compared state by state."""

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
    from tessella.engine import Twin

    Facts = dict[str, object]

NATIVES: tuple[ModuleType, ...] = tuple(
    importlib.import_module(build.module) for build in runnable(engine.cpu_level())
)
MOST_MOVES = 10_000
"""More than any game can last."""


class DisagreementError(AssertionError):
    """A twin differs from the law after the moves of a record."""

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


def twin_facts(twin: Twin) -> Facts:
    """What a twin says of the same."""
    moves, chances = twin.moves(), twin.chances
    views = {f"view of seat {s}": twin.seen_by(s) for s in range(len(twin.scores))}
    return views | {
        "turn": twin.turn,
        "scores": twin.scores,
        "moves": moves,
        "odds": [(text, 1, chances) for text in moves] if chances else [],
        "result": twin.result,
    }


def difference(facts: Facts, twins: Iterable[Twin]) -> str | None:
    """The first thing that some twin sees otherwise than the law."""
    for twin in twins:
        for what, seen in twin_facts(twin).items():
            if seen != facts[what]:
                return f"{what} in {type(twin).__module__}: {seen}, the law says {facts[what]}"
    return None


def lost_on_the_way(state: State, facts: Facts, twins: Iterable[Twin]) -> str | None:
    """What a state loses when it is brought over to the other side, or a twin to this one."""
    lost = difference(facts, [engine.to_native(state, native) for native in NATIVES])
    if lost:
        return f"as converted, {lost}"
    one, *others = twins
    if engine.to_law(state.game, one) != state:
        return f"converted back: {engine.to_law(state.game, one)}"
    # Equal numbers give equal states; to make each of them is what takes time.
    strays = [other.position() for other in others if other.position() != one.position()]
    return f"position: {strays[0]}, another build says {one.position()}" if strays else None


def play_together(game: Game, seed: str, convert_every: int = 1) -> int:
    """A random game on all sides; how many states were compared.

    Raises:
        DisagreementError: law and twins differ, or the game does not end.
    """
    rng, record = random.Random(seed), Record(game)
    twins = [engine.start(game, native) for native in NATIVES]
    for number in range(MOST_MOVES):
        state = record.state
        facts = law_facts(state)
        wrong = difference(facts, twins)
        if not wrong and number % convert_every == 0:
            wrong = lost_on_the_way(state, facts, twins)
        if wrong:
            raise DisagreementError(record, wrong)
        if state.turn is None:
            return number + 1
        text = rng.choice(cast("list[str]", facts["moves"]))
        record = record.add(text)
        for twin in twins:
            twin.play(text)
    raise DisagreementError(record, "it does not end")
