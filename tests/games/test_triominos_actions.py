"""Actions of Triominos: slots are the open cells, in order."""

from __future__ import annotations

import random

import pytest

from tessella import envs
from tessella.core.actions import ActionError
from tessella.games.triominos.actions import SLOTS, slots
from tests.games.triominos_positions import triominos, wander


def test_a_tile_away_from_all_others_has_no_action() -> None:
    game = triominos()
    view = game.start().view(0)
    actions = envs.actions(game)
    assert actions.id("^0,0:012", view) == actions.rows.index("012 in slot 0")
    with pytest.raises(ActionError, match="isn’t an action of a seat"):
        actions.id("^5,5:012", view)


def test_the_draw_is_the_last_action_whoever_asks() -> None:
    actions = envs.actions(triominos())
    assert actions.id("draw") == len(actions) - 1 == 56 * SLOTS
    assert actions.move(56 * SLOTS).text == "draw"


@pytest.mark.parametrize("seed", range(5))
def test_slots_never_run_out_and_are_in_order(seed: int) -> None:
    for state, _, _ in wander(triominos(seats=4).start(), random.Random(seed)):
        found = slots(state.tableau)
        assert len(found) <= max(1, len(state.tableau.laid) + 2) <= SLOTS
        assert found == sorted(found, key=lambda cell: (cell.y, cell.x, cell.kind == "v"))
