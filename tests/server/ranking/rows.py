"""Rows as the server would have written them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tessella.server.store.schema import matches, people, seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

NOW = 1_800_000_000_000
DAY = 24 * 3600 * 1000


def add_people(connection: Connection, *names: str, kind: str = "account") -> None:
    """People whose id is their name."""
    connection.execute(
        people.insert(),
        [
            {
                "id": name,
                "kind": kind,
                "name": name.title(),
                "name_key": name,
                "created": NOW,
                "seen": NOW,
            }
            for name in names
        ],
    )


def add_match(
    connection: Connection,
    identity: str,
    sitting: Sequence[str | int | None],
    ranks: Sequence[int] = (),
    **columns: object,
) -> None:
    """A match with people and levels on its seats; over if it has ranks."""
    over = bool(ranks)
    game = columns.get("game", "blokus-duo")
    setup = {"id": identity, "game": game, "options": {}, "chairs": [], "commitment": ""}
    ending = {"cause": "rules", "winners": [], "ranks": list(ranks), "scores": [0] * len(ranks)}
    row = {
        "id": identity,
        "game": "blokus-duo",
        "setup": json.dumps(setup),
        "secret": "00",
        "creator": next(who for who in sitting if isinstance(who, str)),
        "stage": "over" if over else "running",
        "public": True,
        "rated": False,
        "version": 1,
        "created": NOW,
        "touched": NOW,
        "ended": NOW if over else None,
        "result": json.dumps(ending) if over else None,
    }
    connection.execute(matches.insert(), row | columns)
    rows = [
        {
            "match": identity,
            "seat": seat,
            "person": who if isinstance(who, str) else None,
            "level": who if isinstance(who, int) else None,
            "rank": ranks[seat] if over else None,
        }
        for seat, who in enumerate(sitting)
    ]
    connection.execute(seats.insert(), rows)
