"""What people see of each other: who is there, what was said, what was asked and declined."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.process import Process
from tests.web.play import FREE, ME, PHONE, Guest
from tests.web.test_table import by_turn, press, seated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.web.conftest import Arrive

REMATCH = "Rematch"
GIVE_UP = "Resign"


LATE = """() => {
  const send = WebSocket.prototype.send;
  window.late = [];
  WebSocket.prototype.send = function (text) {
    if (text.includes('"sit"')) window.late.push(() => send.call(this, text));
    else send.call(this, text);
  };
  window.sendLate = () => window.late.forEach((one) => one());
}"""
"""Keeps back that somebody sits down."""


def give_up(guest: Guest) -> None:
    guest.page.get_by_role("button", name=GIVE_UP).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=GIVE_UP).click()


def test_a_declined_rematch_is_told_and_the_evening_counted(arrive: Arrive) -> None:
    one, two = seated(arrive)
    names = [seat["name"] for seat in one.now["seats"]]
    one.play_by_keys()
    give_up(two)
    one.page.get_by_role("button", name=REMATCH).click()
    press(two.page, "Decline")
    expect(one.page.get_by_text("declined the rematch.")).to_be_visible()
    one.page.get_by_role("button", name=REMATCH).click()
    press(two.page, "Accept")
    one, two = by_turn(one, two)
    one.play_by_keys()
    give_up(two)
    for guest in (one, two):
        evening = guest.page.get_by_text("Last 12 hours:")
        for name in names:
            expect(evening).to_contain_text(name)


def test_who_is_late_at_a_rematch_asks_once_for_the_seat(arrive: Arrive) -> None:
    one, two = seated(arrive)
    one.play_by_keys()
    give_up(two)
    two.page.evaluate(LATE)
    one.page.get_by_role("button", name=REMATCH).click()
    press(two.page, "Accept")
    one.page.wait_for_function("old => location.href !== old", arg=one.page.url)
    sitting = re.compile("Waiting for players")
    expect(one.page.get_by_text(sitting)).to_be_visible()
    two.page.wait_for_function("window.late.length > 0")
    two.page.wait_for_timeout(300)  # the other has sat down meanwhile
    assert two.page.evaluate("window.late.length") == 1
    two.page.evaluate("window.sendLate()")
    by_turn(one, two)
    expect(two.page.locator(".notice")).to_have_count(0)


def test_words_that_were_not_read_are_counted(arrive: Arrive) -> None:
    one, two = seated(arrive)
    press(one.page, "Chat")
    press(one.page, "Hello!")
    press(one.page, "Good luck!")
    tab = two.page.get_by_role("button", name=re.compile("Chat.*2 new messages"))
    expect(tab).to_be_visible()
    tab.click()
    fresh = two.page.locator(".fresh")
    expect(fresh).to_have_count(0)
    two.page.get_by_role("button", name="Moves").click()
    expect(fresh).to_have_count(0)
    two.page.reload()
    two.page.locator(".turn").wait_for()
    expect(fresh).to_have_count(0)
    expect(one.page.locator(".fresh")).to_have_count(0)


def test_whoever_is_spoken_to_on_a_phone_sees_it_above_the_board(arrive: Arrive) -> None:
    one, two = arrive(), arrive(**PHONE)
    two.join(one.open("blokus-duo", [ME, FREE]))
    press(one.page, "Chat")
    press(one.page, "Hello!")
    said = two.page.get_by_role("button", name="1 new message", exact=True)
    expect(said).to_be_in_viewport()
    said.tap()
    expect(two.page.locator("ul.lines")).to_contain_text("Hello!")
    expect(two.page.locator("ul.lines")).to_be_in_viewport()
    expect(said).to_have_count(0)


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where a second of absence counts."""
    flags = ("--away-after", "1", "--hand-over-after", "2")
    with Process(tmp_path_factory.mktemp("impatient"), *flags) as process:
        yield process


