"""Bad input: nothing fails, what is refused changes nothing, and every operation is reached."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from bench.fuzz.__main__ import fuzz
from bench.fuzz.requests import ENDLESS

DOCUMENT = Path(__file__).parents[2] / "docs" / "api" / "openapi.json"


def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    tally = fuzz(tmp_path, requests=450, frames=1500, start=11)
    assert tally.failures == []
    assert tally.total >= 1950
    assert {"bad-request", "not-your-seat", "missing-scope", "not-your-turn"} <= set(tally.answers)
    assert {"200", "400", "401", "403", "404"} <= set(tally.answers)
    document = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    labels = {f"{method.upper()} {p}" for p, found in document["paths"].items() for method in found}
    assert set(tally.operations) == {label for label in labels if not label.endswith(ENDLESS)}
    assert tally.operations["DELETE /api/v1/me"][204] > 0
    assert "\n  DELETE /api/v1/me: " in tally.report()

    tally.operations["POST /api/v1/wall"] = Counter({401: 3, 404: 1, 400: 2})
    tally.demand_reached()
    assert tally.failures == ["never done: POST /api/v1/wall, but 401 3, 400 2, 404 1"]
