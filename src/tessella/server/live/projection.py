"""What a person is told of a match: the view of their seats, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tessella.core.colour import colour_of
from tessella.server.match.absence import has_absence, may_await
from tessella.server.match.bounds import OFFERS
from tessella.server.match.cached_value import cached_value
from tessella.server.match.entries import Offer
from tessella.server.match.fold import take_back_length
from tessella.server.match.match import Match, Stage
from tessella.server.wire import match as wire
from tessella.server.wire.encode_view import event_of, owners_of, view_of
from tessella.server.wire.view import Placed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from tessella.server.match.match import Occupant
    from tessella.server.match.setup import Chair
    from tessella.server.store.matches import LogRow
    from tessella.server.wire.view import View


@dataclass(frozen=True, slots=True)
class PublicProfile:
    """What everybody may know of a person at the table."""

    name: str
    kind: str
    rating: int | None = None


class Projection(msgspec.Struct, frozen=True, dict=True):
    """A match, and what surrounds it. What everybody is told alike is worked out once."""

    match: Match
    seats: tuple[wire.Seat, ...]
    rematch: str | None

    @cached_value
    def common(self) -> wire.MatchStatus:
        """How the match stands, without what differs from person to person."""
        return _common(self)

    @cached_value
    def _public(self) -> View:
        """The view of a spectator; in open games the others follow from it."""
        return view_of(self.match.state.view(None))

    def view(self, seat: int | None, *, moves: bool = True) -> View | None:
        """What a seat sees of the position; nothing before the match begins."""
        match = self.match
        if not match.plies:
            return None
        if match.game.has_secrets:
            return view_of(match.state.view(seat))
        own = moves and seat is not None and match.state.turn == seat
        texts = tuple([move.text for move in match.state.moves()]) if own else ()
        return msgspec.structs.replace(self._public, seat=seat, moves=texts)


def seen_from(match: Match, mine: tuple[int, ...]) -> int | None:
    """The seat whose view a person gets who plays several of them on one device."""
    if match.plies and match.state.turn in mine:
        return match.state.turn
    return mine[0] if mine else None


def laid_in(match: Match) -> tuple[Placed, ...]:
    """The pieces on the board in the order in which they were laid."""
    latest: list[Placed] = []
    for ply in reversed(match.plies):
        pieces, has_cleared = ply.laid
        latest += [Placed(colour_of(piece), piece.move) for piece in reversed(pieces)]
        if has_cleared:
            break
    return tuple(reversed(latest))


def terms_of(match: Match) -> wire.MatchTerms:
    """What was agreed before the match."""
    setup = match.setup
    return wire.MatchTerms(
        setup.id,
        setup.game,
        dict(match.game.options),
        setup.clock,
        setup.rated,
        setup.public,
        setup.leavers,
        match.created,
        setup.commitment,
        setup.previous,
        owners_of(match.game),
    )


def whole_of(
    projection: Projection, mine: tuple[int, ...], *, moves: bool = True
) -> wire.MatchStatus:
    """How the match stands, for who has not seen the pieces being laid."""
    now = status_of(projection, mine, moves=moves)
    if now.view is None:
        return now
    view = msgspec.structs.replace(now.view, laid=laid_in(projection.match))
    return msgspec.structs.replace(now, view=view)


def status_of(
    projection: Projection, mine: tuple[int, ...], *, moves: bool = True
) -> wire.MatchStatus:
    """How the match stands for who plays these seats (none: who watches)."""
    view = projection.view(seen_from(projection.match, mine), moves=moves)
    can = _can(projection.match, mine)
    return msgspec.structs.replace(projection.common, mine=mine, can=can, view=view)


def _common(projection: Projection) -> wire.MatchStatus:
    match = projection.match
    return wire.MatchStatus(
        match.version,
        match.stage,
        projection.seats,
        (),
        (),
        None,
        wire.Time(match.times, match.since, match.due),
        tuple([wire.PendingBid(what, b.seat, tuple(sorted(b.agreed))) for what, b in match.bids]),
        match.ending,
        projection.rematch,
        dice_of(match),
        match.hints or msgspec.UNSET,
    )


def dice_of(match: Match) -> wire.Dice:
    """What anybody may know of the dice."""
    over = match.stage is Stage.OVER
    nonces = tuple([occupant.nonce for occupant in match.occupants])
    return wire.Dice(match.setup.commitment, nonces, match.secret.text if over else None)


def entries_of(
    match: Match, lines: Iterable[LogRow], mine: tuple[int, ...]
) -> tuple[wire.LogEntry, ...]:
    """Entries of the log as who plays these seats may know them."""
    seat = seen_from(match, mine)
    return tuple([_entry_of(match, line, seat) for line in lines])


def _entry_of(match: Match, line: LogRow, seat: int | None) -> wire.LogEntry:
    entry: Any = line.entry
    ply = match.ply_of(line.version)
    return wire.LogEntry(
        line.version,
        line.at,
        entry.__struct_config__.tag,
        getattr(entry, "seat", None),
        getattr(entry, "name", None),
        getattr(entry, "move", None),
        getattr(entry, "what", None),
        getattr(entry, "accepted", None),
        tuple([event_of(event) for event in ply.events(seat)]) if ply else (),
    )


def seats_of(
    match: Match, people: Mapping[str, PublicProfile], here: Collection[int]
) -> tuple[wire.Seat, ...]:
    """Who sits where, who of them is here, and whom the free seats wait for."""
    taken = zip(match.occupants, match.setup.chairs, strict=True)
    return tuple([_seat(*who, people, here=seat in here) for seat, who in enumerate(taken)])


def _seat(
    occupant: Occupant, chair: Chair, people: Mapping[str, PublicProfile], *, here: bool
) -> wire.Seat:
    if occupant.person is not None:
        profile = people.get(occupant.person) or PublicProfile(occupant.name, "guest")
        level = occupant.level if occupant.gone or occupant.is_away else None
        return wire.Seat(
            profile.name,
            profile.kind,
            level,
            gone=occupant.gone,
            here=here,
            rating=profile.rating,
            away=occupant.is_away,
            hints=occupant.hints,
        )
    if occupant.level is not None:
        return wire.Seat(kind="computer", level=occupant.level, here=True)
    kept = people.get(chair.person) if chair.person else None
    return wire.Seat(kind=chair.kind.value, kept=kept.name if kept else None)


def _can(match: Match, mine: tuple[int, ...]) -> tuple[str, ...]:
    """What who plays these seats may ask for."""
    if match.stage is Stage.OPEN:
        return ("rise", "abort", *_nudges(match, mine)) if mine else ("sit",)
    if not mine:
        return ("say",) if match.lets_spectators_talk else ()
    return _over(match, mine) if match.stage is Stage.OVER else tuple(_running(match, mine))


def _over(match: Match, mine: tuple[int, ...]) -> tuple[str, ...]:
    bid = match.bid(Offer.REMATCH)
    if bid is None:
        return ("rematch",)
    return () if bid.agreed.issuperset(mine) else ("rematch", "answer")


def _nudges(match: Match, mine: tuple[int, ...]) -> tuple[str, ...]:
    """Whether who plays these seats waits for other people."""
    if match.stage is Stage.OPEN:
        chairs = zip(match.setup.chairs, match.occupants, strict=True)
        is_kept = any(chair.person and not who.is_taken for chair, who in chairs)
        return ("nudge",) if is_kept else ()
    return ("nudge",) if may_await(match, mine) else ()


def _running(match: Match, mine: tuple[int, ...]) -> list[str]:
    if any(match.occupants[seat].is_away for seat in mine):
        return ["return", "resign"]
    can = ["play"] if match.turn in mine else ["claim"] if match.due is not None else []
    can += _nudges(match, mine)
    if may_await(match, mine) and has_absence(match):
        can += ["hand-over", "claim"]
    if not match.game.has_secrets:
        can.append("hush" if match.has_audience else "unhush")
    can.append("abort" if match.may_be_called_off else "resign")
    if not match.has_computers and match.bid(Offer.DRAW) is None and match.offers < OFFERS:
        can.append("offer-draw")
    if _may_take_back(match, mine):
        can.append("take-back")
    can += _hints(match)
    if match.bids and not all(bid.agreed.issuperset(mine) for _, bid in match.bids):
        can.append("answer")
    return can


def _hints(match: Match) -> tuple[str, ...]:
    """Whether hints may be asked for, or offered to all."""
    if match.may_hint:
        return ("hint",)
    is_open = not match.setup.rated and match.bid(Offer.HINTS) is None and match.offers < OFFERS
    return ("offer-hints",) if is_open else ()


def _may_take_back(match: Match, mine: tuple[int, ...]) -> bool:
    if match.setup.rated or match.bid(Offer.TAKE_BACK) is not None or match.offers >= OFFERS:
        return False
    return any(take_back_length(match, seat) is not None for seat in mine)


encode = msgspec.json.Encoder().encode
