import random
import time
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessella import Record, RecordError
from tessella.core.language import LANGUAGES
from tessella.core.record_text import LINE_LENGTH, TEXT_LENGTH
from tests.core.test_record import played

TEXT = played().dumps()
LINES = TEXT.splitlines()
END = next(number for number, line in enumerate(LINES, start=1) if line.startswith("end: "))
MOST_SECONDS = 3.0


def refusal(text: object) -> RecordError:
    """The error for a text that is no record; in every language it is a clean sentence."""
    with pytest.raises(RecordError) as caught:
        Record.loads(text)  # type: ignore[arg-type]
    error = caught.value
    for language in LANGUAGES:
        assert len(error.say(language)) < 400
        assert "\n" not in error.say(language)
    assert str(error).isprintable()
    assert error.line == 0 or f"Line {error.line:,}:" in str(error)
    return error


def with_line(number: int, line: str) -> str:
    """The record with another line of that number, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_record_that_breaks_off_says_after_which_line_and_what_is_missing(number: int) -> None:
    error = refusal("\n".join(LINES[:number]) + "\n")
    assert (error.line, error.message.key) == (number + 1, "record-short")
    assert dict(error.message.facts)["expected"]


def test_a_record_cut_anywhere_is_refused() -> None:
    for length in range(len(TEXT) - 1):
        assert refusal(TEXT[:length]).line > 0


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
@pytest.mark.parametrize(
    "line", ["", "x", "moves", "0", "chance ", "seat", "☃ " * 30, "y" * 10_000]
)
def test_a_line_that_does_not_belong_is_named(number: int, line: str) -> None:
    assert refusal(with_line(number, line)).line == number


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
@pytest.mark.parametrize(
    "junk", ["\0", "\t", "\r", "\x1b[31m", "\N{LINE SEPARATOR}", "\x85", "\x0c"]
)
def test_control_characters_are_refused_in_every_line(number: int, junk: str) -> None:
    assert refusal(with_line(number, LINES[number - 1] + junk)).line == number


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_doubled_line_is_refused(number: int) -> None:
    error = refusal(with_line(number, f"{LINES[number - 1]}\n{LINES[number - 1]}"))
    assert error.line in (number + 1, END + 1)


@pytest.mark.parametrize(
    "number", [n for n, line in enumerate(LINES, start=1) if not line.startswith(("date", "opt"))]
)
def test_a_missing_line_is_noticed(number: int) -> None:
    error = refusal("\n".join([*LINES[: number - 1], *LINES[number:]]))
    assert error.line >= number


@pytest.mark.parametrize(
    ("number", "more"),
    [
        (number, more)
        for number in (1, 2, 4, 5, 8, *range(9, len(LINES) + 1))
        for more in (" ", "x", " 0", ":")
        if not (LINES[number - 1].startswith("seat") and more.strip())  # a name may be longer
    ],
)
def test_a_line_with_something_more_is_refused(number: int, more: str) -> None:
    assert refusal(with_line(number, LINES[number - 1] + more)).line == number


@given(st.integers(0, len(TEXT) - 2), st.characters(codec="utf-8"))
def test_a_changed_letter_is_noticed_unless_it_makes_another_good_record(
    place: int, letter: str
) -> None:
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    try:
        record = Record.loads(text)
    except RecordError:
        return
    assert record.dumps() == text or record == Record.loads(record.dumps())
    assert record.state.scores == played().state.scores


@given(st.text(max_size=300))
def test_noise_is_never_anything_but_a_record_error(text: str) -> None:
    refusal(text)


@given(st.integers(0, len(LINES) - 1), st.text(max_size=80))
def test_noise_in_a_line_is_never_anything_but_a_record_error(place: int, noise: str) -> None:
    try:
        Record.loads("\n".join([*LINES[:place], noise, *LINES[place + 1 :]]))
    except RecordError:
        return
    assert place in (3, 4, 5, 6), "only a date or a name can be something else"


@pytest.mark.parametrize("version", ["", "0", "2", "01", "1.0", "1 ", "-1", "x" * 100, "9" * 400])
def test_another_version_is_refused_and_ours_is_named(version: str) -> None:
    error = refusal(with_line(1, f"tessella-record: {version}"))
    assert (error.line, error.message.key) == (1, "record-version")
    assert "version 1" in str(error)


@pytest.mark.parametrize(
    "name", ["", "chess", "../x", "tetris_link", "Tetris-Link", "\\", "x" * 99]
)
def test_an_unknown_game_is_named_in_its_line_with_those_that_there_are(name: str) -> None:
    error = refusal(with_line(2, f"game: {name}"))
    assert error.line == 2
    assert "triominos" in str(error)


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ("seats=3 seats=3", "seats=3"),
        ("seats", "seats"),
        ("seats=3 fr", "fr"),
        ("=", "edition"),
        ("seats=5", "2–4"),
        ("seats=03", "2–4"),
        ("seats=٣", "2–4"),
        ("seats=", "2–4"),
        ("seats=3=3", "2–4"),
        ("seats=" + "9" * 400, "2–4"),
        ("dice=True", "true"),
        ("dice=1", "true"),
        ("edition=es", "de"),
        ("colour=red", "edition"),
        ("x" * 300 + "=1", "edition"),
    ],
    ids=count(),
)
def test_a_wrong_option_is_named_in_its_line_with_what_would_do(options: str, word: str) -> None:
    error = refusal(with_line(3, f"options: {options}"))
    assert error.line == 3
    assert word in str(error)


def test_options_that_are_not_written_have_their_defaults() -> None:
    assert Record.loads(with_line(3, "options: seats=3")) == played()


NO_DATES = (
    *("", "today", "15.11.2026", "2026-11-31", "2026-13-01", "20261115", "2026-W46-7", "2026-11-5"),
    *("2026-11-15T12:00", "02026-11-15", "2026-11-15Z", "٢٠٢٦-11-15", "0000-01-01"),
)


@pytest.mark.parametrize("date", NO_DATES)
def test_a_wrong_date_is_refused_with_an_example(date: str) -> None:
    error = refusal(with_line(4, f"date: {date}"))
    assert (error.line, error.message.key) == (4, "record-date")
    assert "2026-11-15" in str(error)


@pytest.mark.parametrize("number", [5, 6, 7])
@pytest.mark.parametrize(
    "line", ["seat {}:", "seat {}: ", "seat {}:  Ada", "seat 9: A", "seat {} A"]
)
def test_a_wrong_name_is_refused_in_its_line(number: int, line: str) -> None:
    assert refusal(with_line(number, line.format(number - 5))).line == number


@pytest.mark.parametrize("who", ["0", "2", "3", "-1", "01", "Chance", "chance:", "seat", "x" * 99])
def test_a_move_of_the_wrong_turn_is_refused_with_whose_turn_it_is(who: str) -> None:
    error = refusal(with_line(11, f"{who} a1,b1,a2,b2"))
    assert (error.line, error.message.key) == (11, "record-turn")
    assert "“1”" in str(error)
    assert "“chance”" in str(refusal(with_line(9, "0 first:1")))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("a5,b5,a6,b6", "TL-9"),
        ("a1,b1,c1,d1", "TL-7"),
        ("a1,b1,a2,c2", "TL-3"),
        ("a1,b1,a2,b21", "TL-1"),
        ("O", "TL-5"),
        ("a1,b1,a2", "TL-3"),
        (" a1,b1,a2,b2", "square"),
        ("a1,b1,a2,b2 ", "square"),
        ("", "square"),
        ("draw", "square"),
        ("9" * 300, "“999"),
    ],
)
def test_a_move_that_the_law_refuses_is_named_with_its_rule(move: str, why: str) -> None:
    error = refusal(with_line(11, f"1 {move}"))
    assert (error.line, error.message.key) == (11, "record-move")
    assert why in str(error)


def test_a_move_after_the_end_is_refused() -> None:
    small = "tessella-record: 1\ngame: tetris-duel\noptions: columns=4 rows=8\nmoves:\n"
    rolls = "chance first:0\nchance O\n0 a1,b1,a2,b2\nchance O\n1 a7,b7,a8,b8\nchance O\n"
    error = refusal(
        f"{small}{rolls}0 c1,d1,c2,d2\nchance I\nend: 8 moves\n" + "\n".join(LINES[-2:])
    )
    assert (error.line, error.message.key) == (12, "record-move")
    assert "TD-13" in str(error)


@pytest.mark.parametrize(
    "end", ["4 moves", "6 moves", "5", "moves", "05 moves", "5  moves", "-5 moves"]
)
def test_a_wrong_number_of_moves_is_refused_with_the_right_one(end: str) -> None:
    error = refusal(with_line(END, f"end: {end}"))
    assert (error.line, error.message.key) == (END, "record-count")
    assert "end: 5 moves" in str(error)


@pytest.mark.parametrize("scores", ["0 0 0", "0 0 -1 0", "0 0", "0 0 −1", "00 0 -1", "9" * 99])
def test_wrong_scores_are_refused_with_the_right_ones(scores: str) -> None:
    error = refusal(with_line(END + 1, f"scores: {scores}"))
    assert (error.line, error.message.key) == (END + 1, "record-tail")
    assert "“0 0 -1”" in str(error)


@pytest.mark.parametrize("result", ["won by 0 (TL-20)", "Unfinished", "unfinished.", "won by"])
def test_a_wrong_result_is_refused_with_the_right_one(result: str) -> None:
    error = refusal(with_line(END + 2, f"result: {result}"))
    assert (error.line, error.message.key) == (END + 2, "record-tail")
    assert "“unfinished”" in str(error)


@pytest.mark.parametrize("more", ["\n", "x", " ", "\n\n\n", TEXT])
def test_nothing_may_follow_the_result(more: str) -> None:
    error = refusal(TEXT + more)
    assert (error.line, error.message.key) == (len(LINES) + 1, "record-more")


@pytest.mark.parametrize("text", [None, 7, b"tessella-record: 1", TEXT.encode(), LINES, played()])
def test_what_is_no_text_is_refused_with_its_type(text: object) -> None:
    error = refusal(text)
    assert (error.line, error.message.key) == (0, "record-type")
    assert type(text).__name__ in str(error)


@pytest.mark.parametrize(
    "text", ["", "\n", " ", "\n" * 100, "\ufeff" + TEXT, TEXT.replace("\n", "\r\n")]
)
def test_other_texts_are_refused_in_their_first_line(text: str) -> None:
    error = refusal(text)
    assert error.line == 1
    assert "tessella-record: 1" in str(error)


def noise(letters: str, length: int) -> str:
    """Letters at random, the same ones again and again: this is made whenever tests are found."""
    return "".join(random.Random(0).choices(letters, k=length // 1000)) * 1000


@pytest.mark.parametrize(
    "text",
    [
        noise("abcdefgh 0123,:\n", 10_000_000),
        noise("\0\x1b\xff\ud800\n", 10_000_000),
        "\n" * 10_000_000,
        TEXT.replace("moves:\n", "moves:\n" + "chance first:0\n" * 700_000),
        TEXT.replace("moves:\n", "moves:\n" + "0 a1\n" * 390_000),
        TEXT.replace("moves:\n", "moves:\n" + "\n" * (TEXT_LENGTH - 1_000)),
        TEXT.replace("Ada", "A" * (TEXT_LENGTH - 1_000)),
        "tessella-record: " + "1" * (TEXT_LENGTH - 1_000),
        TEXT.replace("options: ", "options: " + "a=1 " * (LINE_LENGTH // 5)),
    ],
    ids=count(),
)
def test_large_noise_is_refused_fast(text: str) -> None:
    began = time.process_time()
    refusal(text)
    assert time.process_time() - began < MOST_SECONDS
