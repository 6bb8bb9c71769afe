"""The lobby: who waits for whom."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tessella.server.live.projection import encode
from tessella.server.match.setup import ChairKind, Setup
from tessella.server.store.friends import blocked_among
from tessella.server.store.lobby import read_open
from tessella.server.wire.lobby import OpenMatch
from tessella.server.wire.messages import OpenMatches

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Row

    from tessella.server.live.hub import Hub
    from tessella.server.store.database import Database
    from tessella.server.wire.requests import Pairing

LIMIT: Final = 200
PAUSE: Final = 0.25
"""Seconds in which changes of the lobby are told together."""
UNRATED: Final = 1500


class Lobby:
    """The open matches, told to all who look at them whenever they change."""

    def __init__(self, db: Database, hub: Hub, tell: Callable[[], None]) -> None:
        self._db = db
        self._hub = hub
        self._tell_others = tell
        self._telling: asyncio.Task[None] | None = None

    async def open_matches(self, game: str | None = None) -> tuple[OpenMatch, ...]:
        """Public matches with a free chair, the latest first."""
        return tuple(m for _, m in await self._db.read(partial(_listed, game=game)))

    async def find(self, wish: Pairing, person: str, rating: int | None) -> str | None:
        """The open match of another that fits a wish best: whose rating is nearest."""
        listed = await self._db.read(partial(_listed, game=wish.game))
        creators = {creator for creator, _ in listed}
        read = partial(blocked_among, person=person, others=creators)
        shunned = {person, *await self._db.read(read)}
        fitting = [m for creator, m in listed if creator not in shunned and _fits(m, wish)]
        own = UNRATED if rating is None else rating
        nearest = min(fitting, key=lambda m: abs((m.rating or UNRATED) - own), default=None)
        return nearest.id if nearest else None

    def announce(self) -> None:
        """Tell all who look at it, here and in other processes."""
        self.changed()
        self._tell_others()

    def changed(self) -> None:
        """Tell those who look at it here, all changes of a moment at once."""
        if self._hub.lobby and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(PAUSE)
        message = encode(OpenMatches(await self.open_matches()))
        for subscriber in self._hub.lobby:
            subscriber.send(message)


def _fits(open_match: OpenMatch, wish: Pairing) -> bool:
    options = {**open_match.options, **wish.options}
    same_terms = open_match.clock == wish.clock and open_match.rated == wish.rated
    return same_terms and options == open_match.options


def _listed(connection: Connection, game: str | None) -> list[tuple[str, OpenMatch]]:
    """Open matches with those who opened them."""
    rows = read_open(connection, game, LIMIT)
    found = ((str(row.creator), _open_match(row)) for row in rows)
    return [(creator, match) for creator, match in found if match.free]


def _open_match(row: Row[Any]) -> OpenMatch:
    setup = Setup.read(row.setup)
    free = sum(chair.kind is ChairKind.OPEN for chair in setup.chairs)
    return OpenMatch(
        setup.id,
        setup.game,
        setup.options,
        setup.clock,
        setup.rated,
        row.name,
        row.rating,
        free,
        len(setup.chairs),
        row.created,
    )
