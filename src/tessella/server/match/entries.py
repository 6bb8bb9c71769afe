"""What can happen in a match: the entries of its log."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec


class Offer(Enum):
    """What a seat may ask of the others."""

    DRAW = "draw"
    TAKE_BACK = "take-back"
    HINTS = "hints"
    """That everybody may ask the engine."""
    REMATCH = "rematch"
    """Once the match is over."""


class Sat(msgspec.Struct, frozen=True, tag="sat", tag_field="kind"):
    """A person sat down, and gave a nonce for the dice."""

    seat: int
    person: str
    name: str
    nonce: str


class Rose(msgspec.Struct, frozen=True, tag="rose", tag_field="kind"):
    """A person stood up before the match began."""

    seat: int


class Began(msgspec.Struct, frozen=True, tag="began", tag_field="kind"):
    """All seats are taken, and chance made its first moves."""

    chance: tuple[str, ...]


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="kind", omit_defaults=True):
    """A seat made a move, and chance answered."""

    seat: int
    move: str
    chance: tuple[str, ...] = ()


class PassedOver(
    msgspec.Struct, frozen=True, tag="passed-over", tag_field="kind", omit_defaults=True
):
    """The turn of a seat that has left went by."""

    seat: int
    chance: tuple[str, ...] = ()


class Offered(msgspec.Struct, frozen=True, tag="offered", tag_field="kind"):
    """A seat asked the others for something."""

    seat: int
    what: Offer


class Answered(msgspec.Struct, frozen=True, tag="answered", tag_field="kind"):
    """A seat answered an offer. Once all have agreed, it takes effect."""

    seat: int
    what: Offer
    accepted: bool


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="kind"):
    """A seat gave up."""

    seat: int


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out", tag_field="kind"):
    """A seat's time ran out."""

    seat: int


class Declined(msgspec.Struct, frozen=True, tag="declined", tag_field="kind"):
    """A person for whom a seat was kept does not want it."""

    seat: int
    person: str
    name: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="kind"):
    """A seat was told what the engine would play; once for each position."""

    seat: int


class Audience(msgspec.Struct, frozen=True, tag="audience", tag_field="kind"):
    """A seat switched the talk of spectators off, or on again."""

    seat: int
    on: bool


class Absent(msgspec.Struct, frozen=True, tag="absent", tag_field="kind"):
    """A seat that has no clock was away for so long that another claimed the match."""

    seat: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed-over", tag_field="kind"):
    """A computer plays for a seat whose person is away, until they come back."""

    seat: int


class Returned(msgspec.Struct, frozen=True, tag="returned", tag_field="kind"):
    """A person is back, and plays again where a computer played for them."""

    seat: int


class Aborted(msgspec.Struct, frozen=True, tag="aborted", tag_field="kind"):
    """The match was called off before the first move, or by the table."""

    seat: int | None = None


Entry: TypeAlias = (
    Sat
    | Rose
    | Began
    | Moved
    | PassedOver
    | Offered
    | Answered
    | Resigned
    | TimedOut
    | Absent
    | HandedOver
    | Returned
    | Declined
    | Hinted
    | Audience
    | Aborted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def dumps(entry: Entry) -> str:
    """The entry as the log keeps it."""
    return _encoder.encode(entry).decode()


def loads(body: str) -> Entry:
    """The entry that a row of the log holds."""
    return _decoder.decode(body)
