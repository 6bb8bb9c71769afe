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
from tessella.players import player
from tessella.server.wire.replay import replay_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Record
    from tessella.core.option import OptionValue

GAMES: Final[Mapping[str, tuple[str, Mapping[str, OptionValue]]]] = {
    "blokus-duo": ("blokus-duo", {}),
    "tetris-link": ("tetris-link", {}),
    "tetris-link-4": ("tetris-link", {"seats": 4}),
    "tetris-duel": ("tetris-duel", {}),
    "triominos": ("triominos", {"match": "round"}),
    "triominos-4": ("triominos", {"seats": 4, "match": "round"}),
}
NAMES: Final = ("Ada", "Maximilian Oberhofstätter-Lacombe", "Zoë", "Jean-Baptiste")
SEED: Final = 4


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
