import io
import os
import platform
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from tools import chromium, web


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser, and the folder where one is put."""
    monkeypatch.delenv(chromium.WISH, raising=False)
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(chromium, "FOLDER", tmp_path / "browser")
    return tmp_path / "browser"


def archive(folder: Path) -> Path:
    """A package as npm leaves it; instead of being packed, its files are as they will be."""
    inner = io.BytesIO()
    with tarfile.open(fileobj=inner, mode="w") as tar:
        tar.addfile(tarfile.TarInfo("lib/part.so"))
    contents = dict.fromkeys(chromium.PACKED, inner.getvalue()) | {"chromium": b"#!/bin/sh\n"}
    with tarfile.open(folder / chromium.ARCHIVE, "w:gz") as package:
        for name, content in contents.items():
            member = tarfile.TarInfo(f"package/bin/{name}.br")
            member.size = len(content)
            package.addfile(member, io.BytesIO(content))
    return folder / chromium.ARCHIVE


def test_a_browser_of_the_system_is_never_used_unless_it_is_named(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bare / "path").mkdir(parents=True)
    (bare / "unpacked").touch()
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        (bare / "path" / name).write_text("#!/bin/sh\nexit 1\n")
        (bare / "path" / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(bare / "path"))
    assert chromium.chromium().path == bare / "chromium"
    monkeypatch.setenv(chromium.WISH, "/opt/mine")
    assert chromium.chromium().path == Path("/opt/mine")
    assert chromium.fetched().path == bare / "chromium"


def test_it_knows_no_fonts_but_those_that_come_with_it(bare: Path) -> None:
    bare.mkdir()
    (bare / "unpacked").touch()
    known = Path(str(chromium.chromium().settings["env"]["FONTCONFIG_FILE"])).read_text()
    assert re.findall("<dir>(.*)</dir>", known) == [str(bare / "fonts")]
    assert "include" not in known


def test_the_door_uses_no_browser_that_somebody_named(tmp_path: Path) -> None:
    (tmp_path / "make").write_text('#!/bin/sh\necho "make $* in ${CHROMIUM-ours}"\n')
    (tmp_path / "make").chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    said = subprocess.run(
        [web.ROOT / ".ci" / "run"],
        env={**os.environ, "PATH": path, "CHROMIUM": "/opt/mine"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "make test in ours\n"


@pytest.mark.parametrize("is_old", [False, True])
def test_a_machine_without_a_browser_gets_one_once(
    bare: Path, monkeypatch: pytest.MonkeyPatch, *, is_old: bool
) -> None:
    if is_old:  # Python 3.11.2, as Debian 12 has it
        monkeypatch.delattr(tarfile, "data_filter", raising=False)
        monkeypatch.delattr(tarfile.TarInfo, "replace", raising=False)
    told: list[str] = []

    def npm(*arguments: str) -> None:
        told.append(" ".join(arguments[:2]))
        monkeypatch.setattr(chromium, "SHA256", chromium.digest(archive(bare)))

    monkeypatch.setattr(web, "npm", npm)
    monkeypatch.setattr(web, "node", lambda *arguments: shutil.copy(*arguments[-2:]))
    found = chromium.chromium()
    assert found.path.read_bytes() == b"#!/bin/sh\n"
    assert found.path.stat().st_mode & 0o100
    assert (bare / "al2023" / "lib" / "part.so").exists()
    assert str(bare / "al2023" / "lib") in str(found.settings["env"]["LD_LIBRARY_PATH"])
    assert chromium.chromium() == found
    assert told == [f"pack {chromium.PACKAGE}@{chromium.VERSION}"]


def test_a_package_that_is_not_what_it_was_is_not_used(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "npm", lambda *_: archive(bare))
    with pytest.raises(chromium.ChromiumError, match="is not what it was"):
        chromium.chromium()
    assert not (bare / "chromium").exists()


@pytest.mark.usefixtures("bare")
def test_where_none_can_be_brought_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    with pytest.raises(chromium.ChromiumError, match=r"riscv64(.|\n)*CHROMIUM=/path"):
        chromium.chromium()
