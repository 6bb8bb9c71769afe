"""Deal what a seat cannot see anew, so that all it has seen could have happened as it did.

Tiles come to others by places: those of the deal, and draws. Whether a tile can have come by a
place does not depend on the other tiles, so a course of the round is a matching of tiles to places.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tessella.core.chance import CHANCE
from tessella.core.matching import any_matching
from tessella.games.triominos.moves import BY_TEXT, DRAW, Draw, Lay, read
from tessella.games.triominos.score import MOST_DRAWS
from tessella.games.triominos.tableau import EMPTY
from tessella.games.triominos.tiles import tile_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from random import Random

    from tessella.core.lattice import Numbers
    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.tableau import Tableau

HIDDEN: Final = "?"
DEALT: Final = -1
"""The time of the deal."""


@dataclass(slots=True)
class Place:
    """Where a tile came from: whose it became, when, and what is known of it.

    `tile` is the tile if it is known; `fits` says that it did, or did not, fit the table then.
    """

    seat: int
    time: int
    tile: Numbers | None = None
    fits: bool | None = None


@dataclass(slots=True)
class Story:
    """A round as it was seen: where tiles came from, what was laid from hands, who had nothing.

    `tables` is what lay on the table at each time; the deal was before the first.
    """

    game: Triominos
    places: list[Place] = field(default_factory=list)
    laid: dict[Numbers, tuple[int, int]] = field(default_factory=dict)
    barren: list[tuple[int, int]] = field(default_factory=list)
    tables: list[Tableau] = field(default_factory=lambda: [EMPTY])
    draws: list[Place] = field(default_factory=list)
    """The draws of the turn under way."""
    last: int | None = None
    """The seat that acted last."""

    @property
    def pool(self) -> int:
        """How many tiles nobody has taken."""
        return len(self.game.tiles) - len(self.places)

    @property
    def now(self) -> int:
        """The time that it is."""
        return len(self.tables) - 1

    def acts(self, seat: int) -> None:
        """A seat has the turn: those between it and the last one had nothing to lay (TR-14)."""
        goes_on = self.last is None or (seat == self.last and self.draws)
        if self.last is not None and not goes_on:
            self.misses()
            self.draws = []
            others = self.game.seats
            between = range(1, (seat - self.last - 1) % others + 1)
            self.barren += [((self.last + after) % others, self.now) for after in between]
        self.last = seat

    def misses(self) -> None:
        """What was drawn in this turn did not fit (TR-12)."""
        for place in self.draws:
            place.fits = False

    def draw(self, seat: int) -> None:
        """A seat draws, and without a choice it had nothing to lay (TR-11)."""
        self.acts(seat)
        self.misses()
        if not self.draws and not self.game.options["voluntary_draw"]:
            self.barren.append((seat, self.now))

    def take(self, seat: int, tile: Numbers | None) -> None:
        """A tile comes from the pool."""
        self.draws.append(Place(seat, self.now, tile))
        self.places.append(self.draws[-1])

    def lay(self, seat: int, lay: Lay) -> None:
        """A tile is laid: the one drawn last, or one of the hand."""
        self.acts(seat)
        if self.draws:
            self.draws.pop().tile = lay.tile
        else:
            self.laid[lay.tile] = (seat, self.now)
        self.draws = []
        self.tables.append(self.tables[-1].lay(lay))

    def waits_for(self, turn: int) -> None:
        """Whose turn it is tells whether the last draw fitted, where it had to."""
        if turn == CHANCE:
            return
        if turn == self.last and self.draws:
            must = len(self.draws) == MOST_DRAWS or not self.pool
            self.draws[-1].fits = True if must else None
        else:
            self.acts(turn)


def redeal(
    game: Triominos, told: Sequence[str], turn: int, seat: int, rng: Random
) -> Iterator[str]:
    """The moves of a round of which a seat is told the same; none if there is no such round."""
    if not told:
        return
    story = _story(game, told, seat)
    story.waits_for(turn)
    if not _fill(story, seat, rng):
        return
    size = int(told[1].split()[1])
    texts = [tile_text(place.tile) for place in story.places if place.tile is not None]
    drawn = iter(texts[size:])
    yield told[0]
    yield from texts[:size]
    for line in told[2:]:
        text = line.split()[1]
        yield next(drawn) if text == HIDDEN or (text in BY_TEXT and text != DRAW.text) else text


def _story(game: Triominos, told: Sequence[str], seat: int) -> Story:
    """Read what a seat was told."""
    story, first = Story(game), int(told[0].removeprefix("first:"))
    _, size, *own = told[1].split()
    tiles = iter(own)
    for number in range(int(size)):
        owner = (first + number) % game.seats
        known = _tile(next(tiles)) if owner == seat else None
        story.places.append(Place(owner, DEALT, known))
    for line in told[2:]:
        actor, text = line.split()
        move = None if text == HIDDEN else read(text)
        match move:
            case Lay():
                story.lay(int(actor), move)
            case Draw():
                story.draw(int(actor))
            case _:
                story.take(int(actor), None if move is None else _tile(text))
    return story


def _tile(text: str) -> Numbers:
    a, b, c = map(int, text)
    return a, b, c


def _fill(story: Story, seat: int, rng: Random) -> bool:
    """Give all places a tile that may have come there; False if that cannot be."""
    open_ = [place for place in story.places if place.tile is None]
    laid = [tile for tile, (owner, _) in story.laid.items() if owner != seat]
    seen = {place.tile for place in story.places} | story.tables[-1].tiles
    tiles = [*laid, *(tile for tile in story.game.tiles if tile not in seen)]
    fitting = {
        time: {lay.tile for lay in story.tables[time].fitting(tiles)}
        for time in {*(p.time for p in open_ if p.fits is not None), *(t for _, t in story.barren)}
    }
    rows = [
        frozenset(n for n, tile in enumerate(tiles) if _may(story, place, tile, fitting))
        for place in open_
    ]
    pool = frozenset(range(len(laid), len(tiles)))
    chosen = any_matching([*rows, *[pool] * (len(tiles) - len(open_))], rng)
    if chosen is None:
        return False
    for place, number in zip(open_, chosen, strict=False):
        place.tile = tiles[number]
    return True


def _may(
    story: Story, place: Place, tile: Numbers, fitting: Mapping[int, Collection[Numbers]]
) -> bool:
    """Whether a tile may have come by a place, and stayed in the hand for as long as it did."""
    owner, until = story.laid.get(tile, (place.seat, story.now))
    if owner != place.seat or place.time > until:
        return False
    if place.fits is not None and (tile in fitting[place.time]) != place.fits:
        return False
    return not any(
        seat == owner and place.time < time <= until and tile in fitting[time]
        for seat, time in story.barren
    )
