"""A run from its beginning, or from where it was left, to its end."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Protocol

from tessella.arena import chart, report
from tessella.arena.folder import CHART, RESULTS, Folder
from tessella.arena.pool import pool_of
from tessella.arena.results import Results, Score
from tessella.players import player

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.arena.game_run import OpenPlayer
    from tessella.arena.plan import Plan
    from tessella.arena.pool import Pool


class Watch(Protocol):
    """Somebody who looks on while games are played."""

    def __call__(self, played: int, score: Score) -> None:
        """So many games are on disk, and this is the score."""


def run(
    plan: Plan,
    path: Path,
    *,
    jobs: int = 1,
    ray: str | None = None,
    watch: Watch,
    open_player: OpenPlayer = player,
) -> Results:
    """Play what is left of a run; keep every game and the results in its folder.

    So many jobs at a time play here, or the Ray cluster at an address.
    """
    with closing(Folder.open(path, plan)) as folder:
        score = Score(plan, folder.outcomes.values())
        watch(len(folder.outcomes), score)
        try:
            pool = pool_of(plan, jobs=jobs, ray=ray, open_player=open_player)
            _play(plan, folder, score, pool, watch)
        finally:
            results = score.results()
            folder.write(RESULTS, report.dumps(results))
            folder.write(CHART, chart.draw(results))
        return results


def _play(plan: Plan, folder: Folder, score: Score, pool: Pool, watch: Watch) -> None:
    left = [number for number in range(plan.games) if number not in folder.outcomes]
    if score.is_decided():
        return
    with closing(pool.play(left)) as games:
        for done in games:
            folder.keep(done)
            score.add(done.outcome)
            watch(len(folder.outcomes), score)
            if score.is_decided():
                return
