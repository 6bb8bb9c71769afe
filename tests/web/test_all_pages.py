"""What holds for every page: it looks as it should, anybody can use it, it fits every window."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

import pytest

from tests.web.axe import assert_accessible
from tests.web.conftest import DESKTOP, PHONE
from tests.web.faces import foreign
from tests.web.golden import GOLDEN, compared, kept, shot
from tests.web.pages import SIGHTS, Onlooker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, ViewportSize

    from tests.web.conftest import Look
    from tests.web.frozen_site import FrozenSite

ROUTES: Final = Path(__file__).parents[2] / "web" / "src" / "app" / "routes.ts"
LANGUAGES: Final = ("en-GB", "fr-FR", "de-DE")
LONGEST: Final = "de-DE"
"""The language whose words need most room."""
WIDTH: Final = "document.documentElement.scrollWidth"
WINDOWS: Final = {"desktop": DESKTOP, "phone": PHONE}
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
NARROW: Final[ViewportSize] = {"width": 320, "height": 640}
"""As wide as a window of 1280 pixels at a zoom of 400 %."""
ZOOMED: Final[ViewportSize] = {"width": 640, "height": 400}
"""As large as a window of 1280 × 800 at a zoom of 200 %."""
MOST_BYTES: Final = 6_000_000
MOST_SCRIPT: Final = 150_000
COLOURS: Final = "color-contrast"
"""What axe looks at longest. Words change no colour: one language is enough, by day and night."""
LEAST_PACKED: Final = 1000
"""Files that are smaller gain nothing from being packed."""


@pytest.fixture(scope="module")
def easel(painter: Browser) -> Iterator[Page]:
    """An empty page to compare pictures in."""
    page = painter.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("name", SIGHTS)
def test_every_page_looks_as_it_did(paint: Look, easel: Page, name: str) -> None:
    verdicts, sight = [], SIGHTS[name]
    for size, window in WINDOWS.items():
        themes = [theme for theme in THEMES if f"{size}-{theme}" in sight.pictured]
        with paint("en-GB").opened(sight, window) as page:
            for theme in themes:
                page.emulate_media(color_scheme=theme)
                verdicts.append(compared(easel, f"{name}-{size}-{theme}", shot(page, sight)))
    assert [str(verdict) for verdict in verdicts if not verdict.is_well] == []


CHANGES: Final = {
    "a missing button": "page.querySelector('main .button').remove()",
    "a moved button": "page.querySelector('main .button').style.translate = '1px'",
    "a changed colour": "page.querySelector('main h1').style.color = '#322f39'",
    "a missing word": "page.querySelector('main h1').textContent = 'Four games, one'",
    "a missing letter": "page.querySelector('main .button').textContent = 'Play the compute'",
    "another face": "page.querySelector('main .button').style.fontFamily = 'serif'",
}
"""What somebody might do to the front page, each a little."""


@pytest.mark.parametrize("change", CHANGES)
def test_a_small_change_is_noticed(
    paint: Look, easel: Page, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    monkeypatch.delenv("GOLDEN_PICTURES", raising=False)
    with paint("en-GB").opened(SIGHTS["home"], DESKTOP) as page:
        page.evaluate(f"(page => {{ {CHANGES[change]}; }})(document)")
        verdict = compared(easel, "home-desktop-light", shot(page, SIGHTS["home"]))
    assert not verdict.is_well
    assert "make golden" in str(verdict)
    assert verdict.place.exists()


def test_every_address_of_the_app_is_a_page_that_is_looked_at() -> None:
    rows = re.findall(r"path: /(.+)/,", ROUTES.read_text())
    *addresses, anything = (re.compile(row.replace("(?<", "(?P<")) for row in rows)
    assert anything.pattern == "^", "the last row is for what is not there"
    paths = [sight.path.partition("#")[0].partition("?")[0] for sight in SIGHTS.values()]
    assert [row.pattern for row in addresses if not any(map(row.match, paths))] == []


FOCUSED: Final = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const around = document.activeElement.closest('label, fieldset') ?? document.body;
  const ring = getComputedStyle(around);
  const isSeen = [[outlineStyle, outlineWidth], [ring.outlineStyle, ring.outlineWidth]]
    .some(([style, width]) => style !== 'none' && parseFloat(width) >= 2);
  const { left, top, right, bottom } = document.activeElement.getBoundingClientRect();
  const isIn = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isSeen && isIn ? null : document.activeElement.outerHTML.slice(0, 120);
}"""
"""What the keys have come to, unless everybody sees where that is."""
STOPS: Final = 30


@pytest.mark.parametrize("name", ["home", "new-match", "play-blokus-duo", "over", "settings"])
def test_wherever_the_tab_key_leads_is_seen(look: Look, name: str) -> None:
    with look("en-GB").opened(SIGHTS[name], DESKTOP) as page:
        unseen = []
        for _ in range(STOPS):
            page.keyboard.press("Tab")
            unseen.append(page.evaluate(FOCUSED))
    assert [one for one in unseen if one and not one.startswith("<body")] == []


def test_golden_pictures_are_those_of_the_pages_and_small() -> None:
    names = {f"{name}-{look}" for name, sight in SIGHTS.items() for look in sight.pictured}
    assert set(kept()) == names
    assert sum(path.stat().st_size for path in GOLDEN.glob("*")) < MOST_BYTES


@pytest.mark.parametrize("name", SIGHTS)
def test_every_page_is_for_everybody_in_every_language(look: Look, name: str) -> None:
    """For those who hear it or cannot tell colours, with any fonts, in narrow and zoomed windows.

    To open a page takes longer than to look at it, so each is opened once in a language.
    """
    for language in LANGUAGES:
        onlooker = look(language)
        with onlooker.opened(SIGHTS[name], DESKTOP) as page:
            assert page.locator("html").get_attribute("lang") == language[:2]
            if language == LANGUAGES[0]:
                assert foreign(onlooker.devtools) == []
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)
                    assert_accessible(page, language, theme)
            else:
                assert_accessible(page, language, but=COLOURS)
            if language == LONGEST:
                for window in onlooker.resized(NARROW, ZOOMED):
                    assert page.evaluate(WIDTH) <= window["width"], window


KNOWS_HOW = """localStorage.setItem('tessella-guided', JSON.stringify(
    Object.fromEntries(['pick-first', 'pick', 'aim-first', 'aim', 'draw']
        .map((phase) => [`tetris-link ${phase}`, 2]))))"""
"""Nobody is told any more what to do."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_last_move_did_is_read_whole_on_a_small_phone(look: Look, language: str) -> None:
    with look(language).opened(SIGHTS["play-tetris-link"], NARROW) as page:
        page.evaluate(KNOWS_HOW)
        page.reload()
        words = page.locator(".hand .outlook")
        assert "+" in words.inner_text()
        assert words.evaluate("box => box.scrollHeight <= box.clientHeight")


def test_the_first_page_needs_little_script(browser: Browser, frozen_site: FrozenSite) -> None:
    stranger = Onlooker(browser, frozen_site)
    with stranger.opened(SIGHTS["home"], DESKTOP) as page:
        sizes = page.evaluate(
            """performance.getEntriesByType('resource')
                .filter(({ name }) => name.endsWith('.js'))
                .map((entry) => [entry.encodedBodySize, entry.decodedBodySize])"""
        )
    stranger.close()
    assert all(encoded < decoded for encoded, decoded in sizes if decoded > LEAST_PACKED)
    assert sum(encoded for encoded, _ in sizes) <= MOST_SCRIPT
