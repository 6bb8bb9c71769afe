"""What a run has shown so far: wins, scores, strengths and times, from its whole blocks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from tessella.arena.elo import Estimate, elo_estimate, share_estimate
from tessella.arena.multiplayer_elo import ratings

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tessella.arena.outcome import Forfeit, Outcome
    from tessella.arena.plan import Plan

TWO = 2
P95 = 0.95


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of somebody, or of a seat: how many, how many won, shared and lost, and the scores.

    `wins` counts a win that is shared among k as 1/k. Forfeited games have no score.
    """

    games: int
    wins: float
    won: int
    shared: int
    score: float | None

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Seconds:
    """Seconds of a move: the mean, and what 95 % of the moves do not exceed."""

    moves: int
    mean: float
    p95: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player has shown, as a whole, on each seat, and in each place of the order of turns.

    `elo` is against the only other player, or else against the mean of all; None if alone.
    """

    name: str
    all: Tally
    seats: tuple[Tally, ...]
    places: tuple[Tally, ...]
    share: Estimate
    elo: Estimate | None
    cpu: Seconds
    wall: Seconds
    forfeits: tuple[Forfeit, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a sequential test stands; `accepted` is H0, H1 or None."""

    ratio: float
    lower: float
    upper: float
    accepted: str | None


@dataclass(frozen=True, slots=True)
class Results:
    """All that is known of a run. `running` are each player's shares, block by block."""

    plan: Plan
    blocks: int
    standings: tuple[Standing, ...]
    seats: tuple[Tally, ...]
    places: tuple[Tally, ...]
    lineups: tuple[tuple[tuple[str, ...], tuple[float, ...]], ...]
    spread: Mapping[float, int]
    running: Mapping[str, tuple[float, ...]]
    verdict: Verdict | None

    @property
    def games(self) -> int:
        """How many games are counted."""
        return self.blocks * self.plan.block_size

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to be played."""
        decided = self.verdict is not None and self.verdict.accepted is not None
        return decided or self.blocks == self.plan.blocks


class Score:
    """Games as they come in, counted block by block in the order of the plan.

    Blocks that are whole but come before their turn wait: so it does not matter in which order
    games end, and a sequential test stops at the same block however many play at once.
    """

    def __init__(self, plan: Plan, outcomes: Iterable[Outcome] = ()) -> None:
        self.plan = plan
        self.open: dict[int, dict[int, Outcome]] = {}
        self.blocks: list[tuple[Outcome, ...]] = []
        self.spread: Counter[float] = Counter()
        self.verdict = None if plan.sprt is None else Verdict(0.0, *plan.sprt.bounds, None)
        for outcome in sorted(outcomes, key=lambda o: o.number):
            self.add(outcome)

    def is_decided(self) -> bool:
        """Whether a sequential test has come to its end."""
        return self.verdict is not None and self.verdict.accepted is not None

    def add(self, outcome: Outcome) -> None:
        """Take in a game."""
        block = self.plan.fixture(outcome.number).block
        self.open.setdefault(block, {})[outcome.number] = outcome
        while len(self.open.get(len(self.blocks), ())) == self.plan.block_size:
            if self.is_decided():
                return
            games = self.open.pop(len(self.blocks))
            self.blocks.append(tuple(games[number] for number in sorted(games)))
            self._judge()

    def _judge(self) -> None:
        """Count the last block's share of the first player, and ask the test."""
        first, plan = self.plan.entrants[0], self.plan
        self.spread[_rounded(_block_share(self.blocks[-1], first) * plan.players.count(first))] += 1
        if plan.sprt is not None:
            ratio = plan.sprt.ratio(self.spread, sides(plan))
            self.verdict = Verdict(ratio, *plan.sprt.bounds, plan.sprt.verdict(ratio))

    def share(self, name: str) -> Estimate:
        """A player's share of the wins on each of its seats; on all together it is at most 1."""
        seats = self.plan.players.count(name)
        whole = share_estimate([seats * share for share in self._running(name)])
        return Estimate(whole.value / seats, whole.low / seats, whole.high / seats)

    def results(self) -> Results:
        """The results of all blocks counted."""
        plan, games = self.plan, [game for block in self.blocks for game in block]
        elos, everyone = self._elos(), set(plan.entrants)
        return Results(
            plan=plan,
            blocks=len(self.blocks),
            standings=tuple(self._standing(name, games, elos.get(name)) for name in plan.entrants),
            seats=_by_seat(games, everyone, plan),
            places=_by_place(games, everyone, plan),
            lineups=tuple(self._lineup(i) for i in range(len(plan.lineups))),
            spread=dict(sorted(self.spread.items())) if len(plan.entrants) == TWO else {},
            running={name: self._running(name) for name in plan.entrants},
            verdict=self.verdict,
        )

    def _running(self, name: str) -> tuple[float, ...]:
        return tuple(_block_share(block, name) for block in self.blocks)

    def _elos(self) -> dict[str, Estimate]:
        """The Elo of each player: of two against each other, of more by the model of all."""
        plan = self.plan
        if not self.blocks or len(plan.entrants) < TWO:
            return {}
        if len(plan.entrants) > TWO:
            rows = [[_wins(row) for row in self._rows(block)] for block in self.blocks]
            return ratings(plan.entrants, plan.lineups, rows)
        own, others = sides(plan)
        first, second = plan.entrants
        shares = [share * own for share in self._running(first)]
        return {
            first: elo_estimate(shares, (own, others)),
            second: elo_estimate([1 - share for share in shares], (others, own)),
        }

    def _rows(self, block: tuple[Outcome, ...]) -> list[tuple[Outcome, ...]]:
        """A block's games, lineup by lineup."""
        seats = self.plan.game.seats
        return [block[start : start + seats] for start in range(0, len(block), seats)]

    def _lineup(self, index: int) -> tuple[tuple[str, ...], tuple[float, ...]]:
        """A lineup, and how many games each of its players has won."""
        names = tuple(dict.fromkeys(self.plan.lineups[index]))
        wins = [_wins(self._rows(block)[index]) for block in self.blocks]
        return names, tuple(sum(row[name] for row in wins) for name in names)

    def _standing(self, name: str, games: Sequence[Outcome], elo: Estimate | None) -> Standing:
        at = [(game, seat) for game in games for seat in _seats_of(game, {name})]
        clocks = [game.clocks[seat] for game, seat in at]
        lost = (game.forfeit for game, seat in at if game.forfeit and game.forfeit.seat == seat)
        return Standing(
            name=name,
            all=_tally(at),
            seats=_by_seat(games, {name}, self.plan),
            places=_by_place(games, {name}, self.plan),
            share=self.share(name),
            elo=elo,
            cpu=seconds([t for clock in clocks for t in clock.cpu]),
            wall=seconds([t for clock in clocks for t in clock.wall]),
            forfeits=tuple(lost),
        )


