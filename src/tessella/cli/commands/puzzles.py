"""`tessella puzzles`: puzzles from games, each with every move that solves it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tessella.cli.errors import CommandError, shown_file
from tessella.cli.files import check_target, load_record, write_file
from tessella.cli.options import chosen_game, split_options, whole_number
from tessella.cli.terminal import console
from tessella.players.level_player import LEVELS
from tessella.puzzles import Search, dumps, played, puzzles_of, rated

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tessella.cli.terminal import Terminal
    from tessella.core import Game, Record
    from tessella.puzzles import Puzzle

MOST_GAMES = 1_000_000
MOST_PUZZLES = 100_000


def puzzles(  # noqa: PLR0913 - one for each flag
    terminal: Terminal,
    game: str,
    *,
    out: str,
    record: Sequence[str] = (),
    games: str = "100",
    levels: str = "3,4,5,6",
    most: str = "30",
    gaps: bool = False,
    option: Sequence[str] = (),
    seed: str = "1",
) -> None:
    """Find puzzles, have the levels rate them, and write them into a file."""
    chosen = chosen_game(game, split_options(option))
    count = whole_number(games, "--games", 1, MOST_GAMES)
    enough = whole_number(most, "--most", 1, MOST_PUZZLES)
    strengths = [
        whole_number(text.strip(), "--levels", LEVELS[0], LEVELS[-1]) for text in levels.split(",")
    ]
    target = check_target(out)
    records = _read(record, chosen) if record else _played(chosen, strengths, count, seed)
    found, looked = _found(records, Search(gaps=gaps), enough, seed)
    if not found:
        raise CommandError("cli-puzzles-none")
    write_file(target, dumps(found))
    ratings = [puzzle.rating for puzzle in found]
    terminal.say(
        "puzzles-found",
        count=len(found),
        games=looked,
        exact=sum(puzzle.proof.is_exact for puzzle in found),
        low=str(min(ratings)),
        high=str(max(ratings)),
    )
    terminal.say("pieces-written", file=shown_file(target))


def _read(files: Sequence[str], game: Game) -> Iterator[Record]:
    for file in files:
        record = load_record(file)
        if record.game.name != game.name:
            raise CommandError("cli-puzzles-other", game=record.game.title)
        yield record


def _played(game: Game, levels: Sequence[int], count: int, seed: str) -> Iterator[Record]:
    return (played(game, levels, f"{seed}/{number}") for number in range(count))


def _found(
    records: Iterable[Record], search: Search, enough: int, seed: str
) -> tuple[list[Puzzle], int]:
    """So many puzzles, and how many games they took; a bar grows where somebody watches."""
    screen = console(sys.stderr)
    columns = (TextColumn("{task.fields[games]}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    found: dict[str, Puzzle] = {}
    looked = 0
    with bar:
        task = bar.add_task("", total=enough, games=0)
        for looked, record in enumerate(records, 1):
            for puzzle in puzzles_of(record, search):
                found[puzzle.id] = rated(puzzle, seed)
            bar.update(task, completed=len(found), games=looked)
            if len(found) >= enough:
                break
    return list(found.values())[:enough], looked
