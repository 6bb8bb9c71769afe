"""Matches in the database: to open one, to read its log, to append to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import bindparam, insert, select, update

from tessella.core.fair import Secret
from tessella.server.match.entries import Entry, dumps, loads
from tessella.server.match.fold import fold
from tessella.server.match.match import Match, Stage
from tessella.server.match.setup import Setup
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import entries, matches, seats

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import BindParameter, Connection


TABLE = "table"
"""The actor of entries that nobody asked for."""


class LogRow(msgspec.Struct, frozen=True):
    """A row of a match's log."""

    version: int
    at: int
    actor: str
    request: str | None
    entry: Entry


class Log(msgspec.Struct, frozen=True):
    """A match, and all that has happened in it."""

    match: Match
    lines: tuple[LogRow, ...]


_OPEN = Prepared(insert(matches))
_SET_CHAIR = Prepared(insert(seats))
_HEAD = Prepared(
    select(matches.c.setup, matches.c.secret, matches.c.created).where(
        matches.c.id == bindparam("id")
    )
)
_REMATCH = Prepared(select(matches.c.rematch).where(matches.c.id == bindparam("id")))
_FOLLOW = Prepared(
    update(matches)
    .where(matches.c.id == bindparam("id_"), matches.c.rematch.is_(None))
    .values(rematch=bindparam("next_"))
)
_TAIL = Prepared(
    select(entries.c.version, entries.c.at, entries.c.actor, entries.c.request, entries.c.body)
    .where(entries.c.match == bindparam("id"), entries.c.version > bindparam("known"))
    .order_by(entries.c.version)
)
_APPEND = Prepared(insert(entries))
_THE_MATCH = (matches.c.id == bindparam("match"), matches.c.version == bindparam("expected"))
_GO_ON: Final[dict[str, BindParameter[Any]]] = {
    "version": bindparam("reached"),
    "touched": bindparam("at"),
    "due": bindparam("next_due"),
}
_MOVE = Prepared(update(matches).where(*_THE_MATCH).values(_GO_ON))
"""Within a stage; to name no more columns than change spares SQLite their indexes."""
_TURN = Prepared(
    update(matches)
    .where(*_THE_MATCH)
    .values(
        **_GO_ON,
        stage=bindparam("to_stage"),
        ended=bindparam("ended_at"),
        result=bindparam("outcome"),
    )
)
"""To another stage."""
_SEAT = Prepared(
    update(seats)
    .where(seats.c.match == bindparam("id"), seats.c.seat == bindparam("number"))
    .values(person=bindparam("who"), rank=bindparam("place"))
)


def open_match(connection: Connection, match: Match, creator: str) -> None:
    """Keep a match before its first entry."""
    setup = match.setup
    _OPEN.run(
        connection,
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
        ended=None,
        due=None,
        rematch=None,
        result=None,
    )
    for seat, occupant in enumerate(match.occupants):
        chair = {"match": setup.id, "seat": seat, "rank": None}
        _SET_CHAIR.run(connection, **chair, person=occupant.person, level=occupant.level)


def read_lines(connection: Connection, match_id: str) -> Log | None:
    """A match before its first entry, and its whole log; None if there is no such match."""
    for setup, secret, created in _HEAD.rows(connection, id=match_id):
        start = Match.of(Setup.read(setup), Secret.read(secret), created)
        return Log(start, tuple(read_tail(connection, match_id, 0)))
    return None


def read_log(connection: Connection, match_id: str) -> Log | None:
    """A match with its whole log; None if there is no such match."""
    found = read_lines(connection, match_id)
    return None if found is None else Log(folded(found.match, found.lines), found.lines)


def open_rematch(connection: Connection, old: str, fresh: Match, creator: str) -> str:
    """Keep the match that follows one, unless there is one already; the id of whichever it is."""
    own = fresh.setup.id
    if _FOLLOW.run(connection, id_=old, next_=own):
        open_match(connection, fresh, creator)
        return own
    return str(read_rematch(connection, old))


def read_rematch(connection: Connection, match_id: str) -> str | None:
    """The match that follows one, if there is."""
    found: str | None = _REMATCH.rows(connection, id=match_id)[0][0]
    return found


def read_tail(connection: Connection, match_id: str, known: int) -> list[LogRow]:
    """What was appended to a log after a version."""
    rows = _TAIL.rows(connection, id=match_id, known=known)
    return [
        LogRow(version, at, actor, request, loads(body))
        for version, at, actor, request, body in rows
    ]


def folded(match: Match, lines: Iterable[LogRow]) -> Match:
    """A match after further lines."""
    for line in lines:
        match = fold(line.entry, match, line.at)
    return match


def append(
    connection: Connection, before: Match, reached: Match, lines: Sequence[LogRow], due: int | None
) -> bool:
    """Append to a log; False if it has grown in the meantime, and nothing is done."""
    if not _advance(connection, before, reached, lines[-1].at, due):
        return False
    match_id = before.setup.id
    for line in lines:
        _APPEND.run(
            connection,
            match=match_id,
            version=line.version,
            at=line.at,
            actor=line.actor,
            request=line.request,
            body=dumps(line.entry),
        )
    if before.stage is not reached.stage or before.occupants != reached.occupants:
        _keep_seats(connection, match_id, reached)
    return True


def _advance(
    connection: Connection, before: Match, reached: Match, at: int, due: int | None
) -> bool:
    """Bring the row of a match up to date; False if it is not the one that was known."""
    onward = {
        "match": before.setup.id,
        "expected": before.version,
        "reached": reached.version,
        "at": at,
        "next_due": due,
    }
    if before.stage is reached.stage:
        return _MOVE.run(connection, **onward) > 0
    over = reached.stage is Stage.OVER
    return (
        _TURN.run(
            connection,
            **onward,
            to_stage=reached.stage.value,
            ended_at=at if over else None,
            outcome=msgspec.json.encode(reached.ending).decode() if over else None,
        )
        > 0
    )


def _keep_seats(connection: Connection, match_id: str, reached: Match) -> None:
    """Keep the table of seats in step with the log."""
    ranks = reached.ending.ranks if reached.ending else ()
    for seat, occupant in enumerate(reached.occupants):
        place = ranks[seat] if ranks else None
        _SEAT.run(connection, id=match_id, number=seat, who=occupant.person, place=place)
