"""For pytest: leave out the tests that take the game as their example, which is not there.

`pytest -p tools.without.naming`, with the name of the game in `WITHOUT_GAME`.

A test takes it if it names the game: itself, in what it is given, or by what it uses of the tests,
be it a fixture, a helper or a word. A file does if it makes the game as soon as it is read.
"""

from __future__ import annotations

import inspect
import os
import re
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Final

from tools.check_names import folders, spelled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

    import pytest

GAME: Final = os.environ.get("WITHOUT_GAME", "")
NAME: Final = spelled(GAME, folders(Path.cwd()))
BEGINS: Final = re.compile(r"(from|import) |[\w, ]+ = .*\bgame\b")
"""A line that is worked out as soon as a file of tests is read."""
KNOWN: Final[dict[FunctionType | type, bool]] = {}
TESTS: Final = Path.cwd() / "tests"
HELPERS: Final = re.compile(r"from (tests[.\w]*) import ")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out files that need the game to be read."""
    return True if collection_path.suffix == ".py" and _needs(collection_path) else None


@cache
def _needs(file: Path) -> bool:
    """Whether a file imports something of the game, or makes it, or reads a helper that does."""
    if not file.exists():
        return False
    begins = [line for line in file.read_text("utf-8").splitlines() if BEGINS.match(line)]
    helpers = (found[1] for line in begins if (found := HELPERS.match(line)))
    paths = (Path.cwd() / f"{helper.replace('.', '/')}.py" for helper in helpers)
    return any(map(NAME.search, begins)) or any(map(_needs, paths))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that name the game."""
    named = [item for item in items if _names(item)]
    config.hook.pytest_deselected(items=named)
    items[:] = [item for item in items if item not in named]


def _names(item: pytest.Item) -> bool:
    if NAME.search(item.nodeid):
        return True
    return any(map(names, _functions(item)))


def _functions(item: pytest.Item) -> Iterator[object]:
    """A test, and the fixtures that it asks for."""
    yield getattr(item, "function", None)
    info = getattr(item, "_fixtureinfo", None)
    for fixtures in getattr(info, "name2fixturedefs", {}).values():
        yield from (fixture.func for fixture in fixtures)


def names(thing: object) -> bool:
    """Whether a function, class or word of the tests names the game, or uses one that does."""
    if isinstance(thing, (str, tuple, list)):
        return any(NAME.search(word) for word in _words(thing))
    if not isinstance(thing, (FunctionType, type)):
        return False
    if thing not in KNOWN:
        KNOWN[thing] = False  # for those that use each other
        KNOWN[thing] = _is_ours(thing) and _tells(thing)
    return KNOWN[thing]


def _tells(thing: FunctionType | type) -> bool:
    if isinstance(thing, type):
        return any(map(names, vars(thing).values()))
    inner = inspect.unwrap(thing)
    return bool(NAME.search(inspect.getsource(inner))) or any(map(names, _used(inner)))


def _is_ours(thing: FunctionType | type) -> bool:
    """Whether it is written in a file of the tests; what a decorator makes up is nowhere."""
    if isinstance(thing, FunctionType):
        return Path(inspect.unwrap(thing).__code__.co_filename).is_relative_to(TESTS)
    return thing.__module__.partition(".")[0] == TESTS.name


def _used(function: FunctionType) -> list[object]:
    """What a function uses of all that its file has."""
    codes: list[CodeType] = [function.__code__]
    for code in codes:
        codes += [each for each in code.co_consts if inspect.iscode(each)]
    names = {name for code in codes for name in code.co_names}
    return [function.__globals__[name] for name in names if name in function.__globals__]


def _words(thing: str | tuple[object, ...] | list[object]) -> list[str]:
    """A word, or all that a row of words has."""
    return [thing] if isinstance(thing, str) else [word for word in thing if isinstance(word, str)]
