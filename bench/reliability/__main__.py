"""`python -m bench.reliability --kills 200`: the long run of the kill test, on both databases."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from bench.reliability.backing import EmbeddedBeside, postgres_and_redis
from bench.reliability.kills import Readable, Report, killer, under_load
from bench.reliability.servers import Server
from tessella.server.store.postgres import PostgresDatabase

if TYPE_CHECKING:
    from collections.abc import Callable


def on_sqlite(kills: int, tables: int, seed: int) -> Report:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory(prefix="tessella-kills-") as folder:
        data = Path(folder)
        server = Server(data)
        return _run(
            [server], lambda: EmbeddedBeside(data / "tessella.sqlite3"), kills, tables, seed
        )


def on_postgres(kills: int, tables: int, seed: int) -> Report:
    """Two processes on PostgreSQL and Redis; either may be killed."""
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tessella-kills-")))
        postgres, redis = stack.enter_context(postgres_and_redis())
        flags = ("--database", postgres.url, "--redis", redis.url)
        servers = [Server(data, *flags) for _ in range(2)]
        url = postgres.url.replace("postgresql://", "postgresql+asyncpg://")
        return _run(servers, lambda: PostgresDatabase(url), kills, tables, seed)


def _run(
    servers: list[Server], database: Callable[[], Readable], kills: int, tables: int, seed: int
) -> Report:
    for server in servers:
        server.start()
    try:
        trouble = killer(servers, kills, random.Random(seed), 0.3, 2.5)
        work = under_load([s.base for s in servers], database, trouble, tables=tables, seed=seed)
        report = asyncio.run(work)
    finally:
        codes = [server.stop() for server in servers if server.is_alive]
    report.faults += [f"ended with {code}" for code in codes if code]
    report.faults += [line for server in servers for line in server.failures()]
    return report


RUNS = {"sqlite": on_sqlite, "postgresql": on_postgres}


def main() -> int:
    """Run, and say what came of it; 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m bench.reliability", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="in all, half on each database")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(RUNS))
    wish = parser.parse_args()
    names = [wish.only] if wish.only else list(RUNS)
    clean = True
    for name in names:
        report = RUNS[name](-(-wish.kills // len(names)), wish.tables, wish.seed)
        print(name, json.dumps(report.shown(), indent=1, ensure_ascii=False))
        clean &= report.is_clean
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
