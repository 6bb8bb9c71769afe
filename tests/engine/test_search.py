"""What the engine thinks: legal, repeatable, bounded, and of what a seat can know."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella import engine
from tessella.engine.search import MANY, Budget, best, native_of, search, think
from tests.engine.states import some_states
from tests.laws.positions import every_shipped_game, every_shipped_name
from tools.variants import GAMES

if TYPE_CHECKING:
    from tessella import Game

FEW = Budget(simulations=60)


@every_shipped_game
def test_the_best_move_is_legal_with_every_option(game: Game) -> None:
    for state in some_states(game, 4):
        view = state.view(state.turn)
        assert best(view, FEW, seed=1) in view.moves


@every_shipped_name
def test_the_same_seed_and_simulations_give_the_same_thoughts(name: str) -> None:
    for state in some_states(tessella.game(name), 2):
        view = state.view(state.turn)
        first = think(view, FEW, seed=3)
        assert first == think(view, FEW, seed=3)
        assert all(0 <= thought.value <= 1 for thought in first)
        assert [t.visits for t in first] == sorted((t.visits for t in first), reverse=True)


@every_shipped_name
def test_the_native_state_of_a_view_shows_what_the_seat_sees(name: str) -> None:
    for state in some_states(tessella.game(name), 6):
        view = state.view(state.turn)
        native_state = native_of(view)
        assert native_state.turn == state.turn
        assert native_state.scores == state.scores
        assert native_state.moves() == [str(move) for move in view.moves]


@every_shipped_name
def test_a_search_without_end_can_be_stopped(name: str) -> None:
    state = some_states(tessella.game(name), 1)[0]
    thinking = search(state.view(state.turn), seed=1)
    args = (MANY, float("inf"), 1_000_000, 1)
    thread = threading.Thread(target=thinking.run, args=args, daemon=True)
    thread.start()
    while not thinking.is_running():
        pass
    with pytest.raises(RuntimeError, match="still running"):
        thinking.choices()
    for _ in range(100):
        thinking.stop()
        thread.join(timeout=0.1)
        if not thread.is_alive():
            break
    assert not thread.is_alive()


@every_shipped_name
def test_nothing_is_thought_where_no_seat_has_the_turn(name: str) -> None:
    native_state = engine.start(tessella.game(name))
    kind = type(native_state).__name__
    with pytest.raises(ValueError, match="no seat has the turn"):
        getattr(engine.native, f"{kind}Search")(native_state, 1)


def test_a_placement_that_wins_at_once_is_found() -> None:
    game = next(game for game in GAMES if game.name == "tetris-duel")
    state = tessella.game(game.name, columns=4, rows=8).start()
    for text in ("first:0", "I", "a1,b1,c1,d1", "I", "a8,b8,c8,d8", "I"):
        state = state.play(text)
    wins = {m.text for m in state.moves() if state.play(m).result}
    found = best(state.view(0), Budget(simulations=400), seed=1).text
    assert not wins or found in wins
