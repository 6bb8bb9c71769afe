"""MaskablePPO of sb3-contrib learns every game, as the example has it.

sb3-contrib and torch are no part of any extra; without them these tests are skipped.
"""

from __future__ import annotations

import importlib.util
import math
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import tessella
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guide" / "your-first-agent.md").read_text(encoding="utf-8")
GAMES = 200
MARGIN = 0.3
"""So much more it wins at least of what there is to win from -1 to 1; before, it is about 0."""
CERTAIN = 2.576
"""Standard errors that 99 of 100 measurements keep within."""


@pytest.fixture(scope="module")
def example() -> ModuleType:
    pytest.importorskip("torch")
    pytest.importorskip("sb3_contrib")
    spec = importlib.util.spec_from_file_location("maskable", ROOT / "examples" / "maskable.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["maskable"] = module
    spec.loader.exec_module(module)
    return module


def test_the_guide_tells_the_setting_of_each_game() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` .*steps", GUIDE, re.MULTILINE)
    assert sorted(rows) == sorted(tessella.games())


@every_shipped_name
def test_a_beginner_plays_by_the_masks_and_likes_all_actions_alike(name: str, example: Any) -> None:
    env, model = example.made(name), example.beginner(name)
    seen, _ = env.reset(seed=1)
    masks = env.action_masks()
    odds = model.policy.get_distribution(
        model.policy.obs_to_tensor(seen)[0], action_masks=masks
    ).distribution.probs[0].detach().numpy()  # fmt: skip
    assert odds[masks] == pytest.approx(1 / masks.sum())
    assert not odds[~masks].any()


@pytest.mark.long
@every_shipped_name
def test_it_learns(name: str, example: Any) -> None:
    """It wins clearly more than before, and by the margin in the middle of the estimate."""
    model = example.beginner(name, seed=1)
    before = example.played(name, model, GAMES)[:, 0]
    model.learn(example.SETTINGS[name].steps)
    after = example.played(name, model, GAMES)[:, 0]
    more = after.mean() - before.mean()
    error = math.sqrt((before.var(ddof=1) + after.var(ddof=1)) / GAMES)
    assert more - CERTAIN * error > 0, (before.mean(), after.mean(), error)
    assert more > MARGIN, (before.mean(), after.mean(), error)
    assert np.all(np.abs(after) <= 1)
