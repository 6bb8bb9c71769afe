"""The box: 112 blocks for both seats (TD-2), bar (TD-1), selector (TD-4), line markers (TD-12)."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Bar, Box, Part, PartSet, Pointer, Polyomino, Selector
from tessella.games.tetris_duel.board import EACH, SHAPES

COLUMNS: Final = 10
BLOCKS: Final = tuple(Part(name, Polyomino(shape), EACH) for name, shape in SHAPES.items())
BAR: Final = Part("bar", Bar(length=COLUMNS, width=0.5))
SELECTOR: Final = Part("selector", Selector(radius=38, shapes=tuple(SHAPES.values())))
MARKER: Final = Part("marker", Pointer(length=1.5, width=0.8), 2)
BOX: Final = Box(cell=12.7, thickness=4, sets=(PartSet(None, (*BLOCKS, BAR, SELECTOR, MARKER)),))
