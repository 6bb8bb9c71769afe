"""A process that plays games, one after another, for as long as it is given some.

`python -m tessella.arena.worker FD` speaks over the socket with that number. What comes in first is
where modules are found, then the plan and what opens its players, then numbers of games.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from multiprocessing.connection import Connection

from tessella.arena.game_run import GameRun

ORPHAN_CHECK = 0.5
"""Seconds between two looks at whether the run still lives."""


def work(connection: Connection) -> None:
    """Play the games whose numbers come in; send who thinks, and how each game ended."""
    sys.path[:] = connection.recv()
    plan, open_player = connection.recv()
    while True:
        run = GameRun(plan, connection.recv(), connection.send)
        connection.send(run.play(open_player))
        run.get_up()


def _outlive_nobody(parent: int) -> None:
    """End this process, and what it started, once the run that wanted it is gone."""
    while os.getppid() == parent:
        time.sleep(ORPHAN_CHECK)
    os.killpg(0, signal.SIGKILL)


def main() -> None:
    """Work until nobody is there to work for."""
    parent, connection = os.getppid(), Connection(int(sys.argv[1]))
    threading.Thread(target=_outlive_nobody, args=(parent,), daemon=True).start()
    try:
        work(connection)
    except (EOFError, OSError):
        return


if __name__ == "__main__":
    main()
