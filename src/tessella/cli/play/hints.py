"""Hints that teach, step by step: where to look, then the move, then why."""

from __future__ import annotations

import random
import re
import secrets
from functools import cached_property
from typing import TYPE_CHECKING, Final

from tessella.players.level_player import best_player
from tessella.review.reasons import reasons

if TYPE_CHECKING:
    from tessella.cli.play.choices import Choice, Choices
    from tessella.cli.terminal import Terminal
    from tessella.core import Move, View
    from tessella.core.evaluation import ValuedMove

SEED_BITS: Final = 63
SECONDS: Final = 0.5
CELL: Final = re.compile(r"([a-z])(\d+)")


class Hints:
    """What the engine thinks of a turn: it is asked once, and told a step further each time."""

    def __init__(self, view: View, choices: Choices) -> None:
        self._view = view
        self._choices = choices
        self._told = 0

    @cached_property
    def _best(self) -> ValuedMove:
        luck = random.Random(secrets.randbits(SEED_BITS))
        return best_player(self._view.game, SECONDS).evaluate(self._view, luck).moves[0]

    def tell(self, terminal: Terminal) -> None:
        """The next step; where there is nothing to look at, or no reason, the one after it."""
        choice = next(one for one in self._choices.all if one.move == self._best.move)
        self._told += 1
        if self._told == 1 and choice.piece:
            terminal.say("hint-where", piece=choice.piece, where=where(choice.move))
        elif self._told <= 2:  # noqa: PLR2004 - the second step
            self._told = 2
            self._tell_move(choice, terminal)
        else:
            self._tell_why(terminal)

    def _tell_move(self, choice: Choice, terminal: Terminal) -> None:
        found, seat = self._best.evaluation, self._view.seat or 0
        terminal.say(
            "hint",
            move=choice.move.text,
            number=choice.number,
            win=round(100 * found.win[seat]),
            points=round(found.points[seat]),
        )

    def _tell_why(self, terminal: Terminal) -> None:
        move = self._best.move
        why = reasons(self._view, move, move, is_best=True)
        for reason in why:
            terminal.write(reason.message.say(terminal.words.language))
        if not why:
            terminal.say("hint-no-reason")


def where(move: Move) -> str:
    """About where a move lies: the corners of what it covers, or its place."""
    cells = [CELL.fullmatch(cell) for cell in move.text.split(",")]
    found = [cell for cell in cells if cell is not None]
    if not found or len(found) < len(cells):
        return move.text.partition(":")[0]
    columns, rows = {cell[1] for cell in found}, {int(cell[2]) for cell in found}
    return f"{min(columns)}{min(rows)}\N{EN DASH}{max(columns)}{max(rows)}"
