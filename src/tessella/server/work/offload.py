"""How a request has work done: it is paid for by who asks, and given up when they go."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from tessella.server.errors import Problem
from tessella.server.work.workers import Asker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tessella.server.people.request_context import RequestContext
    from tessella.server.work.workers import Lane, Workers

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Offload:
    """The workers, for one request."""

    workers: Workers
    context: RequestContext

    @property
    def asker(self) -> Asker:
        """Who pays."""
        who = self.context.who
        return Asker(None if who is None else who.id, self.context.address)

    async def run(self, lane: Lane, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Have a process do a work, as long as the client waits for it."""
        return await self.awaited(self.workers.run(lane, self.asker, work, *args, **more))

    async def awaited(self, answer: Awaitable[T]) -> T:
        """What an answer begins with, unless the client goes before it is there."""
        working = asyncio.ensure_future(answer)
        going = asyncio.ensure_future(self.context.gone())
        try:
            await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            raise Problem("busy", retry_after=1)  # nobody is there to hear it
        finally:
            going.cancel()
            working.cancel()