def test_the_computer_plays_for_who_is_away_until_they_come_back(
    browser: Browser, impatient: Process
) -> None:
    one, two = Guest(browser, impatient.base), Guest(browser, impatient.base)
    two.join(one.open("blokus-duo", [ME, FREE]))
    one, two = by_turn(one, two)
    match = one.page.url
    one.play_by_keys()
    two.page.goto(f"{impatient.base}/rules")
    two.page.wait_for_timeout(1500)
    awaited = one.page.locator(".awaited")
    expect(awaited).to_have_count(0)  # who looks at another page is there
    two.page.goto("about:blank")
    expect(awaited).to_contain_text("(offline)")
    for words in (".strip .turn", ".strip .last"):
        expect(one.page.locator(words)).to_be_hidden()  # nobody reads one over the other
    assert awaited.evaluate("box => getComputedStyle(box).backgroundColor").startswith("rgb(")
    press(one.page, "Let the computer play")
    one.page.get_by_role("dialog").get_by_role("button", name="Let the computer play").click()
    expect(one.page.locator(".tag", has_text="computer plays")).to_be_visible()
    one.wait()
    two.page.goto(match)
    press(two.page, "Take my seat back")
    expect(one.page.locator(".tag", has_text="computer plays")).to_have_count(0)
    one.play_by_keys()
    two.wait()
    for guest in (one, two):
        guest.close()


def test_who_waits_nudges_who_looks_at_another_page(arrive: Arrive) -> None:
    one, two = seated(arrive)
    one.page.clock.install()
    one.play_by_keys()
    two.page.goto(f"{two.base}/rules")
    two.page.get_by_role("heading", level=1).wait_for()
    one.page.clock.fast_forward(90_000)
    press(one.page, "Nudge")
    expect(one.page.locator(".awaited")).to_contain_text("has been told.")
    expect(two.page.get_by_text("is waiting for you")).to_be_visible()


def signed_up(guest: Guest, name: str) -> None:
    """Make an account in the browser."""
    guest.page.goto(f"{guest.base}/sign-up")
    guest.page.get_by_label("Name").fill(name)
    guest.page.get_by_label("Password", exact=True).fill("paper and enamel")
    guest.page.locator("main form button.strong").click()
    guest.page.wait_for_url(f"{guest.base}/people/{name}")


