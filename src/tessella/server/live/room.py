"""A room: one live match in this process, and those who follow it."""

from __future__ import annotations

import asyncio
import time
from operator import is_
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from tessella.server.clock import now
from tessella.server.live.delayed import Delayed
from tessella.server.live.projection import (
    Projection,
    PublicProfile,
    encode,
    entries_of,
    seats_of,
    status_of,
    terms_of,
    whole_of,
)
from tessella.server.match.fold import fold
from tessella.server.store.matches import Log
from tessella.server.wire.messages import Snapshot, Update

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from tessella.server.match.match import Match
    from tessella.server.store.matches import LogRow
    from tessella.server.wire.match import ChatLine, LogEntry, Seat


Attendance: TypeAlias = tuple[frozenset[int], int]
"""The seats whose people are connected, and how many others watch."""
PAGE: Final = 500
"""So many entries of a log are told at once; a page of frames is another matter, each is a view."""
FORGOTTEN: Final = 20.0
"""Seconds after which a process that says nothing of its subscribers is taken to have none."""


def nobody(person: str) -> bool:
    """Whether somebody is there, as far as is known where nobody asks."""
    del person
    return False


class Subscriber(Protocol):
    """One who follows a match: a socket, or a stream."""

    @property
    def person(self) -> str:
        """Who it is."""

    @property
    def muted(self) -> frozenset[str]:
        """Whose words it does not want to hear."""

    def send(self, message: bytes) -> None:
        """Take a message without waiting."""

    def end(self) -> None:
        """Let go once all that was sent is out, because the server stops."""


