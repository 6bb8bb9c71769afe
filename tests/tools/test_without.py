"""A game is its own files: without them, everything else goes on."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

import tessella
from tools.check_names import spelled
from tools.without.__main__ import failure, quick, without
from tools.without.copied import copy_without, share_environment, tracked

if TYPE_CHECKING:
    from pathlib import Path

GAME = "tetris-duel"
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


def test_what_needs_the_game_elsewhere_is_found(tmp_path: Path) -> None:
    copy_without(GAME, tmp_path)
    python = share_environment(tmp_path)
    app = tmp_path / "src/tessella/cli/app.py"
    needs = f"\nimport tessella.games.{GAME.replace('-', '_')}\n"
    app.write_text(app.read_text(encoding="utf-8") + needs, encoding="utf-8")
    assert failure(tmp_path, GAME, quick(str(python), OTHERS)) == "their options"
