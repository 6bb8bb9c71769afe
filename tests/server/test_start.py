"""A server that cannot start says why in one sentence, before it says where it is."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import random
import sqlite3
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import structlog

from tessella.core.language import LANGUAGES
from tessella.server.components import components_of
from tessella.server.errors import ServeError
from tessella.server.metrics import Metrics
from tessella.server.settings import Settings
from tessella.server.store import sqlite
from tessella.server.store.sqlite import SqliteDatabase
from tests.server.process import PATIENCE, Process, nothing
from tests.server.zygote import Forked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FILE = "tessella.sqlite3"
NOBODY = 65534
REFUSED = 2


def refused(folder: Path, *flags: str, language: str = "en") -> str:
    """What a server says that does not start."""
    log = folder / "said"
    tokens = ["serve", "--port", "0", "--lang", language, *flags]
    code = Forked(nothing, tokens, log).wait(PATIENCE)
    said = log.read_text()
    assert code == REFUSED, said
    assert said.count("\n") == 1, said
    return said


def data_is_a_file(data: Path) -> None:
    data.rmdir()
    data.write_text("hello")


def the_file_is_a_folder(data: Path) -> None:
    (data / FILE).mkdir()


def the_file_is_no_database(data: Path) -> None:
    (data / FILE).write_bytes(random.Random(1).randbytes(20_000))


def pages_are_overwritten(data: Path) -> None:
    with (data / FILE).open("r+b") as file:
        file.seek(4096 * 3)
        file.write(random.Random(1).randbytes(4096 * 5))


def the_end_is_missing(data: Path) -> None:
    os.truncate(data / FILE, 4096 * 5)


DAMAGES: dict[Callable[[Path], None], str] = {
    data_is_a_file: "data isn’t a folder",
    the_file_is_a_folder: f"{FILE} is a folder",
    the_file_is_no_database: "is damaged: file is not a database. Move it aside",
    pages_are_overwritten: "is damaged: ",
    the_end_is_missing: "is damaged: ",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_data_that_cannot_be_used_are_refused_in_one_sentence(
    damage: Callable[[Path], None], sqlite_form: Path, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if damage not in {data_is_a_file, the_file_is_a_folder}:
        (data / FILE).write_bytes(sqlite_form.read_bytes())
    damage(data)
    said = refused(tmp_path, "--data", str(data))
    assert DAMAGES[damage] in said
    assert str(data) in said


def test_a_file_that_another_program_has_locked_is_refused(
    sqlite_form: Path, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(sqlite_form.read_bytes())
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "Another program has locked" in refused(tmp_path, "--data", str(tmp_path))


def test_a_second_server_on_the_same_data_is_refused_until_the_first_has_ended(
    tmp_path: Path,
) -> None:
    first, second = Process(tmp_path), Process(tmp_path)
    first.start()
    try:
        for language in LANGUAGES:
            said = refused(tmp_path, "--data", str(tmp_path), language=language)
            assert str(tmp_path) in said
            assert "--data" in said
            (tmp_path / "said").unlink()
        assert first.is_ready()
        first.kill()
        second.start()  # at once: the kernel has let go of the lock
    finally:
        first.kill()
        if second.process is not None:
            assert second.stop() == 0


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("postgresql://nobody@127.0.0.1:1/tessella", "can’t be reached"),
        ("nobody has this name", "refuses the user"),
        ("no such database", "no database “no such database”"),
    ],
)
def test_a_postgresql_that_cannot_be_used_is_refused(
    postgres: str, tmp_path: Path, database: str, told: str
) -> None:
    address = postgres.replace("+asyncpg", "")
    wrong = {
        "nobody has this name": address.replace("://postgres:", "://nobody:"),
        "no such database": address.replace("/postgres?", "/no such database?"),
    }
    said = refused(tmp_path, "--data", str(tmp_path), "--database", wrong.get(database, database))
    assert told in said


@pytest.mark.parametrize(
    ("flag", "module", "settings"),
    [
        ("--database", "tessella.server.store.postgres", {"database": "postgresql://x/y"}),
        ("--redis", "tessella.server.bus.redis_bus", {"redis": "redis://x"}),
    ],
)
def test_a_flag_that_needs_more_packages_says_which(
    flag: str, module: str, settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ServeError, match=rf"{flag} needs .*tessella\[cluster\]"):
        components_of(Settings(**settings), Metrics())  # type: ignore[arg-type]


@contextmanager
def without_rights() -> Iterator[None]:
    """As a user to whom nothing belongs, even where the tests run as root."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


def opened(path: Path) -> None:
    """Open a database and close it again."""

    async def run() -> None:
        database = SqliteDatabase(path)
        try:
            await database.start()
        finally:
            await database.stop()

    asyncio.run(run())


@pytest.mark.parametrize("mode", [0o500, 0o000])
def test_a_folder_that_cannot_be_written_is_refused_in_every_language(mode: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)  # so that nobody gets as far as the folder
        folder = Path(place) / "data"
        folder.mkdir()
        folder.chmod(mode)
        with without_rights(), pytest.raises(ServeError) as told:
            opened(folder / FILE)
        folder.chmod(0o700)
    for language in LANGUAGES:
        assert str(folder) in told.value.say(language)
    assert "Permission denied" in str(told.value)


@pytest.mark.parametrize(
    ("number", "told"),
    [(errno.EROFS, "can’t be written: Read-only"), (errno.ENOSPC, "takes nothing more")],
)
def test_a_disk_that_takes_nothing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: str
) -> None:
    def fail(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "open", fail)
    with pytest.raises(ServeError, match=told):
        opened(tmp_path / "new" / FILE)


def test_a_file_that_is_read_only_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(tmp_path / FILE)
    pragmas = (*sqlite.PRAGMAS, "query_only = ON")
    monkeypatch.setattr(sqlite, "PRAGMAS", pragmas)
    with pytest.raises(ServeError, match="can’t be written: attempt to write a readonly"):
        opened(tmp_path / FILE)


def test_a_file_system_without_locks_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "lockf", no_locks)
    with pytest.raises(ServeError, match=r"can’t be locked: No locks available\."):
        opened(tmp_path / FILE)


def modes(folder: Path) -> dict[str, int]:
    found = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    return {".": folder.stat().st_mode & 0o777, **found}


def test_what_is_kept_is_for_its_user_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def run() -> dict[str, int]:
        database = SqliteDatabase(folder / FILE)
        await database.start()
        try:
            return modes(folder)
        finally:
            await database.stop()

    files = (FILE, f"{FILE}-wal", f"{FILE}-shm", "tessella.lock")
    private = {".": 0o700, **dict.fromkeys(files, 0o600)}
    assert asyncio.run(run()) == private
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as left:
        left.execute("DELETE FROM secrets")  # as a server that was killed leaves the files
        for name, mode in private.items():
            (folder / name).chmod(mode | 0o055)
        assert asyncio.run(run()) == private


def test_a_folder_that_holds_other_things_stays_open(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "another's").write_text("hello")
    opened(tmp_path / FILE)
    assert modes(tmp_path) == {".": 0o755, "another's": 0o644, FILE: 0o600, "tessella.lock": 0o600}


def test_a_file_of_another_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    opened(tmp_path / FILE)
    (tmp_path / FILE).chmod(0o664)
    monkeypatch.setattr(Path, "chmod", refuse)
    with structlog.testing.capture_logs() as lines:
        opened(tmp_path / FILE)
    assert [(line["event"], line["should_be"]) for line in lines] == [("others_may_read", "600")]
