"""The schema is brought up to date when it has to be, and only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import alembic.command
from alembic.script import ScriptDirectory

from tessella.server.store.migrate import HEAD, SCRIPTS, form_of
from tests.server.town import story

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tessella.server.store.database import Database


def test_the_latest_form_is_the_one_that_alembic_knows() -> None:
    assert ScriptDirectory(str(SCRIPTS)).get_current_head() == HEAD


@story
async def test_a_second_start_finds_the_schema_as_it_should_be(
    make_database: Callable[[], Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make_database()
    await first.start()
    assert await first.read(form_of) == HEAD
    await first.stop()

    def refuse(*_: object) -> None:
        raise AssertionError("there is nothing to migrate")

    monkeypatch.setattr(alembic.command, "upgrade", refuse)
    second = make_database()
    await second.start()
    assert await second.read(form_of) == HEAD
    await second.stop()
