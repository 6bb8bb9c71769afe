"""A room: one live match in this process, and those who follow it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from tessella.server.store.matches import Log, grown
from tessella.server.table.told import Guest, Scene, about_of, encode, entries_of, now_of
from tessella.server.wire.messages import Snapshot, Update

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tessella.server.match.match import Match
    from tessella.server.store.matches import Line
    from tessella.server.wire.match import Line as ChatLine


class Watcher(Protocol):
    """One who follows a match: a socket, or a stream."""

    @property
    def person(self) -> str:
        """Who it is."""

    @property
    def muted(self) -> frozenset[str]:
        """Whose words it does not want to hear."""

    def send(self, message: bytes) -> None:
        """Take a message without waiting."""


class Room:
    """A match with its log in memory. Whoever changes it holds `lock`."""

    def __init__(self, log: Log, people: Mapping[str, Guest], rematch: str | None) -> None:
        self.log = log
        self.people = dict(people)
        self.rematch = rematch
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.answers = {
            (line.actor, line.request): line.version for line in log.lines if line.request
        }
        self.used = 0.0

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.log.match

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected."""
        return frozenset(
            seat for watcher in self.watchers for seat in self.match.seats_of(watcher.person)
        )

    def scene(self, match: Match | None = None) -> Scene:
        """The match (None: as it stands) and what surrounds it."""
        return Scene(match or self.match, self.people, self.here, self.rematch)

    def add(self, lines: Sequence[Line], match: Match | None = None) -> None:
        """Take note of what is on disk; `match` is what the lines lead to, if that is known."""
        if match is None:
            self.log = grown(self.log, lines)
        else:
            self.log = Log(match, (*self.log.lines, *lines))
        for line in lines:
            if line.request:
                self.answers[line.actor, line.request] = line.version

    def snapshot(
        self, person: str, known: int, chat: tuple[ChatLine, ...], log: Log | None = None
    ) -> Snapshot:
        """The whole match for a person, and what they missed since a version."""
        log = log or self.log
        mine = log.match.seats_of(person)
        missed = [line for line in log.lines if line.version > known]
        return Snapshot(
            log.match.setup.id,
            about_of(log.match),
            now_of(self.scene(log.match), mine),
            entries_of(log.match, missed, mine),
            chat,
        )

    def tell(self, watchers: Iterable[Watcher], lines: Sequence[Line], match: Match) -> None:
        """Send what happened to watchers, each what they may know; equals get equal bytes."""
        scene = self.scene(match)
        messages: dict[tuple[int, ...], bytes] = {}
        for watcher in watchers:
            mine = match.seats_of(watcher.person)
            if mine not in messages:
                told = entries_of(match, lines, mine)
                messages[mine] = encode(Update(match.setup.id, told, now_of(scene, mine)))
            watcher.send(messages[mine])
