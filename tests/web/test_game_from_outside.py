"""A game that the web app was not built with: named, explained and played in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tessella.core.registry import own_games
from tests.examples.conftest import fresh, table  # noqa: F401 - fixtures
from tests.examples.fresh import GAME
from tests.web.play import COMPUTER, ME, Guest, expect_end

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.server.process import Process

WORDS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


@pytest.fixture
def visitor(browser: Browser, table: Process) -> Iterator[Guest]:  # noqa: F811 - a fixture
    """Somebody at the table that has the game."""
    guest = Guest(browser, table.base)
    yield guest
    assert not guest.complaints
    guest.context.close()


def test_the_front_page_and_the_rules_speak_of_it(visitor: Guest) -> None:
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Domineering")).to_be_visible()
    number = len(own_games()) + 1
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{WORDS[number]} games, one table")
    expect(page.get_by_text("Who runs out of room loses.")).to_be_visible()
    page.goto("/rules")
    page.get_by_role("link", name="Domineering").click()
    expect(page.get_by_role("heading", level=1, name="Domineering")).to_be_visible()
    page.goto(f"/rules/{GAME}#DM-5")
    expect(page.locator("#DM-5")).to_contain_text("you lose")
    page.goto(f"/new/{GAME}")
    expect(page.get_by_role("group", name="Size of the board")).to_be_visible()


def test_a_whole_game_against_the_computer(visitor: Guest) -> None:
    visitor.open(GAME, [ME, COMPUTER], options={"size": 4})
    while visitor.wait():
        visitor.play_by_mouse()
    expect_end(visitor)
