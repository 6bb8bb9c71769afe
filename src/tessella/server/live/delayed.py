"""What spectators of hidden hands may know: the match as it was a little while ago."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessella.server.match.match import Match


class Delayed:
    """A match that is `delay` milliseconds behind from the deal on; who sits down is no secret.

    It is kept as it grows: what spectators will know is there already, so to look at it costs
    nobody a replay.
    """

    def __init__(self, delay: int, match: Match) -> None:
        self.delay = delay
        self._told = match
        self._coming: deque[tuple[int, Match]] = deque()

    def is_behind(self, match: Match) -> bool:
        """Whether spectators hear of a match later: from the deal on."""
        return self.delay > 0 and match.game.has_secrets and bool(match.plies)

    def add(self, match: Match, at: int) -> None:
        """Take note of how the match stands since a time."""
        if self.is_behind(match):
            self.at(at)
            self._coming.append((at, match))
        else:
            self._told = match

    def at(self, time: int) -> Match:
        """The match as spectators may know it at a time; times never go back."""
        while self._coming and self._coming[0][0] <= time - self.delay:
            self._told = self._coming.popleft()[1]
        return self._told
