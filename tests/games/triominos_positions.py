"""Positions of Triominos with chosen hands, and a plain second reading of what fits where."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, cycle, islice
from random import Random

import tessella
from tessella.core.lattice import Numbers
from tessella.games.triominos.game import Triominos
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.state import Stage, TriominosState
from tessella.games.triominos.tableau import EMPTY, Tableau

TILES = ["".join(map(str, tile)) for tile in combinations_with_replacement(range(6), 3)]
"""The 56 tiles (TR-1), by text."""

Point = tuple[int, int]


def triominos(**options: object) -> Triominos:
    game = tessella.game("triominos", **options)
    assert isinstance(game, Triominos)
    return game


def play(state: TriominosState, *moves: str) -> TriominosState:
    for move in moves:
        state = state.play(move)
    return state


def tile_in(text: str) -> str:
    """The tile that a move lays, its lowest corner first: `024` in `v0,0:402`."""
    numbers = text[-3:]
    turns = (numbers[i:] + numbers[:i] for i in range(3))
    return next(turned for turned in turns if turned in TILES)


def dealt(*hands: str, first: int = 0, **options: object) -> TriominosState:
    """The state after the lot and a deal of these hands, each filled up with tiles not named."""
    game = triominos(seats=len(hands), **options)
    full, named = [hand.split() for hand in hands], " ".join(hands).split()
    rest = iter([tile for tile in reversed(TILES) if tile not in named])
    size = 9 if len(hands) == 2 else 7
    full = [[*hand, *islice(rest, size - len(hand))] for hand in full]
    state = game.start().play(f"first:{first}")
    for place in range(size):
        for turn in range(len(hands)):
            state = state.play(full[(first + turn) % len(hands)][place])
    return state


def laid_out(*lays: str, seats: int = 2, **options: object) -> TriominosState:
    """The state after these tiles, laid in turn by seats whose deal was made for it."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for lay, hand in zip(lays, cycle(hands), strict=False):
        hand.append(tile_in(lay))
    return play(dealt(*map(" ".join, hands), first=0, **options), *lays)


def position(
    laid: str,
    *hands: str,
    pool: str = "",
    seat: int = 0,
    scores: tuple[int, ...] = (),
    **options: object,
) -> TriominosState:
    """A state in which a seat has the turn, with just these tiles: all others are out of play."""
    game = triominos(seats=len(hands), **options)
    tableau = EMPTY
    for text in laid.split():
        lay = game.parse(text)
        assert isinstance(lay, Lay)
        tableau = tableau.lay(lay)
    known = {*pool.split(), *" ".join(hands).split()}
    gone = frozenset(map(numbers, TILES)) - frozenset(map(numbers, known))
    return TriominosState(
        game,
        scores=scores or (0,) * len(hands),
        hands=tuple(frozenset(map(numbers, hand.split())) for hand in hands),
        tableau=Tableau(tableau.laid, tableau.points, tableau.open_cells, gone),
        stage=Stage.TURN,
        seat=seat,
    )


def wander(
    state: TriominosState, rng: Random
) -> Iterator[tuple[TriominosState, str, TriominosState]]:
    """Random play to the end of the game: each state, the move, and the state after it."""
    while state.result is None:
        before, move = state, str(rng.choice(state.moves()))
        state = before.play(move)
        yield before, move, state


def numbers(tile: str) -> Numbers:
    a, b, c = map(int, tile)
    return a, b, c


def gained(state: TriominosState, move: str) -> int:
    """What a move of the seat that has the turn adds to its score."""
    seat = state.turn or 0
    return state.play(move).scores[seat] - state.scores[seat]


def points_of(lay: str) -> dict[Point, str]:
    """The three points of a laid tile with their numbers."""
    kind, place, shown = lay[0], *lay[1:].split(":")
    x, y = map(int, place.split(","))
    up = [(x, y), (x, y + 1), (x + 1, y)]
    down = [(x, y + 1), (x + 1, y + 1), (x + 1, y)]
    return dict(zip(up if kind == "^" else down, shown, strict=True))


def fitting(laid: Sequence[str], hand: Iterable[str]) -> set[str]:
    """All ways to lay a tile of the hand by TR-4 to TR-6, tried cell by cell."""
    if not laid:
        return {f"^0,0:{tile}" for tile in hand}
    tiles = [points_of(lay) for lay in laid]
    shown = {point: number for tile in tiles for point, number in tile.items()}
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return {
        lay
        for kind in "^v"
        for x in range(min(xs) - 2, max(xs) + 2)
        for y in range(min(ys) - 2, max(ys) + 2)
        if _is_open(f"{kind}{x},{y}:000", tiles, shown)
        for tile in hand
        for lay in {f"{kind}{x},{y}:{tile[i:] + tile[:i]}" for i in range(3)}
        if all(shown.get(point, number) == number for point, number in points_of(lay).items())
    }


def _is_open(lay: str, tiles: list[dict[Point, str]], shown: dict[Point, str]) -> bool:
    """Whether a cell is empty and shares two points, a side, with a laid tile."""
    corners = points_of(lay).keys()
    if len(corners & shown.keys()) < 2:
        return False
    common = [len(corners & tile.keys()) for tile in tiles]
    return 3 not in common and 2 in common


def worth(laid: Sequence[str], lay: str, hexagons: Sequence[int] = (0, 50, 60, 70)) -> int:
    """The points of a laid tile by TR-4 and TR-8 to TR-10, counted tile by tile."""
    tiles, corners = [points_of(other) for other in laid], points_of(lay).keys()
    shared = [tile.keys() & corners for tile in tiles if len(tile.keys() & corners) == 2]
    bonus = hexagons[sum(sum(corner in tile for tile in tiles) == 5 for corner in corners)]
    if len(shared) == 1:
        (opposite,) = corners - shared[0]
        bonus += 40 * any(opposite in tile for tile in tiles)
    return sum(map(int, lay[-3:])) + bonus
