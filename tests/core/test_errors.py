import copy
import pickle

import pytest

import tessella
from tessella import (
    IllegalMove,
    Move,
    NotationError,
    OptionError,
    RecordError,
    TessellaError,
    UnknownGameError,
)
from tessella.core.errors import SHOWN_LENGTH, SeatError, shown
from tessella.core.language import LANGUAGES, Message

MOVE = Move("a1")
ERRORS = [
    OptionError("option-value", option="seats", value="9", accepts="2–4"),
    UnknownGameError("game-unknown", game="chess", games="go"),
    SeatError("seat-unknown", seat="7", last=1),
    NotationError("notation-cell", text="a0", cell="a0"),
    NotationError("notation-off", rule="BD-1", cell="z1", last="n14"),
    IllegalMove("illegal-over", move=MOVE, rule="BD-9"),
    RecordError("record-more", line=7),
    RecordError("record-game", line=2, why=Message.of("game-unknown", game="go", games="chess")),
]
every_error = pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.message.key)


@every_error
def test_all_errors_are_ours_and_value_errors(error: TessellaError) -> None:
    assert isinstance(error, TessellaError)
    assert isinstance(error, ValueError)


@every_error
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_says_itself_in_every_language(error: TessellaError, language: str) -> None:
    words = error.say(language)
    assert words == error.message.say(language)
    assert error.message.key not in words
    assert words != error.say("en") or language == "en"


@every_error
def test_the_text_of_an_error_is_english(error: TessellaError) -> None:
    assert str(error) == error.say("en")


@every_error
def test_an_error_travels_and_comes_back_whole(error: TessellaError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301 - our own
        assert type(again) is type(error)
        assert vars(again) == vars(error)
        assert (str(again), again.args) == (str(error), error.args)


def test_errors_carry_what_they_are_about() -> None:
    refused = IllegalMove("illegal-over", move=MOVE, rule="BD-9")
    assert (refused.move, refused.rule) == (MOVE, "BD-9")
    assert NotationError("notation-empty").rule is None
    assert NotationError("notation-off", rule="BD-1", cell="z1", last="n14").rule == "BD-1"
    assert RecordError("record-more", line=7).line == 7


def test_an_unknown_game_is_a_wrong_choice_too() -> None:
    with pytest.raises(OptionError):
        tessella.game("chess")


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("e10", "e10"),
        ("", ""),
        ("Ωé李", "Ωé李"),
        ("\x1b[31mred\x07", "�[31mred�"),
        ("a\nb\r\tc\0", "a�b��c�"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}abc", "�abc"),
        ("\N{LINE SEPARATOR}\ud800\x7f\x9b", "����"),
        (None, "None"),
        (b"e10", "b'e10'"),
    ],
)
def test_foreign_text_is_shown_without_control_characters(text: object, clean: str) -> None:
    assert shown(text) == clean


def test_long_text_is_shown_short() -> None:
    assert shown("x" * SHOWN_LENGTH) == "x" * SHOWN_LENGTH
    assert shown("x" * (SHOWN_LENGTH + 1)) == "x" * (SHOWN_LENGTH - 1) + "…"
    assert len(shown("\0" * 10_000_000)) == SHOWN_LENGTH


def test_a_number_too_long_for_python_to_write_is_still_shown() -> None:
    assert len(shown(10**5_000)) <= SHOWN_LENGTH
