"""What processes tell each other."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from tessella.server.store.chat import Remark
from tessella.server.wire.messages import Summons

LOBBY: Final = "lobby"
"""What all processes listen to."""


class Grown(msgspec.Struct, frozen=True, tag="grown"):
    """The log of a match has grown."""

    match: str
    process: str


class Attended(msgspec.Struct, frozen=True, tag="attended"):
    """How many follow a match at a process without a seat there."""

    match: str
    process: str
    watchers: int


class Came(msgspec.Struct, frozen=True, tag="came"):
    """Somebody is connected to a process."""

    person: str
    process: str


class Went(msgspec.Struct, frozen=True, tag="went"):
    """Somebody is no longer connected to a process, since that time."""

    person: str
    process: str
    at: int


class Deafened(msgspec.Struct, frozen=True, tag="deafened"):
    """A person has muted somebody."""

    person: str
    process: str


class Crowd(msgspec.Struct, frozen=True, tag="crowd"):
    """All who are connected to a process: news may have been lost."""

    process: str
    people: tuple[str, ...]


class Remarked(msgspec.Struct, frozen=True, tag="remarked"):
    """Something was said at a match."""

    match: str
    process: str
    remark: Remark


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """A match has a rematch."""

    match: str
    process: str
    rematch: str


class Summoned(msgspec.Struct, frozen=True, tag="summoned"):
    """A match needs a person, whatever they are connected to."""

    person: str
    process: str
    summons: Summons


class Restated(msgspec.Struct, frozen=True, tag="restated"):
    """In the logs of these matches somebody is called otherwise."""

    process: str
    matches: tuple[str, ...]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """A session or token of a person has ended."""

    person: str
    process: str


class LobbyChanged(msgspec.Struct, frozen=True, tag="lobby"):
    """Matches were opened, filled or called off."""

    process: str


BusMessage: TypeAlias = (
    Grown
    | Attended
    | Came
    | Went
    | Crowd
    | Deafened
    | Remarked
    | Followed
    | Summoned
    | Ended
    | Restated
    | LobbyChanged
)
encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)


def decode(message: bytes) -> BusMessage:
    """What another process said."""
    return _decoder.decode(message)


def match_topic(match_id: str) -> str:
    """The topic of a match."""
    return f"match:{match_id}"


def person_topic(person: str) -> str:
    """The topic of a person."""
    return f"person:{person}"
