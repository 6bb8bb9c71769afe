from __future__ import annotations

import random

import pytest

import tessella
from tessella.server.errors import Problem
from tessella.server.live.hints import asked
from tessella.server.match.clocks import Days, Fischer
from tessella.server.match.commands import Abort, Ask, Claim, Play, Reply, Resign, Rise, Sit
from tessella.server.match.entries import Offer
from tessella.server.match.match import Stage
from tessella.server.match.match_result import Cause
from tessella.server.match.record import record_of
from tessella.server.match.setup import Chair, ChairKind, Leavers
from tests.server.match.players import Sat

GAMES: list[tuple[str, dict[str, object]]] = [(name, {}) for name in tessella.games()] + [
    ("tetris-link", {"seats": 4}),
    ("tetris-link", {"dice": False}),
    ("triominos", {"seats": 3}),
]


def refused(code: str) -> pytest.RaisesExc[Problem]:
    return pytest.RaisesExc(Problem, check=lambda problem: problem.code == code)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_log_folds_to_the_match_that_made_it(game: str, options: dict[str, object]) -> None:
    table = Sat(game, options=options).full()
    match = table.to_end(random.Random(1))
    again = table.refolded()
    assert again == match
    assert again.state.result is not None
    assert again.ending is not None
    assert again.ending.ranks == again.state.result.ranks
    assert again.ending.cause is Cause.RULES


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_record_of_a_match_replays_and_verifies(game: str, options: dict[str, object]) -> None:
    table = Sat(game, options=options).full()
    match = table.to_end(random.Random(2))
    record = record_of(match, [s.name for s in match.occupants])
    again = tessella.Record.loads(record.dumps())
    assert again == record
    assert again.state == match.state
    assert again.fair is not None
    assert again.fair.is_kept


def test_an_unfinished_record_keeps_the_secret() -> None:
    table = Sat("tetris-link").full()
    table.move(random.Random(1))
    text = record_of(table.match, ["a", "b"]).dumps()
    assert table.match.secret.text not in text
    assert table.match.setup.commitment in text


def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    table = Sat()
    assert table.do(Sit("a", "A", "n")).stage is Stage.OPEN
    assert table.do(Sit("b", "B", "n")).stage is Stage.RUNNING
    assert table.match.version == 3
    with refused("not-open"):
        table.do(Sit("c", "C", "n"))


def test_a_person_sits_once_unless_more_chairs_are_kept_for_them() -> None:
    table = Sat()
    table.do(Sit("a", "A", "n"))
    with refused("already-seated"):
        table.do(Sit("a", "A", "n"))
    mine = Chair(ChairKind.INVITED, person="a")
    both = Sat(chairs=[mine, mine])
    assert both.do(Sit("a", "A", "n")).seats_of("a") == (0, 1)
    assert both.match.stage is Stage.RUNNING


def test_a_kept_chair_is_for_nobody_else() -> None:
    table = Sat(chairs=[Chair(ChairKind.INVITED, person="a"), Chair(ChairKind.INVITED, person="b")])
    with refused("seat-taken"):
        table.do(Sit("c", "C", "n"))
    assert table.do(Sit("b", "B", "n")).seats_of("b") == (1,)


def test_who_rises_makes_room() -> None:
    table = Sat()
    table.do(Sit("a", "A", "n", 1))
    assert table.do(Rise(1)).occupants[1].person is None
    assert table.do(Sit("b", "B", "n", 1)).seats_of("b") == (1,)


def test_a_forbidden_move_names_its_rule_and_changes_nothing() -> None:
    table = Sat().full()
    before = table.match
    with pytest.raises(Problem) as problem:
        table.do(Play(before.turn or 0, "a1,a2", before.version))
    assert problem.value.code == "illegal-move"
    assert problem.value.rule == "BD-4"
    assert table.match is before


def test_an_unreadable_move_is_told_apart_from_a_forbidden_one() -> None:
    table = Sat().full()
    with refused("not-a-move"):
        table.do(Play(table.match.turn or 0, "z99", table.match.version))


def test_only_who_has_the_turn_moves() -> None:
    table = Sat().full()
    turn = table.match.turn or 0
    with refused("not-your-turn"):
        table.do(Play(1 - turn, "e10", table.match.version))


def test_a_move_for_a_position_that_has_changed_is_stale() -> None:
    table = Sat().full()
    old = table.match.version
    rng = random.Random(1)
    table.move(rng)
    table.move(rng)
    with refused("stale"):
        table.do(Play(table.match.turn or 0, "e10", old))


def test_an_offer_does_not_make_a_move_stale() -> None:
    table = Sat().full()
    turn, version = table.match.turn or 0, table.match.version
    table.do(Ask(1 - turn, Offer.DRAW))
    move = str(table.match.state.moves()[0])
    assert table.do(Play(turn, move, version)).bids == ()


def test_a_draw_needs_everybody() -> None:
    table = Sat("tetris-link", options={"seats": 3}).full()
    table.do(Ask(0, Offer.DRAW))
    table.do(Reply(1, Offer.DRAW, accept=True))
    assert table.match.stage is Stage.RUNNING
    ending = table.do(Reply(2, Offer.DRAW, accept=True)).ending
    assert ending is not None
    assert (ending.cause, ending.winners) == (Cause.AGREEMENT, (0, 1, 2))


def test_a_declined_offer_is_off() -> None:
    table = Sat().full()
    table.do(Ask(0, Offer.DRAW))
    table.do(Reply(1, Offer.DRAW, accept=False))
    assert table.match.bids == ()
    with refused("nothing-to-answer"):
        table.do(Reply(1, Offer.DRAW, accept=True))


def test_two_who_offer_a_draw_have_one() -> None:
    table = Sat().full()
    table.do(Ask(0, Offer.DRAW))
    assert table.do(Ask(1, Offer.DRAW)).stage is Stage.OVER


