"""Own mistakes that come back: soon after a slip, later and later once they are understood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, func, select, update

from tessella.server.store.ratings import INSERT
from tessella.server.store.schema import mistakes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Select

DAY: Final = 24 * 60 * 60 * 1000
PAUSES: Final = (1, 3, 7, 21)
"""Days until a mistake comes back, by how often in a row it was solved; then it is done with."""
MOST: Final = 300
"""So many mistakes of a person are kept; the smallest go first."""


class Mistake(NamedTuple):
    """A move of a finished match, and what it cost."""

    match: str
    ply: int
    game: str
    loss: float
    solved: int = 0
    due: int = 0


def keep(connection: Connection, person: str, found: Sequence[Mistake]) -> None:
    """Keep mistakes of a match, those that are known already as they are."""
    if not found:
        return
    rows = [{"person": person, **each._asdict()} for each in found]
    insert = INSERT[connection.dialect.name](mistakes).values(rows)
    connection.execute(insert.on_conflict_do_nothing())
    own = select(mistakes.c.match, mistakes.c.ply).where(mistakes.c.person == person)
    order = (mistakes.c.loss.desc(), mistakes.c.match, mistakes.c.ply)
    for match, ply in connection.execute(own.order_by(*order).offset(MOST)).all():
        connection.execute(delete(mistakes).where(*_is(person, match, ply)))


def find(connection: Connection, person: str, match: str, ply: int) -> Mistake | None:
    """A mistake of a person; None if it is not one of theirs."""
    row = connection.execute(_own().where(*_is(person, match, ply))).one_or_none()
    return None if row is None else Mistake(*row)


def due(connection: Connection, person: str, now: int) -> tuple[int, Mistake | None]:
    """How many mistakes of a person wait to be mended, and the one that cost most."""
    waiting = (mistakes.c.person == person, mistakes.c.due <= now)
    count = connection.scalar(select(func.count()).select_from(mistakes).where(*waiting))
    order = (mistakes.c.loss.desc(), mistakes.c.match, mistakes.c.ply)
    row = connection.execute(_own().where(*waiting).order_by(*order).limit(1)).one_or_none()
    return count or 0, None if row is None else Mistake(*row)


def retry(connection: Connection, person: str, mistake: Mistake, now: int, *, solved: bool) -> None:
    """Note another try; whoever has solved it often enough is not asked again."""
    where = _is(person, mistake.match, mistake.ply)
    times = mistake.solved + 1 if solved else 0
    if times > len(PAUSES):
        connection.execute(delete(mistakes).where(*where))
        return
    due_at = now + PAUSES[max(times - 1, 0)] * DAY
    connection.execute(update(mistakes).where(*where).values(solved=times, due=due_at))


def _own() -> Select[Any]:
    return select(*(mistakes.c[name] for name in Mistake._fields))


def _is(person: str, match: str, ply: int) -> tuple[ColumnElement[bool], ...]:
    return mistakes.c.person == person, mistakes.c.match == match, mistakes.c.ply == ply
