"""`tessella arena` as somebody uses it, and as somebody interrupts it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

import tessella
from tessella.arena import Plan
from tessella.arena.game_run import GameRun
from tessella.cli import main
from tessella.players import player

COMMAND = (sys.executable, "-m", "tessella.cli", "arena")
LINE = ("triominos", "--players", "greedy,random", "--jobs", "2", "--lang", "en")
GAMES = 28
"""So many that a run cannot be over before it is killed twice."""


def lines(folder: Path) -> list[bytes]:
    path = folder / "journal.jsonl"
    return path.read_bytes().splitlines() if path.exists() else []


def numbers(folder: Path) -> list[int]:
    return [json.loads(line)["game"] for line in lines(folder)[1:]]


def processes_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    path = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(pid) for pid in path.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_a_run_that_is_killed_loses_and_repeats_nothing(tmp_path: Path) -> None:
    folder, line = tmp_path / "run", [*COMMAND, *LINE, "--games", str(GAMES)]
    workers: list[int] = []
    counts = [0]
    for _ in range(2):
        run = subprocess.Popen([*line, "--out", str(folder)], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while len(lines(folder)) < counts[-1] + 4 and time.monotonic() < deadline:
            time.sleep(0.002)
        workers += processes_of(run.pid)
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
        counts.append(len(lines(folder)))
        assert counts[-1] >= counts[-2] + 4
    assert counts[-1] < GAMES + 1, "the run was over before it could be killed"
    done = numbers(folder)
    ended = subprocess.run([*line, "--out", str(folder)], capture_output=True, check=True)
    assert f"{len(done)} games are there already" in ended.stdout.decode()
    assert numbers(folder)[: len(done)] == done
    assert sorted(numbers(folder)) == list(range(GAMES))
    assert not ended.stderr
    plan = Plan.of(tessella.game("triominos"), ("greedy", "random"), GAMES)
    for number in range(GAMES):
        undisturbed = GameRun(plan, number, lambda _: None).play(player).record
        assert (folder / "games" / f"{number:06}.tessella").read_text("utf-8") == undisturbed
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


def test_the_same_command_goes_on_in_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    line = ["arena", "tetris-link", "--players", "greedy,random", "--games", "3", "--lang", "en"]
    assert main([*line, "--out", str(folder)]) == 0
    first = capsys.readouterr().out
    assert "4 games: 2 blocks of 2" in first
    assert "greedy" in first
    assert main([*line, "--out", str(folder)]) == 0
    assert "4 games are there already" in capsys.readouterr().out
    assert {path.name for path in folder.iterdir()} == {
        "journal.jsonl", "results.json", "elo.svg", "games",
    }  # fmt: skip
    for path in (folder / "games").iterdir():
        assert main(["show", str(path)]) == 0


def test_a_run_that_is_given_no_folder_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert main(["arena", "tetris-link", "--players", "greedy,random", "--games", "2"]) == 0
    assert "greedy" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("tetris-link", "--players"),
        ("tetris-link --players greedy,random --player greedy", "--players"),
        ("tetris-link --players greedy,nobody", "“nobody”"),
        ("tetris-link --players greedy", "2 seats"),
        ("tetris-link --players greedy,random,random", "named twice"),
        ("chess --players greedy,random", "“chess”"),
        ("tetris-link --players greedy,random --option seats=9", "seats"),
        ("tetris-link --players greedy,random --option hello", "“hello”"),
        ("tetris-link --players greedy,random --games 0", "--games"),
        ("tetris-link --players greedy,random --games many", "--games"),
        ("tetris-link --players greedy,random --jobs 0", "--jobs"),
        ("tetris-link --players greedy,random --opening -1", "--opening"),
        ("tetris-link --players greedy,random --limit 0", "--limit"),
        ("tetris-link --players greedy,random --sprt 5", "“5”"),
        ("tetris-link --players random,random --sprt 0,5,0.1,0.1", "two sides"),
        ("tetris-link --players greedy,random --out /dev/null/x", "/dev/null/x"),
        ("tetris-link --players greedy,random --speed 9", "--speed"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    line: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *line.split(), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert not said.out


def test_an_empty_seed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "tetris-link", "--players", "greedy,random", "--seed", "", "--lang", "en"]
    assert main(line) == 2
    assert "seed" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_is_said_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "arena blokus-duo --players greedy,random --games 2 --opening 20 --sprt 0,900,0.4,0.4"
    out = str(tmp_path / "run")
    assert main([*line.split(), "--out", out, "--lang", language]) == 0
    assert "LLR" in capsys.readouterr().out
    assert main(["arena", "--help", "--lang", language]) == 0
    assert "--sprt" in capsys.readouterr().out


def test_stopping_it_by_hand_keeps_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run = subprocess.Popen(
        [*COMMAND, *LINE, "--games", "9000", "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + 60
    while len(lines(folder)) < 4 and time.monotonic() < deadline:
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=30)
    assert run.returncode == 130
    assert b"the same command goes on" in b" ".join(out.split())
    assert b"Traceback" not in err
    assert not json.loads((folder / "results.json").read_text())["complete"]
