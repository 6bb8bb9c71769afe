from __future__ import annotations

import datetime as dt

import pytest

import tessella
from tessella.families.blokus import sgf

GAME = tessella.game("blokus-duo")
SHORT = "(;GM[Blokus Duo];B[e10,f10];W[j5])"


def record(*moves: str) -> tessella.Record:
    made = tessella.Record(GAME)
    for move in moves:
        made = made.add(move)
    return made


def test_b_is_seat_0_and_w_is_seat_1() -> None:
    assert sgf.loads(SHORT) == record("first:0", "e10,f10", "j5")


def test_the_first_move_tells_who_began() -> None:
    assert sgf.loads("(;GM[Blokus Duo];W[e10];B[j5])") == record("first:1", "e10", "j5")


@pytest.mark.parametrize("first", [0, 1])
def test_a_record_is_written_and_read_back(first: int) -> None:
    own = tessella.Record(GAME, ("Ann [x]", "Bob \\ Co"), dt.date(2026, 11, 15))
    own = own.add(f"first:{first}").add("e10,f10").add("j5").add("g11")
    assert sgf.loads(sgf.dumps(own)) == own


def test_names_and_dates_are_read() -> None:
    read = sgf.loads("(;GM[Blokus Duo]PB[Ann]PW[Bob]DT[2026-11-15];B[e10])")
    assert (read.players, read.date) == (("Ann", "Bob"), dt.date(2026, 11, 15))


def test_other_properties_and_white_space_are_passed_over() -> None:
    head = "(\n;CA[UTF-8]GM[Blokus Duo]\nRE[B+3]\n"
    text = head + ";B[e10,f10]C[a ; comment (with marks \\])]\n;W[j5]\n)\n"
    assert sgf.loads(text) == record("first:0", "e10,f10", "j5")


def test_of_variations_the_main_line_is_read() -> None:
    text = "(;GM[Blokus Duo];B[e10,f10](;W[j5];B[g11])(;W[j5,k5]))"
    assert sgf.loads(text) == record("first:0", "e10,f10", "j5", "g11")


def test_cells_may_come_in_any_order() -> None:
    assert sgf.loads("(;GM[Blokus Duo];B[F10,e10])") == record("first:0", "e10,f10")


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, ""),
        ("hello", 1, ""),
        ("(;GM[Blokus Duo];B[e10]", 1, ""),
        ("(;GM[Blokus Duo];B[e10)", 1, ""),
        ("(;GM[Blokus Trigon];B[e10])", 1, "Blokus Trigon"),
        ("(;B[e10])", 1, "Blokus Duo"),
        ("(;GM[Blokus Duo]\n;B[e10]\n;B[g11])", 3, "W"),
        ("(;GM[Blokus Duo]\n;B[a1])", 2, "BD-4"),
        ("(;GM[Blokus Duo]\n;B[e10]\n;W[j5]\n;B[e11,e12])", 4, "BD-5"),
        ("(;GM[Blokus Duo]\n;B[e99])", 2, "BD-1"),
        ("(;GM[Blokus Duo]\n;B[])", 2, ""),
        ("(;GM[Blokus Duo]\nAB[e10])", 2, "AB"),
    ],
)
def test_a_file_that_does_not_replay_is_refused_with_its_line(
    text: str, line: int, says: str
) -> None:
    with pytest.raises(tessella.RecordError) as caught:
        sgf.loads_all(text)
    assert caught.value.line == line
    assert says in str(caught.value)


def test_a_file_of_two_games_is_not_one_game() -> None:
    assert len(sgf.loads_all(SHORT + "\n" + SHORT)) == 2
    with pytest.raises(tessella.RecordError, match="2"):
        sgf.loads(SHORT + "\n" + SHORT)
