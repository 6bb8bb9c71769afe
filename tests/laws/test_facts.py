"""What every game tells of itself besides its rules."""

from itertools import pairwise

import pytest

import tessella
from tessella.core.registry import game_type
from tessella.players import LEVELS

every_game = pytest.mark.parametrize("name", tessella.games())


@every_game
def test_each_level_slips_less_or_thinks_more_than_the_one_below(name: str) -> None:
    ladder = game_type(name).ladder
    assert len(ladder) == len(LEVELS) - 1
    for (slips, simulations), (fewer, more) in pairwise(ladder):
        assert fewer <= slips
        assert more >= simulations
        assert (fewer, more) != (slips, simulations)
