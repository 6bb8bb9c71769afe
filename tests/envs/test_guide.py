"""The guide to environments: its programs run, and its numbers are those of the games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tessella
from tessella import envs
from tessella.core.registry import game_type

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "environments.md"
TEXT = GUIDE.read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_the_programs_of_the_guide_run(program: str) -> None:
    if "pyspiel" in program:
        pytest.importorskip("pyspiel")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    if "print" in program:
        assert done.stdout.strip()


@pytest.mark.parametrize("name", tessella.games())
def test_the_facts_of_the_guide_are_those_of_the_games(name: str) -> None:
    facts = envs.facts(tessella.game(name))
    head = rf"^\| {game_type(name).title}(?:, a round)? \| ([0-9,]+.*)$"
    (row,) = re.findall(head, TEXT, re.MULTILINE)
    cells = [cell.strip() for cell in row.split("|")]
    assert cells[0].split()[0] == f"{facts.actions:,}"
    shape = " × ".join(map(str, facts.observation))
    assert cells[1] == shape or "rows" in cells[1] or "seats" in cells[1]
    assert cells[2].split()[0] == str(facts.decisions)
    assert cells[3].split()[0] == ("no" if facts.chances is None else str(facts.chances))
    assert all(symmetry in cells[5] for symmetry in facts.symmetries)


def test_tessella_alone_needs_nothing_of_it() -> None:
    """A light installation has neither; numbers, masks and planes do without."""
    program = (
        "import sys; import tessella, tessella.engine, tessella.envs;"
        "tessella.envs.facts(tessella.game('tetris-link'));"
        "sys.exit(bool({'gymnasium', 'pettingzoo'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    alone = "import sys, tessella; sys.exit('tessella.envs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", alone], check=False).returncode == 0


@pytest.mark.parametrize("name", tessella.games())
def test_each_environment_has_a_page_in_the_form_of_pettingzoo(name: str) -> None:
    game = tessella.game(name)
    facts = envs.facts(game)
    (part,) = re.findall(rf"^### {game.title}\n(.*?)(?=^##)", TEXT, re.DOTALL | re.MULTILINE)
    cells = dict(re.findall(r"^\| (\w[\w ]+) \| (.*) \|$", part, re.MULTILINE))
    assert f'"tessella/{name}-v0"' in cells["Import"]
    assert cells["Action values"].startswith(f"Discrete({facts.actions})")
    assert cells["Observation shape"] == str(facts.observation)
    assert cells["Action mask"] == f"({facts.actions},), int8"
    agents = [f"`seat_{seat}`" for seat in range(game.seats)]
    assert cells["Agents"] == ", ".join(agents)
    wanted = [*game.options, "render_mode"]
    assert re.findall(r"`(\w+)`", cells["Arguments"]) == wanted
