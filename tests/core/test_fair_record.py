"""What makes dice auditable stands in the head of a record."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tessella
from tessella import Record, RecordError
from tessella.core.fair import Fair, Secret
from tessella.core.language import LANGUAGES
from tests.core.fair_match import LINK, SECRET, fair_of, fair_record
from tests.laws.test_words import is_clean

WORDS = st.text("abcXYZ019-_", min_size=1, max_size=64)
SECRETS = st.binary(min_size=32, max_size=32).map(Secret)
RECORD = replace(fair_record(LINK, 7), players=("Ada", "Bob", "Cem"))
LINES = RECORD.dumps().splitlines()


@st.composite
def fairs(draw: st.DrawFn) -> Fair:
    """Any that three seats can have agreed on."""
    secret = draw(SECRETS)
    nonces = draw(st.tuples(WORDS, WORDS, WORDS))
    return Fair(draw(WORDS), secret.commitment, nonces, draw(st.sampled_from((secret, None))))


def test_the_lines_stand_between_the_seats_and_the_moves() -> None:
    assert LINES[3:13] == [
        "seat 0: Ada",
        "seat 1: Bob",
        "seat 2: Cem",
        "match: example-1",
        f"commitment: {SECRET.commitment}",
        "nonce 0: ada",
        "nonce 1: bob-7",
        "nonce 2: Cem_2026",
        f"secret: {SECRET.text}",
        "moves:",
    ]


@given(fairs())
def test_what_was_agreed_comes_back(fair: Fair) -> None:
    record = Record(LINK, fair=fair).add("first:0").add("O")
    again = Record.loads(record.dumps())
    assert again == record
    assert again.fair == fair
    assert again.dumps() == record.dumps()
    assert again.cut(1).fair == fair


def test_without_it_a_record_is_as_ever() -> None:
    bare = replace(RECORD, fair=None)
    text = bare.dumps().splitlines()
    assert text == [*LINES[:6], *LINES[12:]]
    assert Record.loads(bare.dumps()).fair is None


def test_an_unrevealed_secret_leaves_no_trace() -> None:
    hidden = replace(RECORD, fair=fair_of(LINK).hidden()).dumps()
    assert "secret" not in hidden
    assert Record.loads(hidden).fair == fair_of(LINK).hidden()


@pytest.mark.parametrize("number", range(7, 12))
@pytest.mark.parametrize("line", ["", "x", "nonce 9: x", "secret: 00", "match: a b", "y" * 1000])
def test_a_line_that_does_not_belong_is_named(number: int, line: str) -> None:
    text = "\n".join([*LINES[: number - 1], line, *LINES[number:]])
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert caught.value.line == number
    for language in LANGUAGES:
        assert is_clean(caught.value.say(language))


@pytest.mark.parametrize("number", range(7, 12))
def test_a_missing_or_doubled_line_is_noticed(number: int) -> None:
    for lines in ([], [LINES[number - 1]] * 2):
        with pytest.raises(RecordError) as caught:
            Record.loads("\n".join([*LINES[: number - 1], *lines, *LINES[number:]]))
        assert caught.value.line in (number, number + 1)


def test_a_bad_secret_is_refused_and_not_repeated() -> None:
    text = RECORD.dumps().replace(f"secret: {SECRET.text}", f"secret: {SECRET.text}f")
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert caught.value.line == 12
    assert SECRET.text[:8] not in str(caught.value)


def test_the_number_of_the_next_decision_counts_chance_alone() -> None:
    record = Record(tessella.game("tetris-link"))
    numbers = [record.chances]
    for move in ("first:0", "O", "a1,b1,a2,b2", "S"):
        record = record.add(move)
        numbers.append(record.chances)
    assert numbers == [0, 1, 2, 2, 3]
