"""`tessella selfplay`: on processes, on a real cluster of Ray, and what it keeps."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import tessella
from tessella import envs
from tessella.arena import Plan
from tessella.arena.game_run import GameRun
from tessella.arena.pool import pool_of
from tessella.arena.ray_pool import BLOCK, counted_once
from tessella.cli import main
from tessella.core import Record
from tessella.envs.trajectories import read, trajectories
from tessella.players import player
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from tessella import Game

LINE = ["selfplay", "tetris-link", "--player", "random", "--games", "4", "--lang", "en"]


def record(game: Game, number: int) -> Record:
    plan = Plan.of(game, ("random",) * game.seats, 8)
    return Record.loads(GameRun(plan, number, lambda _: None).play(player).record)


@every_shipped_name
def test_a_trajectory_is_what_each_seat_saw_and_did(name: str) -> None:
    game = tessella.game(name)
    played = record(game, 1)
    found, table = trajectories([(7, played)], game), envs.actions(game)
    states, place = list(played.states()), 0
    for ply, (state, move) in enumerate(zip(states, played.moves, strict=False)):
        if state.turn == tessella.CHANCE:
            continue
        view = state.view(state.turn)
        assert (found.game[place], found.ply[place], found.seat[place]) == (7, ply, state.turn)
        assert found.action[place] == table.id(move, view)
        if place % 8 == 0:
            assert (found.observation[place] == envs.observation(view)).all()
        place += 1
    assert place == len(found.action)
    winners = set(found.seat[found.reward == found.reward.max()].tolist())
    assert winners == set(states[-1].result.winners if states[-1].result else ())


def test_without_a_folder_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(LINE) == 0
    assert capsys.readouterr().out.startswith("4 games, ")
    assert not list(tmp_path.iterdir())


def test_a_folder_that_holds_something_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text("x")
    assert main([*LINE, "--out", str(tmp_path)]) == 2
    assert "isn’t an empty folder" in capsys.readouterr().err


def test_what_is_kept_is_read_back_in_one_call(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    assert main([*LINE, "--option", "seats=3", "--out", str(tmp_path / "kept")]) == 0
    game, found = read(tmp_path / "kept" / "trajectories.parquet")
    assert game == tessella.game("tetris-link", seats=3)
    plan = Plan.of(game, ("random",) * 3, 4)
    records = (GameRun(plan, number, lambda _: None).play(player) for number in range(plan.games))
    wanted = trajectories(
        ((number, Record.loads(done.record)) for number, done in enumerate(records)), game
    )
    for name in found._fields:
        assert np.array_equal(getattr(wanted, name), getattr(found, name))


def test_blocks_are_counted_once() -> None:
    """A block that comes back twice, as one of a worker that was thought dead, counts once."""
    plan = Plan.of(tessella.game("tetris-link"), ("random", "random"), 4)
    games = [GameRun(plan, number, lambda _: None).play(player) for number in range(4)]
    counted = counted_once([*games, *games[:2]])
    assert [done.outcome.number for done in counted] == [0, 1, 2, 3]


def a_worker(of: int) -> int | None:
    """A process of Ray that plays one of our blocks."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and int(folder.name) != of:
            try:
                title = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(b"ray::play_block"):
                return int(folder.name)
    return None


def kill_one(killed: list[int]) -> None:
    """End the first worker that plays."""
    deadline = time.monotonic() + 120
    while not killed and time.monotonic() < deadline:
        found = a_worker(os.getpid())
        if found is not None:
            os.kill(found, signal.SIGKILL)
            killed.append(found)
        time.sleep(0.05)


@pytest.mark.long
def test_a_real_cluster_plays_what_a_killed_worker_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    plan = Plan.of(tessella.game("tetris-link"), ("greedy", "random"), 6 * BLOCK)
    killed: list[int] = []
    thread = threading.Thread(target=kill_one, args=(killed,))
    thread.start()
    found = list(pool_of(plan, jobs=2, ray="local").play(range(plan.games)))
    thread.join()
    assert killed, "a worker was killed while it played"
    assert sorted(done.outcome.number for done in found) == list(range(plan.games))
    some = next(done for done in found if done.outcome.number == 5)
    assert some.record == GameRun(plan, 5, lambda _: None).play(player).record
    assert not list(home.iterdir()), "nothing is left in the home directory"


@pytest.mark.long
def test_a_cluster_plays_what_a_removed_node_had(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        leaving = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        plan = Plan.of(tessella.game("tetris-link"), ("greedy", "random"), 5 * BLOCK)
        games = pool_of(plan, ray=cluster.address).play(range(plan.games))
        found = [next(games)]
        cluster.remove_node(leaving)
        found += games
    finally:
        cluster.shutdown()
    assert sorted(done.outcome.number for done in found) == list(range(plan.games))
