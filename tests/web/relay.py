"""A network between a browser and a server that can be cut."""

from __future__ import annotations

import socket
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import TYPE_CHECKING, Final

from tests.web.host import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = "127.0.0.1"
PIECE: Final = 1 << 16


class Relay(ThreadingTCPServer):
    """Passes on what comes from either side, while it is not cut."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_cut = False
        self.ends: set[socket.socket] = set()
        super().__init__((HERE, 0), Way)

    @property
    def place(self) -> str:
        return f"http://localhost:{self.server_address[1]}"

    def cut(self) -> None:
        """End all connections, and every one that is tried."""
        self.is_cut = True
        for end in list(self.ends):
            with suppress(OSError):  # it has ended by itself
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Let connections through."""
        self.is_cut = False


class Way(BaseRequestHandler):
    """One connection."""

    server: Relay

    def handle(self) -> None:
        """Pass on both ways until one side ends."""
        if self.server.is_cut:
            return
        with socket.create_connection((HERE, self.server.port)) as there:
            ends = {self.request, there}
            self.server.ends |= ends
            back = Thread(target=pass_on, args=(there, self.request), daemon=True)
            back.start()
            pass_on(self.request, there)
            back.join()
            self.server.ends -= ends


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Pass on all that comes, and its end."""
    with suppress(OSError):  # either side may be cut
        while piece := source.recv(PIECE):
            target.sendall(piece)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def relayed(port: int) -> Iterator[Relay]:
    """A network to the server at a port of this machine."""
    with Relay(port) as relay, serving(relay):
        yield relay
        relay.cut()
