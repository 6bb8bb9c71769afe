"""Golden bytes: whole matches with a fixed secret, and every byte that the server makes of them.

`tests/server/golden/<game>-<seats>.txt` has a line for each message, replay, log and record of a
match: its name, its length and a sum over its bytes. The last lines are samples to be read.

    python -m tests.server.golden_bytes    make all files afresh; look at the difference
"""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tessella.core.registry import game_type, own_games
from tessella.server.live.projection import PublicProfile, encode
from tessella.server.live.replays import match_frames, record_frames
from tessella.server.live.room import Room
from tessella.server.live.transcript import packed
from tessella.server.match.entries import dumps
from tessella.server.match.match import Match
from tessella.server.match.record import record_of
from tessella.server.store.matches import Log, LogRow
from tests.server.match.players import SECRET, Sat

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent / "golden"
SHORT: Final[dict[str, dict[str, object]]] = {
    "tetris-duel": {"columns": 6, "rows": 14},
    "triominos": {"match": "round"},
}
"""Options that make a match short."""
MATCHES: Final = tuple(
    (name, seats) for name in own_games() for seats in game_type(name).seat_counts()
)
THOUGHT: Final = re.compile(rb',"thought":\d+')
"""What replays tell besides of matches whose clock is known; all else is as it always was."""
SAMPLE: Final = 7
"""The entry after which a snapshot and an update are kept as they are."""


class Ear:
    """One who follows a match, and what was sent."""

    muted: Final = frozenset[str]()

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self) -> None:
        """Nothing was opened."""


def match_of(name: str, seats: int) -> Sat:
    """A whole match of people whose moves are as random as a fixed seed makes them."""
    options = dict(SHORT.get(name, {}))
    if any(option.name == "seats" for option in game_type(name).choices):
        options["seats"] = seats
    sat = Sat(name, options=options).full()
    sat.to_end(random.Random(f"{name} {seats}"))
    return sat


def lines_of(name: str, seats: int) -> Iterator[str]:
    """The lines of a golden file."""
    sat = match_of(name, seats)
    people = {f"p{seat}": PublicProfile(f"Name {seat}", "guest") for seat in range(seats)}
    room = Room(Log(Match.of(sat.match.setup, SECRET, 0), ()), people, None)
    samples: list[str] = []
    for version, (at, entry) in enumerate(sat.log, start=1):
        line = LogRow(version, at, "p0", None, entry)
        room.add([line])
        yield _summed(f"log {version}", dumps(entry).encode())
        for person in ("nobody", *people):
            ear = Ear(person)
            room.tell([ear], [line], room.match)
            snapshot = encode(room.snapshot(person, version - 2, ()))
            yield _summed(f"update {version} {person}", *ear.heard)
            yield _summed(f"snapshot {version} {person}", snapshot)
            if version == SAMPLE and person == "p0":
                samples += [ear.heard[0].decode(), snapshot.decode()]
    record = record_of(room.match, [guest.name for guest in people.values()]).dumps()
    yield _summed("record", record.encode())
    for seat in (None, *range(seats)):
        frames = match_frames(packed(room.log), people, None, seat, 0)
        yield _summed(f"frames {seat}", THOUGHT.sub(b"", frames))
        yield _summed(f"frames of the record {seat}", record_frames(record, seat, 0))
    yield from (record, *samples)


def _summed(name: str, data: bytes) -> str:
    return f"{name}: {len(data)} {hashlib.sha256(data).hexdigest()[:12]}"


def path_of(name: str, seats: int) -> Path:
    """The golden file of a match."""
    return FOLDER / f"{name}-{seats}.txt"


def text_of(name: str, seats: int) -> str:
    """What stands in a golden file."""
    return "\n".join(lines_of(name, seats)) + "\n"


if __name__ == "__main__":
    for match in MATCHES:
        path_of(*match).write_text(text_of(*match), encoding="utf-8")
