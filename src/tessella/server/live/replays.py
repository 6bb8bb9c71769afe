"""What anybody may see of a match afterwards, and what of it while it runs.

Functions that take packed logs or texts are for workers, and give what is sent as it is.
"""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, Final

from tessella.core import Record
from tessella.core.errors import RecordError
from tessella.server.errors import Problem
from tessella.server.live.projection import encode, seen_from
from tessella.server.live.transcript import unpacked
from tessella.server.match.match import Stage
from tessella.server.match.record import record_of, thoughts_of
from tessella.server.wire.dice import Decision, DiceAudit
from tessella.server.wire.replay import Replay, replay_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tessella.core import Game, State
    from tessella.core.fair import Dice
    from tessella.server.live.projection import PublicProfile
    from tessella.server.match.match import Match, Occupant

PAGE: Final = 500
"""So many frames are told at once, made by a worker; entries of a log are told by the loop."""


def public_record(match: Match, people: Mapping[str, PublicProfile]) -> Record:
    """The record for whoever asks; of hidden hands there is none before the match is over."""
    if match.stage is not Stage.OVER and (match.game.has_secrets or not match.plies):
        raise Problem("not-yet", key="problem-record-not-yet")
    return record_of(match, _names(match, people))


def record_file(log: bytes, people: Mapping[str, PublicProfile]) -> str:
    """The record of a packed log, as the text of a file."""
    return public_record(unpacked(log), people).dumps()


def match_frames(
    log: bytes,
    people: Mapping[str, PublicProfile],
    person: str | None,
    seat: int | None,
    start: int,
) -> bytes:
    """A page of the replay of a packed log."""
    return encode(replay_for(unpacked(log), people, person, seat, start))


def record_frames(text: str, seat: int | None, start: int) -> bytes:
    """A page of the replay of a record's text."""
    record = read_record(text)
    if seat is not None:
        _demand_seat(record.game, seat)
    return encode(replay_of(record, seat, start, PAGE))


def read_record(text: str) -> Record:
    """The record that a text holds; a `Problem` names the line that cannot be read."""
    try:
        return Record.loads(text)
    except RecordError as error:
        raise Problem("bad-record", line=error.line, why=error.message) from error


def match_dice(log: bytes) -> bytes:
    """What the dice of a packed log did."""
    return encode(audit_of(unpacked(log)))


def replay_for(
    match: Match,
    people: Mapping[str, PublicProfile],
    person: str | None,
    seat: int | None,
    start: int,
) -> Replay:
    """A page of the match: from any seat once it is over, before that from one's own.

    Without a seat, who plays sees it from there, and everybody else as a spectator.
    """
    if not match.plies and match.stage is not Stage.OVER:
        raise Problem("not-yet", key="problem-record-not-yet")
    if seat is not None:
        _demand_seat(match.game, seat)
    if match.stage is not Stage.OVER:
        mine = match.seats_of(person) if person is not None else ()
        if seat is not None and seat not in mine:
            raise Problem("not-your-seat")
        seat = seen_from(match, mine) if seat is None else seat
    record, thoughts = record_of(match, _names(match, people)), tuple(thoughts_of(match))
    return replay_of(record, seat, start, PAGE, thoughts)


def _demand_seat(game: Game, seat: int) -> None:
    if seat >= game.seats:
        raise Problem("bad-request", key="problem-no-seat", last=game.seats - 1)


def audit_of(match: Match) -> DiceAudit:
    """What the dice did and followed from; the secret, and hidden draws, once the match is over."""
    over = match.stage is Stage.OVER
    dice = match.dice if over else None
    return DiceAudit(
        match.setup.id,
        match.game.name,
        match.game.lines,
        match.setup.commitment,
        tuple(occupant.nonce for occupant in match.occupants),
        match.secret.text if over else None,
        match.secret.commitment == match.setup.commitment if over else None,
        tuple(_decisions(match, dice)) if over or not match.game.has_secrets else (),
    )


def _decisions(match: Match, dice: Dice | None) -> Iterator[Decision]:
    number = 0
    for ply in match.plies:
        for state, text in zip(ply.states, ply.chance, strict=False):
            choices, weights = _odds(state)
            due = dice.draw(state, number).text if dice is not None else None
            yield Decision(number, ply.version, text, choices, weights, due)
            number += 1


def _odds(state: State) -> tuple[tuple[str, ...], tuple[int, ...] | None]:
    """What chance can do, and how likely each of it is if not equally so."""
    odds = state.odds()
    whole = lcm(*(share.denominator for _, share in odds))
    weights = tuple(share.numerator * (whole // share.denominator) for _, share in odds)
    return tuple(move.text for move, _ in odds), weights if len(set(weights)) > 1 else None


def _names(match: Match, people: Mapping[str, PublicProfile]) -> list[str]:
    return [_name(occupant, people) for occupant in match.occupants]


def _name(occupant: Occupant, people: Mapping[str, PublicProfile]) -> str:
    """Who played a seat; where somebody left, also the computer that played on."""
    level = "" if occupant.level is None else f"level {occupant.level}"
    if occupant.person is None:
        return level or "open"
    profile = people.get(occupant.person)
    name = occupant.name if profile is None else profile.name
    return f"{name} ({level})" if level else name
