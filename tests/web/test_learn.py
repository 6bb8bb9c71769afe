"""The lessons in a real browser: no server answers, for they need none."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import assert_accessible
from tools.lessons.tables import LESSONS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

    from tests.web.conftest import App, LiveSite

FOLDER = Path(__file__).parent.parent.parent / "web/src/games"
GAMES = [lesson.game for lesson in LESSONS]
MOST_PIECES = 9
MOST_SPOTS = 70


def steps_of(game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads(
        (FOLDER / game / "lesson.json").read_text(encoding="utf-8")
    )["steps"]
    return steps


def words_of(game: str, step: str, language: str = "en") -> str:
    """The title of a step."""
    text = (FOLDER / game / f"lesson/{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{game}-{step}-title = (.+)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def begun(page: Page, game: str, step: str) -> None:
    """Wait until a step is there, with its words and its board."""
    expect(
        page.get_by_role("heading", level=2, name=words_of(game, step), exact=True)
    ).to_be_visible()
    expect(page.locator("main svg").first).to_be_visible()


def at_step(app: App, game: str, step: str, **progress: Any) -> Page:
    """A lesson at a step."""
    number = [one["name"] for one in steps_of(game)].index(step)
    kept = json.dumps({game: {"step": number, "done": False, **progress}})
    app.page.add_init_script(f"localStorage['tessella-lessons'] ??= JSON.stringify({kept})")
    page = app.open(f"/learn/{game}")
    begun(page, game, step)
    return page


def lay_by_keys(page: Page, move: str) -> None:
    """Make a move without a mouse."""
    if move == "draw":
        page.keyboard.press("d")
        return
    aim_by_keys(page, move)
    page.keyboard.press("Enter")


def aim_by_keys(page: Page, move: str) -> None:
    """Look through pieces and spots by keys until the piece lies where it shall."""
    aimed = page.locator(".aimed")
    for _ in range(MOST_PIECES):
        seen: set[str] = set()
        for _ in range(MOST_SPOTS):
            page.keyboard.press("n")
            told = aimed.inner_text()
            if f"at {move}: fits" in told:
                return
            if told in seen:
                break
            seen.add(told)
        page.keyboard.press(".")
    raise AssertionError(f"no key leads to {move}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_by_keys_alone(app: App, game: str) -> None:
    page = app.open(f"/learn/{game}")
    for step in steps_of(game):
        begun(page, game, step["name"])
        lay_by_keys(page, step["shown"])
        expect(page.get_by_text("Well done!")).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2)).to_contain_text("You know")
    expect(page.get_by_role("button", name="Play your first game")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_block_that_wins_shows_how_before_it_lies(app: App, theme: Any) -> None:
    app.page.emulate_media(color_scheme=theme)
    page = at_step(app, "tetris-duel", "win")
    step = next(one for one in steps_of("tetris-duel") if one["name"] == "win")
    bar, cell = height_of(page, ".bar.slide"), height_of(page, ".lines", "height") / 32
    aim_by_keys(page, step["shown"])
    expect(page.locator("main .winning")).to_have_count(2)
    expect(page.locator("main .points")).to_be_visible()
    # Red's foremost row lies just one row behind the bar, which has no room for two and stays.
    expect(page.locator("main .bar.then")).to_have_count(0)
    assert bar - height_of(page, ".taken") == pytest.approx(cell, abs=4)
    assert height_of(page, ".taken", "height") == pytest.approx(cell, abs=4)
    assert height_of(page, ".winning >> nth=0") == pytest.approx(bar - 2 * cell, abs=4)


def height_of(page: Page, part: str, field: Literal["y", "height"] = "y") -> float:
    """How far down a part of the board is, or how high."""
    box = page.locator(f"main {part}").bounding_box()
    assert box is not None
    return box[field]


LINES = """([words, name]) => {
  const nodes = [words, ...words.querySelectorAll('*')].flatMap((one) => [...one.childNodes]);
  return nodes.filter((node) => node.data?.includes(name)).map((node) => {
    const range = document.createRange(), start = node.data.indexOf(name);
    range.setStart(node, start);
    range.setEnd(node, start + name.length);
    return new Set([...range.getClientRects()].map(({ y }) => y)).size;
  });
}"""
"""On how many lines a name stands, wherever it occurs in some words."""


def test_the_name_of_a_tile_is_never_broken(app: App) -> None:
    page = at_step(app, "triominos", "blocked")
    words = page.locator(".task").element_handle()
    for width in range(300, 420, 8):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(LINES, [words, "3-3-4"]) == [1], width


def tap_until_right(page: Page, spots: Locator) -> None:
    """Try every spot that is lit, and lay there, until one is right."""
    for number in range(spots.count()):
        box = spots.nth(number).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.get_by_role("button", name="Place").tap()
        if page.get_by_text("Well done!").count():
            return
    raise AssertionError("no spot was right")


def test_a_whole_lesson_by_touch_on_a_phone(browser: Browser, live_site: LiveSite) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto(f"{live_site.base}/learn/triominos")
    for step in steps_of("triominos"):
        begun(page, "triominos", step["name"])
        if step["shown"] == "draw":
            page.get_by_role("button", name="Draw a tile").tap()
        else:
            tile = step["shown"].split(":")[1]
            names = "|".join(tile[turn:] + tile[:turn] for turn in range(3))
            page.get_by_role("button", name=re.compile(f"piece ({names})$")).tap()
            tap_until_right(page, page.locator("main .open"))
        page.get_by_role("button", name=re.compile("^(Next|Finish)$")).tap()
    page.get_by_role("button", name="Play your first game").tap()
    page.wait_for_url(re.compile(r"/match/\w+$"))
    expect(page.get_by_role("group", name="Computer, level 1")).to_be_visible()
    context.close()


SPILT = """cards => cards.filter(card => card.querySelector('.score')
    .getBoundingClientRect().right > card.getBoundingClientRect().right).length"""
"""How many cards are too narrow for their scores."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (320, 640)])
def test_a_step_fits_its_window_and_is_accessible(
    app: App, game: str, width: int, height: int
) -> None:
    app.page.set_viewport_size({"width": width, "height": height})
    page = app.open(f"/learn/{game}")
    begun(page, game, steps_of(game)[0]["name"])
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".stand .card").evaluate_all(SPILT) == 0
    board = page.locator("main svg").first.bounding_box()
    words = page.locator(".task").bounding_box()
    assert board is not None
    assert words is not None
    assert board["height"] >= 200
    assert words["y"] + words["height"] <= board["y"] + 1 or board["x"] > words["x"] + 100
    assert_accessible(page)
    page.emulate_media(color_scheme="dark")
    assert_accessible(page)


