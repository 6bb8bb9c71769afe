"""How much memory a server and its workers take on while they are besieged.

`python -m bench.siege.memory PID SECONDS`: a process of its own, for to ask for the memory of four
processes takes 8 ms, and people who play in the same process may have to wait for it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Final

import psutil

MEGA: Final = 1 << 20
PAUSE: Final = 0.25


def memory(pid: int) -> tuple[float, float]:
    """Megabytes of a server, and of all processes that work for it."""
    server = psutil.Process(pid)
    below = server.children(recursive=True)
    return server.memory_info().rss / MEGA, sum(_own(child) for child in below)


def _own(process: psutil.Process) -> float:
    try:
        return float(process.memory_full_info().uss / MEGA)
    except psutil.Error:
        return 0.0


def grown(pid: int, seconds: float) -> dict[str, float]:
    """How much more than at first they have had at most."""
    at_first = most = memory(pid)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = memory(pid)
        most = max(most[0], found[0]), max(most[1], found[1])
        time.sleep(PAUSE)
    return {"server": most[0] - at_first[0], "workers": most[1] - at_first[1]}


def main() -> int:
    """Look again and again, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege.memory", description=__doc__)
    parser.add_argument("pid", type=int)
    parser.add_argument("seconds", type=float)
    wish = parser.parse_args()
    print(json.dumps(grown(wish.pid, wish.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
