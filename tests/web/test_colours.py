"""A toy with more colours than seats: drawn, and played to its end by two browsers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.process import TESSELLA, Process
from tests.toys.registered import FOLDER
from tests.web.play import FREE, ME, Guest, expect_end, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator

CHAIRS = {2: [ME, FREE], 3: [ME, ME, FREE]}
"""Who sits where: at three seats somebody plays two of them."""
OWNERS = {2: [[0], [1], [0], [1]], 3: [[0], [1], [2], [0, 1, 2]]}


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that finds the toys as it would find any package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(FOLDER))
        with Process(tmp_path_factory.mktemp("toys"), program=TESSELLA) as process:
            yield process
            assert not process.failures(), process.output()


@pytest.mark.parametrize("seats", CHAIRS)
def test_two_browsers_play_a_game_with_more_colours_than_seats(
    browser: Browser, toy_server: Process, seats: int
) -> None:
    one, two = (Guest(browser, toy_server.base) for _ in range(2))
    match = one.open("quilt", CHAIRS[seats], options={"seats": seats})
    two.join(match)
    acted = set[tuple[int, int]]()
    play_on(*((guest, watching(guest, acted)) for guest in (one, two)))
    for guest in (one, two):
        expect_end(guest)
    assert {colour for _, colour in acted} == {0, 1, 2, 3}
    assert all(seat in OWNERS[seats][colour] for seat, colour in acted)
    assert drawn(one) == drawn(two) == lying(one.now)
    one.page.get_by_role("link", name="Replay").click()
    one.page.get_by_role("button", name="To the end").click()
    assert drawn(one) == lying(two.now)
    one.page.goto("/matches")
    players = one.page.locator("main article .players").first.locator("li")
    expect(players).to_have_count(seats)
    assert [enamels(player) for player in players.all()] == expected_enamels(seats)
    one.page.goto("/new/quilt")
    if seats == 3:
        one.page.get_by_label("3", exact=True).check()
    chairs = one.page.locator("main .chair")
    expect(chairs).to_have_count(seats)
    assert [enamels(chair) for chair in chairs.all()] == expected_enamels(seats)
    for guest in (one, two):
        guest.close()


def enamels(place: Locator) -> set[str]:
    """The enamels of the signs beside a name."""
    place.locator(".pip").first.wait_for()
    return set(re.findall(r"paint-(\w+)", place.inner_html()))


def expected_enamels(seats: int) -> list[set[str]]:
    """Those of each seat."""
    colours = [[c for c, owners in enumerate(OWNERS[seats]) if s in owners] for s in range(seats)]
    return [set(map(paint_of, each)) for each in colours]


def watching(guest: Guest, acted: set[tuple[int, int]]) -> Any:
    """Moves by mouse, and takes note of who laid what."""

    def move() -> None:
        view = guest.now["view"]
        acted.add((view["turn"], view["colour"]))
        tray = guest.page.locator(".tray .piece").first
        assert f"paint-{paint_of(view['colour'])}" in (tray.get_attribute("class") or "")
        guest.play_by_mouse()

    return move


def paint_of(colour: int) -> str:
    """The enamel of a colour, as the game names it."""
    return ("blue", "yellow", "red", "green")[colour]


def drawn(guest: Guest) -> dict[str, int]:
    """How many cells of each enamel the board shows: outlines close once for each piece."""
    found: dict[str, int] = {}
    for group in guest.page.locator("main .drawing g[class^=paint]").all():
        paint = re.findall(r"paint-(\w+)", group.get_attribute("class") or "")[0]
        face = group.locator("path.face")
        if face.count():
            found[paint] = found.get(paint, 0) + (face.get_attribute("d") or "").lower().count("z")
    return found


def lying(now: dict[str, Any]) -> dict[str, int]:
    """How many pieces of each colour lie, by the enamel that they have."""
    left = {rack["colour"]: len(rack["pieces"]) for rack in now["view"]["racks"]}
    return {paint_of(colour): 7 - count for colour, count in left.items() if count < 7}
