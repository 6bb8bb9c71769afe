"""Which games there are: every folder of `tessella.games`, found by looking."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from tessella.core.errors import UnknownGameError, shown

if TYPE_CHECKING:
    from tessella.core.game import Game

FOLDER = "tessella.games"


@cache
def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    spec = find_spec(FOLDER)
    places = spec.submodule_search_locations if spec else None
    folders = (module.name for module in iter_modules(places) if module.ispkg)
    return tuple(sorted(folder.replace("_", "-") for folder in folders))


def game_type(name: object) -> type[Game]:
    """The facts of a game, before its options are chosen."""
    if not isinstance(name, str) or name not in games():
        raise UnknownGameError("game-unknown", game=shown(name), games=", ".join(games()))
    found: type[Game] = import_module(f"{FOLDER}.{name.replace('-', '_')}").GAME
    return found


def game(name: str, **options: object) -> Game:
    """The game of that name with these options; the others have their defaults."""
    return game_type(name)(**options)
