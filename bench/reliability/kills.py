"""The kill test: people play, servers are killed at random moments, nothing may be lost."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import httpx

import tessella
from bench.reliability.audit import audit
from bench.reliability.ledger import Ledger
from bench.reliability.outages import acknowledged
from bench.reliability.table import KINDS, play

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import Connection

T = TypeVar("T")


class Killable(Protocol):
    """A server in a process of its own."""

    base: str

    def start(self) -> None:
        """Start it, and wait until it is ready."""

    def kill(self) -> object:
        """End it without a warning."""


class Readable(Protocol):
    """A database that servers are using."""

    async def start(self) -> None:
        """Connect."""

    async def stop(self) -> None:
        """Disconnect."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that changes nothing."""


@dataclass(slots=True)
class Report:
    """What a run has come to."""

    ledger: Ledger
    counts: dict[str, int]
    faults: list[str]
    facts: dict[str, float] = field(default_factory=dict)

    @property
    def is_clean(self) -> bool:
        """Whether every promise was kept."""
        return not self.faults and not self.ledger.failures

    def shown(self) -> dict[str, Any]:
        """All of it, for a reader."""
        return {
            **self.facts,
            **self.counts,
            **dict(sorted(self.ledger.counts.items())),
            "failures": self.ledger.failures[:20],
            "faults": self.faults[:20],
        }


async def under_load(
    bases: Sequence[str],
    database: Callable[[], Readable],
    trouble: Callable[[Ledger], Awaitable[dict[str, float]]],
    *,
    tables: int,
    pace: float = 0.03,
    seed: int = 1,
) -> Report:
    """Make trouble while people play, let them come to rest, and look at what is on disk."""
    ledger, stop = Ledger(), asyncio.Event()
    work = [
        asyncio.create_task(play(KINDS[i % len(KINDS)], bases, ledger, stop, pace, seed * 1000 + i))
        for i in range(tables)
    ]
    facts = await trouble(ledger)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*work), 120)
    faults = await _api_faults(bases, ledger)
    store = database()
    await store.start()
    try:
        counts, more = await store.read(lambda connection: audit(connection, ledger))
    finally:
        await store.stop()
    return Report(ledger, counts, [*faults, *more], facts)


def killer(
    servers: Sequence[Killable], kills: int, rng: random.Random, least: float, most: float
) -> Callable[[Ledger], Awaitable[dict[str, float]]]:
    """Trouble: kill one of the servers at a random moment and start it again, so many times.

    It begins when people play: on a busy machine the first kill would else meet nobody.
    """

    async def trouble(ledger: Ledger) -> dict[str, float]:
        await acknowledged(ledger)
        began, starts = time.monotonic(), 0.0
        for number in range(kills):
            await asyncio.sleep(rng.uniform(least, most))
            server = rng.choice(servers)
            died = await asyncio.to_thread(server.kill)
            if died is not None:
                ledger.failures.append(f"a server had ended by itself: {died}")
            before = time.monotonic()
            await asyncio.to_thread(server.start)
            starts += time.monotonic() - before
            if number % 10 == 9:  # noqa: PLR2004
                print(
                    f"{number + 1} kills, {ledger.counts['acknowledged']} acknowledged", flush=True
                )
        await asyncio.sleep(1)
        seconds = time.monotonic() - began
        return {"kills": kills, "seconds": round(seconds), "start": round(starts / kills, 2)}

    return trouble


async def _api_faults(bases: Sequence[str], ledger: Ledger, most: int = 40) -> list[str]:
    """Whether each server tells the promises of some matches, and records that hold."""
    faults = []
    ids = sorted({key.match for key in ledger.promises})
    chosen = random.Random(1).sample(ids, min(most, len(ids)))
    async with httpx.AsyncClient(timeout=20) as http:
        for number, match_id in enumerate(chosen):
            place = f"{bases[number % len(bases)]}/api/v1/matches/{match_id}"
            state = (await http.get(place)).json()
            told = {entry["version"]: entry for entry in state["entries"]}
            for key, promise in ledger.promises.items():
                if key.match == match_id and told[promise.version].get("move") != promise.move:
                    faults.append(f"the API tells otherwise: {key} {promise}")
            if state["now"]["stage"] == "over" and len(told) > 3:  # noqa: PLR2004
                record = tessella.Record.loads((await http.get(f"{place}/record")).text)
                if record.fair is None or not record.fair.is_kept:
                    faults.append(f"a record that does not verify: {match_id}")
    return faults
