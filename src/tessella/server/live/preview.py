"""What a move would do, told before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tessella.server.match.decide import played
from tessella.server.wire.encode_view import event_of

if TYPE_CHECKING:
    from tessella.server.match.match import Match
    from tessella.server.wire.view import Event


class Preview(NamedTuple):
    """The points of a move, and what would happen, as far as the mover can know."""

    gain: int
    events: tuple[Event, ...]


def preview(match: Match, seat: int, text: str) -> Preview:
    """What a move would do at once; a `Problem` says why it is refused.

    Where hands are hidden only the points are told: the last tile would show what others hold.
    """
    after = played(match, text)
    gain = match.state.view(seat).gain(match.game.parse(text))
    if match.game.has_secrets:
        return Preview(gain, ())
    return Preview(gain, tuple(event_of(event) for event in after.events))
