"""What the engine finds: legal, repeatable, valued for each seat, and of what a seat can know."""

from __future__ import annotations

import pytest

import tessella
from tessella import Game, engine
from tessella.engine.search import Limits, Search, best, native_of
from tests.engine.states import some_states
from tests.laws.positions import every_shipped_game, every_shipped_name

FEW = Limits(simulations=60)


@every_shipped_game
def test_the_best_move_is_legal_with_every_option(game: Game) -> None:
    for state in some_states(game, 4):
        view = state.view(state.turn)
        assert best(view, FEW, seed=1) in view.moves


@every_shipped_game
def test_every_move_is_valued_for_every_seat(game: Game) -> None:
    for state in some_states(game, 3):
        view = state.view(state.turn)
        report = Search(view, seed=1).report(FEW)
        assert report.is_final
        assert report.evaluation == report.moves[0].evaluation
        assert {found.move for found in report.moves} <= set(view.moves)
        for found in report.moves:
            assert found.visits > 0
            assert 0 <= found.prior <= 1
            seats = found.evaluation
            assert len(seats.win) == len(seats.draw) == len(seats.points) == game.seats
            assert all(chance >= 0 for chance in (*seats.win, *seats.draw))
            assert all(a + b <= 1 + 1e-6 for a, b in zip(seats.win, seats.draw, strict=True))
            assert sum(seats.values) == pytest.approx(1, abs=1e-5)


@every_shipped_name
def test_the_same_seed_and_simulations_give_the_same_report(name: str) -> None:
    for state in some_states(tessella.game(name), 2):
        view = state.view(state.turn)
        first = Search(view, seed=3).report(FEW)
        assert first.moves == Search(view, seed=3).report(FEW).moves
        visits = [found.visits for found in first.moves]
        assert visits == sorted(visits, reverse=True)


@every_shipped_name
def test_a_line_can_be_played_move_by_move_chance_included(name: str) -> None:
    longest = 0
    for start in some_states(tessella.game(name), 4):
        report = Search(start.view(start.turn), seed=2).report(Limits(simulations=400))
        for found in report.moves:
            assert found.line[0] == found.move
            longest = max(longest, len(found.line))
            state = start
            for move in found.line if name != "triominos" else found.line[:1]:
                assert move in state.moves()
                state = state.play(move)
    assert longest > 1 or name == "triominos"  # which is not searched by a tree


@every_shipped_name
def test_the_native_state_of_a_view_shows_what_the_seat_sees(name: str) -> None:
    for state in some_states(tessella.game(name), 6):
        view = state.view(state.turn)
        native = native_of(view)
        assert native.turn == state.turn
        assert native.scores == state.scores
        assert native.moves() == [str(move) for move in view.moves]


@every_shipped_name
def test_what_is_asked_for_besides_is_valued_and_never_better_than_the_best(name: str) -> None:
    for state in some_states(tessella.game(name), 3):
        assert state.turn is not None
        view = state.view(state.turn)
        for limits in (FEW, Limits(simulations=400, threads=2)):
            first = Search(view, seed=1).report(limits)
            untried = set(view.moves) - {found.move for found in first.moves}
            also = sorted(untried, key=str)[:2] or [first.moves[-1].move]
            report = Search(view, seed=1, also=also).report(limits)
            values = {found.move: found.evaluation.values[state.turn] for found in report.moves}
            assert all(values[move] <= values[report.best] for move in also)


def test_what_is_no_legal_move_is_not_valued() -> None:
    state = tessella.game("blokus-duo").start().play("first:0")
    with pytest.raises(ValueError, match="no legal move"):
        Search(state.view(0), seed=1, also=[state.game.parse("a1,a2")])


@every_shipped_name
def test_nothing_is_found_where_no_seat_has_the_turn(name: str) -> None:
    native = engine.start(tessella.game(name))
    with pytest.raises(ValueError, match="no seat has the turn"):
        getattr(engine.native, f"{type(native).__name__}Search")(native, 1, [])


def test_a_hidden_hand_is_not_searched() -> None:
    state = some_states(tessella.game("triominos"), 1)[0]
    assert state.turn is not None
    with pytest.raises(ValueError, match="hidden"):
        Search(state.view(1 - state.turn), seed=1)


def test_a_placement_that_wins_at_once_is_found_and_exact() -> None:
    game = tessella.game("tetris-duel", columns=4, rows=8)
    seen = 0
    for state in some_states(game, 40):
        wins = {move for move in state.moves() if _wins(state, move)}
        if not wins or len(state.moves()) == 1:
            continue
        seen += 1
        assert state.turn is not None
        report = Search(state.view(state.turn), seed=1).report(Limits(simulations=400))
        assert report.best in wins
        assert report.evaluation.exact
        assert report.evaluation.win[state.turn] == 1
    assert seen > 0


def _wins(state: tessella.State, move: tessella.Move) -> bool:
    result = state.play(move).result
    return result is not None and result.winners == (state.turn,)