def place(page: Page, column: int, row: int, cells: int) -> tuple[float, float]:
    """Where a cell of a square board lies, counted from its bottom left."""
    box = page.locator("main .lines").bounding_box()
    assert box is not None
    side = box["width"] / cells
    return box["x"] + (column + 0.5) * side, box["y"] + box["height"] - (row + 0.5) * side


def test_a_forbidden_try_is_answered_with_its_rule(app: App) -> None:
    page = at_step(app, "blokus-duo", "corner")
    page.mouse.click(*place(page, 1, 1, 14))
    alert = page.get_by_role("alert").filter(has_text="touch one of yours at a corner")
    expect(alert.get_by_role("link", name="BD-5")).to_have_attribute(
        "href", "/rules/blokus-duo#BD-5"
    )
    assert_accessible(page)


def test_a_try_that_misses_the_aim_is_answered_and_can_be_made_again(app: App) -> None:
    page = at_step(app, "tetris-link", "hole")
    page.mouse.click(*place(page, 8, 3, 10))
    expect(page.get_by_role("alert").filter(has_text="TL-16")).to_be_visible()
    page.get_by_role("button", name="Rotate (R)").click()
    page.get_by_role("button", name="Rotate (R)").click()
    page.mouse.click(*place(page, 8, 3, 10))
    expect(page.get_by_text("Well done!")).to_be_visible()


def test_what_a_move_earned_is_told_as_in_play(app: App) -> None:
    page = at_step(app, "tetris-link", "three")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Place").click()
    told = page.get_by_role("status").filter(has_text="Well done!")
    expect(told).to_contain_text("Green: +3 for 3 linked pieces.")
    expect(page.get_by_role("group", name="Green")).to_contain_text("3")
    assert_accessible(page)


def test_a_move_can_be_typed_in_a_lesson(app: App) -> None:
    page = at_step(app, "tetris-duel", "line")
    page.get_by_text("Enter a move").click()
    field = page.get_by_label("Piece and square")
    field.fill("i1 j2")
    field.press("Enter")
    field.press("Enter")
    expect(page.get_by_text("Well done!")).to_be_visible()


def test_one_can_skip_go_back_come_back_and_start_again(app: App) -> None:
    page = app.open("/learn/triominos")
    names = [step["name"] for step in steps_of("triominos")]
    page.get_by_role("button", name="Skip").click()
    begun(page, "triominos", names[1])
    page.get_by_role("button", name="Skip").click()
    page.reload()
    begun(page, "triominos", names[2])
    page.get_by_role("button", name="Back").click()
    begun(page, "triominos", names[1])
    page.goto(f"{app.place}/learn")
    expect(page.get_by_text("Continue at step 2")).to_be_visible()
    page.goto(f"{app.place}/learn/triominos")
    for name in names[1:]:
        begun(page, "triominos", name)
        page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Start again").click()
    begun(page, "triominos", names[0])
    page.goto(f"{app.place}/learn")
    expect(page.get_by_text("Done. Again?")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_lessons_speak_other_languages(app: App, game: str, language: str) -> None:
    app.page.add_init_script(f"localStorage['tessella-language'] = '{language}'")
    page = app.open(f"/learn/{game}")
    title = words_of(game, steps_of(game)[0]["name"], language)
    expect(page.get_by_role("heading", level=2)).to_have_text(title)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_lessons_are_found_from_home_and_rules(app: App) -> None:
    page = app.open("/")
    page.get_by_role("link", name="Learn any game in five minutes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn in five minutes")
    page.goto(app.place)
    page.get_by_role("link", name="Lesson Tetris Duel").click()
    begun(page, "tetris-duel", "edge")
    page.goto(f"{app.place}/rules/blokus-duo")
    page.get_by_role("main").get_by_role("link", name="Lesson").click()
    begun(page, "blokus-duo", "start")


def test_lessons_work_without_a_network(browser: Browser, live_site: LiveSite) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(live_site.base)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto(f"{live_site.base}/learn/blokus-duo")
    begun(page, "blokus-duo", "start")
    lay_by_keys(page, steps_of("blokus-duo")[0]["shown"])
    expect(page.get_by_text("Well done!")).to_be_visible()
    context.close()
