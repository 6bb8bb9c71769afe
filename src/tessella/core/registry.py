"""Which games there are: every folder of `tessella.games`, and what packages bring besides."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from tessella.core import packages
from tessella.core.errors import UnknownGameError, shown
from tessella.core.packages import GamePackageError

if TYPE_CHECKING:
    from types import ModuleType

    from tessella.core.game import Game

FOLDER = "tessella.games"


@cache
def own_games() -> tuple[str, ...]:
    """The names of the games that come with Tessella, sorted."""
    spec = find_spec(FOLDER)
    places = spec.submodule_search_locations if spec else None
    folders = (module.name for module in iter_modules(places) if module.ispkg)
    return tuple(sorted(folder.replace("_", "-") for folder in folders))


@cache
def games() -> tuple[str, ...]:
    """The names of all games, sorted; without those whose package cannot bring them."""
    broken = {fault.game for fault in faults()}
    return tuple(sorted({*own_games(), *(set(packages.names()) - broken)}))


@cache
def faults() -> tuple[GamePackageError, ...]:
    """What is wrong with packages that should bring a game."""
    return tuple(filter(None, map(_fault, packages.names())))


def _fault(name: str) -> GamePackageError | None:
    try:
        packages.brought(name, own_games())
    except GamePackageError as error:
        return error
    return None


def game_type(name: object) -> type[Game]:
    """The facts of a game, before its options are chosen."""
    if isinstance(name, str) and name in own_games():
        found: type[Game] = import_module(f"{FOLDER}.{name.replace('-', '_')}").GAME
        return found
    if not isinstance(name, str) or name not in packages.names():
        raise UnknownGameError("game-unknown", game=shown(name), games=", ".join(games()))
    return packages.brought(name, own_games()).kind


def folder_of(name: str) -> Path:
    """Where the words of a game lie and, if a package brings it, its rules."""
    if name not in own_games():
        return packages.brought(name, own_games()).folder
    return Path(str(sys.modules[game_type(name).__module__].__file__)).parent


def beside(game: Game, module: str) -> ModuleType | None:
    """The module of that name in the folder of a game's class; None if there is none."""
    folder = type(game).__module__.rpartition(".")[0]
    if not folder or find_spec(f"{folder}.{module}") is None:
        return None
    return import_module(f"{folder}.{module}")


def game(name: str, **options: object) -> Game:
    """The game of that name with these options; the others have their defaults."""
    return game_type(name)(**options)


def on_show() -> tuple[type[Game], ...]:
    """All games, as they stand side by side."""
    return tuple(sorted(map(game_type, games()), key=lambda kind: (kind.showcase.place, kind.name)))
