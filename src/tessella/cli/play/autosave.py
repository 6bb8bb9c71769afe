"""Keeps a game in its file, finds one for a game that has none, and says where it is."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from tessella.cli.draw.theme import STRONG
from tessella.cli.files import check_target, fresh_save
from tessella.core import TessellaError

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.cli.session import Session
    from tessella.cli.terminal import Terminal

NO = ("n", "no", "non", "nein")


class Autosave:
    """A game that nobody gave a name is kept in a `draft` from a human's first move on.

    So it outlives a closed window.
    """

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.draft: Path | None = None

    def keep(self) -> bool:
        """Whether the game is safe in its file; if writing it fails say so, and go on."""
        try:
            self._find_a_file()
            self.session.keep()
        except TessellaError as error:
            self._complain(error)
            return False
        self._drop_draft()
        return self.session.save is not None

    def _complain(self, error: TessellaError) -> None:
        self.terminal.write(f"! {error.say(self.terminal.words.language)}", STRONG)

    @property
    def _has_human_moves(self) -> bool:
        return any(self.session.last_turn(seat) >= 0 for seat in self.session.humans)

    def _find_a_file(self) -> None:
        """A file for a game that nobody gave a name, if a human has moved in it."""
        if self.session.save is None and self._has_human_moves:
            self.session.save = self.draft = fresh_save(self.session.game.name)

    def _drop_draft(self) -> None:
        """Remove the draft of a game that is kept elsewhere, or not at all."""
        if self.draft is not None and self.session.save != self.draft:
            self.draft.unlink(missing_ok=True)
            self.draft = None

    def end(self) -> None:
        """Say how to see a game again that is over."""
        if self.keep():
            self._say_command("over-saved", "show")

    def leave(self) -> None:
        """Before leaving, ask where to keep a game that nobody gave a name."""
        if self.session.save == self.draft and self._has_human_moves:
            answer = self.terminal.ask(self.terminal.words("quit-save"))
            if answer.casefold() in NO:
                self.session.save = None
                self._drop_draft()
                self.terminal.say("left")
                return
            self._save_as(answer)
        self.part()

    def _save_as(self, answer: str) -> None:
        """Keep the game in the file that was named; if that fails, in the draft as before."""
        if not answer:
            return
        try:
            self.session.save = check_target(answer)
        except TessellaError as error:
            self._complain(error)
        if not self.keep():
            self.session.save = self.draft

    def part(self) -> None:
        """Say goodbye, and where the game is."""
        if self.keep():
            self._say_command("left-saved", "play --resume")
        else:
            self.terminal.say("left")

    def _say_command(self, key: str, command: str) -> None:
        """Say how to come back to the game, in a line that can be copied."""
        self.terminal.say(key)
        file = shlex.quote(str(self.session.save))
        self.terminal.write_whole(f"  tessella {command} {file}")
