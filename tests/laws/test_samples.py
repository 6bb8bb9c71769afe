"""A view gives a state that it could come from, and every such state."""

import random

import pytest

from tessella import CHANCE, Game, State
from tests.laws.positions import every_game, positions, title
from tests.laws.test_views import HIDING, hiding_game, observers
from tools.variants import GAMES

DRAWS = 4
MANY = 150


@every_game
def test_a_sampled_state_gives_the_same_view(game: Game) -> None:
    rng = random.Random(1)
    for state in positions(game):
        for seat in observers(game):
            view = state.view(seat)
            for _ in range(DRAWS):
                assert view.sample(rng).view(seat) == view


@every_game
def test_a_sampled_state_goes_on_as_the_rules_have_it(game: Game) -> None:
    rng = random.Random(2)
    for state in positions(game):
        for seat in observers(game):
            drawn = state.view(seat).sample(rng)
            assert (drawn.turn, drawn.result) == (state.turn, state.result)
            assert bool(drawn.moves()) == (state.turn is not None)
            if drawn.turn is not None:
                after = drawn.play(rng.choice(drawn.moves()))
                assert after.turn is None or after.moves()


@every_game
def test_the_same_seed_samples_the_same_state(game: Game) -> None:
    for state in positions(game)[:8]:
        view = state.view(0)
        assert view.sample(random.Random(3)) == view.sample(random.Random(3))


@pytest.mark.parametrize("game", [game for game in GAMES if game not in HIDING], ids=title)
def test_an_open_game_has_one_state_for_a_view(game: Game) -> None:
    for state in positions(game):
        assert state.view(None).sample(random.Random(4)) == state


def hidden_pieces(state: State, seat: int | None, holder: int) -> frozenset[str]:
    """The pieces that a holder, another seat, sees on its own rack and an observer does not."""
    if holder == seat:
        return frozenset()
    return frozenset(p.name for rack in state.view(holder).racks for p in rack.pieces)


@hiding_game
def test_what_is_hidden_lies_anywhere_it_may(game: Game) -> None:
    rng = random.Random(5)
    for state in [s for s in positions(game) if s.turn not in (None, CHANCE)][:4]:
        seat = state.turn
        assert seat is not None
        drawn = [state.view(seat).sample(rng) for _ in range(MANY)]
        for holder in range(game.seats):
            truth = hidden_pieces(state, seat, holder)
            found = [hidden_pieces(one, seat, holder) for one in drawn]
            assert truth <= frozenset().union(*found), "the truth is possible"
            assert {len(hand) for hand in found} == {len(truth)}
            unseen = unseen_pieces(state, seat)
            assert not truth or frozenset().union(*found) == unseen


def unseen_pieces(state: State, seat: int) -> frozenset[str]:
    """All that a seat cannot see: what is in other hands, or face down for everybody."""
    everything = {str(move) for move in after_the_lot(state.game).moves()}
    view = state.view(seat)
    own = {piece.name for rack in view.racks for piece in rack.pieces}
    return frozenset(everything - own - laid_pieces(state))


def after_the_lot(game: Game) -> State:
    """The first deal: chance may give any piece of the box."""
    return game.start().play("first:0")


def laid_pieces(state: State) -> set[str]:
    """The names of the pieces on the board."""
    board = state.view(None).board
    return {"".join(map(str, sorted(tile.numbers))) for tile in getattr(board, "tiles", ())}
