"""A thought that tests hold up; workers load this and nothing else of the tests."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tessella import View


def think_until_told(folder: Path, level: int, view: View) -> str:
    """Hold the interpreter until a file is there; another says which process does."""
    del level
    (folder / "thinker").write_text(str(os.getpid()))
    while not (folder / "enough").exists():
        pass
    return view.moves[0].text


def thinker(folder: Path) -> int:
    """The process that thinks; 0 as long as none has said so."""
    file = folder / "thinker"
    return int(file.read_text() or 0) if file.exists() else 0
