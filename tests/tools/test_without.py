"""A game is its own files: without them, everything else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import tessella
from tools.check_names import spelled
from tools.without.__main__ import failure, quick, without
from tools.without.copied import ROOT, copy_without, share_environment, tracked

if TYPE_CHECKING:
    from pathlib import Path

GAME = "tetris-duel"
EXAMPLES = {
    "tests/helper.py": f"""
WORD = "{GAME}"
LINE = ("play", WORD)
ALL = {{"{GAME}": 1, "another": 2}}

class Table:
    def sit(self, game="{GAME}"): return game

def opened(): return Table().sit()
""",
    "tests/makes.py": f"""
import tessella
ONE = tessella.game("{GAME}")
""",
    "tests/test_made.py": "from tests.makes import ONE\ndef test_made(): ...\n",
    "tests/test_some.py": f"""
import pytest
from tests.helper import ALL, LINE, WORD, opened

@pytest.fixture
def match(): return opened()

def test_itself(): return "{GAME}"
def test_by_a_word(): return WORD
def test_by_a_line(): return [word for word in LINE]
def test_by_a_helper(): return opened()
def test_by_a_fixture(match): return match
@pytest.mark.parametrize("game", sorted(ALL))
def test_given(game): return game
def test_of_any_game(): return ALL["another"]
""",
}
OTHERS = [name for name in tessella.games() if name != GAME]


def test_without_a_game_everything_else_is_built_and_goes_on(tmp_path: Path) -> None:
    assert without(GAME, tmp_path, is_whole=False) == 0


@pytest.mark.long
@pytest.mark.parametrize("game", tessella.games())
def test_without_a_game_all_checks_and_tests_pass(tmp_path: Path, game: str) -> None:
    assert without(game, tmp_path, is_whole=True) == 0


def test_the_copy_has_all_files_but_those_of_the_game_and_runs_them(tmp_path: Path) -> None:
    left_out = copy_without(GAME, tmp_path)
    assert f"src/tessella/games/{GAME.replace('-', '_')}/__init__.py" in left_out
    assert f"docs/rules/{GAME}.md" in left_out
    copied = {path for path in tracked() if (tmp_path / path).is_file()}
    assert copied == set(tracked()) - set(left_out)
    assert not [path for path in copied if spelled(GAME).search(path)]
    python = share_environment(tmp_path)
    where = "import tessella, pytest; print(tessella.__file__)"
    told = subprocess.run([python, "-c", where], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(tmp_path / "src/tessella/__init__.py")


def test_tests_are_left_out_that_take_the_game_as_their_example(tmp_path: Path) -> None:
    for name, text in EXAMPLES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tools.without.naming", "--collect-only"],
        cwd=tmp_path,
        env={**os.environ, "WITHOUT_GAME": GAME, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        check=True,
    )
    left = [line.partition("::")[2] for line in found.stdout.splitlines() if "::" in line]
    assert left == ["test_given[another]", "test_of_any_game"]


def test_what_needs_the_game_elsewhere_is_found(tmp_path: Path) -> None:
    copy_without(GAME, tmp_path)
    python = share_environment(tmp_path)
    app = tmp_path / "src/tessella/cli/app.py"
    needs = f"\nimport tessella.games.{GAME.replace('-', '_')}\n"
    app.write_text(app.read_text(encoding="utf-8") + needs, encoding="utf-8")
    assert failure(tmp_path, GAME, quick(str(python), OTHERS)) == "their options"
