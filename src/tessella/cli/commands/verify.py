"""`tessella verify`: whether the dice of a record are those that were promised before the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.errors import CheckFailed
from tessella.cli.files import read_text
from tessella.core.audit import audit

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal
    from tessella.core import Game
    from tessella.core.fair import Fair


def verify(terminal: Terminal, record: str) -> None:
    """Say what was checked, or what is wrong first."""
    checked = audit(read_text(record))
    _terms(terminal, checked.game, checked.fair)
    if not checked.fair.is_kept:
        raise CheckFailed("cli-verify-broken")
    terminal.say("verify-kept")
    if checked.difference is not None:
        wrong = checked.difference
        raise CheckFailed(
            "cli-verify-differs",
            line=wrong.line,
            number=wrong.number,
            found=wrong.found,
            due=wrong.due,
        )
    terminal.say("verify-counts", **checked.counts)
    terminal.say("verify-own")


def _terms(terminal: Terminal, game: Game, fair: Fair) -> None:
    """What whoever played should compare with what they saw beforehand."""
    terminal.say("verify-terms", game=str(game), match=fair.match)
    terminal.write_whole(terminal.words("verify-commitment", commitment=fair.commitment))
    for seat, nonce in enumerate(fair.nonces):
        terminal.write_whole(terminal.words("verify-nonce", seat=seat, nonce=nonce))
