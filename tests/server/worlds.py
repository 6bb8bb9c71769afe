"""Worlds that somebody cannot tell apart: the same match but for two tiles they never saw."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tessella.core.errors import TessellaError
from tessella.server.match.commands import Play
from tessella.server.match.entries import Began, Moved
from tessella.server.match.fold import fold
from tessella.server.match.match import Match, Stage
from tessella.server.store.matches import Log, LogRow
from tests.server.match.players import SECRET, Sat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.server.match.entries import Entry


def played(seats: int, plies: int, seed: int) -> Sat:
    """A match of Triominos after so many moves by lot."""
    table = Sat("triominos", options={"seats": seats}, public=True).full()
    rng = random.Random(seed)
    for _ in range(plies):
        if table.match.stage is Stage.RUNNING:
            table.move(rng)
    return table


def log_of(table: Sat) -> Log:
    """The log of a match, as the store would read it."""
    lines = tuple(
        LogRow(version, at, "table", f"r{version}", entry)
        for version, (at, entry) in enumerate(table.log, 1)
    )
    return Log(table.match, lines)


def hidden_from(match: Match, seat: int | None) -> list[str]:
    """The tiles that a seat (None: a spectator) has never seen: in other hands, or in the pool."""
    state = match.state
    others = [hand for s, hand in enumerate(state.hands) if s != seat]  # type: ignore[attr-defined]
    tiles = set(state.pool).union(*others)  # type: ignore[attr-defined]
    return sorted("".join(map(str, tile)) for tile in tiles)


def other_worlds(table: Sat, seat: int | None, rng: random.Random) -> Iterator[Log]:
    """The same log with two of those tiles exchanged, wherever the law allows that."""
    log = log_of(table)
    pairs = list(combinations(hidden_from(log.match, seat), 2))
    rng.shuffle(pairs)
    for one, other in pairs:
        swap = {one: other, other: one}
        lines = tuple(replace(line, entry=_swapped(line.entry, swap)) for line in log.lines)
        match = Match.of(log.match.setup, SECRET, 0)
        try:
            for line in lines:
                match = fold(line.entry, match, line.at)
        except TessellaError:
            continue
        if match.state.hands != log.match.state.hands:  # type: ignore[attr-defined]
            yield Log(match, lines)


def _swapped(entry: Entry, swap: dict[str, str]) -> Entry:
    if not isinstance(entry, Began | Moved):
        return entry
    chance = tuple(swap.get(text, text) for text in entry.chance)
    return msgspec.structs.replace(entry, chance=chance)


__all__ = ["Play", "hidden_from", "log_of", "other_worlds", "played"]
