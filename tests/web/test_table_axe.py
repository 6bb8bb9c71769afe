"""The table is accessible in every state that it can be in, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import assert_accessible
from tests.web.play import COMPUTER, FREE, ME, PHONE, SHORT, Guest

if TYPE_CHECKING:
    from tests.web.conftest import Arrive


def assert_by_day_and_by_night(guest: Guest) -> None:
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        assert_accessible(guest.page)


@pytest.mark.parametrize("game", SHORT)
def test_on_the_move_and_with_a_piece_in_hand(guest: Guest, game: str) -> None:
    guest.open(game, [ME, COMPUTER], options=SHORT[game])
    guest.wait()
    assert_by_day_and_by_night(guest)
    guest.page.keyboard.press("n")
    assert_by_day_and_by_night(guest)


def test_waiting_for_people_and_for_their_moves(arrive: Arrive) -> None:
    one, two = arrive(), arrive(**PHONE)
    match = one.open("tetris-link", [ME, FREE])
    expect(one.page.get_by_text("Waiting for players")).to_be_visible()
    assert_by_day_and_by_night(one)
    two.page.goto(f"/match/{match}")
    expect(two.page.get_by_role("button", name="Join game")).to_be_visible()
    assert_by_day_and_by_night(two)
    two.join(match)
    for guest in (one, two):
        guest.page.locator(".turn").wait_for()
    assert_by_day_and_by_night(two)
    one.page.get_by_role("button", name="Chat").click()
    assert_by_day_and_by_night(one)
    one.page.get_by_role("button", name="Offer a draw").click()
    expect(two.page.get_by_role("alertdialog")).to_be_visible()
    assert_by_day_and_by_night(two)


def test_questions_keys_and_the_end(guest: Guest) -> None:
    guest.open("triominos", [ME, COMPUTER], options={"match": "round"})
    guest.wait()
    guest.play_by_keys()
    guest.wait()
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert_by_day_and_by_night(guest)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Resign").click()
    assert_by_day_and_by_night(guest)
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_visible()
    assert_by_day_and_by_night(guest)
