"""The palette as a style sheet of the web app: `web/src/theme/palette.css`.

A rim is the edge by day and the light by night, so that it shows on any ground.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from tessella.core.palette import DAY, LIGHT, NIGHT, PAINTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.palette import Paint

HEAD: Final = "/* Paper and enamel, by day and by night. Written from the palette by `make api`. */"
WEAVES: Final = {True: "rgba(255, 255, 255, 0.4)", False: "rgba(30, 20, 0, 0.26)"}
"""The weave of an enamel whose ink is light, and of one whose ink is dark."""


def style_sheet() -> str:
    """The text of the file."""
    paper = {name: _both(day, getattr(NIGHT, name)) for name, day in asdict(DAY).items()}
    rules = [_rule(":root", paper)]
    rules += [_rule(f".paint-{name}", _declared(paint)) for name, paint in PAINTS.items()]
    return "\n\n".join([HEAD, *rules]) + "\n"


def _declared(paint: Paint) -> dict[str, str]:
    day, night = paint.day, paint.night
    return {
        "face": _both(day.face, night.face),
        "edge": _both(day.edge, night.edge),
        "shine": _both(day.shine, night.shine),
        "rim": _both(day.edge, night.shine),
        "on": "#fff" if paint.ink == LIGHT else paint.ink,
        "weave": WEAVES[paint.ink == LIGHT],
    }


def _both(day: str, night: str) -> str:
    return day if day == night else f"light-dark({day}, {night})"


def _rule(selector: str, declared: Mapping[str, str]) -> str:
    lines = (f"  --{name}: {value};\n" for name, value in declared.items())
    return f"{selector} {{\n{''.join(lines)}}}"
