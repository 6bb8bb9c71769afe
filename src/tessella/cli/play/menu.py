"""Choosing a game, its options and its players, for those who type no flags."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import CommandError
from tessella.cli.files import load_record, saved_games
from tessella.cli.options import SEATS, chosen_table, spoken
from tessella.cli.play.orders import Order, read_order
from tessella.cli.seats import HUMAN, default_kinds
from tessella.core import TessellaError, games
from tessella.core.errors import shown
from tessella.core.language import LANGUAGES
from tessella.core.option import written
from tessella.core.registry import game_type
from tessella.players import players

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.cli.seats import Seat
    from tessella.cli.terminal import Terminal
    from tessella.cli.words import Words
    from tessella.core import Game

MOST_SAVES = 5
PLAYERS, LANGUAGE = "players", "lang"


@dataclass(frozen=True, slots=True)
class Plan:
    """What has been chosen so far."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()

    def table(self, words: Words) -> tuple[Game, tuple[Seat, ...]]:
        """The game and its seats; an error of ours if they do not go together."""
        return chosen_table(self.game, self.options, self.seats, words)

    def with_value(self, name: str, value: str) -> Plan:
        """The plan with a list of players, or with an option of the game."""
        if name == PLAYERS:
            options = {k: v for k, v in self.options.items() if k != SEATS}
            return replace(self, seats=tuple(value.split(",")), options=options)
        plan = replace(self, options={**self.options, name: value})
        return replace(plan, seats=()) if name == SEATS else plan


class Menu:
    """Asks until everything is chosen. EOFError or None: nobody wants to play."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    @property
    def words(self) -> Words:
        """What the menu says, in the language of the terminal."""
        return self.terminal.words

    def choose(self) -> Plan | Path | None:
        """A plan for a game, a saved game to go on with, or None."""
        saves = [path for path in saved_games(4 * MOST_SAVES) if self._goes_on(path)][:MOST_SAVES]
        titles = [game_type(name).title for name in games()]
        self.terminal.clear()
        self._show(titles, saves)
        while True:
            answer = self.terminal.ask(self.words("menu-which"))
            if _is_quit(answer):
                return None
            number = int(answer) if answer.isascii() and answer.isdigit() else 0
            if 1 <= number <= len(titles):
                return self._plan(games()[number - 1])
            if len(titles) < number <= len(titles) + len(saves):
                return saves[number - len(titles) - 1]
            if answer.lower() in games():
                return self._plan(answer.lower())
            if self._answer(answer, len(titles) + len(saves)):
                self._show(titles, saves)

    def _goes_on(self, path: Path) -> bool:
        try:
            return load_record(str(path)).result is None
        except TessellaError:
            return False

    def _show(self, titles: list[str], saves: list[Path]) -> None:
        self.terminal.write("Tessella", STRONG)
        self.terminal.write()
        for number, title in enumerate(titles, start=1):
            self.terminal.write(f"  {number}  {title}")
        for number, path in enumerate(saves, start=len(titles) + 1):
            self.terminal.write(f"  {number}  {self.words('menu-resume', file=path.stem)}")
        self.terminal.write()
        self.terminal.say("menu-language", QUIET)

    def _answer(self, answer: str, last: int) -> bool:
        """Whether an answer changes the language; if not, say what could be chosen."""
        name, _, value = answer.partition("=")
        try:
            if name.strip().lower() != LANGUAGE:
                raise CommandError("cli-menu-number", text=shown(answer), last=last)
            self.terminal.words = spoken(value)
        except TessellaError as error:
            self._complain(error)
            return False
        return True

    def _complain(self, error: TessellaError) -> None:
        self.terminal.write(f"! {error.say(self.words.language)}", STRONG)

    def _plan(self, game: str) -> Plan | None:
        """Options and players of a game, changed as name=value until Enter starts it."""
        plan = Plan(game)
        while True:
            self._show_plan(plan)
            answer = self.terminal.ask(self.words("menu-start"))
            if not answer:
                return plan
            if _is_quit(answer):
                return None
            plan = self._changed(plan, answer)

    def _show_plan(self, plan: Plan) -> None:
        table, _ = plan.table(self.words)
        self.terminal.write()
        self.terminal.write(table.title, STRONG)
        kinds = ", ".join(plan.seats or default_kinds(table.seats))
        takes = " | ".join([HUMAN, *players()])
        rows = [(PLAYERS, kinds, takes)]
        rows += [(o.name, written(table.options[o.name]), o.accepts) for o in table.choices]
        rows.append((LANGUAGE, self.words.language, " | ".join(LANGUAGES)))
        wide, far = (max(len(row[column]) for row in rows) for column in (0, 1))
        for name, value, accepts in rows:
            self.terminal.write(f"  {name:<{wide}}  {value:<{far}}  ({accepts})")

    def _changed(self, plan: Plan, answer: str) -> Plan:
        """The plan with what an answer such as `seats=3` changes, if the law allows it."""
        name, equals, value = (part.strip() for part in answer.partition("="))
        try:
            if not equals:
                raise CommandError("cli-menu-change", text=shown(answer))
            if name == LANGUAGE:
                self.terminal.words = spoken(value)
                return plan
            changed = plan.with_value(name, value)
            changed.table(self.words)
        except TessellaError as error:
            self._complain(error)
            return plan
        return changed


def _is_quit(answer: str) -> bool:
    order = read_order(answer)
    return order is not None and order[0] is Order.QUIT
