"""A fresh environment beside the one of the tests, with the example of a game installed in it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "game"
PATIENCE: Final = 240
GAME: Final = "domineering"


class Fresh:
    """An environment in which only the example is installed; Tessella lies beside it."""

    def __init__(self, folder: Path) -> None:
        self.python = str(folder / "bin" / "python")
        self._run(sys.executable, "-m", "venv", "--without-pip", str(folder))
        (self.packages,) = (folder / "lib").glob("python*/site-packages")
        beside = sysconfig.get_path("purelib")
        (self.packages / "beside.pth").write_text(f"import site; site.addsitedir({beside!r})\n")
        uv = str(Path(sys.executable).with_name("uv"))
        wish = ("--offline", "--no-cache", "--no-deps", "--python", self.python)
        self._run(uv, "pip", "install", *wish, str(EXAMPLE))

    @property
    def tessella(self) -> tuple[str, ...]:
        """The command of this environment."""
        return (self.python, "-m", "tessella.cli")

    def run(self, *words: str, folder: Path | None = None) -> str:
        """What the command says; it must succeed."""
        return self._run(*self.tessella, *words, folder=folder)

    def doctest(self, page: Path) -> None:
        """The sessions of a page go as it shows them."""
        self._run(self.python, "-m", "doctest", str(page))

    def pytest(self, *words: str) -> str:
        """What the tests of a package say here; they must pass."""
        return self._run(self.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)

    def _run(self, *words: str, folder: Path | None = None) -> str:
        done = subprocess.run(
            words,
            check=False,
            capture_output=True,
            text=True,
            cwd=folder,
            timeout=PATIENCE,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "TESSELLA_LANG": "en"},
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr
