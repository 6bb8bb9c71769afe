"""Whole matches in a real browser, against a real server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.process import Process
from tests.web.play import Guest, expect_end

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

ME = {"kind": "me"}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "level": 1}
GAMES = {
    "blokus-duo": {},
    "tetris-link": {},
    "tetris-duel": {},
    "triominos": {"match": "round"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert not process.failures(), process.output()


@pytest.fixture
def guest(browser: Browser, server: Process) -> Iterator[Guest]:
    guest = Guest(browser, server.base, viewport={"width": 1280, "height": 800})
    yield guest
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_the_computer_by_mouse(guest: Guest, game: str) -> None:
    guest.open(game, [ME, COMPUTER], options=GAMES[game])
    while guest.wait():
        guest.play_by_mouse()
    expect_end(guest)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_the_computer_by_keys(guest: Guest, game: str) -> None:
    guest.open(game, [ME, COMPUTER], options=GAMES[game])
    while guest.wait():
        guest.play_by_keys()
    expect_end(guest)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_between_two_browsers(
    browser: Browser, server: Process, guest: Guest, game: str
) -> None:
    other = Guest(browser, server.base)
    match = guest.open(game, [ME, OPEN], options=GAMES[game])
    expect(guest.page.get_by_text("Waiting for players")).to_be_visible()
    other.page.goto(f"/match/{match}")
    other.page.get_by_role("button", name="Sit down").click()
    guest.page.locator(".status").wait_for()
    while not guest.is_over:
        mover = guest if guest.has_turn else other
        if mover.has_turn and mover.wait():
            mover.play_by_keys()
        guest.page.wait_for_timeout(5)
        other.page.wait_for_timeout(5)
    expect_end(guest)
    expect_end(other)
    other.close()


def test_a_refused_spot_says_why(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.page.get_by_role("button", name="piece I5").click()
    guest.page.mouse.move(*guest.place("b2"))
    expect(guest.page.locator("main .refused")).to_be_visible()
    expect(guest.page.locator(".bubble")).to_contain_text("BD-4")


def test_a_move_can_be_typed(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.page.get_by_text("Type a move").click()
    cell = next(move for move in guest.now["view"]["moves"] if "," not in move)
    version, field = guest.now["version"], guest.page.get_by_label("Piece and cell")
    field.fill(f"1 {cell}")
    field.press("Enter")
    expect(guest.page.get_by_text(f"{cell} fits: 1 point")).to_be_visible()
    field.press("Enter")
    guest.settle(version)
    expect(guest.page.get_by_role("list", name="Moves")).to_contain_text(cell)


def test_a_match_goes_on_after_the_server_was_killed(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Process(tmp_path_factory.mktemp("killed")) as server:
        guest = Guest(browser, server.base)
        guest.open("blokus-duo", [ME, COMPUTER])
        guest.wait()
        guest.play_by_keys()
        guest.wait()
        server.kill()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(guest.page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        guest.wait()
        guest.play_by_keys()
        guest.close()


def test_hidden_hands_are_veiled_between_turns_on_one_device(guest: Guest) -> None:
    guest.open("triominos", [ME, ME], options={"match": "round"})
    for _ in range(2):
        veil = guest.page.get_by_role("button", name=re.compile("^I am "))
        veil.wait_for()
        expect(guest.page.locator(".tray")).to_have_count(0)
        veil.click()
        turn = guest.now["view"]["turn"]
        while guest.now["view"]["turn"] == turn:
            guest.wait()
            guest.play_by_keys()


@pytest.mark.parametrize("game", GAMES)
def test_board_and_tray_are_whole_in_view_on_a_phone(
    browser: Browser, server: Process, game: str
) -> None:
    guest = Guest(
        browser, server.base, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    guest.open(game, [ME, COMPUTER], options=GAMES[game])
    guest.wait()
    for part in ("main svg", ".hand .lay"):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    guest.close()


def test_a_tap_waits_to_be_confirmed_on_a_phone(browser: Browser, server: Process) -> None:
    guest = Guest(
        browser, server.base, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    guest.open("tetris-link", [ME, COMPUTER])
    guest.wait()
    version = guest.now["version"]
    guest.page.get_by_role("button", name=re.compile(r"^\d: piece")).and_(
        guest.page.locator(":enabled")
    ).first.tap()
    guest.page.touchscreen.tap(*guest.place("e5"))
    expect(guest.page.locator("main .ghost")).to_be_visible()
    assert guest.now["version"] == version
    guest.page.get_by_role("button", name="Lay", exact=True).tap()
    guest.settle(version)
    guest.close()


def test_who_watches_sees_the_match_and_cannot_play(
    browser: Browser, server: Process, guest: Guest
) -> None:
    match = guest.open("tetris-link", [ME, COMPUTER], public=True)
    guest.wait()
    guest.play_by_keys()
    other = Guest(browser, server.base)
    other.page.goto(f"/match/{match}")
    expect(other.page.locator("main .accent")).to_be_visible()
    expect(other.page.locator(".tray")).to_have_count(0)
    expect(guest.page.get_by_text("1 watches")).to_be_visible()
    other.close()
