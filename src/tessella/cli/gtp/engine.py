"""The engine: reads commands, does what they say, and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from tessella.cli.gtp.commands import COMMANDS
from tessella.cli.gtp.line import LONGEST_LINE, Refusal, answer, lines, read
from tessella.cli.gtp.session import GtpSession
from tessella.cli.terminal import SIMPLER
from tessella.core import TessellaError
from tessella.core.errors import shown

if TYPE_CHECKING:
    from tessella.cli.gtp.line import Command
    from tessella.core import Game


class Engine:
    """Answers commands about one board, and lets a player choose moves on it."""

    def __init__(self, game: Game, player: str, seed: str) -> None:
        self.session = GtpSession(game, player, seed)

    def run(self, source: BinaryIO, sink: BinaryIO) -> None:
        """Answer line by line until `quit`, or until there is nobody left to answer."""
        try:
            for raw in lines(source):
                reply = self.answer(raw)
                if reply is not None:
                    sink.write(reply.encode("ascii", SIMPLER))
                    sink.flush()
                if self.session.has_quit:
                    return
        finally:
            self.session.close()

    def answer(self, raw: bytes) -> str | None:
        """The answer to a line; None if it asks nothing."""
        command = read(raw)
        if command is None:
            return None
        try:
            return answer("=", command.number, self._do(command, raw))
        except Refusal as refusal:
            text = str(refusal)
        except TessellaError as error:
            text = str(error)
        except Exception as error:  # noqa: BLE001 - no command, and no player, ends the engine
            text = f"internal error: {type(error).__name__}: {shown(error)}"
        return answer("?", command.number, text)

    def _do(self, command: Command, raw: bytes) -> str:
        if len(raw) > LONGEST_LINE and not command.name:
            raise Refusal(f"the line is too long: at most {LONGEST_LINE} characters")
        if not command.name:
            raise Refusal("a command is missing after its number")
        if command.name not in COMMANDS:
            raise Refusal(f"unknown command ({shown(command.name)})")
        return COMMANDS[command.name](self.session, command)
