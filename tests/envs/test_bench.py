"""The measurement of environments: it steps all games, and says which peers it has not."""

from __future__ import annotations

import sys

import pytest

import tessella
from bench.envs.__main__ import BARS, NO_PEERS, Stepper, theirs
from bench.envs.peers import PEERS, agents, rate
from tessella.envs.pettingzoo import env
from tests.laws.positions import every_shipped_name


@every_shipped_name
def test_games_are_stepped_on_and_on(name: str) -> None:
    stepper = Stepper(name, games=8)
    assert sum(stepper() for _ in range(300)) == 2_400
    assert stepper.masks.any(axis=1).all()


def test_agents_take_their_turns() -> None:
    assert rate(agents(env("tetris-link")), 0.01) > 100


def test_without_peers_there_are_no_ratios() -> None:
    assert theirs("", 1) == ({}, [NO_PEERS])


def test_a_peer_that_is_not_there_is_skipped_by_name() -> None:
    rates, missing = theirs(sys.executable, 0.01)
    assert len(rates) + len(missing) == len(PEERS)
    assert all(": skipped, " in line for line in missing)


@pytest.mark.parametrize(("own", "peer", "bar"), BARS)
def test_each_bar_is_of_games_that_there_are(own: str, peer: str, bar: float) -> None:
    assert own.removesuffix(", AEC") in tessella.games()
    assert peer in PEERS
    assert bar >= 1
