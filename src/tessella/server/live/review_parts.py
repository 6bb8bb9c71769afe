"""A review in parts, for workers: each takes a moment, so that reviews can take turns."""

from __future__ import annotations

import pickle
import time
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tessella.review import JudgedChance, JudgedMove, assembled, judgments, usual_simulations
from tessella.review.as_json import numbers, told, told_chance, told_move
from tessella.review.telling import Telling
from tessella.server.errors import Problem
from tessella.server.live.replays import public_record, read_record
from tessella.server.live.transcript import unpacked
from tessella.server.match.match import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tessella.core import Record
    from tessella.review import Judgment, Moment
    from tessella.review.telling import Share
    from tessella.server.live.projection import PublicProfile

SECONDS: Final = 0.3
"""Seconds of a processor after which a part ends; a single move may take longer."""
MOST_MOVES: Final = 1000
"""Records with more moves are not reviewed; the longest of the house have a third of it."""
AT_HAND: Final = 4
"""So many records are kept by a worker that works for several reviews in turns."""

_encode: Final = msgspec.json.Encoder().encode


class Part(NamedTuple):
    """Some moves that were judged: as lines that are sent, and as the review will need them."""

    lines: tuple[bytes, ...]
    kept: bytes
    after: int
    """The ply from which to go on."""
    moves: int
    """How many moves the record has."""


def reviewed_record(log: bytes, people: Mapping[str, PublicProfile]) -> str:
    """The record of a packed log that may be reviewed: nobody gets advice while they play."""
    match = unpacked(log)
    if match.stage is not Stage.OVER:
        raise Problem("not-yet", key="problem-review-not-yet")
    return public_record(match, people).dumps()


def judged_part(text: str, start: int, *, deep: bool = False) -> Part:
    """Judge some moves of a record's text, from a ply on."""
    record = _record(text)
    simulations = usual_simulations(record.game, deep=deep)
    found: list[Judgment] = []
    lines: list[bytes] = []
    if start == 0:
        lines.append(_line({"type": "begun", "moves": len(record.moves)}))
    until = time.process_time() + SECONDS
    for judgment in judgments(record, simulations, start=start):
        found.append(judgment)
        lines.extend(_lines(judgment))
        if time.process_time() > until:
            break
    return Part(tuple(lines), pickle.dumps(found), start + len(found), len(record.moves))


def whole_review(text: str, kept: Sequence[bytes], *, deep: bool = False) -> bytes:
    """The last line of a review whose moves were all judged."""
    record = _record(text)
    found = chain.from_iterable(map(pickle.loads, kept))  # our own, from a worker like this one
    review = assembled(record, tuple(found), usual_simulations(record.game, deep=deep))
    shares = [_share(share) for share in Telling(review).shares()]
    moments = [_moment(moment) for moment in review.moments]
    return _line({"type": "review", "review": told(review), "moments": moments, "shares": shares})


@lru_cache(AT_HAND)
def _record(text: str) -> Record:
    record = read_record(text)
    if len(record.moves) > MOST_MOVES:
        moves = len(record.moves)
        raise Problem("too-large", key="problem-review-long", moves=moves, most=MOST_MOVES)
    return record


def _lines(judgment: Judgment) -> tuple[bytes, ...]:
    match judgment:
        case JudgedMove(ply=ply, after=after):
            share = {"moves": ply + 1, "values": numbers(after.values)}
            return (_line({"type": "move", "move": told_move(judgment), "share": share}),)
        case JudgedChance():
            return (_line({"type": "chance", "chance": told_chance(judgment)}),)
    return ()


def _share(share: Share) -> dict[str, object]:
    return {"moves": share.moves, "values": numbers(share.values)}


def _moment(moment: Moment) -> dict[str, object]:
    (change,) = numbers((moment.change,))
    return {"ply": moment.ply, "seat": moment.seat, "change": change, "luck": moment.is_luck}


def _line(told: dict[str, object]) -> bytes:
    return _encode(told) + b"\n"
