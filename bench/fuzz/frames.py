"""Frames: hypothesis draws what a client must not say on the socket, and says it."""

from __future__ import annotations

import json
import logging
import socket
from typing import TYPE_CHECKING, Any, Final

from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.fuzz.requests import QUIET
from bench.fuzz.right import VALUES

if TYPE_CHECKING:
    from bench.fuzz.ledger import Tally
    from bench.fuzz.world import Person, World

TOGETHER: Final = 20
FRAME: Final = 65_536
SHOWN_OUT: Final = frozenset({1007, 1009})
"""Codes with which a socket is closed after a frame that is no text, or too large."""
QUIETLY: Final = logging.getLogger("fuzz")
PATIENCE: Final = 30
PING: Final = json.dumps({"type": "ping"})
TRUE: Final = st.sampled_from(["rise", "claim", "rematch"])


def messages(world: World) -> st.SearchStrategy[dict[str, Any]]:
    """Messages that are nearly right: of somebody else's seat, too late, too early, again."""
    matches = st.sampled_from([*world.ids, "nothing", "1" * 32])
    moves = st.sampled_from([move for match in world.matches for move in match.moves])
    ids = st.sampled_from(["a", "sit", "v1", "_" * 64])
    seats = st.integers(-1, 8) | st.none()
    right: dict[str, st.SearchStrategy[Any]] = {
        "id": ids,
        "match": matches,
        "seat": seats,
        "version": st.integers(-1, 60) | st.just(10**6),
        "move": moves | st.sampled_from(["a1", "draw", "^0,0:000", "first:0", "Z", "a1," * 100]),
        "action": TRUE,
        "what": st.sampled_from(["draw", "take-back"]),
        "accept": st.booleans() | st.none(),
        "text": st.text(min_size=1, max_size=20),
        "preset": st.just(True),  # noqa: FBT003
        "nonce": ids,
        "on": st.booleans(),
    }
    kinds = [
        st.fixed_dictionaries({"type": st.just(kind), **{name: right[name] for name in names}})
        for kind, names in FIELDS.items()
    ]
    return st.builds(lambda right, wrong: {**right, **wrong}, st.one_of(kinds), _changes())


FIELDS: Final = {
    "watch": ("match", "version"),
    "unwatch": ("match",),
    "lobby": ("on",),
    "sit": ("id", "match", "seat", "nonce"),
    "play": ("id", "match", "version", "move", "seat"),
    "act": ("id", "match", "action", "seat"),
    "bid": ("id", "match", "what", "accept", "seat"),
    "preview": ("id", "match", "move"),
    "say": ("id", "match", "text", "preset"),
}


def _changes() -> st.SearchStrategy[dict[str, Any]]:
    """What is wrong with a message: mostly nothing but its time and sender."""
    names = [*FIELDS["play"], "type", "nothing", "action", "what", "text"]
    wrong = st.dictionaries(st.sampled_from(names), VALUES, max_size=2)
    return st.just({}) | st.just({}) | wrong


def frames(world: World) -> st.SearchStrategy[str | bytes]:
    """Frames of all kinds: nearly right messages, cut ones, large ones, and noise."""
    near = messages(world).map(json.dumps)
    cut = st.builds(lambda text, at: text[: at % len(text)], near, st.integers(0))
    large = st.integers(60_000, 70_000).map(lambda size: "x" * size)
    deep = st.integers(1, 20_000).map(lambda depth: '{"x":' + "[" * depth)
    rare = st.one_of(cut, st.text(max_size=60), st.binary(max_size=60), large, deep)
    return st.integers(0, 9).flatmap(lambda number: near if number else rare)


class Talker:
    """A person with a socket, who comes back when they are shown the door."""

    def __init__(self, world: World, person: Person, tally: Tally) -> None:
        self._url = world.base.replace("http", "ws", 1) + "/api/v1/socket"
        self._headers = {k: v for k, v in person.headers.items() if k != "X-CSRF-Token"}
        self._tally = tally
        self._socket = self._connect()

    def _connect(self) -> ClientConnection:
        found = connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            max_size=None,
            max_queue=None,  # who listens to nobody for a while is still there
            ping_interval=None,
            open_timeout=PATIENCE,
            logger=QUIETLY,
        ).__enter__()  # kept open until `close`
        found.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return found

    def say(self, frame: str | bytes) -> list[dict[str, Any]]:
        """Say something, and hear all that follows from it."""
        heard: list[dict[str, Any]] = []
        try:
            self._socket.send(frame)
            self._socket.send(PING)
            while not heard or heard[-1]["type"] != "pong":
                heard.append(json.loads(self._socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            if code not in SHOWN_OUT and len(frame) <= FRAME:
                self._tally.fail(f"closed with {code}: {frame!r}")
            self._tally.answers[f"closed {code}"] += 1
            self._socket = self._connect()
        self._judge(frame, heard)
        return heard

    def _judge(self, frame: str | bytes, heard: list[dict[str, Any]]) -> None:
        codes = [m["problem"]["code"] for m in heard if m["type"] == "refused"]
        done = any(m["type"] == "done" for m in heard)
        answer = codes[0] if codes else "done" if done else "told"
        self._tally.note("frames", answer, repr(frame), is_refused=not done)
        if "failed" in codes:
            self._tally.fail(f"failed: {frame!r}")

    def close(self) -> None:
        """Go."""
        self._socket.close()


def send_frames(world: World, tally: Tally, count: int, start: int) -> None:
    """Send so many frames, as a stranger, as a reader, and as one who plays."""
    talkers = [Talker(world, p, tally) for p in (world.stranger, world.reader, world.two)]
    QUIETLY.addHandler(logging.NullHandler())
    QUIETLY.propagate = False
    tally.ledger.written()  # a token was used
    wished = -(-count // (TOGETHER * len(talkers)))

    @seed(start)
    @settings(max_examples=wished, phases=[Phase.generate], **QUIET)
    @given(st.lists(frames(world), min_size=TOGETHER, max_size=TOGETHER))
    def run(drawn: list[str | bytes]) -> None:
        for frame in drawn:
            for talker in talkers:
                talker.say(frame)

    run()
    for talker in talkers:
        talker.close()
