"""Run commands side by side, and tell by each line which of them said it.

Each argument is a name and a command: `'browser: pytest tests/web'`. Commands that wait now and
then share the cores better than they would one after another.
"""

import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock

FAILED = 1


def say(lock: Lock, name: str, line: str) -> None:
    """Write a line of one of them, and nothing of the others meanwhile."""
    with lock:
        print(f"{name} {line}".rstrip(), flush=True)


def run(lock: Lock, width: int, task: str) -> str | None:
    """Run a command to its end; its name if it fails."""
    name, _, command = task.partition(": ")
    tell = partial(say, lock, f"{name:{width}}")
    with subprocess.Popen(
        shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        for line in process.stdout or ():
            if line.strip():
                tell(line)
    return name if process.returncode else None


def main(tasks: list[str]) -> int:
    """Run all of them to their ends, whether others fail or not."""
    width = max(len(task.partition(": ")[0]) for task in tasks)
    with ThreadPoolExecutor(len(tasks)) as pool:
        failed = list(filter(None, pool.map(partial(run, Lock(), width), tasks)))
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return FAILED if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
