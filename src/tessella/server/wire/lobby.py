"""The lobby on the wire: matches that wait for people."""

from __future__ import annotations

from msgspec import Struct

from tessella.server.match.clocks import Clock


class OpenMatch(Struct, frozen=True):
    """A match with a free chair."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    clock: Clock
    rated: bool
    by: str
    rating: int | None
    free: int
    seats: int
    created: int
