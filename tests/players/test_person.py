"""People of different strength: they overlook moves, and play the best of what they notice."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.ladder import ALL
from tessella.core.registry import game_type
from tessella.players import LEVELS, player
from tessella.players.level_player import at_level
from tessella.players.person_player import PersonPlayer, thinker

if TYPE_CHECKING:
    from tessella import View

FEW = 30
every_game = pytest.mark.parametrize("name", tessella.games())


def middle(name: str, plies: int = 6) -> View:
    """What a seat sees that has a choice, after some moves."""
    rng = random.Random(name)
    state = tessella.driver(tessella.game(name).start(), rng)
    while plies > 0 or len(state.moves()) < 3:
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)
        plies -= 1
    return state.view(state.turn)


@every_game
def test_who_notices_everything_plays_what_looks_best(name: str) -> None:
    view = middle(name)
    best = max(map(view.appeal, view.moves))
    for seed in range(FEW):
        assert view.appeal(PersonPlayer(ALL).choose(view, random.Random(seed))) == best


@every_game
def test_the_more_it_notices_the_better_its_moves_look(name: str) -> None:
    view = middle(name)
    order = sorted(set(map(view.appeal, view.moves)))
    places = [
        sum(
            order.index(view.appeal(PersonPlayer(sight).choose(view, random.Random(seed))))
            for seed in range(10 * FEW)
        )
        for sight in (1, 3, ALL)
    ]
    assert places == sorted(set(places))


@every_game
def test_who_thinks_and_overlooks_nothing_plays_as_the_search_does(name: str) -> None:
    view, search = middle(name), player("simulations:40")
    for seed in range(5):
        chosen = PersonPlayer(ALL, 40).choose(view, random.Random(seed))
        assert chosen == search.choose(view, random.Random(seed))


@every_game
def test_who_thinks_plays_the_best_that_it_has_looked_into_of_what_it_notices(name: str) -> None:
    view, told = middle(name), 0
    search = thinker(view.game, 8)
    for seed in range(FEW):
        rng = random.Random(seed)
        noticed = [move for move in view.moves if rng.random() < 1 / 3]
        if len(noticed) < 2:
            continue
        known = [move for move in search.ranked(view, rng) if move in noticed]
        chosen = PersonPlayer(len(view.moves) / 3, 8).choose(view, random.Random(seed))
        best = max(map(view.appeal, noticed))
        assert chosen == known[0] if known else view.appeal(chosen) == best
        told += bool(known)
    assert told


@every_game
def test_a_level_opens_with_variety(name: str) -> None:
    for level in LEVELS[:-1]:
        opened = {opening(name, level, seed) for seed in range(FEW // 3)}
        assert len(opened) > 2


def opening(name: str, level: int, seed: int) -> tuple[str, ...]:
    """The first moves of a game that a level plays against itself."""
    rng, game = random.Random(seed), tessella.game(name)
    player, state = at_level(game, level), tessella.driver(game.start(), rng)
    moves: list[tessella.Move] = []
    while len(moves) < 2 * game.seats and state.turn is not None:
        moves.append(player.choose(state.view(state.turn), rng))
        state = tessella.driver(state.play(moves[-1]), rng)
    return tuple(map(str, moves))


@every_game
def test_the_first_level_is_a_child_who_knows_the_rules(name: str) -> None:
    """Better than moves by lot, worse than what looks best; docs/strength.md says by how much."""
    child, rng = at_level(game_type(name), LEVELS[0]), random.Random(1)
    lots, looks, best = 0, 0, 0
    state = tessella.driver(tessella.game(name).start(), rng)
    while state.turn is not None:
        view = state.view(state.turn)
        order = sorted(map(view.appeal, view.moves))
        lots += order.index(view.appeal(rng.choice(view.moves)))
        looks += order.index(view.appeal(child.choose(view, rng)))
        best += order.index(order[-1])
        state = tessella.driver(state.play(rng.choice(view.moves)), rng)
    assert lots < looks < best
