"""Files that are whole at every moment, whatever happens to the program or the power."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

NAME_LENGTH = 100


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that at every moment either the old or the whole of it is there."""
    draft = path.with_name(f".{path.name[:NAME_LENGTH]}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _settle(path.parent)
    finally:
        draft.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Make the renaming itself outlive a loss of power."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
