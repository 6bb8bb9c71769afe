"""A review as one page of HTML that needs nothing besides itself."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from tessella.core.palette import DAY, NIGHT
from tessella.review.graph import draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.palette import Paper
    from tessella.review.telling import MoveRow, Share, Telling


def _colours(paper: Paper) -> str:
    return f"--ground:{paper.ground};--line:{paper.line};--ink:{paper.ink};--quiet:{paper.quiet}"


STYLE: Final = f"""\
:root{{{_colours(DAY)};color-scheme:light dark}}
@media (prefers-color-scheme:dark){{:root{{{_colours(NIGHT)}}}}}
body{{background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;margin:0 auto;
max-width:60rem;padding:1rem}}
h1{{font-size:1.4rem}}h2{{font-size:1.15rem;margin-top:2rem}}
.quiet{{color:var(--quiet)}}
svg{{height:auto;max-width:100%}}
.wide{{overflow-x:auto}}
table{{border-collapse:collapse;width:100%}}
caption{{text-align:left}}
th,td{{border-bottom:1px solid var(--line);padding:.3rem .6rem .3rem 0;text-align:left;
vertical-align:top}}
.mistake td:nth-child(4),.blunder td:nth-child(4){{font-weight:700}}
.blunder td:nth-child(4){{text-decoration:underline}}
ul{{margin:0;padding-left:1.1rem}}
"""


def page(telling: Telling) -> str:
    """The page, as the text of a file."""
    words = telling.words
    parts = [
        "<!doctype html>",
        f'<html lang="{telling.language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(telling.title)}</title>",
        f"<style>\n{STYLE}</style></head>",
        f"<body><main><h1>{escape(telling.title)}</h1>",
        f'<p class="quiet">{escape(telling.note)}</p>',
        *_table(words("seats"), telling.seat_heads(), map(_cells, telling.seat_rows())),
        f'<p class="quiet">{escape(telling.known("seats-note"))}</p>',
        *_moments(telling),
        f"<h2>{escape(words('graph'))}</h2>",
        draw(telling).rstrip(),
        *_numbers(telling),
        f"<h2>{escape(words('moves'))}</h2>",
        *_table(words("moves-note"), telling.move_heads(), map(_move, telling.move_rows())),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _moments(telling: Telling) -> Iterator[str]:
    sentences = list(telling.moments())
    if sentences:
        yield f"<h2>{escape(telling.words('moments'))}</h2>"
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
        yield f"<ol>{items}</ol>"


def _table(caption: str, heads: Iterable[str], rows: Iterable[str]) -> Iterator[str]:
    yield f'<div class="wide" tabindex="0"><table><caption>{escape(caption)}</caption>'
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield f"<thead><tr>{columns}</tr></thead><tbody>"
    yield from rows
    yield "</tbody></table></div>"


def _cells(row: tuple[str, ...]) -> str:
    first, *others = map(escape, row)
    rest = "".join(f"<td>{cell}</td>" for cell in others)
    return f'<tr><th scope="row">{first}</th>{rest}</tr>'


def _move(row: MoveRow) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row.cells)
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in row.reasons)
    why = f"<ul>{reasons}</ul>" if reasons else ""
    return f'<tr class="{row.grade}">{cells}<td>{why}</td></tr>'


def _numbers(telling: Telling) -> Iterator[str]:
    """The graph as tables, for those who hear it."""
    yield f"<details><summary>{escape(telling.words('graph-table'))}</summary>"
    seats = [telling.seat(seat) for seat in range(len(telling.review.seats))]
    heads = [telling.words("head-number"), *seats]
    curves = (("graph-shares", telling.shares(), False), ("graph-luck", telling.luck(), True))
    for key, shares, signed in curves:
        rows = (_share(telling, share, signed=signed) for share in shares)
        yield from _table(telling.known(key), heads, rows)
    yield "</details>"


def _share(telling: Telling, share: Share, *, signed: bool) -> str:
    values = (telling.percent(value, signed=signed) for value in share.values)
    return _cells((str(share.moves), *values))
