"""Puzzles in a real browser: solved right and wrong, by keys, on the board of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tessella.puzzles import Puzzle, collection
from tests.web.axe import assert_accessible
from tests.web.live_site import Guest as Caller
from tests.web.live_site import highest, rated_match
from tests.web.test_learn import lay_by_keys

if TYPE_CHECKING:
    from tests.web.play import Guest

GAMES = ("blokus-duo", "tetris-duel", "triominos")
PATIENCE = 30_000
"""Milliseconds: the machine may have other work to do."""


def puzzle_of(game: str) -> Puzzle:
    """One with few moves, so that keys find them soon."""
    return min(collection(game), key=lambda puzzle: len(puzzle.view.moves))


def opened(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.locator("#step")).to_be_focused(timeout=PATIENCE)
    expect(page.locator("main svg").first).to_be_visible()


def verdict(page: Page) -> str | None:
    told = page.locator("[data-solved]")
    expect(told).to_be_focused(timeout=PATIENCE)
    return told.get_attribute("data-solved")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_missed_by_keys(guest: Guest, game: str) -> None:
    puzzle, page = puzzle_of(game), guest.page
    wrong = next(m.text for m in puzzle.view.moves if m.text not in puzzle.accepted)
    opened(page, puzzle)
    lay_by_keys(page, wrong)
    assert verdict(page) == "false"
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-solved]")).to_have_count(0)
    expect(page.locator("main svg").first).to_be_visible()
    lay_by_keys(page, puzzle.accepted[0])
    assert verdict(page) == "true"
    assert_accessible(page)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("[data-solved]")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("#step")).to_be_focused(timeout=PATIENCE)


def test_what_is_told_of_a_wrong_move(guest: Guest) -> None:
    """The right move and the answer to the wrong one are drawn, one at a time."""
    puzzle, page = puzzle_of("blokus-duo"), guest.page
    wrong = next(m.text for m in puzzle.view.moves if m.text not in puzzle.accepted)
    opened(page, puzzle)
    lay_by_keys(page, wrong)
    assert verdict(page) == "false"
    drawn = page.locator("main .instead")
    expect(drawn.first).to_be_visible()
    expect(page.get_by_text("Dashed: a right move")).to_be_visible()
    reply = page.get_by_text("Answer to your move")
    if reply.count():
        reply.click()
        expect(page.get_by_text("Dashed: what the opponent answers")).to_be_visible()
        expect(drawn.first).to_be_visible()
    assert_accessible(page)


def test_the_answer_is_not_in_the_page_before_the_try(guest: Guest) -> None:
    puzzle, page = puzzle_of("tetris-duel"), guest.page
    bodies: list[str] = []
    page.on(
        "response",
        lambda answer: bodies.append(answer.text()) if "/api/v1/puzzles" in answer.url else None,
    )
    opened(page, puzzle)
    assert bodies
    assert not any("accepted" in body for body in bodies)


def test_all_puzzles_and_that_of_the_day(guest: Guest) -> None:
    page = guest.page
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator("#step")).to_be_focused(timeout=PATIENCE)
    expect(page.get_by_text("Puzzle of the day,")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", level=1, name="Puzzles")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Triominos").click()
    expect(page.locator("#step")).to_be_focused(timeout=PATIENCE)


def test_own_games_tell_where_one_loses_and_mistakes_come_back(guest: Guest) -> None:
    """Three matches that were reviewed: results without luck, losses, and a way to practise."""
    one, two, page = Caller(guest.base), Caller(guest.base), guest.page
    name = f"Solver {id(guest) % 99991}"
    one.sign_up(name)
    two.sign_up(f"{name} two")
    matches = [rated_match(two, one, "tetris-link", choose=highest) for _ in range(3)]
    for match in matches[1:]:
        one.post(f"/matches/{match}/mistakes")
    for cookie in one.http.cookies.jar:
        guest.context.add_cookies(
            [{"name": cookie.name, "value": cookie.value or "", "url": guest.base}]
        )
    page.goto(f"/review/{matches[0]}")
    expect(page.get_by_role("link", name="Practise your")).to_be_visible(timeout=PATIENCE)
    page.goto(f"/people/{name}")
    panel = page.locator('[data-game="tetris-link"]')
    expect(panel.locator('[data-part="result"]')).to_contain_text("0% ± 0%", timeout=PATIENCE)
    expect(panel.locator('[data-part="without_luck"]')).to_contain_text("±")
    expect(panel.locator('[data-part="opening"]')).to_contain_text("pts")
    assert_accessible(page)
    page.goto("/puzzles")
    page.get_by_role("link", name="Practise").click()
    expect(page.locator("#step")).to_be_focused(timeout=PATIENCE)
    expect(page.get_by_text("You played")).to_be_visible()
