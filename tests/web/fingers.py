"""Real fingers on the screen of a phone: touches that the browser itself makes events of."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.play import Guest

Point: TypeAlias = tuple[float, float]
STEPS: Final = 12
REACH: Final = 60
"""Pixels between a finger that twists and the point that it goes around."""


REST: Final = 150
"""Milliseconds that a finger rests before it lets go; else the browser takes it for a fling."""


class Fingers:
    """Some fingers of one hand."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def down(self, *points: Point) -> None:
        """Put fingers on the screen."""
        self._touch("touchStart", *points)

    def move(self, *points: Point) -> None:
        """Have the fingers at other points, and let the page draw what it makes of it."""
        self._touch("touchMove", *points)
        self._page.evaluate("new Promise(requestAnimationFrame)")

    def up(self) -> None:
        """Take all fingers off the screen."""
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drag(guest: Guest, start: Point, end: Point, *, lets_go: bool = True) -> Fingers:
    """Draw a finger from one point to another."""
    fingers = Fingers(guest.page)
    fingers.down(start)
    for step in range(1, STEPS + 1):
        share = step / STEPS
        fingers.move(
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        )
    guest.page.wait_for_timeout(REST)
    if lets_go:
        fingers.up()
    return fingers


def twist(guest: Guest, around: Point, degrees: float) -> None:
    """Put two fingers on the screen and turn them around a point."""
    fingers = Fingers(guest.page)
    fingers.down(*_opposite(around, 0))
    for step in range(1, STEPS + 1):
        fingers.move(*_opposite(around, degrees * step / STEPS))
    fingers.up()


def _opposite(around: Point, degrees: float) -> tuple[Point, Point]:
    x, y = REACH * cos(radians(degrees)), REACH * sin(radians(degrees))
    return (around[0] + x, around[1] + y), (around[0] - x, around[1] - y)
