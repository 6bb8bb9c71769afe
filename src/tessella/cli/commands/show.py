"""`tessella show`: a record, at its end, at one move, or move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.draw.screen import Screen, title
from tessella.cli.draw.story import story
from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import CommandError
from tessella.cli.files import load_record
from tessella.cli.options import whole_number
from tessella.cli.play.ending import result_table
from tessella.cli.play.history import history
from tessella.cli.play.orders import Order, read_order
from tessella.cli.seats import HUMAN, saved_seat, seated
from tessella.cli.session import Session
from tessella.core import CHANCE, TessellaError
from tessella.core.errors import shown

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal
    from tessella.core import Record, State
    from tessella.core.event import Event

BACK = ("b", "-", "back", "retour", "zurück", "zurueck")


def show(terminal: Terminal, record: str, *, at: str | None = None, every: bool = False) -> None:
    """Print a record."""
    Viewer(load_record(record), terminal).show(at, every=every)


class Viewer:
    """Shows a record as a spectator may see it: hidden hands stay hidden."""

    def __init__(self, record: Record, terminal: Terminal) -> None:
        nameless = seated([HUMAN] * record.game.seats, terminal.words)
        seats = tuple(map(saved_seat, record.players)) or nameless
        self.session = Session(record, seats, seed="")
        self.terminal = terminal
        self.last = len(record.moves)
        self.theme = terminal.theme(record.game)
        states = enumerate(self.session.states)
        self.stops = [n for n, state in states if state.turn != CHANCE] or [self.last]

    def show(self, at: str | None, *, every: bool) -> None:
        """Print what was asked for; without a wish, step through it where somebody watches."""
        stop = self.last if at is None else whole_number(at, "--at", 0, self.last)
        self._head()
        if at is None and not every and self.terminal.interactive:
            self._watch()
            return
        for number in self.stops if every else [stop]:
            self._state(number)
        if stop == self.last:
            self.terminal.write(history(self.session, self.theme))
            self.terminal.write()
            self._result()

    def _head(self) -> None:
        record = self.session.record
        self.terminal.write(title(record.game))
        facts = [record.date.isoformat()] if record.date else []
        facts += [f"{self.theme.mark(s)} {name}" for s, name in enumerate(self.session.names)]
        self.terminal.write("  ".join(facts), QUIET)
        self.terminal.write()

    def _state(self, number: int) -> None:
        """The table after so many moves, and what the last turn did."""
        states = self.session.states
        since = max((stop for stop in self.stops if stop < number), default=-1)
        view = states[number].view(None)
        events = [event for state in states[since + 1 : number + 1] for event in _seen(state)]
        words, names = self.terminal.words, self.session.names
        lines = list(story(events, names, words, self.theme))
        before = states[max(since, 0)].view(None).board
        self.terminal.say("show-at", STRONG, number=number, last=self.last)
        self.terminal.write(Screen(view, before, names, lines, self.theme, words).draw())
        self.terminal.write()

    def _result(self) -> None:
        self.terminal.write(result_table(self.session, self.theme, self.terminal.words))

    def _watch(self) -> None:
        """Go through the record as whoever watches wishes, from its end."""
        number: int | None = self.last
        while number is not None:
            self.terminal.clear()
            self._head()
            self._state(number)
            if number == self.last:
                self._result()
            number = self._next(number)

    def _numbered(self, answer: str) -> int:
        try:
            return whole_number(answer, "", 0, self.last)
        except CommandError as error:
            raise CommandError("cli-show-number", text=shown(answer), last=self.last) from error

    def _next(self, number: int) -> int | None:
        """Where to go: Enter is onwards, and out at the end."""
        while True:
            try:
                answer = self.terminal.ask(self.terminal.words("show-prompt"))
                order = read_order(answer)
                if order and order[0] is Order.QUIT:
                    return None
                if not answer:
                    return next((stop for stop in self.stops if stop > number), None)
                if answer.casefold() in BACK:
                    return max((s for s in self.stops if s < number), default=0)
                return self._numbered(answer)
            except (EOFError, KeyboardInterrupt):
                self.terminal.write()
                return None
            except TessellaError as error:
                self.terminal.write(f"! {error.say(self.terminal.words.language)}", STRONG)


def _seen(state: State) -> tuple[Event, ...]:
    return state.view(None).events