def test_a_friend_is_found_followed_and_challenged_with_two_clicks(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    signed_up(one, "Rosalind")
    signed_up(two, "Barbara")
    one.page.goto(f"{one.base}/friends")
    one.page.get_by_label("Find a player by name").fill("barb")
    press(one.page, "Search")
    one.page.get_by_role("button", name="Follow Barbara").click()
    line = one.page.get_by_role("listitem").filter(has_text="Barbara").first
    expect(line).to_contain_text("online")
    line.get_by_label("Challenge Barbara").click()
    line.get_by_role("button", name="Blokus Duo").click()
    expect(two.page.get_by_text("Rosalind invites you to Blokus Duo")).to_be_visible()
    two.page.goto(f"{two.base}/friends")
    expect(two.page.get_by_role("heading", name="Challenges")).to_be_visible()
    two.page.get_by_role("link", name="View").click()
    expect(two.page.locator("article h2")).to_have_text("Rosalind invites you to Blokus Duo")
    press(two.page, "Decline")
    expect(one.page.get_by_text("Barbara declined.")).to_be_visible()


def test_a_challenge_that_is_declined_meanwhile_is_told_until_it_is_closed(
    arrive: Arrive,
) -> None:
    one, two = arrive(), arrive()
    signed_up(one, "Augusta")
    signed_up(two, "Emmeline")
    seats = [ME, {"kind": "invited", "name": "Emmeline"}]
    for game in ("tetris-duel", "blokus-duo"):
        match = one.open(game, seats)
        one.page.get_by_role("button", name="Join game").click()
        expect(one.page.get_by_text("Waiting for players")).to_be_visible()
        one.page.goto("about:blank")
        two.page.goto(f"/match/{match}")
        press(two.page, "Decline")
        two.page.wait_for_url(f"{two.base}/")
    one.page.goto("/")
    own = one.page.get_by_role("region", name="Your games")
    expect(own.get_by_role("link")).to_have_count(2)
    expect(own.get_by_role("link").first).to_contain_text("Declined")
    news = one.page.get_by_role("status").filter(has_text="Emmeline declined")
    expect(news).to_contain_text(re.compile("Blokus Duo|Tetris Duel"))
    one.page.reload()
    news.get_by_role("button", name="Close").click()
    expect(own.get_by_role("link")).to_have_count(1)
    own.get_by_role("link").click()
    expect(one.page.get_by_text("Emmeline declined.")).to_be_visible()
    one.page.goto("/rules")
    one.page.get_by_role("heading", level=1).wait_for()
    with one.page.expect_response("**/me/matches"):
        one.page.goto("/")
    expect(one.page.locator(".games article").first).to_be_visible()
    expect(news).to_have_count(0)
    expect(own).to_have_count(0)


def test_nobody_is_invited_to_their_own_challenge(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    signed_up(one, "Henrietta")
    signed_up(two, "Wilhelmina")
    match = one.open("blokus-duo", [ME, {"kind": "invited", "name": "Wilhelmina"}])
    waiting = one.page.get_by_role("heading", name="Waiting for players")
    join = one.page.get_by_role("button", name="Join game")
    join.click()
    press(one.page, "Leave")
    one.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(join).to_be_visible()
    expect(waiting).to_be_visible()
    one.page.reload()
    expect(join).to_be_visible()
    expect(waiting).to_be_visible()
    expect(one.page.get_by_role("button", name="Decline")).to_have_count(0)
    two.page.goto(f"/match/{match}")
    card = two.page.get_by_role("article")
    expect(card).to_contain_text("Henrietta invites you to Blokus Duo")
    expect(card).to_contain_text("2 players · casual · no time limit")
    join.click()
    press(two.page, "Join game")
    expect(one.page.locator("main .rim")).to_be_visible()


def test_a_challenge_is_played_by_the_rules_of_the_reader_s_language(arrive: Arrive) -> None:
    one, two = arrive(locale="de-DE"), arrive()
    signed_up(two, "Ottilie")
    one.page.goto("/friends")
    one.page.get_by_label("Spieler nach Namen suchen").fill("otti")
    press(one.page, "Suchen")
    one.page.get_by_label("Ottilie herausfordern").click()
    one.page.get_by_role("listitem").get_by_role("button", name="Tetris Link").click()
    one.page.wait_for_url(re.compile(r"/match/\w+$"))
    match = one.page.url.rpartition("/")[2]
    about = one.context.request.get(f"/api/v1/matches/{match}").json()["about"]
    assert about["options"]["edition"] == "de"


def test_spectators_talk_and_players_switch_that_off(arrive: Arrive) -> None:
    one, two = seated(arrive)
    third = arrive()
    third.page.goto(one.page.url)
    talk = re.compile("Chat")
    third.page.get_by_role("button", name=talk).click()
    expect(third.page.get_by_text("Spectators’ chat.")).to_be_visible()
    words = third.page.get_by_label("Say something")
    words.fill("e10!")
    words.press("Enter")
    expect(third.page.locator("ul.lines")).to_contain_text("e10!")
    one.page.get_by_role("button", name=talk).click()
    press(one.page, "Turn the spectators’ chat off")
    expect(words).to_have_count(0)
    expect(one.page.locator("ul.lines")).not_to_contain_text("e10!")
    expect(two.page.locator(".fresh")).to_have_count(0)


def test_what_cannot_work_offline_looks_so_and_says_why(guest: Guest) -> None:
    guest.page.goto(guest.base)
    play = guest.page.locator("main article .button").first
    play.wait_for()
    guest.context.set_offline(True)
    expect(play).to_have_attribute("aria-disabled", "true")
    expect(
        guest.page.get_by_role("navigation").get_by_role("link", name="Rules").first
    ).not_to_have_attribute("aria-disabled", "true")
    play.click(force=True)
    expect(guest.page.get_by_role("alert")).to_have_text("You’re offline: this needs a connection.")
    assert guest.page.url == f"{guest.base}/"
    guest.context.set_offline(False)
    expect(play).not_to_have_attribute("aria-disabled", "true")


def test_hints_between_people_are_off_until_both_agree_and_then_announced(arrive: Arrive) -> None:
    mover, other = seated(arrive)
    assert "hint" not in mover.now["can"]
    assert mover.page.locator(".hand .help").count() == 0
    mover.page.get_by_role("button", name="Allow hints").click()
    other.page.get_by_role("alertdialog").get_by_role("button", name="Accept").click()
    for guest in (mover, other):
        expect(guest.page.get_by_text("Hints are allowed in this game")).to_be_visible()
    mover.page.locator(".hand .help").first.click()
    told = mover.page.get_by_role("region", name="Hints")
    told.get_by_role("button", name="Show the move").click()
    expect(told.get_by_role("listitem").first).to_be_visible()


def test_a_german_page_begins_with_the_german_rule(arrive: Arrive) -> None:
    guest = arrive(locale="de-DE")
    guest.page.goto("/")
    card = guest.page.get_by_role("article", name="Tetris Link")
    card.get_by_role("button", name="Gegen den Computer").click()
    guest.page.wait_for_url(re.compile(r"/match/\w+$"))
    match = guest.page.url.rpartition("/")[2]
    about = guest.context.request.get(f"/api/v1/matches/{match}").json()["about"]
    assert about["options"]["edition"] == "de"
