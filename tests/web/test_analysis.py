"""The analysis board in the browser: the law decides what is tried, the engine what it is worth."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

import tessella
from tessella.core.line_text import loads
from tessella.core.picture import Grid
from tessella.review.covered import GrowingCover
from tessella.review.growing import GrowingEvaluation
from tessella.server.live.analysis import SHOWN, STEPS, USUAL
from tests.review.games import record_of as played
from tests.web.ended import play_out
from tests.web.test_review import percent

if TYPE_CHECKING:
    from tessella import Record
    from tessella.core.evaluation import Report
    from tests.web.play import Guest

NAME = "Analysis board"
FILES = Path(__file__).parents[1] / "data" / "blokus-duo-games.sgf.txt"
CURRENT = ".tree [aria-current]"


def found(record: Record) -> Report:
    """What the engine finds at the end of a line, in the steps of the server."""
    evaluation = GrowingEvaluation(record.state)
    for step in STEPS[:USUAL]:
        report = evaluation.grown(step)
        if evaluation.is_settled:
            break
    return report


def expect_evaluated(guest: Guest, record: Record) -> None:
    """The page tells what the engine finds of the end of a line."""
    page = guest.page
    expect(page.locator("[data-final]")).to_be_visible()
    report = found(record)
    for seat, win in enumerate(report.evaluation.win):
        expect(page.locator(f'li[data-seat="{seat}"] [data-win]')).to_have_text(percent(win))
    moves = page.locator("[data-move]")
    expect(moves).to_have_count(len(report.moves[:SHOWN]))
    assert moves.evaluate_all("all => all.map(one => one.dataset.move)") == [
        str(each.move) for each in report.moves[:SHOWN]
    ]


def link_of(record: Record, ply: int) -> str:
    options = (f"{n}={str(v).lower()}" for n, v in record.game.options.items())
    words = [record.game.name, *options, *map(str, record.moves)]
    return f"/analysis#1~{'~'.join(words)}@{ply}"


def test_a_file_is_opened_and_told_what_the_engine_finds(guest: Guest, tmp_path: Path) -> None:
    record = played(tessella.game("blokus-duo")).cut(20)
    file = tmp_path / "game.tessella"
    file.write_text(record.dumps(), encoding="utf-8")
    guest.page.goto("/record")
    guest.page.get_by_role("link", name=NAME).click()
    guest.page.locator("textarea").wait_for()
    guest.page.locator("main input[type=file]").set_input_files(file)
    expect(guest.page.locator("output")).to_have_text("20/20")
    expect_evaluated(guest, record)
    best = found(record).moves[0]
    expect(guest.page.locator("main [data-expected]").first).to_have_attribute(
        "data-expected", str(best.move)
    )


def test_moves_are_tried_by_click_and_by_keys_and_left_again(guest: Guest) -> None:
    record = played(tessella.game("blokus-duo"))
    page, at = guest.page, 16
    page.goto(link_of(record, at))
    output = page.locator("output")
    expect(output).to_have_text(f"{at}/{len(record.moves)}")
    page.locator("[data-final]").wait_for()
    best = str(found(record.cut(at)).moves[0].move)
    assert best != str(record.moves[at])
    page.locator("[data-move]").first.click()
    expect(output).to_have_text(f"{at + 1}/{at + 1}")
    expect(page.locator(".tree .branch [aria-current]")).to_have_count(1)
    expect_evaluated(guest, record.cut(at).add(best))
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(output).to_have_text(f"{at + 2}/{at + 2}")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    expect(output).to_have_text(f"{at + 1}/{len(record.moves)}")
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="To the main line").click()
    expect(page.locator(".tree .branch [aria-current]")).to_have_count(0)
    expect(page.locator(CURRENT)).to_have_count(1)


def test_what_the_law_forbids_is_refused_in_its_words(guest: Guest) -> None:
    record = played(tessella.game("blokus-duo")).cut(4)
    page = guest.page
    page.goto(link_of(record, 4))
    page.locator(".hand .piece:enabled").first.click()
    board = page.locator("main .lines").bounding_box()
    assert board is not None
    page.mouse.move(board["x"] + 3, board["y"] + 3)
    expect(page.locator(".bubble")).to_have_text(re.compile("BD-"))


def test_rolls_are_chosen_by_hand(guest: Guest) -> None:
    record = tessella.Record(tessella.game("tetris-link")).add("first:0")
    page = guest.page
    page.goto(link_of(record, 1))
    for face in ("S", "I"):
        page.locator(f'[data-outcome="{face}"]').click()
        usable = page.locator(".hand .piece:enabled")
        expect(usable).to_have_count(1)
        expect(usable).to_contain_text(f"piece {face}")
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".tree .branch")).to_have_count(1)
    page.get_by_role("button", name="Leave it to chance").click()
    expect(page.locator(".hand .lay")).to_be_visible()


def test_a_link_holds_the_line_that_is_looked_at(guest: Guest) -> None:
    record = played(tessella.game("triominos", match="round"))
    first = [state.turn for state in record.states()].index(0) + 4
    guest.page.goto(link_of(record.cut(first), first))
    guest.page.get_by_role("button", name="Copy link").click()
    expect(guest.page).to_have_url(re.compile(f"@{first}$"))
    address = guest.page.url
    words = address.partition("#1~")[2].partition("@")[0].replace("~", " ")
    assert loads(words.replace("%5E", "^")).moves == record.moves[:first]
    guest.page.goto("about:blank")
    guest.page.goto(address)
    expect(guest.page.locator("output")).to_have_text(f"{first}/{first}")
    expect_evaluated(guest, record.cut(first))


def test_texts_are_pasted_and_nonsense_is_refused(guest: Guest) -> None:
    page = guest.page
    page.goto("/analysis")
    page.locator("textarea").fill("chess e2e4")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("chess")
    page.locator("textarea").fill(FILES.read_text(encoding="utf-8").splitlines()[0])
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("output")).to_have_text(re.compile(r"^(\d+)/\1$"))
    page.get_by_role("button", name="Open another").click()
    page.get_by_role("link", name=re.compile("^Tetris Link, 3")).click()
    expect(page.locator("output")).to_have_text("0/0")
    expect(page.locator("[data-outcome]")).to_have_count(3)


def test_a_replay_leads_to_the_very_move(guest: Guest) -> None:
    match = play_out(guest, "triominos", 2)
    guest.page.goto(f"/replay/{match}#21")
    guest.page.get_by_role("link", name=NAME).click()
    expect(guest.page.locator("output")).to_have_text(re.compile("^21/"))
    guest.page.goto(f"/match/{match}")
    expect(guest.page.get_by_role("link", name=NAME)).to_be_visible()


def test_the_engine_is_switched_off(guest: Guest) -> None:
    asked: list[str] = []
    page = guest.page
    page.on("request", lambda request: asked.append(request.url))
    page.goto(link_of(played(tessella.game("blokus-duo")).cut(8), 8))
    page.locator("[data-final]").wait_for()
    page.get_by_role("switch", name="Engine").click()
    expect(page.locator("[data-move]")).to_have_count(0)
    asked.clear()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_have_text("6/8")
    page.wait_for_timeout(400)
    assert not [url for url in asked if url.endswith("/evaluation")]


def test_a_position_is_set_up_by_touch_and_shared_by_its_link(guest: Guest) -> None:
    record = played(tessella.game("blokus-duo")).cut(9)
    page = guest.page
    page.goto(link_of(record, 9))
    page.get_by_role("button", name="Set up a position").click()
    pieces = page.locator(".setup summary")
    expect(pieces).to_have_text("8 pieces on the board")
    page.locator('[data-turn="1"]').click()
    expect(page.locator('[data-turn="1"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("n")
    page.get_by_role("button", name="Place", exact=True).click()
    expect(pieces).to_have_text("9 pieces on the board")
    expect(page.locator('[data-turn="1"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    pieces.click()
    page.locator(".setup li button").last.click()
    expect(pieces).to_have_text("8 pieces on the board")
    page.locator(".setup li button").first.click()  # the others hang on it
    expect(page.locator(".setup [role=alert]")).to_have_text(re.compile("BD-[45]"))
    page.get_by_role("button", name="Undo").click()
    expect(pieces).to_have_text("9 pieces on the board")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_url("**~at:turn=1;**")
    text = page.url.partition("#1~")[2].partition("@")[0].replace("~", " ")
    line = loads(text)
    assert line.state.turn == 1
    assert len(line.end.laid) == 9
    page.reload()
    expect(page.locator("[data-final]")).to_be_visible()
    report = GrowingEvaluation(line.state).grown(STEPS[0])
    assert report.moves


def test_hands_and_rolls_are_set_up(guest: Guest) -> None:
    page = guest.page
    page.goto("/analysis#1~triominos~at:turn=0;hand0=000/123;hand1=111~")
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("button", name="Take 123 from Player 1").click()
    expect(page.get_by_role("button", name="Take 123 from Player 1")).to_have_count(0)
    page.get_by_role("button", name="Take 000 from Player 1").click()
    expect(page.locator(".setup [role=alert]")).to_have_text(re.compile("TR-16"))
    page.goto("/analysis#1~tetris-link~at:turn=0;laid=0:a1,b1,a2,b2")
    page.get_by_role("button", name="Set up a position").click()
    page.locator('[data-roll="I"]').click()
    expect(page.locator(".setup .piece:enabled")).to_have_count(1)
    page.get_by_label("Points, Player 2").fill("7")
    page.get_by_label("Points, Player 2").press("Tab")
    expect(page.locator('li[data-seat="1"] .points')).to_have_text("Points: 7")


def test_what_will_be_covered_is_what_the_library_counts(guest: Guest) -> None:
    record = played(tessella.game("blokus-duo")).cut(17)
    page = guest.page
    page.goto(link_of(record, 17))
    page.locator("[data-final]").wait_for()
    page.keyboard.press("o")
    page.locator('[data-games="64"]').wait_for()
    cover = GrowingCover(record.state).grown(64)
    cells = [round(sum(counts[c] for counts in cover.counts) / 64) for c in (0, 1)]
    told = page.locator(".cover li strong").all_inner_texts()
    assert told == [f"{count} squares" for count in cells]
    board = record.state.view(None).board
    assert isinstance(board, Grid)
    shown = [
        counts
        for counts, colour in zip(cover.counts, board.colours, strict=True)
        if colour is None and max(counts) >= 0.15 * 64
    ]
    expect(page.locator("[data-covered]")).to_have_count(len(shown))
    page.keyboard.press("o")
    expect(page.locator("[data-covered]")).to_have_count(0)
