"""A server that does not look at clocks by itself, as one whose process is busy."""

from tessella.server.live.timers import Timers


def look_away() -> None:
    """Let no flag fall."""
    Timers._fall = Timers.start = lambda *_: None  # type: ignore[method-assign, assignment]
