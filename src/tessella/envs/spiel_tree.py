"""The whole tree of a small game in Gambit's format, for solvers that want it in one piece."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


def efg(game: Any) -> str:
    """An extensive-form game that `pyspiel.load_efg_game` and Gambit read.

    OpenSpiel has an exporter of its own, whose time grows with the square of the size.
    """
    players = " ".join(f'"{player}"' for player in range(game.num_players()))
    sets: list[dict[str, int]] = [{} for _ in range(game.num_players())]
    lines = _lines(game.new_initial_state(), sets, count(1))
    return "\n".join((f'EFG 2 R "{game}" {{ {players} }}', *lines, ""))


def _lines(state: Any, sets: list[dict[str, int]], numbers: Iterator[int]) -> Iterator[str]:
    """A line for each node, those above before those below."""
    if state.is_terminal():
        yield f't "" {next(numbers)} "" {{ {" ".join(map(str, state.returns()))} }}'
        return
    yield _node(state, sets, numbers)
    for action in state.legal_actions():
        yield from _lines(state.child(action), sets, numbers)


def _node(state: Any, sets: list[dict[str, int]], numbers: Iterator[int]) -> str:
    """Whose choice it is, in which information set, and of what."""
    if state.is_chance_node():
        odds = (
            (state.action_to_string(action), chance) for action, chance in state.chance_outcomes()
        )
        choices = " ".join(f'"{text}" {chance:.17g}' for text, chance in odds)
        return f'c "" {next(numbers)} "" {{ {choices} }} 0'
    player = state.current_player()
    known = sets[player].setdefault(state.information_state_string(), len(sets[player]) + 1)
    choices = " ".join(f'"{state.action_to_string(action)}"' for action in state.legal_actions())
    return f'p "" {player + 1} {known} "" {{ {choices} }} 0'
