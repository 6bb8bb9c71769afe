"""Our games in OpenSpiel: their own test, unmodified, their searches and solvers, and ours.

OpenSpiel comes with the extra `openspiel`; without it these tests are skipped.
"""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import tessella
from tessella import envs
from tools.variants import variants

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from tessella.envs import openspiel  # noqa: E402
from tessella.envs.spiel_parameters import parameters  # noqa: E402
from tessella.envs.spiel_tree import efg  # noqa: E402

if TYPE_CHECKING:
    from tessella import Game

KINDS = tuple(openspiel.kinds())
SECRET = tuple(kind for kind in KINDS if kind.has_secrets)
SETS = [
    game
    for kind in KINDS
    for game in (variants(kind.name) if kind.name in tessella.games() else [kind()])
]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def loaded(game: Game) -> Any:
    return pyspiel.load_game(openspiel.short_name(type(game)), parameters(game.options))


def played(game: Any, rng: random.Random, plies: int = 10_000) -> list[Any]:
    """The states of a random game, not the last one."""
    state, states = game.new_initial_state(), list[Any]()
    while not state.is_terminal() and len(states) < plies:
        states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return states


@every_kind
def test_their_test_passes(kind: type[Game]) -> None:
    game = pyspiel.load_game(openspiel.short_name(kind))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("game", SETS, ids=str)
def test_their_test_passes_with_every_set_of_options(game: Game) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=2, serialize=True, verbose=False)


@every_kind
def test_the_facts_are_ours(kind: type[Game]) -> None:
    known, game = envs.facts(kind()), pyspiel.load_game(openspiel.short_name(kind))
    assert game.num_distinct_actions() == known.actions
    assert game.num_players() == known.seats
    assert (game.min_utility(), game.max_utility()) == known.utility
    assert tuple(game.observation_tensor_shape()) == known.observation


@every_kind
def test_actions_odds_planes_and_wins_are_those_of_the_law(kind: type[Game]) -> None:
    law, table = kind(), envs.actions(kind())
    state, played_by_law = loaded(law).new_initial_state(), law.start()
    rng = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [(move.text, float(share)) for move, share in played_by_law.odds()]
            assert [(state.action_to_string(n), p) for n, p in state.chance_outcomes()] == odds
        else:
            view = played_by_law.view(played_by_law.turn)
            assert state.current_player() == view.seat
            assert state.legal_actions() == sorted(table.id(move, view) for move in view.moves)
            seen = envs.observation(view)
            assert state.observation_tensor(view.seat) == seen.astype(float).ravel().tolist()
        action = rng.choice(state.legal_actions())
        played_by_law = played_by_law.play(state.action_to_string(action))
        state.apply_action(action)
    result = played_by_law.result
    assert result is not None
    assert sum(state.returns()) == pytest.approx(0)
    assert {seat for seat, won in enumerate(state.returns()) if won == max(state.returns())} == set(
        result.winners
    )


@pytest.mark.parametrize("kind", SECRET, ids=lambda kind: kind.name)
def test_states_dealt_anew_look_the_same_and_can_be_replayed(kind: type[Game]) -> None:
    rng, others = random.Random(1), 0
    game = pyspiel.load_game(openspiel.short_name(kind))
    states = [
        state for _ in range(20 if "small" in kind.name else 1) for state in played(game, rng)
    ]
    for state in rng.sample(states, min(len(states), 40)):
        seat = rng.randrange(game.num_players())
        anew = state.resample_from_infostate(seat, rng.random)
        assert anew.information_state_string(seat) == state.information_state_string(seat)
        assert anew.observation_string(seat) == state.observation_string(seat)
        assert anew.observation_tensor(seat) == state.observation_tensor(seat)
        again = game.new_initial_state()
        for action in anew.history():
            assert action in again.legal_actions()
            again.apply_action(action)
        assert str(again) == str(anew)
        others += str(anew) != str(state)
    assert others > 10, "hidden tiles change"


def test_information_states_forget_nothing() -> None:
    """Whatever told two states apart once tells apart all that follows."""
    rng = random.Random(5)
    game = pyspiel.load_game("tessella_triominos_small(draws=True,hand=3)")
    for _ in range(20):
        told: dict[int, list[str]] = {0: [], 1: []}
        for state in played(game, rng):
            for seat, before in told.items():
                lines = state.information_state_string(seat).splitlines()[3:-1]
                assert lines[: len(before)] == before
                told[seat] = lines


@every_kind
def test_games_and_states_can_be_pickled(kind: type[Game]) -> None:
    game = pyspiel.load_game(openspiel.short_name(kind))
    state = played(game, random.Random(2), 12)[-1]
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301
    back = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert (str(back), back.legal_actions()) == (str(state), state.legal_actions())


def test_options_are_parameters() -> None:
    match = tessella.game("triominos", seats=3, match="400", target=50)
    game = loaded(match)
    assert game.num_players() == 3
    assert "match=_400" in str(game)
    assert pyspiel.load_game(str(game)).new_initial_state().play.game == match
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("tessella_triominos(players=3)")
    with pytest.raises(tessella.OptionError):
        pyspiel.load_game("tessella_triominos(seats=5)")


@every_kind
def test_their_search_plays_our_games(kind: type[Game]) -> None:
    game = pyspiel.load_game(openspiel.short_name(kind))
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = next(s for s in played(game, random.Random(1)) if s.current_player() >= 0)
    assert bot.step(state) in state.legal_actions()


def test_their_search_with_hidden_hands_beats_chance_on_what_a_seat_knows() -> None:
    """It wins most games of the small game against one that plays at random."""
    game = pyspiel.load_game("tessella_triominos_small(hand=3)")
    rng, lots = np.random.RandomState(1), random.Random(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=20,
        max_world_samples=10,
        random_state=rng,
    )
    won = 0.0
    for number in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            mine = state.current_player() == number % 2
            state.apply_action(bot.step(state) if mine else lots.choice(state.legal_actions()))
        won += state.returns()[number % 2]
    assert won > 0


def test_their_environment_steps_ours() -> None:
    env = rl_environment.Environment(pyspiel.load_game("tessella_tetris_link"))
    step, rng = env.reset(), random.Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == 0


def test_nothing_is_left_at_the_end_of_the_process() -> None:
    code = (
        "import pyspiel, tessella.envs.openspiel\n"
        "pyspiel.load_game('tessella_blokus_duo').new_initial_state().chance_outcomes()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.long
def test_the_small_game_is_solved() -> None:
    """CFR+ of theirs: after 30 passes no seat wins 0.001 by playing otherwise."""
    tree = pyspiel.load_efg_game(efg(pyspiel.load_game("tessella_triominos_small")))
    solver, before = pyspiel.CFRPlusSolver(tree), 2.0
    for passes in (1, 9, 20):
        for _ in range(passes):
            solver.evaluate_and_update_policy()
        after = pyspiel.nash_conv(tree, solver.average_policy())
        assert after < before / 2
        before = after
    assert before < 0.001
