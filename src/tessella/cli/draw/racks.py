"""Pieces beside the board: small shapes with their names, or a line of names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tessella.cli.draw.theme import QUIET

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.style import Style

    from tessella.cli.draw.theme import Signs, Theme
    from tessella.core.picture import Piece

GAP = 2
PLAIN_CELL = "#"


def piece_lines(piece: Piece, signs: Signs) -> list[str]:
    """A small picture of a piece, from the top: its cells, or its numbers on a triangle."""
    if piece.cells:
        return _cells(piece, signs)
    if len(piece.numbers) == 3:  # noqa: PLR2004 - the corners of a triangle
        left, top, right = piece.numbers
        side = signs.level * 3
        return [f"  {top}  ", f" {signs.rising} {signs.falling} ", f"{left}{side}{right}"]
    return [piece.name]


def _cells(piece: Piece, signs: Signs) -> list[str]:
    """Cells as half blocks, two rows in a line, or as plain signs."""
    cells = set(piece.cells)
    columns = range(max(x for x, _ in cells) + 1)
    top = max(y for _, y in cells)
    if not signs.blocks:
        rows = range(top, -1, -1)
        return ["".join(PLAIN_CELL if (x, y) in cells else " " for x in columns) for y in rows]
    pairs = range(top - top % 2, -1, -2)
    return [
        "".join(signs.blocks[((x, y + 1) in cells) + 2 * ((x, y) in cells)] for x in columns)
        for y in pairs
    ]


def piece_label(piece: Piece, signs: Signs) -> str:
    """The name of a piece, and how many there are if more than one."""
    return f"{piece.name}{signs.times}{piece.count}" if piece.count > 1 else piece.name


def rack_line(pieces: Sequence[Piece], signs: Signs) -> str:
    """All pieces in one line, by name."""
    return " ".join(piece_label(piece, signs) for piece in pieces)


def rack_lines(pieces: Sequence[Piece], theme: Theme, style: Style, width: int) -> list[Text]:
    """All pieces as small pictures with their names, as many beside each other as there is room."""
    blocks = [_block(piece, theme.signs) for piece in pieces]
    return [line for shelf in _shelves(blocks, width) for line in _shelf(shelf, style)]


def _block(piece: Piece, signs: Signs) -> list[str]:
    """Picture and name of a piece, all lines equally long. Numbers on a tile are its name."""
    picture = piece_lines(piece, signs)
    label = "" if piece.numbers and piece.count == 1 else piece_label(piece, signs)
    wide = max(map(len, [*picture, label]))
    return [line.ljust(wide) for line in [*picture, label]]


def _shelves(blocks: Sequence[list[str]], width: int) -> Iterator[list[list[str]]]:
    """The blocks in order, broken where the next one would not fit."""
    shelf: list[list[str]] = []
    used = 0
    for block in blocks:
        wide = len(block[0]) + GAP
        if shelf and used + wide - GAP > width:
            yield shelf
            shelf, used = [], 0
        shelf.append(block)
        used += wide
    if shelf:
        yield shelf


def _shelf(blocks: Sequence[list[str]], style: Style) -> Iterator[Text]:
    """Blocks side by side, all standing on the same line, their names under it."""
    height = max(map(len, blocks))
    for number in range(height):
        line = Text()
        for block in blocks:
            above = height - len(block)
            part = block[number - above] if number >= above else " " * len(block[0])
            line.append(part, QUIET if number == height - 1 else style)
            line.append(" " * GAP)
        line.rstrip()
        if line.plain:
            yield line
