"""How much four reviews at once slow the moves of running matches, measured in turn.

`python -m bench.reviews`: people play on a fresh server, alone and while four games are reviewed,
again and again; the ratio is that of the medians.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from bench.siege.__main__ import USUAL, Program, besiege

REVIEWS: Final = "four reviews at once"
MARKS: Final = ("p50 ms", "p99 ms")


def measured(attack: str | None, seconds: float) -> dict[str, float]:
    """What people noticed on a server of their own."""
    with tempfile.TemporaryDirectory(prefix="tessella-reviews-") as folder:
        server = Program(Path(folder), flags=USUAL)
        server.start()
        try:
            found = asyncio.run(besiege(server, attack, seconds))
        finally:
            server.stop()
    return {mark: float(found[mark]) for mark in MARKS} | {"told": sum(found["told"].values())}


def main() -> int:
    """Measure in turn, and print the medians and their ratio."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20)
    wish = parser.parse_args()
    rows: dict[str | None, list[dict[str, float]]] = {None: [], REVIEWS: []}
    for _ in range(wish.rounds):
        for attack, found in rows.items():
            found.append(measured(attack, wish.seconds))
            print(attack or "none", found[-1], flush=True)
    for mark in MARKS:
        alone, beside = (median(row[mark] for row in found) for found in rows.values())
        print(f"{mark}: {alone:.1f} alone, {beside:.1f} beside, ratio {beside / alone:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
