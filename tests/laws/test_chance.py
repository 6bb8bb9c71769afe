import random
from fractions import Fraction

from tessella import CHANCE, Game, State, driver
from tessella.core.chance import sample
from tests.laws.positions import every_game, positions


def chances(game: Game) -> list[State]:
    """The positions in which chance has the turn."""
    return [state for state in positions(game) if state.turn == CHANCE]


@every_game
def test_odds_are_the_moves_of_chance_and_sum_to_exactly_1(game: Game) -> None:
    assert chances(game)
    for state in chances(game):
        odds = state.odds()
        assert tuple(move for move, _ in odds) == state.moves()
        assert all(type(share) is Fraction and share > 0 for _, share in odds)
        assert sum(share for _, share in odds) == 1


@every_game
def test_there_are_no_odds_where_chance_does_not_act(game: Game) -> None:
    for state in positions(game):
        assert bool(state.odds()) == (state.turn == CHANCE)


@every_game
def test_a_game_starts_with_a_fair_lot_of_every_seat(game: Game) -> None:
    start = game.start()
    assert start.turn == CHANCE
    assert start.result is None
    assert start.events == ()
    assert len(start.scores) == game.seats
    share = Fraction(1, game.seats)
    lots = [(str(move), odds) for move, odds in start.odds()]
    assert lots == [(f"first:{seat}", share) for seat in range(game.seats)]


@every_game
def test_a_sample_is_a_move_of_chance(game: Game) -> None:
    for state in chances(game):
        rng = random.Random(5)
        drawn = {sample(state, rng) for _ in range(20)}
        assert drawn <= set(state.moves())
        assert len(drawn) > 1 or len(state.moves()) == 1


@every_game
def test_the_driver_stops_when_chance_has_done_its_part(game: Game) -> None:
    for state in positions(game):
        driven = driver(state, random.Random(6))
        assert driven.turn != CHANCE
        if state.turn != CHANCE:
            assert driven is state


@every_game
def test_the_driver_repeats_itself_for_a_seed_and_only_for_it(game: Game) -> None:
    outcomes = {driver(game.start(), random.Random(seed)) for seed in range(20)}
    again = {driver(game.start(), random.Random(seed)) for seed in range(20)}
    assert outcomes == again
    assert len(outcomes) > 1


@every_game
def test_the_driver_plays_one_sample_after_another(game: Game) -> None:
    rng, state = random.Random(7), game.start()
    while state.turn == CHANCE:
        state = state.play(sample(state, rng))
    assert driver(game.start(), random.Random(7)) == state
