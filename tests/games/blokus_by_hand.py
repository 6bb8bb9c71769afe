"""Blokus played by hand: a second, slow reading of BK-1 to BK-10, with no code of the law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.contact_by_hand import ContactByHand

if TYPE_CHECKING:
    from tests.games.square_positions import Cell

STARTS = ((1, 20), (20, 20), (20, 1), (1, 1))
"""Blue, yellow, red, green: clockwise from the top left."""
SEATS = {2: ((0,), (1,), (0,), (1,)), 3: ((0,), (1,), (2,), ()), 4: ((0,), (1,), (2,), (3,))}
"""By the number of seats: whose each colour is; the last of three is everybody's."""


class BlokusByHand(ContactByHand):
    """A game in progress (BK-2, BK-5 to BK-8)."""

    size = 20

    def __init__(self, seats: int, first: int, corners: str = "own") -> None:
        super().__init__(len(STARTS), first)
        self.seats = seats
        self.corners = corners
        self.first = first

    def starts(self, colour: int) -> set[Cell]:
        """Its own corner, or any (BK-4)."""
        return {STARTS[colour]} if self.corners == "own" else set(STARTS)

    @property
    def turn(self) -> int | None:
        """The seat that lays next (BK-3, BK-9)."""
        if self.colour is None:
            return None
        whose = SEATS[self.seats][self.colour]
        return whose[0] if whose else (self.first + len(self.laid[self.colour])) % self.seats

    def scores(self) -> tuple[int, ...]:
        """The result of each seat (BK-9, BK-10)."""
        return tuple(
            sum(self.worth(colour) for colour in range(4) if seat in SEATS[self.seats][colour])
            for seat in range(self.seats)
        )
