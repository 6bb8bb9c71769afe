"""Golden files: games and move counts that change only when somebody wants them to.

`tests/golden/<game>/<options>.txt` is a whole game, the state written out after each move;
`perft.txt` beside it counts move sequences from several positions. Both are compared by playing
again the moves that they hold, so a change of the law shows exactly where it bites.

    python -m tools.golden            compare, and say what differs
    python -m tools.golden --write    make all files afresh
"""

from __future__ import annotations

import difflib
import hashlib
import random
import shutil
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import tessella
from tessella.core.option import OptionValue, written
from tessella.core.perft import perft
from tessella.core.picture import Grid
from tessella.core.record_text import actor
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from tessella.core.event import Event
    from tessella.core.game import Game
    from tessella.core.option import Option
    from tessella.core.picture import Lattice, Rack
    from tessella.core.state import State

FOLDER = Path("tests/golden")
PERFT = "perft.txt"
MOST_EXPANDED = 1000
"""A count goes as deep as it can without expanding more positions than this."""
MOST_DEPTH = 8
MIDDLES = ((1, 2), (5, 6))
"""Counts are also made at these parts of each game."""
SHOWN_DIFFERENCES = 40
MOVE = "> "
UNSAID = (", colour=None", ", again=False")
"""What goes without saying of an event."""
OPTIONS, MOVES, DEPTH = "options:", "moves:", "depth "


def extremes(option: Option) -> tuple[OptionValue, ...]:
    """The values of an option; of a range only both ends."""
    values = option.values
    return (values[0], values[-1]) if isinstance(values, range) else values


def option_sets(name: str) -> Iterator[dict[str, OptionValue]]:
    """No options, then every other value of each option alone."""
    yield {}
    for option in game_type(name).choices:
        yield from ({option.name: v} for v in extremes(option) if v != option.default)


def slug(options: Mapping[str, OptionValue]) -> str:
    """A file name for a set of options: `seats-4`, `entry-slide`, `defaults`."""
    words = "-".join(f"{name}-{written(value)}" for name, value in options.items())
    return words.replace("/", "-") or "defaults"


def picture(board: Grid | Lattice) -> Iterator[str]:
    """The board in letters, the top row first; rows without a piece are left out."""
    return _grid(board) if isinstance(board, Grid) else _lattice(board)


def _grid(board: Grid) -> Iterator[str]:
    """A letter for each colour, in upper case where the piece has done its work."""
    for row in reversed(range(board.rows)):
        cells = range(row * board.columns, (row + 1) * board.columns)
        if board.bar == row + 1:
            yield "   " + "-" * board.columns
        if any(board.colours[cell] is not None for cell in cells):
            yield f"{row + 1:2} " + "".join(_square(board, cell) for cell in cells)


def _square(board: Grid, cell: int) -> str:
    colour = board.colours[cell]
    if colour is None:
        return "+" if cell in board.marks else "."
    letter = "abcd"[colour]
    return letter.upper() if cell in board.done else letter


def _lattice(board: Lattice) -> Iterator[str]:
    """The numbers of each tile clockwise from the left corner; rows lean as the lattice does."""
    spots = {(t.y, 2 * t.x + t.y + (not t.up)): t for t in board.tiles}
    left = min((slot for _, slot in spots), default=0)
    for y in sorted({y for y, _ in spots}, reverse=True):
        line = ""
        for slot in sorted(slot for row, slot in spots if row == y):
            tile = spots[y, slot]
            line = line.ljust(5 * (slot - left)) + "v^"[tile.up] + "{}{}{}".format(*tile.numbers)
        yield f"{y:3} {line}"


def racks(state: State) -> Iterator[str]:
    """What lies beside the board, each rack as its own seat sees it."""
    for number, rack in enumerate(state.view(None).racks):
        yield _rack(rack if rack.seat is None else state.view(rack.seat).racks[number])


def _rack(rack: Rack) -> str:
    owner = "all" if rack.seat is None else str(rack.seat)
    owner += "" if rack.colour is None else "abcd"[rack.colour]
    pieces = [p.name if p.count == 1 else f"{p.count}×{p.name}" for p in rack.pieces]
    return " ".join(
        ["rack", f"{owner}:", *pieces, *([f"{rack.hidden} hidden"] * (rack.hidden > 0))]
    )


