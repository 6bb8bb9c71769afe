"""The engine answers as the Go Text Protocol, and Pentobi's dialect of it, ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.cli.gtp.engine import Engine
from tessella.core import CHANCE, State

if TYPE_CHECKING:
    from pathlib import Path


def engine(game: str = "blokus-duo", player: str = "greedy", **options: object) -> Engine:
    return Engine(tessella.game(game, **options), player, "1")


def ask(asked: Engine, *lines: str | bytes) -> str:
    """The answer to the last of the lines."""
    reply = None
    for line in lines:
        reply = asked.answer(line if isinstance(line, bytes) else f"{line}\n".encode())
    assert reply is not None
    assert reply[0] in "=?"
    assert reply.endswith("\n\n")
    assert "\n\n" not in reply[:-2]
    return reply[:-2]


def state(asked: Engine) -> State:
    return asked.session.position.state


def test_the_administration() -> None:
    here = engine()
    assert ask(here, "protocol_version") == "= 2"
    assert ask(here, "name") == "= Tessella"
    assert ask(here, "version") == f"= {tessella.__version__}"
    assert ask(here, "known_command genmove") == "= true"
    assert ask(here, "known_command boardsize") == "= false"
    assert float(ask(here, "cputime")[2:]) > 0
    assert ask(here, "param_base") == "= resign 0"
    assert ask(here, "param_base resign 0") == "= "
    commands = ask(here, "list_commands")[2:].split("\n")
    assert commands == sorted(commands)
    assert all(ask(here, f"known_command {name}") == "= true" for name in commands)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"name\r\n", "= Tessella"),
        (b"\t12\tname # who\n", "=12 Tessella"),
        (b"\x00na\x07me\x7f\n", "= Tessella"),
        (b"0 name", "=0 Tessella"),
        (b"5\n", "?5 a command is missing after its number"),
        (b"3 nonsense 1 2\n", "?3 unknown command (nonsense)"),
        (b"name " + b"x" * 20_000, "? the line is too long: at most 10000 characters"),
        (b"8 name " + b"x" * 20_000, "?8 the line is too long: at most 10000 characters"),
    ],
)
def test_lines_are_read_as_the_protocol_says(raw: bytes, expected: str) -> None:
    assert ask(engine(), raw) == expected


@pytest.mark.parametrize("raw", [b"\n", b"\r\n", b" \t \n", b"# hello\n", b"#" + b"x" * 20_000])
def test_a_line_without_a_command_has_no_answer(raw: bytes) -> None:
    assert engine().answer(raw) is None


def test_the_first_to_move_is_who_begins() -> None:
    here = engine()
    assert ask(here, "play w j5,i5") == "= "
    assert [str(move) for move in here.session.position.moves] == ["first:1", "i5,j5"]
    assert ask(here, "undo") == "= "
    assert state(here).turn == CHANCE
    assert ask(here, "play B E10,F10") == "= "
    assert ask(here, "play white i5, j5") == "= "
    assert ask(here, "final_score") == "= 0"


def test_black_has_414_openings_and_white_too() -> None:
    here = engine()
    black, white = (set(ask(here, f"all_legal {colour}")[2:].split("\n")) for colour in "bw")
    assert len(black) == len(white) == 414
    assert all("e10" in move.split(",") for move in black)
    assert all("j5" in move.split(",") for move in white)
    assert ask(here, "play b j5,i5") == "? b starts at the other end of the board: say e10,f10"
    assert state(here).turn == CHANCE


@pytest.mark.parametrize("colour", ["b", "w"])
@pytest.mark.parametrize("seed", range(4))
def test_a_generated_opening_is_where_the_protocol_has_it(colour: str, seed: int) -> None:
    here = engine()
    move = ask(here, f"set_random_seed {seed}", f"genmove {colour}")[2:]
    assert ("e10" if colour == "b" else "j5") in move.split(",")


def test_a_colour_may_move_out_of_turn(tmp_path: Path) -> None:
    here = engine()
    assert ask(here, "play b e10,f10", "play b g9") == "= "
    assert ask(here, "final_score") == "= B+3"
    assert ask(here, f"savesgf {tmp_path / 'x.blksgf'}").startswith("? seats have moved out of")
    assert ask(here, "undo", f"savesgf {tmp_path / 'x.blksgf'}") == "= "


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play b e11", "(BD-4)"),
        ("play b e10,g10", "(BD-2)"),
        ("play b zz", "isn’t a square"),
        ("play b o15", "(BD-1)"),
        ("play b pass", "passed over"),
        ("play green-ish e10", "say one of b, w, chance"),
        ("play chance e10", "(BD-3)"),
        ("play b", "say: play b | w | chance MOVE"),
        ("genmove", "say: genmove WHO"),
        ("genmove chance extra", "say: genmove WHO"),
        ("undo", "cannot undo"),
        ("p", "say: p MOVE"),
        ("get_place b", "not over"),
        ("get_place chance", "no place"),
        ("set_random_seed x", "whole number"),
        ("set_game Chess", "Blokus Duo, Tetris Duel"),
        ("set_game Tetris Link seats=9", "2–4"),
        ("set_game Tetris Link seats=", "2–4"),
        ("loadsgf", "FILE [MOVE_NUMBER]"),
        ("loadsgf nowhere.blksgf", "There’s no file"),
        ("loadsgf x 0", "1 or more"),
        ("savesgf /", "is not a file"),
        ("savesgf nowhere/x", "there is no folder"),
        ("param_base resign 1", "always 0"),
        ("quit now", "nothing after it"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(line: str, reason: str) -> None:
    here = engine()
    before = state(here)
    reply = ask(here, line)
    assert reply.startswith("? ")
    assert reason in reply
    assert state(here) is before
    assert not here.session.has_quit


def test_a_whole_game_by_short_commands() -> None:
    here = engine(player="random")
    moves = 0
    while (move := ask(here, "g")) != "= pass":
        assert move.startswith("= ")
        moves += 1
    lead = state(here).scores[0] - state(here).scores[1]
    assert ask(here, "final_score") == ("= 0" if not lead else f"= {'WB'[lead > 0]}+{abs(lead)}")
    assert {ask(here, f"get_place {colour}") for colour in "bw"} in (
        {"= 1", "= 2"},
        {"= 1 shared"},
    )
    assert ask(here, "genmove b") == "= pass"
    assert ask(here, "all_legal w") == "= "
    assert ask(here, "play b a1").startswith("? ")
    for _ in range(moves):
        assert ask(here, "undo") == "= "
    assert state(here) == tessella.game("blokus-duo").start()


def test_reg_genmove_repeats_itself_and_plays_nothing() -> None:
    here = engine(player="random")
    first = ask(here, "reg_genmove b")
    assert ask(here, "genmove w", "undo", "reg_genmove b") == first
    assert state(here).turn == CHANCE


def test_the_same_seed_gives_the_same_moves() -> None:
    lines = ["set_random_seed 7", *["g"] * 12]
    assert [ask(engine(player="random"), *lines[:n]) for n in range(1, 13)] == [
        ask(engine(player="random"), *lines[:n]) for n in range(1, 13)
    ]


def test_move_values_are_those_of_the_last_question() -> None:
    here = engine(player="simulations:40")
    move = ask(here, "genmove b")[2:]
    values = [line.split() for line in ask(here, "move_values")[2:].split("\n")]
    assert all(len(value) == 4 for value in values)
    assert sum(int(value[0]) for value in values) == 40
    assert all(0 < float(value[2]) < 1 for value in values)
    assert move in {value[3] for value in values}
    after = ask(here, "play w j5,i5", "move_values")
    assert move not in after


def test_a_player_that_keeps_its_thoughts_to_itself_is_said_so() -> None:
    for name in ("random", "greedy"):
        assert f"{name} does not say" in ask(engine(player=name), "move_values")
    assert "chance has the turn" in ask(engine("tetris-link"), "move_values")


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    here, file = engine(), tmp_path / "a game.blksgf"
    ask(here, "play b e10,f10", "play w j5,i5", "play b g9")
    assert ask(here, f'savesgf "{file}"') == "= "
    whole = state(here)
    assert ask(here, "clear_board", f'loadsgf "{file}"') == "= "
    assert state(here) == whole
    assert ask(here, f'loadsgf "{file}" 3', "final_score") == "= 0"
    assert ask(here, f'loadsgf "{file}" 1', "final_score") == "= 0"
    assert ask(here, f'loadsgf "{file}" 99', "final_score") == "= B+1"
    assert "holds a game of Blokus Duo" in ask(
        here, f'savesgf "{tmp_path / "r.tessella"}"', "set_game triominos",
        f'loadsgf "{tmp_path / "r.tessella"}"',
    )  # fmt: skip


def test_chance_is_played_and_sampled() -> None:
    here = engine("tetris-link", seats=3)
    assert ask(here, "all_legal chance") == "= first:0\nfirst:1\nfirst:2"
    assert "(TL-5)" in ask(here, "play 0 a1,b1,c1,d1")
    assert ask(here, "play chance first:2", "play chance I") == "= "
    assert "turn of 2, not of 1 (TL-5)" in ask(here, "genmove 1")
    assert ask(here, "play 2 a1,b1,c1,d1") == "= "
    assert ask(here, "reg_genmove chance")[2:] in "IOTLS*"
    assert ask(here, "genmove chance")[2:] in "IOTLS*"
    assert ask(here, "undo", "undo", "undo", "p I", "p a1,b1,c1,d1") == "= "
    assert ask(here, "final_score") == "= 0 0 0"


@pytest.mark.parametrize("name", tessella.games())
def test_every_game_can_be_played_by_the_engine_alone(name: str) -> None:
    here = engine(name, player="random")
    while state(here).turn is not None:
        assert ask(here, "g").startswith("= ")
        assert ask(here, "showboard").startswith("= \n")
    assert ask(here, "g") == "= pass"
    assert ask(here, "final_score").startswith("= ")


def test_the_board_shows_no_hands() -> None:
    here = engine("triominos")
    ask(here, *["g"] * 19)
    board = ask(here, "showboard")
    assert "9 face down" in board
    hand = tessella.game("triominos").parse(str(here.session.position.moves[1]))
    assert str(hand) not in board


def test_a_failing_player_does_not_end_the_engine() -> None:
    class Broken:
        def choose(self, *_: object) -> None:
            raise ZeroDivisionError("oh")

    here = engine()
    here.session._seated[0].player = Broken()  # type: ignore[assignment]
    assert ask(here, "genmove b") == "? internal error: ZeroDivisionError: oh"
    assert ask(here, "name") == "= Tessella"


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *(("Blokus", 4), ("blokus two-player", 2), ("Blokus Three-Player", 3)),
        *(("classic", 4), ("classic_2", 2), ("classic_3", 3), ("Blokus seats=3", 3)),
    ],
)
def test_blokus_goes_by_the_names_and_colours_that_pentobi_gives_it(name: str, seats: int) -> None:
    here = engine()
    assert ask(here, f"set_game {name}") == "= "
    assert here.session.position.game == tessella.game("blokus", seats=seats)
    assert ask(here, "play 1 a20,b20", "play yellow t20") == "= "
    assert ask(here, "play 3 t1", "genmove 4").startswith("= ")
    assert state(here).colour == 0
