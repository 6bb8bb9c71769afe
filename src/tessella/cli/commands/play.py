"""`tessella play`: a game in the terminal."""

from __future__ import annotations

import datetime as dt
import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError, shown_file
from tessella.cli.files import check_target, is_record, load_record
from tessella.cli.options import chosen_table, split_options
from tessella.cli.play.game_loop import GameLoop
from tessella.cli.play.menu import Menu, Plan
from tessella.cli.seats import HUMAN, saved_seat, seated
from tessella.cli.session import Session
from tessella.core import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.cli.terminal import Terminal


@dataclass(frozen=True, slots=True)
class Wish:
    """What the flags ask for, besides the game and its options."""

    seats: Sequence[str]
    seed: str
    save: Path | None


def play(  # noqa: PLR0913 - a parameter for each flag
    terminal: Terminal,
    game: str | None = None,
    *,
    seat: Sequence[str] = (),
    players: str | None = None,
    option: Sequence[str] = (),
    seed: str | None = None,
    save: str | None = None,
    resume: str | None = None,
) -> None:
    """Set the table, from flags, a saved game or the menu, and play."""
    wish = Wish(
        _seats(seat, players),
        seed if seed is not None else secrets.token_hex(8),
        check_target(save) if save is not None else None,
    )
    if resume is not None:
        if option:
            raise CommandError("cli-resume-option")
        _go_on(terminal, resume, game, wish)
    elif game is not None:
        _begin(terminal, Plan(game, split_options(option), tuple(wish.seats)), wish)
    elif wish.seats or option:
        raise CommandError("cli-play-game")
    else:
        _from_menu(terminal, wish)


def _seats(seat: Sequence[str], players: str | None) -> Sequence[str]:
    """The seats as they were asked for, one way or the other."""
    if seat and players is not None:
        raise CommandError("cli-seat-both")
    return players.split(",") if players is not None else seat


def _from_menu(terminal: Terminal, wish: Wish) -> None:
    try:
        choice = Menu(terminal).choose()
    except (EOFError, KeyboardInterrupt):
        terminal.write()
        choice = None
    if choice is None:
        terminal.say("left")
    elif isinstance(choice, Plan):
        _begin(terminal, choice, wish)
    else:
        _go_on(terminal, str(choice), None, wish)


def _begin(terminal: Terminal, plan: Plan, wish: Wish) -> None:
    """A game from its start."""
    game, seats = chosen_table(plan.game, plan.options, plan.seats, terminal.words)
    today = dt.datetime.now().astimezone().date()
    record = Record(game, tuple(seat.saved for seat in seats), today)
    GameLoop(Session(record, seats, wish.seed, wish.save), terminal).run()


def _go_on(terminal: Terminal, file: str, game: str | None, wish: Wish) -> None:
    """A game from where it was left. It is kept in its own file, unless another one is named."""
    record = load_record(file)
    kind, given = record.game, wish.seats
    if record.ended is not None:
        raise CommandError("cli-resume-ended", file=shown_file(file))
    if game is not None and game != kind.name:
        raise CommandError("cli-resume-game", file=shown_file(file), game=kind.name)
    if given and len(given) != kind.seats:
        raise CommandError("cli-seat-count", game=kind.title, seats=kind.seats, given=len(given))
    if given or not record.players:
        seats = seated(given or [HUMAN] * kind.seats, terminal.words)
    else:
        seats = tuple(map(saved_seat, record.players))
    path, save = Path(file), wish.save
    if save is None and path.is_file() and is_record(path):
        save = path.resolve()
    # From here on chance follows the seed: what the dice of a match followed from holds no more.
    record = replace(record, players=tuple(seat.saved for seat in seats), fair=None)
    GameLoop(Session(record, seats, wish.seed, save), terminal).run()
