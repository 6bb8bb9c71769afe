"""Take the pictures of the README from the running program: `docs/pictures/*.webp`.

They show the matches of the golden pictures, so they are the same every time.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from playwright.sync_api import sync_playwright

import tessella
from tessella.core.registry import game_type
from tests.server.process import Process
from tests.web.frozen_site import hung
from tests.web.golden import packed
from tests.web.pages import SIGHTS, Onlooker
from tests.web.still import stand_still
from tools.chromium import chromium

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = ROOT / "README.md"
TARGET: Final = ROOT / "docs/pictures"
SHOWN: Final = re.compile(r"!\[[^\]]+\]\(docs/pictures/([\w-]+)\.webp\)")
PHONE: Final = "-phone"
DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
HAND: Final[ViewportSize] = {"width": 390, "height": 844}
QUALITY: Final = 0.82


class Shown(NamedTuple):
    """A picture: a page, in a window, by day or by night."""

    page: str
    window: ViewportSize
    theme: Literal["light", "dark"] = "light"


def pictures() -> dict[str, Shown]:
    """The pictures that the README shows: the front page, games on a desk and on a phone."""
    return {name: _shown(name) for name in SHOWN.findall(README.read_text(encoding="utf-8"))}


def _shown(name: str) -> Shown:
    game, window = name.removesuffix(PHONE), HAND if name.endswith(PHONE) else DESK
    if game not in tessella.games():
        return Shown(name, window)
    by_night = game_type(game).showcase.by_night
    return Shown(f"play-{game}", window, "dark" if by_night else "light")


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder), prepare=stand_still) as process,
        sync_playwright() as playwright,
    ):
        frozen_site, browser = hung(process.base), chromium().start(playwright)
        easel, onlooker = browser.new_page(), Onlooker(browser, frozen_site)
        for name, (sight, window, theme) in pictures().items():
            with onlooker.opened(SIGHTS[sight], window) as page:
                page.emulate_media(color_scheme=theme)
                picture = packed(easel, page.screenshot(animations="disabled"), 1, QUALITY)
            (TARGET / f"{name}.webp").write_bytes(picture)
            print(f"{name}: {len(picture) // 1024} KB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
