"""Blokus on the screen: whose colour acts, both trays, the shared colour, and four at a table."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.play import COMPUTER, DESK, FREE, ME, PATIENCE, PHONE, expect_end, play_on

if TYPE_CHECKING:
    from tests.web.conftest import Arrive

PAINTS = ("blue", "yellow", "red", "green")


def test_a_whole_game_of_four_between_two_browsers_and_two_computers(arrive: Arrive) -> None:
    """One by keys and by mouse on a desk, the other by touch on a phone."""
    one, two = arrive(**DESK), arrive(**PHONE)
    match = one.open("blokus", [ME, COMPUTER, FREE, COMPUTER])
    expect(one.page.get_by_text("Waiting for players")).to_be_visible()
    two.join(match)
    ways = [one.play_by_keys, one.play_by_mouse]

    def by_turns() -> None:
        ways.append(ways.pop(0))
        ways[0]()

    play_on((one, by_turns), (two, two.play_by_touch), patience=2 * PATIENCE)
    for guest in (one, two):
        expect_end(guest)
    assert one.now["view"]["board"] == two.now["view"]["board"]
    assert one.now["ending"]["cause"] == "rules"


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("seats", [2, 3])
def test_whose_colour_acts_is_plain_and_all_own_trays_are_shown(
    arrive: Arrive, device: dict[str, Any], seats: int
) -> None:
    guest = arrive(**device)
    guest.open("blokus", [ME] * seats, options={"seats": seats})
    names = {2: ("Blue", "Yellow"), 3: ("Blue", "Yellow", "Red")}[seats]
    acted = list[int]()
    while len(acted) < 8:
        guest.wait()
        view, page = guest.now["view"], guest.page
        acted.append(view["colour"])
        turn = page.locator(".turn")
        expect(turn).to_contain_text(f"{names[view['turn']]}, your turn")
        expect(turn.locator(".colour")).to_have_text(PAINTS[view["colour"]].capitalize())
        expect(page.locator(".tray .piece").first).to_have_class(
            re.compile(f"paint-{PAINTS[view['colour']]}")
        )
        begins = page.locator(f"main .paint-{PAINTS[view['colour']]} .lit")
        expect(begins).to_have_count(int(len(acted) <= len(PAINTS)))
        others = {
            rack["colour"]
            for rack in view["racks"]
            if rack["seat"] in (view["turn"], None) and rack["colour"] != view["colour"]
        }
        expect(page.locator(".hand .other")).to_have_count(len(others))
        for other in others:
            strip = page.locator(".hand .other", has=page.locator(f".paint-{PAINTS[other]}"))
            expect(strip.locator(".rack li")).to_have_count(len(view["racks"][other]["pieces"]))
        if seats == 3:
            following = names[view["racks"][3]["next"]]
            expect(page.locator(".common .next")).to_have_text(f"next: {following}")
        enabled = page.locator(".tray .piece:enabled").count()
        left = len(view["racks"][view["colour"]]["pieces"])
        expect(page.locator(".counts")).to_contain_text(f"{enabled} of {left} pieces fit")
        guest.play_by_keys()
    assert all((then - now) % len(PAINTS) == 1 for now, then in pairwise(acted))
