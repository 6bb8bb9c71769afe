"""Observations: what a seat sees as planes of bytes, for those who learn.

An observation has planes, rows and columns; rows are counted from the lowest. The last plane is no
picture: its bytes are facts, one after another, and zeros after them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tessella.core.game import Game
    from tessella.core.view import View

NOBODY: Final = 255
"""What stands where a seat, a colour or a turn would, if there is none."""
HALF: Final = 1 << 15
"""Added to scores, so that none of them is below 0."""


class ObservationModule(Protocol):
    """What the module `observation` offers in the folder of a game."""

    def shape(self, game: Game, /) -> tuple[int, int, int]:
        """How many planes, rows and columns there are."""

    def encode(self, view: Any, /) -> bytes:
        """What a seat sees, plane after plane."""

    def becomes(self, game: Game, name: str, /) -> tuple[int, ...]:
        """Where each byte goes by a symmetry of the game's actions that is not the identity."""


def moved(pictures: int, to: Sequence[int], facts: Sequence[int] = ()) -> tuple[int, ...]:
    """Where bytes go if the cells of all pictures do, and the first facts; the others stay."""
    size = len(to)
    places = [picture * size + cell for picture in range(pictures) for cell in to]
    last = pictures * size
    return (*places, *(last + fact for fact in (*facts, *range(len(facts), size))))


def seats_from(seat: int, seats: int) -> tuple[int, ...]:
    """All seats in the order of play, a seat first."""
    return tuple((seat + after) % seats for after in range(seats))


def after(first: int, other: int | None, count: int) -> int:
    """How many places after the first another one sits; NOBODY where there is none."""
    return NOBODY if other is None or other < 0 else (other - first) % count


def turn(view: View) -> int:
    """How many seats after the one that looks the turn is."""
    return after(view.seat or 0, view.turn, view.game.seats)


def score(points: int) -> tuple[int, int]:
    """A score as two bytes, the higher first."""
    return divmod(points + HALF, 1 << 8)


def choice(chosen: str | None, names: Iterable[str]) -> tuple[int, ...]:
    """A one for the name that is chosen, zeros for the others."""
    return tuple(int(name == chosen) for name in names)


def cells(laid: int, count: int) -> bytes:
    """A set of cells as a byte for each of so many."""
    return bytes(laid >> cell & 1 for cell in range(count))


def plane(facts: Iterable[int], count: int) -> bytes:
    """Facts, one after another, and zeros up to the size of a plane."""
    return bytes(facts).ljust(count, b"\0")
