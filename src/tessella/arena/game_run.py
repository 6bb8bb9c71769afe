"""One game: the players sit down, play it to its end, and get up."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tessella.arena.luck import Luck, own_randomness
from tessella.arena.outcome import Clock, Finished, Forfeit, detail, finished, label
from tessella.core import CHANCE, Record, TessellaError
from tessella.players import Player, SeatedPlayer

if TYPE_CHECKING:
    from random import Random

    from tessella.arena.plan import Plan
    from tessella.core import Move, State

MICROSECOND = 6
OpenPlayer: TypeAlias = Callable[[str], Player]


@dataclass(frozen=True, slots=True)
class Thinking:
    """It is up to a seat (None: to nobody) from here on; `moves` came since this was last said."""

    seat: int | None
    moves: tuple[str, ...] = ()


class Lost(Exception):  # noqa: N818 - a game is lost, nothing is wrong with the program
    """A seat cannot go on. Whatever a player raises becomes this one, and the run goes on."""

    def __init__(self, seat: int, kind: str, why: object) -> None:
        super().__init__(kind)
        self.forfeit = Forfeit(seat, kind, detail(why))


class GameRun:
    """A game of a plan. `tell` hears whose fault it would be if nothing happened any more."""

    def __init__(self, plan: Plan, number: int, tell: Callable[[Thinking], None]) -> None:
        self.plan = plan
        self.fixture = plan.fixture(number)
        self.record = Record(plan.game, tuple(map(label, self.fixture.seats)))
        self.luck = Luck(plan.seed, self.fixture.block, self.fixture.begins)
        self.tell = tell
        self.told = 0
        self.states: list[State] = [self.record.state]
        self.seated: list[SeatedPlayer] = []
        self.rngs: list[Random] = []
        self.times: list[list[tuple[float, float]]] = [[] for _ in self.fixture.seats]

    def play(self, open_player: OpenPlayer) -> Finished:
        """The game from the lot to its end, or to where a seat forfeits it."""
        forfeit = None
        try:
            self._sit_down(open_player)
            self._opening()
            while (seat := self._turn()) is not None:
                self._move(seat)
        except Lost as lost:
            forfeit = lost.forfeit
        self._say(None)
        return finished(self.record, self.fixture, tuple(map(_clock, self.times)), forfeit)

    def get_up(self) -> None:
        """Close the players that can be closed; what they do then is no part of the game."""
        for seated_player in self.seated:
            close = getattr(seated_player.player, "close", None)
            if close is not None:
                with suppress(Exception):
                    close()

    def _say(self, seat: int | None) -> None:
        fresh = tuple(map(str, self.record.moves[self.told :]))
        self.told = len(self.record.moves)
        self.tell(Thinking(seat, fresh))

    def _sit_down(self, open_player: OpenPlayer) -> None:
        """Open the players, each afresh: no game shall depend on those before it."""
        for seat, name in enumerate(self.fixture.seats):
            self._say(seat)
            try:
                self.seated.append(SeatedPlayer(open_player(name), seat))
            except Exception as error:
                raise Lost(seat, "crash", _named(error)) from error
            self.rngs.append(own_randomness(self.plan.seed, self.fixture.number, seat))

    def _opening(self) -> None:
        for ply in range(self.plan.opening):
            if self._turn() is None:
                return
            self._add(self.luck.opening(self.record.state, ply))

    def _turn(self) -> int | None:
        """The seat that has the turn once chance has done its part; None at the end."""
        while self.record.state.turn == CHANCE:
            self._add(self.luck.draw(self.record.state))
        return self.record.state.turn

    def _move(self, seat: int) -> None:
        """Let a seat choose and move."""
        self._say(seat)
        seated_player = self.seated[seat]
        cpu, wall = _cpu(seated_player.player), time.perf_counter()
        try:
            move = seated_player.choose(self.states, self.rngs[seat])
            spent = (_cpu(seated_player.player) - cpu, time.perf_counter() - wall)
        except Exception as error:
            raise Lost(seat, "crash", _named(error)) from error
        self.times[seat].append(spent)
        try:
            self._add(move)
        except TessellaError as error:
            raise Lost(seat, "illegal", error) from error

    def _add(self, move: Move | str) -> None:
        self.record = self.record.add(move)
        self.states.append(self.record.state)


def _cpu(player: Player) -> float:
    """Seconds of the processor so far; a player may add those of programs that it runs."""
    outside = getattr(player, "cpu_seconds", None)
    return time.process_time() + (outside() if outside is not None else 0.0)


def _clock(times: list[tuple[float, float]]) -> Clock:
    cpu, wall = (tuple(round(t[i], MICROSECOND) for t in times) for i in (0, 1))
    return Clock(cpu, wall)


def _named(error: Exception) -> str:
    """An error of a player: its kind, and what it says."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
