"""A game from its first move to its last, or until somebody has to go."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from tessella.cli.draw.look import STRONG
from tessella.cli.draw.screen import Screen
from tessella.cli.draw.story import story, story_table
from tessella.cli.files import check_target, fresh_save
from tessella.cli.session import has_secrets
from tessella.cli.table.ending import result_table
from tessella.cli.table.prompt import completing
from tessella.cli.table.turn import Step, Turn
from tessella.core import CHANCE, TessellaError

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.cli.draw.story import Line
    from tessella.cli.session import Session
    from tessella.cli.terminal import Terminal

STORY_LINES = 16
NO = ("n", "no", "non", "nein")


class Evening:
    """Leads a game at a terminal; `at_screen` is the seat that looks at it.

    A game that nobody gave a name is kept in a `draft` from a human's first move on, so that it
    outlives a closed window.
    """

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.words = terminal.words
        self.look = terminal.look(session.game)
        self.at_screen: int | None = None
        self.told = len(session.record.moves)
        self.notice = ""
        self.draft: Path | None = None

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            self._keep()
            while (seat := self._go_on()) is not None:
                if self._turn(seat) is Step.LEAVE:
                    self._offer_save()
                    return
            self._end()
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
            self._part()

    def _go_on(self) -> int | None:
        """Let chance and players move until a human has the turn; None at the end."""
        while self.session.go_on():
            if self.session.state.turn != CHANCE:
                self._keep()
            if not self.session.humans:
                self._tell()
        return self.session.state.turn

    def _tell(self) -> None:
        """Tell what has happened since it was last told, once chance is done."""
        if self.session.state.turn == CHANCE:
            return
        self.terminal.write(story_table(self._story(self.told)))
        self.told = len(self.session.record.moves)

    def _story(self, since: int) -> list[Line]:
        events = self.session.events(since, self.session.viewer)
        return list(story(events, self.session.names, self.words, self.look))

    def _turn(self, seat: int) -> Step:
        """One turn of a human."""
        self._hand_over(seat)
        self._draw()
        turn = Turn(self.session, self.terminal, seat)
        prompt = self.words("prompt", mark=self.look.mark(seat), name=self.session.names[seat])
        with completing(turn.view.moves):
            step = Step.STAY
            while step is Step.STAY:
                step = turn.take(self.terminal.ask(prompt))
        if step is Step.DONE:
            self._find_a_file()
            self._keep()
        self._drop_draft()
        self.notice = turn.notice
        return step

    def _hand_over(self, seat: int) -> None:
        """Where hands are hidden, let the next human see the screen only when the last is away."""
        view, before = self.session.state.view(None), self.at_screen
        self.at_screen = seat
        if before == seat or len(self.session.humans) == 1 or not has_secrets(view):
            return
        if self.terminal.interactive:
            self.terminal.clear(forget=True)
            self.terminal.say("hand-over", STRONG, name=self.session.names[seat])
            self.terminal.ask("")

    def _draw(self) -> None:
        """The table as the one at the screen may see it, on an empty screen."""
        session = self.session
        self.terminal.clear()
        last = session.last_turn(session.viewer)
        view = session.state.view(session.viewer)
        before = session.states[last + 1].view(session.viewer).board
        if before == view.board:
            before = session.states[max(session.last_turn(None), 0)].view(session.viewer).board
        look = self.look = self.terminal.look(session.game)
        most = STORY_LINES if look.height is None else look.height // 3
        lines = self._story(last)[-most:]
        screen = Screen(view, before, session.names, lines, look, self.words)
        self.terminal.write(screen.draw())
        self.terminal.write(self.notice, STRONG)
        self.notice = ""

    def _keep(self) -> bool:
        """Whether the game is safe in its file; if writing it fails say so, and go on."""
        try:
            self.session.keep()
        except TessellaError as error:
            self._complain(error)
            return False
        return self.session.save is not None

    def _complain(self, error: TessellaError) -> None:
        self.terminal.write(f"! {error.say(self.words.language)}", STRONG)

    def _end(self) -> None:
        """The last board, the result, and how to see it again."""
        self._draw()
        self.terminal.write()
        self.terminal.write(result_table(self.session, self.look, self.words))
        self.terminal.write()
        self._find_a_file()
        if self._keep():
            self._say_command("over-saved", "show")

    def _offer_save(self) -> None:
        """Before leaving, ask where to keep a game that is not kept anywhere."""
        if self.session.save == self.draft and self.session.record.moves:
            answer = self.terminal.ask(self.words("quit-save"))
            if answer.casefold() in NO:
                self.session.save = None
                self._drop_draft()
                self.terminal.say("left")
                return
            self._save_as(answer)
        self._part()

    def _save_as(self, answer: str) -> None:
        try:
            self.session.save = check_target(answer) if answer else self.draft
            if self._keep():
                self._drop_draft()
        except TessellaError as error:
            self._complain(error)

    def _drop_draft(self) -> None:
        """Remove the draft of a game that is kept elsewhere, or not at all."""
        if self.draft is not None and self.session.save != self.draft:
            self.draft.unlink(missing_ok=True)
            self.draft = None

    def _part(self) -> None:
        """Say goodbye, and where the game is; one with moves in it is never lost."""
        self._find_a_file()
        if self._keep():
            self._say_command("left-saved", "play --resume")
        else:
            self.terminal.say("left")

    def _find_a_file(self) -> None:
        """A file for a game that nobody gave a name, if a human has moved in it."""
        moved = any(self.session.last_turn(seat) >= 0 for seat in self.session.humans)
        if self.session.save is not None or not moved:
            return
        try:
            self.session.save = self.draft = fresh_save(self.session.game.name)
        except TessellaError as error:
            self._complain(error)

    def _say_command(self, key: str, command: str) -> None:
        """Say how to come back to the game, in a line that can be copied."""
        self.terminal.say(key)
        file = shlex.quote(str(self.session.save))
        self.terminal.write_whole(f"  tessella {command} {file}")
