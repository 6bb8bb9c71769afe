"""Frames of a WebSocket (RFC 6455), as far as nearly all of them go: a short text in one piece."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C where it can be

TEXT: Final = 0x81
"""The first byte of a text in one piece, without extensions."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Lengths below it stand in the second byte; it says that the next two bytes hold the length."""
LONG: Final = 127
"""It says that the next eight bytes do."""
WIDE: Final = 1 << 16
MASK: Final = 4
HEAD: Final = 2 + 8 + MASK
"""The most bytes before the text itself."""


def framed(text: bytes) -> bytes:
    """A text as the server sends it."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < WIDE:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big") + text


def end_of_frame(data: bytes, start: int) -> int | None:
    """Where a client's frame that starts there ends; None if its length is still to come."""
    body = start + 2
    if len(data) < body:
        return None
    length = data[start + 1] & ~MASKED
    if length >= SHORT:
        size = 2 if length == SHORT else 8
        if len(data) < body + size:
            return None
        length, body = int.from_bytes(data[body : body + size], "big"), body + size
    return body + length + (MASK if data[start + 1] & MASKED else 0)


def is_text(frame: bytes) -> bool:
    """Whether a client's frame is a short text in one piece."""
    return frame[0] == TEXT and MASKED <= frame[1] < MASKED + LONG


def text_of(frame: bytes) -> str:
    """What such a frame says; UnicodeDecodeError if that is no text."""
    mask = 2 if frame[1] < MASKED + SHORT else 4
    text = mask + MASK
    return bytes(apply_mask(frame[text:], frame[mask:text])).decode()
