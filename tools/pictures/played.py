"""Positions by the law: how they are reached, and whether a picture tells the truth about them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import tessella
from tessella.core.event import Laid, Scored
from tessella.core.polyomino import Placement

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.game import Game
    from tessella.core.state import State
    from tools.pictures.rows import Panel, Try

RIGHT, WRONG, WON = "✓", "✗", "★"
MINUS = "\N{MINUS SIGN}"
POINTS = re.compile(rf"([+{MINUS}]?) ?(\d+)")


class ContradictionError(Exception):
    """A picture tells something that the law does not."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state, the state before the last move, and every piece that was laid."""

    game: Game
    before: State
    state: State
    laid: tuple[Laid, ...]

    @property
    def mover(self) -> int | None:
        """The seat that laid the last piece."""
        return self.laid[-1].seat if self.laid else None

    @property
    def points(self) -> tuple[int, ...]:
        """What the last move won or cost the seat that made it, part by part."""
        scored = (event for event in self.state.events if isinstance(event, Scored))
        return tuple(event.points for event in scored if event.seat == self.mover)

    def colour(self, colour: int) -> str:
        """The word of a colour."""
        return self.game.colours[colour]

    def cells(self, move: str) -> tuple[int, ...]:
        """The cells of a placement."""
        placement = self.game.parse(move)
        if not isinstance(placement, Placement):
            raise ContradictionError(f"{move} is no placement")
        return placement.cells


def position(panel: Panel) -> Position:
    """The position of a panel, played move by move, and all that it claims checked."""
    game = tessella.game(panel.game, **panel.options)
    before = state = game.start()
    laid: list[Laid] = []
    for move in panel.moves.split():
        before, state = state, state.play(move)
        laid += [event for event in state.events if isinstance(event, Laid)]
    reached = Position(game, before, state, tuple(laid))
    for problem in problems(panel, reached):
        raise ContradictionError(f"{panel.moves or panel.game}: {problem}")
    return reached


def problems(panel: Panel, reached: Position) -> Iterator[str]:
    """What a panel tells and the law does not."""
    for attempt in panel.tries:
        rule = refusal(reached.state, attempt)
        if rule != attempt.refused:
            told = attempt.refused or "legal"
            yield f"{attempt.move}: the law says {rule or 'legal'}, not {told}"
    yield from _sign_problems(panel, reached)
    if panel.claim is not None and not panel.claim(reached):
        yield "its claim does not hold"


def refusal(state: State, attempt: Try) -> str:
    """The rule that forbids a try; empty if it is legal."""
    try:
        error = state.refusal(attempt.move)
    except tessella.NotationError as unreadable:
        return unreadable.rule or "unreadable"
    return error.rule if error else ""


def _sign_problems(panel: Panel, reached: Position) -> Iterator[str]:
    """Whether the sign under a panel says what the law says."""
    if panel.sign in (RIGHT, WRONG):
        if not panel.tries and panel.claim is None:
            yield f"nothing says why {panel.sign}"
        if any(bool(attempt.refused) != (panel.sign == WRONG) for attempt in panel.tries):
            yield f"{panel.sign} does not fit its tries"
    elif panel.sign == WON:
        if reached.state.result is None:
            yield "nobody has won"
    elif panel.sign and not says(panel.sign, reached.points):
        yield f"the law counts {reached.points}, not {panel.sign}"


def says(sign: str, points: Iterable[int]) -> bool:
    """Whether a text such as `+4 −2 = +2` tells these points: each of them, then their sum."""
    parts, _, total = sign.partition("=")
    found = _numbers(parts)
    points = list(points) or [0]
    return found == points and (not total or _numbers(total) == [sum(points)])


def _numbers(text: str) -> list[int]:
    return [-int(digits) if sign == MINUS else int(digits) for sign, digits in POINTS.findall(text)]


def signed(points: int) -> str:
    """Points with their sign, as tags show them."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"
