"""Programs that speak the Go Text Protocol take seats at the terminal's table."""

from __future__ import annotations

import shlex
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tessella.cli.errors import CommandError
from tessella.cli.seats import Seat, saved_seat, seated
from tessella.cli.words import Words

if TYPE_CHECKING:
    from pathlib import Path

ENGINE = f"gtp:{shlex.quote(sys.executable)} -m tessella.cli gtp blokus-duo"


def play(folder: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tessella.cli", "play", "blokus-duo", "--lang", "en", *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1"},
    )


def test_a_program_is_called_as_its_file() -> None:
    first, second = seated(["gtp:/opt/pentobi-gtp --level 3", "GTP: engine:x"], Words("en"))
    assert (first.kind, first.name) == ("gtp:/opt/pentobi-gtp --level 3", "pentobi-gtp")
    assert (second.kind, second.name) == ("gtp:engine:x", "engine:x")


def test_no_file_decides_what_runs_here() -> None:
    (seat,) = seated(["gtp:/opt/pentobi-gtp --level 3"], Words("en"))
    assert seat.saved == "pentobi-gtp (gtp)"
    for text in (seat.saved, "gtp:rm", "x (gtp:rm)"):
        assert saved_seat(text).is_human


@pytest.mark.parametrize("text", ["gtp", "gtp:", "gtp: "])
def test_a_program_needs_a_command(text: str) -> None:
    with pytest.raises(CommandError, match="gtp:"):
        seated([text], Words("en"))


def test_a_human_plays_and_takes_back_against_a_program(tmp_path: Path) -> None:
    seats = ("--seat", "human", "--seat", ENGINE, "--seed", "1")
    done = play(tmp_path, *seats, given="1\nundo\n2\nquit\nn\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Taken back" in done.stdout
    assert "Goodbye." in done.stdout


def test_a_game_is_kept_when_a_program_fails(tmp_path: Path) -> None:
    file = tmp_path / "a.tessella"
    done = play(tmp_path, "--seat", "greedy", "--seat", "gtp:false", "--save", str(file))
    assert done.returncode == 2
    assert "“false” ended" in done.stderr
    assert "Goodbye." in done.stdout
    assert "seat 1: false (gtp)" in file.read_text(encoding="utf-8")


def test_a_record_remembers_our_own_players_but_never_a_command() -> None:
    own = Seat("level:5", "level 5")
    assert own.saved == "level 5 (level:5)"
    assert saved_seat(own.saved) == own
    foreign = Seat("gtp:rm -r x", "rm")
    assert foreign.saved == "rm (gtp)"
    assert saved_seat(foreign.saved).is_human
    assert saved_seat("rm (gtp:x)").is_human
