"""Dice that anyone can audit: a secret fixed beforehand, a nonce of each seat, and what follows.

`docs/guide/fair-dice.md` states the protocol byte by byte, and what it proves.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tessella.core.chance import sample
from tessella.core.errors import TessellaError, shown

if TYPE_CHECKING:
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.state import State

PROTOCOL: Final = "tessella-fair-1"
SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
WORD_LENGTH: Final = 64
WORD: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{WORD_LENGTH}}}", re.ASCII)
COMMITMENT: Final = re.compile(r"sha256:[0-9a-f]{64}", re.ASCII)
SECRET: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", re.ASCII)
SPAN: Final = 1 << 256
"""How many numbers a block of 32 bytes can be."""


class FairError(TessellaError):
    """Something does not fit into the protocol of the fair dice."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Secret:
    """What the host of a match knows alone until the match is over."""

    value: bytes

    def __post_init__(self) -> None:
        if len(self.value) != SECRET_BYTES:
            raise FairError("fair-secret", digits=2 * SECRET_BYTES)

    @classmethod
    def draw(cls) -> Secret:
        """A secret that nobody can guess."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def read(cls, text: str) -> Secret:
        """The secret that a text of hexadecimal digits says; an error does not repeat it."""
        if not SECRET.fullmatch(text):
            raise FairError("fair-secret", digits=2 * SECRET_BYTES)
        return cls(bytes.fromhex(text))

    @property
    def text(self) -> str:
        """The secret in hexadecimal digits, for when it may be shown."""
        return self.value.hex()

    @property
    def commitment(self) -> str:
        """What may be shown beforehand: it binds to the secret and tells nothing of it."""
        return "sha256:" + hashlib.sha256(_label("commitment") + self.value).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self.value, other.value)

    def __hash__(self) -> int:
        return hash(self.commitment)

    def __repr__(self) -> str:
        return "Secret(…)"


@dataclass(frozen=True, slots=True)
class Fair:
    """What the dice of a match follow from: all but the secret is known before the first of them.

    `nonces` are those of the seats in their order; `secret` is there once it has been revealed.
    """

    match: str
    commitment: str
    nonces: tuple[str, ...]
    secret: Secret | None = None

    def __post_init__(self) -> None:
        check_match(self.match)
        check_commitment(self.commitment)
        for nonce in self.nonces:
            check_nonce(nonce)

    @property
    def is_kept(self) -> bool:
        """Whether the revealed secret is the one that was committed to."""
        return self.secret is not None and hmac.compare_digest(
            self.secret.commitment, self.commitment
        )

    def revealed(self, secret: Secret) -> Fair:
        """The same with its secret, which must be the one that was committed to."""
        opened = replace(self, secret=secret)
        if not opened.is_kept:
            raise FairError("fair-broken", commitment=self.commitment)
        return opened

    def hidden(self) -> Fair:
        """The same as it may be shown while the match goes on."""
        return replace(self, secret=None)

    def dice(self, game: Game) -> Dice:
        """The dice of the match, which only who knows the secret can have."""
        if self.secret is None:
            raise FairError("fair-hidden")
        if len(self.nonces) != game.seats:
            raise FairError("fair-nonces", seats=game.seats, nonces=len(self.nonces))
        nonces = (f"nonce {seat}: {nonce}" for seat, nonce in enumerate(self.nonces))
        lines = (f"match: {self.match}", *game.lines, *nonces)
        terms = "".join(f"{line}\n" for line in lines)
        return Dice(_hmac(self.secret.value, _label("key") + terms.encode("ascii")))


@dataclass(frozen=True, slots=True, repr=False)
class Dice:
    """All that chance will do in a match, each decision by its number, whenever it is asked."""

    key: bytes

    def stream(self, number: int) -> Stream:
        """The randomness of the decision of chance of that number, counted from 0."""
        return Stream(self.key, number)

    def draw(self, state: State, number: int) -> Move:
        """The move of chance of that number, drawn with exactly its odds."""
        return sample(state, self.stream(number))

    def __repr__(self) -> str:
        return "Dice(…)"


class Stream:
    """The randomness of one decision: block after block, each a number of 256 bits."""

    __slots__ = ("_block", "_key", "_number")

    def __init__(self, key: bytes, number: int) -> None:
        self._key, self._number, self._block = key, number, 0

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1, all equally likely."""
        while True:
            found = even(self._next(), SPAN, stop)
            if found is not None:
                return found

    def _next(self) -> int:
        place = self._number.to_bytes(8, "big") + self._block.to_bytes(8, "big")
        self._block += 1
        return int.from_bytes(_hmac(self._key, _label("chance") + place), "big")


def even(value: int, span: int, stop: int) -> int | None:
    """One of `span` equally likely values as one of `stop` equally likely ones; None: try again.

    A plain remainder would favour the low numbers wherever `stop` does not divide `span`.
    """
    if not 0 < stop <= span:
        raise ValueError(f"cannot draw one of {stop} numbers")
    return value % stop if value < span - span % stop else None


def draw_nonce() -> str:
    """A nonce for a seat that has nobody to choose one."""
    return secrets.token_urlsafe(NONCE_BYTES)


def check_nonce(nonce: str) -> None:
    """Refuse what cannot be a nonce."""
    if not WORD.fullmatch(nonce):
        raise FairError("fair-nonce", text=shown(nonce), limit=WORD_LENGTH)


def check_match(match: str) -> None:
    """Refuse what cannot be the name of a match."""
    if not WORD.fullmatch(match):
        raise FairError("fair-match", text=shown(match), limit=WORD_LENGTH)


def check_commitment(commitment: str) -> None:
    """Refuse what cannot be a commitment."""
    if not COMMITMENT.fullmatch(commitment):
        raise FairError("fair-commitment", text=shown(commitment))


def _label(purpose: str) -> bytes:
    """What keeps the uses of a hash apart."""
    return f"{PROTOCOL} {purpose}\n".encode("ascii")


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
