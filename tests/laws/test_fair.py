"""Fair dice serve every game: what they decide can be audited, and what was altered is named."""

from dataclasses import replace
from itertools import pairwise

import pytest

import tessella
from tessella import CHANCE, Game, Record, RecordError
from tessella.core.audit import audit
from tessella.core.fair import FairError, Secret
from tests.core.fair_match import SECRET, fair_of, fair_record
from tests.laws.positions import every_game, every_name

MOST = 200


def chance_lines(record: Record) -> list[int]:
    """The numbers of the lines of chance in the text of a record, counted from 1."""
    lines = record.dumps().splitlines()
    return [n for n, line in enumerate(lines, start=1) if line.startswith("chance ")]


@every_game
def test_what_fair_dice_decide_passes_the_audit(game: Game) -> None:
    record = fair_record(game, MOST)
    checked = audit(record.dumps())
    assert checked.passed
    assert sum(checked.counts.values()) == record.chances == len(chance_lines(record)) > 0
    assert checked.difference is None
    lots = sum(str(move).startswith("first:") for move in record.moves)
    assert checked.counts["lots"] == lots


@every_game
def test_an_altered_move_of_chance_is_named_at_its_line(game: Game) -> None:
    record = fair_record(game, MOST)
    lines, states = record.dumps().splitlines(), list(record.states())
    moments = [n for n, state in enumerate(states[:-1]) if state.turn == CHANCE]
    for place in {0, len(moments) // 2, len(moments) - 1}:
        moment, line = moments[place], chance_lines(record)[place]
        due = record.moves[moment]
        for other in [move for move in states[moment].moves() if move != due][:1]:
            altered = [*lines[: line - 1], f"chance {other}", *lines[line:]]
            found = audit("\n".join(altered)).difference
            assert found is not None
            assert (found.line, found.number) == (line, place)
            assert (found.found, found.due) == (str(other), str(due))


@every_game
def test_a_move_that_chance_could_not_make_is_named_too(game: Game) -> None:
    record = fair_record(game, 60)
    lines = record.dumps().splitlines()
    for place in {0, record.chances - 1}:
        line = chance_lines(record)[place]
        for wrong in ("first:9", "☃", "", lines[line - 1]):
            altered = [*lines[: line - 1], f"chance {wrong}", *lines[line:]]
            found = audit("\n".join(altered)).difference
            assert found is not None
            assert (found.line, found.number, found.found) == (line, place, wrong)
            assert f"chance {found.due}" == lines[line - 1]


@every_game
def test_moves_of_chance_in_another_order_are_found(game: Game) -> None:
    record = fair_record(game, MOST)
    lines, places = record.dumps().splitlines(), chance_lines(record)
    pairs = [(a, b) for a, b in pairwise(places[1:]) if lines[a - 1] != lines[b - 1]]
    assert pairs or len(places) < 4, (
        "chance acts more than twice after the lot, and not always alike"
    )
    for one, other in pairs[:2]:
        swapped = lines.copy()
        swapped[one - 1], swapped[other - 1] = lines[other - 1], lines[one - 1]
        found = audit("\n".join(swapped)).difference
        assert found is not None
        assert (found.line, f"chance {found.due}") == (one, lines[one - 1])


@every_name
def test_a_record_that_breaks_off_or_lost_a_line_is_refused(name: str) -> None:
    record = fair_record(tessella.game(name))
    lines = record.dumps().splitlines()
    first = chance_lines(record)[0]
    for altered in (lines[:-1], lines[:first], [*lines[: first - 1], *lines[-3:]]):
        with pytest.raises(RecordError):
            audit("\n".join(altered))


@every_game
def test_another_secret_breaks_the_commitment(game: Game) -> None:
    record = fair_record(game, MOST)
    other = replace(record, fair=replace(fair_of(game), secret=Secret(bytes(32))))
    checked = audit(other.dumps())
    assert not checked.passed
    assert not checked.fair.is_kept
    promised = replace(fair_of(game), commitment=Secret(bytes(32)).commitment)
    assert not audit(replace(record, fair=promised).dumps()).passed


@every_game
def test_other_nonces_or_another_order_do_not_explain_the_dice(game: Game) -> None:
    record, fair = fair_record(game, MOST), fair_of(game)
    if record.chances < 10:
        return  # a lot alone may fall as it did by accident
    for nonces in (fair.nonces[::-1], ("eve", *fair.nonces[1:])):
        assert audit(replace(record, fair=replace(fair, nonces=nonces)).dumps()).difference
    assert audit(replace(record, fair=replace(fair, match="other")).dumps()).difference


@every_game
def test_chance_driven_by_another_match_is_found(game: Game) -> None:
    record = fair_record(game, MOST)
    chosen = {n: Secret(bytes([n] * 32)) for n in range(1, 9)}
    fairs = [replace(fair_of(game), commitment=s.commitment, secret=s) for s in chosen.values()]
    audits = [audit(replace(record, fair=fair).dumps()) for fair in fairs]
    assert all(checked.fair.is_kept for checked in audits)
    assert any(checked.difference for checked in audits)


@every_game
def test_what_cannot_be_audited_is_refused(game: Game) -> None:
    record = fair_record(game, 1)
    with pytest.raises(FairError, match="hasn’t been revealed"):
        audit(replace(record, fair=fair_of(game).hidden()).dumps())
    with pytest.raises(FairError, match="can’t be audited"):
        audit(replace(record, fair=None).dumps())
    assert SECRET.text in record.dumps()
