"""Sheets as PDF: vectors and two of the fonts that every reader has, so a page is a short program.

A library for PDF would bring three others along, for pictures and fonts that no sheet has.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from tessella.printing.sheet import Words
from tessella.printing.svg import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.printing.sheet import Mark, Path, Sheet

POINT: Final = 72 / 25.4
"""Points to a millimetre."""
FONTS: Final = {"F1": "Helvetica", "F2": "Helvetica-Bold"}
CATALOG, PAGES, INFO, FIRST_FONT = 1, 2, 3, 4
FIRST_PAGE: Final = FIRST_FONT + len(FONTS)


def pdf(sheets: list[Sheet]) -> bytes:
    """The bytes of a file with all sheets. Readers are asked not to scale it."""
    kids = " ".join(f"{FIRST_PAGE + 2 * n} 0 R" for n in range(len(sheets)))
    objects = [
        f"<</Type/Catalog/Pages {PAGES} 0 R/ViewerPreferences<</PrintScaling/None>>>>".encode(),
        f"<</Type/Pages/Count {len(sheets)}/Kids[{kids}]>>".encode(),
        b"<</Producer(Tessella)/Title" + _string(sheets[0].title) + b">>",
        *(
            f"<</Type/Font/Subtype/Type1/BaseFont/{font}/Encoding/WinAnsiEncoding>>".encode()
            for font in FONTS.values()
        ),
    ]
    for place, sheet in enumerate(sheets):
        objects += [_page(sheet, FIRST_PAGE + 2 * place + 1), _content(sheet)]
    return _joined(objects)


def _joined(objects: list[bytes]) -> bytes:
    """The file: its objects, and a table of where each begins."""
    file = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for name, body in enumerate(objects, start=1):
        places.append(len(file))
        file += f"{name} 0 obj\n".encode() + body + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size, start = len(objects) + 1, len(file)
    file += f"xref\n0 {size}\n0000000000 65535 f \n{table}".encode()
    trailer = f"<</Size {size}/Root {CATALOG} 0 R/Info {INFO} 0 R>>"
    return bytes(file + f"trailer\n{trailer}\nstartxref\n{start}\n%%EOF\n".encode())


def _page(sheet: Sheet, content: int) -> bytes:
    width, height = (number(side * POINT) for side in sheet.paper.size)
    fonts = "".join(f"/{name} {FIRST_FONT + n} 0 R" for n, name in enumerate(FONTS))
    return (
        f"<</Type/Page/Parent {PAGES} 0 R/MediaBox[0 0 {width} {height}]"
        f"/Resources<</Font<<{fonts}>>>>/Contents {content} 0 R>>"
    ).encode()


def _content(sheet: Sheet) -> bytes:
    """What draws a sheet, in millimetres, with round ends and corners."""
    scale = f"{POINT:.9f}"
    steps = [f"{scale} 0 0 {scale} 0 0 cm 1 J 1 j".encode()]
    steps += [step for mark in sheet.marks for step in _drawn(mark)]
    packed = zlib.compress(b"\n".join(steps))
    head = f"<</Filter/FlateDecode/Length {len(packed)}>>stream\n".encode()
    return head + packed + b"\nendstream"


def _drawn(mark: Mark) -> Iterator[bytes]:
    if isinstance(mark, Words):
        font, (x, y) = list(FONTS)[mark.bold], mark.at
        start = f"BT {_colour(mark.colour)} rg /{font} {number(mark.size)} Tf"
        yield f"{start} {number(x)} {number(y)} Td ".encode() + _string(mark.text) + b" Tj ET"
    else:
        yield _path(mark).encode()


def _path(path: Path) -> str:
    end = "" if path.is_open else " h"
    lines = (" l ".join(f"{number(x)} {number(y)}" for x, y in line) for line in path.lines)
    data = " ".join(line.replace(" l ", " m ", 1) + f" l{end}" for line in lines)
    fill = f"{_colour(path.fill)} rg " if path.fill else ""
    pen = f"{_colour(path.stroke)} RG {number(path.width)} w " if path.stroke else ""
    paint = {(True, True): "B", (True, False): "f", (False, True): "S"}[bool(fill), bool(pen)]
    return f"{fill}{pen}{data} {paint}"


def _colour(colour: str) -> str:
    return " ".join(number(part / 255) for part in bytes.fromhex(colour[1:]))


def _string(text: str) -> bytes:
    """A text in the encoding of western Europe, its own signs escaped."""
    letters = text.encode("cp1252", "replace")
    for sign in (b"\\", b"(", b")"):
        letters = letters.replace(sign, b"\\" + sign)
    return b"(" + letters + b")"
