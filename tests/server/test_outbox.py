"""The outbox of a loop, and the inbox of a socket."""

from __future__ import annotations

import asyncio

import pytest

from tessella.server.socket.inbox import Inbox
from tessella.server.socket.outbox import Outbox, outbox_of


class Sender:
    """Takes note of when it may send."""

    def __init__(self, sent: list[str], name: str) -> None:
        self.sent, self.name = sent, name

    def release(self) -> None:
        if self.name == "broken":
            raise OSError(self.name)
        self.sent.append(self.name)


async def turn() -> None:
    """Let everything run that is ready."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_nobody_sends_before_all_have_spoken() -> None:
    async def story() -> list[str]:
        sent: list[str] = []
        outbox = Outbox()

        async def speak(name: str) -> None:
            outbox.add(Sender(sent, name))
            sent.append("spoke")

        await asyncio.gather(speak("a"), speak("b"))
        await turn()
        return sent

    said = asyncio.run(story())
    assert said[:2] == ["spoke", "spoke"]
    assert sorted(said[2:]) == ["a", "b"]


def test_one_who_fails_does_not_silence_the_others() -> None:
    async def story() -> tuple[list[str], list[object]]:
        loop, sent, failed = asyncio.get_running_loop(), list[str](), list[object]()
        loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))
        outbox = Outbox()
        for name in ("a", "broken", "b"):
            outbox.add(Sender(sent, name))
        await turn()
        outbox.add(Sender(sent, "later"))
        await turn()
        return sent, failed

    sent, failed = asyncio.run(story())
    assert sorted(sent) == ["a", "b", "later"]
    assert [str(error) for error in failed] == ["broken"]


def test_a_loop_has_one_outbox() -> None:
    loops = asyncio.new_event_loop(), asyncio.new_event_loop()
    try:
        first, second = map(outbox_of, loops)
        assert first is not second
        assert outbox_of(loops[0]) is first
    finally:
        for loop in loops:
            loop.close()


def test_who_waits_for_a_message_is_woken_by_it_and_may_be_cancelled() -> None:
    async def story() -> list[str]:
        inbox, loop = Inbox(), asyncio.get_running_loop()
        inbox.put_nowait({"type": "websocket.connect"})

        async def listen() -> None:
            while len(heard) < 2:
                if not inbox:
                    await inbox.more(loop)
                heard.append(inbox.popleft()["type"])

        heard: list[str] = []
        listener = asyncio.create_task(listen())
        await turn()
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await listener
        waiting = asyncio.ensure_future(inbox.more(loop))
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        inbox.put_nowait({"type": "websocket.connect"})
        return [*heard, *(message["type"] for message in inbox)]

    assert asyncio.run(story()) == [
        "websocket.connect",
        "websocket.disconnect",
        "websocket.connect",
    ]
