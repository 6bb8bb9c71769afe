"""How other sites show a replay, as oEmbed 1.0 has it."""

from __future__ import annotations

from msgspec import Struct


class Embed(Struct, frozen=True):
    """What a site puts into its page."""

    type: str
    version: str
    title: str
    provider_name: str
    provider_url: str
    html: str
    width: int
    height: int
    cache_age: int
