"""How a request has work done: it is paid for by who asks, and given up when they go."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from tessella.server.errors import Problem
from tessella.server.work.workers import Asker

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.server.people.request_context import RequestContext
    from tessella.server.work.workers import Lane, Workers

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Offload:
    """The workers, for one request."""

    workers: Workers
    context: RequestContext

    async def run(self, lane: Lane, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Have a process do a work, as long as the client waits for it."""
        who = self.context.who
        asker = Asker(None if who is None else who.id, self.context.address)
        working = asyncio.ensure_future(self.workers.run(lane, asker, work, *args, **more))
        going = asyncio.ensure_future(self.context.gone())
        try:
            await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            raise Problem("busy", retry_after=1)  # nobody is there to hear it
        finally:
            going.cancel()
            working.cancel()
