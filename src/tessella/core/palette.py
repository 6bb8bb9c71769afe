"""The colours of everything that is drawn: paper and enamel, by day and by night.

Colours of games are the only saturated things on a page. The terminal, the pictures of the rules,
sheets to print and the web app all take theirs from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LIGHT: Final = "#ffffff"
DARK: Final = "#1e1c26"
"""The inks of signs on an enamel."""


@dataclass(frozen=True, slots=True)
class Enamel:
    """The face of a piece, its dark lower edge, and the light on its upper one."""

    face: str
    edge: str
    shine: str


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour that games name; `faded`: the ground in a terminal of what has done its work."""

    day: Enamel
    night: Enamel
    ink: str
    faded: str


@dataclass(frozen=True, slots=True)
class Paper:
    """What pieces lie on, and what is written there."""

    ground: str
    board: str
    line: str
    ink: str
    quiet: str
    wrong: str
    shadow: str


DAY: Final = Paper("#f5efe1", "#fcf9f1", "#d9cfb9", "#2c2933", "#6d6555", "#a8321f", "#4a3c20")
NIGHT: Final = Paper("#161e34", "#1c2642", "#36436a", "#ece7da", "#a9b0c6", "#ff9c8a", "#03060f")
PAINTS: Final = {
    "violet": Paint(
        Enamel("#6f4cc4", "#48308a", "#a68be6"),
        Enamel("#8f70e6", "#4f379b", "#c7b4ff"),
        LIGHT,
        "#4a3a80",
    ),
    "orange": Paint(
        Enamel("#f08a2c", "#a85510", "#ffc387"),
        Enamel("#f49a3f", "#a85c18", "#ffd3a1"),
        DARK,
        "#8f5a26",
    ),
    "green": Paint(
        Enamel("#45b591", "#1f7459", "#93dec5"),
        Enamel("#55ccaa", "#25806a", "#a9f0da"),
        DARK,
        "#1f5c43",
    ),
    "red": Paint(
        Enamel("#bf2f3b", "#821a26", "#ea8089"),
        Enamel("#d2474a", "#8a1f2b", "#f59a9c"),
        LIGHT,
        "#7f303b",
    ),
    "yellow": Paint(
        Enamel("#f8d93c", "#9a7d0c", "#fff3ae"),
        Enamel("#f8df4a", "#a58712", "#fff7c2"),
        DARK,
        "#8c7a33",
    ),
    "blue": Paint(
        Enamel("#2757b2", "#153877", "#7ba1e6"),
        Enamel("#5572cc", "#2b4391", "#9db3f5"),
        LIGHT,
        "#28507f",
    ),
    "ivory": Paint(
        Enamel("#fffdf5", "#8d8267", "#ffffff"),
        Enamel("#ebe5d4", "#9a9078", "#ffffff"),
        DARK,
        "#8d8267",
    ),
}
PLAIN: Final = "ivory"
"""The enamel of tiles that belong to nobody."""
