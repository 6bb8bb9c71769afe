"""Lines of play as one short text, and texts of any kind that hold a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import tessella
from tessella import Record
from tessella.core.errors import RecordError
from tessella.core.line_text import loads, read_any
from tests.laws.positions import walk

FILES = Path(__file__).parents[1] / "data" / "blokus-duo-games.sgf.txt"
LINE = "tetris-link seats=3 first:0 S a1,b1,b2,c2"


@pytest.mark.parametrize("name", tessella.games())
def test_a_line_of_play_leads_where_its_moves_lead(name: str) -> None:
    game = tessella.game(name)
    moves = walk(game, 1).moves[:30]
    state = game.start()
    for move in moves:
        state = state.play(move)
    found = read_any(f"  {name}\n{' '.join(map(str, moves))}\n")
    assert found.state == state
    assert found.game == game


def test_options_stand_behind_the_game() -> None:
    found = loads(LINE)
    assert (found.game.seats, len(found.moves)) == (3, 3)
    assert read_any("tetris-link dice=false").game.options["dice"] is False


def test_a_record_of_ours_is_read_with_what_windows_does_to_it() -> None:
    line = loads(LINE)
    record = Record(line.game, moves=line.moves)
    found = read_any("\ufeff" + record.dumps().replace("\n", "\r\n"))
    assert found.record == record
    assert (found.moves, found.state) == (line.moves, line.state)


def test_a_file_of_another_program_is_read() -> None:
    text = FILES.read_text(encoding="utf-8").splitlines()[0]
    found = read_any(text)
    assert found.game.name == "blokus-duo"
    assert str(found.moves[1]) == "f9,e10,f10,g10,f11"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess e2e4",
        "tetris-link seats=9",
        "tetris-link seats=3 seats=4",
        "blokus-duo first:0 z9",
        "blokus-duo first:0 a1",
        "(;GM[Go];B[aa])",
        "blokus-duo at:turn=7",
        "blokus-duo at:nonsense",
    ],
)
def test_what_cannot_be_read_is_refused_in_words(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_any(text)
    assert refused.value.message.say("en")
