"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tessella.cli.draw.theme import STRONG
from tessella.cli.words import number
from tessella.core.event import Ended

if TYPE_CHECKING:
    from tessella.cli.draw.theme import Theme
    from tessella.cli.session import Session
    from tessella.cli.words import Words


def result_table(session: Session, theme: Theme, words: Words) -> Group:
    """Why the game is over, who won, and the seats in the order of their ranks."""
    result = session.record.result
    if result is None:
        return Group(Text(words("unfinished")))
    names = session.names
    winners = [names[seat] for seat in result.winners]
    headline = Text(_headline(winners, words), STRONG)
    ranked = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
    wide, far = max(map(len, names)), max(len(number(score)) for score in result.scores)
    lines = [
        Text.assemble(
            f"  {result.ranks[seat]}. ",
            (theme.mark(seat), theme.ink(seat)),
            f" {names[seat]:<{wide}}  {number(result.scores[seat]):>{far}}",
        )
        for seat in ranked
    ]
    reason = Text(Ended(result.reason).message.say(words.language))
    return Group(reason, headline, *lines)


def _headline(winners: list[str], words: Words) -> str:
    if not winners:
        return words("won-nobody")
    key = "won" if len(winners) == 1 else "won-shared"
    return words(key, names=_joined(winners, words))


def _joined(names: list[str], words: Words) -> str:
    """Names as one says them: Anna, Ben and Cleo."""
    if len(names) == 1:
        return names[0]
    return words("joined", some=", ".join(names[:-1]), last=names[-1])
