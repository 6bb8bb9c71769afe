"""Every text is set in a face that comes with the app, whatever fonts a machine has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.web.conftest import DESKTOP
from tests.web.faces import foreign
from tests.web.pages import SIGHTS
from tools import web

if TYPE_CHECKING:
    from tests.web.conftest import App, Look

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
