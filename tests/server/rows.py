"""Rows of matches, as the table would have written them."""

import json
from typing import Any

from sqlalchemy import Connection, Table, insert, select

from tessella.server.store import schema

DICE = "the dice of this match"


def add_match(connection: Connection, match: str, stage: str, *people: tuple[str, str]) -> None:
    """A match of these people (id and name), made by the first; what chance has dealt is in it."""
    connection.execute(
        insert(schema.matches).values(
            id=match,
            game="triominos",
            setup=json.dumps({"chairs": [{"person": id_, "name": name} for id_, name in people]}),
            secret=DICE,
            creator=people[0][0],
            stage=stage,
            public=True,
            rated=False,
            version=len(people),
            created=1,
            touched=1,
            result=json.dumps({"winner": {"person": people[0][0], "name": people[0][1]}}),
        )
    )
    for seat, (person, name) in enumerate(people):
        connection.execute(insert(schema.seats).values(match=match, seat=seat, person=person))
        body = {"kind": "sat", "seat": seat, "person": person, "name": name, "dealt": "345"}
        connection.execute(
            insert(schema.entries).values(
                match=match,
                version=seat + 1,
                at=1,
                actor=person,
                request="1",
                body=json.dumps(body),
            )
        )
    connection.execute(
        insert(schema.chat).values(match=match, number=1, at=1, person=people[0][0], body='"hello"')
    )


def rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    """All rows of a table."""
    return [dict(row._mapping) for row in connection.execute(select(table))]


def everything(connection: Connection) -> str:
    """The whole database as a text."""
    return "\n".join(
        f"{table.name}: {rows(connection, table)}" for table in schema.metadata.sorted_tables
    )
