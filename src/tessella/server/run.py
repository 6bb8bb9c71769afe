"""The process: it serves until it is told to stop, and then says goodbye."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
from typing import TYPE_CHECKING, Final

import uvicorn

from tessella.server.app import make_server
from tessella.server.logs import configure_logs

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from tessella.server.parts import Parts
    from tessella.server.settings import Settings

FRAME: Final = 65_536
"""Bytes that a frame of a socket may have."""
SELDOM: Final = (50_000, 20, 50)
"""How often garbage is looked for: matches are values without cycles, so there is hardly any."""
RECONNECT: Final = 500
"""Milliseconds after which clients of a server that stops shall come back."""
FAREWELL: Final = 0.2
"""Seconds that the goodbye has to reach everybody."""


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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end what runs."""
        self._parts.tables.farewell(RECONNECT)
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` is told the address once it is known."""
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
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=FRAME,
        backlog=4096,
        timeout_graceful_shutdown=10,
    )
    faulthandler.enable()
    listening = config.bind_socket()
    ready(_address(settings, listening))
    Process(config, parts).run([listening])


def _address(settings: Settings, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in {"0.0.0.0", "::", "127.0.0.1"} else settings.host  # noqa: S104
    shown = f"[{host}]" if ":" in host else host
    return settings.public_url or f"http://{shown}:{listening.getsockname()[1]}"
