"""A browser, and the built web app in it with example games instead of a server."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from tessella.server.wire.replay import Replay, replay_of
from tests.server.process import Process
from tests.web.frozen_site import FrozenSite, opened
from tests.web.host import APP, Host, hosted
from tests.web.live_site import settled
from tests.web.pages import Onlooker
from tests.web.play import PATIENCE, Guest
from tools.chromium import chromium, fetched
from tools.replays import GAMES, played

if TYPE_CHECKING:
    from collections.abc import Iterator

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE)  # a machine with other work to do takes its time


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium().start(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def painter(playwright: Playwright, browser: Browser) -> Iterator[Browser]:
    """The browser of golden pictures: the one that is brought along, whichever others use."""
    if chromium() == fetched():
        yield browser
        return
    with fetched().start(playwright) as another:
        yield another


@pytest.fixture(scope="session")
def replays() -> dict[str, Replay]:
    """The replays of some games, by the ids that the app asks for."""
    names = ("blokus", "blokus-duo", "tetris-link-4", "triominos")
    return {name: replay_of(played(*GAMES[name])) for name in names}


Arrive: TypeAlias = Callable[..., Guest]
Look: TypeAlias = Callable[[str], Onlooker]


@dataclass(frozen=True)
class LiveSite:
    """Where a server is, and matches that were played there, by game."""

    base: str
    matches: dict[str, str]


@dataclass(frozen=True)
class App:
    """The app in a browser; what it complains of, and what it asks of other places."""

    page: Page
    complaints: list[str]
    place: str

    def open(self, path: str) -> Page:
        self.page.goto(self.place + path)
        return self.page

    def replay(self, path: str) -> Page:
        """The page of a replay, once it is there."""
        page = self.open(path)
        page.locator("output").wait_for()
        return page


@pytest.fixture(scope="session")
def files(replays: dict[str, Replay]) -> Iterator[Host]:
    """The files of the app, and those replays."""
    with hosted(APP, {name: msgspec.json.encode(one) for name, one in replays.items()}) as host:
        yield host


@pytest.fixture
def app(browser: Browser, files: Host) -> Iterator[App]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    complaints: list[str] = []

    def asked(request: Request) -> None:
        if not request.url.startswith((files.place, "data:", "blob:")):
            complaints.append(f"asks {request.url}")

    page = context.new_page()
    page.on("request", asked)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield App(page, complaints, files.place)
    assert complaints == []
    context.close()


@pytest.fixture(scope="session")
def live_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveSite]:
    """A server with people who have played."""
    with Process(tmp_path_factory.mktemp("live-site")) as process:
        yield LiveSite(process.base, settled(process.base))


@pytest.fixture
def arrive(browser: Browser, server: Process) -> Iterator[Arrive]:
    """Lets guests arrive, each with a browser of their own; nothing must go wrong for them."""
    here: list[Guest] = []

    def come(**context: Any) -> Guest:
        here.append(Guest(browser, server.base, **context))
        return here[-1]

    yield come
    for guest in here:
        guest.close()


@pytest.fixture
def guest(arrive: Arrive) -> Guest:
    """Somebody at a desk."""
    return arrive()


@pytest.fixture(scope="session")
def frozen_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FrozenSite]:
    """A server that shows the same every time."""
    base = tmp_path_factory.getbasetemp()
    everybody = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    yield from opened(everybody / "frozen-site", tmp_path_factory.mktemp("frozen-site"))


@pytest.fixture(scope="session")
def look(browser: Browser, frozen_site: FrozenSite) -> Iterator[Look]:
    """Those who look at all pages, one for each language."""
    yield from _looking(browser, frozen_site)


@pytest.fixture(scope="session")
def paint(
    painter: Browser, browser: Browser, look: Look, frozen_site: FrozenSite
) -> Iterator[Look]:
    """The same, in the browser of golden pictures."""
    yield from [look] if painter is browser else _looking(painter, frozen_site)


def _looking(browser: Browser, frozen_site: FrozenSite) -> Iterator[Look]:
    here: dict[str, Onlooker] = {}

    def found(language: str) -> Onlooker:
        if language not in here:
            here[language] = Onlooker(browser, frozen_site, language)
        return here[language]

    yield found
    for onlooker in here.values():
        onlooker.close()


@pytest.fixture
def visitor(browser: Browser, live_site: LiveSite) -> Iterator[App]:
    """The app of the real server; what the browser complains of fails the test."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", base_url=live_site.base, service_workers="block"
    )
    complaints: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console", lambda m: complaints.append(m.text) if "Content Security" in m.text else None
    )
    yield App(page, complaints, live_site.base)
    assert complaints == []
    context.close()
