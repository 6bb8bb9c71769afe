"""`tessella verify`: the audit of a record, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.ending import Ending, How
from tessella.core.fair import Secret
from tessella.core.language import LANGUAGES
from tests.core.fair_match import LINK, SECRET, fair_of, fair_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.tessella"


@every_language
@pytest.mark.parametrize("name", tessella.games())
def test_honest_dice_pass(command: Command, file: Path, name: str, language: str) -> None:
    record = fair_record(tessella.game(name))
    file.write_text(record.dumps())
    outcome = command("verify", str(file), "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert SECRET.commitment in outcome.out
    assert all(f": {nonce}\n" in outcome.out for nonce in fair_of(record.game).nonces)


def test_it_says_what_was_checked(command: Command, file: Path) -> None:
    record = fair_record(LINK)
    file.write_text(record.dumps())
    out = command("verify", str(file)).out
    assert f"1 lot, {record.chances - 1} rolls, 0 tiles" in " ".join(out.split())
    file.write_text(fair_record(tessella.game("triominos", seats=4)).dumps())
    assert "1 lot, 0 rolls" in " ".join(command("verify", str(file)).out.split())


@every_language
def test_the_first_roll_that_differs_is_named(command: Command, file: Path, language: str) -> None:
    lines = fair_record(LINK).dumps().splitlines()
    place = lines.index("chance T")
    lines[place] = "chance *"
    file.write_text("\n".join(lines))
    outcome = command("verify", str(file), "--lang", language)
    assert outcome.code == 1
    for part in (f" {place + 1}", "*", "T", " 1 "):
        assert part in outcome.err


@every_language
def test_a_secret_that_was_not_promised_is_named(
    command: Command, file: Path, language: str
) -> None:
    fair = replace(fair_of(LINK), secret=Secret(bytes(32)))
    file.write_text(replace(fair_record(LINK, 5), fair=fair).dumps())
    outcome = command("verify", str(file), "--lang", language)
    assert outcome.code == 1
    assert len(outcome.err) > 40


@every_language
def test_what_cannot_be_checked_is_refused(command: Command, file: Path, language: str) -> None:
    record = fair_record(LINK, 5)
    answers = set()
    for fair in (None, fair_of(LINK).hidden()):
        file.write_text(replace(record, fair=fair).dumps())
        outcome = command("verify", str(file), "--lang", language)
        assert (outcome.code, outcome.out) == (2, "")
        answers.add(outcome.err)
    file.write_text(record.dumps().replace("end: 5", "end: 6"))
    outcome = command("verify", str(file), "--lang", language)
    assert outcome.code == 2
    assert " 16" in outcome.err
    assert command("verify", str(file.parent / "none"), "--lang", language).code == 2
    assert len(answers) == 2


@every_language
@pytest.mark.parametrize("ending", [Ending(How.RESIGNED, (1,)), Ending(How.ABORTED)], ids=str)
def test_a_match_that_ended_at_the_table_is_audited_shown_and_not_resumed(
    command: Command, file: Path, ending: Ending, language: str
) -> None:
    record = fair_record(LINK, 8).end(ending)
    file.write_text(record.dumps())
    assert command("verify", str(file), "--lang", language).code == 0
    shown = command("show", str(file), "--lang", language)
    assert shown.code == 0
    assert "  1. " in shown.out
    outcome = command("play", "--resume", str(file), "--lang", language)
    assert outcome.code == 2
    assert "tessella show" in outcome.err


def test_a_match_with_a_seat_that_left_is_shown(command: Command, file: Path) -> None:
    record = tessella.Record(LINK).add("first:0").add("O").add("pass:0").add("T")
    file.write_text(record.dumps())
    out = command("show", str(file), "--all").out
    assert "has left and is passed over." in out


def test_a_match_that_is_resumed_at_home_has_dice_of_its_own(command: Command, file: Path) -> None:
    file.write_text(fair_record(LINK, 5).dumps())
    tokens = ("--players", "random,random,random", "--seed", "1")
    assert command("play", "--resume", str(file), *tokens).code == 0
    assert tessella.Record.loads(file.read_text()).fair is None
