"""What messengers show of a link: title, description and picture, in the language asked for."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core.language import say
from tessella.core.registry import game_type, games
from tessella.server.errors import Unavailable
from tessella.server.match.clocks import Days, Fischer
from tessella.server.store.linked import read_linked

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tessella.server.match.clocks import Clock
    from tessella.server.store.database import Database
    from tessella.server.store.linked import LinkedMatch

MATCH: Final = re.compile(r"(match|invite|replay|review|embed|dice)/([A-Za-z0-9]{1,32})")
GAME: Final = re.compile(r"(new|learn|rules|pieces|ranking)/([a-z0-9-]{1,40})")
SIZE: Final = (1200, 630)
"""Of the pictures: what messengers show large."""
GENERAL: Final = "tessella"
"""The picture of a page that is of no game."""
MINUTE: Final = 60


class LinkPreview(NamedTuple):
    """What a link looks like where it is shared; a `hidden` one is for no search engine."""

    title: str
    description: str
    picture: str = GENERAL
    hidden: bool = False


async def preview_of(path: str, language: str, db: Database) -> LinkPreview:
    """The preview of the page at a path; where the store is away, that of every page."""

    def told(key: str, **facts: str | int) -> str:
        return say(key, language, **facts)

    if (found := MATCH.fullmatch(path)) is not None:
        with suppress(Unavailable):
            linked = await db.peek(partial(read_linked, match_id=found[2]))
            if linked is not None:
                return _of_match(linked, told)
    if (found := GAME.fullmatch(path)) is not None and found[2] in games():
        title = game_type(found[2]).title
        return LinkPreview(title, told("link-game", game=title), found[2])
    return LinkPreview("Tessella", told("link-front"))


def _of_match(linked: LinkedMatch, told: Callable[..., str]) -> LinkPreview:
    setup = linked.setup
    title = game_type(setup.game).title
    if linked.stage == "open":
        terms = (
            told("link-players", seats=len(setup.chairs)),
            told("link-rated" if setup.rated else "link-casual"),
            _clock(setup.clock, told),
        )
        line = told("link-invites", name=linked.by, game=title)
        free = told("link-account" if setup.rated else "link-free")
        text = f"{' · '.join(terms)}. {free}"
    else:
        line = f"{title}: {' – '.join(linked.names)}" if linked.names else title
        text = told("link-watch" if linked.stage == "running" else "link-over")
    return LinkPreview(line, text, setup.game, not setup.public)


def _clock(clock: Clock, told: Callable[..., str]) -> str:
    if isinstance(clock, Fischer):
        minutes = f"{clock.base / MINUTE:g}"
        return told("link-fischer", minutes=minutes, increment=clock.increment)
    return told("link-days", days=clock.days) if isinstance(clock, Days) else told("link-no-clock")


def tags(
    preview: LinkPreview, path: str, origin: str, language: str, pictures: Collection[str]
) -> str:
    """The tags of a preview, for the head of a page; `pictures` are those that there are."""
    picture = preview.picture if f"cards/{preview.picture}.png" in pictures else GENERAL
    width, height = SIZE
    facts = {
        "og:type": "website",
        "og:site_name": "Tessella",
        "og:locale": language,
        "og:url": f"{origin}{path}",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": f"{origin}/cards/{picture}.png",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in facts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    lines.append(f'<meta name="description" content="{escape(preview.description)}">')
    lines.append(f"<title>{escape(preview.title)}</title>")
    if preview.hidden:
        lines.append('<meta name="robots" content="noindex">')
    return "\n    ".join(lines)
