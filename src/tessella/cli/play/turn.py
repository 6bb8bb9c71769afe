"""One turn of a human: reads lines until one of them is a move, or the end of it all."""

from __future__ import annotations

import os
import re
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tessella.cli.draw.board import board_lines
from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import CommandError
from tessella.cli.files import check_target, fresh_save, write_file
from tessella.cli.play.choices import PAGE, Choices, listing
from tessella.cli.play.hints import Hints
from tessella.cli.play.history import history
from tessella.cli.play.orders import Order, read_order
from tessella.cli.rulebook import print_rules
from tessella.cli.terminal import LONGEST_LINE
from tessella.core import NotationError, TessellaError
from tessella.core.errors import shown
from tessella.core.language import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tessella.cli.play.choices import Choice
    from tessella.cli.session import Session
    from tessella.cli.terminal import Terminal
    from tessella.core import Move

BETWEEN_CELLS = re.compile(r"\s*,\s*|\s+")
LONGEST_NUMBER = 9


class Step(Enum):
    """How a line leaves the turn."""

    STAY = "the same turn goes on"
    DONE = "the game has moved on, or back"
    AGAIN = "the table is to be drawn again"
    LEAVE = "the game is left"


class Turn:
    """A human's turn. `rest` is what `more` lists next, `notice` what the next screen says."""

    def __init__(self, session: Session, terminal: Terminal, seat: int) -> None:
        self.session = session
        self.terminal = terminal
        self.words = terminal.words
        self.seat = seat
        self.view = session.state.view(seat)
        self.rest: Sequence[Choice] | None = None
        self.notice = ""

    @cached_property
    def choices(self) -> Choices:
        """What the seat can choose from, ranked when it is first asked for."""
        return Choices(self.session.state, self.view)

    @cached_property
    def hints(self) -> Hints:
        """What the engine thinks of this turn."""
        return Hints(self.view, self.choices)

    def take(self, line: str) -> Step:
        """Do what a line says; every mistake is answered with a sentence."""
        try:
            return self._take(line)
        except TessellaError as error:
            self.complain(error.say(self.words.language))
            return Step.STAY

    def complain(self, text: str) -> None:
        """Say what was wrong."""
        self.terminal.write(f"! {text}", STRONG)

    def _take(self, line: str) -> Step:
        if not line:
            self.terminal.say("prompt-empty", QUIET)
            return Step.STAY
        if len(line) > LONGEST_LINE:
            raise CommandError("cli-line-long", limit=LONGEST_LINE)
        order = read_order(line)
        if order:
            return ACTIONS[order[0]](self, order[1])
        move = self._move(line)
        if move is None:
            return Step.STAY
        self.session.play(move)
        return Step.DONE

    def _move(self, line: str) -> Move | None:
        """The move that a line names by number or by text; None if it is refused."""
        if line.isascii() and line.isdigit():
            return self._numbered(line)
        text = BETWEEN_CELLS.sub(",", line)
        move = self.view.game.parse(text)
        refusal = self.session.state.refusal(move)
        if refusal is None:
            return move
        self.complain(refusal.say(self.words.language))
        near = self.choices.near(move.text)
        if near:
            self.terminal.say("near", QUIET)
            self._list(near)
        return None

    def _numbered(self, line: str) -> Move:
        number = int(line) if len(line) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(self.choices.all):
            raise CommandError("cli-number", number=shown(line), last=len(self.choices.all))
        return self.choices.all[number - 1].move

    def _list(self, choices: Sequence[Choice]) -> None:
        self.terminal.write(listing(choices, self.terminal.width))

    def fits(self, wanted: str) -> Step:
        """List what fits: all, the best of each piece, or what contains some words."""
        found = self.choices.matching(wanted)
        if not found:
            self._nothing_fits(wanted)
            return Step.STAY
        summary = self.choices.best_of_each_piece()
        if wanted or len(found) <= PAGE or len(summary) > 2 * PAGE:
            return self._page(found)
        self.rest = found
        self._list(summary)
        self.terminal.say("fits-best", QUIET, count=len(found))
        return Step.STAY

    def _nothing_fits(self, wanted: str) -> None:
        """Say why a move does not fit, or that no move contains the words."""
        try:
            refusal = self.session.state.refusal(BETWEEN_CELLS.sub(",", wanted))
        except NotationError:
            refusal = None
        if refusal is None:
            raise CommandError("cli-fits-nothing", text=shown(wanted))
        self.complain(refusal.say(self.words.language))

    def _page(self, choices: Sequence[Choice]) -> Step:
        """List a page of choices; the rest waits for `more`."""
        self._list(choices[:PAGE])
        self.rest = choices[PAGE:]
        if self.rest:
            self.terminal.say("fits-more", QUIET, count=len(self.rest))
        return Step.STAY

    def more(self, _: str) -> Step:
        """Go on with the list."""
        rest = self.choices.all if self.rest is None else self.rest
        if not rest:
            raise CommandError("cli-fits-end")
        return self._page(rest)

    def preview(self, wanted: str) -> Step:
        """Draw the board as it would be after a move, which is not made."""
        if not wanted:
            raise CommandError("cli-try-what")
        move = self._move(wanted)
        if move is not None:
            board = self.session.state.play(move).view(self.seat).board
            theme = self.terminal.theme(self.view.game)
            for line in board_lines(board, self.view.board, theme):
                self.terminal.write(line)
            points = signed(self.view.gain(move))
            self.terminal.say("try", STRONG, move=move.text, points=points)
        return Step.STAY

    def hint(self, _: str) -> Step:
        """Where to look; asked again, what the engine would do; and again, why."""
        self.hints.tell(self.terminal)
        return Step.STAY

    def undo(self, _: str) -> Step:
        """Take back the last move of a human, and the replies to it."""
        seat, move = self.session.undo()
        name = self.session.seats[seat].name
        self.notice = self.words("undone", name=name, move=move.text)
        return Step.DONE

    def save(self, wanted: str) -> Step:
        """Write the game to a file, which it is kept in from here on."""
        session = self.session
        target = Path(os.path.realpath(wanted)) if wanted else session.save
        if target is None:
            target = fresh_save(session.game.name)
        elif target != session.save:
            target = check_target(wanted)
        write_file(target, session.text)
        session.save = target
        self.terminal.say("saved", file=str(target))
        return Step.STAY

    def rules(self, wanted: str) -> Step:
        """Print the rules of the game, or one of them."""
        print_rules(self.view.game.name, wanted, self.terminal)
        return Step.STAY

    def board(self, _: str) -> Step:
        """Draw the table again."""
        return Step.AGAIN

    def moves(self, _: str) -> Step:
        """List the moves of the game up to here."""
        self.terminal.write(history(self.session, self.terminal.theme(self.view.game)))
        return Step.STAY

    def help(self, _: str) -> Step:
        """Say what can be said at the prompt."""
        self.terminal.say("help-move", example=self.view.moves[0].text)
        for order in Order:
            self.terminal.write(f"  {self.words(f'order-{order.key}')}")
        return Step.STAY

    def quit(self, _: str) -> Step:
        """Leave the game."""
        return Step.LEAVE


ACTIONS: dict[Order, Callable[[Turn, str], Step]] = {
    Order.FITS: Turn.fits,
    Order.MORE: Turn.more,
    Order.TRY: Turn.preview,
    Order.HINT: Turn.hint,
    Order.UNDO: Turn.undo,
    Order.SAVE: Turn.save,
    Order.RULES: Turn.rules,
    Order.BOARD: Turn.board,
    Order.MOVES: Turn.moves,
    Order.HELP: Turn.help,
    Order.QUIT: Turn.quit,
}
