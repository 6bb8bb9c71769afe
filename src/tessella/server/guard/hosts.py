"""The names under which the server may be asked for.

A page of anybody can have its own name lead to this server (DNS rebinding), and would then be
taken for one of ours. It needs a name for that: addresses are beyond suspicion.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tessella.core.errors import shown
from tessella.server.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.server.settings import Settings

HERE: Final = ("localhost", "*.localhost")
"""What leads to the own machine wherever it is asked."""
NEARBY: Final = ("*.local", "*.lan", "*.internal", "*.home.arpa")
"""What only the own network can name."""
ANY: Final = "*"
BELOW: Final = "*."


class Hosts:
    """Allowed names; whatever is an address is allowed, and a name without a dot if `nearby`."""

    def __init__(self, names: Iterable[str], *, nearby: bool = False) -> None:
        given = {name.lower().rstrip(".") for name in names}
        self._names = frozenset(name for name in given if not name.startswith(ANY))
        self._ends = tuple(name[1:] for name in given if name.startswith(BELOW))
        self._any = ANY in given
        self._nearby = nearby

    def allows(self, header: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(header)
        return self._any or name in self._names or name.endswith(self._ends) or self._is_safe(name)

    def check(self, header: str) -> None:
        """Refuse a request for another host."""
        if not self.allows(header):
            raise Problem("wrong-host", host=shown(header))

    def _is_safe(self, name: str) -> bool:
        return _is_address(name) or (self._nearby and bool(name) and "." not in name)


def hosts_of(settings: Settings) -> Hosts:
    """The names of the settings; without any, those by which the own network knows a machine."""
    public = [urlsplit(settings.public_url).hostname or ""] if settings.public_url else []
    if settings.hosts or public:
        return Hosts([*settings.hosts, *public, *HERE])
    return Hosts([settings.host, socket.gethostname(), *HERE, *NEARBY], nearby=True)


def _name(header: str) -> str:
    """The host of a Host header, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
