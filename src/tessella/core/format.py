"""Foreign files: what other programs write of a game, read and written as records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.core.record import Record


@dataclass(frozen=True, slots=True)
class Format:
    """A file format of another program: the end of its files' names, and both directions."""

    suffix: str
    loads: Callable[[str], Record]
    dumps: Callable[[Record], str]
