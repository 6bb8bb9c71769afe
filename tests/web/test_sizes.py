"""How large things are and where they stand, measured in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

import tessella
from tessella.core.registry import on_show
from tessella.core.showcase import most_seats
from tests.web.conftest import DESKTOP
from tests.web.pages import SIGHTS
from tests.web.play import COMPUTER, DRAWN, FREE, ME, PHONE, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from tests.web.conftest import Arrive, Look

LEAST: Final = {"blokus": 29, "blokus-duo": 42, "tetris-link": 30, "tetris-duel": 31}
"""Pixels that a cell of each board of squares has at least at a desk of 1280 × 800."""
SIDE: Final = """drawing => {
  const lines = drawing.querySelector('.lines');
  const { a, b } = (lines ?? drawing).getScreenCTM();
  return (lines ? 24 : 56) * Math.hypot(a, b);
}"""
"""The pixels of a side of a cell or a tile."""
SHAPES: Final = """icons => icons.map(icon => {
  const { width, height } = icon.getBoundingClientRect();
  const box = icon.viewBox.baseVal;
  return Math.min(width / (box.width / 24), height / (box.height / 24));
})"""
"""The pixels of a cell of each piece of the tray."""
PLACES: Final = """pieces => Object.fromEntries(pieces.map(piece => {
  const { x, y } = piece.getBoundingClientRect();
  return [piece.querySelector('.aside').textContent, [Math.round(x), Math.round(y)]];
}))"""
ZOOMED: Final[ViewportSize] = {"width": 640, "height": 400}
"""A window of 1280 × 800 at a zoom of 200 %."""
SCREENS: Final = 2
FRAMES: Final = 20
DESKS: Final[tuple[ViewportSize, ...]] = (
    {"width": 1920, "height": 1080},
    {"width": 1536, "height": 864},
    {"width": 1440, "height": 900},
    {"width": 1366, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1280, "height": 720},
)
PHONES: Final[tuple[ViewportSize, ...]] = (
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
    {"width": 320, "height": 640},
)
FOUR: Final = {game.name: most_seats(game) for game in on_show()}
"""As many seats as a game has."""
SCROLLS: Final = "parts => parts.filter(one => one.scrollHeight > one.clientHeight + 1).length"
"""How many parts have more to show than is seen of them."""


def box(page: Page, selector: str) -> Any:
    """Where something lies in the window."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def place(page: Page, selector: str) -> Any:
    """Where something lies on the page, wherever that has been scrolled to."""
    found = box(page, selector)
    top = found["y"] + page.evaluate("scrollY")
    return [round(one) for one in (found["x"], top, found["width"], found["height"])]


def is_in_view(page: Page, selector: str) -> bool:
    window, found = page.viewport_size, box(page, selector)
    assert window is not None
    return bool(
        found["x"] >= 0
        and found["y"] >= 0
        and found["x"] + found["width"] <= window["width"] + 1
        and found["y"] + found["height"] <= window["height"] + 1
    )


def side_of(page: Page) -> float:
    """The side of a cell or a tile on the board, in pixels."""
    return float(page.locator("main svg.drawing").evaluate(SIDE))


def begun(guest: Guest, game: str) -> Guest:
    """Somebody whose turn it is against the computer."""
    guest.open(game, [ME, COMPUTER])
    guest.wait()
    return guest


@pytest.mark.parametrize("game", LEAST)
def test_boards_are_as_large_as_they_can_be_and_pieces_have_cells_of_16_pixels(
    guest: Guest, game: str
) -> None:
    page = begun(guest, game).page
    assert side_of(page) >= LEAST[game]
    assert is_in_view(page, "main svg.drawing")
    assert is_in_view(page, ".hand .lay")
    cells = page.locator(".tray .shape svg").evaluate_all(SHAPES)
    assert cells
    assert min(cells) >= 16


