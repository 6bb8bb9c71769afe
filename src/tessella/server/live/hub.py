"""Who is told what when: followers at once, spectators of hidden hands a little later."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from tessella.server.bus.messages import match_topic, person_topic
from tessella.server.live.online import GRACE, Online
from tessella.server.live.projection import encode
from tessella.server.live.room import Subscriber
from tessella.server.match.entries import Declined, Offer
from tessella.server.match.match import Stage
from tessella.server.wire.messages import Presence, SignedOut, Summons

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from tessella.server.live.dispatcher import Commit
    from tessella.server.live.room import Room
    from tessella.server.match.match import Match
    from tessella.server.people.identity import Credential
    from tessella.server.wire.match import ChatLine


class ClusterPort(Protocol):
    """The other processes, as far as they have to know who is connected where."""

    def listen(self, topic: str) -> None:
        """Hear what is said of a match, or to a person."""

    def ignore(self, topic: str) -> None:
        """Hear of it no longer."""

    def attended(self, room: Room) -> None:
        """Tell how many follow a match here."""

    def came(self, person: str) -> None:
        """Tell that somebody is connected here."""

    def went(self, person: str, at: int) -> None:
        """Tell that somebody is no longer connected here, and note when that was."""

    def summoned(self, person: str, summons: Summons) -> None:
        """Tell a person's other connections."""


class Caller(Subscriber, Protocol):
    """One who is connected: a socket, or a stream."""

    muted: frozenset[str]

    @property
    def credential(self) -> Credential:
        """By what it came."""

    def send_away(self) -> None:
        """Let go once all that was sent is out, because that has ended by which it came."""


