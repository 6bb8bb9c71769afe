"""`tessella serve` with dice, ids and a clock that are the same every time: for golden pictures.

`python -m tests.web.still serve …` takes the arguments of `tessella`. Whatever decides what a page
shows comes from a seed; secrets that nobody sees stay secret.
"""

import random
import secrets
import sys
import time
from datetime import UTC, datetime
from typing import Final

BEGIN: Final = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)
"""When the server starts, and what browsers take for the time."""
SEED: Final = 1989
STILL: Final = (sys.executable, "-m", "tests.web.still")
"""The command that stands in for `tessella`."""


def stand_still() -> None:
    """Fix what is drawn by lot, and begin all days alike."""
    hidden = random.SystemRandom()
    started, begin = time.monotonic_ns(), int(BEGIN.timestamp() * 1e9)
    replaced = {
        "token_bytes": random.Random(SEED).randbytes,
        "choice": random.Random(SEED).choice,
        "randbelow": random.Random(SEED).randrange,
        "token_hex": lambda size=32: hidden.randbytes(size).hex(),
        "token_urlsafe": lambda size=32: hidden.randbytes(size).hex(),
    }
    for name, function in replaced.items():
        setattr(secrets, name, function)
    time.time_ns = lambda: begin + time.monotonic_ns() - started


if __name__ == "__main__":
    stand_still()
    from tessella.cli import main

    sys.exit(main())
