"""A review in words and numbers, as a page and a terminal show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tessella.core.language import DEFAULT_LANGUAGE, say
from tessella.review.grade import Grade

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.review.judged import JudgedMove, Moment, Review

SEAT_HEADS = ("player", "result", "start", "luck", "skill", "drift", "accuracy")
MOVE_HEADS = ("number", "player", "move", "class", "loss", "best", "why")
MINUS, NONE = "\N{MINUS SIGN}", "\N{EN DASH}"


class MoveRow(NamedTuple):
    """A decision, cell by cell; `grade` is the word of the class that no language translates."""

    cells: tuple[str, ...]
    reasons: tuple[str, ...]
    grade: str


class Share(NamedTuple):
    """Each seat's share of the win after so many moves."""

    moves: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of a review in a language."""

    review: Review
    language: str = DEFAULT_LANGUAGE

    def words(self, key: str, /, **facts: str | int) -> str:
        """The words of the review for a key."""
        return say(f"review-{key}", self.language, **facts)

    def known(self, key: str) -> str:
        """The words for a key, which say who knew what where hands are hidden."""
        has_secrets = self.review.record.game.has_secrets
        return self.words(f"{key}-hidden" if has_secrets else key)

    @property
    def title(self) -> str:
        """The game, and that it was judged."""
        return self.words("title", game=str(self.review.record.game))

    @property
    def note(self) -> str:
        """By whom it was judged."""
        review = self.review
        facts = {"simulations": str(review.simulations), "seed": str(review.seed)}
        return self.words("note", engine=review.engine, **facts)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        players = self.review.record.players
        return players[seat] if players else self.words("seat", seat=str(seat))

    def percent(self, share: float, *, signed: bool = False) -> str:
        """A share in hundredths, with its sign where that matters."""
        whole = round(100 * share)
        sign = MINUS if whole < 0 else "+" if signed and whole else ""
        return self.words("percent", number=f"{sign}{abs(whole)}")

    def points(self, change: float) -> str:
        """A change of the win chance in points, added up over a game, with its sign."""
        whole = round(100 * change)
        sign = MINUS if whole < 0 else "+" if whole else ""
        return self.words("points", number=f"{sign}{abs(whole)}")

    def seat_heads(self) -> tuple[str, ...]:
        """What stands above the columns of the seats."""
        return tuple(self.words(f"head-{head}") for head in SEAT_HEADS)

    def seat_rows(self) -> Iterator[tuple[str, ...]]:
        """A row for each seat."""
        for number, seat in enumerate(self.review.seats):
            accuracy = NONE if seat.accuracy is None else self.percent(seat.accuracy / 100)
            moved = (seat.luck, seat.skill, seat.drift)
            changes = [self.points(change) for change in moved]
            shares = self.percent(seat.result), self.percent(seat.start)
            yield (self.seat(number), *shares, *changes, accuracy)

    def move_heads(self) -> tuple[str, ...]:
        """What stands above the columns of the moves."""
        return tuple(self.words(f"head-{head}") for head in MOVE_HEADS)

    def move_rows(self) -> Iterator[MoveRow]:
        """A row for each move that was not forced."""
        return (self._row(move) for move in self.review.moves if not move.is_forced)

    def _row(self, move: JudgedMove) -> MoveRow:
        grade = "" if move.grade is None else move.grade.value
        name = self.words(f"class-{grade}")
        is_best = move.grade is Grade.BEST
        cells = (
            str(move.ply + 1),
            self.seat(move.seat),
            move.move.text,
            self._surely(move, name),
            NONE if is_best else self.percent(-move.loss),
            NONE if is_best else move.best.text,
        )
        return MoveRow(cells, tuple(r.message.say(self.language) for r in move.reasons), grade)

    def _surely(self, move: JudgedMove, name: str) -> str:
        """The class of a move; exact or bounded where it is no estimate."""
        if move.is_exact:
            return self.words("exact", name=name)
        if move.is_bounded:
            return self.words("bounded", name=name, most=self.percent(move.bounds[1]))
        return name

    def moments(self) -> Iterator[str]:
        """The moments that decided, a sentence each."""
        return map(self._moment, self.review.moments)

    def _moment(self, moment: Moment) -> str:
        review = self.review
        key = "moment-luck" if moment.is_luck else "moment-loss"
        best = next((m.best.text for m in review.moves if m.ply == moment.ply), "")
        return self.words(
            key,
            number=str(moment.ply + 1),
            player=self.seat(moment.seat),
            move=review.record.moves[moment.ply].text,
            change=self.percent(moment.change, signed=True),
            best=best,
        )

    def shares(self) -> tuple[Share, ...]:
        """What each seat could expect after every decision, as the seat that moved could know."""
        review = self.review
        first = Share(0, tuple(seat.start for seat in review.seats))
        last = Share(len(review.record.moves), tuple(seat.result for seat in review.seats))
        return (first, *(Share(m.ply + 1, m.after.values) for m in review.moves), last)

    def luck(self) -> tuple[Share, ...]:
        """The luck of each seat up to a move, added up; it sees all hands."""
        total = [0.0] * len(self.review.seats)
        found = [Share(0, tuple(total))]
        for chance in self.review.chances:
            total = [was + luck for was, luck in zip(total, chance.luck, strict=True)]
            found.append(Share(chance.ply + 1, tuple(total)))
        return (*found, Share(len(self.review.record.moves), tuple(total)))
