"""Send nonsense to a server of our own: `python -m bench.fuzz --requests 100000`."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from bench.fuzz.frames import send_frames
from bench.fuzz.ledger import Ledger, Tally
from bench.fuzz.requests import send_requests
from bench.fuzz.world import make_world
from tests.server.process import Process


def fuzz(data: Path, requests: int, frames: int, start: int) -> Tally:
    """Send so much to a server that keeps its data here; what came of it."""
    with Process(data) as server:
        world = make_world(server.base)
        tally = Tally(Ledger(data / "tessella.sqlite3"))
        if frames:
            send_frames(world, tally, frames, start)
        send_requests(world, tally, requests, start)
        tally.demand_reached()
        for line in server.failures():
            tally.fail(f"log: {line}")
        if not server.is_ready():
            tally.fail("the server is not ready any more")
    return tally


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000, help="requests and frames")
    parser.add_argument("--share", type=float, default=0.4, help="how many of them are requests")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    requests = int(given.requests * given.share)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = fuzz(Path(folder), requests, given.requests - requests, given.seed)
    print(f"{tally.report()}\nin {time.monotonic() - began:.0f} s")
    return 1 if tally.failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
