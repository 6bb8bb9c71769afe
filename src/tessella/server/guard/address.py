"""Where a request comes from, as far as proxies can be trusted to tell."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

UNKNOWN: Final = "unknown"
PASSED_ON: Final = frozenset({"forwarded", "via", "x-real-ip"})
"""Headers of proxies, beside all that begin with `X-Forwarded-`."""
NETWORK: Final = 64
"""Whoever has an IPv6 address has all that share its first 64 bits."""


def client_address(peer: str, headers: Mapping[str, str], proxies: int) -> str:
    """The address of the client behind so many proxies of ours.

    Each proxy appends the address that it was asked from; what stands before theirs is the
    client's own invention.
    """
    if proxies == 0:
        return peer
    told = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    return _bare(told[-min(proxies, len(told))]) if told else peer


def is_secure(scheme: str, headers: Mapping[str, str], proxies: int) -> bool:
    """Whether the client came by https or wss."""
    told = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() if proxies else ""
    return (told or scheme).lower() in {"https", "wss"}


def limit_key(address: str) -> str:
    """What limits count: an address, or the network that belongs to one IPv6 customer."""
    found = _parsed(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"
    return str(found) if found is not None else UNKNOWN


def is_loopback(peer: str, headers: Mapping[str, str], proxies: int) -> bool:
    """Whether a request was made on this machine, and not passed on by a proxy on it.

    Not every proxy says that it is one: where there are any, nobody is known to be here.
    """
    found = _parsed(peer)
    if found is None or not found.is_loopback or proxies:
        return False
    return not any(name in PASSED_ON or name.startswith("x-forwarded-") for name in headers)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _bare(text: str) -> str:
    """An address without the port that some proxies append."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
