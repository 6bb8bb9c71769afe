"""Somebody with a browser at a real server: plays matches by mouse, by keys or by touch."""

from __future__ import annotations

import json
import random
import re
import time
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Locator, WebSocket, expect

from tessella.core.polyomino import orientations
from tessella.core.registry import on_show

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Browser

IN_SIGHT: Final = """spot => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  const there = document.elementFromPoint(across, down);
  return there && spot.ownerSVGElement.contains(there) ? [across, down] : null;
}"""
"""Where a spot on the board can be clicked; null if it cannot."""
ON_PAGE: Final = """(lines, [across, down]) => {
  const { a, b, c, d, e, f } = lines.getScreenCTM();
  const [x, y] = [24 * across, 24 * down];
  return [a * x + c * y + e, b * x + d * y + f];
}"""
"""Where a place of a board lies in the window, counted in cells from its top left corner."""
DRAWN: Final = "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"
"""Wait until the page shows what a tap has done: a second one on the same spot would lay."""
PATIENCE: Final = 60_000
"""Milliseconds that anything may take: a machine with other work to do takes its time."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
"""The columns of a board of squares."""
TURNS: Final = 8
"""In so many ways a piece can lie, half of them turned over."""
DESK: Final = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ME: Final = {"kind": "me"}
FREE: Final = {"kind": "open"}
COMPUTER: Final = {"kind": "computer", "level": 1}
SHORT: Final = {game.name: dict(game.showcase.short) for game in on_show()}
"""The games, with options that make them short."""


class Guest:
    """A browser of its own, and what the server told it."""

    def __init__(self, browser: Browser, base: str, **context: Any) -> None:
        self.base = base
        # What makes the app work offline would fetch all of it for everybody.
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **DESK}
        self.context = browser.new_context(**{**usual, **context}, base_url=base)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.now: dict[str, Any] = {}
        self.rng = random.Random(5)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._overhear)

    def _overhear(self, message: Any) -> None:
        if message.type == "error" and "Content Security Policy" in message.text:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "now" in message:
            self.now = message["now"]

    def open(self, game: str, seats: Sequence[dict[str, Any]], **wish: Any) -> str:
        """Open a match and go to it; its id. Seats that are not named are like the last one."""
        ask = self.context.request
        session = ask.get("/api/v1/session").json()
        if not session["person"]:
            session = ask.post("/api/v1/session").json()
        headers = {"X-CSRF-Token": session["csrf"]}
        facts = {one["name"]: one for one in ask.get("/api/v1/games").json()}[game]
        usual = {option["name"]: option["default"] for option in facts["options"]}
        chosen = {"seats": facts["seats"][0], **usual, **wish.get("options", {})}
        left = chosen["seats"] - len(seats)
        wanted = {"game": game, "seats": [*seats, *[seats[-1]] * left], **wish}
        answer = ask.post("/api/v1/matches", data=wanted, headers=headers)
        assert answer.ok, answer.text()
        match = str(answer.json()["about"]["id"])
        self.page.goto(f"/match/{match}")
        return match

    @property
    def is_over(self) -> bool:
        return self.now.get("stage") == "over"

    @property
    def has_turn(self) -> bool:
        return "play" in self.now.get("can", ())

    def wait(self) -> bool:
        """Wait for the own turn; false once the match is over."""
        for _ in range(PATIENCE // 20):
            if self.is_over:
                return False
            if self.has_turn and self.page.locator(".status.mine").count():
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the turn never came: {self.now}")

    def settle(self, version: int) -> None:
        """Wait until the match has gone on from a version."""
        for _ in range(PATIENCE // 10):
            if self.now.get("version", -1) > version:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the move was not taken: {self.page.locator('.status').inner_text()}")

    def join(self, match: str) -> None:
        """Come by the link of a match, and sit down."""
        self.page.goto(f"/match/{match}")
        self.page.get_by_role("button", name="Join game").click()

    def play_by_mouse(self) -> None:
        """Make a move by clicks: a piece of the tray, then a spot where it fits."""
        version, moves = self.now["version"], self.now["view"]["moves"]
        if self.now["view"]["board"]["kind"] == "lattice":
            if self._takes_tile(moves):
                self.page.mouse.click(*self._open_spot())
        else:
            self._lay_piece(moves)
        self.settle(version)

    def play_by_touch(self) -> None:
        """Make a move by taps: a piece, a spot where it fits, and Lay."""
        version, moves = self.now["version"], self.now["view"]["moves"]
        if self.now["view"]["board"]["kind"] == "lattice":
            if not self._takes_tile(moves):
                return self.settle(version)
            self.page.touchscreen.tap(*self._open_spot())
        else:
            self._aim_by_touch(moves)
        self.page.get_by_role("button", name="Place", exact=True).tap()
        return self.settle(version)

    def _aim_by_touch(self, moves: list[str]) -> None:
        piece, cell = self._wish(moves)
        self.piece(piece).tap()
        self.page.locator("main .lines").scroll_into_view_if_needed()
        self.page.touchscreen.tap(*self.place(cell))
        for turn in range(TURNS):
            self.page.evaluate(DRAWN)
            if self.page.locator("main .ghost").count():
                return
            self._turn(turn).tap()
        raise AssertionError(f"{piece} does not fit at {cell}")

    def _wish(self, moves: list[str]) -> tuple[str, str]:
        """A piece that fits somewhere, and the cell under its middle once it lies there."""
        shape, cell = shape_of(self.rng.choice(moves))
        return self._owner(shape), cell

    def upright(self, moves: list[str]) -> tuple[str, str]:
        """The same, but a piece that fits as it lies in the tray."""
        upright = {frozenset(cells): name for name, cells in self._pieces().items()}
        for shape, cell in map(shape_of, moves):
            if shape in upright:
                return upright[shape], cell
        raise AssertionError("no piece fits without a turn")

    def _pieces(self) -> dict[str, tuple[tuple[int, int], ...]]:
        """The cells of all pieces, by their names."""
        racks = [rack["pieces"] for rack in self.now["view"]["racks"]]
        return {
            piece["name"]: tuple(map(tuple, piece["cells"])) for rack in racks for piece in rack
        }

    def _owner(self, shape: frozenset[tuple[int, int]]) -> str:
        """The piece of that shape; turned over only if no other one has it."""
        for flips in (False, True):
            for name, cells in self._pieces().items():
                if any(set(way) == shape for way in orientations(cells, flips=flips)):
                    return name
        raise AssertionError(f"no piece looks like {shape}")

    def piece(self, name: str) -> Locator:
        """A piece of the tray that can be taken up."""
        wanted = re.compile(f"piece {name}( |$)")
        return self.page.locator(".tray").get_by_role("button", name=wanted, disabled=False)

    def _turn(self, number: int) -> Locator:
        """The button that turns a piece; after a whole turn the one that turns it over."""
        name = "Flip (F)" if number == TURNS // 2 - 1 else "Rotate (R)"
        return self.page.get_by_role("button", name=name)

    def _takes_tile(self, moves: list[str]) -> bool:
        """Take a tile up, or draw one if there is nothing else to do."""
        if moves == ["draw"]:
            self.page.get_by_role("button", name="Draw a tile").click()
            return False
        tiles = self.page.locator(".tray button:enabled")
        tiles.nth(self.rng.randrange(tiles.count())).click()
        return True

    def _open_spot(self) -> tuple[float, float]:
        """The middle of a lit spot that nothing covers and the window shows."""
        spots = self.page.locator("main .open").all()
        self.rng.shuffle(spots)
        for spot in spots:
            spot.scroll_into_view_if_needed()
            if (place := spot.evaluate(IN_SIGHT)) is not None:
                return place[0], place[1]
        raise AssertionError("no spot can be reached")

    def _lay_piece(self, moves: list[str]) -> None:
        page, (piece, cell) = self.page, self._wish(moves)
        self.piece(piece).click()
        for turn in range(TURNS):
            self.page.locator("main .lines").scroll_into_view_if_needed()
            page.mouse.move(*self.place(cell))
            page.evaluate(DRAWN)
            if page.locator("main .ghost").count():
                page.mouse.down()
                page.mouse.up()
                return
            self._turn(turn).click()
        raise AssertionError(f"{piece} does not fit at {cell}")

    def place(self, cell: str) -> tuple[float, float]:
        """Where a cell of a board of squares lies in the window."""
        board, view = self.now["view"]["board"], self.now["view"]
        column, row = LETTERS.index(cell[0]), int(cell[1:]) - 1
        turned = board["bar"] is not None and view["seat"] == 1
        across = column if not turned else board["columns"] - 1 - column
        down = board["rows"] - 1 - row if not turned else row
        x, y = self.page.locator("main .lines").evaluate(ON_PAGE, [across + 0.5, down + 0.5])
        return x, y

    def play_by_keys(self) -> None:
        """Make a move without a mouse: next piece, next spot, Enter."""
        version, keyboard = self.now["version"], self.page.keyboard
        if self.now["view"]["moves"] == ["draw"]:
            keyboard.press("d")
        else:
            for _ in range(self.rng.randrange(1, 4)):
                keyboard.press(".")
            for _ in range(self.rng.randrange(1, 4)):
                keyboard.press("n")
            keyboard.press("Enter")
        self.settle(version)

    def close(self) -> None:
        """Leave; nothing must have gone wrong meanwhile."""
        assert self.complaints == [], self.complaints
        self.context.close()


def shape_of(move: str) -> tuple[frozenset[tuple[int, int]], str]:
    """The cells of a move as a shape of its own, and the cell under its middle."""
    cells = [(LETTERS.index(cell[0]), int(cell[1:])) for cell in move.split(",")]
    left, low = (min(numbers) for numbers in zip(*cells, strict=True))
    shape = frozenset((column - left, row - low) for column, row in cells)
    width, height = (max(numbers) for numbers in zip(*shape, strict=True))
    return shape, f"{LETTERS[left + width // 2]}{low + height // 2}"


def expect_end(guest: Guest) -> None:
    """The end is told, and the way on is offered."""
    expect(guest.page.get_by_role("button", name="Rematch")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.get_by_role("link", name="Game review")).to_be_visible()


def play_on(*players: tuple[Guest, Callable[[], None]], patience: int = PATIENCE) -> None:
    """Play until the match is over, each guest in their own way; one that stands still fails."""
    last, until = 0, time.monotonic() + patience / 1000
    while not any(guest.is_over for guest, _ in players):
        for guest, move in players:
            if guest.has_turn and guest.wait():
                move()
            guest.page.wait_for_timeout(5)
        if (version := max(guest.now.get("version", 0) for guest, _ in players)) > last:
            last, until = version, time.monotonic() + patience / 1000
        told = [guest.now for guest, _ in players]
        assert time.monotonic() < until, f"the match stands still: {told}"
