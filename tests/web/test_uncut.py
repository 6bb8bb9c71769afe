"""At a table nothing is cut off or covered, whatever the window: names, buttons, pieces, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

import tessella
from tests.web.pages import SIGHTS
from tests.web.play import COMPUTER, DESK, ME, PHONE
from tests.web.test_all_pages import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from tests.web.conftest import Arrive, Look

DESKS: Final[tuple[ViewportSize, ...]] = (
    {"width": 1280, "height": 800},
    {"width": 1366, "height": 650},
    {"width": 1024, "height": 768},
    {"width": 1920, "height": 1080},
)
PHONES: Final[tuple[ViewportSize, ...]] = (
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
)
CUT: Final = """things => things.filter(thing => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [[x, y], [X, Y]] = [[left + 5, top + 5], [right - 5, bottom - 5]];
  const spots = [[x, y], [X, y], [x, Y], [X, Y]];
  return !spots.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}).map(thing => thing.textContent.trim() || thing.ariaLabel)"""
"""What does not show all its corners."""
SHORT: Final = """names => names
  .filter(name => name.clientWidth < Math.min(name.scrollWidth, 58))
  .map(name => name.title)"""
"""Names of which hardly anything is left."""
OUTSIDE: Final = """pieces => pieces.filter(piece => {
  const [place, drawn] = [piece, piece.querySelector('svg')]
    .map(one => one.getBoundingClientRect());
  return drawn.left < place.left - 1 || drawn.right > place.right + 1 ||
    drawn.top < place.top - 1 || drawn.bottom > place.bottom + 1;
}).length"""
"""How many pieces reach beyond their places."""
KNOWS_HOW: Final = """game => localStorage.setItem('tessella-guided', JSON.stringify(
    Object.fromEntries(['pick-first', 'pick', 'aim-first', 'aim', 'draw']
        .map(phase => [`${game} ${phase}`, 2]))))"""
"""Nobody is told any more what to do."""
TALLY: Final = ("tetris-link", "tetris-duel")


def boxes(page: Page, *selectors: str) -> list[Any]:
    """Where things lie in the window."""
    return [page.locator(selector).first.bounding_box() for selector in selectors]


@pytest.mark.parametrize("game", tessella.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_a_desk(look: Look, game: str, language: str) -> None:
    onlooker = look(language)
    with onlooker.opened(SIGHTS[f"play-{game}"], DESKS[0]) as page:
        for window in onlooker.resized(*DESKS):
            for part in (".players .card", ".hand .lay", ".tabs button", ".actions button"):
                assert page.locator(part).evaluate_all(CUT) == [], (part, window)
            assert page.locator(".players .name").evaluate_all(SHORT) == [], window


@pytest.mark.parametrize("game", TALLY)
def test_what_was_rolled_never_covers_the_board(look: Look, game: str) -> None:
    onlooker = look("en-GB")
    with onlooker.opened(SIGHTS[f"play-{game}"], DESKS[0]) as page:
        for window in onlooker.resized(*DESKS, *PHONES):
            die, board = boxes(page, ".die .chance", "main .rim")
            assert die["x"] + die["width"] <= board["x"], window


@pytest.mark.parametrize("game", tessella.games())
def test_nothing_is_cut_off_on_a_phone(look: Look, game: str) -> None:
    onlooker = look("de-DE")
    with onlooker.opened(SIGHTS[f"play-{game}"], PHONES[0]) as page:
        for window in onlooker.resized(*PHONES):
            for part in (".players .card", ".hand .lay", ".hand .guide"):
                assert page.locator(part).evaluate_all(CUT) == [], (part, window)
            words = page.locator(".hand .guide")
            assert words.evaluate("line => line.scrollHeight <= line.clientHeight + 1"), window


@pytest.mark.parametrize("game", TALLY)
def test_a_phone_shows_every_shape_without_scrolling(look: Look, game: str) -> None:
    with look("en-GB").opened(SIGHTS[f"play-{game}"], PHONES[0]) as page:
        tray = page.locator(".tray")
        assert tray.evaluate("tray => tray.scrollWidth <= tray.clientWidth")
        assert tray.locator(".count").evaluate_all(CUT) == []


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["blokus-duo", *TALLY])
def test_a_piece_that_is_turned_stays_in_its_place(
    arrive: Arrive, game: str, device: dict[str, Any]
) -> None:
    guest = arrive(**device)
    guest.open(game, [ME, COMPUTER])
    guest.wait()
    pieces = guest.page.locator(".tray button:enabled")
    for number in range(pieces.count()):
        if pieces.nth(number).get_attribute("aria-pressed") != "true":
            pieces.nth(number).click()
        expect(pieces.nth(number)).to_have_attribute("aria-pressed", "true")
        for _ in range(2):
            assert guest.page.locator(".tray button:has(svg)").evaluate_all(OUTSIDE) == 0
            guest.page.keyboard.press("r")


@pytest.mark.parametrize("game", ["blokus-duo", "tetris-link", "triominos"])
def test_who_is_told_what_to_do_on_a_phone_still_sees_what_the_last_move_did(
    look: Look, game: str
) -> None:
    with look("en-GB").opened(SIGHTS[f"play-{game}"], PHONES[0]) as page:
        expect(page.locator(".hand .guide")).to_be_visible()
        told = page.locator(".strip .told")
        expect(told).to_contain_text("+")
        expect(told).to_be_visible()
        words, board = boxes(page, ".strip .told", "main svg.drawing")
        assert words["y"] + words["height"] <= board["y"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_match_ended_is_not_written_over(look: Look, language: str) -> None:
    onlooker = look(language)
    with onlooker.opened(SIGHTS["over"], PHONES[0]) as page:
        for window in onlooker.resized(*PHONES, DESKS[0]):
            told, board = boxes(page, ".strip .turn", "main .rim")
            assert told["y"] + told["height"] <= board["y"] + 1, window
            for why in page.locator(":is(.strip .last, .result .why) .told:visible").all():
                rest = why.bounding_box()
                assert rest is not None
                assert told["y"] + told["height"] <= rest["y"] + 1, window


@pytest.mark.parametrize("game", tessella.games())
def test_what_was_laid_last_is_seen_on_a_phone_by_who_needs_no_guide(look: Look, game: str) -> None:
    with look("en-GB").opened(SIGHTS[f"play-{game}"], PHONES[0]) as page:
        page.evaluate(KNOWS_HOW, game)
        page.reload()
        expect(page.locator(".status.mine")).to_be_visible()
        expect(page.locator(".hand .guide")).to_have_count(0)
        expect(page.locator("main :is(.accent, g.last)").first).to_be_visible()


def test_two_colours_each_leave_all_cards_whole_in_a_low_window(arrive: Arrive) -> None:
    guest = arrive(viewport={"width": 1280, "height": 720})
    guest.open("blokus", [ME, COMPUTER], options={"seats": 2})
    guest.wait()
    assert guest.page.locator(".players .card").evaluate_all(CUT) == []
