"""Programs in C++ that only a trainer compiles, from the native sources as they are."""

from __future__ import annotations

import fcntl
import os
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "build" / "train"

COMPILER = shlex.split(os.environ.get("CXX", "c++"))
# Nothing is fused: programs then find in a position what the engine finds there.
FLAGS = ("-std=c++20", "-O3", "-march=native", "-ffp-contract=off", "-pthread")
WARNINGS = ("-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-Wno-psabi")


def compiled(source: Path, *shared: Path) -> Path:
    """The program of a source.

    It is compiled again if any source beside it, in a shared folder or in native/ is younger.
    """
    program = PROGRAMS / source.parent.name / source.stem
    program.parent.mkdir(parents=True, exist_ok=True)
    part, lock = program.with_suffix(".part"), program.with_suffix(".lock")
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if not is_up_to_date(program, source.parent, *shared):
            run(*COMPILER, *FLAGS, *WARNINGS, f"-I{ROOT / 'native'}", source, "-o", part)
            part.replace(program)
    return program


def is_up_to_date(program: Path, *folders: Path) -> bool:
    """Whether a program is younger than all its sources."""
    beside = [file for folder in folders for file in folder.glob("*.[ch]pp")]
    sources = [*beside, *(ROOT / "native").glob("**/*.hpp")]
    youngest = max(source.stat().st_mtime for source in sources)
    return program.exists() and program.stat().st_mtime > youngest


def run(*command: str | Path) -> bytes:
    """What a command prints; if it fails, what it said ends the run."""
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).decode(errors="replace")
        raise SystemExit(f"{Path(command[0]).name} failed:\n{said}")
    return done.stdout
