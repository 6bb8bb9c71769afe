"""Take the pictures of the README from the running program: `docs/pictures/*.webp`.

They show the matches of the golden pictures, so they are the same every time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from playwright.sync_api import sync_playwright

from tests.server.process import Process
from tests.web.frozen_site import hung
from tests.web.golden import packed
from tests.web.pages import SIGHTS, Onlooker
from tests.web.still import stand_still
from tools.chromium import chromium

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

TARGET: Final = Path(__file__).resolve().parent.parent / "docs/pictures"
DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
HAND: Final[ViewportSize] = {"width": 390, "height": 844}
QUALITY: Final = 0.82


class Shown(NamedTuple):
    """A picture: a page, in a window, by day or by night."""

    page: str
    window: ViewportSize
    theme: Literal["light", "dark"] = "light"


PICTURES: Final = {
    "home": Shown("home", DESK),
    "blokus-duo": Shown("play-blokus-duo", DESK),
    "tetris-link": Shown("play-tetris-link", DESK, "dark"),
    "tetris-duel": Shown("play-tetris-duel", DESK, "dark"),
    "triominos": Shown("play-triominos", DESK),
    "blokus-duo-phone": Shown("play-blokus-duo", HAND),
    "tetris-link-phone": Shown("play-tetris-link", HAND, "dark"),
    "triominos-phone": Shown("play-triominos", HAND),
}


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder), prepare=stand_still) as process,
        sync_playwright() as playwright,
    ):
        frozen_site, browser = hung(process.base), chromium().start(playwright)
        easel, onlooker = browser.new_page(), Onlooker(browser, frozen_site)
        for name, (sight, window, theme) in PICTURES.items():
            with onlooker.opened(SIGHTS[sight], window) as page:
                page.emulate_media(color_scheme=theme)
                picture = packed(easel, page.screenshot(animations="disabled"), 1, QUALITY)
            (TARGET / f"{name}.webp").write_bytes(picture)
            print(f"{name}: {len(picture) // 1024} KB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
