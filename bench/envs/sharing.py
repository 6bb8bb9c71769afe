"""How much sooner two threads are done than one: pairs of short runs in turn, told by the clock.

Other work on the machine takes cores away from two threads more than from one. So what all other
processes used meanwhile is read from `/proc/stat`, and pairs count that were left alone.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

STAT: Final = Path("/proc/stat")
BUSY: Final = (1, 2, 3, 6, 7, 8)
"""The columns of a machine's time that are work: people's, nice, the system's, and what it lost."""
QUIET: Final = 0.1
"""So many other cores may be busy in a pair that counts."""
PAIRS: Final = 24
SECONDS: Final = 0.2


@dataclass(frozen=True, slots=True)
class Spell:
    """Steps of a short run: per second, per CPU-second, and how many cores others used."""

    rate: float
    cpu_rate: float
    others: float


@dataclass(frozen=True, slots=True)
class Shared:
    """Two threads beside one: by the clock in quiet pairs and in all, and per CPU-second."""

    quiet: float | None
    quiet_pairs: int
    clock: float
    cpu: float


def busy() -> float | None:
    """Seconds that all cores have worked since the machine began; None where it is not told."""
    if not STAT.exists():
        return None
    columns = STAT.read_text(encoding="utf-8").split("\n", 1)[0].split()
    return sum(int(columns[place]) for place in BUSY) / os.sysconf("SC_CLK_TCK")


def spell(block: Callable[[], int], seconds: float = SECONDS) -> Spell:
    """Steps for so long."""
    steps, all_before, own, begin = 0, busy(), process_time(), perf_counter()
    while perf_counter() - begin < seconds:
        steps += block()
    spent, used, all_after = perf_counter() - begin, process_time() - own, busy()
    if all_before is None or all_after is None:
        return Spell(steps / spent, steps / used, float("inf"))
    return Spell(steps / spent, steps / used, max(0.0, all_after - all_before - used) / spent)


def compared(pairs: Sequence[tuple[Spell, Spell]]) -> Shared:
    """Medians of the pairs: two threads beside one."""
    quiet = [two.rate / one.rate for one, two in pairs if max(one.others, two.others) < QUIET]
    return Shared(
        quiet=median(quiet) if quiet else None,
        quiet_pairs=len(quiet),
        clock=median(two.rate / one.rate for one, two in pairs),
        cpu=median(two.cpu_rate / one.cpu_rate for one, two in pairs),
    )


def sharing(one: Callable[[], int], two: Callable[[], int], pairs: int = PAIRS) -> Shared:
    """Runs in turn, each time first the one, then the other."""
    one()
    two()
    return compared([(spell(one), spell(two)) for _ in range(pairs)])
