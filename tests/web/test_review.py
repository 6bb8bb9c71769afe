"""The review of a game in the browser: what it tells is what the library finds."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import tessella
from tessella.review import review
from tessella.review.as_json import told
from tests.web.ended import play_out, record_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.play import Guest

NAME = "Game review"
WAIT = 60_000
"""Milliseconds: the machine may have other work to do."""
SLIPS = ("blunder", "mistake", "inaccuracy")


def percent(share: float, *, signed: bool = False) -> str:
    whole = math.floor(100 * share + 0.5)
    sign = "−" if whole < 0 else "+" if signed and whole else ""
    return f"{sign}{abs(whole)}%"


def points(change: float) -> str:
    return percent(change, signed=True).replace("%", " pts")


def wait_for_whole(guest: Guest) -> None:
    expect(guest.page.locator("[data-accuracy]").first).to_be_visible(timeout=WAIT)


def costliest(moves: list[dict[str, Any]], winners: tuple[int, ...]) -> dict[str, Any]:
    """The slip that cost most, of those who did not win if they made any."""
    slips = [move for move in moves if move["class"] in SLIPS]
    of_others = [move for move in slips if move["seat"] not in winners]
    return max(of_others or slips, key=lambda move: float(move["loss"]))


def given_away(moves: list[dict[str, Any]], seat: int) -> float:
    """What the moves of a seat have cost it; added up one by one, for `sum` rounds otherwise."""
    given = 0.0
    for move in moves:
        given -= move["loss"] if move["seat"] == seat else 0
    return given


@pytest.mark.parametrize("game", ["blokus-duo", "triominos"])
def test_the_page_tells_what_the_library_finds(guest: Guest, game: str) -> None:
    """Its numbers are those of the JSON: digits that do not travel would round otherwise."""
    match = play_out(guest, game, 2)
    guest.page.goto(f"/match/{match}")
    guest.page.get_by_role("link", name=NAME).click()
    wait_for_whole(guest)
    record = record_of(guest, match)
    assert record.result is not None
    found = told(review(record))
    page, moves = guest.page, found["moves"]
    for number, seat in enumerate(found["seats"]):
        card = page.locator(f'li[data-seat="{number}"]')
        expect(card.locator("[data-accuracy]")).to_have_text(percent(seat["accuracy"] / 100))
        own = given_away(moves, number)
        expect(card.locator("[data-own]")).to_have_text(points(own))
        expect(card.locator("[data-others]")).to_have_text(points(seat["skill"] - own))
        for grade in SLIPS:
            made = sum(m["class"] == grade and m["seat"] == number for m in moves)
            count = card.locator(f'[data-slip="{grade}"]')
            expect(count).to_have_text(re.compile(rf"^{made}\?"))
    if tessella.game(game).has_secrets:
        expect(page.locator("[data-luck]")).to_have_count(2)
        expect(page.get_by_text("Luck knows all hands")).to_be_visible()
    worst = costliest(moves, record.result.winners)
    expect(page.locator("output")).to_have_text(f"{worst['ply'] + 1}/{len(record.moves)}")
    verdict = page.locator(".verdict")
    number = sum(move["ply"] <= worst["ply"] for move in moves)
    expect(verdict).to_contain_text(re.compile(rf"\bmove {number}\D"))
    expect(page.locator(".moves [aria-current=step] > .number")).to_have_text(str(number))
    side = page.get_by_role("region", name=NAME).locator("> *")
    expect(side.first).to_have_class(re.compile("verdict"))
    expect(verdict).to_contain_text(percent(worst["best_value"]))
    expect(verdict).to_contain_text(percent(worst["value"]))
    for reason in worst["reasons"]:
        expect(verdict).to_contain_text(reason["text"]["en"])
    expect(page.locator("main .instead")).to_have_count(int("," in worst["best"]))


def test_keys_pointer_and_lists_lead_to_a_move(guest: Guest) -> None:
    match = play_out(guest, "blokus-duo", 2)
    guest.page.goto(f"/review/{match}")
    wait_for_whole(guest)
    page, place = guest.page, guest.page.locator("output")
    page.keyboard.press("Home")
    expect(place).to_have_text(re.compile("^0/"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(re.compile("^2/"))
    moment = page.get_by_role("region", name=NAME).locator("ol").last.get_by_role("button").first
    moment.click()
    expect(moment).to_have_attribute("aria-current", "step")
    graph = page.locator("figure > svg").bounding_box()
    assert graph is not None
    page.mouse.move(graph["x"] + graph["width"] - 12, graph["y"] + 40)
    expect(place).to_have_text(re.compile(r"^(\d+)/\1$"))
    page.get_by_text("All numbers as tables").click()
    row = page.locator("details table").last.get_by_role("button").nth(3)
    row.click()
    expect(place).to_have_text(re.compile(f"^{row.inner_text()}/"))


def test_a_record_is_reviewed_as_well(guest: Guest, tmp_path: Path) -> None:
    match = play_out(guest, "blokus-duo", 2)
    file = tmp_path / "game.tessella"
    file.write_text(record_of(guest, match).cut(9).dumps(), encoding="utf-8")
    guest.page.goto("/record")
    guest.page.locator("main input[type=file]").set_input_files(file)
    guest.page.get_by_role("button", name=NAME).click()
    wait_for_whole(guest)
    expect(guest.page.locator("output")).to_have_text(re.compile("/9$"))
    guest.page.get_by_role("button", name="Replay").click()
    expect(guest.page.locator(".replay")).to_be_visible()


def test_who_looks_sees_how_far_it_is_and_what_is_there(guest: Guest) -> None:
    match = play_out(guest, "blokus-duo", 2)
    lines = guest.context.request.get(f"/api/v1/matches/{match}/review").text().splitlines()
    grown = "\n".join(lines[: len(lines) // 2]) + "\n"
    guest.page.route("**/review", lambda route: route.fulfill(body=grown))
    guest.page.goto(f"/review/{match}")
    expect(guest.page.get_by_text(re.compile(r"Reviewing: move \d+ of \d+"))).to_be_visible()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator(".verdict h2")).to_be_visible()
    guest.page.keyboard.press("End")
    expect(guest.page.get_by_text("hasn’t been judged yet")).to_be_visible()


def test_a_match_that_runs_is_not_reviewed(guest: Guest) -> None:
    match = guest.open("blokus-duo", [{"kind": "me"}, {"kind": "me"}])
    guest.wait()
    guest.play_by_keys()
    guest.page.goto(f"/review/{match}")
    expect(guest.page.get_by_role("alert")).to_have_text(re.compile("once it’s over"))


def test_a_review_is_looked_at_deeper_and_graphs_show_more_than_odds(guest: Guest) -> None:
    match = play_out(guest, "triominos", 2)
    page = guest.page
    page.goto(f"/review/{match}")
    wait_for_whole(guest)
    record = record_of(guest, match)
    expect(page.get_by_text("2,000 games tried for each move")).to_be_visible()
    last = f"{len(record.moves)}/{len(record.moves)}"
    page.keyboard.press("End")
    expect(page.locator("output")).to_have_text(last)
    legend = page.locator("figure figcaption strong")
    subjects = page.locator(".subjects")
    subjects.get_by_text("Points").click()
    scores = [str(score).replace("-", "−") for score in record.state.scores]
    expect(legend).to_have_text(scores)
    subjects.get_by_text("Luck").click()
    found = review(record)
    lucks = [round(100 * seat.luck) for seat in found.seats]
    told = [int(text.replace("−", "-")) for text in legend.all_inner_texts()]
    assert all(abs(one - other) <= 1 for one, other in zip(told, lucks, strict=True))
    subjects.get_by_text("Time").click()
    expect(legend).to_have_text([re.compile(r"^\d+:\d\d$")] * 2)
    page.get_by_role("button", name="Look deeper").click()
    expect(page.get_by_text("16,000 games tried for each move")).to_be_visible(timeout=2 * WAIT)


def test_rows_are_not_called_points(guest: Guest) -> None:
    match = play_out(guest, "tetris-duel", 2)
    guest.page.goto(f"/review/{match}")
    wait_for_whole(guest)
    subjects = guest.page.get_by_role("radiogroup", name="What the graph shows")
    expect(subjects).to_contain_text("Rows")
    expect(subjects).not_to_contain_text("Points")
    page, said = guest.page, ""
    page.keyboard.press("Home")  # a review begins with the costliest move
    for _ in record_of(guest, match).moves[1:]:
        page.keyboard.press("ArrowRight")
        said += page.locator(".verdict").inner_text()
    assert "Expected rows" in said
    assert "Expected points" not in said
