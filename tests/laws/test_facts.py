"""What every game tells of itself besides its rules."""

import random
from itertools import pairwise

import pytest

import tessella
from tessella.core.registry import game_type, on_show
from tessella.core.showcase import most_seats
from tessella.players import LEVELS
from tests.laws.positions import every_game as every_variant

every_game = pytest.mark.parametrize("name", tessella.games())


@every_game
def test_each_level_notices_more_or_thinks_further_than_the_one_below(name: str) -> None:
    ladder = game_type(name).ladder
    assert len(ladder) == len(LEVELS) - 1
    assert ladder[0].simulations == 0
    for below, above in pairwise(ladder):
        assert above.simulations >= below.simulations
        assert above.simulations > below.simulations or above.sight > below.sight


@every_game
def test_what_a_game_is_shown_and_measured_with_is_allowed(name: str) -> None:
    kind = game_type(name)
    showcase = kind.showcase
    for options in (showcase.options, showcase.short, *showcase.loads, most_seats(kind)):
        assert dict(options).items() <= kind(**options).options.items()


@every_game
def test_a_game_goes_on_while_it_is_looked_at(name: str) -> None:
    kind = game_type(name)
    for seed in range(5):
        state, rng, plies = kind(**kind.showcase.options).start(), random.Random(seed), 0
        while plies < kind.showcase.plies:
            plies += state.turn != tessella.CHANCE
            state = state.play(rng.choice(state.moves()))
        assert state.turn is not None


@every_variant
def test_the_colours_of_a_seat_follow_from_the_number_of_seats(game: tessella.Game) -> None:
    kind = type(game)
    assert game.owners == kind.owners_by_seats()[kind.seat_counts().index(game.seats)]


def test_games_stand_side_by_side_each_in_its_own_place() -> None:
    shown = on_show()
    assert sorted(kind.name for kind in shown) == list(tessella.games())
    places = [kind.showcase.place for kind in shown]
    assert places == sorted(set(places))
