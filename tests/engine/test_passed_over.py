"""States in which the table has passed over seats mean the same to law and muscle."""

from __future__ import annotations

import pytest

import tessella
from bench.lockstep import NATIVES, difference, law_facts
from tessella import engine
from tessella.core.move import Pass
from tests.engine.test_triominos_past import ZEROS, dealt_hands
from tests.games.triominos_positions import position
from tests.laws.test_passed_over import can_do_without, left_by
from tools.variants import variants


@pytest.mark.parametrize("name", tessella.games())
def test_law_and_muscle_agree_after_every_pass(name: str) -> None:
    for game in filter(can_do_without, variants(name)):
        record = left_by(game, {0}, seed=3)
        after = list(record.states())[1:]
        passes = [s for s, m in zip(after, record.moves, strict=True) if isinstance(m, Pass)]
        for state in passes[:3]:
            native_states = [engine.to_native(state, native) for native in NATIVES]
            assert difference(law_facts(state), native_states) is None


def test_nothing_is_inferred_from_a_turn_that_the_table_passed_over() -> None:
    state = position(ZEROS, "001 333", "002 444", "003 555", pool="004 005 111")
    passed = state.passed_over()
    assert passed is not None
    assert dealt_hands(passed.view(2), 0) == dealt_hands(state.view(2), 0)
