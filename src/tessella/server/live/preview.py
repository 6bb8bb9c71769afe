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

    The view of the seat says it, so that nothing is told of what others hold.
    """
    played(match, text)
    view, move = match.state.view(seat), match.game.parse(text)
    return Preview(view.gain(move), tuple(map(event_of, view.foresee(move))))
