"""Which pages may change something here: our own, and those of a setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tessella.server.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.server.settings import Settings

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
OWN_SITES: Final = frozenset({"same-origin", "none"})
DEFAULT_PORTS: Final[Mapping[str, str]] = {"http": ":80", "https": ":443"}


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse what a page of somebody else asks for. Programs that are no browsers name no page."""
    told = headers.get("origin")
    if told is None:
        if headers.get("sec-fetch-site", "none") not in OWN_SITES:
            raise Problem("foreign-origin")
    elif not _is_ours(told.lower(), headers.get("host", "").lower(), settings):
        raise Problem("foreign-origin")


def _is_ours(told: str, host: str, settings: Settings) -> bool:
    if told in {one.lower() for one in settings.origins}:
        return True
    if settings.public_origin:
        return told == settings.public_origin
    parts = urlsplit(told) if "://" in told else None
    if parts is None or parts.scheme not in DEFAULT_PORTS or not parts.netloc:
        return False
    port = DEFAULT_PORTS[parts.scheme]
    return parts.netloc.removesuffix(port) == host.removesuffix(port)
