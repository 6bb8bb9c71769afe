import copy
import pickle
from collections.abc import Iterator
from dataclasses import fields
from itertools import islice

import pytest

from tessella import Game, IllegalMove, NotationError, Record, State, View
from tests.laws.parts import attributes, parts
from tests.laws.positions import GAMES, Walk, every_game, every_name, positions, walks
from tests.laws.texts import refused

SEEN_BY_ALL = [field.name for field in fields(View) if field.name not in ("seat", "events")]


def looks(state: State) -> list[object]:
    """All that anybody sees of a state, what the last move did aside."""
    views = [state.view(seat) for seat in (None, *range(state.game.seats))]
    return [getattr(view, name) for view in views for name in SEEN_BY_ALL]


def transposed(played: Walk) -> Iterator[tuple[State, State]]:
    """States after the same moves, two of one actor's in the other order, where that is legal."""
    for i in range(len(played.moves) - 1):
        for j in range(i + 1, min(i + 9, len(played.moves))):
            moves = list(played.moves[i : j + 1])
            if played.states[i].turn != played.states[j].turn or moves[0] == moves[-1]:
                continue
            moves[0], moves[-1] = moves[-1], moves[0]
            state = played.states[i]
            try:
                for move in moves:
                    state = state.play(move)
            except IllegalMove:
                continue
            yield played.states[j + 1], state


@every_name
def test_states_that_look_the_same_after_transposed_moves_are_equal(name: str) -> None:
    met = 0
    for played in (played for game in GAMES if game.name == name for played in walks(game)):
        for one, other in islice(transposed(played), 10):
            same = looks(one) == looks(other)
            assert same == (one == other)
            if same:
                met += 1
                assert hash(one) == hash(other)
                assert one.moves() == other.moves()
    assert met, "no two orders of moves led to the same position"


@every_game
def test_the_same_moves_lead_to_equal_states_and_others_do_not(game: Game) -> None:
    for played in walks(game):
        state = game.start()
        for move, after in zip(played.moves, played.states[1:], strict=True):
            assert state != after
            state = state.play(move)
            assert (state, hash(state)) == (after, hash(after))
            assert state.events == after.events


@every_game
def test_states_views_moves_and_results_travel_and_come_back_equal(game: Game) -> None:
    seats = (None, *range(game.seats))
    for state in positions(game)[::5]:
        for value in (state, state.moves(), state.events, [state.view(s) for s in seats]):
            travelled = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own
            assert travelled == value
            assert copy.deepcopy(value) == value
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
        assert (hash(again), again.moves(), again.events) == (
            hash(state),
            state.moves(),
            state.events,
        )
        assert (again.turn, again.scores, again.result) == (state.turn, state.scores, state.result)


@every_game
def test_a_game_travels_and_its_repr_makes_it_again(game: Game) -> None:
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):  # noqa: S301 - our own
        assert (again, hash(again), again.options) == (game, hash(game), game.options)
        assert again.start() == game.start()
    assert eval(repr(game), {"tessella": __import__("tessella")}) == game  # noqa: S307 - our own


@every_game
def test_refusals_travel_and_come_back_the_same(game: Game) -> None:
    over, unreadable = (refused(positions(game)[1], text) for text in ("first:0", "first:77"))
    assert isinstance(over, IllegalMove)
    assert isinstance(unreadable, NotationError)
    for error in (over, unreadable):
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
        assert type(again) is type(error)
        assert (str(again), vars(again)) == (str(error), vars(error))


@every_game
def test_nothing_of_a_state_can_be_assigned(game: Game) -> None:
    for state in copy.deepcopy(positions(game)[:4]):
        for value in (state, *state.moves()[:1], *state.events, state.view(0), Record(game)):
            for name in {*attributes(value), "turn", "scores", "anything"}:
                with pytest.raises((AttributeError, TypeError)):
                    setattr(value, name, None)


@every_game
def test_nothing_inside_a_state_or_a_view_can_be_altered(game: Game) -> None:
    state = copy.deepcopy(positions(game)[-1])
    for value in (state, state.view(None), state.view(0)):
        for part in parts(value):
            assert not isinstance(part, list | dict | set | bytearray), part
            for name in attributes(part):
                with pytest.raises((AttributeError, TypeError)):
                    setattr(part, name, None)


@every_game
def test_a_game_cannot_be_altered(game: Game) -> None:
    twin = copy.deepcopy(game)
    with pytest.raises(TypeError):
        twin.options["seats"] = 3  # type: ignore[index]
    for name in ("options", "seats", "anything"):
        with pytest.raises(AttributeError):
            setattr(twin, name, None)


@every_game
def test_equal_options_make_equal_games(game: Game) -> None:
    twin = type(game)(**game.options)
    assert (twin, hash(twin), str(twin)) == (game, hash(game), str(game))
    assert twin.start() == game.start()
    for other in GAMES:
        same = (other.name, other.options) == (game.name, game.options)
        assert (other == game) == same
        assert (other.start() == game.start()) == same
    assert game != game.name
