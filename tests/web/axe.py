"""axe-core, which finds what keeps people from using a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async but => {
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  return (await axe.run({ rules, resultTypes: ['violations'] })).violations;
}"""


def assert_accessible(page: Page, *look: str, but: str | None = None) -> None:
    """Nothing is found; else the rule and a few places are named, and how the page looked.

    `but` is a rule that is left out.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(RUN, [but] if but else [])
    told = [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found]
    assert told == [], (look, told)
