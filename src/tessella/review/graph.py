"""The course of a game as a picture: shares of the win, and luck added up.

Each seat has a colour and a dash of its own, and its name stands in a legend that shows both.
"""

from __future__ import annotations

from html import escape
from math import ceil
from typing import TYPE_CHECKING, Final

from tessella.core.palette import DAY, PAINTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.review.telling import Share, Telling

WIDTH, LEFT, RIGHT, TOP, HIGH, GAP = 760, 64, 24, 84, 190, 62
HEIGHT: Final = TOP + 2 * HIGH + GAP + 44
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4")
FONT: Final = f'font-family="system-ui, sans-serif" font-size="13" fill="{DAY.ink}"'
LEAST_REACH: Final = 0.1
STEPS: Final = 10


def draw(telling: Telling) -> str:
    """The picture, as the text of an SVG file."""
    below = TOP + HIGH + GAP
    luck = telling.luck()
    reach = _reach(luck)
    label = f'role="img" aria-label="{escape(telling.words("graph-label"))}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {label} {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{DAY.board}"/>',
        _text(LEFT, 24, telling.title, size=15),
        *_legend(telling),
        _text(LEFT, TOP - 10, telling.known("graph-shares")),
        *_panel(telling, telling.shares(), TOP, (0.0, 1.0)),
        _text(LEFT, below - 10, telling.known("graph-luck")),
        *_panel(telling, luck, below, (-reach, reach)),
        _text(WIDTH - RIGHT, HEIGHT - 12, telling.words("graph-moves"), anchor="end"),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _reach(luck: Sequence[Share]) -> float:
    """How far from 0 the scale of luck goes: to a round number beyond all."""
    most = max(abs(value) for share in luck for value in share.values)
    return max(LEAST_REACH, ceil(most * STEPS) / STEPS)


def _text(x: float, y: float, text: str, *, anchor: str = "start", size: int = 13) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"'
    return f"<text {place}>{escape(text)}</text>"


def _style(telling: Telling, seat: int) -> str:
    game = telling.review.record.game
    colour = game.colours[(game.colours_of(seat) or (seat,))[0] % len(game.colours)]
    paint = PAINTS.get(colour)
    ink = paint.day.edge if paint else DAY.ink
    dash = DASHES[seat % len(DASHES)]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'fill="none" stroke="{ink}" stroke-width="2.5"{dashed}'


def _legend(telling: Telling) -> Iterator[str]:
    seats = len(telling.review.seats)
    step = (WIDTH - LEFT - RIGHT) / seats
    for seat in range(seats):
        x = LEFT + seat * step
        yield f'<path d="M{x:.1f} 46h34" {_style(telling, seat)}/>'
        yield _text(x + 42, 50, telling.seat(seat))


def _panel(
    telling: Telling, shares: Sequence[Share], top: float, scale: tuple[float, float]
) -> Iterator[str]:
    """A scale with lines, and a curve for each seat."""
    low, high = scale
    whole = max(len(telling.review.record.moves), 1)

    def down(value: float) -> float:
        return top + HIGH * (1 - (value - low) / (high - low))

    for part in range(5):
        value = low + (high - low) * part / 4
        y = down(value)
        line = f'x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"'
        yield f'<line {line} stroke="{DAY.line}"/>'
        shown = telling.percent(value, signed=low < 0)
        yield _text(LEFT - 8, y + 4, shown, anchor="end", size=11)
    yield _text(LEFT, top + HIGH + 18, "0", anchor="middle", size=11)
    yield _text(WIDTH - RIGHT, top + HIGH + 18, str(whole), anchor="middle", size=11)
    for seat in range(len(telling.review.seats)):
        points = " ".join(
            f"{LEFT + (WIDTH - LEFT - RIGHT) * share.moves / whole:.1f},"
            f"{down(share.values[seat]):.1f}"
            for share in shares
        )
        yield f'<polyline points="{points}" {_style(telling, seat)}/>'
