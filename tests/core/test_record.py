import datetime as dt

import pytest

import tessella
from tessella import IllegalMove, NotationError, Record, RecordError
from tessella.core.record_text import NAME_LENGTH

LINK = tessella.game("tetris-link", seats=3)
MOVES = ("first:1", "O", "a1,b1,a2,b2", "S", "d1,e1,e2,f2")
NAMES = ("Ada", "Bob", "Cem")
DATE = dt.date(2026, 11, 15)


def played() -> Record:
    record = Record(LINK, NAMES, DATE)
    for move in MOVES:
        record = record.add(move)
    return record


def test_a_record_is_a_text_that_people_can_read() -> None:
    assert played().dumps() == (
        "tessella-record: 1\n"
        "game: tetris-link\n"
        "options: seats=3 edition=fr dice=true\n"
        "date: 2026-11-15\n"
        "seat 0: Ada\n"
        "seat 1: Bob\n"
        "seat 2: Cem\n"
        "moves:\n"
        "chance first:1\n"
        "chance O\n"
        "1 a1,b1,a2,b2\n"
        "chance S\n"
        "2 d1,e1,e2,f2\n"
        "end: 5 moves\n"
        "scores: 0 0 -1\n"
        "result: unfinished\n"
    )


def test_options_date_and_names_are_left_out_where_there_are_none() -> None:
    assert Record(tessella.game("blokus-duo")).dumps() == (
        "tessella-record: 1\n"
        "game: blokus-duo\n"
        "moves:\n"
        "end: 0 moves\n"
        "scores: -89 -89\n"
        "result: unfinished\n"
    )


def test_a_record_comes_back_as_it_was() -> None:
    record = played()
    again = Record.loads(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    assert (again.game, again.players, again.date) == (LINK, NAMES, DATE)
    assert again.moves == tuple(map(LINK.parse, MOVES))
    assert again.state == record.state
    assert len(list(again.states())) == len(MOVES) + 1


def test_the_last_line_may_lack_its_newline() -> None:
    assert Record.loads(played().dumps().removesuffix("\n")) == played()


def test_a_record_grows_and_shrinks_without_changing() -> None:
    record = played()
    longer = record.add("T")
    assert (len(record.moves), len(longer.moves)) == (5, 6)
    assert longer.cut(5) == record
    assert longer.cut(5).state == record.state
    assert longer.cut(0) == Record(LINK, NAMES, DATE)
    assert record.cut(99) == record


def test_a_record_takes_moves_in_any_writing_and_keeps_the_canonical_one() -> None:
    record = Record(LINK).add("first:0").add("O").add("B2,a2,B1,a1")
    assert "0 a1,b1,a2,b2\n" in record.dumps()
    text = record.dumps().replace("0 a1,b1,a2,b2", "0 B2,A2,b1,a1")
    assert Record.loads(text) == record


def test_what_the_law_refuses_does_not_get_in() -> None:
    with pytest.raises(IllegalMove, match="TL-5"):
        played().add("first:0")
    with pytest.raises(NotationError):
        played().add("zz")
    with pytest.raises(IllegalMove):
        Record(LINK, moves=(LINK.parse("O"),)).state  # noqa: B018 - reading it is the test


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bob"), ("A", "B", "C", "D")])
def test_there_is_a_name_for_each_seat_or_none(names: tuple[str, ...]) -> None:
    with pytest.raises(RecordError, match=f"3 seats.*{len(names)}") as caught:
        Record(LINK, names)
    assert caught.value.line == 0


@pytest.mark.parametrize(
    "name", ["", " ", " Ada", "Ada ", "A\nB", "A\tB", "\0", "\x1b[31m", "x" * (NAME_LENGTH + 1)]
)
def test_a_name_fits_on_its_line(name: str) -> None:
    with pytest.raises(RecordError, match=str(NAME_LENGTH)) as caught:
        Record(LINK, ("Ada", name, "Cem"))
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    "name", ["x" * NAME_LENGTH, "seat 0: x", "moves:", "end: 0 moves", "é 李 Ω"]
)
def test_any_printable_name_comes_back(name: str) -> None:
    record = Record(LINK, ("Ada", name, name))
    assert Record.loads(record.dumps()).players == record.players


@pytest.mark.parametrize("date", [dt.date(1, 1, 1), dt.date(9999, 12, 31), dt.date(2024, 2, 29)])
def test_any_date_comes_back(date: dt.date) -> None:
    assert Record.loads(Record(LINK, date=date).dumps()).date == date


def test_of_a_moment_only_the_day_is_kept() -> None:
    moment = dt.datetime(2026, 11, 15, 21, 30, tzinfo=dt.UTC)
    assert Record.loads(Record(LINK, date=moment).dumps()).date == DATE
