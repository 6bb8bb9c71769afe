"""Which players there are, by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core.errors import TessellaError, shown
from tessella.engine.search import Limits, Memory
from tessella.players.engine_player import EnginePlayer
from tessella.players.greedy import Greedy
from tessella.players.gtp_player import GtpPlayer
from tessella.players.level_player import LevelPlayer
from tessella.players.mcts_player import MctsPlayer
from tessella.players.person_player import PersonPlayer
from tessella.players.published_player import PublishedPlayer
from tessella.players.random_player import RandomPlayer
from tessella.players.uct_player import UctPlayer
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tessella.players.player import Player


class Family(NamedTuple):
    """Players whose name goes on after a colon: what stands there, and who is then meant.

    `foreign` ones run what their name says, so a file must not choose them.
    """

    rest: str
    pattern: str
    make: Callable[[str], Player]
    foreign: bool = False


def person(rest: str) -> PersonPlayer:
    """A person by what they notice and how far they think, such as 2.5/40."""
    sight, _, simulations = rest.partition("/")
    return PersonPlayer(float(sight), int(simulations))


def engine(rest: str) -> EnginePlayer:
    """The engine by the seconds that it has for a move, and the threads that it thinks on."""
    seconds, _, threads = rest.partition("/")
    limits = Limits(seconds=float(seconds), threads=int(threads or 1))
    return EnginePlayer(limits, memory=Memory())


SECONDS: Final = r"[0-9]{1,4}(\.[0-9]{1,6})?"
SIGHT: Final = rf"{SECONDS}/[0-9]{{1,6}}"
NUMBER: Final = r"[1-9][0-9]{0,8}"
PLAYERS: Final[Mapping[str, Player]] = {"greedy": Greedy(), "random": RandomPlayer()}
FAMILIES: Final[Mapping[str, Family]] = {
    "engine": Family("SECONDS", rf"{SECONDS}(/[1-9][0-9]?)?", engine),
    "gtp": Family("COMMAND", r".*\S.*", GtpPlayer, foreign=True),
    "level": Family("1–9", r"[1-9]", lambda rest: LevelPlayer(int(rest), Memory())),
    "mcts": Family("SECONDS", SECONDS, lambda rest: MctsPlayer(Limits(seconds=float(rest)))),
    "mcts-simulations": Family(
        "NUMBER", NUMBER, lambda rest: MctsPlayer(Limits(simulations=int(rest)))
    ),
    "person": Family("SIGHT/SIMULATIONS", SIGHT, person),
    "published": Family("tuned|reply", r"tuned|reply", PublishedPlayer),
    "simulations": Family(
        "NUMBER", NUMBER, lambda rest: EnginePlayer(Limits(simulations=int(rest)))
    ),
    "uct": Family("SECONDS", SECONDS, lambda rest: UctPlayer(LawLimits(seconds=float(rest)))),
    "uct-simulations": Family(
        "NUMBER", NUMBER, lambda rest: UctPlayer(LawLimits(simulations=int(rest)))
    ),
}


class UnknownPlayerError(TessellaError):
    """No player of this name is known."""


def players() -> tuple[str, ...]:
    """The names of all players that need nothing besides their name, sorted."""
    return tuple(sorted(PLAYERS))


def families() -> tuple[str, ...]:
    """What the names of all others begin with, up to the colon, sorted."""
    return tuple(sorted(FAMILIES))


def is_own(name: str) -> bool:
    """Whether a name is that of a player of ours: one that runs nothing but our own code."""
    word, _, rest = name.partition(":")
    family = FAMILIES.get(word)
    if family is None:
        return name in PLAYERS
    return not family.foreign and re.fullmatch(family.pattern, rest, re.ASCII) is not None


def player(name: str) -> Player:
    """The player of that name. One of a family is a player of its own each time."""
    if name in PLAYERS:
        return PLAYERS[name]
    word, _, rest = name.partition(":")
    family, rest = FAMILIES.get(word), rest.strip()
    if family is None or not re.fullmatch(family.pattern, rest, re.ASCII | re.DOTALL):
        known = [*players(), *(f"{word}:{FAMILIES[word].rest}" for word in families())]
        raise UnknownPlayerError("player-unknown", player=shown(name), players=", ".join(known))
    return family.make(rest)
