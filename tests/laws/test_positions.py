"""A state and its numbers are the same position, and a view's numbers tell what the view does."""

from tessella import CHANCE, Game
from tessella.engine.native_state import positions_of
from tests.laws.positions import every_shipped_game, positions


@every_shipped_game
def test_the_numbers_of_a_state_give_it_back(game: Game) -> None:
    by_numbers = positions_of(game)
    for state in positions(game):
        assert by_numbers.state(game, by_numbers.numbers(state)) == state


@every_shipped_game
def test_the_numbers_of_a_view_are_those_of_a_state_with_that_view(game: Game) -> None:
    by_numbers, seen = positions_of(game), 0
    for state in positions(game):
        if state.turn not in {None, CHANCE}:
            view = state.view(state.turn)
            seen += 1
            again = by_numbers.state(game, by_numbers.of_view(view)).view(state.turn)
            assert by_numbers.of_view(again) == by_numbers.of_view(view)
            assert (again.moves, again.scores) == (view.moves, view.scores)
    assert seen
