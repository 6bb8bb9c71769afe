"""Games that come as packages of their own, by the entry point group `tessella.games`.

An entry point has the name of the game and names its class: `cram = "tessella_cram:GAME"`. Words
lie beside that module in `messages/`, rules in `rules/`, a file for each language. Nothing of a
package is loaded before somebody asks for its game or for all games; what is wrong with one is
said in a sentence, and the other games do not notice.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core import language
from tessella.core.errors import OptionError, shown
from tessella.core.game import Game
from tessella.core.language import LANGUAGES, Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

GROUP: Final = "tessella.games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
LONGEST_NAME: Final = 40
MESSAGES: Final = "messages"
RULES: Final = "rules"
FILES: Final = tuple(
    f"{folder}/{language}.{ending}"
    for folder, ending in ((MESSAGES, "ftl"), (RULES, "md"))
    for language in LANGUAGES
)


class GamePackageError(OptionError):
    """A package cannot bring its game."""

    def __init__(self, game: str, package: str, why: Message) -> None:
        super().__init__("package-broken", package=shown(package), game=shown(game), why=why)
        self.game = game


class Brought(NamedTuple):
    """A game, and the folder that holds its words and rules."""

    kind: type[Game]
    folder: Path


@cache
def names() -> tuple[str, ...]:
    """The names of the games that packages say they bring, sorted; none of them is loaded."""
    return tuple(sorted(_points().names))


@cache
def brought(name: str, own: tuple[str, ...]) -> Brought:
    """The game of that name; `own` are names that no package may take.

    Raises:
        GamePackageError: the package cannot bring it.
    """
    points = sorted(_points().select(name=name), key=_package)
    try:
        found = _loaded(name, points, own)
    except _FaultError as fault:
        packages = ", ".join(map(_package, points))
        raise GamePackageError(name, packages, fault.why) from fault
    language.learn(found.folder / MESSAGES)
    return found


def _points() -> EntryPoints:
    """What packages bring."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - most never ask, and it takes long

    return entry_points(group=GROUP)


class _FaultError(Exception):
    """What is wrong with a package."""

    def __init__(self, message: str, /, **facts: str | int) -> None:
        super().__init__(message)
        self.why = Message(message, tuple(sorted(facts.items())))


def _loaded(name: str, points: list[EntryPoint], own: tuple[str, ...]) -> Brought:
    """The game of an entry point, if its name is free and nothing is wrong with it."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise _FaultError("package-name", limit=LONGEST_NAME)
    if name in own or len(points) > 1:
        raise _FaultError("package-taken")
    found = _imported(points[0])
    if found.kind.name != name:
        raise _FaultError("package-other-name", name=shown(found.kind.name))
    for file in FILES:
        if not (found.folder / file).is_file():
            raise _FaultError("package-file", file=file)
    _check_words(found.folder)
    return found


def _check_words(folder: Path) -> None:
    """All languages have words for the same keys, and nobody else has words for them."""
    wanted: tuple[str, ...] = ()
    for name in LANGUAGES:
        file = f"{MESSAGES}/{name}.ftl"
        try:
            keys = language.keys_of(folder / file)
        except ValueError as error:
            raise _FaultError("package-unreadable", file=file, text=shown(error)) from error
        wanted = wanted or keys
        for key in sorted(set(keys) ^ set(wanted)):
            raise _FaultError("package-key", key=shown(key), file=file)
        for key in keys:
            if language.has_message(key, name):
                raise _FaultError("package-key-taken", key=shown(key), file=file)


def _imported(point: EntryPoint) -> Brought:
    """What an entry point names; whatever happens while it is imported is the package's fault."""
    try:
        kind = point.load()
    except (Exception, SystemExit) as error:
        said = f"{type(error).__name__}: {error}"
        raise _FaultError("package-import", module=shown(point.value), error=shown(said)) from error
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise _FaultError("package-class", module=shown(point.value))
    return Brought(kind, Path(str(sys.modules[point.module].__file__)).parent)


def _package(point: EntryPoint) -> str:
    """The package of an entry point and its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.module
