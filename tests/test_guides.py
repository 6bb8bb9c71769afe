"""What the guides show is what happens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import pytest

from tessella import CHANCE, Record
from tessella.core.audit import audit
from tessella.core.fair import SPAN
from tests.core.fair_match import LINK, fair_of, fair_record
from tests.laws.positions import every_shipped_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella import Game

GUIDES = Path(__file__).resolve().parent.parent / "docs" / "guide"
FAIR_DICE = (GUIDES / "fair-dice.md").read_text(encoding="utf-8")
MOST_LINES = 40


class Verify(Protocol):
    """The verifier of the page."""

    def __call__(self, record: str, choices: list[list[str]]) -> str | None: ...


class Number(Protocol):
    """How the verifier draws."""

    def __call__(self, key: bytes, n: int, stop: int) -> int: ...


def block(page: str, language: str) -> str:
    """The only block of code of a page in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)
    return str(found)


def program() -> dict[str, object]:
    """What the code of the page defines; it may import plain Python alone."""
    code = block(FAIR_DICE, "python")
    assert "tessella" not in code.replace("tessella-fair-1", "")
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102 - our own page
    return names


def verify(record: str, choices: list[list[str]]) -> str | None:
    return cast("Verify", program()["verify"])(record, choices)


def choices(record: Record) -> list[list[str]]:
    """What chance had, each time that it moved."""
    states = list(record.states())[:-1]
    return [[str(move) for move in s.moves()] for s in states if s.turn == CHANCE]


def test_the_verifier_is_short() -> None:
    lines = [line for line in block(FAIR_DICE, "python").splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize("name", ["fair-dice.md", "records.md"])
def test_the_records_of_the_guides_are_records(name: str) -> None:
    text = block((GUIDES / name).read_text(encoding="utf-8"), "text")
    assert Record.loads(text).dumps() == text


def test_the_match_of_the_page_passes_both_audits() -> None:
    text = block(FAIR_DICE, "text")
    assert audit(text).passed
    assert (
        verify(text, [["first:0", "first:1", "first:2"], *[["*", "I", "L", "O", "S", "T"]] * 3])
        is None
    )


def test_the_numbers_of_the_page_are_those_of_the_match() -> None:
    dice = fair_of(LINK).dice(LINK)
    assert f"| key | `{dice.key.hex()}` |" in FAIR_DICE
    draws = (("first:0", 3), ("T", 6), ("O", 6), ("*", 6))
    for number, (move, stop) in enumerate(draws):
        value = dice.stream(number).randrange(SPAN)
        row = f"| block({number}, 0) | `{value:064x}`, modulo {stop}: {value % stop}, so `{move}` |"
        assert row in FAIR_DICE
    stream = dice.stream(0)
    blocks = [stream.randrange(SPAN) for _ in range(3)]
    for number in (1, 2):
        assert f"| block(0, {number}) | `{blocks[number]:064x}` |" in FAIR_DICE
    half = SPAN // 2 + 1
    assert dice.stream(0).randrange(half) == blocks[2]
    assert cast("Number", program()["number"])(dice.key, 0, half) == blocks[2]


@every_shipped_game
def test_the_verifier_of_the_page_agrees_with_ours(game: Game) -> None:
    record = fair_record(game, 400, seed=2)
    text, had = record.dumps(), choices(record)
    assert audit(text).passed
    assert verify(text, had) is None
    number = len(had) - 1
    due = [line for line in text.splitlines() if line.startswith("chance ")][number]
    other = next((f"chance {move}" for move in had[number] if f"chance {move}" != due), None)
    if other is not None:
        before, _, after = text.rpartition(f"\n{due}\n")
        found = verify(f"{before}\n{other}\n{after}", had)
        assert found == f"move {number} of chance is {other[7:]} and should be {due[7:]}"
    wrong = text.replace("secret: 00", "secret: 01")
    assert verify(wrong, had) == "the secret is not the one that was committed to"


def test_the_analysis_guide_shows_what_can_be_typed() -> None:
    page = (GUIDES / "analysis.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    exec(block(page, "python"), names)  # noqa: S102 - it is our own page
    read_any = cast("Callable[[str], Record]", names["read_any"])
    (line,) = re.findall(r"```\n(.*?)\n```", page)
    assert len(read_any(line).moves) == 4
    (link,) = re.findall(r"/analysis#1~(\S+)@2`", page)
    assert len(read_any(link.replace("~", " ")).moves) == 3
