"""`tessella serve`: the table on the network, for browsers and programs."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal


def serve(  # noqa: PLR0913 - a flag for each setting
    terminal: Terminal,
    *,
    host: str | None = None,
    port: str | None = None,
    data: str | None = None,
    database: str | None = None,
    redis: str | None = None,
    public_url: str | None = None,
    origins: str | None = None,
    hosts: str | None = None,
    secret: str | None = None,
    proxies: str | None = None,
    password_time: str | None = None,
    password_memory: str | None = None,
    session_days: str | None = None,
    spectator_delay: str | None = None,
    computer_pause: str | None = None,
    away_after: str | None = None,
    hand_over_after: str | None = None,
    claim_after: str | None = None,
    computer_memory: str | None = None,
    body_limit: str | None = None,
    requests_per_minute: str | None = None,
    connections: str | None = None,
    connections_per_address: str | None = None,
    head_seconds: str | None = None,
    limit_factor: str | None = None,
    metrics_token: str | None = None,
    log_format: str | None = None,
    log_level: str | None = None,
    browser: bool = False,
) -> None:
    """Serve until interrupted. Every flag is a setting of the same name."""
    flags = {k: v for k, v in locals().items() if k not in {"terminal", "browser"}}
    _serve(terminal, flags, browser=browser)


def _serve(terminal: Terminal, flags: dict[str, str | None], *, browser: bool) -> None:
    from tessella.server.run import serve as run  # noqa: PLC0415 - no other command needs it
    from tessella.server.settings import read_settings  # noqa: PLC0415

    def ready(address: str) -> None:
        terminal.write(terminal.words("serve-ready", address=address))
        if browser and _has_windows():
            webbrowser.open(address)

    run(read_settings(os.environ, flags), ready)


def _has_windows() -> bool:
    """Whether there is a screen to open a browser on; one of the terminal would be in the way."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
