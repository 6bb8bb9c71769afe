"""What a turn leaves: points that another move wins, answers and bonuses of others, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.fact import Fact
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.score import hand_sum, parts
from tessella.games.triominos.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.core.lattice import Cell, Numbers
    from tessella.core.move import Move
    from tessella.games.triominos.tableau import Tableau
    from tessella.games.triominos.view import TriominosView

FAMILY = "tr"


def facts(view: TriominosView, move: Move) -> tuple[Fact, ...]:
    """All that is counted from what the seat that has the turn knows."""
    forgone = max(map(view.gain, view.moves)) - view.gain(move)
    hand, tableau, opened = view.hand, view.tableau, frozenset[str]()
    unseen = [tile for tile in TILES if tile not in view.hand | view.tableau.tiles]
    if isinstance(move, Lay):
        hand, tableau = view.hand - {move.tile}, view.tableau.lay(move)
        opened = _opened(view, tableau, unseen)
    answers, margin = list(tableau.fitting(unseen)), max(len(unseen) // 10, 1)
    most = max((_worth(view, tableau, lay) for lay in answers), default=0)
    tiles = {lay.tile for lay in answers}
    return (
        Fact(FAMILY, "forgone", forgone, is_good=False),
        Fact(FAMILY, "most", most, is_good=False),
        Fact(FAMILY, "answers", len(tiles), is_good=False, margin=margin),
        Fact(FAMILY, "bonus", len(opened), tuple(sorted(opened)), is_good=False),
        Fact(FAMILY, "hand", hand_sum(hand), is_good=False),
    )


def _worth(view: TriominosView, tableau: Tableau, lay: Lay) -> int:
    """The points of a tile that somebody else lays on a tableau (TR-8 to TR-10)."""
    return sum(points for points, _ in parts(tableau, lay, view.game.options))


def _opened(view: TriominosView, after: Tableau, unseen: list[Numbers]) -> frozenset[str]:
    """The cells on which a tile that the seat cannot see wins a bonus only after this move."""
    before = set(_bonuses(view.tableau, unseen)) if view.tableau.laid else set()
    return frozenset(str(cell) for cell in set(_bonuses(after, unseen)) - before)


def _bonuses(tableau: Tableau, tiles: Iterable[Numbers]) -> Iterable[Cell]:
    """The cells on which one of these tiles builds a bridge (TR-9) or a hexagon (TR-10)."""
    cells = {lay.cell for lay in tableau.fitting(tiles)}
    return [cell for cell in cells if tableau.is_bridge(cell) or tableau.hexagons(cell)]
