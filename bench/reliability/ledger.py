"""What clients were promised: every answer that said that something is on disk."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Key(NamedTuple):
    """A request: whose, at which match, by which id."""

    match: str
    actor: str
    request: str


class Promise(NamedTuple):
    """A request that was acknowledged: the version that it led to, and the move if it was one."""

    version: int
    move: str | None


@dataclass(slots=True)
class Ledger:
    """All that the clients of a run have noted."""

    promises: dict[Key, Promise] = field(default_factory=dict)
    refused: set[Key] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def acknowledge(self, key: Key, promise: Promise) -> None:
        """Note an answer; the same request must get the same one each time."""
        known = self.promises.setdefault(key, promise)
        self.counts["acknowledged"] += known is promise
        self.counts["acknowledged again"] += known is not promise
        if known != promise:
            self.failures.append(f"{key} was answered {known} and {promise}")
        if key in self.refused:
            self.failures.append(f"{key} was refused, and acknowledged later")

    def refuse(self, key: Key, code: str) -> None:
        """Note a refusal: such a request must have left no trace."""
        self.refused.add(key)
        self.counts[f"refused: {code}"] += 1
        if key in self.promises:
            self.failures.append(f"{key} was acknowledged, and refused later ({code})")
