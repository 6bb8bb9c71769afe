"""Simulations of our search and of Pentobi's, from the same positions in the same run.

`python -m bench.pentobi --program PATH` needs a `pentobi-gtp`, which is found elsewhere: Pentobi is
free software under a licence of its own. Its games are played by itself; ours thinks beside it.
"""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from contextlib import contextmanager
from time import process_time
from typing import TYPE_CHECKING, Final

import tessella
from bench import page
from tessella.engine.search import Limits, Search

if TYPE_CHECKING:
    from collections.abc import Iterator

FLAGS: Final = ("--game", "duo", "--threads", "1", "--nobook", "--noresign", "--level")
COLOURS: Final = "bw"
SPANS: Final = ((1, 2), (3, 4), (5, 8), (9, 12), (13, 16), (17, 20))
"""Plies, first and last, whose figures are added up."""
SIMULATIONS: Final = re.compile(r"\bSim (\d+)")
HEAD: Final = (
    "| plies | positions | solved by Tessella | Tessella | Pentobi | ratio |\n"
    "|---|---|---|---|---|---|"
)
MEMORY: Final = 1 << 29
LEAST: Final = 0.02
"""Seconds that ours thinks at least: less is hard to measure."""


class Tally:
    """Simulations, and the CPU time that they took."""

    def __init__(self) -> None:
        self.done, self.seconds = 0, 0.0

    def add(self, done: int, seconds: float) -> None:
        """Add a search."""
        self.done += done
        self.seconds += seconds

    @property
    def rate(self) -> float:
        """Simulations a second; 0 if there were none."""
        return self.done / self.seconds if self.seconds else 0.0


class Span:
    """Some plies: both tallies, and the positions that ours needed no simulations for."""

    def __init__(self) -> None:
        self.own, self.theirs = Tally(), Tally()
        self.positions = self.solved = 0

    def add(self, own: tuple[int, float], theirs: tuple[int, float]) -> None:
        """Add a position; what was solved to the last move tells nothing of simulations."""
        self.positions += 1
        if own[0] == 1:
            self.solved += 1
        else:
            self.own.add(*own)
            self.theirs.add(*theirs)

    def __str__(self) -> str:
        own, theirs = self.own.rate, self.theirs.rate
        ratio = f"{own / theirs:.1f} ×" if theirs else "—"
        return f"{self.positions} | {self.solved} | {own:,.0f} | {theirs:,.0f} | {ratio}"


class Pentobi:
    """The program, and all that it writes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, line: str) -> tuple[str, str]:
        """The answer to a command, and what was written before it."""
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise TypeError("it was started without pipes")
        print(line, file=stdin, flush=True)
        remarks: list[str] = []
        while not (text := stdout.readline()).startswith("="):
            if not text or text.startswith("?"):
                raise SystemExit(f"Pentobi does not understand {line!r}: {text.strip()}")
            remarks.append(text)
        stdout.readline()
        return text[1:].strip(), "".join(remarks)

    def think(self, seat: int) -> tuple[str, int, float]:
        """Its move for a seat, after so many simulations and seconds of CPU."""
        before = float(self.ask("cputime")[0])
        move, remarks = self.ask(f"genmove {COLOURS[seat]}")
        done = sum(map(int, SIMULATIONS.findall(remarks)))
        return move, done, float(self.ask("cputime")[0]) - before


@contextmanager
def started(program: str, level: int) -> Iterator[Pentobi]:
    """Pentobi at a level."""
    command = (program, *FLAGS, str(level))
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=out, text=True) as process:
        yield Pentobi(process)
        process.terminate()


def thought(state: tessella.State, seed: int, seconds: float) -> tuple[int, float]:
    """Our simulations from a state in about so much time, and the CPU time that they took."""
    search = Search(state.view(state.turn), seed)
    begin = process_time()
    run = search.run(Limits(seconds=max(seconds, LEAST), bytes=MEMORY))
    spent = process_time() - begin
    return run.wait().simulations, spent


def play(peer: Pentobi, seed: int, spans: dict[tuple[int, int], Span]) -> None:
    """A game of Pentobi with itself; ours thinks as long as it did, from each position."""
    peer.ask("clear_board")
    peer.ask(f"set_random_seed {seed}")
    state = tessella.game("blokus-duo").start().play("first:0")
    for ply in range(1, SPANS[-1][1] + 1):
        if state.turn is None:
            return
        text, done, seconds = peer.think(state.turn)
        span = next(span for span in SPANS if span[0] <= ply <= span[1])
        if done:
            spans[span].add(thought(state, seed, seconds), (done, seconds))
        state = state.play(text)


def table(program: str, level: int, games: int) -> str:
    """Simulations per CPU-second by plies."""
    spans: dict[tuple[int, int], Span] = defaultdict(Span)
    with started(program, level) as peer:
        for seed in range(1, games + 1):
            play(peer, seed, spans)
    rows = [f"| {first} – {last} | {span} |" for (first, last), span in spans.items()]
    return "\n".join([HEAD, *rows])


if __name__ == "__main__":
    page.fill("pentobi", table, page.PAGE, __doc__, program="pentobi-gtp", level=6, games=10)
