import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessella import CHANCE, Game, IllegalMove, NotationError
from tessella.core.polyomino import Placement
from tests.laws.positions import every_game, move_texts, positions
from tests.laws.texts import STRANGE, candidates, refused

TRIES = 12


@every_game
def test_moves_are_sorted_by_their_texts_and_unique(game: Game) -> None:
    for state in positions(game):
        texts = [str(move) for move in state.moves()]
        assert texts == sorted(set(texts))


@every_game
def test_whoever_has_the_turn_has_a_move(game: Game) -> None:
    for state in positions(game):
        assert bool(state.moves()) == (state.turn is not None)


@every_game
def test_every_listed_move_is_accepted_as_move_and_as_text(game: Game) -> None:
    for state in positions(game):
        for move in random.Random(0).sample(state.moves(), min(TRIES, len(state.moves()))):
            assert state.is_legal(move)
            assert state.play(move) == state.play(str(move))


@every_game
def test_listed_moves_are_exactly_the_accepted_ones(game: Game) -> None:
    rng = random.Random(1)
    kinds = set()
    for state in positions(game):
        listed = {str(move) for move in state.moves()}
        for text in candidates(state, rng, TRIES):
            error = refused(state, text)
            kinds.add(type(error))
            if isinstance(error, NotationError):
                with pytest.raises(NotationError):
                    game.parse(text)
            else:
                assert (error is None) == (str(game.parse(text)) in listed), text
    assert kinds == {type(None), IllegalMove, NotationError}, "the texts are not varied enough"


@every_game
def test_is_legal_and_refusal_say_what_play_does(game: Game) -> None:
    rng = random.Random(2)
    for state in positions(game):
        for text in candidates(state, rng, 2):
            error = refused(state, text)
            if isinstance(error, NotationError):
                with pytest.raises(NotationError):
                    state.is_legal(text)
            else:
                refusal = state.refusal(text)
                assert state.is_legal(text) == (error is None)
                assert str(refusal) == str(error)
                assert (refusal and refusal.rule) == (error and error.rule)


@every_game
def test_texts_round_trip(game: Game) -> None:
    for state in positions(game):
        for move in state.moves():
            again = game.parse(str(move))
            assert again == move
            assert (type(again), str(again), hash(again)) == (type(move), str(move), hash(move))
            assert game.parse(move) == move


@every_game
def test_cells_may_come_in_any_order_and_either_case(game: Game) -> None:
    rng = random.Random(3)
    for state in positions(game):
        for move in state.moves()[:TRIES]:
            if isinstance(move, Placement):
                cells = str(move).split(",")
                rng.shuffle(cells)
                for text in (",".join(cells), ",".join(cells).upper(), str(move).title()):
                    assert str(game.parse(text)) == str(move)
                    assert state.play(text) == state.play(move)


@every_game
def test_strange_texts_are_unreadable_and_the_error_is_a_short_clean_sentence(game: Game) -> None:
    state = positions(game)[-1]
    for text in STRANGE:
        with pytest.raises(NotationError) as caught:
            state.play(text)
        message = str(caught.value)
        assert message.isprintable()
        assert 20 < len(message) < 300


@every_game
def test_what_is_no_text_is_refused_with_its_type(game: Game) -> None:
    values: list[object] = [None, 7, 1.5, True, b"e10", ["e10"], ("e10",), object()]
    for value in values:
        for take in (game.parse, game.start().play):
            with pytest.raises(NotationError, match=type(value).__name__):
                take(value)  # type: ignore[arg-type]


@every_game
@settings(max_examples=15)
@given(place=st.integers(0), number=st.integers(0), noise=st.text(max_size=12))
def test_refused_texts_leave_the_state_as_it_was(
    game: Game, place: int, number: int, noise: str
) -> None:
    state = positions(game)[place % len(positions(game))]
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    pool = move_texts(game.name)
    text = pool[number % len(pool)]
    for attempt in (noise, text, text + noise, noise + text, text[:-1] + noise):
        error = refused(state, attempt)
        assert error is None or str(error).isprintable()
        assert (state, hash(state)) == (twin, hash(twin))
        assert state.events == twin.events
    assert state.moves() == twin.moves()


@every_game
def test_a_refusal_names_a_rule_of_the_game_and_the_move(game: Game) -> None:
    rng = random.Random(4)
    prefix = game.turn_rule.partition("-")[0]
    for state in positions(game):
        for text in candidates(state, rng, 4):
            error = refused(state, text)
            if isinstance(error, IllegalMove):
                assert error.rule.startswith(f"{prefix}-")
                assert error.rule in str(error)
                assert error.move == game.parse(text)
            elif error is not None:
                assert error.rule is None or error.rule.startswith(f"{prefix}-")


@every_game
def test_a_move_of_the_wrong_kind_breaks_the_rule_of_turns(game: Game) -> None:
    start = game.start()
    seat_move = next(str(s.moves()[0]) for s in positions(game) if s.turn not in (None, CHANCE))
    with pytest.raises(IllegalMove) as caught:
        start.play(seat_move)
    assert caught.value.rule == game.turn_rule
    for state in positions(game):
        if state.turn not in (None, CHANCE):
            with pytest.raises(IllegalMove) as caught:
                state.play("first:0")
            assert caught.value.rule == game.turn_rule
