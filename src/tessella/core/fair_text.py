"""The lines of a record that make its dice auditable."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tessella.core.errors import RecordError
from tessella.core.fair import (
    Fair,
    FairError,
    Secret,
    check_commitment,
    check_match,
    check_nonce,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tessella.core.record_text import Lines

T = TypeVar("T")


def written(fair: Fair) -> Iterator[str]:
    """The lines of the head."""
    yield f"match: {fair.match}"
    yield f"commitment: {fair.commitment}"
    for seat, nonce in enumerate(fair.nonces):
        yield f"nonce {seat}: {nonce}"
    if fair.secret is not None:
        yield f"secret: {fair.secret.text}"


def read(lines: Lines, seats: int) -> Fair | None:
    """What the next lines say of the dice; None if they speak of something else."""
    if not lines.next.startswith("match: "):
        return None
    match = _word(lines, "match: ", "ID", check_match)
    commitment = _word(lines, "commitment: ", "sha256:DIGITS", check_commitment)
    nonces = [_word(lines, f"nonce {seat}: ", "TEXT", check_nonce) for seat in range(seats)]
    has_secret = lines.next.startswith("secret: ")
    secret = _value(lines, "secret: ", "DIGITS", Secret.read) if has_secret else None
    return Fair(match, commitment, tuple(nonces), secret)


def _word(lines: Lines, start: str, form: str, check: Callable[[str], None]) -> str:
    def same(text: str) -> str:
        check(text)
        return text

    return _value(lines, start, form, same)


def _value(lines: Lines, start: str, form: str, reader: Callable[[str], T]) -> T:
    text = lines.take(start, f"{start}{form}")
    try:
        return reader(text)
    except FairError as error:
        raise RecordError("record-move", line=lines.number, why=error.message) from error
