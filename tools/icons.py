"""Draw the icons of the web app from its mark: `web/public/icons/`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tools.chromium import chromium
from tools.pictures.theme import DAY

TARGET: Final = Path(__file__).resolve().parent.parent / "web/public/icons"
SIZES: Final = {"icon-180": 180, "icon-192": 192, "icon-512": 512, "maskable-512": 512}
"""Maskable icons fill their square: systems cut their own shape out of it."""


def drawing(*, is_maskable: bool) -> str:
    """The mark on paper, as SVG: one square, one triangle, fitted."""
    corner, scale = (0, 0.8) if is_maskable else (28, 1)
    place = f"translate(64 64) scale({scale}) translate(-15 9) rotate(-30)"
    square, triangle = DAY.paints["violet"].face, DAY.paints["orange"].face
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">
  <rect width="128" height="128" rx="{corner}" fill="{DAY.ground}"/>
  <g transform="{place}" stroke-width="3" stroke-linejoin="round">
    <path fill="{square}" stroke="{square}" d="M-22-22H22V22H-22z"/>
    <path fill="{triangle}" stroke="{triangle}" d="M27-22 65 0 27 22z"/>
  </g>
</svg>
"""


def main() -> None:
    """Write the drawing and its pictures."""
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "icon.svg").write_text(drawing(is_maskable=False))
    with sync_playwright() as playwright:
        browser = chromium().start(playwright)
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = drawing(is_maskable=name.startswith("maskable"))
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=TARGET / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