class Hub:
    """Everybody who is connected to this process, and what they follow."""

    def __init__(self, tell: ClusterPort, away_after: float = GRACE) -> None:
        self._tell = tell
        self.people: dict[str, set[Caller]] = {}
        self.online = Online(self._came_or_went, away_after)
        self._tables: dict[str, set[Room]] = {}
        """The rooms that somebody follows here, by the people who sit there."""
        self.lobby: set[Subscriber] = set()
        self._goodbye: bytes | None = None

    def arrive(self, subscriber: Caller) -> None:
        """Somebody connects."""
        if subscriber.person not in self.people:
            self._tell.listen(person_topic(subscriber.person))
        self.people.setdefault(subscriber.person, set()).add(subscriber)
        if self.online.arrive(subscriber.person):
            self._tell.came(subscriber.person)
        if self._goodbye is not None:
            subscriber.send(self._goodbye)
            subscriber.end()

    def close(self, goodbye: bytes) -> None:
        """Send everybody away, and whoever has been on the way here."""
        self._goodbye = goodbye
        for subscribers in self.people.values():
            for subscriber in subscribers:
                subscriber.send(goodbye)
                subscriber.end()

    def send_away(self, subscriber: Caller) -> None:
        """Send somebody away whose session or token has ended; nothing they ask is done then."""
        if not subscriber.credential.ended:
            subscriber.credential.ended = True
            subscriber.send(encode(SignedOut()))
            subscriber.send_away()

    def leave(self, subscriber: Caller, rooms: Iterable[Room]) -> None:
        """Somebody's connection is gone."""
        known = self.people.get(subscriber.person, set())
        known.discard(subscriber)
        if not known and self.people.pop(subscriber.person, None) is not None:
            self._tell.ignore(person_topic(subscriber.person))
            self.online.leave(subscriber.person, self._tell.went)
        self.lobby.discard(subscriber)
        for room in list(rooms):
            self.unfollow(room, subscriber)

    def follow(
        self,
        room: Room,
        subscriber: Subscriber,
        known: int,
        chat: tuple[ChatLine, ...],
        *,
        moves: bool,
    ) -> None:
        """Send a match to a subscriber as it may know it, and from there on what happens."""
        log = room.log_for(subscriber.person)
        if not room.subscribers:
            self._tell.listen(match_topic(room.match.setup.id))
        is_first = subscriber not in room.subscribers
        room.admit(subscriber, moves=moves)
        self._set_table(room)
        subscriber.send(encode(room.snapshot(subscriber.person, known, chat, log, moves=moves)))
        if is_first:
            self._attendance_changed(room)

    def unfollow(self, room: Room, subscriber: Subscriber) -> None:
        """A subscriber turns away."""
        if subscriber in room.subscribers:
            room.dismiss(subscriber)
            self._attendance_changed(room)
            if not room.subscribers:
                self._tell.ignore(match_topic(room.match.setup.id))
                self._clear_table(room)

    def spread(self, commit: Commit) -> None:
        """Tell all followers what happened."""
        room, match = commit.room, commit.room.match
        if room.delayed.is_behind(match):
            seated = [w for w in room.subscribers if match.seats_of(w.person)]
            room.tell(seated, commit.lines, match)
            later = asyncio.get_running_loop().call_later
            later(room.delayed.delay / 1000, self._tell_spectators, commit, match)
        else:
            room.tell(room.subscribers, commit.lines, match)
        if commit.before.occupants != match.occupants:
            self._set_table(room)
            self.tell_presence(room)
        for person, reason, by in _summoned(commit) if commit.is_own else ():
            self.summon(person, match, reason, room.subscribers, by=by)

    def restate(self, room: Room) -> None:
        """Tell all followers anew how a match stands, each as far as they may know it yet."""
        match = room.match
        seated = {
            subscriber for subscriber in room.subscribers if match.seats_of(subscriber.person)
        }
        room.tell(seated, (), match)
        room.tell(room.subscribers - seated, (), room.log_for(None).match)

    def summon(
        self,
        person: str,
        match: Match,
        reason: str,
        followers: Collection[Subscriber] = (),
        *,
        by: str = "",
    ) -> None:
        """Tell a person, wherever they look, that a match of theirs needs them."""
        summons = Summons(match.setup.id, match.setup.game, reason, by)
        self.call(person, summons, followers)
        self._tell.summoned(person, summons)

    def call(self, person: str, summons: Summons, followers: Collection[Subscriber]) -> None:
        """Tell a person's connections to this process, but those that see the match itself."""
        elsewhere = [w for w in self.people.get(person, ()) if w not in followers]
        if elsewhere:
            message = encode(summons)
            for subscriber in elsewhere:
                subscriber.send(message)

    def _tell_spectators(self, commit: Commit, match: Match) -> None:
        room = commit.room
        room.tell(
            [w for w in room.subscribers if not match.seats_of(w.person)], commit.lines, match
        )

    def tell_presence(self, room: Room) -> None:
        """Tell all followers who is there."""
        seats, others = room.presence
        message = encode(Presence(room.match.setup.id, tuple(sorted(seats)), others))
        for subscriber in room.subscribers:
            subscriber.send(message)

    def _set_table(self, room: Room) -> None:
        """Know a room by those who sit there, as long as somebody follows it."""
        for person in room.match.seated if room.subscribers else ():
            self._tables.setdefault(person, set()).add(room)

    def _clear_table(self, room: Room) -> None:
        for person in room.match.seated:
            rooms = self._tables.get(person, set())
            rooms.discard(room)
            if not rooms:
                self._tables.pop(person, None)

    def _came_or_went(self, person: str) -> None:
        for room in tuple(self._tables.get(person, ())):
            self.tell_presence(room)

    def _attendance_changed(self, room: Room) -> None:
        self.tell_presence(room)
        self._tell.attended(room)


def _summoned(commit: Commit) -> Iterator[tuple[str, str, str]]:
    """Who has to know of a commit even if they look elsewhere, why, and who caused it."""
    before, match = commit.before, commit.room.match
    for entry in (line.entry for line in commit.lines):
        if isinstance(entry, Declined):
            for person in match.seated:
                yield person, "declined", entry.name
            return
    if before.stage is not match.stage and match.stage is not Stage.OPEN:
        for person in {s.person for s in match.occupants if s.is_present and s.person}:
            yield person, match.stage.value, ""
    elif match.turn != before.turn and (mover := match.mover) and mover.is_present and mover.person:
        yield mover.person, "turn", ""
    bid = match.bid(Offer.REMATCH)
    if bid is not None and before.bid(Offer.REMATCH) is None:
        for seat, occupant in enumerate(match.occupants):
            if occupant.person is not None and seat not in bid.agreed:
                yield occupant.person, "rematch", match.occupants[bid.seat].name
