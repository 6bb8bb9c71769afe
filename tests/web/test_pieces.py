"""The page of spare parts: chosen by clicks and keys, seen at once, downloaded and printed."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import Page, expect

import tessella
from tests.printing.solids import read
from tests.web.axe import assert_accessible
from tests.web.conftest import App

DOTS = 8.0
"""Pixels to a millimetre when a page is looked at."""


def seen(app: App, path: str) -> Page:
    """A page, once all that it asks for is there."""
    page = app.open(path)
    page.wait_for_load_state("networkidle")
    return page


def sheets(page: Page) -> Any:
    return page.get_by_role("list", name="Sheets").get_by_role("img")


def saved(page: Page, button: str) -> Path:
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    return Path(coming.value.path())


@pytest.mark.parametrize("game", tessella.games())
def test_the_page_is_accessible_and_shows_every_sheet(visitor: App, game: str) -> None:
    page = seen(visitor, f"/pieces/{game}")
    expect(sheets(page).first).to_be_visible()
    assert page.evaluate("[...document.images].every(one => one.naturalWidth > 100)")
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    assert_accessible(page)


def test_the_games_are_a_click_away(visitor: App) -> None:
    page = seen(visitor, "/")
    page.get_by_role("contentinfo").get_by_role("link", name="Lost a piece?").click()
    assert_accessible(page)
    page.get_by_role("main").get_by_role("link", name="Triominos").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Triominos: lost a piece?")
    page.goto(f"{visitor.place}/rules/tetris-duel")
    page.get_by_role("article").get_by_role("link", name="Lost a piece?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tetris Duel: lost a piece?")


@pytest.mark.parametrize("path", ["", *(f"/{game}" for game in tessella.games())])
def test_a_narrow_window_is_wide_enough(visitor: App, path: str) -> None:
    visitor.page.set_viewport_size({"width": 320, "height": 640})
    page = seen(visitor, f"/pieces{path}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_lost_piece_is_chosen_and_downloaded(visitor: App) -> None:
    page = seen(visitor, "/pieces/blokus-duo")
    page.get_by_text("orange").click()
    page.get_by_role("button", name="F", exact=True).click()
    expect(page.get_by_role("button", name="F", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_text("1 part chosen.")).to_be_visible()
    page.get_by_label("Side of a square").fill("20")
    expect(sheets(page).first).to_have_attribute("src", re.compile("pieces=F&.*seat=1.*cell=20"))
    document = pypdfium2.PdfDocument(saved(page, "Download PDF").read_bytes())
    assert len(document) == 1
    assert "Side 20 mm" in document[0].get_textpage().get_text_range()
    document.close()
    assert saved(page, "SVG").read_text().startswith("<svg")
    mesh = read(saved(page, "STL").read_bytes())
    assert mesh.open_edges() == []
    assert mesh.size == pytest.approx([59.6, 59.6, 4], abs=1e-3)


def test_keys_alone_choose_a_tile(visitor: App) -> None:
    page = seen(visitor, "/pieces/triominos")
    page.get_by_role("button", name="000", exact=True).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="001", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(sheets(page).first).to_have_attribute("src", re.compile("pieces=001&"))


def test_a_size_that_does_not_fit_is_refused_in_words(visitor: App) -> None:
    page = seen(visitor, "/pieces/tetris-duel")
    page.get_by_role("button", name="bar").click()
    page.get_by_label("Side of a square").fill("45")
    expect(page.get_by_role("alert")).to_contain_text("choose a smaller size")


def test_sheets_speak_the_language_of_the_page(visitor: App) -> None:
    page = seen(visitor, "/pieces/triominos")
    page.get_by_role("contentinfo").get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Triominos: Stein verloren?")
    expect(page.get_by_role("list", name="Bögen").get_by_role("img").first).to_have_attribute(
        "src", re.compile("lang=de")
    )


@pytest.mark.parametrize(("paper", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_what_the_browser_prints_is_true_to_scale(
    visitor: App, paper: str, size: tuple[float, float]
) -> None:
    page = seen(visitor, "/pieces/tetris-link")
    page.get_by_text(paper, exact=True).click()
    expect(sheets(page).first).to_have_attribute("src", re.compile(f"paper={paper.lower()}"))
    page.wait_for_load_state("networkidle")
    count = sheets(page).count()
    document = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
    assert len(document) == count
    assert document[0].get_size() == pytest.approx([side * 72 / 25.4 for side in size], abs=1)
    pixels = document[0].render(scale=DOTS * 25.4 / 72).to_numpy()[:, :, :3]
    foot = pixels[-int(16.3 * DOTS) : -int(14.7 * DOTS)]
    _, columns = np.nonzero(foot.max(axis=2) < 130)
    assert np.ptp(columns) / DOTS == pytest.approx(100, abs=0.5)
    document.close()


def test_without_a_network_the_page_says_what_it_needs(visitor: App) -> None:
    page = seen(visitor, "/pieces")
    page.route("**/api/v1/pieces/**", lambda route: route.abort())
    page.get_by_role("main").get_by_role("link", name="Blokus Duo").click()
    expect(page.get_by_text("this page needs a connection")).to_be_visible()
    page.unroute("**/api/v1/pieces/**")
    expect(sheets(page).first).to_be_visible()
