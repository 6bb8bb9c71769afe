"""What a bus offers, and the one of a process that is alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    Handler: TypeAlias = Callable[[str, bytes], None]


class Bus(Protocol):
    """Topics that processes publish to and listen to.

    Nothing here waits, and nothing is promised: whoever has to know looks into the store.
    """

    async def start(self, handler: Handler, back: Callable[[], None]) -> None:
        """Hand all news of subscribed topics to a handler; call `back` when some were missed."""

    async def stop(self) -> None:
        """Listen no more."""

    def publish(self, topic: str, message: bytes) -> None:
        """Tell other processes."""

    def subscribe(self, topic: str) -> None:
        """Listen to a topic."""

    def unsubscribe(self, topic: str) -> None:
        """Listen to a topic no longer."""


class LocalBus:
    """The bus of the only process: there is nobody to tell."""

    async def start(self, handler: Handler, back: Callable[[], None]) -> None:
        """Nothing will come."""

    async def stop(self) -> None:
        """Nothing was begun."""

    def publish(self, topic: str, message: bytes) -> None:
        """Nobody listens."""

    def subscribe(self, topic: str) -> None:
        """Nobody speaks."""

    def unsubscribe(self, topic: str) -> None:
        """Nobody speaks."""
