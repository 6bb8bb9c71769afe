"""The moves that a seat may choose from: ranked, numbered, filtered and listed."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

from tessella.cli.draw.theme import QUIET, STRONG
from tessella.core.event import Laid
from tessella.core.language import signed
from tessella.core.polyomino import Placement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Move, State, View

PAGE = 24
NEAR = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move with its number in the list and what it wins or costs at once."""

    number: int
    move: Move
    gain: int
    piece: str

    def contains(self, word: str) -> bool:
        """Whether the move is with this piece, or its text has this word (or all of its cells)."""
        if self.piece and word.casefold() == self.piece.casefold():
            return True
        parts = word.casefold().split(",")
        return self._has(word.casefold()) or (len(parts) > 1 and all(map(self._has, parts)))

    def _has(self, word: str) -> bool:
        whole = rf"(?<![a-z0-9-]){re.escape(word)}(?!\d)"
        return bool(word) and re.search(whole, self.move.text) is not None


class Choices:
    """All legal moves of a view, the most appealing first; numbers do not change with filters.

    The state is asked only what piece a move of the view lays.
    """

    def __init__(self, state: State, view: View) -> None:
        ranked = sorted(view.moves, key=view.appeal, reverse=True)
        self.all = tuple(
            Choice(number, move, view.gain(move), _piece(state, move))
            for number, move in enumerate(ranked, start=1)
        )

    def matching(self, words: str) -> tuple[Choice, ...]:
        """The choices that contain all of these words."""
        return tuple(
            choice for choice in self.all if all(choice.contains(word) for word in words.split())
        )

    def best_of_each_piece(self) -> tuple[Choice, ...]:
        """As many of the best with each piece as make about a page."""
        pieces = Counter(choice.piece for choice in self.all)
        share = max(PAGE // len(pieces), 1)
        seen: Counter[str] = Counter()
        best = []
        for choice in self.all:
            seen[choice.piece] += 1
            if seen[choice.piece] <= share:
                best.append(choice)
        return tuple(best)

    def near(self, text: str) -> tuple[Choice, ...]:
        """The few choices that have most in common with a text that is not one of them."""
        wanted = set(text.casefold().split(","))
        shared = [(len(wanted & set(choice.move.text.split(","))), choice) for choice in self.all]
        most = max((count for count, _ in shared), default=0)
        return tuple(choice for count, choice in shared if count == most > 0)[:NEAR]


def _piece(state: State, move: Move) -> str:
    """The piece that a move lays; empty if it lays none."""
    if isinstance(move, Placement):
        return move.piece
    return next((e.piece for e in state.play(move).events if isinstance(e, Laid)), "")


def listing(choices: Sequence[Choice], width: int) -> Columns:
    """The choices as a list: number, points, piece and text, in columns."""
    numbers = max(len(str(choice.number)) for choice in choices)
    gains = max(len(signed(choice.gain)) for choice in choices)
    pieces = max(len(choice.piece) for choice in choices)
    lines = [
        Text.assemble(
            (f"{choice.number:>{numbers}} ", STRONG),
            f"{signed(choice.gain):>{gains}} ",
            (f"{choice.piece:<{pieces}} " if pieces else "", QUIET),
            choice.move.text,
        )
        for choice in choices
    ]
    longest = max(line.cell_len for line in lines)
    return Columns(lines, width=min(longest, width), padding=(0, 3), column_first=True)
