"""The table in small windows: phones, narrow ones, and pages at twice their size."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tessella.core.registry import on_show
from tessella.core.showcase import fewest_seats, most_seats
from tests.web.ended import is_apart
from tests.web.fingers import Point, drag
from tests.web.live_site import PASSWORD
from tests.web.play import COMPUTER, DESK, ME, PHONE, SHORT, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Arrive

NAME: Final = "Maximilian Oberhof-L"
NARROW: Final = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
ZOOMED: Final = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A window of 1280 × 800 pixels as a page sees it at 200 %."""
FINGER: Final = 56
"""So far above a finger lies the piece that it drags, in pixels."""
TWO: Final = {game.name: fewest_seats(game) for game in on_show()}
FOUR: Final = {game.name: most_seats(game) for game in on_show()}
"""As few seats, and as many, as a game has."""


def assert_within(page: Page, part: str) -> None:
    """A part is as a whole in the window, from left to right and from top to bottom."""
    size, box = page.viewport_size, page.locator(part).first.bounding_box()
    assert size is not None
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def assert_not_wide(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("game", SHORT)
def test_board_and_tray_are_whole_in_view_on_a_phone(arrive: Arrive, game: str) -> None:
    guest = arrive(**PHONE)
    guest.open(game, [ME, COMPUTER], options=TWO[game])
    guest.wait()
    for part in ("main svg", ".hand .lay"):
        assert_within(guest.page, part)
    assert_not_wide(guest.page)


def test_a_tap_waits_to_be_confirmed_on_a_phone(arrive: Arrive) -> None:
    guest = arrive(**PHONE)
    guest.open("tetris-link", [ME, COMPUTER])
    guest.wait()
    version = guest.now["version"]
    guest.page.get_by_role("button", name=re.compile(r"^\d: piece")).and_(
        guest.page.locator(":enabled")
    ).first.tap()
    guest.page.touchscreen.tap(*guest.place("e5"))
    expect(guest.page.locator("main .ghost")).to_be_visible()
    assert guest.now["version"] == version
    guest.page.get_by_role("button", name="Place", exact=True).tap()
    guest.settle(version)


def middle(guest: Guest, part: str) -> Point:
    """The middle of the first part of a kind that is in view."""
    box = guest.page.locator(part).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def phone(arrive: Arrive) -> Guest:
    return arrive(**PHONE)


def test_a_finger_drags_a_piece_from_the_tray_to_the_board(phone: Guest) -> None:
    phone.open("blokus-duo", [ME, ME])
    phone.wait()
    version, page = phone.now["version"], phone.page
    x, y = phone.place("e10")
    drag(phone, middle(phone, ".tray button:enabled"), (x, y + FINGER))
    expect(page.locator("main .ghost")).to_be_visible()
    assert phone.now["version"] == version
    page.get_by_role("button", name="Place", exact=True).tap()
    phone.settle(version)
    assert cell_of(phone, "e10") != "."


def test_a_finger_drags_a_tile_from_the_hand_to_a_spot_that_is_lit(phone: Guest) -> None:
    phone.open("triominos", [ME, COMPUTER], options={"match": "round"})
    phone.wait()
    while phone.now["view"]["moves"] == ["draw"]:
        phone.play_by_touch()
        phone.wait()
    version, page = phone.now["version"], phone.page
    tiles = len(phone.now["view"]["board"]["tiles"])
    tile = ".tray button:enabled"
    page.locator(tile).first.tap()
    x, y = middle(phone, "main .open")
    drag(phone, middle(phone, tile), (x, y + FINGER))
    expect(page.locator("main .ghost")).to_be_visible()
    page.get_by_role("button", name="Place", exact=True).tap()
    phone.settle(version)
    assert len(phone.now["view"]["board"]["tiles"]) > tiles


def test_a_piece_that_a_finger_drops_beside_the_board_is_not_laid(phone: Guest) -> None:
    phone.open("blokus-duo", [ME, ME])
    phone.wait()
    fingers = drag(phone, middle(phone, ".tray button:enabled"), phone.place("e5"), lets_go=False)
    expect(phone.page.locator("main :is(.ghost, .refused)")).to_be_visible()
    fingers.move((20, 20))
    fingers.up()
    expect(phone.page.locator("main :is(.ghost, .refused)")).to_have_count(0)
    assert phone.has_turn


SCROLLED = """tray => new Promise((done, late) => {
    const look = () => { if (tray.scrollLeft > 20) done(true); else setTimeout(look, 50); };
    setTimeout(() => done(false), 10000);
    look();
})"""
"""Whether a strip has moved; it may take a while."""


def test_a_finger_along_the_tray_scrolls_it_and_lays_nothing(phone: Guest) -> None:
    phone.page.set_viewport_size({"width": 320, "height": 640})
    phone.open("blokus-duo", [ME, ME])
    phone.wait()
    x, y = middle(phone, ".tray")
    drag(phone, (x, y), (x - 150, y))
    expect(phone.page.locator(".tray")).to_be_visible()
    assert phone.page.locator(".tray").evaluate(SCROLLED)
    expect(phone.page.locator("main :is(.ghost, .refused)")).to_have_count(0)


def test_a_tray_fades_where_more_pieces_lie(phone: Guest) -> None:
    phone.open("blokus-duo", [ME, ME])
    phone.wait()
    tray = phone.page.locator(".tray")
    expect(tray).to_have_class(re.compile(r"\bmore-right\b"))
    expect(tray).not_to_have_class(re.compile(r"\bmore-left\b"))
    tray.evaluate("tray => tray.scrollLeft = tray.scrollWidth")
    expect(tray).to_have_class(re.compile(r"\bmore-left\b"))
    expect(tray).not_to_have_class(re.compile(r"\bmore-right\b"))


def test_the_block_that_the_selector_names_is_in_view(phone: Guest) -> None:
    phone.open("tetris-duel", [ME, ME])
    for _ in range(8):
        phone.wait()
        held = phone.page.locator(".tray [aria-pressed=true]")
        expect(held).to_contain_text(f"piece {phone.now['view']['rolled']}")
        expect(held).to_be_in_viewport(ratio=0.98)
        phone.play_by_keys()


def cell_of(guest: Guest, cell: str) -> str:
    """The sign of a cell: its seat, or a dot."""
    board = guest.now["view"]["board"]
    number = (int(cell[1:]) - 1) * int(board["columns"]) + ord(cell[0]) - ord("a")
    return str(board["owners"][number])


@pytest.mark.parametrize("game", FOUR)
@pytest.mark.parametrize("size", [NARROW, ZOOMED], ids=["narrow", "zoomed"])
def test_a_full_table_is_played_in_a_small_window(
    arrive: Arrive, game: str, size: dict[str, object]
) -> None:
    guest = arrive(**size)
    guest.page.goto("/sign-up")
    if game == "blokus-duo" and size is NARROW:
        guest.page.get_by_label("Name").fill(NAME)
        guest.page.get_by_label("Password", exact=True).fill(PASSWORD)
        guest.page.get_by_role("main").get_by_role("button", name="Create an account").click()
        guest.page.wait_for_url("**/people/**")
    seats = int(FOUR[game].get("seats", 2))
    guest.open(game, [ME, *[COMPUTER] * (seats - 1)], options=FOUR[game])
    guest.wait()
    assert_not_wide(guest.page)
    box = guest.page.locator("main svg").first.bounding_box()
    assert box is not None
    assert max(box["width"], box["height"]) >= 200  # a board may lie on its side
    guest.play_by_touch() if size is NARROW else guest.play_by_mouse()
    guest.wait()
    assert_not_wide(guest.page)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lens_never_lies_above_the_tiles(arrive: Arrive, device: dict[str, Any]) -> None:
    guest = arrive(**device)
    guest.open("triominos", [ME, COMPUTER], options={"match": "round"})
    for _ in range(8):
        guest.wait()
        boxes = [guest.page.locator(part).bounding_box() for part in ("main svg.drawing", ".lens")]
        assert is_apart(*boxes)
        guest.play_by_keys()


def test_a_wide_lattice_is_looked_at_closer_and_moved(arrive: Arrive) -> None:
    guest = arrive()
    guest.open("triominos", [ME, COMPUTER], options={"match": "round"})
    guest.wait()
    page, board = guest.page, guest.page.locator("main svg").first
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    near = board.get_attribute("viewBox")
    assert near != whole
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    assert board.get_attribute("viewBox") != near
    assert guest.has_turn
    page.mouse.wheel(0, 300)
    page.get_by_role("button", name="Show all").click()
    expect(board).to_have_attribute("viewBox", whole or "")
