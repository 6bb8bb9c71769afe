"""`tessella selfplay`: games of a player against itself, for those who learn from them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tessella.arena import Plan
from tessella.arena.pool import pool_of
from tessella.cli.errors import CommandError, shown_file
from tessella.cli.options import chosen_game, split_options, whole_number
from tessella.core import Record
from tessella.players import player as named_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.arena.outcome import Finished
    from tessella.cli.terminal import Terminal

MOST_GAMES: Final = 100_000
MOST_JOBS: Final = 256
TRAJECTORIES, RECORDS = "trajectories.parquet", "records.parquet"


def selfplay(  # noqa: PLR0913 - one for each flag
    terminal: Terminal,
    game: str,
    *,
    player: str = "greedy",
    games: str = "100",
    option: Sequence[str] = (),
    seed: str = "1",
    jobs: str = "1",
    ray: str | None = None,
    out: str | None = None,
) -> None:
    """Play, say how it went, and keep what happened where that is asked for."""
    chosen = chosen_game(game, split_options(option))
    count = whole_number(games, "--games", 1, MOST_GAMES)
    workers = whole_number(jobs, "--jobs", 1, MOST_JOBS)
    named_player(player)
    if out is not None:
        _check_free(Path(out))
    plan = Plan.of(chosen, (player,) * chosen.seats, count, seed=seed)
    played = sorted(
        pool_of(plan, jobs=workers, ray=ray).play(range(plan.games)),
        key=lambda done: done.outcome.number,
    )
    moves = sum(done.outcome.moves for done in played)
    terminal.say("selfplay-done", games=len(played), moves=moves)
    if out is not None:
        _keep(Path(out), plan, played)
        facts = {"trajectories": TRAJECTORIES, "records": RECORDS}
        terminal.say("selfplay-files", folder=shown_file(out), **facts)


def _check_free(folder: Path) -> None:
    """Refuse a folder that holds something, before anything is played."""
    try:
        taken = folder.exists() and any(folder.iterdir())
    except OSError:
        taken = True
    if taken:
        raise CommandError("cli-selfplay-taken", folder=shown_file(folder))


def _keep(folder: Path, plan: Plan, played: Sequence[Finished]) -> None:
    """Records as text and decisions as arrays, a file of Parquet each."""
    import pyarrow as pa  # noqa: PLC0415 - the extra `ray` brings it
    import pyarrow.parquet as pq  # noqa: PLC0415

    from tessella.envs import trajectories as tables  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    columns = {
        "game": [done.outcome.number for done in played],
        "record": [done.record for done in played],
    }
    pq.write_table(pa.table(columns), folder / RECORDS)
    records = ((done.outcome.number, Record.loads(done.record)) for done in played)
    tables.write(folder / TRAJECTORIES, tables.trajectories(records, plan.game), plan.game)
