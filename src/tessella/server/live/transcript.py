"""A match as another process can have it: few bytes, and folded anew there."""

from __future__ import annotations

from typing import Final

import msgspec

from tessella.core.fair import Secret
from tessella.server.match.match import Match
from tessella.server.match.setup import Setup
from tessella.server.store.matches import Log, LogRow, folded


class Transcript(msgspec.Struct, frozen=True):
    """What the store keeps of a match."""

    setup: Setup
    secret: str
    created: int
    lines: tuple[LogRow, ...]


_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Transcript)


def packed(log: Log) -> bytes:
    """A log for another process; it takes a microsecond an entry."""
    match = log.match
    return _encode(Transcript(match.setup, match.secret.text, match.created, log.lines))


def unpacked(data: bytes) -> Match:
    """The match that a packed log leads to."""
    found = _decoder.decode(data)
    start = Match.of(found.setup, Secret.read(found.secret), found.created)
    return folded(start, found.lines)
