"""The commands besides `play`, and `play` where nobody watches."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.language import LANGUAGES
from tessella.core.perft import perft

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command


def finished(game: str, *players: str, seed: int = 1, **options: object) -> tessella.Record:
    """A game of random moves."""
    rng = random.Random(seed)
    record = tessella.Record(tessella.game(game, **options), players)
    while record.state.turn is not None:
        record = record.add(rng.choice(record.state.moves()))
    return record


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.tessella"
    file.write_text(finished("tetris-link", "Anna", "Robo (greedy)").dumps())
    return file


def test_alone_the_command_helps(command: Command) -> None:
    alone, asked = command(), command("--help")
    assert alone == asked
    assert alone.code == 0
    for name in ("play", "rules", "show", "verify", "games", "perft", "convert", "pieces"):
        assert re.search(rf"\b{name}\b", alone.out)


@pytest.mark.parametrize(
    "name", ["play", "rules", "show", "verify", "games", "perft", "convert", "pieces"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(
    command: Command, name: str, language: str
) -> None:
    outcome = command(name, "--help", "--lang", language)
    assert outcome.code == 0
    assert "--lang" in outcome.out
    assert ("Usage:" in outcome.out) is (language == "en")


def test_the_version(command: Command) -> None:
    assert command("--version").out.strip() == tessella.__version__


def test_games_lists_every_option(command: Command) -> None:
    out = command("games").out
    for name in tessella.games():
        assert name in out
        for option in tessella.game(name).choices:
            assert re.search(rf"{option.name} .*{option.rule}", out)


def test_perft_prints_lines_that_a_script_can_read(command: Command) -> None:
    outcome = command("perft", "tetris-link", "--depth", "3")
    state = tessella.game("tetris-link").start().play("first:0")
    assert outcome.out == "".join(f"{depth} {perft(state, depth)}\n" for depth in (1, 2, 3))
    assert re.fullmatch(r"\d+\.\d{3} s\n", outcome.err)


def test_perft_knows_options_and_records(command: Command, tmp_path: Path) -> None:
    options = ("--option", "seats=3", "--option", "dice=false")
    out = command("perft", "tetris-link", "--depth", "1", *options).out
    assert out == "1 162\n"
    file = tmp_path / "game.tessella"
    file.write_text(tessella.Record(tessella.game("blokus-duo")).add("first:1").add("e10").dumps())
    assert command("perft", "blokus-duo", "--depth", "1", "--after", str(file)).out == "1 414\n"


@pytest.mark.parametrize("game", tessella.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_in_every_language(command: Command, game: str, language: str) -> None:
    outcome = command("rules", game, "--lang", language)
    rule = tessella.game(game).turn_rule
    assert outcome.code == 0
    assert rule in outcome.out
    assert ".svg" not in outcome.out
    one = command("rules", game, "--lang", language, "--rule", rule.lower())
    assert one.out.split()[1] == rule
    assert len(one.out) < len(outcome.out) / 4
    other = re.findall(r"[A-Z]{2}-\d+", one.out.replace(rule, "", 1))
    assert f" • {rule}" in one.out
    assert all(f" • {number}" not in one.out for number in other)


def test_show_prints_head_board_moves_and_result(command: Command, record_file: Path) -> None:
    out = command("show", str(record_file)).out
    record = tessella.Record.loads(record_file.read_text())
    assert "Tetris Link" in out
    assert "■ Anna" in out
    assert "● Robo" in out
    assert "(TL-20)" in out
    assert f"After {len(record.moves)} of {len(record.moves)} moves" in out
    for move in record.moves[2::2]:
        assert str(move) in out


def test_show_at_a_move_and_at_all(command: Command, record_file: Path) -> None:
    assert "After 2 of" in command("show", str(record_file), "--at", "2").out
    assert "Anna" in command("show", str(record_file), "--at", "0").out
    every = command("show", str(record_file), "--all").out
    assert every.count("Tetris Link") > 20


def test_show_hides_what_a_spectator_may_not_see(command: Command, tmp_path: Path) -> None:
    record = tessella.Record(tessella.game("triominos"))
    rng = random.Random(1)
    while record.state.turn in (None, tessella.CHANCE):
        record = record.add(rng.choice(record.state.moves()))
    file = tmp_path / "game.tessella"
    file.write_text(record.dumps())
    out = command("show", str(file)).out
    assert len(record.moves) > 2 * 7, "the lot, and two hands"
    for move in record.moves[1:]:
        assert str(move) not in out.replace("400", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_record_is_shown_too(command: Command, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.tessella"
    file.write_text(tessella.Record(tessella.game("blokus-duo")).dumps())
    assert command("show", str(file), "--lang", language).code == 0


def test_convert_goes_there_and_back(command: Command, tmp_path: Path) -> None:
    ours, theirs, again = (tmp_path / name for name in ("a.tessella", "b.blksgf", "c.tessella"))
    record = finished("blokus-duo", "Anna", "Ben")
    ours.write_text(record.dumps())
    assert command("convert", str(ours), str(theirs)).code == 0
    assert theirs.read_text().startswith("(;")
    assert command("convert", str(theirs), str(again)).code == 0
    assert tessella.Record.loads(again.read_text()).moves == record.moves
    assert command("show", str(theirs)).out == command("show", str(again)).out


def test_convert_refuses_what_the_other_format_cannot_hold(
    command: Command, record_file: Path, tmp_path: Path
) -> None:
    outcome = command("convert", str(record_file), str(tmp_path / "x.blksgf"))
    assert outcome.code == 2
    assert ".blksgf" in outcome.err


@pytest.mark.parametrize(
    ("game", "language"),
    [*((game, "en") for game in tessella.games()), ("tetris-duel", "fr"), ("tetris-duel", "de")],
)
def test_players_alone_play_into_a_pipe(
    command: Command, game: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.tessella"
    tokens = ("--players", "greedy,random", "--seed", "1", "--save", str(file), "--lang", language)
    outcome = command("play", game, *tokens)
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
    record = tessella.Record.loads(file.read_text())
    assert record.players == ("greedy", "random")
    assert record.state.result is not None
    assert record.state.result.reason in outcome.out
    assert "  1. " in outcome.out


def test_four_seats_play(command: Command) -> None:
    seats = [token for name in ("A", "B", "C", "D") for token in ("--seat", f"random:{name}")]
    out = command("play", "tetris-link", *seats, "--seed", "1").out
    assert re.search(r"1\. . [A-D] ", out)
    assert re.search(r"4\. . [A-D] ", out)


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    games = [
        command("play", "triominos", "--players", "random,random", "--seed", s).out for s in "112"
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_human_can_play_through_a_pipe(command: Command, home: Path) -> None:
    outcome = command("play", "tetris-duel", "--seed", "1", typed="1\n?\nfoo\nundo\n1\n")
    assert outcome.code == 0
    assert "Goodbye" in outcome.out
    assert "--resume" in outcome.out
    (file,) = home.rglob("*.tessella")
    assert tessella.Record.loads(file.read_text()).players == ("Player", "greedy")


def test_resume_keeps_seats_and_goes_on_in_the_same_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    seats = ("--seat", "human:Anna", "--seat", "greedy:Robo")
    command("play", "tetris-duel", *seats, "--seed", "1", "--save", str(file), typed="1\n1\n")
    half = tessella.Record.loads(file.read_text())
    outcome = command("play", "--resume", str(file), "--seed", "1", typed="1\n")
    more = tessella.Record.loads(file.read_text())
    assert "Anna" in outcome.out
    assert more.moves[: len(half.moves)] == half.moves
    assert len(more.moves) > len(half.moves)
    assert more.players == half.players == ("Anna", "Robo (greedy)")


def test_resume_may_change_who_plays(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.tessella"
    command("play", "tetris-duel", "--seed", "1", "--save", str(file), typed="1\n")
    outcome = command("play", "--resume", str(file), "--players", "random,random")
    assert outcome.code == 0
    assert tessella.Record.loads(file.read_text()).state.result is not None


def test_the_menu_works_through_a_pipe_too(command: Command) -> None:
    outcome = command("play", typed="blokus-duo\nplayers=random,random\n\n")
    assert "(BD-9)" in outcome.out
    assert "À bientôt" in command("play", typed="lang=fr\nquitter\n").out
    assert "Goodbye" in command("play", typed="").out


def test_the_menu_offers_unfinished_games(command: Command, home: Path) -> None:
    command("play", "tetris-duel", "--seed", "1", typed="1\n")
    (file,) = home.rglob("*.tessella")
    outcome = command("play", typed=f"{len(tessella.games()) + 1}\n")
    assert f"Go on: {file.stem}" in outcome.out
    assert "your move" in outcome.out


def test_a_command_loads_no_other() -> None:
    script = (
        "import sys; from tessella.cli import main; main(['games']);"
        "print(*(name for name in sys.modules if name.startswith('tessella.cli.commands.')))"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "tessella.cli.commands.games"
