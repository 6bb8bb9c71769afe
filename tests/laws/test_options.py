import pytest

import tessella
from tessella import Game, OptionError
from tessella.core.option import written
from tessella.core.registry import game_type
from tests.laws.positions import every_game, every_name


@every_name
def test_a_game_without_options_has_the_defaults(name: str) -> None:
    game = tessella.game(name)
    assert dict(game.options) == {option.name: option.default for option in game.choices}
    assert game.name == name
    assert game.title
    assert tessella.game(name, **game.options) == game


@every_name
def test_every_option_takes_its_values_and_reads_them(name: str) -> None:
    prefix = game_type(name).turn_rule.partition("-")[0]
    for option in game_type(name).choices:
        assert option.rule.startswith(f"{prefix}-")
        for value in [option.default, option.values[0], option.values[-1]]:
            assert option.check(value) is value or option.check(value) == value
            assert option.read(written(value)) == value
            assert type(option.read(written(value))) is type(value)
            assert tessella.game(name, **{option.name: value}).options[option.name] == value


@every_name
@pytest.mark.parametrize("value", [None, -1, 10**30, 1.0, "", "x" * 500, b"2", [2], float("nan")])
def test_every_option_refuses_what_is_not_one_of_its_values(name: str, value: object) -> None:
    for option in game_type(name).choices:
        with pytest.raises(OptionError, match=option.name) as caught:
            tessella.game(name, **{option.name: value})
        assert option.accepts in str(caught.value)


@every_name
def test_every_option_refuses_its_own_values_in_another_type(name: str) -> None:
    for option in game_type(name).choices:
        for wrong in (str(option.default), float("inf"), [option.default]):
            if wrong not in list(option.values):
                with pytest.raises(OptionError, match=option.name):
                    tessella.game(name, **{option.name: wrong})


@every_name
def test_an_unknown_option_is_named_together_with_those_that_there_are(name: str) -> None:
    with pytest.raises(OptionError, match="no_such_option") as caught:
        tessella.game(name, no_such_option=1)
    assert all(option.name in str(caught.value) for option in game_type(name).choices)


@every_game
def test_a_game_names_its_options_in_words(game: Game) -> None:
    assert str(game).startswith(game.title)
    for name, value in game.options.items():
        assert f"{name}={written(value)}" in str(game)


@every_game
def test_a_game_has_as_many_seats_as_its_option_says(game: Game) -> None:
    assert game.seats == game.options.get("seats", 2)
    assert len(game.start().scores) == game.seats
