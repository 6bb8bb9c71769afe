"""The app without a network, without a server, and when the server has a newer one."""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.process import Process
from tests.web.conftest import DESKTOP
from tests.web.host import APP, Host, hosted
from tests.web.live_site import Guest, rated_match
from tests.web.play import Guest as Player
from tools.chromium import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

WAITED = 60_000
READY = f"""() => Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), {WAITED})),
])"""
STORES = "() => caches.keys().then((names) => names.filter((name) => name.includes('-app-')))"
ME = {"kind": "me"}
COMPUTER = {"kind": "computer", "level": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("offline")) as process:
        yield process


@pytest.fixture(scope="module")
def match(server: Process) -> str:
    """A match between two others."""
    ada, ben = Guest(server.base), Guest(server.base)
    ada.sign_up("Ada")
    ben.sign_up("Ben")
    return rated_match(ada, ben, "tetris-link")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=DESKTOP)
    yield context
    context.close()


def settled(page: Page, place: str) -> None:
    """Open the app, and wait until all its files are kept."""
    page.goto(place)
    assert page.evaluate(READY), "no service worker took over"


def test_rules_settings_and_seen_replays_are_there_without_a_network(
    context: BrowserContext, server: Process, match: str
) -> None:
    page = context.new_page()
    settled(page, server.base)
    page.goto(f"{server.base}/replay/{match}")
    page.locator("output").wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.locator("output")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="You’re offline")).to_be_visible()
    page.goto(f"{server.base}/rules/tetris-link#TL-9")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tetris Link")
    expect(page.locator("#TL-9")).to_be_in_viewport()
    assert page.locator("article img").first.evaluate("img => img.decode().then(() => true)")
    page.goto(f"{server.base}/settings")
    page.get_by_role("group", name="Theme").get_by_text("dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("contentinfo").get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("status").filter(has_text="Du bist offline")).to_be_visible()


def test_what_needs_the_network_says_so_and_comes_with_it(
    context: BrowserContext, server: Process, match: str
) -> None:
    page = context.new_page()
    settled(page, server.base)
    context.set_offline(True)
    page.goto(server.base)
    play = page.get_by_role("button", name="Play the computer: Tetris Link")
    expect(play).to_be_disabled()
    play.dispatch_event("click")
    expect(page.get_by_role("alert")).to_have_text("You’re offline: this needs a connection.")
    page.goto(f"{server.base}/replay/{match}")
    expect(page.get_by_text("The server isn’t responding")).to_be_visible()
    page.goto(f"{server.base}/ranking/tetris-link")
    expect(page.get_by_role("alert").first).to_have_text("This needs a connection.")
    context.set_offline(False)
    expect(page.get_by_text("You’re offline")).to_be_hidden()
    expect(page.get_by_role("heading", name="The first place is free")).to_be_visible()


def test_an_own_match_is_kept_once_it_is_over(browser: Browser, server: Process) -> None:
    guest = Player(browser, server.base, service_workers="allow")
    settled(guest.page, server.base)
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.play_by_keys()
    with guest.page.expect_response(re.compile("/frames")):
        guest.page.get_by_role("button", name="Resign").click()
        asking = guest.page.get_by_role("dialog", name="Resign")
        asking.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("link", name="Game review").wait_for()
    guest.context.set_offline(True)
    guest.page.goto("/matches")
    guest.page.get_by_role("main").get_by_role("link", name="Blokus Duo").click()
    expect(guest.page.locator("output")).to_be_visible()
    guest.close()


def test_the_app_opens_while_the_server_is_down_and_sees_it_return(
    context: BrowserContext, tmp_path: Path
) -> None:
    with Process(tmp_path) as server:
        page = context.new_page()
        settled(page, server.base)
        server.kill()
        page.goto(f"{server.base}/matches")
        expect(page.get_by_role("status").filter(has_text="isn’t responding")).to_be_visible()
        expect(page.get_by_role("heading", name="Saved on this device")).to_be_visible()
        expect(page.get_by_text("Nothing is saved yet")).to_be_visible()
        server.start()
        expect(page.get_by_text("isn’t responding")).to_have_count(0, timeout=WAITED)
        expect(page.get_by_role("heading", name="Saved on this device")).to_be_hidden()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    shutil.copytree(APP, tmp_path / "first")
    with hosted(tmp_path / "first") as host:
        yield host


def newer(app: Path) -> Path:
    """The next version of an app: another front page, and a part that has another name."""
    folder = app.parent / "second"
    shutil.copytree(app, folder)
    part = next(folder.glob("assets/RulesIndex-*.js"))
    part.rename(part.with_name("RulesIndex-newer.js"))
    for file in (folder / "index.html", folder / "worker.js", *folder.glob("assets/*.js")):
        text = file.read_text().replace(part.name, "RulesIndex-newer.js")
        text = text.replace("<body>", '<body id="newer">')
        file.write_text(text.replace("`${FAMILY}", "`${FAMILY}newer-"))
    return folder


def test_a_newer_version_is_taken_over_at_the_next_load(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    settled(page, host.place)
    before = page.evaluate(STORES)
    assert len(before) == 1
    host.folder = newer(host.folder)
    page.reload()
    expect(page.locator("#newer")).to_be_visible()
    for _ in range(600):
        if (after := page.evaluate(STORES)) != before and len(after) == 1:
            break
        page.wait_for_timeout(100)
    assert len(after) == 1
    assert after != before
    context.set_offline(True)
    page.goto(f"{host.place}/rules")
    expect(page.locator("#newer")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")


def test_an_open_page_whose_parts_are_gone_loads_the_newer_version(
    context: BrowserContext, host: Host
) -> None:
    page, other = context.new_page(), context.new_page()
    settled(page, host.place)
    host.folder = newer(host.folder)
    other.goto(host.place)
    for _ in range(600):
        if "newer" in "".join(names := other.evaluate(STORES)) and len(names) == 1:
            break
        other.wait_for_timeout(100)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(page.locator("#newer")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")


def test_the_app_can_be_installed(browser: Browser, server: Process, tmp_path: Path) -> None:
    # A browser of a person: private windows install nothing.
    settings = chromium().settings
    context = browser.browser_type.launch_persistent_context(tmp_path, **settings)
    page = context.new_page()
    settled(page, server.base)
    devtools = context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    answer = devtools.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    for icon in manifest["icons"]:
        assert page.request.get(server.base + icon["src"]).ok, icon
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    context.close()
