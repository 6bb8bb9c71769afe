"""A game from its first move to its last, or until somebody has to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.draw.screen import Screen
from tessella.cli.draw.story import story, story_table
from tessella.cli.draw.theme import STRONG
from tessella.cli.line import completing
from tessella.cli.play.autosave import Autosave
from tessella.cli.play.ending import result_table
from tessella.cli.play.orders import ORDERS
from tessella.cli.play.turn import Step, Turn
from tessella.cli.session import has_secrets
from tessella.core import CHANCE
from tessella.players import PlayerError

if TYPE_CHECKING:
    from tessella.cli.draw.story import Line
    from tessella.cli.session import Session
    from tessella.cli.terminal import Terminal
    from tessella.core.picture import Board

STORY_LINES = 16


class GameLoop:
    """Leads a game at a terminal; `at_screen` is the seat that looks at it."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.words = terminal.words
        self.theme = terminal.theme(session.game)
        self.autosave = Autosave(session, terminal)
        self.at_screen: int | None = None
        self.told = len(session.record.moves)
        self.notice = ""

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            self.autosave.keep()
            while (seat := self._go_on()) is not None:
                if self._turn(seat) is Step.LEAVE:
                    self.autosave.leave()
                    return
            self._end()
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
            self.autosave.part()
        except PlayerError:
            self.autosave.part()
            raise
        finally:
            self.session.close()

    def _go_on(self) -> int | None:
        """Let chance and players move until a human has the turn; None at the end."""
        while self.session.go_on():
            if self.session.state.turn != CHANCE:
                self.autosave.keep()
                self._tell()
        return self.session.state.turn

    def _tell(self) -> None:
        """Where only players play, tell what has happened since it was last told."""
        if not self.session.humans:
            self.terminal.write(story_table(self._story(self.told)))
            self.told = len(self.session.record.moves)

    def _story(self, since: int) -> list[Line]:
        events = self.session.events(since, self.session.viewer)
        return list(story(events, self.session.names, self.words, self.theme))

    def _turn(self, seat: int) -> Step:
        """One turn of a human."""
        self._hand_over(seat)
        self._draw()
        turn = Turn(self.session, self.terminal, seat)
        prompt = self.words("prompt", mark=self.theme.mark(seat), name=self.session.names[seat])
        with completing([*map(str, turn.view.moves), *sorted(ORDERS)]):
            step = Step.STAY
            while step is Step.STAY:
                step = turn.take(self.terminal.ask(prompt))
        if step is Step.DONE:
            self.autosave.keep()
        self.notice = turn.notice
        return step

    def _hand_over(self, seat: int) -> None:
        """Where hands are hidden, let the next human see the screen only when the last is away."""
        before, self.at_screen = self.at_screen, seat
        alone = before == seat or len(self.session.humans) == 1
        if alone or not self.terminal.interactive or not has_secrets(self.session.state.view(None)):
            return
        self.terminal.clear(forget=True)
        self.terminal.say("hand-over", STRONG, name=self.session.names[seat])
        self.terminal.ask("")

    def _draw(self) -> None:
        """The table as the one at the screen may see it, and what was done since his last turn."""
        session, lines = self.session, []
        theme = self.theme = self.terminal.theme(session.game)
        if session.humans:
            self.terminal.clear()
            most = STORY_LINES if theme.height is None else theme.height // 3
            lines = self._story(session.last_turn(session.viewer))[-most:]
        view = session.state.view(session.viewer)
        screen = Screen(view, self._board_before(), session.names, lines, theme, self.words)
        self.terminal.write(screen.draw())
        self.terminal.write(self.notice, STRONG)
        self.notice = ""

    def _board_before(self) -> Board:
        """The board after the viewer's last turn; if nothing was laid since, before the last."""
        session = self.session
        boards = (
            session.states[number].view(session.viewer).board
            for number in (session.last_turn(session.viewer) + 1, session.last_turn(None))
        )
        board = session.state.view(session.viewer).board
        return next((before for before in boards if before != board), board)

    def _end(self) -> None:
        """The last board, the result, and how to see it again."""
        self._draw()
        self.terminal.write(result_table(self.session, self.theme, self.words))
        self.terminal.write()
        self.autosave.end()
