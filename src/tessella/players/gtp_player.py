"""Any program that speaks the Go Text Protocol, as a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.chance import CHANCE
from tessella.core.colour import colour_of
from tessella.core.errors import NotationError, shown
from tessella.core.event import Began, Event, Laid, Rolled
from tessella.core.gtp import actor_name, lot_for
from tessella.core.language import Message
from tessella.core.option import written
from tessella.core.view import OpenView
from tessella.players.gtp_program import GtpError, GtpProgram

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Game, Move, State, View

PATIENCE: Final = 600.0
"""Seconds for a move; the strongest programs take minutes."""
QUICKLY: Final = 60.0
"""Seconds for everything else, the start of the program included."""
SEEDS: Final = 2**31

Told: TypeAlias = tuple[int, str]
"""Who moved, and the text of the move."""


class GtpPlayer:
    """Plays what a program answers to `genmove`.

    The program's board is kept in step by `play`, from what this player was told of the match, and
    is set up anew where the match went another way. The program is started when it is first needed.
    """

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self._state: State | None = None
        self._told: list[Told] = []
        self._program: GtpProgram | None = None
        self._knows: frozenset[str] = frozenset()
        self._game: Game | None = None
        self._board: list[Told] = []

    def watch(self, view: View) -> None:
        """Take note of a move; the program hears of it when it is asked for one."""
        if not isinstance(view, OpenView):
            return
        if not view.events:
            self._state, self._told = view.game.start(), []
            return
        if self._state is None:
            raise GtpError("gtp-step", program=shown(self.command))
        for told in filter(None, map(_move_told, view.events)):
            self._state = self._state.play(told[1])
            self._told.append(told)
            return

    def choose(self, view: View, rng: Random) -> Move:
        """What the program plays."""
        if not isinstance(view, OpenView):
            raise GtpError("gtp-hidden", program=shown(self.command), game=view.game.title)
        if self._state != view.state or view.colour is None:
            raise GtpError("gtp-step", program=shown(self.command))
        program = self._in_step(view.game)
        if "set_random_seed" in self._knows:
            program.ask(f"set_random_seed {rng.randrange(SEEDS)}", QUICKLY)
        answer = program.ask(f"genmove {actor_name(view.game, view.colour)}", self.patience)
        move = self._read(answer, view)
        self._board.append((view.colour, move.text))
        return move

    def _read(self, answer: str, view: View) -> Move:
        """The move that an answer names, if it is one of the view's."""
        program, facts = shown(self.command), {"answer": shown(answer)}
        if answer.lower() == "resign":
            raise self._lost(GtpError("gtp-resigned", program=program))
        try:
            move = view.game.parse(self._turned(view.game, answer, back=True))
        except NotationError as error:
            raise self._lost(
                GtpError("gtp-move", program=program, why=error.message, **facts)
            ) from error
        if move not in view.moves:
            refusal = self._state.refusal(move) if self._state is not None else None
            why = refusal.message if refusal is not None else Message.of("gtp-none")
            raise self._lost(GtpError("gtp-move", program=program, why=why, **facts))
        return move

    def _lost(self, error: GtpError) -> GtpError:
        """The program's board is not to be trusted any more."""
        self._board = [(CHANCE, "?")]
        return error

    def _in_step(self, game: Game) -> GtpProgram:
        """The program, with the match on its board."""
        program = self._running()
        if self._game != game:
            self._set_game(program, game)
        if self._board != self._told[: len(self._board)]:
            program.ask("clear_board", QUICKLY)
            self._board = []
        unsaid = () if self._board else _lots(game)
        for actor, text in self._told[len(self._board) :]:
            if text not in unsaid:
                said = self._turned(game, text)
                program.ask(f"play {actor_name(game, actor)} {said}", QUICKLY)
            self._board.append((actor, text))
        return program

    def _turned(self, game: Game, text: str, *, back: bool = False) -> str:
        """A move of the match as the program has it, or `back`: its board may be turned."""
        actor, first = next((told for told in self._told if told[0] != CHANCE), (CHANCE, ""))
        quarters = 0 if actor == CHANCE else game.gtp_turned(actor, game.parse(first))
        if not quarters:
            return text
        return game.turned(game.parse(text), -quarters if back else quarters).text

    def _running(self) -> GtpProgram:
        """The program, started if it is not running."""
        if self._program is None or not self._program.is_running:
            program = GtpProgram(self.command)
            try:
                self._knows = frozenset(program.ask("list_commands", QUICKLY).split())
            except GtpError:
                program.close()
                raise
            self._program, self._game = program, None
        return self._program

    def _set_game(self, program: GtpProgram, game: Game) -> None:
        """An empty board of the right game; a program that plays several is told which."""
        named = ((n, o) for n, o in game.gtp_games.items() if o.items() <= game.options.items())
        name, implied = next(named, (game.title, {}))
        usual = {option.name: option.default for option in game.choices} | dict(implied)
        chosen = [f"{k}={written(v)}" for k, v in game.options.items() if v != usual[k]]
        if "set_game" in self._knows:
            program.ask(" ".join(["set_game", name, *chosen]), QUICKLY)
        program.ask("clear_board", QUICKLY)
        self._game, self._board = game, []

    def cpu_seconds(self) -> float:
        """Time of the processor that the program has used, as it says itself; 0 if it does not.

        It is started for this, so that its start does not count as thinking.
        """
        try:
            program = self._running()
            return float(program.ask("cputime", QUICKLY)) if "cputime" in self._knows else 0.0
        except ValueError:
            return 0.0

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
        self._program = None


def _lots(game: Game) -> tuple[str, ...]:
    """The lots that the first move of a colour tells as well."""
    lots = (lot_for(game.start(), colour) for colour in range(len(game.owners)))
    return tuple(str(lot) for lot in lots if lot is not None)


def _move_told(event: Event) -> Told | None:
    """The move that an event tells of."""
    match event:
        case Began():
            return CHANCE, f"first:{event.seat}"
        case Rolled():
            return CHANCE, event.face
        case Laid():
            return colour_of(event), event.move
        case _:
            return None
