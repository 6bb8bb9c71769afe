"""What two people ask of each other at a table, and what they see of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.process import Process
from tests.web.late import look_away
from tests.web.play import COMPUTER, DRAWN, FREE, ME, Guest

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from playwright.sync_api import Browser, Page, Route

    from tests.web.conftest import Arrive

STRUCK = """window.struck = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.struck += 1;
  return make.call(this);
};
window.loudest = 0;
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
  window.loudest = Math.max(window.loudest, value);
  return set.call(this, value, at);
};"""
"""Counts the tones that are heard, and how loud they are."""
BLITZ = {"kind": "fischer", "base": 20}
"""As short as it can be while a busy machine takes its time until both have sat down."""


def seated(arrive: Arrive, game: str = "blokus-duo", **wish: Any) -> tuple[Guest, Guest]:
    """Two people at one match, first the one whose turn it is."""
    one, two = arrive(), arrive()
    two.join(one.open(game, [ME, FREE], **wish))
    return by_turn(one, two)


def by_turn(*guests: Guest) -> tuple[Guest, Guest]:
    """Two people in the order in which they move."""
    for guest in guests:
        expect(guest.page.locator(".turn")).to_have_text(re.compile("Your turn|is thinking"))
    one, two = sorted(guests, key=lambda guest: not guest.has_turn)
    one.wait()
    return one, two


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_draw_is_offered_declined_offered_again_and_agreed(arrive: Arrive) -> None:
    one, two = seated(arrive)
    press(one.page, "Offer a draw")
    expect(one.page.get_by_text("You offered a draw.")).to_be_visible()
    offer = two.page.get_by_role("alertdialog", name="An offer")
    expect(offer).to_contain_text("offers a draw")
    press(two.page, "Decline")
    expect(offer).to_have_count(0)
    expect(one.page.get_by_text("declined the draw.")).to_be_visible()
    press(one.page, "Offer a draw")
    press(two.page, "Accept")
    for guest in (one, two):
        expect(guest.page.locator(".turn")).to_contain_text("A draw was agreed.")


def test_who_watches_is_told_who_offered_a_draw(arrive: Arrive) -> None:
    one, _ = seated(arrive, public=True)
    watcher = arrive()
    watcher.page.goto(one.page.url)
    press(one.page, "Offer a draw")
    strip = watcher.page.locator(".status")
    expect(strip).to_contain_text("offers a draw.")
    expect(strip).not_to_contain_text("You")
    expect(strip.get_by_role("button")).to_have_count(0)


def test_a_move_is_taken_back_if_the_other_grants_it(arrive: Arrive) -> None:
    one, two = seated(arrive)
    one.play_by_keys()
    moves = one.page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves).to_have_count(1)
    press(one.page, "Take back")
    expect(one.page.get_by_text("You asked to take your move back.")).to_be_visible()
    press(two.page, "Accept")
    expect(moves).to_have_count(0)
    expect(one.page.locator(".turn")).to_have_text("Your turn")
    expect(one.page.locator("main .accent")).to_have_count(0)
    one.wait()
    one.play_by_keys()
    expect(two.page.locator("main .accent")).to_have_count(1)


def test_giving_up_asks_first(arrive: Arrive) -> None:
    one, two = seated(arrive)
    one.play_by_keys()
    press(one.page, "Resign")
    asking = one.page.get_by_role("dialog", name="Resign")
    expect(asking).to_contain_text("Your opponent wins.")
    asking.get_by_role("button", name="Cancel").click()
    expect(asking).to_have_count(0)
    assert not one.is_over
    press(one.page, "Resign")
    asking.get_by_role("button", name="Resign").click()
    name = one.now["seats"][one.now["mine"][0]]["name"]
    expect(two.page.locator(".turn")).to_have_text(f"You won! {name} resigned.")
    expect(one.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_rematch_brings_both_to_the_next_match_with_seats_changed(arrive: Arrive) -> None:
    one, two = seated(arrive)
    names = [seat["name"] for seat in one.now["seats"]]
    one.play_by_keys()
    press(two.page, "Resign")
    two.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    one.page.get_by_role("button", name=re.compile("Rematch|Rematch")).click()
    expect(one.page.get_by_text("Rematch offered. Waiting for")).to_be_visible()
    expect(two.page.get_by_text("wants a rematch.")).to_be_visible()
    press(two.page, "Accept")
    by_turn(one, two)
    assert one.page.url == two.page.url
    assert [seat["name"] for seat in one.now["seats"]] == names[::-1]
    by_turn(one, two)[0].play_by_keys()


def test_people_talk_in_presets_and_in_their_own_words(arrive: Arrive) -> None:
    one, two = seated(arrive)
    for guest in (one, two):
        press(guest.page, "Chat")
    lines = two.page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text("Nothing said yet.")
    press(one.page, "Good luck!")
    expect(lines).to_contain_text("Good luck!")
    words = one.page.get_by_label("Say something")
    words.fill("<b>Corner</b> to corner")
    words.press("Enter")
    expect(lines).to_contain_text("<b>Corner</b> to corner")


def test_somebody_who_is_muted_is_heard_no_more(arrive: Arrive) -> None:
    one, two = seated(arrive)
    for guest in (one, two):
        press(guest.page, "Chat")
    press(one.page, "Hello!")
    lines = two.page.get_by_role("list", name="Chat")
    expect(lines).to_contain_text("Hello!")
    name = one.now["seats"][one.now["mine"][0]]["name"]
    press(two.page, f"Mute {name}")
    expect(lines).not_to_contain_text("Hello!")
    press(one.page, "Oops!")
    expect(one.page.get_by_role("list", name="Chat")).to_contain_text("Oops!")
    two.page.reload()
    press(two.page, "Chat")
    expect(lines).to_contain_text("Nothing said yet.")
    press(two.page, f"Unmute {name}")
    two.page.reload()
    press(two.page, "Chat")
    expect(lines).to_contain_text("Oops!")


def test_clocks_run_down_and_time_decides(arrive: Arrive) -> None:
    one, two = seated(arrive, clock=BLITZ)
    clock = one.page.get_by_role("timer").nth(one.now["mine"][0])
    expect(clock).to_have_text(re.compile(r"0:0\d\.\d"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(two.page.get_by_role("button", name="Claim victory")).to_have_count(0)
    expect(two.page.locator(".turn")).to_have_text("You won! Time ran out.")
    expect(one.page.locator(".turn")).to_contain_text("Time ran out.")


def test_the_win_is_claimed_where_the_server_has_not_looked_at_the_clock(
    browser: Browser, tmp_path: Path
) -> None:
    with Process(tmp_path, prepare=look_away) as late:
        guests = [Guest(browser, late.base) for _ in range(2)]
        one, two = seated(guests.pop, clock=BLITZ)
        claim = two.page.get_by_role("button", name="Claim victory")
        expect(claim).to_have_count(0)
        expect(claim).to_be_visible()
        expect(one.page.get_by_role("button", name="Claim victory")).to_have_count(0)
        claim.click()
        asked = two.page.get_by_role("dialog", name="Claim victory")
        expect(asked).to_contain_text("Time is up for your opponent.")
        asked.get_by_role("button", name="Claim victory").click()
        expect(two.page.locator(".turn")).to_have_text("You won! Time ran out.")
        expect(one.page.locator(".turn")).to_contain_text("Time ran out.")
        for guest in (one, two):
            guest.close()


def test_seats_of_one_person_go_by_their_colours(guest: Guest) -> None:
    guest.open("tetris-link", [ME, ME])
    guest.wait()
    players = guest.page.locator(".players")
    for colour in ("Green", "Red"):
        expect(players).to_contain_text(colour)
    expect(guest.page.locator(".turn")).to_have_text(re.compile(r"^(Green|Red), your turn\s*$"))


def test_a_hint_lies_on_the_board_with_its_value(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    press(guest.page, "Hint")
    told = guest.page.get_by_role("region", name="Hints")
    expect(told.get_by_role("status")).to_have_text(re.compile("Try .+ in the highlighted area"))
    assert guest.page.locator("main .lit").count() > 5
    expect(guest.page.locator("main .ghost")).to_have_count(0)
    press(guest.page, "Hint")
    expect(guest.page.locator("main .ghost")).to_be_visible()
    hints = guest.page.get_by_role("region", name="Hints").get_by_role("listitem")
    assert 2 <= hints.count() <= 3
    known = re.compile(r"\+\d points?.*win chance (about \d*[05]|under 5|over 95)%|wins \d+%")
    expect(hints.first).to_have_text(known)
    first = guest.page.locator("main .ghost").get_attribute("d")
    hints.nth(1).get_by_role("button").hover()
    expect(guest.page.locator("main .ghost")).not_to_have_attribute("d", first or "")
    told.get_by_role("button", name="Why?").click()
    expect(told.get_by_role("status")).to_have_text(re.compile(r"\w"))
    for hint in (hints.nth(1), hints.first):
        hint.get_by_role("button").focus()
    expect(guest.page.locator("main .ghost")).to_have_attribute("d", first or "")
    version = guest.now["version"]
    guest.page.keyboard.press("Enter")
    guest.settle(version)
    guest.page.get_by_role("button", name="Resign").click()
    asking = guest.page.get_by_role("dialog", name="Resign")
    asking.get_by_role("button", name="Resign").click()
    expect(guest.page.locator(".result .card")).to_contain_text("1 hint used")


def test_a_hint_that_takes_time_is_seen_to_come_and_asked_for_once(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    asked: list[Route] = []

    def keep(route: Route) -> None:
        asked.append(route)

    guest.page.route("**/hint", keep)
    lamp = guest.page.get_by_role("button", name="Hint", exact=True)
    expect(lamp).to_have_attribute("aria-busy", "false")
    guest.page.keyboard.press("h")
    expect(lamp).to_have_attribute("aria-busy", "true")
    guest.page.keyboard.press("h")
    lamp.click()
    assert len(asked) == 1
    asked[0].continue_()
    expect(guest.page.locator(".hints")).to_be_visible()
    expect(guest.page.locator("button[aria-busy=true]")).to_have_count(0)


def test_the_last_move_is_explained_without_the_number_of_its_rule(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, ME])
    guest.wait()
    guest.play_by_keys()
    told = guest.page.locator(".strip .told")
    expect(told).to_have_text(re.compile(r"^\+\d for the piece \w+\.$"))
    expect(guest.page.locator("[aria-live=polite]", has_text="for the piece")).to_have_count(1)


def test_points_fly_to_the_score_where_things_may_move(arrive: Arrive) -> None:
    for motion, count in (("no-preference", 1), ("reduce", 0)):
        guest = arrive(reduced_motion=motion)
        guest.open("blokus-duo", [ME, ME])
        guest.wait()
        guest.page.evaluate(
            """() => {
              window.flown = 0;
              const fly = Element.prototype.animate;
              Element.prototype.animate = function (...args) {
                if (this.classList.contains('points')) window.flown += 1;
                return fly.apply(this, args);
              };
            }"""
        )
        seat = guest.now["view"]["turn"]
        guest.play_by_keys()
        score = guest.page.locator(f"[data-score='{seat}']")
        expect(score).to_have_text(re.compile(r"[1-9]"))
        guest.page.wait_for_function("count => window.flown === count", arg=count)
        expect(guest.page.locator(".play > .points")).to_have_count(0)


def test_sounds_are_heard_once_the_page_was_touched_until_somebody_switches_them_off(
    arrive: Arrive,
) -> None:
    (mover, other), watcher = seated(arrive), arrive()
    watcher.page.add_init_script(STRUCK)
    watcher.page.goto(mover.page.url)
    watcher.settle(0)  # and no look at the page before: to the browser that is a touch
    assert play_and_hear(mover, watcher) == 0
    watcher.page.locator("main .lines").click()
    other.wait()
    heard = play_and_hear(other, watcher)
    assert heard > 0
    assert 0 < watcher.page.evaluate("window.loudest") <= 0.1, "quiet"
    watcher.page.locator(".switch.sound").click()
    expect(watcher.page.locator(".switch.sound")).to_have_attribute("aria-pressed", "false")
    mover.wait()
    assert play_and_hear(mover, watcher) == heard
    watcher.page.reload()
    expect(watcher.page.locator(".switch.sound")).to_have_attribute("aria-pressed", "false")


def play_and_hear(mover: Guest, watcher: Guest) -> int:
    """How many tones somebody has heard once they have seen a move."""
    version = watcher.now["version"]
    mover.play_by_keys()
    watcher.settle(version)
    watcher.page.evaluate(DRAWN)
    return int(watcher.page.evaluate("window.struck"))


def test_the_board_is_chosen_where_one_plays_and_stays_so(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, ME])
    guest.wait()
    colours = []
    for _ in range(3):
        ground = guest.page.locator("main .ground")
        colours.append(ground.evaluate("box => getComputedStyle(box).fill"))
        guest.page.locator(".switch.board").click()
    assert len(set(colours)) == 3
    assert (
        guest.page.locator("main .ground").evaluate("box => getComputedStyle(box).fill")
        == colours[0]
    )
    guest.page.locator(".switch.board").click()
    guest.page.reload()
    guest.wait()
    assert (
        guest.page.locator("main .ground").evaluate("box => getComputedStyle(box).fill")
        == colours[1]
    )