@pytest.mark.parametrize("game", LEAST)
def test_boards_that_are_looked_through_are_as_large(look: Look, game: str) -> None:
    with look("en-GB").opened(SIGHTS[f"replay-{game}"], DESKTOP) as page:
        assert side_of(page) >= LEAST[game] - 1
        assert is_in_view(page, "main .rim")


def test_the_racks_of_many_colours_leave_a_phone_its_board(look: Look) -> None:
    with look("en-GB").opened(SIGHTS["replay-blokus"], {"width": 390, "height": 844}) as page:
        box = page.locator("main .rim").bounding_box()
    assert box is not None
    assert box["width"] >= 320, "nine tenths of what a window of 390 leaves beside the numbers"


@pytest.mark.parametrize("game", ["tetris-link", "tetris-duel"])
@pytest.mark.parametrize(("device", "least"), [({}, 90), (PHONE, 56)], ids=["desk", "phone"])
def test_what_was_rolled_stands_beside_the_board_and_large(
    arrive: Arrive, game: str, device: dict[str, Any], least: int
) -> None:
    page = begun(arrive(**device), game).page
    die, board = box(page, ".die .chance"), box(page, "main .rim")
    assert die["width"] >= least
    assert 0 <= board["x"] - die["x"] - die["width"] <= 80
    assert board["y"] <= die["y"] + die["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("game", tessella.games())
def test_pieces_keep_their_places(guest: Guest, game: str) -> None:
    page = begun(guest, game).page
    before = page.locator(".tray button").evaluate_all(PLACES)
    for _ in range(3):
        guest.play_by_keys()
        if not guest.wait():
            break
    after = page.locator(".tray button").evaluate_all(PLACES)
    assert after
    kept = {name: place for name, place in after.items() if name in before}
    # The tray ends at the foot of the page: where it grew, all went up alike.
    shift = {(x - before[name][0], y - before[name][1]) for name, (x, y) in kept.items()}
    assert len(shift) <= 1
    assert all(across == 0 for across, _ in shift)


def test_words_never_move_the_board(arrive: Arrive) -> None:
    for device in ({}, PHONE):
        one, two = arrive(**device), arrive(**device)
        two.join(one.open("blokus-duo", [ME, FREE]))
        for guest in (one, two):
            expect(guest.page.locator("main .rim")).to_be_visible()
        still = place(one.page, "main .rim"), place(two.page, "main .rim")
        mover, other = (one, two) if one.has_turn else (two, one)
        mover.wait()
        mover.play_by_keys()
        expect(other.page.locator("main .accent")).to_have_count(1)
        mover.page.locator(".actions button").first.click()
        expect(other.page.get_by_role("alertdialog")).to_be_visible()
        expect(mover.page.locator(".status p.quiet")).to_be_visible()
        assert (place(one.page, "main .rim"), place(two.page, "main .rim")) == still
        other.page.get_by_role("alertdialog").get_by_role("button").last.click()
        other.page.keyboard.press("u")
        expect(other.page.locator(".notice")).to_be_visible()
        assert (place(one.page, "main .rim"), place(two.page, "main .rim")) == still
        mover.page.locator(".actions button").last.click()
        mover.page.locator("dialog .strong").click()
        expect(other.page.locator(".result .card")).to_be_visible()
        expect(mover.page.locator(".result .card")).to_be_visible()
        assert (place(one.page, "main .rim"), place(two.page, "main .rim")) == still


def test_a_phone_shows_rows_of_pieces_the_largest_first(arrive: Arrive) -> None:
    guest = begun(arrive(**PHONE), "blokus-duo")
    page = guest.page
    pieces = page.locator(".tray button")
    spots = [one.bounding_box() for one in pieces.all()]
    tops = {round(spot["y"]) for spot in spots if spot}
    assert 2 <= len(tops) <= 3
    names = [line.split()[-1] for line in pieces.locator(".aside").all_inner_texts()]
    rack = next(one for one in guest.now["view"]["racks"] if one["seat"] == 0)
    sizes = {piece["name"]: len(piece["cells"]) for piece in rack["pieces"]}
    assert [sizes[name] for name in names] == sorted(sizes.values(), reverse=True)
    shown = [spot for spot in spots if spot and spot["x"] + spot["width"] <= 390]
    assert len(shown) >= 15


def test_hint_and_take_back_lie_under_the_thumb(arrive: Arrive) -> None:
    guest = begun(arrive(**PHONE), "blokus-duo")
    guest.play_by_keys()
    guest.wait()
    for helper in (".hand .help >> nth=0", ".hand .help >> nth=1", ".hand .lay", "main .rim"):
        assert is_in_view(guest.page, helper)
    assert guest.page.locator(".hand .help").count() == 2
    assert box(guest.page, ".hand .help")["y"] > 844 * 0.55


@pytest.mark.parametrize("game", tessella.games())
def test_at_a_zoom_of_200_percent_board_and_tray_are_both_there(guest: Guest, game: str) -> None:
    page = begun(guest, game).page
    usual = side_of(page)
    page.set_viewport_size(ZOOMED)
    page.evaluate(DRAWN)
    for part in ("main svg.drawing", ".tray button", ".hand .lay"):
        assert is_in_view(page, part)
    assert side_of(page) * 2 >= usual * 0.98, "as large on the screen as without a zoom"


def comes_into_view(page: Page, part: str) -> bool:
    """Whether a part is in view once the window has taken its size, however busy a machine is."""
    for _ in range(FRAMES):
        page.evaluate(DRAWN)
        if is_in_view(page, part):
            return True
    return False


@pytest.mark.parametrize("game", FOUR)
def test_hints_leave_seats_board_and_buttons_in_view(guest: Guest, game: str) -> None:
    page = guest.page
    guest.open(game, [ME, COMPUTER], options=FOUR[game])
    guest.wait()
    for shown in (".hints .told", ".hints ol", ".hints:not(:has(.further))"):
        page.keyboard.press("h")
        expect(page.locator(shown)).to_be_visible()
        for window in (*DESKS, *PHONES):
            page.set_viewport_size(window)
            for part in (".hints", "main svg.drawing", ".hand .lay", ".players .card >> nth=-1"):
                assert comes_into_view(page, part), (part, shown, window)
            assert page.locator(".left, .hand").evaluate_all(SCROLLS) == 0, (shown, window)


def test_a_phone_shows_all_games_within_two_screens(arrive: Arrive) -> None:
    guest = arrive(**PHONE)
    for game in tessella.games():
        guest.open(game, [ME, ME])
    guest.page.goto("/")
    expect(guest.page.locator("section li").first).to_be_visible()
    ends = [card.bounding_box() for card in guest.page.locator(".games article").all()]
    assert len(ends) == len(tessella.games())
    assert max(end["y"] + end["height"] for end in ends if end) <= SCREENS * 844


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_a_low_desk_shows_every_way_to_begin_every_game(arrive: Arrive, language: str) -> None:
    guest = arrive(locale=language, viewport=DESKS[-1])
    guest.page.goto("/")
    ways = guest.page.locator(".games article .ways")
    expect(ways).to_have_count(len(tessella.games()))
    for one in ways.all():
        expect(one).to_be_in_viewport(ratio=1)


def test_a_long_board_that_lies_on_its_side_is_played_by_keys_and_mouse(guest: Guest) -> None:
    page = begun(guest, "tetris-duel").page
    rim = box(page, "main .rim")
    assert rim["width"] > 2 * rim["height"]
    page.keyboard.press("n")
    expect(page.locator("main .ghost")).to_be_visible()
    tops = []
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        page.evaluate(DRAWN)
        tops.append(box(page, "main .ghost")["y"])
    assert tops[2] < tops[1], "an arrow moves the piece the way that it points on the screen"
    assert tops[3] > tops[2]
    guest.play_by_mouse()
    guest.wait()
    assert page.locator("main .accent").count() == 1