def sides(plan: Plan) -> tuple[int, int]:
    """On how many seats the first player sits, and on how many the others."""
    own = plan.players.count(plan.entrants[0])
    return own, plan.game.seats - own


def seconds(times: list[float]) -> Seconds:
    """Mean and 95th percentile of some times."""
    if not times:
        return Seconds(0, 0.0, 0.0)
    times.sort()
    return Seconds(len(times), sum(times) / len(times), times[ceil(P95 * len(times)) - 1])


def _seats_of(game: Outcome, names: set[str]) -> list[int]:
    return [seat for seat, name in enumerate(game.seats) if name in names]


def _wins(games: Sequence[Outcome]) -> dict[str, float]:
    """How many of some games each player has won."""
    wins: dict[str, float] = {}
    for game in games:
        for seat, name in enumerate(game.seats):
            wins[name] = wins.get(name, 0.0) + game.share(seat)
    return wins


def _block_share(block: Sequence[Outcome], name: str) -> float:
    """The share of wins of a player on its seats, in one block."""
    shares = [game.share(seat) for game in block for seat in _seats_of(game, {name})]
    return sum(shares) / len(shares)


def _rounded(share: float) -> float:
    """Equal shares are one share, in spite of thirds."""
    return round(share, 9)


def _tally(at: Sequence[tuple[Outcome, int]]) -> Tally:
    """The tally of somebody who sat on these seats of these games."""
    scores = [game.scores[seat] for game, seat in at if game.forfeit is None]
    shares = [game.share(seat) for game, seat in at]
    return Tally(
        games=len(at),
        wins=sum(shares),
        won=sum(share == 1 for share in shares),
        shared=sum(0 < share < 1 for share in shares),
        score=sum(scores) / len(scores) if scores else None,
    )


def _by_seat(games: Sequence[Outcome], names: set[str], plan: Plan) -> tuple[Tally, ...]:
    at = [(game, seat) for game in games for seat in _seats_of(game, names)]
    return tuple(_tally([a for a in at if a[1] == seat]) for seat in range(plan.game.seats))


def _by_place(games: Sequence[Outcome], names: set[str], plan: Plan) -> tuple[Tally, ...]:
    """Tallies by who begins, who comes second, and so on."""
    seats = plan.game.seats
    at = [(game, seat) for game in games for seat in _seats_of(game, names)]
    return tuple(
        _tally([(game, seat) for game, seat in at if (seat - game.begins) % seats == place])
        for place in range(seats)
    )
