"""Pieces in hand: dragged, turned, refused, pointed out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.fingers import twist
from tests.web.play import COMPUTER, ME, PHONE, Guest

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator

    from tests.web.conftest import Arrive

START = "e10"
ABOVE = "main :is(.ghost, .refused)"


@pytest.fixture
def table(guest: Guest) -> Guest:
    """Somebody on the move at an empty board of Blokus Duo."""
    guest.open("blokus-duo", [ME, ME])
    guest.wait()
    return guest


def piece(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("button", name=re.compile(rf": piece {name}( |$)"))


def ghost(guest: Guest) -> str:
    """The outline of the piece above the board."""
    return guest.page.locator(ABOVE).get_attribute("d") or ""


def test_a_piece_is_dragged_from_the_tray_and_dropped(table: Guest) -> None:
    version, page = table.now["version"], table.page
    box = piece(table, "I5").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*table.place("e9"), steps=8)
    expect(page.locator("main .ghost")).to_be_visible()
    page.mouse.up()
    table.settle(version)


def test_a_piece_that_is_dropped_beside_the_board_is_not_laid(table: Guest) -> None:
    page = table.page
    piece(table, "I5").hover()
    page.mouse.down()
    page.mouse.move(*table.place(START), steps=4)
    page.mouse.move(1200, 700, steps=4)
    page.mouse.up()
    page.wait_for_timeout(200)
    assert table.has_turn
    expect(page.locator("main .ghost")).to_have_count(0)


def test_wheel_keys_and_buttons_turn_a_piece_and_turn_it_over(table: Guest) -> None:
    page = table.page
    piece(table, "F").click()
    page.mouse.move(*table.place("g7"))
    seen, above = [ghost(table)], page.locator(ABOVE)
    page.mouse.wheel(0, 100)
    expect(above).not_to_have_attribute("d", seen[0])
    seen.append(ghost(table))
    page.keyboard.press("r")
    seen.append(ghost(table))
    page.keyboard.press("f")
    seen.append(ghost(table))
    assert len(set(seen)) == len(seen)
    page.keyboard.press("f")
    page.keyboard.press("Shift+R")
    page.mouse.wheel(0, -100)
    expect(above).to_have_attribute("d", seen[0])
    shape = piece(table, "F").locator(".shine")
    before = shape.get_attribute("d")
    page.get_by_role("button", name="Rotate (R)").click()
    expect(shape).not_to_have_attribute("d", before or "")
    turned = shape.get_attribute("d")
    page.get_by_role("button", name="Flip (F)").click()
    expect(shape).not_to_have_attribute("d", turned or "")


def test_two_fingers_turn_a_piece(arrive: Arrive) -> None:
    guest = arrive(**PHONE)
    guest.open("blokus-duo", [ME, ME])
    guest.wait()
    piece(guest, "L5").tap()
    guest.page.touchscreen.tap(*guest.place("g7"))
    before = ghost(guest)
    twist(guest, guest.place("g7"), 90)
    after = ghost(guest)
    assert after != before
    twist(guest, guest.place("g7"), -90)
    assert ghost(guest) == before
    guest.page.get_by_role("button", name="Rotate (R)").tap()
    assert ghost(guest) == after


def test_a_refused_spot_says_why_and_leads_to_the_rule(table: Guest) -> None:
    page = table.page
    piece(table, "I5").click()
    page.mouse.move(*table.place("b2"))
    expect(page.locator("main .refused")).to_be_visible()
    expect(page.locator(".bubble")).to_contain_text("Your first piece must cover a start point")
    page.mouse.down()
    page.mouse.up()
    rule = page.get_by_role("alert").get_by_role("link", name="BD-4")
    with table.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator("#BD-4")).to_be_in_viewport()
    assert table.has_turn


def test_where_a_colour_begins_is_shown_and_free_corners_on_request(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    page, corners = guest.page, guest.page.locator("main .lit")
    begun = guest.now["view"]["board"]["owners"].strip(".") != ""
    expect(corners).to_have_count(1 if begun else 2)
    guest.play_by_mouse()
    guest.wait()
    expect(corners).to_have_count(0)
    page.get_by_role("button", name="Show free corners").click()
    expect(corners.nth(2)).to_be_visible()
    page.keyboard.press("c")
    expect(corners).to_have_count(0)


def test_a_move_waits_to_be_confirmed_where_that_is_wanted(table: Guest) -> None:
    page, address = table.page, table.page.url
    page.goto("/settings")
    page.get_by_role("group", name="Confirm each move").get_by_text("always").click()
    page.goto(address)
    table.wait()
    version = table.now["version"]
    piece(table, "I5").click()
    page.mouse.click(*table.place("e9"))
    expect(page.locator("main .ghost")).to_be_visible()
    page.mouse.move(*table.place("m2"))
    page.wait_for_timeout(200)
    assert table.now["version"] == version
    page.get_by_role("button", name="Place", exact=True).click()
    table.settle(version)


def test_letters_and_numbers_stand_at_the_board_unless_somebody_hides_them(table: Guest) -> None:
    page, address = table.page, table.page.url
    expect(page.locator("main .label")).to_have_count(28)
    expect(page.locator("main .label").first).to_have_text("a")
    page.goto("/settings")
    page.locator("fieldset", has=page.locator("input[name=choice-coordinates]")).locator(
        "label"
    ).last.click()
    page.goto(address)
    expect(page.locator("main .rim")).to_be_visible()
    expect(page.locator("main .label")).to_have_count(0)


def test_what_a_piece_would_win_and_cost_is_told_before_it_lies(guest: Guest) -> None:
    guest.open("tetris-link", [ME, ME], options={"dice": False})
    guest.wait()
    piece(guest, "S").click()
    guest.page.mouse.move(*guest.place("e5"))
    expect(guest.page.locator("main .ghost")).to_be_visible()
    expect(guest.page.locator(".bubble")).to_contain_text(re.compile("−[12]"))
    expect(guest.page.locator(".bubble")).not_to_contain_text("TL-16")


def test_holes_and_points_are_drawn_before_a_piece_lies(guest: Guest) -> None:
    guest.open("tetris-link", [ME, ME], options={"dice": False})
    guest.wait()
    aim(guest, "e1,f1,f2,g2")
    hole, piece_box = box_of(guest, "main .hole"), box_of(guest, "main .ghost")
    assert hole["x"] == pytest.approx(piece_box["x"] + piece_box["width"] * 2 / 3, abs=3)
    assert hole["y"] == pytest.approx(piece_box["y"] + piece_box["height"] / 2, abs=3)
    expect(guest.page.locator("main .points")).to_have_text("−1")
    aim(guest, "e1,f1,e2,f2")
    expect(guest.page.locator("main :is(.hole, .points)")).to_have_count(0)


def test_the_bar_is_drawn_where_a_block_would_push_it(guest: Guest) -> None:
    guest.open("tetris-duel", [ME, ME], options={"columns": 4, "rows": 20})
    guest.wait()
    while not (move := completing(guest.now["view"])):
        lay(guest, lowest(guest.now["view"]))
    aim(guest, move)
    expect(guest.page.locator("main .winning")).to_be_visible()
    expect(guest.page.locator("main .points")).to_have_text(re.compile(r"\+\d"))
    before, then = box_of(guest, "main .bar.slide"), box_of(guest, "main .bar.then")
    seat, version = guest.now["view"]["seat"], guest.now["version"]
    rows = guest.now["view"]["scores"][seat]
    guest.page.keyboard.press("Enter")
    guest.settle(version)
    won = guest.now["view"]["scores"][seat] - rows
    cell = box_of(guest, "main .lines")["width"] / 20  # the board lies on its side
    assert won > 0
    assert abs(before["x"] - then["x"]) == pytest.approx(won * cell, abs=2)


def completing(view: dict[str, Any]) -> str | None:
    """A move that completes a row of a board with four columns."""
    owners = view["board"]["owners"]
    filled = {f"{'abcd'[n % 4]}{n // 4 + 1}" for n, sign in enumerate(owners) if sign != "."}
    for move in view["moves"]:
        after = filled | set(move.split(","))
        if any({f"{c}{cell[1:]}" for c in "abcd"} <= after for cell in move.split(",")):
            return str(move)
    return None


def lowest(view: dict[str, Any]) -> str:
    """The move that stays nearest to the own edge."""
    rows = view["board"]["rows"]

    def away(move: str) -> int:
        lines = [int(cell[1:]) for cell in move.split(",")]
        return sum(rows + 1 - line if view["seat"] == 1 else line for line in lines)

    return str(min(view["moves"], key=away))


def aim(guest: Guest, move: str) -> None:
    """Have a move shown by its text."""
    words = guest.page.get_by_label("Piece and square")
    if not words.is_visible():
        guest.page.get_by_text("Enter a move").click()
    words.fill(move)
    words.press("Enter")


def lay(guest: Guest, move: str) -> None:
    """Make a move by its text."""
    version = guest.now["version"]
    aim(guest, move)
    expect(guest.page.locator("main .ghost")).to_be_visible()
    guest.page.keyboard.press("Enter")
    guest.settle(version)
    guest.wait()


def box_of(guest: Guest, part: str) -> FloatRect:
    box = guest.page.locator(part).bounding_box()
    assert box is not None
    return box


def test_a_tile_is_turned_by_clicks_and_its_spots_are_lit(guest: Guest) -> None:
    guest.open("triominos", [ME, ME], options={"match": "round"})
    guest.page.get_by_role("button", name=re.compile("^I’m ")).click()
    guest.wait()
    while not (spots := guest.page.locator("main .open")).count():
        guest.play_by_keys()
        guest.page.get_by_role("button", name=re.compile("^I’m ")).click()
        guest.wait()
    tile = guest.page.locator(".tray button:enabled").first
    tile.click()
    numbers = tile.locator("text").all_text_contents()
    tile.click()
    turned = tile.locator("text").all_text_contents()
    assert sorted(numbers) == sorted(turned)
    assert len(set(numbers)) == 1 or numbers != turned
    assert spots.count() > 0
