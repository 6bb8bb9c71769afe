"""The general search: on the law and a view alone, for every game and any number of seats."""

from __future__ import annotations

import random
import time
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.language import LANGUAGES
from tessella.players import Player, UnknownPlayerError, player
from tessella.search import Limits, think
from tessella.search.looks import Looks, Ranks
from tessella.search.play_out import BY_POINTS, TO_THE_END, manner_of, played_out
from tessella.search.worth import Worth
from tests.laws.positions import walk
from tests.players.test_players import playthrough, winner

if TYPE_CHECKING:
    from collections.abc import Iterator

FEW = "uct-simulations:6"


def opening(game: tessella.Game, seed: int = 1) -> tessella.View:
    """What the first seat sees that has to move."""
    state = tessella.driver(game.start(), random.Random(seed))
    return state.view(state.turn)


@pytest.mark.parametrize("name", tessella.games())
def test_it_plays_every_game_by_the_law(name: str) -> None:
    game = tessella.game(name)
    played = playthrough(game, [player("uct-simulations:2")] * game.seats, seed=1)
    for state, move in islice(played, 12):
        assert move in state.moves()


@pytest.mark.parametrize("name", tessella.games())
def test_the_same_seed_and_simulations_give_the_same_thoughts(name: str) -> None:
    view, limits = opening(tessella.game(name)), Limits(simulations=12)
    once, again = (think(view, limits, random.Random(7)) for _ in range(2))
    assert once == again
    assert sum(thought.visits for thought in once) == 12
    assert once[0].visits == max(thought.visits for thought in once)
    assert all(0 <= thought.value <= 1 for thought in once)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_with_any_number_of_seats(seats: int) -> None:
    for name in tessella.games():
        if any(option.name == "seats" for option in tessella.game(name).choices):
            view = opening(tessella.game(name, seats=seats))
            assert player(FEW).choose(view, random.Random(2)) in view.moves


def test_a_search_by_time_keeps_to_it() -> None:
    view = opening(tessella.game("tetris-link"))
    begun = time.monotonic()
    few = think(view, Limits(seconds=0.0), random.Random(3))
    assert sum(thought.visits for thought in few) == 1
    many = think(view, Limits(seconds=0.5), random.Random(3))
    assert sum(thought.visits for thought in many) > 1
    assert time.monotonic() - begun < 30


def test_it_takes_the_win_that_is_there() -> None:
    game, seed = tessella.game("tetris-duel", columns=4, rows=8), 0
    while not (found := list(decisions(game, seed))):
        seed += 1
    for state, wins in found:
        thoughts = think(state.view(state.turn), Limits(simulations=40), random.Random(seed))
        assert thoughts[0].move in wins


def decisions(
    game: tessella.Game, seed: int
) -> Iterator[tuple[tessella.State, list[tessella.Move]]]:
    """States of a game in which some moves win at once, with these moves."""
    for state, _ in playthrough(game, [player("greedy")] * 2, seed):
        wins = [move for move in state.moves() if wins_by(state, move)]
        if 0 < len(wins) < len(state.moves()):
            yield state, wins


def wins_by(state: tessella.State, move: tessella.Move) -> bool:
    after = state.play(move)
    return after.result is not None and after.result.winners == (state.turn,)


def test_worth_is_shared_by_the_winners_and_leans_to_the_lead() -> None:
    states = walk(tessella.game("tetris-link", seats=3), 1).states
    end, result = states[-1], states[-1].result
    assert result is not None
    values = Worth().of(end, Looks(3))
    assert max(values) == values[result.winners[0]]
    assert all(0 <= value <= 1 for value in values)
    ranked = sorted(range(3), key=lambda seat: end.scores[seat])
    assert [values[seat] for seat in ranked] == sorted(values)


def test_looks_are_worth_their_rank_and_nothing_where_nobody_has_moved() -> None:
    ranks = Ranks()
    assert ranks.of(Looks(2).leads()) == [0.5, 0.5]
    looks = Looks(2)
    looks.note(0, (3, 1))
    looks.note(1, (1, 5, 9))
    assert looks.leads() == [(2, -4), (-2, 4)]
    better, worse = ranks.of(looks.leads())
    assert 0 < worse < 0.5 < better < 1
    looks.note(0, (1,))
    assert looks.leads() == [(0,), (0,)], "the last move counts, as far as both can be compared"


def test_of_three_a_lead_is_over_the_mean_of_the_others() -> None:
    looks = Looks(3)
    for seat, appeal in enumerate((6.0, 2.0, 1.0)):
        looks.note(seat, (appeal,))
    assert looks.leads() == [(4.5,), (-1.5,), (-3.0,)]


def test_a_game_is_judged_by_points_by_looks_or_by_its_end() -> None:
    by_points = tessella.game("tetris-link")
    assert manner_of(by_points, has_looks=True) == BY_POINTS
    by_end = tessella.game("tetris-duel")
    assert manner_of(by_end, has_looks=True).by_looks
    assert manner_of(by_end, has_looks=False) == TO_THE_END


def test_what_looks_bad_is_seen_before_the_end() -> None:
    state = tessella.driver(tessella.game("tetris-duel").start().play("first:0"), random.Random(5))
    view = state.view(0)
    holes = min(view.moves, key=view.appeal)
    worth = Worth(by_looks=True)
    good, bad = (
        value_after(worth, state, move) for move in (max(view.moves, key=view.appeal), holes)
    )
    assert good > bad


def value_after(worth: Worth, state: tessella.State, move: tessella.Move) -> float:
    """What a move is worth to its seat by how a round after it looks, with the same luck."""
    looks, total = Looks(2), 0.0
    for seed in range(6):
        manner = manner_of(state.game, has_looks=True)
        total += worth.of(played_out(state.play(move), random.Random(seed), manner, looks), looks)[
            0
        ]
    return total


def test_few_simulations_beat_chance() -> None:
    game = tessella.game("tetris-link")
    for seed in range(2):
        seated: list[Player] = [player("random")] * 2
        seated[seed] = player("uct-simulations:10")
        assert winner(game, seated, seed) == (seed,)


@pytest.mark.parametrize("name", ["uct", "uct:", "uct:x", "uct-simulations:0"])
def test_a_search_without_a_budget_is_no_player(name: str) -> None:
    with pytest.raises(UnknownPlayerError) as caught:
        player(name)
    assert all("uct-simulations:NUMBER" in caught.value.say(word) for word in LANGUAGES)


@pytest.mark.parametrize("name", tessella.games())
def test_moves_that_are_asked_for_are_valued_too(name: str) -> None:
    view = opening(tessella.game(name))
    usual = think(view, Limits(simulations=16), random.Random(1))
    tried = {thought.move for thought in usual}
    asked = next((move for move in view.moves if move not in tried), view.moves[-1])
    found = think(view, Limits(simulations=16), random.Random(1), (asked,))
    values = {thought.move: thought.value for thought in found}
    assert values[asked] <= found[0].value
    report = player("uct-simulations:16").evaluate(view, random.Random(1), (asked,))  # type: ignore[attr-defined]
    assert asked in {each.move for each in report.moves}
