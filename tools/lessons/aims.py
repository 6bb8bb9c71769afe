"""Aims that steps of several games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.event import Ended, Passed

if TYPE_CHECKING:
    from tools.lessons.rows import Aim


def covers(*cells: str) -> Aim:
    """The piece lies on all of these cells."""
    return lambda tried: set(cells) <= set(tried.move.text.split(","))


def lays(*pieces: str) -> Aim:
    """The piece is one of these."""
    return lambda tried: tried.piece in pieces


def earns(rule: str, points: int = 1) -> Aim:
    """The move brings so many points at least by a rule."""
    return lambda tried: tried.points(rule) >= points


def gains(points: int) -> Aim:
    """The move brings so many points at least, all in all."""
    return lambda tried: tried.gain >= points


def spares(rule: str) -> Aim:
    """The move costs nothing by a rule."""
    return lambda tried: tried.points(rule) >= 0


def ends(rule: str) -> Aim:
    """The move ends the game by a rule."""
    return lambda tried: any(
        isinstance(event, Ended) and event.rule == rule for event in tried.after.events
    )


def stops(face: str) -> Aim:
    """The next seat has to pass if it rolls this."""
    return lambda tried: any(isinstance(event, Passed) for event in tried.after.play(face).events)


def wins() -> Aim:
    """The move ends the game."""
    return lambda tried: tried.after.result is not None
