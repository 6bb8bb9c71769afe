"""The folder of a run: a record of every game, and a journal from which the run goes on.

A record is on disk before its line in the journal is, and the line before anybody counts the game.
So a run that is killed at any moment has lost and will repeat nothing but the games under way.
"""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, BinaryIO

from tessella.arena.errors import ArenaError
from tessella.arena.outcome import Finished, Outcome, printable
from tessella.core.files import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from tessella.arena.plan import Plan

VERSION = 1
HEAD = "tessella-arena"
JOURNAL, RESULTS, CHART, GAMES = "journal.jsonl", "results.json", "elo.svg", "games"
SUFFIX = ".tessella"
VALUE_LENGTH = 80


@dataclass(slots=True)
class Folder:
    """An open folder; nobody else has it open. `outcomes` are the games that it holds."""

    path: Path
    journal: BinaryIO
    outcomes: dict[int, Outcome] = field(default_factory=dict)

    @classmethod
    def open(cls, path: Path, plan: Plan) -> Folder:
        """The folder of a run: made if need be, or read if it is of this very run."""
        try:
            _check_free(path)
            (path / GAMES).mkdir(parents=True, exist_ok=True)
            journal = (path / JOURNAL).open("a+b")
        except OSError as error:
            raise folder_error(path, error) from error
        folder = cls(path, journal)
        try:
            folder._lock()
            folder._read(plan)
        except BaseException:
            journal.close()
            raise
        return folder

    def keep(self, done: Finished) -> None:
        """Put a game on disk."""
        number = done.outcome.number
        try:
            write_whole(self.record_path(number), done.record)
            self._append(done.outcome.to_json())
        except OSError as error:
            raise folder_error(self.path, error) from error
        self.outcomes[number] = done.outcome

    def write(self, name: str, text: str) -> None:
        """Write one of the files that sum up the run."""
        try:
            write_whole(self.path / name, text)
        except OSError as error:
            raise folder_error(self.path, error) from error

    def record_path(self, number: int) -> Path:
        """Where the record of a game lies."""
        return self.path / GAMES / f"{number:06}{SUFFIX}"

    def close(self) -> None:
        """Let others have it."""
        self.journal.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self.journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ArenaError("arena-folder-busy", folder=printable(str(self.path))) from error
        except OSError as error:
            raise folder_error(self.path, error) from error

    def _read(self, plan: Plan) -> None:
        """Read the journal. A last line that was not written to its end is dropped."""
        self.journal.seek(0)
        content = self.journal.read()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            self.journal.truncate(len(whole))
        head, *lines = whole.splitlines() or [b""]
        if not head:
            self._append({HEAD: VERSION, **plan.facts()})
            return
        self._check_head(head, plan)
        for number, line in enumerate(lines, start=2):
            self._take(line, number, plan)

    def _check_head(self, head: bytes, plan: Plan) -> None:
        """Refuse the folder of another run, and say in what it is another."""
        facts = self._loads(head, 1)
        if facts.get(HEAD) != VERSION:
            raise ArenaError("arena-folder-foreign", folder=printable(str(self.path)))
        ours, theirs = _flat(plan.facts()), _flat(facts)
        for name in ours:
            if theirs.get(name) != ours[name]:
                raise ArenaError(
                    "arena-folder-other",
                    folder=printable(str(self.path)),
                    name=name,
                    theirs=_written(theirs.get(name)),
                    ours=_written(ours[name]),
                )

    def _take(self, line: bytes, number: int, plan: Plan) -> None:
        """Take a game from a line, if it is one of this run and its record is there."""
        try:
            outcome = Outcome.from_json(self._loads(line, number))
            known = 0 <= outcome.number < plan.games
            fits = known and plan.fixture(outcome.number).seats == outcome.seats
        except (KeyError, TypeError, ValueError):
            fits = False
        if not fits:
            raise ArenaError("arena-journal", folder=printable(str(self.path)), line=number)
        if self.record_path(outcome.number).exists():
            self.outcomes[outcome.number] = outcome

    def _loads(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise ArenaError("arena-journal", folder=printable(str(self.path)), line=number)
        return found

    def _append(self, line: dict[str, Any]) -> None:
        self.journal.write(json.dumps(line).encode() + b"\n")
        self.journal.flush()
        os.fsync(self.journal.fileno())


def _check_free(path: Path) -> None:
    """Refuse a folder that holds anything but a run; one that broke off at once is empty."""
    if not path.exists() or (path / JOURNAL).exists():
        return
    entries = [entry for entry in path.iterdir() if entry.name != GAMES]
    if entries or ((path / GAMES).exists() and any((path / GAMES).iterdir())):
        raise ArenaError("arena-folder-foreign", folder=printable(str(path)))


def folder_error(path: Path, error: OSError) -> ArenaError:
    """Why a folder cannot be used."""
    reason = error.strerror or str(error)
    return ArenaError("arena-folder-fault", folder=printable(str(path)), reason=reason)


def _flat(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts by name, each option of the game as a fact of its own; the game comes first."""
    options = facts.get("options")
    others = {name: value for name, value in facts.items() if name != "options"}
    return {**others, **(options if isinstance(options, dict) else {})}


def _written(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = printable(text)
    return text if len(text) <= VALUE_LENGTH else text[: VALUE_LENGTH - 1] + "…"
