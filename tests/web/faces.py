"""The faces that the texts of a page are set in, as the browser tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import CDPSession

TEXT: Final = 3
UNSEEN: Final = ("SCRIPT", "STYLE", "TITLE", "NOSCRIPT")


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
