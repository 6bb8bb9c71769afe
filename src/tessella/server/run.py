"""The process: it serves until it is told to stop, and then says goodbye."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import resource
import signal
import socket
import time
from typing import TYPE_CHECKING, Final

import uvicorn

from tessella.core.errors import TessellaError
from tessella.server.app import make_server
from tessella.server.errors import Problem
from tessella.server.logs import configure_logs
from tessella.server.parts import database_of
from tessella.server.socket.protocol import SocketProtocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from tessella.server.parts import Parts
    from tessella.server.settings import Settings

FRAME: Final = 65_536
"""Bytes that a frame of a socket may have."""
SELDOM: Final = (50_000, 20, 50)
"""How often garbage is looked for: matches are values without cycles, so there is hardly any."""
RECONNECT: Final = 500
"""Milliseconds after which clients of a server that stops shall come back."""
FAREWELL: Final = 3.0
"""Seconds that the goodbye has to reach everybody."""
GRACE: Final = 4
"""Seconds that requests under way have to end."""


class ServeError(TessellaError):
    """The server cannot start; the sentence says what to do."""


class Process(uvicorn.Server):
    """Uvicorn that tells its clients to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, parts: Parts) -> None:
        super().__init__(config)
        self._parts = parts

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; what lives as long as the process is nothing for the garbage collector."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; to be asked to is no failure."""
        super().handle_exit(sig, frame)
        if sig == signal.SIGTERM:
            self._captured_signals.remove(sig)  # else the process would end by it after all

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say goodbye, then end what runs."""
        for server in self.servers:
            server.close()
        tables = self._parts.tables
        tables.farewell(RECONNECT)
        until = time.monotonic() + FAREWELL
        while tables.gallery.people and time.monotonic() < until:  # noqa: ASYNC110 - once, at the end
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` is told the address once it is known."""
    faulthandler.enable()
    _allow_many_files()
    configure_logs(settings)
    app, parts = make_server(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the guard believes as many proxies as the settings name
        server_header=False,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=FRAME,
        backlog=4096,
        timeout_graceful_shutdown=GRACE,
    )
    listening = _listening(settings)
    asyncio.run(_reach(settings))
    ready(_address(settings, listening))
    Process(config, parts).run([listening])


def _listening(settings: Settings) -> socket.socket:
    """The socket that clients come to; a port that is taken is told in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = str(error.strerror or error)
        raise ServeError(
            "serve-address", host=settings.host, port=str(settings.port), why=why
        ) from error
    return listening


async def _reach(settings: Settings) -> None:
    """Refuse to start without a database that we understand, before anything else is said."""
    database = database_of(settings)
    try:
        await database.start()
    except Problem as problem:
        raise ServeError("serve-database") from problem
    finally:
        await database.stop()


def _allow_many_files() -> None:
    """Every client is an open file: take as many as the system lets this process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _address(settings: Settings, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in {"0.0.0.0", "::", "127.0.0.1"} else settings.host  # noqa: S104
    shown = f"[{host}]" if ":" in host else host
    return settings.public_url or f"http://{shown}:{listening.getsockname()[1]}"
