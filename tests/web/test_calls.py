"""How people come to a table together: by pairing, by invitation, and from another page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.live_site import Guest as Person
from tests.web.live_site import rated_match
from tests.web.play import COMPUTER, FREE, ME, Guest

if TYPE_CHECKING:
    from tests.server.process import Process
    from tests.web.conftest import Arrive

AT_MATCH = re.compile(r"/match/\w+$")


def find(guest: Guest, game: str) -> None:
    guest.page.goto("/")
    article = guest.page.get_by_role("article", name=game)
    article.get_by_role("button", name="Find an opponent").click()
    guest.page.wait_for_url(AT_MATCH)


def test_who_looks_for_an_opponent_is_seated_with_whoever_comes(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    find(one, "Tetris Duel")
    expect(one.page.get_by_text("Waiting for players")).to_be_visible()
    find(two, "Tetris Duel")
    for guest in (one, two):
        expect(guest.page.locator(".turn")).to_have_text(re.compile("Your turn|is thinking"))
    assert one.page.url == two.page.url


def sign_up(guest: Guest, name: str) -> None:
    guest.page.goto("/sign-up")
    guest.page.get_by_label("Name").fill(name)
    guest.page.get_by_label("Password", exact=True).fill("paper and enamel")
    guest.page.get_by_role("main").get_by_role("button", name="Create an account").click()
    guest.page.wait_for_url("**/people/**")


def test_an_invitation_is_seen_wherever_somebody_is(arrive: Arrive, server: Process) -> None:
    guest, host = arrive(), Person(server.base)
    host.sign_up("Hostess")
    sign_up(guest, "Invitee")
    guest.page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    seats = [{"kind": "me"}, {"kind": "invited", "name": "Invitee"}]
    match = str(host.post("/matches", game="blokus-duo", seats=seats)["about"]["id"])
    call = guest.page.get_by_role("status").filter(has_text="invites you to Blokus Duo")
    expect(call).to_contain_text("Hostess")
    call.get_by_role("button", name="Later").click()
    expect(call).to_have_count(0)
    guest.page.goto("/ranking")
    expect(call.get_by_role("button", name="Later")).to_be_visible()
    call.get_by_role("link", name="Go to game").click()
    guest.page.get_by_role("button", name="Join game").click()
    host.sit(match)
    expect(guest.page.locator(".turn")).to_have_text(re.compile("Hostess is thinking|Your turn"))
    expect(call).to_have_count(0)


def test_an_invitation_names_who_opened_the_match_whoever_sits_there(
    arrive: Arrive, server: Process
) -> None:
    guest, host = arrive(), Person(server.base)
    host.sign_up("Matchmaker")
    sign_up(guest, "Partner")
    seats = [FREE, {"kind": "invited", "name": "Partner"}]
    host.post("/matches", game="tetris-duel", seats=seats)
    call = guest.page.get_by_role("status").filter(has_text="invites you")
    expect(call).to_contain_text("Matchmaker invites you to Tetris Duel.")
    guest.page.goto("/")
    own = guest.page.get_by_role("region", name="Your games")
    expect(own).to_contain_text("Matchmaker")


def test_a_rematch_that_was_offered_meanwhile_is_news_for_who_comes_back(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    two.join(one.open("blokus-duo", [ME, FREE]))
    for guest in (one, two):
        expect(guest.page.locator(".turn")).to_have_text(re.compile("Your turn|is thinking"))
    mover = one if one.has_turn else two
    mover.wait()
    mover.play_by_keys()
    two.page.get_by_role("button", name="Resign").click()
    two.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    offer = one.page.get_by_role("button", name="Rematch")
    expect(offer).to_be_visible()
    two.page.goto("about:blank")
    offer.click()
    expect(one.page.get_by_text("Rematch offered. Waiting for")).to_be_visible()
    two.page.goto("/")
    own = two.page.get_by_role("region", name="Your games")
    expect(own.get_by_role("link")).to_contain_text("Rematch?")
    call = two.page.get_by_role("status").filter(has_text="wants a rematch: Blokus Duo")
    expect(call).to_contain_text(one.now["seats"][0]["name"])
    call.get_by_role("link", name="Go to game").click()
    two.page.get_by_role("button", name="Accept").click()
    expect(two.page.locator(".turn")).to_have_text(re.compile("Your turn|is thinking"))


def test_the_front_page_leads_back_to_what_is_under_way(guest: Guest) -> None:
    match = guest.open("tetris-link", [ME, COMPUTER])
    guest.wait()
    guest.page.goto("/")
    own = guest.page.get_by_role("region", name="Your games")
    expect(own).to_contain_text("Your turn")
    own.get_by_role("link", name="Tetris Link").click()
    guest.page.wait_for_url(f"**/match/{match}")
    guest.wait()


def test_refusals_are_told_in_the_language_that_was_chosen(guest: Guest) -> None:
    guest.open("blokus-duo", [ME, COMPUTER])
    guest.wait()
    page = guest.page
    page.get_by_role("banner").locator("summary").click()
    page.get_by_role("button", name="Deutsch").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("I5$")).click()
    page.mouse.move(*guest.place("b2"))
    expect(page.locator(".bubble")).to_contain_text("Startpunkt")


def test_an_option_is_asked_for_only_where_it_changes_something(guest: Guest) -> None:
    guest.page.goto("/new/triominos")
    target = guest.page.get_by_label("Target", exact=True)
    expect(guest.page.get_by_role("group", name="Length")).to_be_visible()
    expect(target).to_have_count(0)
    guest.page.get_by_text("until somebody passes the target").click()
    expect(target).to_have_value("400")


def test_what_is_under_way_is_not_asked_for_again_and_again(guest: Guest) -> None:
    guest.open("tetris-link", [ME, ME])
    guest.wait()
    asked: list[str] = []
    guest.page.on("request", lambda r: asked.append(r.url) if "/me/matches" in r.url else None)
    with guest.page.expect_request("**/me/matches"):
        guest.page.goto("/rules")
    guest.page.wait_for_timeout(1000)
    assert len(asked) <= 2  # at first, and once the socket is open


def test_whoever_was_played_with_is_suggested_and_can_be_followed(
    arrive: Arrive, server: Process
) -> None:
    guest, one, two = arrive(), Person(server.base), Person(server.base)
    one.sign_up("Suggester")
    two.sign_up("Suggested")
    rated_match(one, two, "blokus-duo")
    for cookie in one.http.cookies.jar:
        guest.context.add_cookies(
            [{"name": cookie.name, "value": cookie.value or "", "url": server.base}]
        )
    guest.page.goto("/friends")
    panels = guest.page.locator("main section")
    known = panels.filter(has=guest.page.get_by_role("heading", name="People you may know"))
    line = known.get_by_role("listitem").filter(has_text="Suggested")
    expect(line).to_contain_text("recent opponent in Blokus Duo")
    line.get_by_role("button", name="Follow Suggested").click()
    expect(line).to_have_count(0)
    following = panels.filter(has=guest.page.get_by_role("heading", name="People you follow"))
    expect(following.get_by_role("link", name="Suggested")).to_be_visible()
