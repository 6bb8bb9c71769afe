"""Check that nothing but a game's own files names it: a game is found by looking.

A file is a game's own if its path has the game's name. Elsewhere, sources name no game. Tests and
benches may take one as an example, but list them all as little as sources do. A family may bear the
name of one of its games: whatever is called after it may use the word.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

LAW: Final = Path("src/tessella/games")
SOURCES: Final = ("src", "native", "web/src", "tools")
WITH_EXAMPLES: Final = ("tests", "bench")
KINDS: Final = (".py", ".hpp", ".cpp", ".ts", ".js", ".mjs", ".svelte", ".css", ".ftl", ".json")
MADE: Final = ("src/tessella/web/", "tests/golden/", "tests/web/golden/")
"""Written by programs: the built web app, and golden files."""
SEPARATOR: Final = "[-_ ]?"
NO_FAMILY: Final = r"(?<!families[./])"
SPAN: Final = 8
"""All games within so many lines are a list."""
ALLOWED: Final[Mapping[str, str]] = {
    "src/tessella/__init__.py": "the first lines that a reader types are a game",
    "tests/core/test_registry.py": "the contract says which games there are",
    "tests/printing/test_sheets.py": "how many parts lie in each box was counted by hand",
}
"""Files that may name games, and why."""


def spelled(game: str, others: Iterable[str] = ()) -> re.Pattern[str]:
    """A game's name in any spelling: `a-b`, `a_b`, `AB`, `aB`, “A B”.

    It is neither the name of a family, nor the beginning of the name of another game.
    """
    words = re.split("[-_]", game)
    longer = (re.split("[-_]", other)[len(words) :] for other in others if _begins(words, other))
    rests = "".join(f"(?!{SEPARATOR}{SEPARATOR.join(map(re.escape, rest))})" for rest in longer)
    name = SEPARATOR.join(map(re.escape, words))
    return re.compile(f"{NO_FAMILY}{name}{rests}", re.IGNORECASE)


def _begins(words: list[str], other: str) -> bool:
    """Whether a name begins with these words, and goes on."""
    found = re.split("[-_]", other)
    return found[: len(words)] == words and len(found) > len(words)


def folders(root: Path) -> list[str]:
    """The folders of the games of the project in this folder."""
    return sorted(path.parent.name for path in (root / LAW).glob("*/__init__.py"))


def games(root: Path) -> dict[str, re.Pattern[str]]:
    """The games of the project in this folder, and how each is found in a text."""
    found = folders(root)
    return {folder.replace("_", "-"): spelled(folder, found) for folder in found}


def files(root: Path, where: Sequence[str]) -> Iterator[tuple[Path, str]]:
    """Our own texts in some folders, and their paths in the project."""
    for folder in where:
        for path in sorted((root / folder).rglob("*")):
            here = path.relative_to(root).as_posix()
            if path.suffix in KINDS and path.is_file() and not here.startswith(MADE):
                yield path, here


def foreign(path: str, known: Mapping[str, re.Pattern[str]]) -> dict[str, re.Pattern[str]]:
    """The games whose names a file of this path does not bear."""
    return {game: pattern for game, pattern in known.items() if not _borne(game).search(path)}


def _borne(game: str) -> re.Pattern[str]:
    return re.compile(SEPARATOR.join(map(re.escape, game.split("-"))), re.IGNORECASE)


def names(text: str, known: Mapping[str, re.Pattern[str]]) -> Iterator[tuple[int, str]]:
    """Each line that names a game, and the game."""
    for number, line in enumerate(text.splitlines(), 1):
        yield from ((number, game) for game, pattern in known.items() if pattern.search(line))


def lists(text: str, known: Mapping[str, re.Pattern[str]]) -> Iterator[int]:
    """Each line with which a list of all games ends."""
    last: dict[str, int] = {}
    for number, game in names(text, known):
        last[game] = number
        if len(last) == len(known) > 1 and number - min(last.values()) < SPAN:
            yield number
            last.clear()


def problems(root: Path, allowed: Mapping[str, str] = ALLOWED) -> Iterator[str]:
    """Every name of a game, and every list of games, where none should be."""
    known = games(root)
    for path, here in files(root, SOURCES):
        if here not in allowed:
            text = path.read_text(encoding="utf-8")
            for number, game in names(text, foreign(here, known)):
                yield f"{here}:{number}: names {game}, which is found by looking"
    for path, here in files(root, WITH_EXAMPLES):
        if here not in allowed and len(foreign(here, known)) == len(known):
            for number in lists(path.read_text(encoding="utf-8"), known):
                yield f"{here}:{number}: lists all games, which are found by looking"


def main() -> int:
    """Print all problems; return how the process shall end."""
    found = list(problems(Path.cwd()))
    print("\n".join(found) or "Nothing but a game's own files names it.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
