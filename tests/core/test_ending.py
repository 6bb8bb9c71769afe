"""Matches that end outside the rules: given up, timed out, agreed on, broken off."""

from dataclasses import replace

import pytest

import tessella
from tessella import IllegalMove, Record, RecordError, Result
from tessella.core.ending import Ending, How
from tessella.core.language import LANGUAGES
from tessella.core.move import Pass
from tests.core.test_record import played
from tests.laws.test_words import is_clean

DUO = tessella.game("blokus-duo")
FOUR = tessella.game("tetris-link", seats=4, dice=False)


def begun() -> Record:
    return Record(DUO).add("first:0").add("e10,f10")


@pytest.mark.parametrize(
    ("text", "winners", "ranks"),
    [
        ("resigned 1", (0,), (1, 2)),
        ("timeout 0", (1,), (2, 1)),
        ("draw", (0, 1), (1, 1)),
        ("aborted", (), (1, 1)),
    ],
)
def test_an_ending_says_who_won_and_comes_back(
    text: str, winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    record = begun().end(Ending.read(text))
    reason = text.split(maxsplit=1)[0]
    assert record.result == Result(winners, ranks, (-87, -89), reason)
    won = " ".join(map(str, winners)) or "nobody"
    tail = f"end: 2 moves\nended: {text}\nscores: -87 -89\nresult: won by {won} ({reason})\n"
    assert record.dumps().endswith(tail)
    again = Record.loads(record.dumps())
    assert (again, again.result, again.state) == (record, record.result, record.state)
    assert again.dumps() == record.dumps()


def test_who_left_first_is_last() -> None:
    record = Record(FOUR).add("first:0").add("a1,b1,c1,d1").add(Pass.of(1))
    ended = record.end(Ending(How.TIMEOUT, (3,)))
    assert ended.result is not None
    assert (ended.result.winners, ended.result.ranks) == ((0, 2), (1, 4, 1, 3))
    ended = record.end(Ending(How.RESIGNED, (2, 3)))
    assert ended.result is not None
    assert (ended.result.winners, ended.result.ranks) == ((0,), (1, 4, 3, 2))
    drawn = record.end(Ending(How.DRAW))
    assert drawn.result is not None
    assert (drawn.result.winners, drawn.result.ranks) == ((0, 2, 3), (1, 4, 1, 1))
    for one in (ended, drawn):
        assert Record.loads(one.dumps()) == one


def test_without_an_ending_the_law_says_who_won() -> None:
    assert begun().result is None
    assert played().result is None


@pytest.mark.parametrize(
    "text",
    [
        "", "lost 1", "resigned", "resigned 2", "resigned 0 1", "resigned 1 1", "draw 0",
        "aborted 1",
        "timeout", "resigned  1", "resigned 1 ", "Resigned 1", "resigned -1", "resigned x",
        "resigned 01", "draw ", "x" * 400, "resigned" + " 1" * 100,
    ],
)  # fmt: skip
def test_an_ending_that_cannot_be_is_refused_by_its_line(text: str) -> None:
    good = begun().end(Ending(How.DRAW)).dumps()
    with pytest.raises(RecordError) as caught:
        Record.loads(good.replace("ended: draw", f"ended: {text}"))
    assert caught.value.line == 7
    for language in LANGUAGES:
        assert is_clean(caught.value.say(language))


def test_the_result_must_follow_from_the_ending() -> None:
    text = begun().end(Ending(How.RESIGNED, (1,))).dumps()
    with pytest.raises(RecordError) as caught:
        Record.loads(text.replace("won by 0", "won by 1"))
    assert caught.value.line == 9
    with pytest.raises(RecordError) as caught:
        Record.loads(text.replace("ended: resigned 1\n", ""))
    assert caught.value.line == 8


def test_a_match_ends_once_and_nothing_follows() -> None:
    record = begun().end(Ending(How.DRAW))
    with pytest.raises(IllegalMove):
        record.add("j5,i6,j6,k6,j7")
    with pytest.raises(RecordError):
        record.end(Ending(How.ABORTED))
    assert record.cut(2) == record
    assert record.cut(1).ended is None
    assert record.cut(1).add("e10,f10") == begun()


def test_what_the_law_has_ended_does_not_end_otherwise() -> None:
    record = Record(tessella.game("tetris-duel")).add("first:0")
    while record.state.turn is not None:
        record = record.add(record.state.moves()[0])
    with pytest.raises(RecordError, match="TD-"):
        record.end(Ending(How.DRAW))
    with pytest.raises(RecordError, match="TD-"):
        replace(record, ended=Ending(How.DRAW)).result  # noqa: B018 - reading it is the test


@pytest.mark.parametrize(
    "line", ["table pass:0", "table pass:1", "table pass", "1 pass:1", "table x"]
)
def test_only_the_table_passes_over_and_only_where_it_can(line: str) -> None:
    text = begun().dumps().replace("0 e10,f10", line)
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert caught.value.line == 5
