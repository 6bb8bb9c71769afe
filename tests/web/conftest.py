"""A browser, and the built web app in it with example games instead of a server."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, sync_playwright

import tessella
from tessella.server.wire.replay import Replay, replay_of
from tools.replays import GAMES, played

if TYPE_CHECKING:
    from collections.abc import Iterator

APP = Path(tessella.__file__).parent / "web"
PLACE = "http://tessella.test"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-sync"]
REPLAYS = "/api/v1/replays/"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def replays() -> dict[str, Replay]:
    """The replays of some games, by the ids that the app asks for."""
    names = ("blokus-duo", "tetris-link-4", "triominos")
    return {name: replay_of(played(*GAMES[name])) for name in names}


@dataclass(frozen=True)
class App:
    """The app in a browser; what it complains of, and what it asks of other places."""

    page: Page
    complaints: list[str]

    def open(self, path: str) -> Page:
        self.page.goto(PLACE + path)
        return self.page

    def replay(self, path: str) -> Page:
        """The page of a replay, once it is there."""
        page = self.open(path)
        page.locator("output").wait_for()
        return page


@pytest.fixture
def app(browser: Browser, replays: dict[str, Replay]) -> Iterator[App]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    complaints: list[str] = []

    def answer(route: Route) -> None:
        address = urlsplit(route.request.url)
        if f"{address.scheme}://{address.netloc}" != PLACE:
            complaints.append(f"asks {address.netloc}")
        _answer(route, address.path, replays)

    page = context.new_page()
    page.route("**/*", answer)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield App(page, complaints)
    assert complaints == []
    context.close()


def _answer(route: Route, path: str, replays: dict[str, Replay]) -> None:
    """What the server would answer: a replay, a file of the app, or its page."""
    if path.startswith(REPLAYS):
        replay = replays.get(path.removeprefix(REPLAYS))
        body = msgspec.json.encode(replay).decode() if replay else "{}"
        route.fulfill(status=200 if replay else 404, body=body, content_type="application/json")
        return
    file = APP / path.lstrip("/")
    file = file if file.is_file() else APP / "index.html"
    route.fulfill(body=file.read_bytes(), content_type=guess_type(file.name)[0])
