"""The measurement of environments: it steps all games, and says which peers it has not."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

import tessella
from bench.envs.__main__ import BARS, NO_PEERS, Stepper, main, theirs
from bench.envs.peers import PEERS, agents, rate
from bench.envs.sharing import QUIET, Spell, busy, compared, sharing, spell
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


def test_only_pairs_that_were_left_alone_tell_how_much_sooner_two_threads_are() -> None:
    alone, crowded = (
        (Spell(100, 100, 0.0), Spell(180, 95, 0.0)),
        (Spell(100, 100, 1), Spell(90, 90, 1)),
    )
    found = compared([crowded, alone, crowded])
    assert (found.quiet, found.quiet_pairs) == (1.8, 1)
    assert (found.clock, found.cpu) == (0.9, 0.9)
    assert compared([crowded]).quiet is None


def test_what_others_do_meanwhile_is_seen() -> None:
    if busy() is None:
        pytest.skip("this system does not tell how busy it is")
    idle = spell(lambda: 1, 0.1)
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as other:
        time.sleep(0.2)
        beside = spell(lambda: 1, 0.5)
        other.kill()
    assert beside.others > QUIET
    assert idle.rate > 0


def test_threads_alone_are_measured_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.envs", "--threads", "--pairs", "1"])
    monkeypatch.setattr("bench.envs.__main__.SHARED", 64)
    main()
    table = capsys.readouterr().out
    assert [name for name in tessella.games() if f"| {name} | " in table] == list(tessella.games())
    assert "CPU-second | beside" not in table


def test_threads_are_compared_by_steps_of_the_games() -> None:
    one, two = (Stepper("tetris-link", 256, threads) for threads in (1, 2))
    found = sharing(one, two, pairs=1)
    assert found.clock > 0
    assert found.cpu > 0
