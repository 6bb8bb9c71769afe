"""Every game with many options: what laws are tried on and what the engine is compared with."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import tessella
from tessella.core.registry import game_type
from tools.golden import option_sets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.game import Game
    from tessella.core.option import Option, OptionValue

MIXTURES = 3
LONG_RANGE = 100


def mixed(option: Option, rng: random.Random) -> OptionValue:
    """Some value of an option; of a long range one up to the default, lest a match never end."""
    values = option.values
    if isinstance(values, range) and len(values) > LONG_RANGE:
        values = values[: values.index(int(option.default)) + 1]
    return rng.choice(values)


def all_options(name: str) -> Iterator[dict[str, OptionValue]]:
    """The defaults, each other value alone, and mixtures of all options."""
    yield from option_sets(name)
    rng = random.Random(name)
    for _ in range(MIXTURES if game_type(name).choices else 0):
        yield {option.name: mixed(option, rng) for option in game_type(name).choices}


@cache
def variants(name: str) -> tuple[Game, ...]:
    """A game with each set of options, the defaults first."""
    games = (tessella.game(name, **options) for options in all_options(name))
    return tuple(dict.fromkeys(games))


GAMES = tuple(game for name in tessella.games() for game in variants(name))
