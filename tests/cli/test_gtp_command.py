"""`tessella gtp` as another program starts it."""

from __future__ import annotations

import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "tessella.cli", "gtp"]


def run(given: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments], input=given, capture_output=True, timeout=60, check=False
    )


def test_a_session() -> None:
    done = run(
        b"1 name\r\n\n# x\nplay b \xff\xfe\nplay b e10\nfinal_score\nquit\nname\n", "blokus-duo"
    )
    answers = done.stdout.decode("ascii").split("\n\n")
    assert answers[0] == "=1 Tessella"
    assert answers[1].startswith('? "??" isn\'t a square.')
    assert answers[2:] == ["= ", "= B+1", "= ", ""]
    assert done.stderr == b""
    assert done.returncode == 0


def test_the_end_of_the_input_is_the_end() -> None:
    for given in (b"", b"\n", b"name"):
        done = run(given, "tetris-link", "--option", "seats=4")
        assert done.returncode == 0
        assert done.stderr == b""
        assert done.stdout == (b"= Tessella\n\n" if given == b"name" else b"")


def test_a_line_without_end_takes_no_room_and_one_answer() -> None:
    done = run(b"x" * 3_000_000 + b"\nname\n", "blokus-duo")
    assert done.stdout.count(b"\n\n") == 2
    assert done.stdout.startswith(b"? the line is too long")
    assert done.stdout.endswith(b"= Tessella\n\n")


def test_answers_come_at_once() -> None:
    with subprocess.Popen(
        [*COMMAND, "blokus-duo"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"name\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"= Tessella\n"


def test_nobody_listening_is_no_reason_to_complain() -> None:
    with subprocess.Popen(
        [*COMMAND, "blokus-duo"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"name\nname\n")
        process.stdin.close()
        assert process.wait(30) == 0
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "blokus-duo"),
        (["blokus-duo", "--level", "0"], "from 1 to 9"),
        (["blokus-duo", "--seconds", "0"], "above 0"),
        (["blokus-duo", "--seconds", "1e9"], "above 0"),
        (["blokus-duo", "--level", "3", "--player", "greedy"], "once"),
        (["blokus-duo", "--player", "nobody"], "greedy"),
        (["blokus-duo", "--option", "seats=3"], "no option"),
        (["blokus-duo", "--player", "gtp:"], "gtp:COMMAND"),
    ],
)
def test_a_bad_start_is_refused_in_one_sentence(arguments: list[str], reason: str) -> None:
    done = run(b"name\n", *arguments, "--lang", "en")
    assert done.returncode == 2
    assert done.stdout == b""
    assert reason in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1
