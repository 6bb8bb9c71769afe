"""All pages of the app: a row each, for every test that looks at all of them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.web.still import BEGIN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Browser, Page, ViewportSize

    from tests.web.gallery import Gallery


class Sight(NamedTuple):
    """A page: its address, with matches by name, who looks at it, and what is waited for."""

    path: str
    is_guest: bool = False
    is_away: bool = False
    ready: str = "main"
    masked: str = ""
    """What differs every time: links and codes hold the port of the server."""


SIGHTS: Final[Mapping[str, Sight]] = {
    "home": Sight("/", ready=".house li"),
    "new-match": Sight("/new/triominos", ready="form"),
    "invitation": Sight(
        "/invite/{invitation}", ready="[role=img]", masked="main input, [role=img]"
    ),
    "waiting": Sight("/match/{invitation}", ready="main input", masked="main input"),
    "play-blokus-duo": Sight("/match/{play-blokus-duo}", ready=".status.mine"),
    "play-tetris-link": Sight("/match/{play-tetris-link}", ready=".status.mine"),
    "play-tetris-duel": Sight("/match/{play-tetris-duel}", ready=".status.mine"),
    "play-triominos": Sight("/match/{play-triominos}", ready=".status.mine"),
    "over": Sight("/match/{blokus-duo}", ready=".status"),
    "replay-blokus-duo": Sight("/replay/{blokus-duo}#15", ready="output"),
    "replay-tetris-link": Sight("/replay/{tetris-link}#28", ready="output"),
    "replay-tetris-duel": Sight("/replay/{tetris-duel}#20", ready="output"),
    "replay-triominos": Sight("/replay/{triominos}#50", ready="output"),
    "record": Sight("/record"),
    "dice": Sight("/dice/{tetris-link}", ready="main table, main ol, main li"),
    "archive": Sight("/matches", ready="main article"),
    "archive-empty": Sight("/matches?player=Nobody", ready="main .empty"),
    "ranking": Sight("/ranking/blokus-duo", ready="main table"),
    "ranking-empty": Sight("/ranking/triominos", ready="main h2"),
    "profile": Sight("/people/Ada", ready="main article"),
    "settings": Sight("/settings"),
    "sign-in": Sight("/sign-in", is_guest=True),
    "sign-up": Sight("/sign-up", is_guest=True),
    "rules": Sight("/rules"),
    "rules-of-a-game": Sight("/rules/tetris-duel", ready="main article img"),
    "pieces": Sight("/pieces"),
    "pieces-of-a-game": Sight("/pieces/triominos", ready="main form, main button"),
    "learn": Sight("/learn"),
    "lesson": Sight("/learn/tetris-link", ready="main svg"),
    "not-found": Sight("/nowhere"),
    "offline": Sight("/matches", is_away=True, ready="main h2"),
}


@contextmanager
def opened(
    browser: Browser, gallery: Gallery, sight: Sight, window: ViewportSize, language: str = "en-GB"
) -> Iterator[Page]:
    """A page, once all of it is there. What it asks of other places fails the test."""
    context = browser.new_context(
        locale=language,
        timezone_id="UTC",
        reduced_motion="reduce",
        viewport=window,
        service_workers="block",
    )
    if not sight.is_guest:
        context.add_cookies(gallery.cookies)
    complaints: list[str] = []
    page = context.new_page()
    page.on("request", lambda r: complaints.append(r.url) if not _is_own(r.url, gallery) else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda m: complaints.append(m.text) if "Content Sec" in m.text else None)
    page.clock.set_fixed_time(BEGIN)
    if sight.is_away:
        page.route("**/api/**", lambda route: route.abort())
    page.goto(gallery.base + sight.path.format_map(gallery.matches))
    page.locator(sight.ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    yield page
    assert complaints == []
    context.close()


def _is_own(address: str, gallery: Gallery) -> bool:
    return address.startswith((gallery.base, "data:", "blob:"))
