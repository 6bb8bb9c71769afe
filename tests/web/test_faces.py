"""Every text is set in a face that comes with the app, whatever fonts a machine has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.conftest import DESKTOP
from tests.web.pages import SIGHTS
from tools import web

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import CDPSession

    from tests.web.conftest import App, Look

TEXT: Final = 3
UNSEEN: Final = ("SCRIPT", "STYLE", "TITLE", "NOSCRIPT")
SET: Final = """async (signs) => {
  const faces = ['--text', '--heading', '--mono'];
  const lines = faces.map((face) => {
    const line = document.createElement('p');
    line.style.fontFamily = `var(${face})`;
    line.textContent = signs;
    return line;
  });
  document.body.replaceChildren(...lines);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await document.fonts.ready;
  const brush = new OffscreenCanvas(80, 80).getContext('2d', { willReadFrequently: true });
  const drawn = (line, sign) => {
    brush.font = `40px ${getComputedStyle(line).fontFamily}`;
    brush.clearRect(0, 0, 80, 80);
    brush.fillText(sign, 20, 50);
    return brush.getImageData(0, 0, 80, 80).data.join();
  };
  return lines.flatMap((line, place) => {
    const nothing = drawn(line, '\\u{10fffd}');
    const lacking = [...signs].filter((sign) => drawn(line, sign) === nothing);
    return lacking.map((sign) => `${sign} in ${faces[place]}`);
  });
}"""
"""Sets all signs in all faces; those that look like one that no face has are lacking."""


def texts(node: Any) -> Iterator[tuple[int, str]]:
    """The elements that hold text, and which; also those within the parts of controls."""
    inner = [*node.get("children", ()), *node.get("shadowRoots", ())]
    words = "".join(one["nodeValue"] for one in inner if one["nodeType"] == TEXT).strip()
    if words and node["nodeName"] not in UNSEEN:
        yield node["nodeId"], words
    for one in inner:
        yield from texts(one)


def foreign(devtools: CDPSession) -> list[str]:
    """The fonts of the machine that a page is set in, each with the text it is used for."""
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    found = [
        f"{font['familyName']}: {words}"
        for node, words in texts(root)
        for font in devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if not font["isCustomFont"]
    ]
    devtools.send("CSS.disable")
    devtools.send("DOM.disable")
    return found


@pytest.mark.parametrize("name", SIGHTS)
def test_every_page_is_set_in_faces_of_ours(look: Look, name: str) -> None:
    onlooker = look("en-GB")
    with onlooker.opened(SIGHTS[name], DESKTOP):
        assert foreign(onlooker.devtools) == []


def test_the_list_of_keys_draws_the_signs_that_our_faces_lack(look: Look) -> None:
    onlooker = look("en-GB")
    with onlooker.opened(SIGHTS["play-blokus-duo"], DESKTOP) as page:
        page.keyboard.press("?")
        keys = page.get_by_role("dialog")
        for sign in "←→↑↓":
            assert keys.get_by_role("img", name=sign).is_visible()
        assert foreign(onlooker.devtools) == []


def test_our_faces_have_every_sign_of_the_catalogues_and_the_rules(app: App) -> None:
    written = [path.read_text() for path in web.sources() if path.suffix in {".ftl", ".md"}]
    signs = "".join(sorted(sign for sign in set().union(*written) if sign.isprintable()))
    assert set("eéßœ’−×") <= set(signs)
    page = app.open("/rules")
    assert page.evaluate(SET, signs) == []
    assert foreign(page.context.new_cdp_session(page)) == []


def test_a_sign_that_our_faces_lack_is_found(app: App) -> None:
    page = app.open("/rules")
    assert page.evaluate(SET, "4ᵉ") == ["ᵉ in --text", "ᵉ in --heading", "ᵉ in --mono"]
    page.evaluate(SET, "Ж")
    assert foreign(page.context.new_cdp_session(page)) == ["Open Sans: Ж"] * 3
