"""The published heuristic by its published terms, and the engine against its baseline."""

from __future__ import annotations

import importlib
import random
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella import engine
from tessella.core.squares import bits
from tessella.engine.builds import runnable
from tessella.engine.search import Kind, Limits, Search, has_search, native_of
from tessella.games.tetris_link.state import TetrisLinkState
from tessella.players import PlayerError, player

if TYPE_CHECKING:
    from collections.abc import Iterator

COLUMNS, ROWS = 10, 20
OPTIONS: list[dict[str, object]] = [
    {"seats": 2, "dice": False},
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
]
every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)
Cell = tuple[int, int]


def states(options: dict[str, object], count: int) -> Iterator[TetrisLinkState]:
    """States in which a seat has a choice, spread over random games."""
    rng = random.Random(str(options))
    state = tessella.driver(tessella.game("tetris-link", **options).start(), rng)
    while count:
        if state.turn is None:
            state = tessella.driver(tessella.game("tetris-link", **options).start(), rng)
        if len(state.moves()) > 1 and rng.random() < 0.3:
            assert isinstance(state, TetrisLinkState)
            yield state
            count -= 1
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)


def cells(state: TetrisLinkState, seat: int) -> set[Cell]:
    """The cells of a seat's pieces as columns and rows."""
    return {(cell % COLUMNS, cell // COLUMNS) for cell in bits(state.laid[seat])}


def tuned_value(before: TetrisLinkState, after: TetrisLinkState) -> float:
    """The published value of the position after a placement, but for contacts of older pieces."""
    seat = before.turn
    assert seat is not None
    own = cells(after, seat)
    others = {
        cell for other in range(len(after.laid)) if other != seat for cell in cells(after, other)
    }
    placed, older = own - cells(before, seat), cells(before, seat)
    free = blocked = 0
    for column, row in own:
        for near in ((column - 1, row), (column + 1, row), (column, row + 1)):
            inside = 0 <= near[0] < COLUMNS and near[1] < ROWS
            free += inside and near not in own and near not in others
        blocked += sum(
            near in others for near in ((column - 1, row), (column + 1, row), (column, row - 1))
        )
    touching = sum(
        (column + right, row + up) in older
        for column, row in placed
        for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    score = after.scores[seat]
    return 0.04952387 * free + 0.00115981 * blocked + 0.060380 * touching + 19.014844 * score


@every_option
def test_the_tuned_move_is_the_best_by_the_published_terms(options: dict[str, object]) -> None:
    for state in states(options, 12):
        view = state.view(state.turn)
        values = {}
        for move in state.moves():
            after = state.play(move)
            assert isinstance(after, TetrisLinkState)
            values[move] = tuned_value(state, after)
        chosen = player("published:tuned").choose(view, random.Random(1))
        assert values[chosen] == pytest.approx(max(values.values()), abs=1e-9)


@every_option
def test_both_builds_think_the_same(options: dict[str, object]) -> None:
    natives = [importlib.import_module(build.module) for build in runnable(engine.cpu_level())]
    for state in states(options, 3):
        numbers = native_of(state.view(state.turn)).position()
        thoughts = []
        for native in natives:
            native_state = engine.start(state.game, native).at(*numbers)
            for kind in Kind:
                search = getattr(native, f"TetrisLink{kind.value}")(native_state, 7, [])
                rows, _, _, _ = search.run(300, float("inf"), 1 << 24, 1).wait()
                thoughts.append((kind, rows))
        assert len({str(thought) for thought in thoughts}) == len(Kind)


@every_option
def test_the_baseline_chooses_legal_moves_and_the_same_ones_again(
    options: dict[str, object],
) -> None:
    plain = player("mcts-simulations:50")
    for state in states(options, 4):
        view = state.view(state.turn)
        chosen = plain.choose(view, random.Random(3))
        assert chosen in view.moves
        assert chosen == plain.choose(view, random.Random(3))


def test_the_baseline_by_time_moves_too() -> None:
    state = next(states({"seats": 2}, 1))
    view = state.view(state.turn)
    assert player("mcts:0.001").choose(view, random.Random(1)) in view.moves


def test_a_game_without_a_baseline_is_refused_with_a_sentence() -> None:
    state = tessella.game("triominos").start()
    assert not has_search(state.game, Kind.BASELINE)
    state = tessella.driver(state, random.Random(1))
    with pytest.raises(PlayerError, match="plain tree search"):
        player("mcts:0.01").choose(state.view(state.turn), random.Random(1))


def test_with_more_than_two_seats_values_are_shares_of_the_win() -> None:
    state = next(states({"seats": 4}, 1))
    report = Search(state.view(state.turn), seed=1).report(Limits(simulations=200))
    assert sum(found.visits for found in report.moves) == 200 == report.simulations
    for found in report.moves:
        assert sum(found.evaluation.values) == pytest.approx(1)


@pytest.mark.parametrize(("name", "needed"), [("mcts-simulations:300", 6), ("published:tuned", 9)])
def test_the_engine_beats_its_measures_without_dice(name: str, needed: int) -> None:
    game = tessella.game("tetris-link", dice=False)
    won = 0
    for seed in range(10):
        rng = random.Random(seed)
        state = tessella.driver(game.start(), rng)
        seated = [player("simulations:300"), player(name)]
        while state.turn is not None:
            chosen = seated[state.turn ^ seed % 2].choose(state.view(state.turn), rng)
            state = tessella.driver(state.play(chosen), rng)
        assert state.result is not None
        won += state.result.winners == (seed % 2,)
    assert won >= needed
