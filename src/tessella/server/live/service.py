"""Live matches as a whole: all that can be asked of them, by whatever way the question came."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tessella.core.fair import draw_nonce
from tessella.server.bus.bus import LocalBus
from tessella.server.errors import Problem
from tessella.server.live.absence import Absences
from tessella.server.live.actions import ACTIONS
from tessella.server.live.chat import Chat
from tessella.server.live.cluster import Cluster
from tessella.server.live.computers import Computers
from tessella.server.live.credentials import Credentials
from tessella.server.live.dispatcher import Dispatcher
from tessella.server.live.hub import Hub
from tessella.server.live.leaving import leave_all
from tessella.server.live.lobby import Lobby
from tessella.server.live.matchmaker import Matchmaker
from tessella.server.live.preview import Preview, preview
from tessella.server.live.projection import encode
from tessella.server.live.rematches import Rematches
from tessella.server.live.rooms import Rooms
from tessella.server.live.seat import seat_of
from tessella.server.live.seating import demand_rateable
from tessella.server.live.timers import Timers
from tessella.server.live.trees import Trees
from tessella.server.match import commands
from tessella.server.match.entries import Offer
from tessella.server.match.match import Stage
from tessella.server.people.limits import Limits, LocalCounter
from tessella.server.store.friends import demand_unblocked
from tessella.server.store.people import by_id, muted_by
from tessella.server.wire import requests
from tessella.server.wire.messages import Goodbye
from tessella.server.work.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tessella.server.bus.bus import Bus
    from tessella.server.bus.jobs import Jobs
    from tessella.server.live.dispatcher import Commit, Meter
    from tessella.server.live.room import Room, Subscriber
    from tessella.server.match.commands import Command
    from tessella.server.match.match import Match
    from tessella.server.people.identity import Identity
    from tessella.server.store.database import Database


@dataclass(frozen=True, slots=True)
class Pacing:
    """How the table behaves."""

    delay: float = 30
    """Seconds that spectators of hidden hands are behind."""
    pause: float = 0.4
    """Seconds that a computer takes for a move at least."""
    factor: int = 1
    """All limits of how often something may be asked for, times this."""
    away_after: float = 15
    """Seconds without a connection after which a person is away."""
    hand_over_after: float = 300
    """Seconds of absence after which a computer may be asked to play on."""
    claim_after: float = 86_400
    """Seconds of absence after which a match without a clock may be claimed."""
    memory: int = 64 << 20
    """Bytes that computers may remember from move to move."""


class Means(NamedTuple):
    """What bounds that which a table does for its visitors: how often they may ask, and workers."""

    limits: Limits
    workers: Workers


class MatchService:
    """Matches are opened, played, watched and talked at here."""

    def __init__(
        self,
        db: Database,
        bus: Bus,
        jobs: Jobs,
        meter: Meter,
        pacing: Pacing,
        means: Means | None = None,
    ) -> None:
        means = means or Means(Limits(LocalCounter()), Workers(pacing.factor))
        self.factor = pacing.factor
        self.db = db
        self.cluster = Cluster(bus, self)
        delay = int(pacing.delay * 1000)
        self.hub = Hub(self.cluster, pacing.away_after)
        shared = not isinstance(bus, LocalBus)
        self.rooms = Rooms(db, shared=shared, delay=delay, is_online=self.hub.online.has)
        self.credentials = Credentials(db, self.hub, self.cluster.ended)
        self.lobby = Lobby(db, self.hub, self.cluster.lobby_changed)
        self.matchmaker = Matchmaker(
            self.rooms,
            self.hub,
            self.lobby,
            means.limits,
            pacing.factor,
            self.cluster.followed,
        )
        self.chat = Chat(db, self.cluster.remarked, means.limits)
        self.dispatcher = Dispatcher(self.rooms, self._spread, meter)
        self.computers = Computers(
            self.dispatcher, jobs, means.workers, pacing.pause, Trees(pacing.memory)
        )
        self.timers = Timers(self.dispatcher, self.computers)
        self.rematches = Rematches(self.dispatcher, self.matchmaker)
        after = pacing.hand_over_after, pacing.claim_after
        self.absences = Absences(db, self.hub, means.limits, *after)

    async def sit(self, match_id: str, who: Identity, ask: requests.Sit) -> requests.Done:
        """Take a seat."""
        room = await self.rooms.get(match_id)
        if room.match.setup.rated and who.kind == "guest":
            raise Problem("sign-in", key="problem-rated-guest")
        await demand_rateable(self.db, room.match, who)
        seated = set(room.match.seated) - {who.id}
        await self.db.peek(partial(demand_unblocked, person=who.id, others=seated))
        person = await self.db.peek(partial(by_id, person=who.id))
        name = person.name if person is not None else who.name
        sit = commands.Sit(who.id, name, ask.nonce or draw_nonce(), ask.seat)
        return await self._do(match_id, who, ask.id, lambda _: sit)

    async def play(self, match_id: str, who: Identity, ask: requests.Play) -> requests.Done:
        """Make a move."""

        def command(match: Match) -> Command:
            seat = seat_of(match, who.id, ask.seat)
            if match.occupants[seat].is_away:
                raise Problem("not-allowed-here", key="problem-return-first")
            return commands.Play(seat, ask.move, ask.version)

        return await self._do(match_id, who, ask.id, command)

    async def count_hint(self, match_id: str, who: Identity, match: Match) -> requests.Done:
        """Note that a person is told what the engine would play, once for each position."""

        def command(now: Match) -> Command:
            return commands.TakeHint(seat_of(now, who.id, None))

        return await self._do(match_id, who, f"hint {match.position_version}", command)

    async def act(self, match_id: str, who: Identity, ask: requests.Act) -> requests.Done:
        """Resign, abort, claim, rise, have a rematch, or deal with somebody who is away."""
        if ask.action is requests.Action.REMATCH:
            return await self.rematches.ask(match_id, who, ask.id)
        room = await self.rooms.get(match_id)
        if ask.action is requests.Action.NUDGE:
            await self.absences.nudge(room, who)
            return requests.Done(match_id, room.match.version)
        if ask.action is requests.Action.DECLINE:
            decline = commands.Decline(who.id, who.name)
            return await self._do(match_id, who, ask.id, lambda _: decline)
        absent = await self._absent_command(room.match, who, ask.action)

        def command(match: Match) -> Command:
            if absent is not None:
                return absent
            seat = seat_of(match, who.id, ask.seat)
            return ACTIONS[ask.action](seat)

        return await self._do(match_id, who, ask.id, command)

    async def _absent_command(
        self, match: Match, who: Identity, action: requests.Action
    ) -> Command | None:
        """The command against a seat that is away; None: the action is another."""
        if action is requests.Action.HAND_OVER:
            return await self.absences.hand_over(match, who)
        if action is requests.Action.CLAIM and match.due is None and match.mover is not None:
            return await self.absences.claim(match, who)
        return None

    async def bid(self, match_id: str, who: Identity, ask: requests.Bid) -> requests.Done:
        """Make an offer, or answer one."""
        if ask.what is Offer.REMATCH and ask.accept is not False:
            return await self.rematches.ask(match_id, who, ask.id)

        def command(match: Match) -> Command:
            seat = seat_of(match, who.id, ask.seat)
            if ask.accept is None:
                return commands.Ask(seat, ask.what)
            return commands.Reply(seat, ask.what, ask.accept)

        return await self._do(match_id, who, ask.id, command)

    async def preview(self, match_id: str, who: Identity, move: str) -> Preview:
        """What a move would do at once, as far as the mover can know; nothing is played."""
        match = (await self.rooms.get(match_id)).match
        if match.stage is not Stage.RUNNING:
            raise Problem("not-running")
        seat = seat_of(match, who.id, None)
        if match.turn != seat:
            raise Problem("not-your-turn")
        return preview(match, seat, move)

    async def leave_all(self, person: str) -> None:
        """Have a person who goes for good leave all matches that are not over."""
        await leave_all(self, person)

    async def restate(self, matches: Sequence[str]) -> None:
        """Read matches anew in which somebody is called otherwise, here and in all processes."""
        self.cluster.restated(tuple(matches))
        await self.reread(matches)

    async def reread(self, matches: Sequence[str]) -> None:
        """Read matches anew, and tell those who follow them."""
        for match_id in matches:
            room = await self.rooms.reread(match_id)
            if room is not None:
                self.hub.restate(room)

    async def fresh_room(self, match_id: str) -> Room:
        """The room of a match, in step with other processes."""
        room = await self.rooms.get(match_id)
        if self.rooms.shared:
            await self.dispatcher.catch_up(room)
        return room

    async def muted_by(self, person: str) -> frozenset[str]:
        """Those whom a person does not want to hear."""
        return frozenset(await self.db.peek(partial(muted_by, person=person)))

    async def heed_mutes(self, person: str) -> None:
        """Let a person's connections hear nothing of those whom they have muted since."""
        self.cluster.deafened(person)
        await self.deafen(person)

    async def deafen(self, person: str) -> None:
        """The same, of those connections that are here."""
        callers = self.hub.people.get(person)
        if callers:
            muted = await self.muted_by(person)
            for caller in callers:
                caller.muted = muted

    async def follow(
        self, match_id: str, subscriber: Subscriber, known: int, *, moves: bool = True
    ) -> Room:
        """Tell a subscriber all about a match, and whatever happens there from here on."""
        room = await self.fresh_room(match_id)
        chat = await self.chat.lines(room, subscriber.person)
        self.hub.follow(room, subscriber, known, chat, moves=moves)
        self.timers.watch(room)
        return room

    async def start(self) -> None:
        """Begin to look at clocks, to think for computers, and to listen to other processes."""
        await self.cluster.start()
        await self.computers.start()
        self.timers.start()

    async def stop(self) -> None:
        """Do nothing more by itself."""
        self.timers.stop()
        self.hub.online.stop()
        await self.computers.stop()
        await self.cluster.stop()

    def farewell(self, reconnect: int) -> None:
        """Tell everybody that the server stops, and when to come back."""
        self.hub.close(encode(Goodbye(reconnect)))

    async def _do(
        self, match_id: str, who: Identity, request: str, command: Callable[[Match], Command]
    ) -> requests.Done:
        def asked(match: Match) -> Command:
            who.demand_good()  # right before it is done: it may have waited
            room = self.rooms.known(match_id)
            if room is not None:
                room.address = who.address
            return command(match)

        version = await self.dispatcher.take(match_id, who.id, request, asked)
        return requests.Done(match_id, version)

    def _spread(self, commit: Commit) -> None:
        """Pass a commit on to whom it concerns."""
        match = commit.room.match
        self.hub.spread(commit)
        self.timers.watch(commit.room, wake=commit.is_own)
        if commit.is_own:
            self.cluster.grown(match.setup.id)
            if commit.before.stage is Stage.OPEN:
                self.lobby.announce()
