"""Clocks: how long a seat may think, and what is left of it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
Times: TypeAlias = tuple[int, ...]


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes the time that they need."""

    def start(self, seats: int) -> Times:
        """The time of each seat at the start: nothing is counted."""
        del seats
        return ()

    def left(self, times: Times, seat: int, used: int) -> int | None:
        """What is left to a seat that has used so much of its turn; None: no end of it."""
        del times, seat, used
        return None

    def after(self, times: Times, seat: int, used: int, *, handed_on: bool) -> Times:
        """The times after a move; `handed_on`: the turn went to another seat."""
        del seat, used, handed_on
        return times


class Fischer(msgspec.Struct, frozen=True, tag="fischer", tag_field="kind"):
    """A stock of seconds, and some more for each turn."""

    base: Annotated[int, msgspec.Meta(ge=10, le=4 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=180)] = 0

    def start(self, seats: int) -> Times:
        """The time of each seat at the start."""
        return (self.base * SECOND,) * seats

    def left(self, times: Times, seat: int, used: int) -> int | None:
        """What is left to a seat that has used so much of its turn."""
        return times[seat] - used

    def after(self, times: Times, seat: int, used: int, *, handed_on: bool) -> Times:
        """The times after a move: what was used is gone, and a turn that is over earns some."""
        more = self.increment * SECOND if handed_on else 0
        rest = max(times[seat] - used, 0) + more
        return (*times[:seat], rest, *times[seat + 1 :])


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]

    def start(self, seats: int) -> Times:
        """The time of each seat at the start of its turn."""
        return (self.days * DAY,) * seats

    def left(self, times: Times, seat: int, used: int) -> int | None:
        """What is left to a seat that has used so much of its turn."""
        return times[seat] - used

    def after(self, times: Times, seat: int, used: int, *, handed_on: bool) -> Times:
        """The times after a move: a turn that goes on has less, the next one has all again."""
        rest = self.days * DAY if handed_on else max(times[seat] - used, 0)
        return (*times[:seat], rest, *times[seat + 1 :])


Clock: TypeAlias = NoClock | Fischer | Days
