"""What figures are laid on: sheets of paper, and the plate of a printer of solids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tessella.printing.figure import Size


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet: its size, and how far from each edge it stays white, in millimetres."""

    name: str
    size: Size
    margin: float
    head: float = 0
    foot: float = 0

    @property
    def room(self) -> Size:
        """The room for figures."""
        width, height = self.size
        return width - 2 * self.margin, height - 2 * self.margin - self.head - self.foot

    @property
    def ceiling(self) -> float:
        """How high above the lower edge the room ends."""
        return self.size[1] - self.margin - self.head


PAPERS: Final = {
    paper.name: paper
    for paper in (
        Paper("a4", (210, 297), margin=10, head=12, foot=17),
        Paper("letter", (215.9, 279.4), margin=10, head=12, foot=17),
    )
}
PLATE: Final = Paper("plate", (200, 200), margin=0)
"""Most printers of solids have one of this size."""
