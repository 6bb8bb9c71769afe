"""Run commands side by side, and tell by each line which of them said it.

Each argument is a name and a command: `'browser: pytest tests/web'`. Commands that wait now and
then share the cores better than they would one after another. What failed says its last lines
again at the very end: there a reader looks first, and a log that is cut keeps them.
"""

import shlex
import subprocess
import sys
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import NamedTuple

FAILED = 1
LAST_LINES = 12


class Failure(NamedTuple):
    """A command that failed, and what it said last."""

    name: str
    said: tuple[str, ...]


def say(lock: Lock, name: str, line: str) -> None:
    """Write a line of one of them, and nothing of the others meanwhile."""
    with lock:
        print(f"{name} {line}".rstrip(), flush=True)


def run(lock: Lock, width: int, task: str) -> Failure | None:
    """Run a command to its end; what it said last if it fails."""
    name, _, command = task.partition(": ")
    tell = partial(say, lock, f"{name:{width}}")
    last = deque[str](maxlen=LAST_LINES)
    with subprocess.Popen(
        shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        for line in process.stdout or ():
            if line.strip():
                tell(line)
                last.append(line)
    return Failure(name, tuple(last)) if process.returncode else None


def main(tasks: list[str]) -> int:
    """Run all of them to their ends, whether others fail or not."""
    width = max(len(task.partition(": ")[0]) for task in tasks)
    with ThreadPoolExecutor(len(tasks)) as pool:
        failed = list(filter(None, pool.map(partial(run, Lock(), width), tasks)))
    for failure in failed:
        print(f"Failed: {failure.name}", *map(str.rstrip, failure.said), sep="\n", file=sys.stderr)
    return FAILED if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
