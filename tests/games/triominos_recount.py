"""What a turn in Triominos does, counted by playing it and what may follow."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, cast

from tessella.core.event import Scored
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.state import Stage, TriominosState

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.games.triominos.tableau import Tableau

ALL = frozenset(combinations_with_replacement(range(6), 3))


def gain(state: TriominosState, move: Move) -> int:
    """What a move wins at once, what other hands hold aside."""
    seat = state.turn
    events = [event for event in state.play(move).events if isinstance(event, Scored)]
    own = [e for e in events if e.seat == seat and e.part != "hands"]
    return sum(event.points for event in own if event.rule not in {"TR-14", "TR-17"})


def holding(
    state: TriominosState, tableau: Tableau, unseen: frozenset[tuple[int, ...]]
) -> TriominosState:
    """A turn of somebody who holds all unseen tiles."""
    tiles = cast("frozenset[tuple[int, int, int]]", unseen)
    hands = tuple(tiles if seat == 0 else frozenset() for seat in range(state.game.seats))
    return replace(
        state, hands=hands, tableau=tableau, seat=0, draws=0, drawn=None, stage=Stage.TURN
    )


def answers(state: TriominosState, move: Move) -> int:
    """The tiles that are not seen and could be laid after a move."""
    after = state.tableau.lay(move) if isinstance(move, Lay) else state.tableau
    unseen = ALL - state.hands[cast("int", state.turn)] - state.tableau.tiles
    fitting = holding(state, after, unseen).moves() if unseen else ()
    return len({lay.tile for lay in fitting if isinstance(lay, Lay)})


def most(state: TriominosState, move: Move) -> int:
    """The most that an unseen tile could win after a move."""
    after = state.tableau.lay(move) if isinstance(move, Lay) else state.tableau
    unseen = ALL - state.hands[cast("int", state.turn)] - state.tableau.tiles
    rich = holding(state, after, unseen)
    found = [0]
    for lay in rich.moves() if unseen else ():
        events = [e for e in rich.play(lay).events if isinstance(e, Scored)]
        if isinstance(lay, Lay):
            found.append(sum(e.points for e in events if e.rule in {"TR-8", "TR-9", "TR-10"}))
    return max(found)


def bonuses(
    state: TriominosState, tableau: Tableau, unseen: frozenset[tuple[int, ...]]
) -> set[str]:
    """The cells where somebody who held all unseen tiles would win a bonus."""
    rich = holding(state, tableau, unseen)
    found = set()
    for move in rich.moves():
        if isinstance(move, Lay):
            events = [e for e in rich.play(move).events if isinstance(e, Scored)]
            if any(event.rule in {"TR-9", "TR-10"} and event.points for event in events):
                found.add(str(move.cell))
    return found


def opened(state: TriominosState, move: Move) -> set[str]:
    """The cells on which a bonus can be won only after a move."""
    if not isinstance(move, Lay):
        return set()
    unseen = ALL - state.hands[cast("int", state.turn)] - state.tableau.tiles
    before = bonuses(state, state.tableau, unseen) if state.tableau.laid else set()
    return bonuses(state, state.tableau.lay(move), unseen) - before


def recount(state: TriominosState, move: Move, name: str) -> tuple[int, set[str]]:
    """A fact of a move: its number, and the cells where it has some."""
    if name == "forgone":
        return max(gain(state, other) for other in state.moves()) - gain(state, move), set()
    if name == "hand":
        laid = {move.tile} if isinstance(move, Lay) else set()
        return sum(map(sum, state.hands[cast("int", state.turn)] - laid)), set()
    if name == "most":
        return most(state, move), set()
    if name == "answers":
        return answers(state, move), set()
    cells = {"bonus": opened}[name](state, move)
    return len(cells), cells
