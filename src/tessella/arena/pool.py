"""Who plays the games of a plan: processes of this machine, or workers of a Ray cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tessella.arena.ray_pool import RayPool
from tessella.arena.worker_pool import WorkerPool
from tessella.players import player

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from tessella.arena.game_run import OpenPlayer
    from tessella.arena.outcome import Finished
    from tessella.arena.plan import Plan


class Pool(Protocol):
    """Whoever plays games by their numbers."""

    def play(self, numbers: Iterable[int], /) -> Generator[Finished, None, None]:
        """Play games; each comes out once. Close the iterator to stop early."""


def pool_of(
    plan: Plan, *, jobs: int = 1, ray: str | None = None, open_player: OpenPlayer = player
) -> Pool:
    """So many processes, or the Ray cluster at an address."""
    if ray is None:
        return WorkerPool(plan, jobs, open_player)
    return RayPool(plan, ray, open_player, jobs=jobs)
