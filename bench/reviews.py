"""How much four reviews at once slow the moves of running matches, measured in turn.

`python -m bench.reviews`: people play on a fresh server, alone and while four games are reviewed,
again and again. The marks are those of the moves of all rounds, for a single round has too few to
know its slowest hundredth.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Final

from bench.siege.__main__ import USUAL, Program, besiege

REVIEWS: Final = "four reviews at once"
MARKS: Final = {"p50": 49, "p99": 98}


def measured(attack: str | None, seconds: float) -> list[float]:
    """How many milliseconds each move took on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="tessella-reviews-") as folder:
        server = Program(Path(folder), flags=USUAL)
        server.start()
        try:
            found = asyncio.run(besiege(server, attack, seconds))
        finally:
            server.stop()
    moves = [1000 * delay for delay in found["delays"]]
    print(attack or "none", _told(moves), dict(found["told"]), flush=True)
    return moves


def _told(moves: list[float]) -> str:
    cuts = quantiles(moves, n=100)
    marks = ", ".join(f"{mark} {cuts[number]:.1f} ms" for mark, number in MARKS.items())
    return f"{len(moves)} moves, {marks}"


def main() -> int:
    """Measure in turn, and print the marks of all moves and their ratio."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20)
    wish = parser.parse_args()
    rows: dict[str | None, list[float]] = {None: [], REVIEWS: []}
    for _ in range(wish.rounds):
        for attack, moves in rows.items():
            moves.extend(measured(attack, wish.seconds))
    for mark, number in MARKS.items():
        alone, beside = (quantiles(moves, n=100)[number] for moves in rows.values())
        print(f"{mark}: {alone:.1f} alone, {beside:.1f} beside, ratio {beside / alone:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
