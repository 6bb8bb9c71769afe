"""All pages of the app: a row each, for every test that looks at all of them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

import tessella
from tessella.core.registry import on_show
from tessella.puzzles import collection
from tests.web.play import DRAWN
from tests.web.quiet import Quiet
from tests.web.still import BEGIN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize

    from tests.web.frozen_site import FrozenSite


PICTURED: Final = ("desktop-light", "desktop-dark", "phone-light", "phone-dark")
"""The windows and themes in which a page is pictured."""


class Sight(NamedTuple):
    """A page: its address, with matches by name, who looks at it, and what is waited for."""

    path: str
    is_guest: bool = False
    is_away: bool = False
    ready: str = "main"
    masked: str = ""
    """What differs every time: links and codes hold the port of the server."""
    pictured: tuple[str, ...] = PICTURED
    """Its golden pictures; fewer where its parts are seen on other pages."""


REPLAYED: Final = {game.name: game.showcase.replayed for game in on_show()}
"""The move at which the replay of each game is looked at."""
PUZZLE: Final = collection("tetris-duel")[0].id
SIGHTS: Final[Mapping[str, Sight]] = {
    "home": Sight("/", ready=".house li"),
    "new-match": Sight("/new/triominos", ready="form"),
    "invitation": Sight(
        "/invite/{invitation}", ready="[role=img]", masked="main input, [role=img]"
    ),
    "waiting": Sight("/match/{invitation}", ready="main input", masked="main input"),
    **{
        f"play-{name}": Sight(f"/match/{{play-{name}}}", ready=".status.mine")
        for name in tessella.games()
    },
    **{
        f"replay-{name}": Sight(f"/replay/{{{name}}}#{ply}", ready="output")
        for name, ply in REPLAYED.items()
    },
    "embed": Sight("/embed/{blokus-duo}#8", ready="main svg", pictured=()),
    "review": Sight("/review/{blokus-duo}", ready="[data-accuracy]"),
    "analysis": Sight(
        "/analysis/{blokus-duo}#8",
        ready="[data-final]",
        pictured=("desktop-light", "phone-dark"),
    ),
    "analysis-open": Sight("/analysis", ready="main a.button", pictured=()),
    "over": Sight("/match/{blokus-duo}", ready=".status"),
    "record": Sight("/record"),
    "dice": Sight("/dice/{tetris-link}", ready="main table, main ol, main li"),
    "archive": Sight("/matches", ready="main article"),
    "archive-empty": Sight("/matches?player=Nobody", ready="main [role=alert]"),
    "ranking": Sight("/ranking/blokus-duo", ready="main table"),
    "ranking-empty": Sight("/ranking/triominos", ready="main h2"),
    "invited": Sight(
        "/match/{invitation}", is_guest=True, ready="main article", masked="header .who"
    ),
    "friends": Sight("/friends", ready="main .panel"),
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
    "puzzles": Sight("/puzzles", ready="main .first", pictured=()),
    "puzzle": Sight(f"/puzzles/{PUZZLE}", ready="main svg", pictured=PICTURED[2:]),
    "not-found": Sight("/nowhere"),
    "offline": Sight("/matches", is_away=True, ready="main h2"),
}


class Onlooker:
    """Somebody who looks at one page after the other, and stays the stranger of the first visit.

    The browser keeps the files of the app, for they are the same for everybody and take most of
    the time of a visit. Whatever else a page leaves behind is gone before the next one.
    """

    def __init__(self, browser: Browser, frozen_site: FrozenSite, language: str = "en-GB") -> None:
        self.frozen_site, self.complaints = frozen_site, list[str]()
        self.context = browser.new_context(
            locale=language,
            timezone_id="UTC",
            reduced_motion="reduce",
            service_workers="block",
        )
        self.page = self.context.new_page()
        self.quiet = Quiet(self.page)
        self.devtools = self.context.new_cdp_session(self.page)
        self.page.on("request", self._ask)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._overhear)
        self.page.clock.set_fixed_time(BEGIN)

    def _ask(self, request: Request) -> None:
        if not request.url.startswith((self.frozen_site.base, "data:", "blob:")):
            self.complaints.append(request.url)

    def _overhear(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.complaints.append(message.text)

    @contextmanager
    def opened(self, sight: Sight, window: ViewportSize) -> Iterator[Page]:
        """A page, once all of it is there. What it asks of other places fails the test."""
        self._forget(sight)
        self.page.set_viewport_size(window)
        self.page.emulate_media(color_scheme="light")
        if sight.is_away:
            self.page.route("**/api/**", lambda route: route.abort())
        self.page.goto(self.frozen_site.base + sight.path.format_map(self.frozen_site.matches))
        self.page.locator(sight.ready).first.wait_for()
        self.quiet.wait()
        yield self.page
        assert self.complaints == []

    def resized(self, *windows: ViewportSize) -> Iterator[ViewportSize]:
        """The same page in one window after the other, each once it has been drawn."""
        for window in windows:
            self.page.set_viewport_size(window)
            self.page.evaluate(DRAWN)
            yield window

    def _forget(self, sight: Sight) -> None:
        """Leave the last page, and be somebody who was never here; or Ada, who was."""
        self.page.goto("about:blank")
        self.page.unroute_all()
        self.devtools.send(
            "Storage.clearDataForOrigin",
            {
                "origin": self.frozen_site.base,
                "storageTypes": "local_storage,cache_storage,indexeddb",
            },
        )
        self.context.clear_cookies()
        if not sight.is_guest:
            self.context.add_cookies(self.frozen_site.cookies)
        self.complaints.clear()

    def close(self) -> None:
        """Leave for good."""
        self.context.close()
