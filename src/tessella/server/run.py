"""The process: it serves until it is told to stop, and then says goodbye."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import os
import resource
import socket
import time
from typing import TYPE_CHECKING, Final

import uvicorn

from tessella.server.app import make_server
from tessella.server.errors import ServeError
from tessella.server.guard.door import Door
from tessella.server.http_protocol import protocol_of
from tessella.server.logs import configure_logs
from tessella.server.socket.protocol import SocketProtocol
from tessella.server.uvicorn_parts import Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.server.components import Components
    from tessella.server.settings import Settings

FOR_ONESELF: Final = 0o077
"""What the process makes is for its user alone."""
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


class Process(Server):
    """Uvicorn around a server's components, which tell clients to come back before it stops."""

    def __init__(
        self, config: uvicorn.Config, components: Components, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._components = components
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; what lives as long as the process is nothing for the garbage collector."""
        try:
            await self._components.start()
        except BaseException:
            await self._components.stop()
            raise
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say goodbye, then end what runs."""
        for server in self.servers:
            server.close()
        service = self._components.service
        service.farewell(RECONNECT)
        until = time.monotonic() + FAREWELL
        while service.hub.people and time.monotonic() < until:  # noqa: ASYNC110 - once, at the end
            await asyncio.sleep(0.02)
        try:
            await super().shutdown(sockets)
        finally:
            await self._components.stop()


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` is told the address once it is known."""
    faulthandler.enable()
    os.umask(FOR_ONESELF)
    files = _allow_many_files()
    configure_logs(settings)
    app, components = make_server(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the guard believes as many proxies as the settings name
        server_header=False,
        lifespan="off",  # the process starts them itself, and can say what is wrong
        http=protocol_of(Door(settings, files, components.metrics.refused)),
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=FRAME,
        backlog=4096,
        timeout_graceful_shutdown=GRACE,
    )
    with _listening(settings) as listening:
        address = _address(settings, listening)
        Process(config, components, lambda: ready(address)).run([listening])


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


def _allow_many_files() -> int:
    """Every client is an open file: take as many as the system gives this process; how many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def _address(settings: Settings, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in {"0.0.0.0", "::", "127.0.0.1"} else settings.host  # noqa: S104
    shown = f"[{host}]" if ":" in host else host
    return settings.public_url or f"http://{shown}:{listening.getsockname()[1]}"
