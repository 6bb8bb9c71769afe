"""How many there are at a time: connections, requests and sockets, for each address or person."""

from __future__ import annotations


class Crowd:
    """Those who are here, of whom there may be so many for each key."""

    __slots__ = ("_here", "most", "size")

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        """How many are here in all."""
        self._here: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Let one more in; False if there are as many as may be."""
        count = self._here.get(key, 0)
        if count >= self.most:
            return False
        self._here[key] = count + 1
        self.size += 1
        return True

    def leave(self, key: str) -> None:
        """Let one go who was let in."""
        count = self._here.pop(key) - 1
        self.size -= 1
        if count:
            self._here[key] = count
