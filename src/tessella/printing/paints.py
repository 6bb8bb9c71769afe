"""The colours of parts on paper, by the words that games have for them: enamel by day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Paint:
    """The face of a part, the lines between its cells, and the ink of signs on it."""

    face: str
    edge: str
    ink: str


LIGHT: Final = "#ffffff"
DARK: Final = "#1e1c26"
QUIET: Final = "#6d6555"
CUT: Final = "#2c2933"
PAINTS: Final = {
    "violet": Paint("#6f4cc4", "#48308a", LIGHT),
    "orange": Paint("#f08a2c", "#a85510", DARK),
    "green": Paint("#45b591", "#1f7459", DARK),
    "red": Paint("#bf2f3b", "#821a26", LIGHT),
    "yellow": Paint("#f8d93c", "#9a7d0c", DARK),
    "blue": Paint("#2757b2", "#153877", LIGHT),
    "ivory": Paint("#fffdf5", "#8d8267", DARK),
}
