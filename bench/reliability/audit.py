"""Whether a database holds what was promised, all of it, once, and in a form that replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select, text

import tessella
from bench.reliability.ledger import Key
from bench.reliability.ratings import rating_faults
from tessella.server.match.entries import Moved
from tessella.server.match.match import Stage
from tessella.server.match.record import record_of
from tessella.server.store.matches import read_log
from tessella.server.store.schema import entries, matches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from bench.reliability.ledger import Ledger
    from tessella.server.store.matches import Log


def audit(connection: Connection, ledger: Ledger) -> tuple[dict[str, int], list[str]]:
    """What there is, and what is wrong with it."""
    if connection.dialect.name == "postgresql":
        # Computers may still move: all that is read has to be of one moment.
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    whole, broken = _logs(connection)
    faults = [
        *broken,
        *_promise_faults(whole, ledger),
        *_log_faults(connection, whole),
        *_doubles(connection),
        *rating_faults(connection, whole),
        *_damage(connection),
    ]
    over = [log for log in whole.values() if log.match.stage is Stage.OVER]
    counts = {
        "matches": len(whole),
        "matches over": len(over),
        "entries": sum(len(log.lines) for log in whole.values()),
        "promises": len(ledger.promises),
    }
    return counts, faults


def _logs(connection: Connection) -> tuple[dict[str, Log], list[str]]:
    """The logs of all matches, and what is wrong with those that make no sense."""
    logs: dict[str, Log] = {}
    broken: list[str] = []
    for match_id in list(connection.scalars(select(matches.c.id))):
        try:
            log = read_log(connection, match_id)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            broken.append(f"does not fold: {match_id} ({error!r})")
        else:
            logs |= {match_id: log} if log is not None else {}
    return logs, broken


def _promise_faults(logs: dict[str, Log], ledger: Ledger) -> Iterator[str]:
    """Every acknowledged request is there at its version; no refused one is."""
    for key, promise in ledger.promises.items():
        lines = logs[key.match].lines if key.match in logs else ()
        line = lines[promise.version - 1] if promise.version <= len(lines) else None
        if line is None:
            yield f"lost: {key} {promise}"
        elif (line.actor, line.request) != (key.actor, key.request):
            yield f"another's: {key} {promise} is {line}"
        elif promise.move and not (
            isinstance(line.entry, Moved) and line.entry.move == promise.move
        ):
            yield f"another move: {key} {promise} is {line}"
    kept = {Key(m, x.actor, x.request or "") for m, log in logs.items() for x in log.lines}
    yield from (f"refused and kept: {key}" for key in ledger.refused & kept)


def _log_faults(connection: Connection, logs: dict[str, Log]) -> Iterator[str]:
    """Logs have no gaps, agree with the table of matches, and replay from their records."""
    heads = {row.id: row for row in connection.execute(select(matches))}
    for match_id, log in logs.items():
        versions = [line.version for line in log.lines]
        if versions != list(range(1, len(versions) + 1)):
            yield f"gaps: {match_id} {versions}"
        head, match = heads[match_id], log.match
        if (head.version, head.stage) != (len(versions), match.stage.value):
            yield f"out of step: {match_id} {head.version} {head.stage} {len(versions)}"
        if match.plies:
            yield from _record_faults(match_id, log)


def _record_faults(match_id: str, log: Log) -> Iterator[str]:
    match = log.match
    names = [occupant.name or f"Computer {seat}" for seat, occupant in enumerate(match.occupants)]
    record = tessella.Record.loads(record_of(match, names).dumps())
    if record.state.scores != match.state.scores:
        yield f"replays otherwise: {match_id}"
    if match.stage is Stage.OVER and not (record.fair and record.fair.is_kept):
        yield f"dice not kept: {match_id}"


def _doubles(connection: Connection) -> Iterator[str]:
    columns = entries.c.match, entries.c.actor, entries.c.request
    query = select(*columns).where(entries.c.request.is_not(None)).group_by(*columns)
    for row in connection.execute(query.having(func.count() > 1)):
        yield f"twice: {tuple(row)}"


def _damage(connection: Connection) -> Iterator[str]:
    """What SQLite finds wrong with its own file."""
    if connection.dialect.name == "sqlite":
        for row in connection.execute(text("PRAGMA integrity_check")):
            if row[0] != "ok":
                yield f"damaged: {row[0]}"
        yield from (
            f"dangling: {row}" for row in connection.execute(text("PRAGMA foreign_key_check"))
        )
