"""Games on a Ray cluster: blocks of them as tasks; a block whose worker dies is played again."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tessella.arena.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from tessella.arena.game_run import OpenPlayer
    from tessella.arena.outcome import Finished
    from tessella.arena.plan import Plan

LOCAL: Final = "local"
"""The address of a cluster that is made here, and ends with the run."""
BLOCK: Final = 16
"""Games of a task: sending one takes longer than many a game."""
TASKS_PER_CORE: Final = 2
RETRIES: Final = 3


def play_block(plan: Plan, open_player: OpenPlayer, numbers: list[int]) -> list[Finished]:
    """The games of a block, one after another, under the same watch as on one machine."""
    return list(WorkerPool(plan, 1, open_player).play(numbers))


class RayPool:
    """Workers wherever the cluster at an address has some."""

    def __init__(self, plan: Plan, address: str, open_player: OpenPlayer, *, jobs: int = 1) -> None:
        self.plan = plan
        self.address = address
        self.open_player = open_player
        self.jobs = jobs

    def play(self, numbers: Iterable[int]) -> Generator[Finished, None, None]:
        """Play games; they come out as their blocks end, each once. Close it to stop early."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray  # noqa: PLC0415 - the extra `ray` brings it

        ours = not ray.is_initialized()
        if ours:
            here = {"num_cpus": self.jobs, "include_dashboard": False}
            joined = {"address": self.address}
            ray.init(log_to_driver=False, **(here if self.address == LOCAL else joined))
        try:
            yield from counted_once(self._played(ray, _blocks(numbers)))
        finally:
            if ours:
                ray.shutdown()

    def _played(self, ray: Any, blocks: Iterator[list[int]]) -> Generator[Finished, None, None]:
        """Keep all workers busy, and no more than that: the run may be decided early."""
        task = ray.remote(max_retries=RETRIES)(play_block)
        plan, opened = ray.put(self.plan), self.open_player
        most = TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [task.remote(plan, opened, block) for block in islice(blocks, most)]
        try:
            while running:
                (ended,), running = ray.wait(running, num_returns=1)
                running += [task.remote(plan, opened, block) for block in islice(blocks, 1)]
                yield from ray.get(ended)
        finally:
            for left in running:
                with suppress(Exception):
                    ray.cancel(left, force=True)


def counted_once(games: Iterable[Finished]) -> Iterator[Finished]:
    """Games without those that come a second time, as those of a block that was played twice."""
    seen: set[int] = set()
    for done in games:
        if done.outcome.number not in seen:
            seen.add(done.outcome.number)
            yield done


def _blocks(numbers: Iterable[int]) -> Iterator[list[int]]:
    waiting = iter(numbers)
    while block := list(islice(waiting, BLOCK)):
        yield block
