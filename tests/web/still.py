"""A server with dice, ids and a clock that are the same every time: for golden pictures.

Whatever decides what a page shows comes from a seed; secrets that nobody sees stay secret.
"""

import random
import secrets
import time
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Final

from tessella.core import fair
from tessella.server.clock import now
from tessella.server.people import names
from tessella.server.store import ids

BEGIN: Final = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)
"""When the server starts, and what browsers take for the time."""
SEED: Final = 1989
LATER: Final = 1990
"""The seed of a server that goes on where another has stopped: no lot is drawn twice."""


def stand_still(seed: int = SEED) -> None:
    """Fix what is drawn by lot, and begin all days alike."""
    lots = SimpleNamespace(
        token_bytes=random.Random(seed).randbytes,
        choice=random.Random(seed).choice,
        randbelow=random.Random(seed).randrange,
        token_urlsafe=secrets.token_urlsafe,
    )
    for module in (fair, ids, names):
        vars(module)["secrets"] = lots
    started, begin = time.monotonic_ns(), int(BEGIN.timestamp() * 1e9)
    now._wall = lambda: begin + time.monotonic_ns() - started
    now._ahead = begin - started
