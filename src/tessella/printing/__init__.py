"""Spare parts for the boxes of the games: sheets to cut out, and solids to print.

An `Order` says what is wanted and how large; `files` makes it, true to scale.
"""

from tessella.printing.errors import PieceError
from tessella.printing.files import FORMATS, SHEETS, File, files
from tessella.printing.order import Order, Wish, order
from tessella.printing.paper import PAPERS

__all__ = [
    "FORMATS",
    "PAPERS",
    "SHEETS",
    "File",
    "Order",
    "PieceError",
    "Wish",
    "files",
    "order",
]
