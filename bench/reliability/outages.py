"""Outages: what servers need goes away and comes back, and nobody restarts anything."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bench.reliability.ledger import Ledger

ENOUGH: Final = 30
"""Acknowledgements that show that play goes on."""
PATIENCE: Final = 60.0


class Stoppable(Protocol):
    """Something that servers need."""

    def stop(self) -> None:
        """Stop it: whoever is connected is cut off."""

    def start(self) -> None:
        """Start it again."""


async def acknowledged(ledger: Ledger, count: int = ENOUGH) -> float:
    """Wait until so many more requests were acknowledged; the seconds that it took."""
    began, wanted = time.monotonic(), ledger.counts["acknowledged"] + count
    while ledger.counts["acknowledged"] < wanted:
        if time.monotonic() - began > PATIENCE:
            raise TimeoutError(f"play does not go on: {ledger.counts} {ledger.failures[:5]}")
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def outage(
    part: Stoppable, seconds: float, times: int = 1
) -> Callable[[Ledger], Awaitable[dict[str, float]]]:
    """Trouble: stop a part for a while, start it again, and wait until play goes on."""

    async def trouble(ledger: Ledger) -> dict[str, float]:
        slowest = meanwhile = 0.0
        await acknowledged(ledger)
        for _ in range(times):
            await asyncio.to_thread(part.stop)
            before = ledger.counts["acknowledged"]
            await asyncio.sleep(seconds)
            meanwhile += ledger.counts["acknowledged"] - before
            await asyncio.to_thread(part.start)
            slowest = max(slowest, await acknowledged(ledger))
        return {
            "outages": times,
            "recovery": round(slowest, 2),
            "acknowledged meanwhile": meanwhile,
        }

    return trouble
