"""Whatever is typed: one line that helps, exit code 2, never a traceback, never a hang."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tessella
from tessella.cli.errors import CommandError
from tessella.cli.files import check_target, load_record, write_file

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command, Outcome

LANGUAGES = ("en", "fr", "de")
VALID = tessella.Record(tessella.game("blokus-duo")).add("first:0").dumps()
HUGE = "9" * 5000
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def refused(outcome: Outcome) -> str:
    """The one line that a refusal consists of."""
    assert outcome.code == 2
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert line.replace(NARROW_SPACE, " ").isprintable()
    assert 10 < len(line) < 400
    return line


@pytest.mark.parametrize(
    "tokens",
    [
        ["foo"],
        ["--foo"],
        ["play", "chess"],
        ["play", "\x1b[31m\n"],
        ["play", "x" * 10_000],
        ["play", "blokus-duo", "extra"],
        ["play", "blokus-duo", "--seat"],
        ["play", "blokus-duo", "--nonsense"],
        ["play", "blokus-duo", "--seed", "1", "--seed", "2"],
        ["play", "blokus-duo", "--seat", "robot"],
        ["play", "blokus-duo", "--seat", "human"],
        ["play", "blokus-duo", "--players", "human,human,human"],
        ["play", "blokus-duo", "--players", ""],
        ["play", "blokus-duo", "--players", "human,", "--seat", "human"],
        ["play", "tetris-link", "--players", "random"],
        ["play", "tetris-link", "--players", "random,random,random,random,random"],
        ["play", "tetris-link", "--option", "seats=3", "--players", "random,random"],
        ["play", "blokus-duo", "--option", "seats=2"],
        ["play", "tetris-link", "--option", "seats"],
        ["play", "tetris-link", "--option", "=3"],
        ["play", "tetris-link", "--option", "seats=3", "--option", "seats=3"],
        ["play", "tetris-link", "--option", f"seats={HUGE}"],
        ["play", "tetris-link", "--option", "seats=-1"],
        ["play", "tetris-link", "--option", "dice=maybe"],
        ["play", "tetris-link", "--option", "edition=\x00"],
        ["play", "tetris-duel", "--option", "rows=9"],
        ["play", "--players", "human,human"],
        ["play", "blokus-duo", "--save", "/nowhere/at/all/game"],
        ["play", "blokus-duo", "--save", "/"],
        ["play", "blokus-duo", "--save", "/dev/null"],
        ["play", "blokus-duo", "--save", "a\x00b"],
        ["play", "--resume", "/nowhere"],
        ["play", "--resume", "/"],
        ["play", "--resume", ""],
        ["rules"],
        ["rules", "chess"],
        ["rules", "blokus-duo", "--rule", "BD-99"],
        ["rules", "blokus-duo", "--rule", "\x07"],
        ["show"],
        ["show", "/nowhere"],
        ["show", "/"],
        ["show", "a\x00b"],
        ["show", "\udcff"],
        ["show", "x" * 5000],
        ["perft", "blokus-duo"],
        ["perft", "blokus-duo", "--depth", "0"],
        ["perft", "blokus-duo", "--depth", "-1"],
        ["perft", "blokus-duo", "--depth", HUGE],
        ["perft", "blokus-duo", "--depth", "٣"],
        ["perft", "blokus-duo", "--depth", "two"],
        ["perft", "chess", "--depth", "1"],
        ["perft", "blokus-duo", "--depth", "1", "--after", "/nowhere"],
        ["convert"],
        ["convert", "/nowhere", "/nowhere"],
        ["games", "blokus-duo"],
        ["games", "--no-colour=perhaps"],
    ],
    ids=lambda tokens: " ".join(tokens)[:40].encode("unicode_escape").decode(),
)
def test_a_bad_command_line_gets_one_line(
    command: Command, tokens: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", LANGUAGES[len(str(tokens)) % len(LANGUAGES)])
    refused(command(*tokens))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_language_asked_for(command: Command, language: str) -> None:
    words = {"en": "no game", "fr": "Aucun jeu", "de": "gibt es nicht"}
    assert words[language] in refused(command("play", "chess", "--lang", language))


def test_an_unknown_language_is_refused_in_the_known_one(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "en, fr, de" in refused(command("games", "--lang", "klingon"))


BROKEN = {
    "empty": b"",
    "binary": bytes(range(256)) * 10,
    "noise": os.urandom(10_000_000),
    "long text": b"tessella-record: 1\n" + b"x" * 10_000_000,
    "nulls": b"\x00" * 1000,
    "truncated": VALID.encode()[:40],
    "edited": VALID.replace("first:0", "first:1").replace("-89 -89", "-1 -1").encode(),
    "wrong version": VALID.replace("record: 1", "record: 99").encode(),
    "wrong game": VALID.replace("blokus-duo", "chess").encode(),
    "illegal move": VALID.replace("first:0", "a1,a2").encode(),
    "control signs": VALID.replace("first:0", "\x1b[31m").encode(),
    "other line ends": VALID.replace("\n", "\r\n").encode(),
    "huge count": VALID.replace("end: 1", f"end: {HUGE}").encode(),
    "more": VALID.encode() + b"more\n",
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_gets_one_line(command: Command, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "broken.tessella"
    file.write_bytes(BROKEN[kind])
    after = ("perft", "blokus-duo", "--depth", "1", "--after")
    for language, tokens in zip(LANGUAGES, (("show",), ("play", "--resume"), after), strict=True):
        refused(command(*tokens, str(file), "--lang", language))
    assert file.read_bytes() == BROKEN[kind]


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_of_another_program_gets_one_line(
    command: Command, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "broken.blksgf"
    file.write_bytes(BROKEN[kind])
    refused(command("show", str(file)))


def test_a_record_of_another_game_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    file.write_text(VALID)
    assert "blokus-duo" in refused(command("play", "triominos", "--resume", str(file)))
    assert "blokus-duo" in refused(
        command("perft", "triominos", "--depth", "1", "--after", str(file))
    )
    refused(command("play", "--resume", str(file), "--option", "seats=2"))
    refused(command("play", "--resume", str(file), "--players", "human"))
    assert "0 to 1" in refused(command("show", str(file), "--at", "2"))
    refused(command("show", str(file), "--at", "-1"))


def test_no_file_is_overwritten_unasked(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("do not lose me")
    assert "exists already" in refused(command("play", "blokus-duo", "--save", str(file)))
    game = tmp_path / "game.tessella"
    game.write_text(VALID)
    refused(command("convert", str(game), str(file)))
    typed = f"save {file}\nsave {tmp_path}\nsave /nowhere/x\nquit\nn\n"
    outcome = command("play", "tetris-duel", typed=typed)
    assert outcome.out.count("! ") == 3
    assert file.read_text() == "do not lose me"


def test_an_unreadable_file_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text(VALID)
    file.chmod(0)
    if os.access(file, os.R_OK):
        pytest.skip("whoever runs this may read everything")
    assert "permission" in refused(command("show", str(file)))


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "game.tessella"
    target.write_text("old")
    with pytest.raises(CommandError):
        write_file(tmp_path / "no" / "folder", "x")
    with pytest.raises(UnicodeEncodeError):
        write_file(target, "\udcff")
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_link_is_followed_and_stays_one(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.touch()
    link.symlink_to(real)
    write_file(check_target(str(link)), VALID)
    assert link.is_symlink()
    assert load_record(str(real)) == load_record(str(link))


def test_a_full_disk_does_not_end_the_game(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file = tmp_path / "game.tessella"
    outcome = command("play", "tetris-duel", "--save", str(file), typed="1\n1\n")
    assert outcome.code == 0
    assert " ".join(outcome.out.split()).count("No space left on device") >= 2
    assert outcome.out.endswith("Goodbye.\n")
    assert not list(tmp_path.glob("*tessella*"))


def test_a_line_of_megabytes_is_refused_at_once(command: Command) -> None:
    outcome = command("play", "tetris-duel", "--seed", "1", typed="a1," * 3_000_000)
    assert "too long" in outcome.out
    assert len(outcome.out) < 20_000


WORDS = (
    *("play", "show", "rules", "games", "perft", "convert", *tessella.games()),
    *("--seat", "--players", "random,random", "--option", "seats=3", "--seed", "--at", "--lang"),
    *("fr", "1", "--all", "--rule", "--", "-", "-x", "--resume", "=", "--no-colour"),
)
TOKENS = st.lists(
    st.one_of(st.sampled_from(WORDS), st.text(max_size=8), st.integers().map(str)), max_size=6
)
TYPED = st.lists(st.text(max_size=30).map(lambda text: text.replace("\n", " ")), max_size=8)
FUZZ = settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@given(TOKENS)
@FUZZ
def test_no_command_line_ends_in_a_traceback(command: Command, tokens: list[str]) -> None:
    outcome = command(*tokens)
    assert outcome.code in (0, 2)
    if outcome.code == 2:
        assert len(outcome.err.splitlines()) == 1


@given(TYPED)
@settings(FUZZ, max_examples=20)
def test_nothing_that_is_typed_ends_in_a_traceback(command: Command, lines: list[str]) -> None:
    outcome = command("play", "tetris-duel", "--seed", "1", typed="\n".join(lines))
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
