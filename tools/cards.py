"""Take the pictures that messengers show of links: `web/src/games/*/card.png`, and one of all.

They are the pictures of the front page, each beside the name of its game.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from tests.server.process import Process
from tools.chromium import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "web/src/games"
SHOW: Final = """name => {
  const found = [...document.querySelectorAll('main article')]
    .filter(card => card.querySelector('svg') && (!name || card.querySelector(`#game-${name}`)));
  const boards = found.map(card => card.querySelector('.picture svg').outerHTML);
  const title = name ? found[0].querySelector('h2').textContent : 'Tessella';
  const mark = document.querySelector('header .home svg').outerHTML;
  const wide = name ? '' : 'flex-direction:column;justify-content:center;gap:44px';
  const small = name ? 'flex:none;width:560px;height:530px' : 'flex:1;height:250px';
  const box = board => `<div class="board" style="${small}">${board}</div>`;
  const words = `<div style="flex:${name ? 1 : 'none'}">
    <div style="font:400 ${name ? 76 : 92}px/1.08 var(--heading)">${title}</div>
    ${name ? `<div class="brand">${mark}<span>Tessella</span></div>` : ''}</div>`;
  const row = name ? boards.map(box).join('')
    : `<div style="display:flex;gap:28px;width:100%">${boards.map(box).join('')}</div>`;
  document.body.innerHTML = `<style>
    .card{position:fixed;inset:0;display:flex;align-items:center;gap:40px;padding:50px 64px;
      background:var(--ground);color:var(--ink);${wide}}
    .card .board>svg{width:100%;height:100%}
    .brand{display:flex;align-items:center;gap:14px;margin-top:30px;font:400 34px var(--heading)}
    .brand svg{height:38px;width:auto}</style>
    <div class="card">${words}${row}</div>`;
}"""


def names() -> tuple[str, ...]:
    """The games that have a picture on the front page."""
    return tuple(sorted(path.parent.name for path in GAMES.glob("*/demo.json")))


def taken(browser: Browser, base: str, name: str) -> bytes:
    """The picture of a game; an empty name: of all of them."""
    context = browser.new_context(
        viewport={"width": 1200, "height": 630},
        locale="en-GB",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    page.goto(base)
    page.locator("main article .picture svg").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.evaluate(SHOW, name)
    picture = page.screenshot(animations="disabled")
    context.close()
    return picture


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder)) as process,
        sync_playwright() as playwright,
    ):
        browser = chromium().start(playwright)
        for name in ("", *names()):
            path = GAMES / name / "card.png"
            path.write_bytes(taken(browser, process.base, name))
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
