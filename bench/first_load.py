"""How soon the app can be used: the first load of its front page in a browser, on loopback.

python -m bench.first_load            prints the table
python -m bench.first_load --write    and keeps it in docs/speed.md
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from bench.page import PAGE, fill
from tests.server.process import Process
from tools.chromium import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

RUNS: Final = 5
WATCH: Final = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('article button')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
}).observe(document, { childList: true, subtree: true });
"""
"""The page can be used once a game can be begun, that is drawn, and the browser has time again."""
MEASURE: Final = """() => {
  const entries = performance.getEntriesByType('resource');
  const script = entries.filter(({ name }) => name.endsWith('.js'));
  const sum = (list) => list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  return {
    usable: performance.getEntriesByName('usable')[0].startTime,
    script: sum(script),
    all: sum(entries),
  };
}"""


def load(browser: Browser, place: str) -> dict[str, float]:
    """One load of the front page in a browser that has never been there."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(place)
    page.get_by_role("button").first.wait_for()
    page.wait_for_load_state("networkidle")
    found: dict[str, float] = page.evaluate(MEASURE)
    context.close()
    return found


def table() -> str:
    """The medians of some loads."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium().start(playwright)
        load(browser, server.base)
        loads = [load(browser, server.base) for _ in range(RUNS)]
        browser.close()
    usable, script, whole = (
        median(one[name] for one in loads) for name in ("usable", "script", "all")
    )
    return (
        "| first load of the front page | script, packed | all files, packed |"
        " can be used after |\n|---|---|---|---|\n"
        f"| median of {RUNS} | {script / 1000:.0f} KB | {whole / 1000:.0f} KB |"
        f" {usable:.0f} ms |"
    )


if __name__ == "__main__":
    fill("first load", table, PAGE, __doc__)
