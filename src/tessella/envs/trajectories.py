"""Games as tables: what each seat saw and did, and what came of it, in files of Parquet.

Files need the package pyarrow, which comes with the extra `ray`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from tessella.core.chance import CHANCE
from tessella.core.option import written
from tessella.core.registry import game_type
from tessella.envs.in_play import begin
from tessella.envs.tables import actions, observation_shape

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from numpy.typing import NDArray

    from tessella.core import Game, Record

ABOUT: Final = b"tessella"


class Trajectories(NamedTuple):
    """A row for each decision: its game, its place there, who saw what, did what and won what.

    `reward` is that of the seat at the end of the game. `observation` are planes.
    """

    game: NDArray[np.int64]
    ply: NDArray[np.int64]
    seat: NDArray[np.int64]
    action: NDArray[np.int64]
    reward: NDArray[np.float64]
    observation: NDArray[np.uint8]


def trajectories(games: Iterable[tuple[int, Record]], game: Game) -> Trajectories:
    """All decisions of games, each with its number."""
    rows = [row for number, record in games for row in _decisions(number, record)]
    columns = zip(*rows, strict=True) if rows else [()] * len(Trajectories._fields)
    number, ply, seat, action, rewards, seen = columns
    return Trajectories(
        np.array(number, np.int64),
        np.array(ply, np.int64),
        np.array(seat, np.int64),
        np.array(action, np.int64),
        np.array(rewards, np.float64),
        np.array(seen, np.uint8).reshape(-1, *observation_shape(game)),
    )


def _decisions(number: int, record: Record) -> list[tuple[Any, ...]]:
    play, rows = begin(record.game), list[tuple[Any, ...]]()
    for ply, move in enumerate(record.moves):
        seat = play.turn
        if seat is not None and seat != CHANCE:
            rows.append((number, ply, seat, play.number(move.text), play.observation(seat)))
        play.play(move.text)
    won = play.rewards()
    return [(*row[:4], won[row[2]], row[4]) for row in rows]


def write(path: Path, found: Trajectories, game: Game) -> None:
    """Keep trajectories of a game in a file of Parquet."""
    import pyarrow as pa  # noqa: PLC0415 - the extra brings it
    import pyarrow.parquet as pq  # noqa: PLC0415

    *numbers, planes = found
    size = int(np.prod(planes.shape[1:]))
    seen = pa.array([plane.tobytes() for plane in planes], pa.binary(size))
    table = pa.table([*map(pa.array, numbers), seen], names=list(Trajectories._fields))
    options = {name: written(value) for name, value in game.options.items()}
    about = {"game": game.name, "options": options, "actions": actions(game).hash}
    pq.write_table(table.replace_schema_metadata({ABOUT: json.dumps(about)}), path)


def read(path: Path | str) -> tuple[Game, Trajectories]:
    """The game of a file, and its trajectories as arrays."""
    import pyarrow.parquet as pq  # noqa: PLC0415

    table = pq.read_table(path)
    game = _game(json.loads(table.schema.metadata[ABOUT]))
    *numbers, seen = (table[name] for name in Trajectories._fields)
    planes = np.frombuffer(b"".join(seen.to_pylist()), np.uint8)
    shaped = planes.reshape(-1, *observation_shape(game))
    return game, Trajectories._make([*(column.to_numpy() for column in numbers), shaped])


def _game(about: dict[str, Any]) -> Game:
    """The game with its options."""
    kind = game_type(about["game"])
    known = {option.name: option for option in kind.choices}
    return kind(**{name: known[name].read(text) for name, text in about["options"].items()})
