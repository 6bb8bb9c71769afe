"""Write the games that the pictures of the front page play: `web/src/games/*/demo.json`.

The same games come out every time: the computer at a level against itself, and dice from a seed.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tessella
from tessella.core.registry import on_show
from tessella.players import player
from tessella.server.wire.replay import replay_of
from tessella.server.wire.view import Grid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Record
    from tessella.core.option import OptionValue
    from tessella.server.wire.replay import Replay

FOLDER: Final = Path(__file__).resolve().parent.parent / "web/src/games"
LEVEL: Final = "level:4"
SEED: Final = 12


def played(name: str, options: Mapping[str, OptionValue]) -> Record:
    """A whole game of the computer against itself."""
    game = tessella.game(name, **options)
    record, rng = tessella.Record(game), random.Random(SEED)
    computer = player(LEVEL)
    while (turn := record.state.turn) is not None:
        if turn == tessella.CHANCE:
            record = record.add(rng.choice(record.state.moves()))
        else:
            record = record.add(computer.choose(record.state.view(turn), rng))
    return record


def picture(replay: Replay) -> dict[str, Any]:
    """What a picture needs of a game: the board, and what each piece that is laid does to it."""
    board = replay.frames[0].view.board
    steps = []
    for frame in replay.frames:
        laid = [event.fields for event in frame.view.events if event.kind == "laid"]
        shown = frame.view.board
        extra = {"bar": shown.bar, "done": shown.done} if isinstance(shown, Grid) else {}
        steps += [
            {"seat": fields.get("colour", fields["seat"]), "move": fields["move"]}
            | {name: value for name, value in extra.items() if value not in (None, ())}
            for fields in laid
        ]
    size = {"columns": board.columns, "rows": board.rows} if isinstance(board, Grid) else {}
    return {**size, "steps": steps}


def main() -> None:
    """Write the files."""
    for game in on_show():
        told = picture(replay_of(played(game.name, game.showcase.options)))
        text = json.dumps(told, separators=(",", ":"))
        (FOLDER / game.name / "demo.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
