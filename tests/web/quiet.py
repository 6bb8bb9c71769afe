"""Waits until a page has got all that it asked for, and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

SHOWN: Final = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((seen) => requestIdleCallback(seen));
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}"""
"""Fonts and pictures are there, the page has nothing left to do, and has been drawn."""
TRIES: Final = 1000
PAUSE: Final = 10


class Quiet:
    """The requests of a page. Half a second of silence would do as well, but on every page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = 0
        self._open: set[Request] = set()
        page.on("request", self._begin)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _begin(self, request: Request) -> None:
        self.asked += 1
        self._open.add(request)

    def _end(self, request: Request) -> None:
        self._open.discard(request)

    def wait(self) -> None:
        """Wait until everything is answered and nothing follows from the answers."""
        for _ in range(TRIES):
            asked = self.asked
            self.page.evaluate(SHOWN)
            if not self._open and self.asked == asked:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"no answer: {[request.url for request in self._open]}")
