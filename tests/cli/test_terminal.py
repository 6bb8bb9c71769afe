"""Whole games at a real terminal, typed as a player would type them."""

from __future__ import annotations

import os
import random
import re
from typing import TYPE_CHECKING

import pexpect
import pytest

import tessella

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Spawn

CONTROLS = (3, 4, 19, 26, 28)
"""Keys that end or stop a program."""
PROMPT = r"\(\? what fits\) > "
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9];?")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def answered(child: pexpect.spawn[str], line: str) -> str:
    """What is shown between a line that is typed and the next prompt."""
    child.sendline(line)
    child.expect(PROMPT)
    return str(child.before)


def to_the_end(child: pexpect.spawn[str], line: str = "1") -> str:
    """Type the same line at every prompt; what is shown after the last one."""
    turns = 0
    while child.expect([PROMPT, pexpect.EOF]) == 0:
        turns += 1
        assert turns < 200
        child.sendline(line)
    child.close()
    assert child.exitstatus == 0
    return str(child.before)


@pytest.mark.parametrize("game", tessella.games())
def test_a_whole_game_against_greedy(spawn: Spawn, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    child = spawn("play", game, "--seed", "1", "--save", str(file))
    end = to_the_end(child)
    record = tessella.Record.loads(file.read_text())
    assert record.state.result is not None
    assert re.search(r"1\. .* (Player|greedy)", ESCAPE.sub("", end))
    assert f"tessella show {file}" in end


def test_a_hint_a_try_and_wrong_input_leave_the_game_as_it_is(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    child = spawn("play", "blokus-duo", "--seed", "2", "--save", str(file))
    child.expect(PROMPT)
    before = file.read_text()
    assert "that is still free" in answered(child, "a1")
    assert "isn’t a square" in answered(child, "what?")
    assert "There’s no move 99999" in answered(child, "99999")
    assert "There’s no move" in answered(child, "9" * 300)
    assert "! " in answered(child, "a" * 300)
    assert re.search(r"look at \S+, around [a-n]\d+–[a-n]\d+", answered(child, "hint"))
    assert re.search(r"engine would play \d+: .* Win chance \d+%", answered(child, "hint"))
    assert re.search(r"\d", answered(child, "hint"))  # what was counted on the board
    assert "isn’t played yet" in answered(child, "try 1")
    assert "Try what" in answered(child, "try")
    assert "The best of" in answered(child, "?")
    assert "more moves" in answered(child, "more")
    assert "No move that fits" in answered(child, "? zz")
    assert "BD-4" in answered(child, "rules BD-4")
    assert "There’s no rule" in answered(child, "rules BD-99")
    assert "undo" in answered(child, "help")
    assert "Type a move" in answered(child, "")
    assert file.read_text() == before


def test_noise_on_the_keyboard_is_only_a_wrong_move(spawn: Spawn) -> None:
    """These twelve lines made GNU readline crash while it searched for broken UTF-8."""
    rng = random.Random(0)
    signs = [sign for sign in range(256) if sign not in CONTROLS]
    child = spawn("play", "triominos", "--seed", "3")
    child.expect(PROMPT)
    for _ in range(12):
        os.write(child.child_fd, bytes(rng.choices(signs, k=rng.randint(1, 60))) + b"\r")
        child.expect(["> ", pexpect.TIMEOUT], timeout=2)
    child.send("\x15\r")
    child.expect("Type a move")
    child.sendline("1")
    child.expect(PROMPT)


def test_undo_takes_back_the_replies_too(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    child = spawn("play", "blokus-duo", "--seed", "2", "--save", str(file))
    child.expect(PROMPT)
    start = file.read_text()
    assert "no move to take back" in answered(child, "undo")
    answered(child, "1")
    assert file.read_text() != start
    assert "Taken back" in answered(child, "undo")
    assert file.read_text() == start


@pytest.mark.parametrize(
    ("game", "why"), [("tetris-link", "dice or draws"), ("triominos", "hidden hands")]
)
def test_undo_stops_at_dice_and_secrets(spawn: Spawn, game: str, why: str) -> None:
    child = spawn("play", game, "--seed", "3")
    child.expect(PROMPT)
    answered(child, "1")
    assert why in answered(child, "undo")


def test_a_game_without_dice_can_be_taken_back(spawn: Spawn) -> None:
    child = spawn("play", "tetris-link", "--seed", "3", "--option", "dice=false")
    child.expect(PROMPT)
    answered(child, "1")
    assert "Taken back" in answered(child, "undo")


def test_save_quit_and_resume(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "my game.tessella"
    child = spawn("play", "tetris-duel", "--seed", "4")
    child.expect(PROMPT)
    answered(child, "1")
    assert "Saved" in answered(child, f"save {file}")
    answered(child, "1")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert f"--resume '{file}'" in str(child.before)
    moves = tessella.Record.loads(file.read_text()).moves
    again = spawn("play", "--resume", str(file), "--seed", "4")
    again.expect(PROMPT)
    answered(again, "1")
    assert tessella.Record.loads(file.read_text()).moves[: len(moves)] == moves


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_by_a_key_keeps_the_game(spawn: Spawn, home: Path, key: str) -> None:
    child = spawn("play", "tetris-duel", "--seed", "5")
    child.expect(PROMPT)
    answered(child, "1")
    child.send(key)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Goodbye" in str(child.before)
    (kept,) = home.rglob("*.tessella")
    assert len(tessella.Record.loads(kept.read_text()).moves) >= 3


def test_quit_can_keep_nothing(spawn: Spawn, home: Path) -> None:
    child = spawn("play", "tetris-duel", "--seed", "5")
    child.expect(PROMPT)
    answered(child, "1")
    child.sendline("quit")
    child.expect("Save the game")
    child.sendline("n")
    child.expect(pexpect.EOF)
    assert not list(home.rglob("*.tessella"))


def test_hands_are_hidden_while_the_keyboard_changes_hands(spawn: Spawn) -> None:
    child = spawn("play", "triominos", "--seat", "human:Anna", "--seat", "human:Ben", "--seed", "1")
    child.expect(r"Pass the keyboard to (\w+)")
    child.sendline("")
    child.expect(PROMPT)
    assert str(child.before).count("9 face down") == 1
    child.sendline("1")
    child.expect(r"\x1b\[3J")
    child.expect(r"Pass the keyboard to (\w+)")
    assert "╱" not in str(child.before)


def test_open_games_do_not_ask_to_hand_over(spawn: Spawn) -> None:
    child = spawn("play", "blokus-duo", "--players", "human,human")
    child.expect(PROMPT)
    answered(child, "1")
    assert "Pass the keyboard" not in str(child.before)


@pytest.mark.parametrize(("flags", "variable"), [(["--no-colour"], ""), ([], "1")])
def test_without_colour_marks_tell_the_seats_apart(
    spawn: Spawn, flags: list[str], variable: str
) -> None:
    child = spawn("play", "blokus-duo", "--seed", "2", *flags, NO_COLOR=variable)
    child.expect(PROMPT)
    shown = answered(child, "1")
    assert not COLOUR.search(shown)
    assert "■" in shown
    assert "›●" in ESCAPE.sub("", shown)


def test_with_colour_there_are_colours(spawn: Spawn) -> None:
    child = spawn("play", "blokus-duo", "--seed", "2")
    child.expect(PROMPT)
    assert "48;2;" in answered(child, "1")


@pytest.mark.parametrize("game", ["tetris-link", "triominos"])
def test_an_ascii_terminal_gets_ascii(spawn: Spawn, game: str) -> None:
    child = spawn("play", game, "--seed", "2", "--lang", "fr", PYTHONIOENCODING="ascii")
    for line in ("1", "?", "aide", "quitter"):
        child.expect(r"ce qui va\) > ")
        assert str(child.before).isascii()
        child.sendline(line)


@pytest.mark.parametrize(
    ("game", "width"), [*((game, 40) for game in tessella.games()), ("triominos", 80)]
)
def test_narrow_terminals_cut_nothing_off(spawn: Spawn, game: str, width: int) -> None:
    child = spawn("play", game, "--seed", "2", size=(24, width))
    for line in ("1", "?", "help"):
        child.expect(PROMPT)
        lines = ESCAPE.sub("", str(child.before)).splitlines()[1:]
        assert max(map(len, lines)) <= width
        assert not any("…" in text for text in lines)
        child.sendline(line)


def test_the_menu_leads_into_a_game(spawn: Spawn) -> None:
    child = spawn("play")
    child.expect("Which game")
    child.sendline("7x")
    child.expect("isn’t on the menu")
    child.sendline("4")
    child.expect("Enter starts")
    child.sendline("seats=9")
    child.expect("can’t be")
    child.sendline("players=human:Anna,greedy,random")
    child.expect("Enter starts")
    child.sendline("lang=de")
    child.expect("Enter beginnt")
    child.sendline("")
    child.expect("Anna, du bist dran")
    assert "random" in str(child.before)


def test_show_goes_through_a_record(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    record = tessella.Record(tessella.game("blokus-duo"), ("Anna", "Ben"))
    for move in ("first:0", "e10", "j5", "f11,g11", "i4,h4"):
        record = record.add(move)
    file.write_text(record.dumps())
    child = spawn("show", str(file))
    for line, expected in (
        ("b", "After 5 of 5"),
        ("0", "After 4 of 5"),
        ("x", "After 0 of 5"),
        ("3", "leads nowhere"),
        ("", "After 3 of 5"),
        ("", "After 4 of 5"),
        ("", "After 5 of 5"),
    ):
        child.expect(expected)
        child.expect("leave > ")
        child.sendline(line)
    child.expect(pexpect.EOF)
