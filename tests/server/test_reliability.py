"""Servers that are killed, stopped, and cut off from what they need, while people play.

The long run of the same is `make reliability`.
"""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from bench.reliability.audit import audit
from bench.reliability.backing import EmbeddedBeside, postgres_and_redis
from bench.reliability.kills import Report, killer, under_load
from bench.reliability.outages import acknowledged, outage
from bench.reliability.servers import Server
from tessella.server.store.postgres import PostgresDatabase
from tests.server.farewell import Idler, last_line

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from bench.reliability.backing import Postgres, Redis
    from bench.reliability.kills import Readable
    from bench.reliability.ledger import Ledger

TABLES = 6


class Party:
    """Servers, and the database that they keep everything in."""

    def __init__(self, servers: list[Server], database: Callable[[], Readable]) -> None:
        self.servers, self.database = servers, database

    def under(self, trouble: Callable[[Ledger], Awaitable[dict[str, float]]]) -> Report:
        """Play while there is trouble; every promise must be kept."""
        for server in self.servers:
            server.start()
        bases = [server.base for server in self.servers]
        try:
            report = asyncio.run(under_load(bases, self.database, trouble, tables=TABLES))
        finally:
            codes = [server.stop() for server in self.servers if server.is_alive]
        assert report.is_clean, report.shown()
        assert codes == [0] * len(self.servers)
        assert not [line for server in self.servers for line in server.failures()]
        return report


@pytest.fixture(scope="module")
def backing() -> Iterator[tuple[Postgres, Redis]]:
    """PostgreSQL and Redis that nobody else needs."""
    with postgres_and_redis() as parts:
        yield parts


@pytest.fixture
def alone(tmp_path: Path) -> Party:
    """One process on SQLite."""
    return Party([Server(tmp_path)], lambda: EmbeddedBeside(tmp_path / "tessella.sqlite3"))


@pytest.fixture
def cluster(tmp_path: Path, backing: tuple[Postgres, Redis]) -> Party:
    """Two processes on PostgreSQL and Redis."""
    postgres, redis = backing
    flags = ("--database", postgres.url, "--redis", redis.url)
    url = postgres.url.replace("postgresql://", "postgresql+asyncpg://")
    return Party([Server(tmp_path, *flags) for _ in range(2)], partial(PostgresDatabase, url))


@pytest.mark.parametrize("kind", ["alone", "cluster"])
def test_nothing_acknowledged_is_lost_when_servers_are_killed(
    kind: str, request: pytest.FixtureRequest
) -> None:
    party: Party = request.getfixturevalue(kind)
    report = party.under(killer(party.servers, 3, random.Random(5), 0.5, 2.0))
    assert report.counts["promises"] > 0
    assert report.ledger.counts["sockets lost"] > 0


def test_play_goes_on_after_postgresql_was_away(
    cluster: Party, backing: tuple[Postgres, Redis]
) -> None:
    report = cluster.under(outage(backing[0], 2.0))
    assert report.facts["acknowledged meanwhile"] == 0
    assert report.ledger.counts["requests told to come later"] > 0


def test_play_goes_on_while_redis_is_away(cluster: Party, backing: tuple[Postgres, Redis]) -> None:
    report = cluster.under(outage(backing[1], 6.0))
    assert report.facts["acknowledged meanwhile"] > 0


def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(alone: Party) -> None:
    (server,) = alone.servers

    async def trouble(ledger: Ledger) -> dict[str, float]:
        idlers = [await Idler(server.base).enter() for _ in range(20)]
        stream = asyncio.create_task(last_line(server.base))
        await acknowledged(ledger)
        began = time.monotonic()
        code = await asyncio.to_thread(server.stop)
        seconds = time.monotonic() - began
        endings = [await idler.ended() for idler in idlers]
        assert endings == [("goodbye", 1012)] * len(idlers)
        assert await stream == "goodbye"
        assert code == 0
        assert seconds < 60
        await asyncio.to_thread(server.start)
        await acknowledged(ledger)
        return {}

    alone.under(trouble)


TAMPERED = {
    "another's": "UPDATE entries SET request = 'x' WHERE request LIKE 'm1-%'",
    "refused and kept": "UPDATE entries SET request = 'never' WHERE request = 'sit'",
    "out of step": "UPDATE matches SET version = version + 1",
    "does not fold": "DELETE FROM entries WHERE request LIKE 'm1-%'",
    "another rating": "UPDATE ratings SET mu = mu + 1",
    "not rated once": "DELETE FROM rating_changes",
    "matches, ": "UPDATE ratings SET matches = matches + 1",
}
"""What somebody might do to a database, and what the audit says then."""


def test_the_audit_finds_what_is_wrong(alone: Party, tmp_path: Path) -> None:
    async def trouble(ledger: Ledger) -> dict[str, float]:
        while ledger.counts["matches over"] < TABLES:
            await acknowledged(ledger, 5)
        return {}

    ledger = alone.under(trouble).ledger
    ledger.refused |= {key._replace(request="never") for key in ledger.promises}
    engine = create_engine(f"sqlite:///{tmp_path / 'tessella.sqlite3'}")
    for fault, statement in TAMPERED.items():
        with engine.connect() as connection:
            connection.execute(text(statement))
            _, faults = audit(connection, ledger)
            assert any(fault in told for told in faults), (fault, faults[:5])
            connection.rollback()
    engine.dispose()
