"""Trees of computers, kept from move to move within a budget."""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING

import tessella
from tessella.engine.search import Limits, Search
from tessella.players import level_player
from tessella.server.live.computers import remembering
from tessella.server.live.trees import MOST_EACH, Trees
from tests.laws.positions import every_shipped_game

if TYPE_CHECKING:
    import pytest

    from tessella.core import Game, State, View

START = tessella.driver(tessella.game("blokus-duo").start(), random.Random(1))
SEAT = START.turn or 0
SEED = 5
ONE = Limits(simulations=1)
MANY = Limits(simulations=2_000)


def think(trees: Trees, match: str, view: View, limits: Limits = MANY) -> int:
    """Think about a view; how many simulations are behind what was found, those before too."""
    with trees.of(match, view.turn or 0) as memory:
        report = memory.search(view, SEED).report(limits)
    return sum(found.visits for found in report.moves)


def one_turn_on(state: State) -> State:
    """After a good move of each seat."""
    for _ in range(2):
        found = Search(state.view(state.turn), SEED).report(MANY)
        state = state.play(found.best)
    return state


def test_a_computer_that_moves_twice_goes_on_with_its_tree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(level_player, "TOP_SECONDS", 0.3)
    trees, seat = Trees(MOST_EACH), START.turn
    move = remembering(trees, "match", 9, START.view(seat))
    assert len(trees) == 1
    state = START.play(move)
    state = state.play(Search(state.view(state.turn), SEED).report(MANY).best)
    assert think(trees, "match", state.view(seat), ONE) > 1
    assert think(trees, "another match", state.view(seat), ONE) == 1


def test_levels_that_are_measured_by_simulations_keep_nothing() -> None:
    trees = Trees(MOST_EACH)
    for level in range(1, 9):
        remembering(trees, "match", level, START.view(START.turn))
    assert len(trees) == trees.bytes == 0


@every_shipped_game
def test_only_a_search_that_can_go_on_is_kept(game: Game) -> None:
    state, trees = tessella.driver(game.start(), random.Random(1)), Trees(MOST_EACH)
    view = state.view(state.turn)
    think(trees, "match", view, Limits(simulations=50))
    assert len(trees) == Search(view, SEED).follows


def test_moves_taken_back_lead_to_what_is_known_or_to_a_fresh_search() -> None:
    trees, later = Trees(MOST_EACH), one_turn_on(START)
    fresh = Search(START.view(START.turn), SEED).report(MANY)
    assert think(trees, "match", later.view(later.turn)) == MANY.simulations
    assert think(trees, "match", later.view(later.turn), ONE) == MANY.simulations + 1
    with trees.of("match", SEAT) as memory:
        again = memory.search(START.view(START.turn), SEED).report(MANY)
    assert again.moves == fresh.moves


def test_after_a_restart_a_computer_begins_anew() -> None:
    trees, later = Trees(MOST_EACH), one_turn_on(START)
    think(trees, "match", START.view(START.turn))
    assert think(Trees(MOST_EACH), "match", later.view(later.turn), ONE) == 1


def test_the_budget_holds_and_what_was_used_longest_ago_goes_first() -> None:
    trees, view = Trees(MOST_EACH), START.view(START.turn)
    sizes = []
    for number in range(12):
        think(trees, str(number), view)
        think(trees, "0", view, ONE)
        sizes.append(trees.bytes)
    assert max(sizes) <= MOST_EACH
    assert len(trees) < 12
    assert think(trees, "0", view, ONE) > MANY.simulations
    assert think(trees, "11", view, ONE) > MANY.simulations
    assert think(trees, "1", view, ONE) == 1


def test_a_tree_is_cut_down_to_its_share_and_one_of_nothing_is_not_kept() -> None:
    trees, view = Trees(1 << 30), START.view(START.turn)
    think(trees, "match", view, Limits(simulations=20_000))
    assert 0 < trees.bytes <= MOST_EACH
    assert think(trees, "match", view, ONE) == 20_001
    none = Trees(0)
    think(none, "match", view)
    assert len(none) == 0


def test_nobody_else_has_a_tree_while_it_is_thought_in() -> None:
    trees, view = Trees(MOST_EACH), START.view(START.turn)
    think(trees, "match", view)
    with trees.of("match", SEAT) as first, trees.of("match", SEAT) as second:
        assert first is not second
        assert first.bytes > second.bytes == 0


def test_threads_keep_their_trees_apart() -> None:
    trees, view = Trees(4 * MOST_EACH), START.view(START.turn)
    threads = [
        threading.Thread(target=think, args=(trees, str(number), view)) for number in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(trees) == 4
    assert trees.bytes <= 4 * MOST_EACH


def test_what_a_match_has_left_is_forgotten() -> None:
    trees, view = Trees(MOST_EACH), START.view(START.turn)
    think(trees, "over", view)
    think(trees, "under way", view)
    trees.forget("over")
    assert len(trees) == 1
    assert think(trees, "over", view, ONE) == 1
