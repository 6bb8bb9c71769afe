"""Texts that may or may not be moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella import IllegalMove, NotationError
from tests.laws.positions import move_texts

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from tessella.core.state import State

STRANGE = (
    "",
    " ",
    "\n",
    "\0",
    "-",
    ",",
    ":",
    ",,",
    "first:",
    "first:-1",
    "first:00",
    "first:99",
    "first:1e1",
    "first:" + "9" * 60,
    "pass",
    "None",
    "a0",
    "a00",
    "a1,",
    ",a1",
    "a1,a1",
    "a1 b1",
    "a999999999999999999",
    "\N{KELVIN SIGN}1",
    "a\N{ARABIC-INDIC DIGIT ONE}",
    "a\N{FULLWIDTH DIGIT ONE}",
    "\x1b[31ma1",
    "\N{RIGHT-TO-LEFT OVERRIDE}a1",
    "\ud800",
    "^0,0:012\n",
    "^-0,0:012",
    "v1" + "0" * 150 + ",0:012",
    "9" * 100,
    "a1," * 5_000,
    "x" * 1_000_000,
)
"""Nobody's moves, whatever the game."""


def altered(text: str, rng: random.Random, pool: tuple[str, ...]) -> str:
    """A text with one thing changed: a letter, a part between commas, a piece of another text."""
    other = rng.choice(pool)
    place = rng.randrange(len(text))
    parts, others = text.split(","), other.split(",")
    part = rng.randrange(len(parts))
    ways = (
        text[:place] + rng.choice(other) + text[place + 1 :],
        text[:place] + rng.choice(other) + text[place:],
        text[:place] + text[place + 1 :],
        ",".join([*parts[:part], *parts[part + 1 :]]),
        ",".join([*parts[:part], rng.choice(others), *parts[part + 1 :]]),
        ",".join([*parts, rng.choice(others)]),
        ",".join(rng.sample(parts, len(parts))),
        text.swapcase(),
    )
    return rng.choice(ways)


def candidates(state: State, rng: random.Random, count: int) -> Iterator[str]:
    """Texts for a state: its own moves, moves of other states, and near misses of both."""
    pool = move_texts(state.game.name)
    own = [str(move) for move in state.moves()] or list(pool)
    for _ in range(count):
        yield rng.choice(own)
        yield rng.choice(pool)
        yield altered(rng.choice(own), rng, pool)
        yield altered(rng.choice(pool), rng, pool)


def refused(state: State, text: str) -> NotationError | IllegalMove | None:
    """The error with which play refuses a text; None if it takes it."""
    try:
        state.play(text)
    except (NotationError, IllegalMove) as error:
        return error
    return None
