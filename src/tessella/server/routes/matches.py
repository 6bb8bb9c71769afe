"""Matches over HTTP: to open, to find, to sit down at, to play."""

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from tessella.server.live import hints
from tessella.server.live.evening import evening
from tessella.server.live.my_matches import my_matches
from tessella.server.live.service import MatchService
from tessella.server.people.identity import Identity
from tessella.server.people.scopes import Scope
from tessella.server.routes.dependencies import Asker, Context, MatchId, Service, Work, refusals
from tessella.server.store.chat import Words
from tessella.server.wire import requests as wire
from tessella.server.wire.hint import Hint
from tessella.server.wire.lobby import OpenMatch, OwnMatch
from tessella.server.wire.match import Absence, ChatLine, Evening, LogEntry, MatchState
from tessella.server.wire.messages import Previewed
from tessella.server.work.workers import Lane

OPENING: Final = (
    *("bad-option", "person-unknown", "sign-in", "missing-scope"),
    *("too-many", "too-many-matches"),
)
AT_MATCH: Final = ("match-unknown", "missing-scope")
AT_SEAT: Final = (*AT_MATCH, "not-your-seat", "not-running")
MOVING: Final = (*AT_SEAT, "not-your-turn", "not-a-move", "illegal-move")
GameName = Annotated[str | None, QueryParameter(max_length=40, description="The name of a game.")]
Known = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="The version that you have seen already.")
]


@post(
    "/matches",
    summary="Open a match",
    responses=refusals(*OPENING),
)
async def open_match(data: JSONBody[wire.NewMatch], who: Asker, service: Service) -> MatchState:
    """Nobody sits there yet: look at the commitment, then take a seat with a nonce of your own."""
    who.need(Scope.PLAY)
    match = await service.matchmaker.open(who, data)
    return await _state(service, match.setup.id, who, 0)


@post(
    "/pairing",
    summary="Find an opponent",
    status_code=200,
    responses=refusals(*OPENING),
)
async def pair(data: JSONBody[wire.Pairing], who: Asker, service: Service) -> wire.Found:
    """The match to sit down at: another's that waits, or a fresh one of your own."""
    who.need(Scope.PLAY)
    return wire.Found(await service.matchmaker.pair(who, data))


@get("/lobby", summary="Matches that wait for people")
async def read_lobby(service: Service, game: GameName = None) -> tuple[OpenMatch, ...]:
    """Public matches with a free chair, the latest first."""
    return await service.lobby.open_matches(game)


@get(
    "/me/matches",
    summary="What I have under way",
    responses=refusals("missing-scope"),
)
async def read_own(who: Asker, service: Service) -> tuple[OwnMatch, ...]:
    """What is not over where you sit or are invited, or is to be played once more.

    Those that wait for you come first.
    """
    who.need(Scope.READ)
    return await my_matches(service, who.id)


@get(
    "/matches/{match_id:str}",
    summary="A match as you may know it",
    responses=refusals(*AT_MATCH),
)
async def read_match(
    match_id: MatchId, who: Asker, service: Service, since: Known = 0
) -> MatchState:
    """How it stands, and of the entries of its log after version `since` the latest 500."""
    who.need(Scope.READ)
    return await _state(service, match_id, who, since)


@get(
    "/matches/{match_id:str}/entries",
    summary="The log of a match, page by page",
    responses=refusals(*AT_MATCH),
)
async def read_entries(
    match_id: MatchId, who: Asker, service: Service, since: Known = 0
) -> tuple[LogEntry, ...]:
    """The first 500 entries after version `since`, as you may know them; none: that was all."""
    who.need(Scope.READ)
    return (await service.fresh_room(match_id)).page(who.id, since)


@post(
    "/matches/{match_id:str}/seat",
    summary="Take a seat",
    status_code=200,
    responses=refusals(*AT_MATCH, "sign-in", "not-open", "already-seated", "seat-taken"),
)
async def sit(
    match_id: MatchId, data: JSONBody[wire.Sit], who: Asker, service: Service
) -> wire.Done:
    """The match begins when the last seat is taken."""
    who.need(Scope.PLAY)
    return await service.sit(match_id, who, data)


@post(
    "/matches/{match_id:str}/moves",
    summary="Make a move",
    status_code=200,
    responses=refusals(*MOVING, "stale"),
)
async def play(
    match_id: MatchId, data: JSONBody[wire.Play], who: Asker, service: Service
) -> wire.Done:
    """The move is on disk when this is answered. The same id gets the same answer again."""
    who.need(Scope.PLAY)
    return await service.play(match_id, who, data)


