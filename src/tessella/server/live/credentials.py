"""Credentials: sockets and streams stay as long as that is good by which they came."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.server.errors import Problem
from tessella.server.people.identity import How
from tessella.server.store.histories import batched
from tessella.server.store.sessions import still_good

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tessella.server.live.hub import Caller, Hub
    from tessella.server.store.database import Database

BATCH: Final = 500
"""So many sessions and tokens are looked up at once."""


class Credentials:
    """Sends those away whose session or token has ended, whoever has ended it and wherever."""

    def __init__(self, db: Database, hub: Hub, tell: Callable[[str], None]) -> None:
        self._db = db
        self._hub = hub
        self._tell = tell
        """Tells other processes to look, too."""

    async def ended(self, person: str) -> None:
        """A session or token of a person is no longer there: end what came by it, everywhere."""
        self._tell(person)
        await self.look(person)

    async def look(self, person: str) -> None:
        """Send those connections of a person away that are no longer good."""
        callers = list(self._hub.people.get(person, ()))
        try:
            await self._look(callers)
        except Problem:  # the store cannot say; who is still good comes back
            for caller in callers:
                self._hub.send_away(caller)

    async def admit(self, caller: Caller) -> None:
        """Look at one who has just come: what they came by may have ended on the way."""
        self._hub.arrive(caller)
        await self._look([caller])

    async def look_round(self) -> None:
        """Look at everybody: news may have been lost."""
        everybody = [caller for callers in self._hub.people.values() for caller in callers]
        for some in batched(everybody, BATCH):
            await self._look(some)

    async def _look(self, callers: Collection[Caller]) -> None:
        if not callers:
            return
        ways = [caller.credential for caller in callers]
        read = partial(
            still_good,
            session_ids=[way.id for way in ways if way.how is How.SESSION],
            token_ids=[way.id for way in ways if way.how is How.TOKEN],
        )
        good = await self._db.peek(read)
        for caller in callers:
            if caller.credential.id not in good:
                self._hub.send_away(caller)
