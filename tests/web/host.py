"""A server of files: the built web app without a table behind it."""

from __future__ import annotations

import re
from contextlib import contextmanager
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

import tessella

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from socketserver import BaseServer

APP: Final = Path(tessella.__file__).parent / "web"
FRAMES: Final = re.compile(r"/api/v1/matches/([^/]+)/frames")
NOTHING: Final = b'{"code": "", "detail": ""}'


class Host(ThreadingHTTPServer):
    """Serves the files of an app, its front page for every address that is no file, and replays."""

    daemon_threads = True

    def __init__(self, folder: Path, replays: Mapping[str, bytes]) -> None:
        self.folder, self.replays = folder, replays
        super().__init__(("127.0.0.1", 0), Files)

    @property
    def place(self) -> str:
        return f"http://localhost:{self.server_port}"


class Files(SimpleHTTPRequestHandler):
    """What is answered."""

    protocol_version = "HTTP/1.1"
    server: Host

    def do_GET(self) -> None:
        """A replay, a file, or the front page."""
        if not self.path.startswith("/api/"):
            super().do_GET()
            return
        found = FRAMES.fullmatch(self.path.partition("?")[0])
        replay = self.server.replays.get(found[1]) if found else None
        body = NOTHING if replay is None else replay
        self.send_response(HTTPStatus.NOT_FOUND if replay is None else HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def translate_path(self, path: str) -> str:
        """The file of an address."""
        found = self.server.folder / path.partition("?")[0].lstrip("/")
        if found.is_file() or "/assets/" in path:
            return str(found)
        return str(self.server.folder / "index.html")

    def end_headers(self) -> None:
        """Nothing is kept without asking."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""


@contextmanager
def hosted(folder: Path, replays: Mapping[str, bytes] | None = None) -> Iterator[Host]:
    """A host of an app, for as long as it is needed."""
    with Host(folder, replays or {}) as host, serving(host):
        yield host


@contextmanager
def serving(server: BaseServer) -> Iterator[None]:
    """Have a server serve on a thread of its own meanwhile."""
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield
    server.shutdown()
    thread.join()
