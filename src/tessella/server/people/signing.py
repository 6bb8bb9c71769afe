"""What the server signs, so that it knows its own: session cookies and tokens against forgery."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

SESSION_BYTES: Final = 24
MOST_COOKIE: Final = 128


def digest(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def random_session() -> str:
    """The id of a session: 192 random bits."""
    return secrets.token_urlsafe(SESSION_BYTES)


class Signer:
    """Signs with one key, which all processes of a server share."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def cookie(self, session: str) -> str:
        """The cookie of a session."""
        return f"{session}.{self._sign('session', session)}"

    def session(self, cookie: str) -> str | None:
        """The session of a cookie that we have signed; None for any other."""
        session, _, signature = cookie[:MOST_COOKIE].partition(".")
        return session if _same(signature, self._sign("session", session)) else None

    def csrf(self, session: str) -> str:
        """What a page has to send along with whatever it changes in a session."""
        return self._sign("csrf", session)

    def is_csrf(self, text: str, session: str) -> bool:
        """Whether a text is the token of a session."""
        return _same(text, self.csrf(session))

    def mark(self, device: str, person: str) -> str:
        """What a device keeps of somebody who has signed in there."""
        return self._sign("device", f"{device}:{person}")

    def is_mark(self, text: str, device: str, person: str) -> bool:
        """Whether a text is the mark of a person on a device."""
        return _same(text, self.mark(device, person))

    def _sign(self, purpose: str, text: str) -> str:
        mac = hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")


def _same(one: str, other: str) -> bool:
    """Whether two texts are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
