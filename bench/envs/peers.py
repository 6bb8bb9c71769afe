"""Steps per CPU-second of environments that researchers know, each with observation and mask.

It is a program of its own, run by the Python that has them: `python peers.py SECONDS` prints a line
of JSON for each that is there, and says which are not.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 4096
BLOCK = 256


def rate(block: Callable[[], int], seconds: float) -> float:
    """Steps per CPU-second of blocks of steps."""
    block()
    begin, steps = process_time(), 0
    while process_time() - begin < seconds:
        steps += block()
    return steps / (process_time() - begin)


def open_spiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel, random games one after another; moves of chance do not count."""
    pyspiel: Any = importlib.import_module("pyspiel")
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game, rng = pyspiel.load_game(name), random.Random(1)
    look = _looker(game)

    def block() -> int:
        steps, state = 0, game.new_initial_state()
        while steps < BLOCK or not state.is_terminal():
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                moves, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(moves, shares)[0])
            else:
                look(state)
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return block


def _looker(game: Any) -> Callable[[Any], object]:
    """How the seat that has the turn looks at a state; games in Python have observers instead."""
    if not game.get_type().short_name.startswith("python_"):
        return lambda state: state.observation_tensor()
    observation: Any = importlib.import_module("open_spiel.python.observation")
    observer = observation.make_observation(game)
    return lambda state: observer.set_from(state, state.current_player())


def pgx(name: str) -> Callable[[], int]:
    """A game of pgx, 4096 at once, begun anew where it is over."""
    jax, module = importlib.import_module("jax"), importlib.import_module("pgx")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    env: Any = module.make(name)
    reset, step = jax.jit(jax.vmap(env.init)), jax.vmap(wrappers.auto_reset(env.step, env.init))
    kept = {"state": reset(jax.random.split(jax.random.PRNGKey(0), GAMES)), "key": 1}

    @jax.jit  # type: ignore[untyped-decorator]
    def act(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits, axis=1)
        return step(state, actions, jax.random.split(key, GAMES))

    def block() -> int:
        kept["key"] += 1
        kept["state"] = act(kept["state"], jax.random.PRNGKey(kept["key"]))
        kept["state"].observation.block_until_ready()
        return GAMES

    return block


def pettingzoo(name: str) -> Callable[[], int]:
    """A classic game of PettingZoo, its agents one after another."""
    module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    return agents(module.env())


def agents(env: Any) -> Callable[[], int]:
    """Random games of an environment of PettingZoo."""
    rng = random.Random(1)

    def block() -> int:
        steps = 0
        while steps < BLOCK:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
                steps += 1
        return steps

    return block


PEERS: dict[str, tuple[Callable[[str], Callable[[], int]], str]] = {
    "OpenSpiel connect_four": (open_spiel, "connect_four"),
    "OpenSpiel chess": (open_spiel, "chess"),
    "OpenSpiel python_block_dominoes": (open_spiel, "python_block_dominoes"),
    "pgx connect_four, 4096 at once": (pgx, "connect_four"),
    "PettingZoo connect_four_v3": (pettingzoo, "connect_four_v3"),
}


def main(seconds: float) -> None:
    """Measure all that are there."""
    for title, (make, name) in PEERS.items():
        try:
            told: dict[str, object] = {"rate": rate(make(name), seconds)}
        except ImportError as error:
            told = {"missing": str(error)}
        print(json.dumps({"peer": title, **told}), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
