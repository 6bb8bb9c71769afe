"""The report as PDF: its Markdown, read by markdown-it and set by Typst.

Typst is of the dependency group `report`; nothing else needs it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from markdown_it.token import Token

STYLE: Final = """
#set document(
  title: "Five tile-laying games as a benchmark", author: "The Tessella authors", date: none)
#set page(paper: "a4", margin: (x: 22mm, y: 20mm), numbering: "1")
#set text(font: "Libertinus Serif", size: 10pt, lang: "en")
#set par(justify: true, leading: 0.58em)
#show raw: set text(font: "DejaVu Sans Mono", size: 0.82em)
#show heading: set block(above: 1.3em, below: 0.7em)
#show table: set text(size: 8.2pt)
#show figure: set block(breakable: false)
#show table: set block(breakable: false)
"""
SPECIAL: Final = re.compile(r"([\\#$*_`<>@\[\]~/])")
MARKS: Final = {
    "strong_open": "#strong[",
    "em_open": "#emph[",
    "strong_close": "]",
    "em_close": "]",
}
POWER: Final = re.compile(r"10\^(-?[0-9]+)")


def escaped(text: str) -> str:
    """Text that Typst takes as it is; powers of ten are raised."""
    return POWER.sub(r"10#super[\1]", SPECIAL.sub(r"\\\1", text))


def inline(tokens: Sequence[Token]) -> str:
    """The words of a paragraph or a cell."""
    parts = []
    for token in tokens:
        if token.type == "text":
            parts.append(escaped(token.content))
        elif token.type == "code_inline":
            parts.append(f"`{token.content}`")
        elif token.type == "softbreak":
            parts.append("\n")
        elif token.type == "image":
            caption = escaped(token.content)
            parts.append(
                f'#figure(image("{token.attrs["src"]}", width: 88%), caption: [{caption}])'
            )
        else:
            parts.append(MARKS.get(token.type, ""))
    return "".join(parts)


def table(tokens: Sequence[Token]) -> str:
    """A table whose first column is to the left, and all others to the right."""
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(inline(token.children or []))
    head, *body = rows
    wide = len(head)
    cells = "".join(f"[{cell}]," for row in body for cell in row)
    names = "".join(f"[*{cell}*]," if cell else "[]," for cell in head)
    align = f"(left, {', '.join(['right'] * (wide - 1))})"
    return (
        f"#align(center, table(columns: {wide}, align: {align}, stroke: none, "
        "inset: (x: 5pt, y: 2.6pt), "
        f"table.hline(), table.header({names}), table.hline(stroke: 0.5pt), {cells} table.hline()))"
    )


def blocks(tokens: Sequence[Token]) -> Iterator[str]:
    """The parts of the page, one after another."""
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.type == "heading_open":
            yield f"{'=' * int(token.tag[1])} {inline(tokens[at + 1].children or [])}"
            at += 2
        elif token.type == "fence":
            yield f"```\n{token.content}```"
        elif token.type == "table_open":
            end = next(i for i in range(at, len(tokens)) if tokens[i].type == "table_close")
            yield table(tokens[at:end])
            at = end
        elif token.type == "inline":
            yield inline(token.children or [])
        at += 1


def source(markdown: str) -> str:
    """The report in Typst's own language."""
    tokens = MarkdownIt().enable("table").parse(markdown)
    return STYLE + "\n\n".join(blocks(tokens)) + "\n"


def write(markdown: str, folder: Path) -> None:
    """Set the report, beside its figures."""
    import typst  # noqa: PLC0415 - only who makes the PDF needs it

    kept = folder / "report.typ"
    kept.write_text(source(markdown), encoding="utf-8")
    try:
        (folder / "report.pdf").write_bytes(typst.compile(str(kept)))
    finally:
        kept.unlink()