def test_a_move_is_taken_back_by_consent() -> None:
    table = Sat().full()
    start = table.match
    seat = start.turn or 0
    table.move(random.Random(1))
    table.do(Ask(seat, Offer.TAKE_BACK))
    match = table.do(Reply(1 - seat, Offer.TAKE_BACK, accept=True))
    assert match.state == start.state
    assert match.turn == seat
    with refused("stale"):
        table.do(Play(seat, "e10", start.version))
    assert table.refolded() == match


@pytest.mark.parametrize("game", ["tetris-link", "tetris-duel", "triominos"])
def test_nothing_is_taken_back_past_a_roll_or_what_was_hidden(game: str) -> None:
    table = Sat(game).full()
    seat = table.match.turn or 0
    table.move(random.Random(1))
    with refused("not-allowed-here"):
        table.do(Ask(seat, Offer.TAKE_BACK))


def test_nothing_is_taken_back_in_a_rated_match() -> None:
    table = Sat(rated=True).full()
    seat = table.match.turn or 0
    table.move(random.Random(1))
    with refused("not-allowed-here"):
        table.do(Ask(seat, Offer.TAKE_BACK))


@pytest.mark.parametrize("kind", [ChairKind.OPEN, ChairKind.COMPUTER])
def test_there_are_no_hints_in_a_rated_match(kind: ChairKind) -> None:
    """Neither for the asking nor by agreement, and not against a computer either."""
    other = Chair(kind) if kind is ChairKind.OPEN else Chair(kind, level=3, nonce="computer")
    table = Sat(chairs=(Chair(), other), rated=True).full()
    rated = pytest.RaisesExc(
        Problem, check=lambda problem: problem.message.key == "problem-hint-rated"
    )
    with rated:
        asked(table.match, "p0")
    with rated:
        table.do(Ask(0, Offer.HINTS))
    assert not table.match.may_hint


def test_who_resigns_against_one_has_lost() -> None:
    table = Sat().full()
    ending = table.do(Resign(0)).ending
    assert ending is not None
    assert (ending.winners, ending.ranks, ending.cause) == ((1,), (2, 1), Cause.RESIGNATION)
    assert table.match.occupants[0].level is None  # nobody plays on
    record = record_of(table.match, ["a", "b"])
    assert tessella.Record.loads(record.dumps()).result == record.result


def test_a_bot_plays_on_for_who_leaves_a_match_of_three() -> None:
    table = Sat("triominos", options={"seats": 3}).full()
    seat = table.match.turn or 0
    match = table.do(Resign(seat))
    assert match.stage is Stage.RUNNING
    assert match.computer_level == 5
    match = table.to_end(random.Random(3))
    assert match.ending is not None
    assert match.ending.ranks[seat] == 3


@pytest.mark.parametrize("game", ["tetris-link", "triominos"])
def test_turns_of_who_has_left_are_passed_over_if_so_agreed(game: str) -> None:
    table = Sat(game, options={"seats": 3}, leavers=Leavers.PASS_OVER).full()
    seat = table.match.turn or 0
    match = table.do(Resign(seat))
    assert match.turn != seat
    moved = {ply.seat for ply in table.to_end(random.Random(3)).plies if ply.move}
    assert seat not in moved
    assert table.refolded() == table.match
    record = record_of(table.match, ["a", "b", "c"])
    assert tessella.Record.loads(record.dumps()) == record


def test_the_last_who_stays_has_won() -> None:
    table = Sat("tetris-link", options={"seats": 3}).full()
    table.do(Resign(2))
    ending = table.do(Resign(0)).ending
    assert ending is not None
    assert ending.ranks == (2, 1, 3)
    assert ending.winners == (1,)


def test_a_match_is_called_off_before_its_first_move_only() -> None:
    table = Sat().full()
    ending = Sat().full().do(Abort(0)).ending
    assert ending is not None
    assert ending.cause is Cause.ABORTED
    table.move(random.Random(1))
    with refused("not-allowed-here"):
        table.do(Abort(0))


def test_a_fischer_clock_runs_and_is_fed() -> None:
    table = Sat(clock=Fischer(60, 5)).full()
    seat = table.match.turn or 0
    match = table.move(random.Random(1), wait=10_000)
    assert match.times[seat] == 55_000
    assert match.times[1 - seat] == 60_000
    assert match.due == table.now + 60_000


def test_who_is_out_of_time_has_lost() -> None:
    table = Sat(clock=Fischer(60, 5)).full()
    seat = table.match.turn or 0
    with refused("not-allowed-here"):
        table.do(Claim(), wait=59_000)
    ending = table.do(Claim(), wait=1_001).ending
    assert ending is not None
    assert (ending.cause, ending.winners) == (Cause.TIME, (1 - seat,))


def test_a_move_after_the_time_is_a_loss() -> None:
    table = Sat(clock=Fischer(60)).full()
    assert table.move(random.Random(1), wait=61_000).stage is Stage.OVER


def test_days_are_given_anew_each_turn() -> None:
    table = Sat(clock=Days(2)).full()
    day = 24 * 3_600_000
    table.move(random.Random(1), wait=day)
    table.move(random.Random(1), wait=day)
    assert table.match.due == table.now + 2 * day


def test_a_computer_has_no_flag() -> None:
    chairs = [Chair(), Chair(ChairKind.COMPUTER, level=3, nonce="c")]
    table = Sat(chairs=chairs, clock=Fischer(60)).full()
    while table.match.computer_level is None:
        table.move(random.Random(1))
    assert table.match.due is None


def test_neither_match_nor_dice_show_their_secret() -> None:
    match = Sat("tetris-link").full().match
    assert match.secret.text not in repr(match)
