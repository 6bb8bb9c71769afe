"""Whole matches in a real browser, against a real server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import tessella
from tests.server.process import Process
from tests.web.play import COMPUTER, DESK, DRAWN, FREE, ME, PHONE, SHORT, Guest, expect_end, play_on
from tests.web.relay import relayed

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.conftest import Arrive


@pytest.mark.parametrize("game", SHORT)
def test_a_stranger_makes_the_first_move_with_two_clicks(guest: Guest, game: str) -> None:
    """One click begins a match; the other lays what was rolled, or drags a piece to its place."""
    page = guest.page
    page.goto("/")
    title = tessella.game(game).title
    page.get_by_role("button", name=f"Play the computer: {title}", exact=True).click()
    guest.wait()
    version, moves = guest.now["version"], guest.now["view"]["moves"]
    if moves == ["draw"]:
        page.get_by_role("button", name="Draw a tile").click()
    elif page.locator(".tray [aria-pressed=true]").count():
        page.mouse.click(*guest.place(moves[0].split(",")[0]))
    else:
        drag_to_the_board(guest, moves)
    guest.settle(version)


@pytest.mark.parametrize("game", SHORT)
def test_every_way_to_begin_leads_to_a_match(guest: Guest, game: str) -> None:
    ways = {"Play a friend": "invite", "Pass and play": "match", "Find an opponent": "match"}
    for way, place in ways.items():
        guest.page.goto("/")
        card = guest.page.get_by_role("article", name=tessella.game(game).title, exact=True)
        card.get_by_role("button", name=way).click()
        guest.page.wait_for_url(re.compile(rf"/{place}/\w+$"))
        match = guest.page.url.rpartition("/")[2]
        status = guest.context.request.get(f"/api/v1/matches/{match}").json()["now"]
        assert len(status["seats"]) == 2


def drag_to_the_board(guest: Guest, moves: list[str]) -> None:
    """Drag a tile to a spot that is lit, or a piece as it lies in the tray to where it fits."""
    page, is_tile = guest.page, guest.now["view"]["board"]["kind"] == "lattice"
    name, cell = ("", "") if is_tile else guest.upright(moves)
    (page.locator(".tray button:enabled").first if is_tile else guest.piece(name)).hover()
    page.mouse.down()
    page.mouse.move(640, 400, steps=4)
    if is_tile:
        box = page.locator("main .open").first.bounding_box()
        assert box is not None
        spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    else:
        spot = guest.place(cell)
    page.mouse.move(*spot, steps=4)
    page.evaluate(DRAWN)
    page.mouse.up()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_against_the_computer_by_keys(guest: Guest, game: str) -> None:
    guest.open(game, [ME, COMPUTER], options=SHORT[game])
    while guest.wait():
        guest.play_by_keys()
    expect_end(guest)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_between_a_mouse_and_a_finger(arrive: Arrive, game: str) -> None:
    one, two = arrive(**DESK), arrive(**PHONE)
    match = one.open(game, [ME, FREE], options=SHORT[game])
    expect(one.page.get_by_text("Waiting for players")).to_be_visible()
    two.join(match)
    play_on((one, one.play_by_mouse), (two, two.play_by_touch))
    for guest in (one, two):
        expect_end(guest)


def test_a_match_that_stands_still_holds_nobody_up(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, FREE])
    with pytest.raises(AssertionError, match="stands still"):
        play_on((guest, guest.play_by_keys), patience=300)


def test_a_move_can_be_typed(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.page.get_by_text("Enter a move").click()
    cell = next(move for move in guest.now["view"]["moves"] if "," not in move)
    version, field = guest.now["version"], guest.page.get_by_label("Piece and square")
    field.fill(f"1 {cell}")
    field.press("Enter")
    expect(guest.page.get_by_text(f"{cell} fits: 1 point")).to_be_visible()
    field.press("Enter")
    guest.settle(version)
    expect(guest.page.get_by_role("list", name="Moves")).to_contain_text(cell)


def test_a_match_goes_on_after_the_server_was_killed(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Process(tmp_path_factory.mktemp("killed")) as server:
        guest = Guest(browser, server.base)
        guest.open("blokus-duo", [ME, COMPUTER])
        guest.wait()
        guest.play_by_keys()
        guest.wait()
        server.kill()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(guest.page.get_by_text("Connection lost")).to_be_hidden()
        guest.wait()
        guest.play_by_keys()
        guest.close()


def test_a_match_goes_on_after_the_network_was_away(
    browser: Browser, server: Process, arrive: Arrive
) -> None:
    with relayed(server.port) as network:
        away, there = Guest(browser, network.place), arrive()
        match = away.open("blokus-duo", [ME, FREE])
        away.page.evaluate("window.isTheSame = true")
        waiting = away.page.get_by_text("Waiting for players")
        expect(waiting).to_be_visible()
        there.join(match)
        expect(waiting).to_be_hidden()
        if away.has_turn:
            away.wait()
            away.play_by_keys()
        network.cut()
        expect(away.page.get_by_text("Connection lost")).to_be_visible()
        there.wait()
        there.play_by_keys()
        network.mend()
        expect(away.page.get_by_text("Connection lost")).to_be_hidden()
        away.wait()
        away.play_by_keys()
        there.wait()
        assert away.page.evaluate("window.isTheSame")
        away.close()


def test_hidden_hands_are_veiled_between_turns_on_one_device(guest: Guest) -> None:
    guest.open("triominos", [ME, ME], options={"match": "round"})
    for _ in range(2):
        veil = guest.page.get_by_role("button", name=re.compile("^I’m "))
        veil.wait_for()
        expect(guest.page.locator(".tray")).to_have_count(0)
        veil.click()
        turn = guest.now["view"]["turn"]
        while guest.now["view"]["turn"] == turn:
            guest.wait()
            guest.play_by_keys()


def test_who_watches_sees_the_match_and_cannot_play(arrive: Arrive, guest: Guest) -> None:
    match = guest.open("tetris-link", [ME, COMPUTER], public=True)
    guest.wait()
    guest.play_by_keys()
    other = arrive()
    other.page.goto(f"/match/{match}")
    expect(other.page.locator("main .accent")).to_be_visible()
    expect(other.page.locator(".tray")).to_have_count(0)
    expect(guest.page.get_by_role("img", name="1 spectator")).to_be_visible()
