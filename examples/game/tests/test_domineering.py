"""Each rule of Domineering, and what the law asks of every game."""

import random

import pytest

import tessella
from tessella import CHANCE, IllegalMove, Record
from tessella.core.language import LANGUAGES
from tessella.players import player


def start(first: int = 0, **options: object) -> tessella.State:
    return tessella.game("domineering", **options).start().play(f"first:{first}")


def played(seed: int, size: int = 5) -> Record:
    """A whole game by lot."""
    record, rng = Record(tessella.game("domineering", size=size)), random.Random(seed)
    while record.state.turn is not None:
        record = record.add(rng.choice(record.state.moves()))
    return record


@pytest.mark.parametrize("size", [4, 8, 10])
def test_dm_1_the_board_has_the_size_that_was_chosen(size: int) -> None:
    assert len(start(size=size).moves()) == size * (size - 1)


def test_dm_2_one_lays_upright_and_the_other_across() -> None:
    assert start(0).is_legal("a1,a2")
    assert start(1).is_legal("a1,b1")
    with pytest.raises(IllegalMove, match=r"upright.*DM-2"):
        start(0).play("a1,b1")
    with pytest.raises(IllegalMove, match=r"across.*DM-2"):
        start(1).play("a1,a2")
    with pytest.raises(IllegalMove, match=r"isn’t a domino.*DM-2"):
        start(0).play("a1,b2")


def test_dm_3_the_lot_decides_and_turns_alternate() -> None:
    before = tessella.game("domineering").start()
    assert (before.turn, [str(move) for move in before.moves()]) == (CHANCE, ["first:0", "first:1"])
    assert start(1).turn == 1
    assert start(1).play("a1,b1").turn == 0


def test_dm_4_a_domino_needs_two_empty_squares() -> None:
    with pytest.raises(IllegalMove, match="DM-4"):
        start(0).play("a1,a2").play("a1,b1")


@pytest.mark.parametrize("seed", range(5))
def test_dm_5_who_has_no_room_loses(seed: int) -> None:
    record = played(seed)
    *_, before, end = record.states()
    assert end.result is not None
    assert end.result.winners == (before.turn,)
    assert end.moves() == ()


def test_dm_6_points_are_dominoes() -> None:
    end = played(1).state
    assert sum(end.scores) == len(played(1).moves) - 1


@pytest.mark.parametrize("seed", range(3))
def test_moves_are_those_that_are_accepted_and_records_replay(seed: int) -> None:
    record = played(seed, size=4)
    assert Record.loads(record.dumps()) == record
    texts = {str(move) for state in record.states() for move in state.moves()}
    for state in record.states():
        assert {text for text in texts if state.is_legal(text)} == set(map(str, state.moves()))
        for seat in (0, 1, None):
            assert state.view(seat).sample(random.Random(1)) == state


def test_everything_is_said_in_three_languages() -> None:
    events = [event for state in played(2).states() for event in state.events]
    for language in LANGUAGES:
        assert all(event.message.say(language) for event in events)


def test_the_general_search_beats_chance() -> None:
    seated, rng = (player("uct-simulations:30"), player("random")), random.Random(1)
    state = tessella.driver(tessella.game("domineering", size=6).start(), rng)
    while state.turn is not None:
        state = state.play(seated[state.turn].choose(state.view(state.turn), rng))
    assert state.result is not None
    assert state.result.winners == (0,)
