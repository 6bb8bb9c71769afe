"""What every answer tells browsers not to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

EMBEDDED: Final = "/embed"
"""Pages below it are made to be shown within those of others."""
POLICY: Final[Mapping[str, str]] = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
FEATURES: Final = ("camera", "microphone", "geolocation", "payment", "usb", "midi", "serial")
ALWAYS: Final[Mapping[str, str]] = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in FEATURES),
}
HSTS: Final = "max-age=31536000"


def _policy(ancestors: str) -> str:
    parts = {**POLICY, "frame-ancestors": ancestors}
    return "; ".join(f"{name} {value}" for name, value in parts.items())


OWN_PAGE: Final[Mapping[str, str]] = {
    **ALWAYS,
    "content-security-policy": _policy("'none'"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
EMBEDDED_PAGE: Final[Mapping[str, str]] = {
    **ALWAYS,
    "content-security-policy": _policy("*"),
    "cross-origin-resource-policy": "cross-origin",
}


def security_headers(path: str, *, secure: bool) -> dict[str, str]:
    """The headers of the answer to a request for a path."""
    is_embedded = path == EMBEDDED or path.startswith(f"{EMBEDDED}/")
    headers = dict(EMBEDDED_PAGE if is_embedded else OWN_PAGE)
    if secure:
        headers["strict-transport-security"] = HSTS
    if path.startswith("/api/"):
        headers["cache-control"] = "no-store"
    return headers
