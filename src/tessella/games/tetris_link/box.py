"""The box: 25 pieces for each seat (TL-2), the die (TL-6), and the feet of the tower (TL-1)."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Box, Die, Foot, Part, PartSet, Polyomino
from tessella.games.tetris_link.tower import EACH, ROLLS, SHAPES

MOST_SEATS: Final = 4
PARTS: Final = tuple(
    Part(name, Polyomino(shape, dotted=True), EACH) for name, shape in SHAPES.items()
)
DIE: Final = Part("die", Die(16, tuple(SHAPES.get(face, ()) for face in ROLLS)))
FEET: Final = Part("foot", Foot(width=5, height=2, slot=0.5, depth=1), 2)
BOX: Final = Box(
    cell=15,
    thickness=5,
    sets=(*(PartSet(colour, PARTS) for colour in range(MOST_SEATS)), PartSet(None, (DIE, FEET))),
)