@post(
    "/matches/{match_id:str}/actions",
    summary="Resign, abort, claim, rise, have a rematch, nudge, hand over, return",
    status_code=200,
    responses=refusals(
        *AT_SEAT, "not-open", "not-yet", "not-allowed-here", "too-many", "too-many-matches"
    ),
)
async def act(
    match_id: MatchId, data: JSONBody[wire.Act], who: Asker, service: Service
) -> wire.Done:
    """`rematch` offers one or agrees; the last to agree is answered with the match that follows."""
    who.need(Scope.PLAY)
    return await service.act(match_id, who, data)


@post(
    "/matches/{match_id:str}/bids",
    summary="Offer, accept or decline",
    status_code=200,
    responses=refusals(
        *AT_SEAT, "not-allowed-here", "nothing-to-answer", "not-yet", "too-many", "too-many-matches"
    ),
)
async def bid(
    match_id: MatchId, data: JSONBody[wire.Bid], who: Asker, service: Service
) -> wire.Done:
    """A draw, to take the last move back, or a rematch."""
    who.need(Scope.PLAY)
    return await service.bid(match_id, who, data)


@post(
    "/matches/{match_id:str}/preview",
    summary="What a move would do",
    status_code=200,
    responses=refusals(*MOVING),
)
async def preview(
    match_id: MatchId, data: JSONBody[wire.Preview], who: Asker, service: Service
) -> Previewed:
    """Its points and events, or the rule that forbids it; nothing is played."""
    who.need(Scope.READ)
    gain, events = await service.preview(match_id, who, data.move)
    return Previewed("", data.move, gain, events)


@post(
    "/matches/{match_id:str}/hint",
    summary="What would the engine play?",
    status_code=200,
    responses=refusals(*AT_SEAT, "not-your-turn", "not-allowed-here", "too-many", "busy"),
)
async def ask_hint(
    match_id: MatchId, who: Asker, service: Service, context: Context, work: Work
) -> Hint:
    """The best moves for your seat, by what it may know; in casual matches, where it is counted."""
    who.need(Scope.READ)
    match = (await service.fresh_room(match_id)).match
    view = hints.asked(match, who.id)
    await context.people.limits.spend("hint by person", who.id)
    moves = await work.run(Lane.HINTS, hints.thought, view)
    counted = await service.count_hint(match_id, who, match)
    return Hint(counted.version, moves)


@get(
    "/matches/{match_id:str}/absence",
    summary="For whom the match waits, and what may be done if they are away",
    responses=refusals(*AT_MATCH, "not-your-seat"),
)
async def read_absence(match_id: MatchId, who: Asker, service: Service) -> Absence:
    """For those who sit at the match."""
    who.need(Scope.READ)
    return await service.absences.told(await service.fresh_room(match_id), who)


@get(
    "/matches/{match_id:str}/evening",
    summary="How its people have played this game in the last twelve hours",
    responses=refusals(*AT_MATCH, "not-your-seat"),
)
async def read_evening(match_id: MatchId, who: Asker, service: Service) -> Evening:
    """For those who sit at the match: the other matches may be private."""
    who.need(Scope.READ)
    return await evening(service.db, await service.fresh_room(match_id), who)


@get(
    "/matches/{match_id:str}/chat",
    summary="What was said",
    responses=refusals(*AT_MATCH),
)
async def read_chat(match_id: MatchId, who: Asker, service: Service) -> tuple[ChatLine, ...]:
    """For those who sit at the match."""
    who.need(Scope.CHAT)
    return await service.chat.lines(await service.rooms.get(match_id), who.id)


@post(
    "/matches/{match_id:str}/chat",
    summary="Say something",
    status_code=200,
    responses=refusals(*AT_MATCH, "not-your-seat"),
)
async def say(
    match_id: MatchId, data: JSONBody[wire.Say], who: Asker, service: Service
) -> wire.Done:
    """Free words, or one of the presets."""
    who.need(Scope.CHAT)
    room = await service.rooms.get(match_id)
    number = await service.chat.say(room, who, data.id, Words(data.text, data.preset))
    return wire.Done(match_id, number)


async def _state(service: MatchService, match_id: str, who: Identity, since: int) -> MatchState:
    room = await service.fresh_room(match_id)
    told = room.snapshot(who.id, since, (), room.log_for(who.id))
    return MatchState(told.about, told.now, told.entries)


MATCH_ROUTES: Final = Router(
    path="/",
    tags=["matches"],
    route_handlers=[
        open_match,
        pair,
        read_lobby,
        read_own,
        read_match,
        read_entries,
        sit,
        play,
        act,
        bid,
        preview,
        ask_hint,
        read_absence,
        read_evening,
        read_chat,
        say,
    ],
)
