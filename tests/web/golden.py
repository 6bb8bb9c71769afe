"""Golden pictures: what every page looked like when somebody last looked at it and was content.

`tests/web/golden/PAGE-LOOK.webp` is half the size of the page. `make golden` makes them anew; look
at the difference before you commit it.

The data are the same every time (`still.py`), so is the time of day; nothing moves, and the fonts
come with the app. What is left are the edges of letters and lines, which another Chromium or
another machine draws a little otherwise. So pictures are compared block by block, by the mean
colour of 16 × 16 pixels of the page: letters that are a shade bolder stay within the tolerance, a
part that has moved, gone or changed its colour does not. A few blocks in a thousand may differ,
for a line that falls between two pixels may turn up on the other side of a block.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.pages import Sight

ROOT: Final = Path(__file__).parent.parent.parent
GOLDEN: Final = Path(__file__).parent / "golden"
DIFFERENCES: Final = ROOT / "build" / "golden"
COMPARE: Final = (Path(__file__).parent / "compare.js").read_text()
WRITE: Final = "GOLDEN_PICTURES"
"""Set to `write`, pictures are made anew instead of compared."""
SCALE: Final = 0.5
BLOCK: Final = 8
SLACK: Final = 12
MOST_DIFFERING: Final = 0.004
MOST_WINDOWS: Final = 2
"""Pages that are longer than so many windows are cut there."""


class Verdict(NamedTuple):
    """How much of a picture differs, and where that can be looked at."""

    name: str
    share: float
    worst: float
    place: Path

    @property
    def is_well(self) -> bool:
        return self.share <= MOST_DIFFERING

    def __str__(self) -> str:
        return (
            f"{self.name} differs in {self.share:.1%} of its blocks, by up to {self.worst:.0f} of "
            f"255: look at {self.place.relative_to(ROOT)}; if it is right, `make golden`"
        )


def shot(page: Page, sight: Sight) -> bytes:
    """A picture of a page from its head on; what differs every time is masked."""
    window = page.viewport_size
    assert window is not None
    height = int(page.evaluate("document.documentElement.scrollHeight"))
    height = min(height, MOST_WINDOWS * window["height"])
    masks = [page.locator(sight.masked)] if sight.masked else []
    clip: Any = {"x": 0, "y": 0, "width": window["width"], "height": height}
    return page.screenshot(full_page=True, clip=clip, animations="disabled", mask=masks)


def smaller(easel: Page, picture: bytes, scale: float) -> bytes:
    """A picture as WebP, scaled; worked out in a page that is empty."""
    found = easel.evaluate(COMPARE, {"shot": _address(picture, "png"), "scale": scale})
    return _content(found["picture"])


def compared(easel: Page, name: str, picture: bytes) -> Verdict:
    """Compare a picture with the golden one, in a page that is empty; or keep it as such."""
    golden = GOLDEN / f"{name}.webp"
    if os.environ.get(WRITE) == "write":
        GOLDEN.mkdir(exist_ok=True)
        golden.write_bytes(smaller(easel, picture, SCALE))
        return Verdict(name, 0, 0, golden)
    known = {"golden": _address(golden.read_bytes(), "webp"), "block": BLOCK, "slack": SLACK}
    found = easel.evaluate(COMPARE, {**known, "shot": _address(picture, "png"), "scale": SCALE})
    verdict = Verdict(
        name, found["differing"] / found["total"], found["worst"], DIFFERENCES / f"{name}.png"
    )
    if not verdict.is_well:
        DIFFERENCES.mkdir(parents=True, exist_ok=True)
        verdict.place.write_bytes(_content(found["shown"]))
    return verdict


def kept() -> Iterator[str]:
    """The names of all golden pictures."""
    return (path.stem for path in GOLDEN.glob("*.webp"))


def _address(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def _content(address: str) -> bytes:
    return base64.b64decode(address.partition(",")[2])
