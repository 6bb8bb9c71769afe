"""Which seat a person speaks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.server.errors import Problem

if TYPE_CHECKING:
    from tessella.server.match.match import Match


def seat_of(match: Match, person: str, wished: int | None) -> int:
    """The seat that was named, else the one whose turn it is, else the first of the person's."""
    mine = match.seats_of(person)
    if not mine or (wished is not None and wished not in mine):
        raise Problem("not-your-seat")
    if wished is not None:
        return wished
    return match.turn if match.turn in mine and match.turn is not None else mine[0]
