"""How true told odds are, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from tessella.arena.calibration import BINS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.arena.calibration import Bin, Losses, Third
    from tessella.cli.words import Words


def losses(thirds: Sequence[Third], words: Words) -> Table:
    """Brier score and log loss of what was told and of two others, and the expected points."""
    table = _table(
        words("calibrate-third"),
        words("calibrate-positions"),
        words("calibrate-told"),
        words("calibrate-utility"),
        words("calibrate-constant"),
        words("calibrate-points"),
        words("calibrate-worst"),
        words("calibrate-shown"),
    )
    for number, third in enumerate(thirds, start=1):
        table.add_row(
            str(number),
            str(third.told.count),
            _losses(third.told),
            _losses(third.utility),
            _losses(third.constant),
            f"{third.points.mean:+.2f} ± {third.points.error:.2f} ({third.points.size:.1f})",
            f"{100 * third.worst.mean:+.1f} ± {100 * third.worst.error:.1f}",
            f"{100 * third.shown:.1f}",
        )
    return table


def bins(thirds: Sequence[Third], words: Words) -> Table:
    """Chances to win by tenths: what was told on average, what came, and how often."""
    numbers = range(1, len(thirds) + 1)
    table = _table(
        words("calibrate-chance"), *(words("calibrate-in-third", number=n) for n in numbers)
    )
    for each in range(BINS):
        low, high = 100 * each // BINS, 100 * (each + 1) // BINS
        table.add_row(f"{low}–{high} %", *(_bin(third.bins[each]) for third in thirds))
    return table


def _losses(each: Losses) -> str:
    brier, log = each.means
    return f"{brier:.4f} / {log:.3f}"


def _bin(each: Bin) -> str:
    if not each.count:
        return "—"
    told, won = 100 * each.told / each.count, 100 * each.won / each.count
    return f"{told:.1f} → {won:.1f} ({each.count})"


def _table(first: str, *others: str) -> Table:
    table = Table(first, box=box.MARKDOWN)
    for other in others:
        table.add_column(other, justify="right")
    return table