class Room:
    """A match with its log in memory. Whoever changes it holds `lock`."""

    def __init__(
        self,
        log: Log,
        people: Mapping[str, PublicProfile],
        rematch: str | None,
        delayed: Delayed | None = None,
        is_online: Callable[[str], bool] = nobody,
    ) -> None:
        self.fill(log, people, rematch, delayed or Delayed(0, log.match))
        self.lock = asyncio.Lock()
        self._is_online = is_online
        self.subscribers: set[Subscriber] = set()
        self.knowing: set[Subscriber] = set()
        """Subscribers that know the rules: they want no list of moves."""
        self.used = 0.0
        self.address = ""
        """Where the match was last played from, as limits count it."""
        self.is_in_doubt = False
        """Whether a commit was not answered, so that more may be on disk than is known here."""
        self._elsewhere: dict[str, tuple[float, int]] = {}
        self._watchers = 0
        self._counted: Match | None = None
        """The match of `_watchers`; None if somebody came or went since."""
        self._known_seats: tuple[Seat, ...] = ()
        self._known_here: frozenset[int] = frozenset()
        self._basis: tuple[object, ...] | None = None
        """What `_known_seats` follow from."""

    def fill(
        self, log: Log, people: Mapping[str, PublicProfile], rematch: str | None, delayed: Delayed
    ) -> None:
        """Take note of all that the store knows of a match."""
        self.log = log
        self.delayed = delayed
        self._grown = time.monotonic()
        """When the last line of the log became known here."""
        self.people = dict(people)
        self.rematch = rematch
        self.answers = {
            (line.actor, line.request): line.version for line in log.lines if line.request
        }

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.log.match

    def time(self) -> int:
        """The time at this table, in milliseconds: it never goes back behind that of its log.

        Where the log is ahead of the clock (that of another machine, or of before a restart),
        time goes on from there at its pace, so that nobody gains what the clocks differ by.
        """
        lines = self.log.lines
        last = lines[-1].at if lines else self.match.created
        return max(now(), last + int((time.monotonic() - self._grown) * 1000))

    def admit(self, subscriber: Subscriber, *, moves: bool) -> None:
        """Let somebody follow the match; who knows the rules wants no lists of `moves`."""
        self.subscribers.add(subscriber)
        self.knowing.discard(subscriber)
        if not moves:
            self.knowing.add(subscriber)
        self._counted = None

    def dismiss(self, subscriber: Subscriber) -> None:
        """Tell somebody no more of the match."""
        self.subscribers.discard(subscriber)
        self.knowing.discard(subscriber)
        self._counted = None

    @property
    def watchers(self) -> int:
        """How many follow the match at this process without a seat."""
        match, known = self.match, self._counted
        if (
            known is None
            or known.occupants is not match.occupants
            or known.stage is not match.stage
        ):
            mine = [match.seats_of(subscriber.person) for subscriber in self.subscribers]
            self._watchers = mine.count(())
            self._counted = match
        return self._watchers

    @property
    def presence(self) -> Attendance:
        """The seats whose people are there, whatever they look at, and how many others watch."""
        limit = time.monotonic() - FORGOTTEN
        there = sum(count for at, count in self._elsewhere.values() if at > limit)
        return self._seats_here(self.match), self.watchers + there

    def _seats_here(self, match: Match) -> frozenset[int]:
        seated = match.seated.items()
        return frozenset([s for who, seats in seated if self._is_online(who) for s in seats])

    def attended_at(self, process: str, watchers: int) -> None:
        """Take note of how many follow the match at another process without a seat."""
        self._elsewhere[process] = time.monotonic(), watchers

    def projection(self, match: Match | None = None) -> Projection:
        """The match (None: as it stands) and what surrounds it."""
        match = match or self.match
        return Projection(match, self._seats(match), self.rematch)

    def _seats(self, match: Match) -> tuple[Seat, ...]:
        """Who sits where, as everybody may know it; it hardly changes from move to move."""
        here = self._seats_here(match)
        basis = match.occupants, match.setup, self.people
        known = self._basis is not None and all(map(is_, basis, self._basis))
        if not known or here != self._known_here:
            self._basis, self._known_here = basis, here
            self._known_seats = seats_of(match, self.people, here)
        return self._known_seats

    def add(self, lines: Sequence[LogRow], known: Sequence[Match] = ()) -> None:
        """Take note of what is on disk; `known` are the matches that the lines lead to."""
        match = self.match
        for place, line in enumerate(lines):
            match = known[place] if known else fold(line.entry, match, line.at)
            self.delayed.add(match, line.at)
            if line.request:
                self.answers[line.actor, line.request] = line.version
        self.log = Log(match, (*self.log.lines, *lines))
        self._grown = time.monotonic()

    def log_for(self, person: str | None) -> Log:
        """The log as a person may know it: all, or that of a little while ago."""
        if person is not None and self.match.seats_of(person):
            return self.log
        told = self.delayed.at(self.time())
        return self.log if told is self.match else Log(told, self.log.lines[: told.version])

    def page(self, person: str | None, known: int) -> tuple[LogEntry, ...]:
        """The entries after a version, as many as are told at once."""
        log = self.log_for(person)
        mine = log.match.seats_of(person) if person is not None else ()
        return entries_of(log.match, log.lines[known : known + PAGE], mine)

    def snapshot(
        self,
        person: str,
        known: int,
        chat: tuple[ChatLine, ...],
        log: Log | None = None,
        *,
        moves: bool = True,
    ) -> Snapshot:
        """The whole match for a person, and what they missed since a version, the latest of it.

        Versions are counted from 1 on without a gap: they are places in the log.
        """
        log = log or self.log
        mine = log.match.seats_of(person)
        missed = log.lines[max(known, len(log.lines) - PAGE) :]
        return Snapshot(
            log.match.setup.id,
            terms_of(log.match),
            whole_of(self.projection(log.match), mine, moves=moves),
            entries_of(log.match, missed, mine),
            chat,
        )

    def tell(
        self, subscribers: Iterable[Subscriber], lines: Sequence[LogRow], match: Match
    ) -> None:
        """Send what happened to subscribers, each what they may know; equals get equal bytes."""
        projection, match_id = self.projection(match), match.setup.id
        public = None if match.game.has_secrets else entries_of(match, lines, ())
        messages: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for subscriber in subscribers:
            mine, moves = match.seats_of(subscriber.person), subscriber not in self.knowing
            message = messages.get((mine, moves))
            if message is None:
                told = entries_of(match, lines, mine) if public is None else public
                now = status_of(projection, mine, moves=moves)
                message = messages[mine, moves] = encode(Update(match_id, told, now))
            subscriber.send(message)
