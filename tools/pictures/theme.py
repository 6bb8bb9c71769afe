"""How pictures look: paper and enamel, by day and by night.

Seats are the only saturated things on the page. Each has a colour and a quiet weave of its own, so
that a picture works without colour as well.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from tessella.core import palette
from tessella.core.palette import LIGHT
from tools.pictures.svg import Element

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tessella.core.palette import Enamel


@dataclass(frozen=True, slots=True)
class Paint:
    """An enamel: its face, its dark lower edge, the light on its upper one, and lines around it."""

    face: str
    edge: str
    shine: str
    rim: str
    ink: str
    weave: str


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything."""

    ground: str
    board: str
    line: str
    ink: str
    quiet: str
    wrong: str
    shadow: str
    paints: Mapping[str, Paint]


LIGHT_INK: Final = "#fff"
LIGHT_WEAVE: Final = "rgba(255,255,255,.4)"
DARK_WEAVE: Final = "rgba(30,20,0,.26)"


def _paint(enamel: Enamel, rim: str, ink: str) -> Paint:
    light = ink == LIGHT
    inks = (LIGHT_INK, LIGHT_WEAVE) if light else (ink, DARK_WEAVE)
    return Paint(enamel.face, enamel.edge, enamel.shine, rim, *inks)


DAY: Final = Theme(
    **asdict(palette.DAY),
    paints={n: _paint(p.day, p.day.edge, p.ink) for n, p in palette.PAINTS.items()},
)
NIGHT: Final = Theme(
    **asdict(palette.NIGHT),
    paints={n: _paint(p.night, p.night.shine, p.ink) for n, p in palette.PAINTS.items()},
)

FONT: Final = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
ROUND: Final = "stroke-linecap:round;stroke-linejoin:round"

CLASSES: Final = {
    "board": "fill:{board}",
    "ink": "fill:{ink}",
    "line": "fill:none;stroke:{line}",
    "rim": f"fill:none;stroke:{{ink}};stroke-width:2;{ROUND}",
    "stroke": f"fill:none;stroke:{{ink}};stroke-width:1.6;{ROUND}",
    "bar": "fill:none;stroke:{ink};stroke-width:5;stroke-linecap:round",
    "faint": "fill:none;stroke:{quiet};stroke-width:1.6;stroke-dasharray:2 4;stroke-linecap:round",
    "accent": "fill:none;stroke:{ink};stroke-width:2.2;stroke-linejoin:round",
    "halo": f"fill:none;stroke:{{board}};stroke-width:5;{ROUND}",
    "page": "fill:{ground};stroke:{line}",
    "cell": "fill:{board};stroke:{quiet};stroke-width:1.2;stroke-linejoin:round",
    "spot": "fill:{board};stroke:{ink};stroke-width:1.6",
    "disc": "fill:{board};stroke:{line}",
    "tick": f"fill:none;stroke:{{ink}};stroke-width:2.4;{ROUND}",
    "cross": f"fill:none;stroke:{{wrong}};stroke-width:2.4;{ROUND}",
    "offence": "fill:none;stroke:{wrong};stroke-width:4;stroke-linecap:round",
    "hatch": "fill:none;stroke:{quiet};stroke-width:1.2",
    "hole": "fill:url(#hatch);stroke:{quiet};stroke-width:1.2;stroke-dasharray:3 3",
    "void": "fill:none;stroke:{quiet};stroke-width:1.4;stroke-dasharray:3 3",
    "shadow": "fill:{shadow};fill-opacity:.4",
    "speck": "fill:{quiet}",
    "text": "fill:{quiet};font-size:14px",
    "small": "fill:{ink};font-size:14px;font-weight:600",
    "figure": "fill:{ink};font-size:16px;font-weight:600",
}
"""What a class means; names in braces are colours of the theme."""

PAINTED: Final = {
    "face": "fill:{face}",
    "edge": "fill:{edge};stroke:{edge}",
    "shine": "fill:{shine};stroke:{edge}",
    "label": "fill:{ink};font-size:16px;font-weight:600",
    "mark": "fill:{face};stroke:{face};stroke-width:4;stroke-linejoin:round",
    "tiny": "fill:{ink};font-size:12px;font-weight:600",
    "trace": f"fill:none;stroke:{{ink}};stroke-width:1.8;{ROUND}",
    "tint": "fill:{face};fill-opacity:.1",
    "ghost": "fill-opacity:.55;stroke:{rim};stroke-width:1.8;stroke-linejoin:round",
    "refused": "fill:{face};fill-opacity:.15;stroke:{rim};stroke-width:1.8;stroke-dasharray:5 3.5",
    "held": "fill:none;stroke:{rim};stroke-width:1.8;stroke-dasharray:.1 4;stroke-linecap:round",
    "dot": "fill:{face};stroke:{rim};stroke-width:1.2",
    "weave": "fill:none;stroke:{weave};stroke-width:1.3;stroke-linecap:round",
    "fleck": "fill:{weave}",
    "seam": "fill:none;stroke:{edge};stroke-opacity:.32",
}
"""What a class of an enamel means: `ghost-green` is a ghost in green."""


def _colours(name: str, theme: Theme) -> tuple[str, dict[str, object]]:
    """The template of a class, and the colours that it speaks of."""
    family, _, colour = name.partition("-")
    if colour:
        return PAINTED[family], asdict(theme.paints[colour])
    return CLASSES[name], asdict(theme)


def _day(name: str) -> str:
    template, colours = _colours(name, DAY)
    return f".{name}{{{template.format(**colours)}}}"


def _night(name: str) -> str:
    """What differs by night: colours only."""
    template, colours = _colours(name, NIGHT)
    themed = ";".join(part for part in template.split(";") if "{" in part)
    return f".{name}{{{themed.format(**colours)}}}"


def style(elements: Iterable[Element]) -> Element:
    """The style sheet of the classes that these elements use."""
    values = {value for one in elements for key, value in one.attributes if key == "class"}
    used = sorted({name for value in values for name in value.split()})
    lines = [
        f"text{{font-family:{FONT};font-variant-numeric:tabular-nums;text-anchor:middle}}",
        *map(_day, used),
        "@media (prefers-color-scheme:dark){",
        *map(_night, used),
        "}",
    ]
    return Element("style", words="\n".join(["", *lines, ""]))