def digest(texts: Iterable[str]) -> str:
    """A short sum over some texts, to notice that one of them changed."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


def _told(event: Event) -> str:
    text = repr(event)
    for word in UNSAID:
        text = text.replace(word, "")
    return text


def described(state: State) -> Iterator[str]:
    """A state in words: what happened, whose turn it is, scores and moves."""
    yield from (f"  {_told(event)}" for event in state.events)
    turn = "over" if state.turn is None else actor(state.turn)
    moves = state.moves()
    scores = " ".join(map(str, state.scores))
    yield f"turn {turn}, scores {scores}, moves {len(moves)} {digest(map(str, moves))}"
    if state.result is not None:
        yield f"{state.result!r}"


def story(game: Game, moves: Iterable[str]) -> Iterator[str]:
    """The lines of a game with these moves; racks and board follow where a move changed them."""
    yield str(game)
    shown: list[str] = []
    for move, state in states(game, moves):
        yield from ("", f"{MOVE}{move}") if move else ()
        yield from described(state)
        drawn = [*racks(state), *picture(state.view(None).board)]
        yield from drawn if drawn != shown else ()
        shown = drawn


def states(game: Game, moves: Iterable[str]) -> Iterator[tuple[str, State]]:
    """The start, and every move with the state after it."""
    state = game.start()
    yield "", state
    for move in moves:
        state = state.play(move)
        yield move, state


def played(game: Game) -> Iterator[str]:
    """The lines of a golden game."""
    return story(game, chosen_moves(game))


def played_again(game: Game, text: str) -> Iterator[str]:
    """The lines of a golden game with its moves played again."""
    lines = text.splitlines()
    return story(game, [line.removeprefix(MOVE) for line in lines if line.startswith(MOVE)])


def chosen_moves(game: Game) -> list[str]:
    """The moves of a whole game: mostly sensible ones, some at random, so that much happens."""
    state, rng = game.start(), random.Random(str(game))
    moves: list[str] = []
    while state.turn is not None:
        found = list(state.moves())
        rng.shuffle(found)
        if state.turn != tessella.CHANCE and rng.randrange(4):
            found.sort(key=state.view(state.turn).appeal)
        moves.append(str(found[-1]))
        state = state.play(moves[-1])
    return moves


def replayed(game: Game, moves: Iterable[str]) -> State:
    """The state after some moves."""
    *_, (_, state) = states(game, moves)
    return state


def positions(name: str) -> Iterator[tuple[Game, list[str]]]:
    """Where move sequences are counted from: after the lot, and in the midst of golden games."""
    for options in option_sets(name):
        game = tessella.game(name, **options)
        yield game, [str(game.start().moves()[0])]
        moves = chosen_moves(game)
        for part, parts in MIDDLES:
            length = len(moves) * part // parts
            while replayed(game, moves[:length]).turn == tessella.CHANCE:
                length += 1
            yield game, moves[:length]


def counts(state: State) -> Iterator[tuple[int, int]]:
    """Depth and number of move sequences, as deep as MOST_EXPANDED allows."""
    depth, count = 0, 1
    while 0 < count <= MOST_EXPANDED and depth < MOST_DEPTH:
        depth += 1
        count = perft(state, depth)
        yield depth, count


def counted(name: str) -> Iterator[str]:
    """The lines of a game's perft file."""
    for game, moves in positions(name):
        options = [f"{key}={written(value)}" for key, value in game.options.items()]
        yield " ".join([OPTIONS, *options])
        yield " ".join([MOVES, *moves])
        yield from (f"{DEPTH}{depth}: {count}" for depth, count in counts(replayed(game, moves)))
        yield ""


def recounted(name: str, text: str) -> Iterator[str]:
    """The lines of a perft file with every number counted again."""
    known = {option.name: option for option in game_type(name).choices}
    game = tessella.game(name)
    state = game.start()
    for line in text.splitlines():
        if line.startswith(OPTIONS):
            pairs = (word.partition("=") for word in line.removeprefix(OPTIONS).split())
            game = tessella.game(name, **{key: known[key].read(value) for key, _, value in pairs})
        elif line.startswith(MOVES):
            state = replayed(game, line.removeprefix(MOVES).split())
        if line.startswith(DEPTH):
            depth = int(line.removeprefix(DEPTH).partition(":")[0])
            yield f"{DEPTH}{depth}: {perft(state, depth)}"
        else:
            yield line


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden file: how it is made afresh, and how what it holds is worked out again."""

    path: Path
    fresh: Callable[[], Iterator[str]]
    again: Callable[[str], Iterator[str]]

    def write(self) -> None:
        """Make the file afresh."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(_text(self.fresh()), encoding="utf-8")

    def differences(self) -> list[str]:
        """What the law says otherwise than the file, as the first lines of a diff."""
        if not self.path.exists():
            return [f"{self.path} is missing"]
        golden = self.path.read_text(encoding="utf-8")
        again = _text(self._again(golden))
        lines = difflib.unified_diff(
            golden.splitlines(), again.splitlines(), str(self.path), "the law", lineterm=""
        )
        return list(lines)[:SHOWN_DIFFERENCES]

    def _again(self, golden: str) -> Iterator[str]:
        """The lines worked out again; the last one tells where the law refused to go on."""
        try:
            yield from self.again(golden)
        except tessella.TessellaError as error:
            yield f"refused: {error}"


def _text(lines: Iterable[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"


def goldens(root: Path) -> Iterator[Golden]:
    """All golden files of all games."""
    for name in tessella.games():
        folder = root / FOLDER / name
        yield Golden(folder / PERFT, partial(counted, name), partial(recounted, name))
        for options in option_sets(name):
            game = tessella.game(name, **options)
            yield Golden(
                folder / f"{slug(options)}.txt", partial(played, game), partial(played_again, game)
            )


def strangers(root: Path) -> list[str]:
    """Files among the golden ones that belong to no game or option."""
    known = {golden.path for golden in goldens(root)}
    found = sorted(path for path in (root / FOLDER).rglob("*") if path.is_file())
    return [f"{path} belongs to no game or option" for path in found if path not in known]


def write(root: Path) -> None:
    """Make all files afresh, and remove those that have become pointless."""
    shutil.rmtree(root / FOLDER, ignore_errors=True)
    for golden in goldens(root):
        golden.write()


def main(arguments: list[str]) -> int:
    """Compare or write; return how the process shall end."""
    root = Path.cwd()
    if arguments == ["--write"]:
        write(root)
        print(f"{sum(1 for _ in goldens(root))} files written to {FOLDER}.")
        return 0
    if arguments:
        print("Usage: python -m tools.golden [--write]", file=sys.stderr)
        return 2
    found = [line for golden in goldens(root) for line in golden.differences()] + strangers(root)
    print("\n".join(found) or "The law agrees with every golden file.")
    if found:
        print("If the law is right, make the files afresh: make golden", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
