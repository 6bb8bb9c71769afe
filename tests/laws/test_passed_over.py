"""The table passes over seats that have left: an act outside the rules; all laws survive it."""

import random
import re
from itertools import count

import pytest

from tessella import CHANCE, Game, IllegalMove, NotationError, Record, State
from tessella.core.event import Ended, Passed, PassedOver
from tessella.core.language import LANGUAGES
from tessella.core.move import Pass
from tessella.core.record import away
from tests.laws.positions import MOST_MOVES, every_game, positions, walk

RULE = re.compile(r"[A-Z]{2}-[0-9]")


def on_turn(game: Game) -> list[State]:
    """The positions in which a seat has the turn."""
    return [state for state in positions(game) if state.turn not in (None, CHANCE)]


def can_do_without(game: Game) -> bool:
    """Whether the game goes on without a seat: those that more than two can play do."""
    return any(option.name == "seats" for option in game.choices)


def left_by(game: Game, leavers: set[int], seed: int) -> Record:
    """A game at random to its end, from which seats leave after some moves: all can go on."""
    rng, record = random.Random(seed), Record(game)
    after = min(20, len(walk(game, 0).moves) // 4)
    for number in count():
        turn = record.state.turn
        if turn is None:
            return record
        assert number < MOST_MOVES, f"{game} does not end"
        gone = number >= after and turn in leavers
        record = record.add(Pass.of(turn) if gone else rng.choice(record.state.moves()))
    raise AssertionError


@every_game
def test_a_seat_is_passed_over_on_its_turn_where_the_game_can_do_without(game: Game) -> None:
    for state in positions(game):
        passed = state.passed_over()
        is_seat = state.turn is not None and state.turn != CHANCE
        assert (passed is not None) == (is_seat and can_do_without(game))


@every_game
def test_passing_over_is_told_and_hands_the_turn_on(game: Game) -> None:
    for state in on_turn(game):
        passed, seat = state.passed_over(), state.turn
        if passed is None or seat is None:
            continue
        told = passed.events[0]
        assert told == PassedOver(seat)
        assert not RULE.search(told.message.say("en"))
        assert len({told.message.say(language) for language in LANGUAGES}) == len(LANGUAGES)
        assert passed.turn != seat or any(isinstance(e, Passed) for e in passed.events[1:])
        assert passed.view(None).events[0] == told
        if passed.turn is not None and passed.turn != CHANCE:
            assert passed.moves()


@every_game
def test_a_pass_is_no_move_of_the_game(game: Game) -> None:
    for state in on_turn(game):
        act = Pass.of(state.turn or 0)
        assert act not in state.moves()
        with pytest.raises(NotationError):
            state.play(act)
        with pytest.raises(NotationError):
            game.parse(act.text)


@every_game
def test_the_record_refuses_to_pass_over_whoever_is_not_on_turn(game: Game) -> None:
    for seat in range(game.seats):
        with pytest.raises(IllegalMove, match=f"pass:{seat}") as caught:
            Record(game).add(Pass.of(seat))
        assert not RULE.search(str(caught.value))
    record = Record(game)
    while record.state.turn == CHANCE:
        record = record.add(record.state.moves()[0])
    other = (record.state.turn or 0) + 1
    with pytest.raises(IllegalMove):
        record.add(Pass.of(other % game.seats))
    with pytest.raises(IllegalMove):
        record.add(f"pass:{game.seats}")


@every_game
def test_a_game_that_seats_have_left_ends_and_replays(game: Game) -> None:
    if not can_do_without(game):
        return
    everybody = set(range(game.seats))
    for seed, leavers in enumerate(({0}, everybody - {0}, everybody)):
        record = left_by(game, leavers, seed)
        assert record.result is not None
        assert isinstance(record.state.events[-1], Ended)
        assert set(away(record.moves)) <= leavers
        again = Record.loads(record.dumps())
        assert (again, again.state) == (record, record.state)
        assert again.dumps() == record.dumps()
        if leavers == {0}:
            assert "\ntable pass:0\n" in record.dumps()


@every_game
def test_a_game_that_everybody_has_left_ends_within_a_round_of_passes(game: Game) -> None:
    if not can_do_without(game):
        return
    record = left_by(game, set(range(game.seats)), seed=7)
    assert sum(isinstance(move, Pass) for move in record.moves) == game.seats
