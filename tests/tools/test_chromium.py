import io
import platform
import shutil
import tarfile
from pathlib import Path

import pytest

from tools import chromium, web


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser, and the folder where one is put."""
    monkeypatch.delenv(chromium.WISH, raising=False)
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
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


def test_the_browser_of_the_system_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.WISH, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if "goo" in name else None)
    assert chromium.chromium().path == Path("/bin/google-chrome")
    monkeypatch.setenv(chromium.WISH, "/opt/mine")
    assert chromium.chromium().path == Path("/opt/mine")


def test_a_machine_without_a_browser_gets_one_once(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
