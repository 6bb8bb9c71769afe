"""What we use of uvicorn beyond what it documents.

Nothing else imports it, so that there is one place which a new version can break. `METHODS` and
`ATTRIBUTES` say what a version must have, and a test compares; the bounds in `pyproject.toml`
keep versions away that nobody has tried.
"""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import FrameType

__all__ = [
    "ASGIReceiveEvent",
    "ASGISendEvent",
    "HttpToolsProtocol",
    "Request",
    "RequestResponseCycle",
    "Server",
    "WebSocketsSansIOProtocol",
]

METHODS: Final[Mapping[type, Mapping[str, tuple[str, ...]]]] = {
    uvicorn.Server: {
        "handle_exit": ("sig", "frame"),
        "startup": ("sockets",),
        "shutdown": ("sockets",),
    },
    HttpToolsProtocol: {
        "connection_made": ("transport",),
        "connection_lost": ("exc",),
        "data_received": ("data",),
        "handle_websocket_upgrade": (),
        "send_400_response": ("msg",),
        "on_message_begin": (),
        "on_url": ("url",),
        "on_header": ("name", "value"),
        "on_headers_complete": (),
        "on_body": ("body",),
        "on_message_complete": (),
    },
    WebSocketsSansIOProtocol: {
        "handle_connect": ("event",),
        "connection_lost": ("exc",),
        "data_received": ("data",),
        "send": ("message",),
        "receive": (),
    },
    ServerProtocol: {"send_close": ("code", "reason"), "data_to_send": ()},
}
"""Methods that we extend or call, and what they take."""
ATTRIBUTES: Final[Mapping[type, tuple[str, ...]]] = {
    uvicorn.Server: ("_captured_signals", "config", "server_state"),
    HttpToolsProtocol: (
        *("loop", "transport", "client", "headers", "flow", "cycle", "pipeline", "config"),
        *("parser", "server_state"),
    ),
    RequestResponseCycle: (
        *("response_started", "response_complete", "disconnected", "message_event"),
    ),
    FlowControl: ("read_paused",),
    WebSocketsSansIOProtocol: (
        *("loop", "transport", "config", "conn", "queue", "writable", "read_paused"),
        *("handshake_initiated", "handshake_complete", "close_sent", "close_timer"),
        *("close_timeout", "scope", "request", "response"),
    ),
    ServerProtocol: ("current_size",),
}
"""Attributes that we read or set, all of which its own code sets."""


class Server(uvicorn.Server):
    """Uvicorn's server, for which SIGTERM is no failure."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; to be asked to is no failure."""
        super().handle_exit(sig, frame)
        if sig == signal.SIGTERM:
            self._captured_signals.remove(sig)  # else the process would end by it after all
