"""Reviews that grow while somebody waits for them, and are kept for those who come next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from tessella.review import engine
from tessella.server.live.review_parts import judged_part, whole_review
from tessella.server.work.workers import Lane

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from tessella.server.live.review_parts import Part
    from tessella.server.work.workers import Asker, Workers

KEPT: Final = 32 << 20
"""Bytes of reviews that are kept; the one that was asked for least recently goes first."""


class GrowingReview:
    """A review as far as it was worked out: by whoever came first, for all who wait for it.

    A deep one is worked out in the background, where parts wait until they are paid for.
    """

    def __init__(self, *, deep: bool = False) -> None:
        self._deep = deep
        self._lane = Lane.BACKGROUND if deep else Lane.REVIEWS
        self.lock = asyncio.Lock()
        self.text = ""
        self.lines: list[bytes] = []
        self.whole: bytes | None = None
        self._kept: list[bytes] = []
        self.after = 0
        self.moves: int | None = None

    @property
    def size(self) -> int:
        """The bytes that it takes."""
        parts = (*self.lines, *self._kept, self.whole or b"")
        return len(self.text) + sum(map(len, parts))

    def has_after(self, seen: int) -> bool:
        """Whether there is more than so many lines."""
        return self.whole is not None or len(self.lines) > seen

    async def grow(self, workers: Workers, asker: Asker) -> None:
        """Have one more part worked out, or what all of them come to."""
        run, lane, deep = workers.run, self._lane, self._deep
        if self.after == self.moves:
            kept = tuple(self._kept)
            self.whole = await run(lane, asker, whole_review, self.text, kept, deep=deep)
            self.text, self.lines, self._kept = "", [], []
        else:
            self._add(await run(lane, asker, judged_part, self.text, self.after, deep=deep))

    def _add(self, part: Part) -> None:
        self.lines.extend(part.lines)
        self._kept.append(part.kept)
        self.after, self.moves = part.after, part.moves


class Reviews:
    """The reviews of a process, by record and version of the engine, in bounded memory."""

    def __init__(self, workers: Workers, most: int = KEPT) -> None:
        self._workers = workers
        self._most = most
        self._known: OrderedDict[str, GrowingReview] = OrderedDict()

    async def lines(
        self, key: str, asker: Asker, read: Callable[[], Awaitable[str]], *, deep: bool = False
    ) -> AsyncIterator[bytes]:
        """The lines of a review, as they come; of one that is whole, only the last.

        `read` gives the record's text. Each part is paid for by who had it worked out, and what
        was worked out stays when they go.
        """
        name = f"{engine()} {'deep ' if deep else ''}{key}"
        review, seen = self._met(name, deep=deep), 0
        while review.whole is None:
            async with review.lock:  # another may have had more of it worked out meanwhile
                if not review.has_after(seen):
                    review.text = review.text or await read()
                    await review.grow(self._workers, asker)
                    self._let_go(name)
            fresh = review.lines[seen:]
            seen += len(fresh)
            if fresh:
                yield b"".join(fresh)
        yield review.whole

    def _met(self, name: str, *, deep: bool) -> GrowingReview:
        review = self._known.pop(name, None) or GrowingReview(deep=deep)
        self._known[name] = review
        return review

    def _let_go(self, name: str) -> None:
        """Forget what was asked for least recently, but not what somebody has just had done."""
        sizes = {known: review.size for known, review in self._known.items()}
        total = sum(sizes.values())
        for known in [known for known in self._known if known != name]:
            if total <= self._most:
                break
            total -= sizes[known]
            del self._known[known]
