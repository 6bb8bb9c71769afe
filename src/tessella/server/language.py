"""The language that a client would like to read."""

from __future__ import annotations

from typing import Final

from tessella.core.language import DEFAULT_LANGUAGE, LANGUAGES

MOST_WISHES: Final = 20


def preferred(accept: str) -> str:
    """The best of our languages by an Accept-Language header."""
    wishes = (_wish(part) for part in accept.split(",")[:MOST_WISHES])
    ranked = sorted((w for w in wishes if w[0] > 0), key=lambda wish: -wish[0])
    return next((language for _, language in ranked if language in LANGUAGES), DEFAULT_LANGUAGE)


def _wish(text: str) -> tuple[float, str]:
    """How much a language is wished for, and which."""
    tag, _, rest = text.strip().partition(";")
    language = tag.strip().lower().partition("-")[0]
    quality = rest.strip().removeprefix("q=") if rest else "1"
    try:
        return min(float(quality), 1.0), DEFAULT_LANGUAGE if language == "*" else language
    except ValueError:
        return 0.0, language
