from itertools import count

import pytest

import tessella
from tessella import OptionError
from tessella.core.option import Option, OptionValue, chosen, written

SEATS = Option("seats", 2, "TL-4", range(2, 5))
ROWS = Option("rows", 32, "TD-1", range(8, 99, 2))
EDITION = Option("edition", "fr", "TL-12", ("fr", "de"))
DICE = Option("dice", default=True, rule="TL-6", values=(True, False))
MATCH = Option("match", "round", "TR-19", ("round", "400"))


@pytest.mark.parametrize(
    ("option", "values"),
    [(SEATS, [2, 3, 4]), (ROWS, [8, 10, 98]), (EDITION, ["fr", "de"]), (DICE, [True, False])],
)
def test_a_value_of_the_table_is_taken_as_it_is(option: Option, values: list[OptionValue]) -> None:
    for value in values:
        assert option.check(value) is value
        assert option.read(written(value)) == value
        assert type(option.read(written(value))) is type(value)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SEATS, 1),
        (SEATS, 5),
        (SEATS, -2),
        (SEATS, 10**100),
        (SEATS, 10**5_000),
        (SEATS, 2.0),
        (SEATS, float("nan")),
        (SEATS, "2"),
        (SEATS, True),
        (SEATS, None),
        (SEATS, [2]),
        (SEATS, b"2"),
        (ROWS, 9),
        (ROWS, 100),
        (EDITION, "FR"),
        (EDITION, "fr "),
        (EDITION, ""),
        (EDITION, "x" * 10_000_000),
        (EDITION, "\x1b[31m"),
        (EDITION, ["fr"]),
        (DICE, 1),
        (DICE, 0),
        (DICE, "true"),
        (DICE, None),
        (MATCH, 400),
        (MATCH, {"round"}),
    ],
    ids=count(),
)
def test_any_other_value_is_refused_and_the_right_ones_are_named(
    option: Option, value: object
) -> None:
    with pytest.raises(OptionError) as caught:
        option.check(value)
    message = str(caught.value)
    assert option.name in message
    assert option.accepts in message
    assert type(value).__name__ in message
    assert message.isprintable()
    assert len(message) < 200


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SEATS, ""),
        (SEATS, "02"),
        (SEATS, "+2"),
        (SEATS, " 2"),
        (SEATS, "2.0"),
        (SEATS, "two"),
        (SEATS, "٢"),
        (SEATS, "²"),
        (SEATS, "9" * 5_000),
        (SEATS, "5"),
        (EDITION, "es"),
        (DICE, "True"),
        (DICE, "1"),
        (DICE, "yes"),
    ],
    ids=count(),
)
def test_any_other_text_is_refused(option: Option, text: str) -> None:
    with pytest.raises(OptionError, match=option.name):
        option.read(text)


@pytest.mark.parametrize(
    ("option", "words"),
    [(SEATS, ["2", "4"]), (ROWS, ["8", "10", "98"]), (EDITION, ["fr", "de"]), (DICE, ["true"])],
)
def test_the_accepted_values_are_written_out(option: Option, words: list[str]) -> None:
    assert all(word in option.accepts for word in words)


def test_what_is_not_given_has_its_default() -> None:
    options = chosen("some-game", (SEATS, DICE), {"dice": False})
    assert dict(options) == {"seats": 2, "dice": False}
    assert list(options) == ["seats", "dice"]


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(OptionError, match=r"some-game.*“sets”.*seats, dice"):
        chosen("some-game", (SEATS, DICE), {"sets": 2})
    with pytest.raises(OptionError, match="some-game"):
        chosen("some-game", (), {"seats": 2})
    with pytest.raises(OptionError) as caught:
        chosen("some-game", (SEATS,), {"\x1b[2J" * 1_000: 2})
    assert str(caught.value).isprintable()


def test_chosen_options_cannot_be_altered() -> None:
    options = chosen("some-game", (SEATS,), {})
    with pytest.raises(TypeError):
        options["seats"] = 4  # type: ignore[index]


@pytest.mark.parametrize(
    ("value", "text"), [(True, "true"), (False, "false"), (3, "3"), ("x", "x")]
)
def test_values_are_written_as_records_have_them(value: object, text: str) -> None:
    assert written(value) == text


def test_a_game_says_its_options() -> None:
    game = tessella.game("tetris-link", seats=3, dice=False)
    assert str(game) == "Tetris Link (seats=3, edition=fr, dice=false)"
    assert repr(game) == "tessella.game('tetris-link', seats=3, edition='fr', dice=False)"
    assert str(tessella.game("blokus-duo")) == "Blokus Duo"
