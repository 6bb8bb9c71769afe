"""The colours of parts on paper, by the words that games have for them: enamel by day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tessella.core import palette


@dataclass(frozen=True, slots=True)
class Paint:
    """The face of a part, the lines between its cells, and the ink of signs on it."""

    face: str
    edge: str
    ink: str


QUIET: Final = palette.DAY.quiet
CUT: Final = palette.DAY.ink
PAINTS: Final = {
    name: Paint(paint.day.face, paint.day.edge, paint.ink) for name, paint in palette.PAINTS.items()
}
