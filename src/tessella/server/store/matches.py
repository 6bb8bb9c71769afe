"""Matches in the database: to open one, to read its log, to append to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, insert, select, update

from tessella.core.fair import Secret
from tessella.server.match.after import after
from tessella.server.match.entries import Rose, Sat, dumps, loads
from tessella.server.match.match import Match, Stage
from tessella.server.match.setup import Setup
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import entries, matches, seats

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

    from tessella.server.match.entries import Entry

TABLE = "table"
"""The actor of entries that nobody asked for."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a match's log."""

    version: int
    at: int
    actor: str
    request: str | None
    entry: Entry


@dataclass(frozen=True, slots=True)
class Log:
    """A match, and all that has happened in it."""

    match: Match
    lines: tuple[Line, ...]


_INSERT = Prepared(insert(entries))
_UPDATE = Prepared(
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.version == bindparam("expected"))
    .values(
        version=bindparam("reached"),
        touched=bindparam("at"),
        stage=bindparam("to_stage"),
        due=bindparam("next_due"),
        ended=bindparam("ended_at"),
        result=bindparam("outcome"),
    )
)
_TAIL = (
    select(entries.c.version, entries.c.at, entries.c.actor, entries.c.request, entries.c.body)
    .where(entries.c.match == bindparam("id"), entries.c.version > bindparam("known"))
    .order_by(entries.c.version)
)
_HEAD = select(matches.c.setup, matches.c.secret, matches.c.created).where(
    matches.c.id == bindparam("id")
)


def open_match(connection: Connection, match: Match, creator: str) -> None:
    """Keep a match before its first entry."""
    setup = match.setup
    connection.execute(
        insert(matches).values(
            id=setup.id,
            game=setup.game,
            setup=msgspec.json.encode(setup).decode(),
            secret=match.secret.text,
            creator=creator,
            stage=match.stage.value,
            public=setup.public,
            rated=setup.rated,
            version=match.version,
            created=match.created,
            touched=match.created,
        )
    )
    connection.execute(
        insert(seats),
        [
            {"match": setup.id, "seat": seat, "person": sitting.person, "level": sitting.level}
            for seat, sitting in enumerate(match.sittings)
        ],
    )


def read_log(connection: Connection, match_id: str) -> Log | None:
    """A match with its whole log; None if there is no such match."""
    head = connection.execute(_HEAD, {"id": match_id}).one_or_none()
    if head is None:
        return None
    setup = Setup.read(head.setup)
    log = Log(Match.of(setup, Secret.read(head.secret), head.created), ())
    return grown(log, read_tail(connection, match_id, 0))


def read_tail(connection: Connection, match_id: str, known: int) -> list[Line]:
    """What was appended to a log after a version."""
    rows = connection.execute(_TAIL, {"id": match_id, "known": known})
    return [Line(r.version, r.at, r.actor, r.request, loads(r.body)) for r in rows]


def grown(log: Log, lines: Iterable[Line]) -> Log:
    """A log with further lines."""
    match, added = log.match, []
    for line in lines:
        match = after(line.entry, match, line.at)
        added.append(line)
    return Log(match, (*log.lines, *added))


def append(
    connection: Connection, before: Match, reached: Match, lines: Sequence[Line], due: int | None
) -> bool:
    """Append to a log; False if it has grown in the meantime, and nothing is done."""
    match_id, at = before.setup.id, lines[-1].at
    over = reached.stage is Stage.OVER
    done = _UPDATE(
        connection,
        [
            {
                "match": match_id,
                "expected": before.version,
                "reached": reached.version,
                "at": at,
                "to_stage": reached.stage.value,
                "next_due": due,
                "ended_at": at if over else None,
                "outcome": msgspec.json.encode(reached.ending).decode() if over else None,
            }
        ],
    )
    if done.rowcount == 0:
        return False
    _INSERT(connection, [_row(match_id, line) for line in lines])
    _seat(connection, match_id, reached, lines)
    return True


def _row(match_id: str, line: Line) -> dict[str, object]:
    return {
        "match": match_id,
        "version": line.version,
        "at": line.at,
        "actor": line.actor,
        "request": line.request,
        "body": dumps(line.entry),
    }


def _seat(connection: Connection, match_id: str, reached: Match, lines: Sequence[Line]) -> None:
    """Keep the table of seats in step with the log."""
    changed = {line.entry.seat for line in lines if isinstance(line.entry, Sat | Rose)}
    ranks = reached.ending.ranks if reached.ending else ()
    for seat in range(reached.game.seats) if ranks else sorted(changed):
        connection.execute(
            update(seats)
            .where(seats.c.match == match_id, seats.c.seat == seat)
            .values(person=reached.sittings[seat].person, rank=ranks[seat] if ranks else None)
        )
