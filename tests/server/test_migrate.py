"""The schema is brought up to date when it has to be, and only then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import alembic.command
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from tessella.server.store.migrate import HEAD, SCRIPTS, NewerDatabaseError, config, form_of
from tessella.server.store.schema import chat, metadata
from tessella.server.store.sqlite import SqliteDatabase
from tests.server.town import Opened, started, story

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tessella.server.store.database import Database


def test_the_latest_form_is_the_one_that_alembic_knows() -> None:
    assert ScriptDirectory(str(SCRIPTS)).get_current_head() == HEAD


@story
async def test_a_second_start_finds_the_schema_as_it_should_be(
    make_empty: Callable[[], Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(make_empty()) as first:
        assert await first.read(form_of) == HEAD

    def refuse(*_: object) -> None:
        raise AssertionError("there is nothing to migrate")

    monkeypatch.setattr(alembic.command, "upgrade", refuse)
    async with started(make_empty()) as second:
        assert await second.read(form_of) == HEAD


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


@story
async def test_migrations_lead_to_the_tables_that_the_program_uses(
    open_database: Opened,
) -> None:
    async with open_database() as database:
        assert await database.read(differences) == []


FIRST_FORM = """
INSERT INTO people (id, kind, name, name_key, created, seen) VALUES ('p', 'guest', 'P', 'p', 1, 1);
INSERT INTO matches
    (id, game, setup, secret, creator, stage, public, rated, version, created, touched)
    VALUES ('m', 'blokus-duo', '{}', '', 'p', 'open', 0, 0, 0, 1, 1);
INSERT INTO chat (match, number, at, person, body) VALUES ('m', 1, 2, 'p', 'hello')
"""


def test_what_was_kept_in_the_first_form_is_there_in_the_latest(tmp_path: Path) -> None:
    path = tmp_path / "tessella.sqlite3"
    old = create_engine(f"sqlite:///{path}")
    with old.begin() as connection:
        alembic.command.upgrade(config(connection), "0001")
        for row in FIRST_FORM.split(";"):
            connection.execute(text(row))
    old.dispose()

    async def story() -> list[dict[str, object]]:
        async with started(SqliteDatabase(path)) as database:
            rows = await database.read(lambda c: c.execute(chat.select()).mappings().all())
            return [dict(row) for row in rows]

    remark = {"match": "m", "number": 1, "at": 2, "person": "p", "request": None, "body": "hello"}
    remark["spectator"] = False
    assert asyncio.run(story()) == [remark]


@story
async def test_a_database_of_a_later_version_is_refused_in_one_sentence(
    make_empty: Callable[[], Database],
) -> None:
    async with started(make_empty()) as database:
        await database.write(
            lambda c: c.execute(text("UPDATE alembic_version SET version_num='9999'"))
        )
    with pytest.raises(NewerDatabaseError, match="form 9999; this one knows") as refused:
        async with started(make_empty()):
            pass
    assert "\n" not in str(refused.value)
