"""Take a game away from a copy of the project, and see whether everything else goes on.

python -m tools.without GAME            what takes a minute, with our native code
python -m tools.without GAME --whole    native code built without it, all checks and tests
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import tessella
from tools.without.copied import copy_without, share_environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Step = tuple[str, tuple[str, ...]]
GAMES: Final = "import tessella; assert tessella.games() == {}, tessella.__path__"
LAYERS: Final = "from importlinter.cli import lint_imports_command as run; run()"
NAMING: Final = ("-q", "-p", "tools.without.naming")
QUICK_TESTS: Final = (
    *("tests/core/test_registry.py", "tests/core/test_packages.py"),
    *("tests/laws/test_facts.py", "tests/laws/test_words.py", "tests/tools/test_lessons.py"),
)


def quick(python: str, left: Sequence[str]) -> Iterator[Step]:
    """What is done in a copy that shares our environment."""
    yield "games", (python, "-c", GAMES.format(tuple(left)))
    yield "their options", (python, "-m", "tessella.cli", "games")
    for game in left:
        seats = ("--players", "random,random", "--seed", "1")
        yield f"a game of {game}", (python, "-m", "tessella.cli", "play", game, *seats)
    yield "layers", (python, "-c", LAYERS, "--no-logo", "--no-cache")
    yield "rule numbers", (python, "-m", "tools.check_rules")
    yield "pictures", (python, "-m", "tools.pictures")
    yield "lessons", (python, "-m", "tools.lessons", "--check")
    yield "files of the API", (python, "-m", "tools.api")
    yield "some tests", (python, "-m", "pytest", *NAMING, *QUICK_TESTS)
    yield "web app", (python, "-m", "tools.web")


def whole(python: str, left: Sequence[str]) -> Iterator[Step]:
    """What is done in a copy that has set itself up."""
    yield "setup", ("make", "setup")
    yield from quick(python, left)
    yield "checks", ("make", "check")
    yield "tests of the web app", (python, "-m", "tools.web", "test")
    yield "tests", (python, "-m", "pytest", *NAMING, "-n", "auto", "--dist", "worksteal")


def main(arguments: Sequence[str]) -> int:
    """Go through the steps; return how the process shall end."""
    parser = argparse.ArgumentParser(prog="python -m tools.without", description=__doc__)
    parser.add_argument("game", choices=tessella.games())
    parser.add_argument("--whole", action="store_true")
    wish = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return without(wish.game, Path(folder).resolve(), is_whole=wish.whole)


def without(game: str, folder: Path, *, is_whole: bool) -> int:
    """Make the copy in a folder, and do there what has to go on; how the process shall end."""
    print(f"Without {game}: {len(copy_without(game, folder))} files left out", flush=True)
    python, left = folder / ".venv/bin/python", [n for n in tessella.games() if n != game]
    if not is_whole:
        share_environment(folder)
    failed = failure(folder, game, (whole if is_whole else quick)(str(python), left))
    return 0 if failed is None else 1


def failure(folder: Path, game: str, steps: Iterable[Step]) -> str | None:
    """The title of the first step that fails in a copy without the game, told as they go."""
    environment = {**os.environ, "WITHOUT_GAME": game}
    environment.pop("PYTHONPATH", None)
    for title, command in steps:
        begin = time.monotonic()
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        told = "ok" if not done.returncode else f"failed\n{done.stdout}{done.stderr}"
        print(f"  {title:32}{time.monotonic() - begin:6.1f} s  {told}", flush=True)
        if done.returncode:
            return title
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
