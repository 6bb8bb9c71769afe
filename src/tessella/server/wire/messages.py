"""The messages of the socket: one connection carries any number of matches and the lobby."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tessella.server.wire import requests
from tessella.server.wire.lobby import OpenMatch
from tessella.server.wire.match import ChatLine, LogEntry, MatchStatus, MatchTerms
from tessella.server.wire.problem import ProblemDetails
from tessella.server.wire.requests import Id, MatchId, Version
from tessella.server.wire.view import Event


class Watch(Struct, frozen=True, tag="watch", tag_field="type", forbid_unknown_fields=True):
    """Follow a match. `version` is what the client has seen: it gets what it missed since.

    Programs that know the rules themselves can do without the list of legal `moves`.
    """

    match: MatchId
    version: Version = 0
    moves: bool = True


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="type", forbid_unknown_fields=True):
    """Follow a match no longer."""

    match: MatchId


class Lobby(Struct, frozen=True, tag="lobby", tag_field="type", forbid_unknown_fields=True):
    """Follow the list of open matches, or no longer."""

    on: bool


class SitAt(requests.Sit, frozen=True, kw_only=True, tag="sit", tag_field="type"):
    """Take a seat."""

    match: MatchId


class PlayAt(requests.Play, frozen=True, kw_only=True, tag="play", tag_field="type"):
    """A move, as an answer to the position of a version."""

    match: MatchId


class ActAt(requests.Act, frozen=True, kw_only=True, tag="act", tag_field="type"):
    """One of the actions: resign, abort, claim, rise, ask for a rematch and so on."""

    match: MatchId


class BidAt(requests.Bid, frozen=True, kw_only=True, tag="bid", tag_field="type"):
    """An offer (`accept` absent), or the answer to one."""

    match: MatchId


class PreviewAt(requests.Preview, frozen=True, kw_only=True, tag="preview", tag_field="type"):
    """What a move would do, or why it is refused."""

    id: Id
    match: MatchId


class SayAt(requests.Say, frozen=True, kw_only=True, tag="say", tag_field="type"):
    """Something to say to the others."""

    match: MatchId


class Speak(Struct, frozen=True, tag="speak", tag_field="type", forbid_unknown_fields=True):
    """Refuse in this language from here on; languages are wished for as in `Accept-Language`."""

    language: Annotated[str, Meta(max_length=200)]


class Ping(Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there, and what time is it?"""


FromClient: TypeAlias = (
    Watch | Unwatch | Lobby | SitAt | PlayAt | ActAt | BidAt | PreviewAt | SayAt | Speak | Ping
)


class Welcome(Struct, frozen=True, gc=False, tag="welcome", tag_field="type"):
    """The first message: who you are, and the server's time in milliseconds."""

    name: str
    kind: str
    time: int


class Pong(Struct, frozen=True, gc=False, tag="pong", tag_field="type"):
    """The server's time in milliseconds."""

    time: int


class Snapshot(Struct, frozen=True, gc=False, tag="match", tag_field="type"):
    """A match that was not followed before: all that there is to know, and what was missed."""

    match: str
    about: MatchTerms
    now: MatchStatus
    entries: tuple[LogEntry, ...]
    chat: tuple[ChatLine, ...]


class Update(Struct, frozen=True, gc=False, tag="update", tag_field="type"):
    """What happened in a match, and how it stands after it."""

    match: str
    entries: tuple[LogEntry, ...]
    now: MatchStatus


class Presence(Struct, frozen=True, gc=False, tag="presence", tag_field="type"):
    """The seats whose people are connected, whatever they look at, and how many others watch."""

    match: str
    seats: tuple[int, ...]
    watchers: int


class Said(Struct, frozen=True, gc=False, tag="said", tag_field="type"):
    """Something was said."""

    match: str
    line: ChatLine


class OpenMatches(Struct, frozen=True, gc=False, tag="lobby", tag_field="type"):
    """The open matches, whenever they change."""

    matches: tuple[OpenMatch, ...]


class Summons(Struct, frozen=True, gc=False, tag="summons", tag_field="type"):
    """A match of yours needs you: it began, it is your turn, it is over, or you are invited.

    The reason may also be somebody who waits for you (`nudge`), wants to play once more (`rematch`)
    or has `declined` an invitation; `by` is their name then.

    Connections that follow the match are told by its updates instead.
    """

    match: str
    game: str
    reason: str
    by: str = ""


class Accepted(Struct, frozen=True, gc=False, tag="done", tag_field="type"):
    """What was asked for by `id` is on disk."""

    id: str
    match: str
    version: int


class Previewed(Struct, frozen=True, gc=False, tag="previewed", tag_field="type"):
    """What a move would do."""

    id: str
    move: str
    gain: int
    events: tuple[Event, ...]


class Refused(Struct, frozen=True, gc=False, tag="refused", tag_field="type", omit_defaults=True):
    """What was asked for by `id` was refused; nothing has changed."""

    problem: ProblemDetails
    id: str | None = None
    match: str | None = None


class Goodbye(Struct, frozen=True, gc=False, tag="goodbye", tag_field="type"):
    """The server stops; connect again after so many milliseconds."""

    reconnect: int


class SignedOut(Struct, frozen=True, gc=False, tag="signed-out", tag_field="type"):
    """The session or token by which you came has ended: see who you are before you come back.

    It is the last message; nothing that was asked for after the end was done.
    """


FromServer: TypeAlias = (
    Welcome
    | Pong
    | Snapshot
    | Update
    | Presence
    | Said
    | OpenMatches
    | Summons
    | Accepted
    | Previewed
    | Refused
    | Goodbye
    | SignedOut
)
