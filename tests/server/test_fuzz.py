"""Bad input: nothing fails, and what is refused changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.fuzz.__main__ import fuzz

if TYPE_CHECKING:
    from pathlib import Path


def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    tally = fuzz(tmp_path, requests=450, frames=1500, start=11)
    assert tally.failures == []
    assert tally.total >= 1950
    assert {"bad-request", "not-your-seat", "missing-scope", "not-your-turn"} <= set(tally.answers)
    assert {"200", "400", "401", "403", "404"} <= set(tally.answers)
