"""Watching the database: whether anything was written, and whether somebody was told so."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MOST_TOLD: Final = 20
REFUSED: Final = 400
TIMES: Final[Mapping[str, str]] = {
    "people": "created",
    "sessions": "created",
    "tokens": "created",
    "matches": "touched",
    "entries": "at",
    "chat": "at",
    "ratings": "updated",
    "rating_changes": "at",
}
"""The column of each table that tells when a row came to be what it is."""


class Ledger:
    """A reader of the database that notices every commit of the server.

    That a session or a token was used is noted now and then, and changes nothing.
    """

    def __init__(self, file: Path) -> None:
        self._reader = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        self._version = 0
        self._since = 0
        self._counts: dict[str, int] = {}
        self.written()

    def written(self) -> list[str]:
        """The tables that have changed since the last look, but for what the table does itself."""
        version = int(self._reader.execute("PRAGMA data_version").fetchone()[0])
        since, self._since = self._since, time.time_ns() // 1_000_000 - 1
        if version == self._version:
            return []
        self._version = version
        before, self._counts = self._counts, self._count()
        if before.get("own") != self._counts["own"]:  # a clock or a computer
            return []
        return [
            name
            for name, column in TIMES.items()
            if before[name] != self._counts[name] or self._is_touched(name, column, since)
        ]

    def _count(self) -> dict[str, int]:
        own = "SELECT count(*) FROM entries WHERE actor = 'table'"
        counts = {"own": self._number(own)}
        return counts | {n: self._number(f"SELECT count(*) FROM {n}") for n in TIMES}  # noqa: S608

    def _is_touched(self, name: str, column: str, since: int) -> bool:
        query = f"SELECT count(*) FROM {name} WHERE {column} > {since}"  # noqa: S608 - our own names
        return bool(self._number(query))

    def _number(self, query: str) -> int:
        return int(self._reader.execute(query).fetchone()[0])


@dataclass
class Tally:
    """What came of it all."""

    ledger: Ledger
    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    operations: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """How often each operation was answered with each status."""

    def note(self, kind: str, answer: str, story: str, *, is_refused: bool) -> None:
        """Count an answer; one that says no while something was written is a failure."""
        self.sent[kind] += 1
        self.answers[answer] += 1
        written = self.ledger.written()
        if written and is_refused:
            self.fail(f"{answer}, but {', '.join(written)} changed: {story}")

    def fail(self, story: str) -> None:
        """Note something that must not happen."""
        if len(self.failures) < MOST_TOLD:
            self.failures.append(story[:600])

    def demand_reached(self) -> None:
        """Fail for operations that never did what they are for: what they do was not tried."""
        for label, statuses in sorted(self.operations.items()):
            if not any(status < REFUSED for status in statuses):
                self.fail(f"never done: {label}, but {_counts(statuses)}")

    @property
    def total(self) -> int:
        """How much was sent."""
        return self.sent.total()

    def report(self) -> str:
        """The figures, for people."""
        sent = ", ".join(f"{count:,} {kind}" for kind, count in self.sent.most_common())
        lines = [f"{self.total:,} sent: {sent}", f"answers: {_counts(self.answers)}"]
        lines += [
            f"  {label}: {_counts(found)}" for label, found in sorted(self.operations.items())
        ]
        return "\n".join([*lines, f"failures: {len(self.failures)}", *self.failures])


def _counts(counter: Counter[str] | Counter[int]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counter.most_common())
