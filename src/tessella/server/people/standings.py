"""How strong a person is: their ratings, with their places on the leaderboards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.server.store import leaderboard as boards
from tessella.server.store import ratings as store
from tessella.server.wire import ranking as wire

if TYPE_CHECKING:
    from sqlalchemy import Connection


def standings(connection: Connection, person: str, at: int) -> tuple[wire.Rating, ...]:
    """A person's ratings with their places."""
    return tuple(
        _rating(connection, person, standing, at)
        for standing in store.ratings_of(connection, person)
    )


def _rating(connection: Connection, person: str, standing: store.Standing, at: int) -> wire.Rating:
    game, skill, updated = standing
    placed = boards.place_of(connection, game, person, at)
    return wire.Rating(
        game,
        skill.rating,
        skill.uncertainty,
        skill.is_provisional,
        skill.matches,
        skill.wins,
        updated,
        placed.place if placed else None,
        boards.ranked_people(connection, game, at),
    )
