"""A sheet as SVG: a unit is a millimetre. Nothing in it needs a style sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from tessella.printing.sheet import Words

if TYPE_CHECKING:
    from tessella.printing.figure import Line
    from tessella.printing.sheet import Mark, Path, Sheet

PEN: Final = (
    'font-family="Helvetica, Arial, sans-serif" stroke-linecap="round" stroke-linejoin="round"'
)


def svg(sheet: Sheet) -> bytes:
    """The bytes of the file."""
    width, height = sheet.paper.size
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {PEN}>',
        f"<title>{escape(sheet.title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        *(_element(mark, height) for mark in sheet.marks),
        "</svg>",
        "",
    ]
    return "\n".join(lines).encode()


def _element(mark: Mark, height: float) -> str:
    return _text(mark, height) if isinstance(mark, Words) else _path(mark, height)


def _text(words: Words, height: float) -> str:
    x, y = words.at
    weight = ' font-weight="bold"' if words.bold else ""
    return (
        f'<text x="{number(x)}" y="{number(height - y)}" font-size="{number(words.size)}"'
        f' fill="{words.colour}"{weight}>{escape(words.text)}</text>'
    )


def _path(path: Path, height: float) -> str:
    end = "" if path.is_open else "Z"
    data = "".join(_data(line, height) + end for line in path.lines)
    pen = f' stroke="{path.stroke}" stroke-width="{number(path.width)}"' if path.stroke else ""
    return f'<path d="{data}" fill="{path.fill or "none"}"{pen}/>'


def _data(line: Line, height: float) -> str:
    return "M" + "L".join(f"{number(x)} {number(height - y)}" for x, y in line)


def number(value: float) -> str:
    """A number with as many digits as a printer can tell apart."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
