"""How a match ends on the screen: what the card tells is what the law says, for every game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tessella.core.language import LANGUAGES
from tests.web.ended import (
    box_of,
    is_apart,
    kinds,
    lead_for_good,
    mover_of,
    play_out,
    points_by_rule,
    record_of,
)
from tests.web.live_site import Guest as Player
from tests.web.live_site import rated_match
from tests.web.play import COMPUTER, ME, PHONE, SHORT, Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

    from tessella.core import Result
    from tests.web.conftest import Arrive, LiveSite

CARD = ".result .card"
KNOCKOUTS = {"TD-13", "TD-14"}
"""Rules that end a game whatever the points."""
WINDOWS: Final[tuple[ViewportSize, ...]] = (
    {"width": 1920, "height": 1080},
    {"width": 1280, "height": 720},
)
"""Windows in which every result is seen whole, however many play."""
LANGUAGE = "localStorage.setItem('tessella-language', '{}')"
WIDTHS = "parts => parts.map(part => part.getBoundingClientRect().width)"
CUT = "names => names.filter((name) => name.scrollWidth > name.clientWidth).length"
SLIVER = 2.5
"""Pixels that are seen of a part of a bar, however few points it stands for."""
MOST = 1200
"""Milliseconds that a celebration may take."""
CHEERED = """() => new Promise(found => {
  const end = performance.now() + 20000;
  const look = () => {
    const all = document.getAnimations().filter(one => one.animationName === 'cheer');
    const times = all.map(one => one.effect.getComputedTiming().endTime);
    if (times.length || performance.now() > end) found(times);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""When each light of a celebration is over, in milliseconds; waits for the first."""


def number(text: str) -> int:
    """A number as players write it."""
    return int(text.replace("−", "-"))


def told(guest: Guest, seat: int) -> dict[tuple[str, bool], int]:
    """What the card says that a seat won and lost by each rule."""
    found: dict[tuple[str, bool], int] = {}
    for line in guest.page.locator(f'{CARD} [data-seat="{seat}"] [data-rule]').all():
        points = number(line.inner_text())
        key = (line.get_attribute("data-rule") or "", points > 0)
        found[key] = found.get(key, 0) + points
    return found


@pytest.mark.parametrize(("game", "seats"), kinds())
def test_the_card_tells_what_the_law_says(guest: Guest, game: str, seats: int) -> None:
    match = play_out(guest, game, seats)
    record = record_of(guest, match)
    result, last = record.result, record.state
    assert result is not None
    guest.page.goto(f"/match/{match}")
    lines = guest.page.locator(f"{CARD} [data-seat]")
    expect(lines).to_have_count(seats)
    for seat, points in enumerate(points_by_rule(record)):
        line = guest.page.locator(f'{CARD} [data-seat="{seat}"]')
        assert number(line.locator(".score").inner_text()) == result.scores[seat]
        assert told(guest, seat) == points
        start = line.locator("[data-start]")
        assert (number(start.inner_text()) if start.count() else 0) == (
            result.scores[seat] - sum(points.values())
        )
        expect(line.locator(".won")).to_have_count(int(seat in result.winners))
        left = [rack for rack in last.view(seat).racks if rack.seat == seat]
        pieces = [piece.name for rack in left for piece in rack.pieces]
        expect(line.locator(".rack li:not(.hidden) > .aside")).to_have_text(pieces)
        expect(line.locator(".rack .hidden")).to_have_count(0)
    order = [int(line.get_attribute("data-seat") or 0) for line in lines.all()]
    assert [result.ranks[seat] for seat in order] == sorted(result.ranks)
    turning, since = guest.page.locator(f"{CARD} .turning"), lead_for_good(record)
    if since is None:
        expect(turning).to_have_count(0)
    elif since > 1:
        expect(turning).to_contain_text(re.compile(rf"\b{since}\b"))
        mover = mover_of(record, since)
        by = re.compile(rf"move {since} by ")
        expect(turning.filter(has_text=by)).to_have_count(int(mover not in result.winners))
    _expect_margin(guest, result)
    _expect_bars(guest)
    _expect_whole(guest)


def _expect_whole(guest: Guest) -> None:
    """All of the card is in sight, also where a window is low, in every language."""
    for language in LANGUAGES:
        guest.page.evaluate(LANGUAGE.format(language))
        guest.page.reload()
        for window in WINDOWS:
            guest.page.set_viewport_size(window)
            expect(guest.page.locator(f"{CARD} [data-seat] .parts").last).to_be_in_viewport(ratio=1)
            expect(guest.page.locator(f"{CARD} li").last).to_be_in_viewport(ratio=0.9)


def _expect_bars(guest: Guest) -> None:
    """Each point has the same length in the bars of all seats, and each rule its part."""
    drawn: list[tuple[float, int]] = []
    for seat in guest.page.locator(f"{CARD} [data-seat]").all():
        points = [number(one.inner_text()) for one in seat.locator("[data-rule]").all()]
        # What was lost lies before what was won; in words it comes after.
        ordered = sorted(points, key=lambda one: one > 0)
        drawn += zip(seat.locator(".bar i").evaluate_all(WIDTHS), ordered, strict=True)
    width, most = max(drawn, default=(0.0, 1))
    assert all(abs(one - width * abs(points / most)) < SLIVER for one, points in drawn), drawn


def _expect_margin(guest: Guest, result: Result) -> None:
    """By how much is said where points decided, and only there."""
    margin = guest.page.locator(f"{CARD} .margin")
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    by = max(result.scores[seat] for seat in result.winners) - max(others, default=0)
    if not others or result.reason in KNOCKOUTS:
        expect(margin).to_have_count(0)
    elif by > 1:
        expect(margin).to_contain_text(re.compile(rf"\b{by}\b"))
    else:
        expect(margin).to_be_visible()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_begins_a_match_is_never_where_one_was_ended(
    arrive: Arrive, device: dict[str, Any]
) -> None:
    guest = arrive(**device)
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.play_by_keys()
    guest.wait()
    ending = [box_of(guest, ".hand .lay")]
    resign = guest.page.locator(".actions button").last
    resign.scroll_into_view_if_needed()
    ending.append(resign.bounding_box())
    resign.click()
    ending.append(box_of(guest, "dialog .strong"))
    guest.page.locator("dialog .strong").click()
    begin = guest.page.locator(f"{CARD} .ways :is(button, a)")
    expect(begin.first).to_be_visible()
    boxes = [one.bounding_box() for one in begin.all()]
    assert [(a, b) for a in ending for b in boxes if not is_apart(a, b)] == []


def test_a_win_is_celebrated_once_and_soon_over(arrive: Arrive) -> None:
    guest = arrive(reduced_motion="no-preference")
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.page.evaluate(f"void (window.cheered = ({CHEERED})())")
    guest.play_by_keys()
    guest.wait()
    guest.page.locator(".actions button").last.click()
    guest.page.locator("dialog .strong").click()
    times = guest.page.evaluate("window.cheered")
    assert times
    assert max(times) <= MOST
    expect(guest.page.locator("main .cheer")).to_have_count(0)


def test_nothing_is_celebrated_where_nothing_shall_move(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    guest.play_by_keys()
    guest.wait()
    guest.page.evaluate(
        "new MutationObserver(() => window.lit ||= !!document.querySelector('.cheer'))"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    guest.page.locator(".actions button").last.click()
    guest.page.locator("dialog .strong").click()
    expect(guest.page.locator(CARD)).to_be_visible()
    guest.page.wait_for_timeout(300)
    assert not guest.page.evaluate("window.lit")


def test_after_a_loss_the_level_below_is_offered_and_begins(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, {"kind": "computer", "level": 2}])
    guest.wait()
    guest.play_by_keys()
    guest.wait()
    guest.page.locator(".actions button").last.click()
    guest.page.locator("dialog .strong").click()
    before = guest.page.url
    guest.page.locator(f"{CARD} .ways button", has_text="level 1").click()
    guest.page.wait_for_url(lambda url: url != before)
    expect(guest.page.locator(".players")).to_contain_text("level 1")
    assert {seat.get("level") for seat in guest.now["seats"]} == {None, 1}


def test_the_result_is_a_picture_to_share(guest: Guest) -> None:
    match = play_out(guest, "blokus-duo", 2)
    guest.page.goto(f"/match/{match}")
    with guest.page.expect_download() as download:
        guest.page.locator(f"{CARD} .links button").nth(1).click()
    content = download.value.path().read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (1200, 630)


def test_a_rated_match_shows_the_ratings_before_and_after(
    browser: Browser, live_site: LiveSite
) -> None:
    one, two = Player(live_site.base), Player(live_site.base)
    one.sign_up("Rosa")
    two.sign_up("Piet")
    match = rated_match(one, two, "blokus-duo", moves=10)
    guest = Guest(browser, live_site.base)
    page = guest.context.request.get("/api/v1/people/Rosa/matches").json()
    players = page["matches"][0]["players"]
    assert all(player["change"] for player in players)
    guest.page.goto(f"/match/{match}")
    for seat, player in enumerate(players):
        before, after = player["rating"], player["rating"] + player["change"]
        words = guest.page.locator(f'{CARD} [data-seat="{seat}"] .rating')
        expect(words).to_contain_text(f"{before}, now {after}")
    guest.close()


def test_the_hand_of_an_opponent_is_laid_open_at_the_end(guest: Guest) -> None:
    guest.open("triominos", [ME, COMPUTER])
    while guest.wait():
        guest.play_by_keys()
    hands = guest.page.locator(".result .rack")
    expect(hands.first).to_be_visible()
    expect(guest.page.locator(".result .rack .hidden")).to_have_count(0)


def test_the_result_of_a_board_that_lies_shows_both_side_by_side(guest: Guest) -> None:
    guest.open("tetris-duel", [ME, COMPUTER])
    guest.wait()
    guest.play_by_keys()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    seats = guest.page.locator(".result li[data-seat]")
    expect(seats).to_have_count(2)
    one, two = (seat.bounding_box() for seat in seats.all())
    assert one is not None
    assert two is not None
    assert one["y"] == two["y"]
    assert one["x"] + one["width"] <= two["x"]


def test_who_played_is_not_told_of_themselves_by_name(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    name = guest.page.locator(".players .card").filter(has_text="you").locator(".name").inner_text()
    guest.play_by_keys()
    while guest.wait():
        guest.play_by_keys()
    expect(guest.page.locator(CARD)).to_be_visible()
    for words in guest.page.locator(f"{CARD} :is(.turning, .margin)").all_inner_texts():
        assert name not in words


def test_after_wins_in_a_row_they_are_counted_and_the_level_above_is_offered(guest: Guest) -> None:
    won = 0
    while won < 2:
        guest.now = {}
        guest.open("tetris-duel", [ME, COMPUTER], options=SHORT["tetris-duel"])
        while guest.wait():
            version = guest.now["version"]
            guest.page.keyboard.press("h")
            guest.page.get_by_role("button", name="Show the move").click()
            expect(guest.page.locator("main .ghost")).to_be_visible()
            guest.settle(version)  # that a hint was given is told, too
            version = guest.now["version"]
            guest.page.get_by_role("button", name="Place", exact=True).click()
            guest.settle(version)
        won = won + 1 if guest.now["ending"]["winners"] == guest.now["mine"] else 0
    streak = guest.page.locator(f"{CARD} .streak")
    expect(streak).to_have_text("You’ve beaten level 1 twice in a row.")
    before = guest.page.url
    guest.page.locator(f"{CARD} .ways button", has_text="level 2").click()
    guest.page.wait_for_url(lambda url: url != before)
    expect(guest.page.locator(".players")).to_contain_text("level 2")


def test_the_result_is_shared_as_a_link_to_the_replay(arrive: Arrive) -> None:
    guest = arrive(permissions=["clipboard-read", "clipboard-write"])
    match = play_out(guest, "tetris-duel", 2)
    guest.page.goto(f"/match/{match}")
    guest.page.locator(f"{CARD} .links").get_by_role("button", name="Copy link").click()
    expect(guest.page.locator(f"{CARD} .links")).to_contain_text("Copied")
    assert guest.page.evaluate("navigator.clipboard.readText()") == f"{guest.base}/replay/{match}"


def test_what_is_left_for_all_has_the_width_of_the_card_on_a_phone(arrive: Arrive) -> None:
    guest = arrive(**PHONE)
    match = play_out(guest, "tetris-duel", 2)
    guest.page.goto(f"/match/{match}")
    supply, whole = box_of(guest, f"{CARD} .supply"), box_of(guest, f"{CARD} ol")
    assert supply["width"] == whole["width"]


def test_who_stands_side_by_side_begins_at_one_height_with_a_whole_name(arrive: Arrive) -> None:
    guest = arrive(locale="fr-FR")
    guest.open("triominos", [ME, COMPUTER])
    guest.wait()
    guest.play_by_keys()
    guest.page.get_by_role("button", name="Abandonner").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    seats = guest.page.locator(f"{CARD} [data-seat]")
    expect(seats).to_have_count(2)
    heads = [head.bounding_box() for head in seats.locator("header").all()]
    assert heads[0] is not None
    assert heads[1] is not None
    assert heads[0]["x"] < heads[1]["x"]
    assert heads[0]["y"] == heads[1]["y"]
    assert seats.locator(".name").evaluate_all(CUT) == 0
