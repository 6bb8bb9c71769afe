"""The lobby on the wire: matches that wait for people, and those that one has under way."""

from __future__ import annotations

from msgspec import Struct

from tessella.server.match.clocks import Clock
from tessella.server.match.match import Stage
from tessella.server.wire.match import Seat


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


class OwnMatch(Struct, frozen=True):
    """A match that is not over: you sit on the seats `mine`, or one is kept for you.

    It is kept by somebody else (`invited`), or by yourself and not taken yet. A match that is over
    is listed while the seat `rematch` wants to play once more and waits for your answer, and for
    three days where somebody you challenged has `declined`: their name, as long as nothing else
    has happened since. `by` is who opened it, `turn` tells that it waits for your move, and
    `touched` is when something last happened there.
    """

    id: str
    game: str
    clock: Clock
    rated: bool
    by: str
    stage: Stage
    seats: tuple[Seat, ...]
    mine: tuple[int, ...]
    invited: bool
    turn: bool
    rematch: int | None
    declined: str | None
    touched: int
