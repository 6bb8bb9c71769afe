"""Numbers have names, moves can be found, and rules are cited where somebody is refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import tessella
from tests.web.ended import options_of
from tests.web.play import COMPUTER, ME, PHONE, Guest
from tests.web.test_table import by_turn, seated

if TYPE_CHECKING:
    from tests.web.conftest import Arrive

NAMED = """names => {
  const box = document.querySelector('main .traced').getBoundingClientRect();
  const labels = [...document.querySelectorAll('main .label')];
  const isBeside = name => labels.some(label => {
    const { x, y, width, height } = label.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const isIn = (at, start, length) => start <= at && at <= start + length;
    return label.textContent === name
      && (isIn(across, box.x, box.width) || isIn(down, box.y, box.height));
  });
  return names.every(isBeside);
}"""
"""Whether the board has these names beside the cells that are traced."""
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")


def begun(guest: Guest, game: str, moves: int = 2) -> Guest:
    """Somebody who has made a few moves, and has the turn again."""
    law = tessella.game(game)
    guest.open(game, [ME, *[COMPUTER if law.has_secrets else ME] * (law.seats - 1)])
    for _ in range(moves):
        guest.wait()
        guest.play_by_keys()
    guest.wait()
    return guest


def test_squares_are_counted_while_blokus_is_played(guest: Guest) -> None:
    begun(guest, "blokus-duo", moves=3)
    owners = guest.now["view"]["board"]["owners"]
    for seat in (0, 1):
        score = guest.page.locator(f"[data-score='{seat}']")
        expect(score).to_have_text(str(owners.count(str(seat))))
    expect(guest.page.locator(".players .unit").first).to_have_text("squares")


@pytest.mark.parametrize(
    ("game", "unit"),
    [("tetris-duel", "rows"), ("tetris-link", "points"), ("triominos", "points")],
)
def test_a_score_says_what_it_counts(guest: Guest, game: str, unit: str) -> None:
    begun(guest, game, moves=1)
    assert guest.page.locator(".players .unit").count() == 2
    for seat, words in enumerate(guest.page.locator(".players .unit").all_inner_texts()):
        score = guest.now["view"]["scores"][seat]
        assert words == (unit.removesuffix("s") if abs(score) == 1 else unit)


def test_tiles_in_the_pool_and_in_hands_are_named(guest: Guest) -> None:
    guest.open("triominos", [ME, COMPUTER])
    guest.wait()
    racks = guest.now["view"]["racks"]
    pool = next(rack["hidden"] for rack in racks if rack["seat"] is None)
    expect(guest.page.locator(".shared .count")).to_have_text(f"{pool} tiles in the pool")
    expect(guest.page.locator(".players .count")).to_have_text(re.compile("tiles in hand"))


@pytest.mark.parametrize("game", tessella.games())
def test_rules_are_cited_in_refusals_and_not_in_every_sentence(guest: Guest, game: str) -> None:
    begun(guest, game, moves=4)
    expect(guest.page.locator(".side")).not_to_have_text(RULE)
    expect(guest.page.locator(".strip")).not_to_have_text(RULE)


def test_a_refusal_cites_its_rule(guest: Guest) -> None:
    begun(guest, "blokus-duo", moves=2)
    guest.page.locator(".tray button:enabled").first.click()
    guest.page.mouse.move(*guest.place("a1"))
    expect(guest.page.locator(".bubble")).to_have_text(RULE)


@pytest.mark.parametrize("game", tessella.games())
def test_a_line_of_the_moves_that_is_looked_at_shows_its_cells(guest: Guest, game: str) -> None:
    begun(guest, game, moves=3)
    lines = guest.page.locator(".side li button:has(.tile, .place:not(:empty))")
    traced = guest.page.locator("main .traced")
    expect(traced).to_have_count(0)
    lines.first.hover()
    expect(traced).to_have_count(1)
    first = traced.get_attribute("d")
    lines.nth(1).focus()
    expect(traced).not_to_have_attribute("d", first or "")
    guest.page.locator("body").hover(position={"x": 2, "y": 2})
    lines.nth(1).blur()
    expect(traced).to_have_count(0)


@pytest.mark.parametrize("game", ["blokus", "tetris-duel", "tetris-link"])
def test_a_move_has_the_place_that_the_board_names_from_every_seat(
    arrive: Arrive, game: str
) -> None:
    one, two = seated(arrive, game, options=options_of(game, 2))
    for number in range(4):
        mover = by_turn(one, two)[0] if number else one
        mover.play_by_keys()
    for guest in (one, two):
        lines = guest.page.locator(".side li button:has(.place:not(:empty))")
        expect(lines.nth(2)).to_be_visible()
        for line in lines.all():
            place = line.locator(".place").inner_text()
            line.hover()
            expect(guest.page.locator("main .traced")).to_have_count(1)
            assert guest.page.evaluate(NAMED, re.findall(r"[a-z]|\d+", place)), place


def test_moves_of_triangles_are_drawn_and_not_named_by_coordinates(guest: Guest) -> None:
    begun(guest, "triominos", moves=3)
    lines = guest.page.locator(".side li button")
    expect(lines.first.locator(".tile svg")).to_be_visible()
    for words in lines.all_inner_texts():
        assert not re.search(r"[v^]-?\d+,", words)


def test_coordinates_stand_around_boards_where_the_window_is_wide(arrive: Arrive) -> None:
    desk, phone = begun(arrive(), "blokus-duo", 0), begun(arrive(**PHONE), "blokus-duo", 0)
    expect(desk.page.locator("main .label")).to_have_count(28)
    expect(phone.page.locator("main .label")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en-GB", "no rows"), ("de-DE", "keine Reihe"), ("fr-FR", "aucune rangée")],
)
def test_what_a_move_brings_is_counted_in_the_words_of_the_game(
    arrive: Arrive, language: str, words: str
) -> None:
    guest = arrive(locale=language)
    guest.open("tetris-duel", [ME, COMPUTER])
    guest.wait()
    guest.page.keyboard.press("n")
    expect(guest.page.locator(".strip .last")).to_have_text(words)
