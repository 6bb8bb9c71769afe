"""Uvicorn's socket, leaner: what only the handshake needs is let go after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


class SocketProtocol(WebSocketsSansIOProtocol):
    """An idle socket is mostly the headers that it came with: a fifth of its memory."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; the one that accepts the socket ends the handshake."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response
            self.scope["headers"] = []
