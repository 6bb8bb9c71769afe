"""`tessella arena`: players against players, until it is clear who is stronger."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tessella.arena import Plan, Sprt, run
from tessella.arena.folder import CHART, GAMES, JOURNAL, RESULTS
from tessella.arena.plan import DEFAULT_LIMIT, MOST_GAMES, MOST_OPENING
from tessella.cli.draw.standings import forfeits, pairings, per_seat, standings, times, verdict
from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import CommandError, shown_file
from tessella.cli.options import chosen_game, split_options, whole_number
from tessella.cli.terminal import console
from tessella.core.errors import shown
from tessella.players import player as named_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.arena import Results, Score
    from tessella.cli.terminal import Terminal

MOST_JOBS = 256
LONGEST_LIMIT = 86_400
SEED_LENGTH = 100


def arena(  # noqa: PLR0913 - one for each flag
    terminal: Terminal,
    game: str,
    *,
    players: str | None = None,
    player: Sequence[str] = (),
    games: str = "100",
    option: Sequence[str] = (),
    opening: str | None = None,
    seed: str = "1",
    jobs: str = "1",
    ray: str | None = None,
    sprt: str | None = None,
    limit: str = str(DEFAULT_LIMIT),
    out: str | None = None,
) -> None:
    """Play the games that are left, then print what they have shown."""
    plan = Plan.of(
        chosen_game(game, split_options(option)),
        _names(players, player),
        whole_number(games, "--games", 1, MOST_GAMES),
        seed=_seed(seed),
        opening=None if opening is None else whole_number(opening, "--opening", 0, MOST_OPENING),
        limit=whole_number(limit, "--limit", 1, LONGEST_LIMIT),
        sprt=None if sprt is None else Sprt.read(sprt),
    )
    workers = whole_number(jobs, "--jobs", 1, MOST_JOBS)
    _check_players(plan)
    if out is not None:
        _play_and_keep(terminal, plan, Path(out), workers, ray)
        return
    with TemporaryDirectory(prefix="tessella-") as nowhere:
        _show(terminal, _played(terminal, plan, Path(nowhere), workers, ray))


def _play_and_keep(
    terminal: Terminal, plan: Plan, folder: Path, jobs: int, ray: str | None
) -> None:
    """Play in a folder that stays, and say what lies there."""
    try:
        results = _played(terminal, plan, folder, jobs, ray)
    except KeyboardInterrupt:
        terminal.say("arena-stopped", folder=shown_file(folder))
        raise
    _show(terminal, results)
    terminal.write()
    facts = {"journal": JOURNAL, "results": RESULTS, "chart": CHART, "games": GAMES}
    terminal.write_whole(terminal.words("arena-files", folder=shown_file(folder), **facts))


def _names(line: str | None, each: Sequence[str]) -> tuple[str, ...]:
    """The players, from one flag with commas or from one flag each."""
    if (line is not None) == bool(each):
        raise CommandError("cli-arena-players")
    names = line.split(",") if line is not None else each
    return tuple(name.strip() for name in names)


def _seed(text: str) -> str:
    if not 0 < len(text) <= SEED_LENGTH or not text.isprintable():
        raise CommandError("cli-arena-seed", limit=SEED_LENGTH)
    return text


def _check_players(plan: Plan) -> None:
    """Open every player once: what cannot even sit down shall not lose a thousand games."""
    for name in plan.entrants:
        close = getattr(named_player(name), "close", None)
        if close is not None:
            close()


def _announce(terminal: Terminal, plan: Plan, played: int) -> None:
    """Say what is to be played, and what of it is there already."""
    terminal.write(str(plan.game), STRONG)
    key = "arena-plan-opening" if plan.opening else "arena-plan"
    terminal.say(
        key,
        QUIET,
        games=plan.games,
        blocks=plan.blocks,
        size=plan.block_size,
        opening=plan.opening,
        seed=plan.seed,
    )
    if played:
        terminal.say("arena-resumed", QUIET, games=played)
    sys.stdout.flush()


def _played(terminal: Terminal, plan: Plan, folder: Path, jobs: int, ray: str | None) -> Results:
    """Play with a bar that grows, where somebody watches."""
    screen = console(sys.stderr)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    progress = Progress(*columns, console=screen, disable=not screen.is_terminal)
    task = progress.add_task("", total=plan.games, announced=False)

    def watch(played: int, score: Score) -> None:
        if not progress.tasks[task].fields["announced"]:
            _announce(terminal, plan, played)
            progress.start()
        progress.update(task, completed=played, description=_glance(score), announced=True)

    try:
        return run(plan, folder, jobs=jobs, ray=ray, watch=watch)
    finally:
        progress.stop()


def _glance(score: Score) -> str:
    """The first player's share up to here."""
    if not score.blocks:
        return ""
    first = score.plan.entrants[0]
    share = score.share(first)
    bounds = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
    ratio = f"  LLR {score.verdict.ratio:+.2f}" if score.verdict else ""
    return f"{shown(first)} {100 * share.value:.1f} % ({bounds}){ratio}"


def _show(terminal: Terminal, results: Results) -> None:
    words = terminal.words
    terminal.write()
    terminal.write(standings(results, words))
    terminal.write()
    terminal.write(per_seat(results, words))
    terminal.write()
    terminal.write(times(results, words))
    if len(results.lineups) > 1:
        terminal.write()
        terminal.write(pairings(results, words))
    for line in (*verdict(results, words), *forfeits(results, words)):
        terminal.write(line)
