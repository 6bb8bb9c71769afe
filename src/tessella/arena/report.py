"""Results as JSON, for whoever reads them with a program."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tessella.arena.elo import Estimate
    from tessella.arena.results import Results, Seconds, Standing, Tally

DIGITS = 6


def dumps(results: Results) -> str:
    """The results as the text of a file."""
    return json.dumps(_results(results), indent=2) + "\n"


def _results(results: Results) -> dict[str, Any]:
    verdict = results.verdict
    return {
        "plan": results.plan.facts(),
        "complete": results.is_complete,
        "games": results.games,
        "blocks": results.blocks,
        "players": [_standing(standing) for standing in results.standings],
        "seats": [_tally(tally) for tally in results.seats],
        "places": [_tally(tally) for tally in results.places],
        "lineups": [
            {"players": list(names), "wins": [_number(w) for w in wins]}
            for names, wins in results.lineups
        ],
        "block_shares": [[share, count] for share, count in results.spread.items()],
        "sprt": verdict
        and {
            "llr": _number(verdict.ratio),
            "lower": _number(verdict.lower),
            "upper": _number(verdict.upper),
            "accepted": verdict.accepted,
        },
        "time": {
            s.name: {"cpu": _seconds(s.cpu), "wall": _seconds(s.wall)} for s in results.standings
        },
    }


def _standing(standing: Standing) -> dict[str, Any]:
    return {
        "name": standing.name,
        **_tally(standing.all),
        "share_95": _bounds(standing.share),
        "elo": standing.elo and _number(standing.elo.value),
        "elo_95": standing.elo and _bounds(standing.elo),
        "seats": [_tally(tally) for tally in standing.seats],
        "places": [_tally(tally) for tally in standing.places],
        "forfeits": [{"kind": lost.kind, "detail": lost.detail} for lost in standing.forfeits],
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": _number(tally.wins),
        "won": tally.won,
        "shared": tally.shared,
        "share": _number(tally.share),
        "score": None if tally.score is None else _number(tally.score),
    }


def _seconds(seconds: Seconds) -> dict[str, Any]:
    return {"moves": seconds.moves, "mean": _number(seconds.mean), "p95": _number(seconds.p95)}


def _bounds(estimate: Estimate) -> list[float | None]:
    return [_number(estimate.low), _number(estimate.high)]


def _number(value: float) -> float | None:
    """A number as JSON can hold it; infinite is null."""
    return round(value, DIGITS) if isfinite(value) else None
