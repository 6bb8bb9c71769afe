"""Write replays of example games, as the browser gets them: for looking at its pages.

`python -m tools.replays FOLDER` writes a file for each row of GAMES. The same games come out every
time: greedy players, and dice from a seed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import tessella
from tessella.core.registry import on_show
from tessella.core.showcase import most_seats
from tessella.players import player
from tessella.server.wire.replay import replay_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tessella.core import Record
    from tessella.core.option import OptionValue

NAMES: Final = ("Ada", "Maximilian Oberhofstätter-Lacombe", "Zoë", "Jean-Baptiste")
SEED: Final = 4


def _examples() -> Iterator[tuple[str, tuple[str, Mapping[str, OptionValue]]]]:
    """Each game with its defaults, and with as many seats as it has: its name, and how many."""
    for game in on_show():
        yield game.name, (game.name, {})
        if options := most_seats(game):
            yield f"{game.name}-{options['seats']}", (game.name, options)


GAMES: Final = dict(_examples())


def played(name: str, options: Mapping[str, OptionValue]) -> Record:
    """A whole game between greedy players."""
    game = tessella.game(name, **options)
    record, rng = tessella.Record(game, NAMES[: game.seats]), random.Random(SEED)
    greedy = player("greedy")
    while (turn := record.state.turn) is not None:
        if turn == tessella.CHANCE:
            record = record.add(rng.choice(record.state.moves()))
        else:
            record = record.add(greedy.choose(record.state.view(turn), rng))
    return record


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    for slug, (name, options) in GAMES.items():
        replay = msgspec.json.encode(replay_of(played(name, options)))
        (folder / f"{slug}.json").write_bytes(replay)
        print(f"{slug}: {len(replay) // 1024} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
