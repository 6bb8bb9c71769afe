"""Who is told what when: followers at once, spectators of hidden hands a little later."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from tessella.server.bus.news import match_topic, person_topic
from tessella.server.clock import now
from tessella.server.match.match import Stage
from tessella.server.store.matches import Log, grown
from tessella.server.table.told import encode
from tessella.server.wire.messages import Presence, Summons

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from tessella.server.match.match import Match
    from tessella.server.table.play import News
    from tessella.server.table.room import Room, Watcher
    from tessella.server.wire.match import Line as ChatLine


class Ears(Protocol):
    """The other processes, as far as they have to know who is connected where."""

    def listen(self, topic: str) -> None:
        """Hear what is said of a match, or to a person."""

    def ignore(self, topic: str) -> None:
        """Hear of it no longer."""

    def attended(self, room: Room) -> None:
        """Tell who follows a match here."""

    def summoned(self, person: str, summons: Summons) -> None:
        """Tell a person's other connections."""


class Gallery:
    """Everybody who is connected to this process, and what they follow."""

    def __init__(self, delay: float, tell: Ears) -> None:
        self._tell = tell
        self.delay = delay
        """Seconds that spectators of hidden hands are behind."""
        self.people: dict[str, set[Watcher]] = {}
        self.lobby: set[Watcher] = set()
        self._goodbye: bytes | None = None

    def arrive(self, watcher: Watcher) -> None:
        """Somebody connects."""
        if watcher.person not in self.people:
            self._tell.listen(person_topic(watcher.person))
        self.people.setdefault(watcher.person, set()).add(watcher)
        if self._goodbye is not None:
            watcher.send(self._goodbye)
            watcher.end()

    def close(self, goodbye: bytes) -> None:
        """Send everybody away, and whoever has been on the way here."""
        self._goodbye = goodbye
        for watchers in self.people.values():
            for watcher in watchers:
                watcher.send(goodbye)
                watcher.end()

    def leave(self, watcher: Watcher, rooms: Iterable[Room]) -> None:
        """Somebody's connection is gone."""
        known = self.people.get(watcher.person, set())
        known.discard(watcher)
        if not known and self.people.pop(watcher.person, None) is not None:
            self._tell.ignore(person_topic(watcher.person))
        self.lobby.discard(watcher)
        for room in list(rooms):
            self.unfollow(room, watcher)

    def follow(
        self, room: Room, watcher: Watcher, known: int, chat: tuple[ChatLine, ...], *, moves: bool
    ) -> None:
        """Send a match to a watcher as it may know it, and from there on what happens."""
        log = self.log_for(room, watcher.person)
        if not room.watchers:
            self._tell.listen(match_topic(room.match.setup.id))
        is_first = watcher not in room.watchers
        room.admit(watcher, moves=moves)
        watcher.send(encode(room.snapshot(watcher.person, known, chat, log, moves=moves)))
        if is_first:
            self._attendance_changed(room)

    def unfollow(self, room: Room, watcher: Watcher) -> None:
        """A watcher turns away."""
        if watcher in room.watchers:
            room.dismiss(watcher)
            self._attendance_changed(room)
            if not room.watchers:
                self._tell.ignore(match_topic(room.match.setup.id))

    def log_for(self, room: Room, person: str | None) -> Log:
        """The log as a person may know it: all, or that of a little while ago."""
        match = room.match
        if not self._is_late(match) or (person is not None and match.seats_of(person)):
            return room.log
        limit, begun = now() - int(self.delay * 1000), match.plies[0].version
        start = type(match).of(match.setup, match.secret, match.created)
        told = (line for line in room.log.lines if line.version < begun or line.at <= limit)
        return grown(Log(start, ()), told)

    def spread(self, news: News) -> None:
        """Tell all followers what happened."""
        room, match = news.room, news.room.match
        if self._is_late(match):
            seated = [w for w in room.watchers if match.seats_of(w.person)]
            room.tell(seated, news.lines, match)
            later = asyncio.get_running_loop().call_later
            later(self.delay, self._tell_spectators, news, match)
        else:
            room.tell(room.watchers, news.lines, match)
        if news.before.sittings != match.sittings:
            self.tell_presence(room)
        for person, reason in _summoned(news) if news.is_own else ():
            self.summon(person, match, reason, room.watchers)

    def summon(
        self, person: str, match: Match, reason: str, followers: Collection[Watcher] = ()
    ) -> None:
        """Tell a person, wherever they look, that a match of theirs needs them."""
        summons = Summons(match.setup.id, match.setup.game, reason)
        self.call(person, summons, followers)
        self._tell.summoned(person, summons)

    def call(self, person: str, summons: Summons, followers: Collection[Watcher]) -> None:
        """Tell a person's connections to this process, but those that see the match itself."""
        elsewhere = [w for w in self.people.get(person, ()) if w not in followers]
        if elsewhere:
            message = encode(summons)
            for watcher in elsewhere:
                watcher.send(message)

    def _is_late(self, match: Match) -> bool:
        """Whether spectators are behind: from the deal on; who sits down is no secret."""
        return self.delay > 0 and match.game.has_secrets and bool(match.plies)

    def _tell_spectators(self, news: News, match: Match) -> None:
        room = news.room
        room.tell([w for w in room.watchers if not match.seats_of(w.person)], news.lines, match)

    def tell_presence(self, room: Room) -> None:
        """Tell all followers who is there."""
        seats, others = room.presence
        message = encode(Presence(room.match.setup.id, tuple(sorted(seats)), others))
        for watcher in room.watchers:
            watcher.send(message)

    def _attendance_changed(self, room: Room) -> None:
        self.tell_presence(room)
        self._tell.attended(room)


def _summoned(news: News) -> Iterator[tuple[str, str]]:
    """Who has to know of the news even if they look elsewhere, and why."""
    before, match = news.before, news.room.match
    if before.stage is not match.stage and match.stage is not Stage.OPEN:
        for person in {s.person for s in match.sittings if s.is_present and s.person}:
            yield person, match.stage.value
    elif match.turn != before.turn and (mover := match.mover) and mover.is_present and mover.person:
        yield mover.person, "turn"
