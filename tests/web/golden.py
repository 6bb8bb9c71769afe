"""Golden pictures: what every page looked like when somebody last looked at it and was content.

`tests/web/golden/PAGE-LOOK.webp` is half the size of the page. `make golden` makes them anew; look
at the difference before you commit it.

The data are the same every time (`still.py`), so is the time of day; nothing moves, all faces come
with the app, and the browser is one that the project brings along (`tools/chromium.py`). So every
machine draws the same, and no pixel may differ by more than what processors may round otherwise.
"""

from __future__ import annotations

import base64
import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PIL import Image

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
LOSSLESS: Final = 1.0
SLACK: Final = 2
"""By how much of 255 a colour may differ."""
MOST_WINDOWS: Final = 2
"""Pages that are longer than so many windows are cut there."""


class Verdict(NamedTuple):
    """How many pixels of a picture differ, and where that can be looked at."""

    name: str
    differing: int
    worst: int
    place: Path

    @property
    def is_well(self) -> bool:
        return not self.differing

    def __str__(self) -> str:
        return (
            f"{self.name} differs in {self.differing} pixels, by up to {self.worst} of 255: "
            f"look at {self.place.relative_to(ROOT)}; if it is right, `make golden`"
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


def packed(easel: Page, picture: bytes, scale: float, quality: float) -> bytes:
    """A picture as WebP, scaled; worked out in a page that is empty."""
    wish = {"shot": _address(picture, "png"), "scale": scale, "quality": quality}
    return _content(easel.evaluate(COMPARE, wish)["picture"])


def small(picture: bytes) -> bytes:
    """The same pixels in fewer bytes: a browser packs in a hurry."""
    packed_well = io.BytesIO()
    with Image.open(io.BytesIO(picture)) as image:
        image.convert("RGB").save(packed_well, "WEBP", lossless=True, quality=100, method=6)
    return packed_well.getvalue()


def compared(easel: Page, name: str, picture: bytes) -> Verdict:
    """Compare a picture with the golden one, in a page that is empty; or keep it as such."""
    golden = GOLDEN / f"{name}.webp"
    if os.environ.get(WRITE) == "write":
        GOLDEN.mkdir(exist_ok=True)
        golden.write_bytes(small(packed(easel, picture, SCALE, LOSSLESS)))
        return Verdict(name, 0, 0, golden)
    known = {"golden": _address(golden.read_bytes(), "webp"), "slack": SLACK}
    found = easel.evaluate(COMPARE, {**known, "shot": _address(picture, "png"), "scale": SCALE})
    verdict = Verdict(name, found["differing"], found["worst"], DIFFERENCES / f"{name}.png")
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
