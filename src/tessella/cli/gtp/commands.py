"""The commands of the engine: those of Pentobi, for all games."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import tessella
from tessella.cli.errors import shown_file
from tessella.cli.files import SUFFIX, read_text, write_file
from tessella.cli.gtp.board import board_text
from tessella.cli.gtp.line import Refusal
from tessella.cli.gtp.position import Position, loaded
from tessella.cli.options import chosen_game, split_options
from tessella.core import CHANCE, Record, games
from tessella.core.errors import shown
from tessella.core.gtp import colour_names
from tessella.core.move import ChanceMove
from tessella.core.option import written
from tessella.core.record_text import MAGIC
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.cli.gtp.line import Command
    from tessella.cli.gtp.session import GtpSession
    from tessella.core import Game

SEED: Final = re.compile(r"-?[0-9]{1,20}", re.ASCII)
MOVE_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)
AROUND_COMMA: Final = re.compile(r" *, *")
MOST_WORDS: Final = 200


def _protocol_version(_: GtpSession, command: Command) -> str:
    command.check(0, 0)
    return "2"


def _name(_: GtpSession, command: Command) -> str:
    command.check(0, 0)
    return "Tessella"


def _version(_: GtpSession, command: Command) -> str:
    command.check(0, 0)
    return tessella.__version__


def _known_command(_: GtpSession, command: Command) -> str:
    return str(command.one("COMMAND") in COMMANDS).lower()


def _list_commands(_: GtpSession, command: Command) -> str:
    command.check(0, 0)
    return "\n".join(sorted(COMMANDS))


def _quit(session: GtpSession, command: Command) -> str:
    command.check(0, 0)
    session.has_quit = True
    return ""


def _cputime(_: GtpSession, command: Command) -> str:
    command.check(0, 0)
    return f"{time.process_time():.3f}"


def _set_random_seed(session: GtpSession, command: Command) -> str:
    text = command.one("NUMBER")
    if not SEED.fullmatch(text):
        raise Refusal(f"{shown(text)!r} is not a whole number of at most 20 digits")
    session.reseed(text)
    return ""


def _clear_board(session: GtpSession, command: Command) -> str:
    command.check(0, 0)
    session.take(Position(session.position.game))
    return ""


def _set_game(session: GtpSession, command: Command) -> str:
    command.check(1, MOST_WORDS, "GAME [NAME=VALUE ...]")
    name = " ".join(word for word in command.words if "=" not in word)
    chosen = split_options([word for word in command.words if "=" in word])
    kinds = {game: game_type(game) for game in games()}
    known = {
        word.lower(): (game, options)
        for game, kind in kinds.items()
        for word, options in ((game, {}), (kind.title, {}), *kind.gtp_games.items())
    }
    if name.lower() not in known:
        titles = ", ".join(kind.title for kind in kinds.values())
        raise Refusal(f"there is no game {shown(name)!r}: say one of {titles}")
    game, options = known[name.lower()]
    implied = {option: written(value) for option, value in options.items()}
    session.take(Position(chosen_game(game, {**implied, **chosen})))
    return ""


def _play(session: GtpSession, command: Command) -> str:
    who = " | ".join(own[0] for own in colour_names(session.position.game))
    command.check(2, MOST_WORDS, f"{who} | chance MOVE")
    session.play(session.position.read_actor(command.words[0]), _move(command.words[1:]))
    return ""


def _p(session: GtpSession, command: Command) -> str:
    command.check(1, MOST_WORDS, "MOVE")
    text, position = _move(command.words), session.position
    is_chance = isinstance(position.game.parse(text), ChanceMove)
    actor = CHANCE if is_chance and position.state.turn == CHANCE else position.next_actor()
    session.play(actor, text)
    return ""


def _move(words: tuple[str, ...]) -> str:
    """The text of a move, which may have spaces at its commas."""
    text = AROUND_COMMA.sub(",", " ".join(words))
    if text.lower() == "pass":
        raise Refusal("play pass is not supported: who cannot move is passed over unasked")
    return text


def _genmove(session: GtpSession, command: Command) -> str:
    return _generated(session, session.position.read_actor(command.one("WHO")))


def _g(session: GtpSession, command: Command) -> str:
    command.check(0, 0)
    over = session.position.state.turn is None
    return "pass" if over else _generated(session, session.position.next_actor())


def _generated(session: GtpSession, actor: int) -> str:
    move = session.choose(actor)
    if move is None:
        return "pass"
    session.position.play(actor, move)
    return move.text


def _reg_genmove(session: GtpSession, command: Command) -> str:
    move = session.choose(session.position.read_actor(command.one("WHO")), again=True)
    return "pass" if move is None else move.text


def _move_values(session: GtpSession, command: Command) -> str:
    """As Pentobi has it: visits, their weight, the value and the move, the best first.

    The value is the share of the win that the seat can expect.
    """
    command.check(0, 0)
    seat, report = session.evaluate()
    rows = ((each.visits, each.evaluation.values[seat], each.move) for each in report.moves)
    return "\n".join(f"{visits} {visits:.1f} {value:.3f} {move}" for visits, value, move in rows)


def _all_legal(session: GtpSession, command: Command) -> str:
    position = session.position
    return "\n".join(map(str, position.legal(position.read_actor(command.one("WHO")))))


def _undo(session: GtpSession, command: Command) -> str:
    command.check(0, 0)
    session.undo()
    return ""


def _showboard(session: GtpSession, command: Command) -> str:
    command.check(0, 0)
    states = session.position.states
    return board_text(states[-1], states[-2] if len(states) > 1 else None)


def _final_score(session: GtpSession, command: Command) -> str:
    command.check(0, 0)
    return session.position.game.final_score(session.position.state)


def _get_place(session: GtpSession, command: Command) -> str:
    actor, result = session.position.read_actor(command.one("WHO")), session.position.state.result
    if actor == CHANCE:
        raise Refusal("chance has no place")
    if result is None:
        raise Refusal("the game is not over")
    if actor in session.position.game.unscored:
        raise Refusal("a colour that nobody is scored for has no place")
    place = result.ranks[session.position.game.owners[actor][0]]
    return f"{place} shared" if result.ranks.count(place) > 1 else str(place)


def _param_base(_: GtpSession, command: Command) -> str:
    command.check(0, 2, "[resign 0]")
    if command.words and command.words != ("resign", "0"):
        raise Refusal("the only parameter is resign, and it is always 0")
    return "" if command.words else "resign 0"


def _loadsgf(session: GtpSession, command: Command) -> str:
    command.check(1, 2, "FILE [MOVE_NUMBER]")
    number = None
    if len(command.words) > 1:
        if not MOVE_NUMBER.fullmatch(command.words[1]):
            raise Refusal(f"{shown(command.words[1])!r} is not the number of a move: 1 or more")
        number = int(command.words[1])
    record = _read_record(command.words[0], session.position.game)
    if record.game.name != session.position.game.name:
        raise Refusal(f"the file holds a game of {record.game.title}")
    session.take(loaded(record, number))
    return ""


def _read_record(file: str, game: Game) -> Record:
    """A game from a record of ours, or else from the first foreign format that the game has."""
    text = read_text(file)
    if text.startswith(MAGIC) or not game.formats:
        return Record.loads(text)
    return game.formats[0].loads(text)


def _savesgf(session: GtpSession, command: Command) -> str:
    file, record = command.one("FILE"), session.position.record()
    ours = not record.game.formats or file.lower().endswith(SUFFIX)
    text = record.dumps() if ours else record.game.formats[0].dumps(record)
    write_file(_target(file), text)
    return ""


def _target(file: str) -> Path:
    """Where a file is to be written; one that is there is replaced, as Pentobi does."""
    path = Path(file)
    if not path.name or path.is_dir():
        raise Refusal(f"{shown_file(file)} is not a file")
    if not path.parent.is_dir():
        raise Refusal(f"there is no folder {shown_file(path.parent)}")
    return path


COMMANDS: Final[dict[str, Callable[[GtpSession, Command], str]]] = {
    "all_legal": _all_legal,
    "clear_board": _clear_board,
    "cputime": _cputime,
    "final_score": _final_score,
    "g": _g,
    "genmove": _genmove,
    "get_place": _get_place,
    "known_command": _known_command,
    "list_commands": _list_commands,
    "loadsgf": _loadsgf,
    "move_values": _move_values,
    "name": _name,
    "p": _p,
    "param_base": _param_base,
    "play": _play,
    "protocol_version": _protocol_version,
    "quit": _quit,
    "reg_genmove": _reg_genmove,
    "savesgf": _savesgf,
    "set_game": _set_game,
    "set_random_seed": _set_random_seed,
    "showboard": _showboard,
    "undo": _undo,
    "version": _version,
}
