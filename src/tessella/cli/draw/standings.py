"""The results of an arena as tables."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from tessella.core.errors import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.arena import Estimate, Results, Standing
    from tessella.arena.results import Seconds, Tally
    from tessella.cli.words import Words

MILLI = 1000


def standings(results: Results, words: Words) -> Table:
    """Who won how much, how strong that makes each player, and its scores."""
    table = _table(
        words("arena-player"),
        words("arena-games"),
        words("arena-wins"),
        words("arena-share"),
        words("arena-interval"),
        words("arena-elo"),
        words("arena-interval"),
        words("arena-score"),
    )
    ranked = sorted(results.standings, key=lambda standing: -standing.all.share)
    for standing in ranked:
        table.add_row(*_row(standing))
    return table


def _row(standing: Standing) -> tuple[str, ...]:
    tally = standing.all
    return (
        shown(standing.name),
        str(tally.games),
        f"{tally.wins:.1f}",
        _percent(tally),
        f"{100 * standing.share.low:.1f}–{100 * standing.share.high:.1f}",
        *_elo(standing.elo),
        _score(tally),
    )


def per_seat(results: Results, words: Words) -> Table:
    """Shares of wins on each seat, and in each place of the order of turns."""
    count = results.plan.game.seats
    seats = [words("arena-seat", seat=seat) for seat in range(count)]
    places = [words("arena-place", place=place + 1) for place in range(count)]
    table = _table(words("arena-player"), *seats, *places)
    for standing in results.standings:
        tallies = (*standing.seats, *standing.places)
        table.add_row(shown(standing.name), *map(_percent, tallies))
    table.add_row(words("arena-everyone"), *map(_percent, (*results.seats, *results.places)))
    return table


def times(results: Results, words: Words) -> Table:
    """How long each player thinks about a move, in milliseconds."""
    table = _table(words("arena-player"), words("arena-cpu"), "p95", words("arena-wall"), "p95")
    for standing in results.standings:
        table.add_row(shown(standing.name), *_time(standing.cpu), *_time(standing.wall))
    return table


def pairings(results: Results, words: Words) -> Table:
    """Who won how many games against whom."""
    table = _table(words("arena-pairing"), words("arena-games"), words("arena-wins"))
    games = results.blocks * results.plan.game.seats
    for names, wins in results.lineups:
        line = " – ".join(map(shown, names))
        table.add_row(line, str(games), " – ".join(f"{won:.1f}" for won in wins))
    return table


VERDICTS = {None: "arena-sprt-open", "H0": "arena-sprt-h0", "H1": "arena-sprt-h1"}
FORFEITS = {
    "crash": "arena-forfeit-crash",
    "gone": "arena-forfeit-gone",
    "illegal": "arena-forfeit-illegal",
    "time": "arena-forfeit-time",
}
"""The words for what a sequential test says, and for each way to lose without a rule."""


def verdict(results: Results, words: Words) -> Iterator[str]:
    """What a sequential test says."""
    test, sprt = results.verdict, results.plan.sprt
    if test is None or sprt is None:
        return
    elo = sprt.elo1 if test.accepted == "H1" else sprt.elo0
    yield words(
        VERDICTS[test.accepted],
        player=shown(results.plan.entrants[0]),
        elo=f"{elo:g}",
        ratio=f"{test.ratio:.2f}",
        lower=f"{test.lower:.2f}",
        upper=f"{test.upper:.2f}",
    )


def forfeits(results: Results, words: Words) -> Iterator[str]:
    """Who lost games without a rule, how often, and why the first time."""
    for standing in results.standings:
        firsts = {lost.kind: lost.detail for lost in reversed(standing.forfeits)}
        for kind, count in sorted(Counter(lost.kind for lost in standing.forfeits).items()):
            yield words(
                FORFEITS[kind],
                player=shown(standing.name),
                count=count,
                detail=firsts[kind],
            )


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    first, *others = headings
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def _elo(elo: Estimate | None) -> tuple[str, str]:
    if elo is None:
        return "—", "—"
    return _signed(elo.value), f"{_signed(elo.low)}…{_signed(elo.high)}"


def _signed(value: float) -> str:
    sign = "\N{MINUS SIGN}" if value < 0 else "+"
    return f"{sign}{abs(value):.0f}" if isfinite(value) else f"{sign}∞"


def _score(tally: Tally) -> str:
    if tally.score is None:
        return "—"
    return f"{tally.score:.1f}".replace("-", "\N{MINUS SIGN}")


def _percent(tally: Tally) -> str:
    return f"{100 * tally.share:.1f} %" if tally.games else "—"


def _time(seconds: Seconds) -> tuple[str, str]:
    if not seconds.moves:
        return "—", "—"
    return f"{MILLI * seconds.mean:.2f}", f"{MILLI * seconds.p95:.2f}"
