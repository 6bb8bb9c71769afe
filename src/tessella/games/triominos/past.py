"""The turns of a round as everybody at the table saw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tessella.games.triominos.moves import Lay


class Turn(NamedTuple):
    """A turn that is over: whose it was, how many tiles were drawn in it, and what was laid.

    Without a draw and without a tile it was a pass (TR-14). Which tiles were drawn is nobody
    else's business (TR-2), so it is not kept.
    """

    seat: int
    draws: int
    lay: Lay | None
