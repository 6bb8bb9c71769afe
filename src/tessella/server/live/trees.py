"""What computers remember from move to move of matches under way, within a budget of bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from tessella.engine.search import Memory

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_EACH: Final = 8 << 20
"""So many bytes of a tree are kept at most: what its search has met most often."""


class Trees:
    """The trees of computers, each that of a seat in a match; what was used longest ago goes first.

    They are this process's own. Without its tree a computer begins anew, and plays as well as one
    that has just sat down: nothing depends on them.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], tuple[Memory, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._kept)

    @property
    def bytes(self) -> int:
        """What they take."""
        with self._lock:
            return sum(size for _, size in self._kept.values())

    @contextmanager
    def of(self, match_id: str, seat: int) -> Iterator[Memory]:
        """What a computer remembers, for as long as it thinks: nobody else has it meanwhile."""
        with self._lock:
            memory, _ = self._kept.pop((match_id, seat), (Memory(), 0))
        yield memory
        memory.shrink(min(MOST_EACH, self._most))
        if memory.bytes:
            self._keep((match_id, seat), memory)

    def forget(self, match_id: str) -> None:
        """Drop the trees of a match."""
        with self._lock:
            for key in [key for key in self._kept if key[0] == match_id]:
                del self._kept[key]

    def _keep(self, key: tuple[str, int], memory: Memory) -> None:
        with self._lock:
            self._kept[key] = memory, memory.bytes
            self._kept.move_to_end(key)
            while sum(size for _, size in self._kept.values()) > self._most:
                self._kept.popitem(last=False)
