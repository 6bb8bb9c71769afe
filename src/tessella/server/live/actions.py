"""What follows from each action that somebody may ask for, as a command of their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.server.match import commands
from tessella.server.wire import requests

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tessella.server.match.commands import Command

ACTIONS: Final[Mapping[requests.Action, Callable[[int], Command]]] = {
    requests.Action.RISE: commands.Rise,
    requests.Action.RESIGN: commands.Resign,
    requests.Action.ABORT: commands.Abort,
    requests.Action.CLAIM: lambda _: commands.Claim(),
    requests.Action.RETURN: commands.Return,
    requests.Action.HUSH: lambda seat: commands.Hush(seat, on=False),
    requests.Action.UNHUSH: lambda seat: commands.Hush(seat, on=True),
}
