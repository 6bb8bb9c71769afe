"""A first turn explains itself: one line says what to do, until it was done twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import tessella
from tests.web.play import COMPUTER, DRAWN, FREE, ME, PHONE, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.web.conftest import Arrive

LATE = """() => {
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const hold = (hear) => (event) => {
    if (event.data.includes('"hinted"')) window.tellLate = () => hear(event);
    else hear(event);
  };
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(hear) { set.call(this, hear && hold(hear)); },
  });
}"""
"""Keeps back that a hint was given."""
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
TURNS = 6
"""Whoever has had so many turns has laid a first piece, and laid and drawn twice."""


def begun(guest: Guest, game: str) -> Guest:
    """Somebody at the computer, whose turn it is for the first time."""
    guest.open(game, [ME, COMPUTER])
    guest.wait()
    return guest


@pytest.mark.parametrize("game", tessella.games())
def test_what_to_do_is_told_until_it_was_done_twice(guest: Guest, game: str) -> None:
    line = begun(guest, game).page.locator(".hand .guide")
    expect(line).to_be_visible()
    expect(line).not_to_have_text(RULE)
    for _ in range(TURNS):
        guest.play_by_keys()
        assert guest.wait(), "it is known long before a match is over"
        if not line.count():
            break
    expect(line).to_have_count(0)
    guest.page.reload()
    guest.wait()
    expect(line).to_have_count(0)


@pytest.mark.parametrize("game", ["blokus", "blokus-duo"])
def test_each_phase_has_its_own_line(guest: Guest, game: str) -> None:
    line = begun(guest, game).page.locator(".hand .guide")
    expect(line).to_contain_text("piece")
    guest.page.locator(".tray button:enabled").first.click()
    expect(line).to_contain_text(re.compile("start (point|corner)"))
    expect(line).to_contain_text("R rotates it, F flips it.")


def test_nobody_is_told_of_keys_who_has_fingers_only(arrive: Arrive) -> None:
    phone = begun(arrive(**PHONE), "tetris-duel")
    line = phone.page.locator(".hand .guide")
    expect(line).to_contain_text("edge")
    expect(line).not_to_contain_text("R ")


def test_a_click_on_the_board_with_nothing_in_hand_answers(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    two.join(one.open("blokus-duo", [ME, FREE]))
    for guest in (one, two):
        expect(guest.page.locator(".turn")).to_have_text(re.compile("Your turn|is thinking"))
    mover, other = (one, two) if one.has_turn else (two, one)
    mover.wait()
    for guest, words in ((mover, "Choose one of your pieces"), (other, "the turn of")):
        expect(guest.page.locator(".notice")).to_have_count(0)
        guest.page.mouse.click(*guest.place("c3"))
        expect(guest.page.locator(".notice")).to_contain_text(words)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_is_refused_stands_over_no_other_text(arrive: Arrive, device: dict[str, Any]) -> None:
    guest = begun(arrive(**device), "blokus-duo")
    guest.play_by_keys()
    guest.wait()
    last = guest.page.locator(".strip .last")
    expect(last).to_be_visible()
    guest.page.mouse.click(*guest.place("c3"))
    expect(guest.page.locator(".notice")).to_be_visible()
    expect(last).to_be_hidden()


def test_a_hint_that_comes_too_late_is_neither_told_nor_waited_for(guest: Guest) -> None:
    page = begun(guest, "blokus-duo").page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/hint", hold)
    with page.expect_request("**/hint"):
        page.keyboard.press("h")
    bulb = page.locator(".hand .help[aria-busy=true], .hand .help[aria-pressed=true]")
    guest.play_by_keys()
    guest.wait()
    expect(bulb).to_have_count(0)
    refused = {"code": "not-running", "title": "", "detail": "Too late.", "status": 409}
    held[0].fulfill(status=409, content_type="application/problem+json", json=refused)
    page.unroute("**/hint")
    page.keyboard.press("h")
    expect(page.locator(".hints .told")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)


def test_what_is_told_of_a_hint_after_it_came_leaves_it_there(guest: Guest) -> None:
    guest.page.add_init_script(f"({LATE})()")
    page = begun(guest, "blokus-duo").page
    page.keyboard.press("h")
    expect(page.locator(".hints .told")).to_be_visible()
    page.wait_for_function("!!window.tellLate")
    page.evaluate("window.tellLate()")
    page.evaluate(DRAWN)
    expect(page.locator(".hints .told")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("main .ghost")).to_be_visible()
