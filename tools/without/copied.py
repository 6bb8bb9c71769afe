"""The copy: all files but those of the game, in a folder with an environment of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.check_names import folders, spelled

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = Path(sysconfig.get_path("purelib"))


def tracked() -> Iterator[str]:
    """The paths of all files of the project that are there, those that are not added yet too."""
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    found = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    yield from (path for path in found.stdout.split("\0") if path and (ROOT / path).is_file())


def copy_without(game: str, target: Path) -> list[str]:
    """Copy the project, the files of a game aside; what was left out."""
    own, left_out = spelled(game, folders(ROOT)), []
    for path in tracked():
        if own.search(path):
            left_out.append(path)
            continue
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, target / path)
    return left_out


def share_environment(target: Path) -> Path:
    """Give the copy an interpreter with our packages and native code, but with its own sources.

    Where a path file leads to a folder, the path files in that one do not count; so our own
    installation, which is one, stays outside.
    """
    venv.create(target / ".venv", symlinks=True)
    python = target / ".venv/bin/python"
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    paths = (target / "src", PACKAGES)
    shared = target / ".venv/lib" / version / "site-packages/shared.pth"
    shared.write_text("".join(f"{path}\n" for path in paths), encoding="utf-8")
    for native in (PACKAGES / "tessella").glob("_native*"):
        shutil.copy2(native, target / "src/tessella" / native.name)
    (target / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return python
