"""`tessella rules`: the rules of a game, or one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.rulebook import print_rules

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal


def rules(terminal: Terminal, game: str, *, rule: str | None = None) -> None:
    """Print the rules of a game."""
    print_rules(game.strip().lower(), rule or "", terminal)
