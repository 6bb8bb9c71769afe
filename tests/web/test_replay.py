import re

import pytest
from playwright.sync_api import Page, expect

from tessella.server.wire.replay import Replay
from tests.web.conftest import App

LAST = re.compile(r"^(\d+)/\1$")


def test_keys_lead_through_a_game(app: App, replays: dict[str, Replay]) -> None:
    page, last = app.replay("/replay/blokus-duo"), len(replays["blokus-duo"].frames) - 1
    place = page.locator("output")
    expect(place).to_have_text(f"0/{last}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"2/{last}")
    page.keyboard.press("End")
    expect(place).to_have_text(f"{last}/{last}")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"{last}/{last}")
    page.keyboard.press("Home")
    expect(place).to_have_text(f"0/{last}")


def test_the_end_shows_who_won_and_why_the_game_is_over(app: App) -> None:
    page = app.replay("/replay/tetris-link-4")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("img", name="won")).to_have_count(1)
    expect(page.get_by_text("TL-20").first).to_be_visible()


def test_points_are_told_without_the_numbers_of_rules(app: App, replays: dict[str, Replay]) -> None:
    frames = replays["tetris-link-4"].frames
    scored = (any(event.kind == "scored" for event in frame.view.events) for frame in frames)
    page = app.replay(f"/replay/tetris-link-4#{list(scored).index(True)}")
    told = page.locator(".told")
    expect(told).to_have_text(re.compile(r"[+−]\d"))
    expect(told).not_to_have_text(re.compile(r"TL-\d"))


def test_where_a_tile_lies_is_shown_and_not_told_by_coordinates(
    app: App, replays: dict[str, Replay]
) -> None:
    frames = replays["triominos"].frames
    laid = (any(event.kind == "laid" for event in frame.view.events) for frame in frames)
    page = app.replay(f"/replay/triominos#{list(laid).index(True)}")
    expect(page.locator(".told")).to_have_text(re.compile(r"\+\d"))
    expect(page.locator(".told")).not_to_have_text(re.compile(r"[v^]-?\d+,"))


def test_every_piece_is_drawn_by_itself(app: App, replays: dict[str, Replay]) -> None:
    page = app.replay("/replay/tetris-link-4")
    page.keyboard.press("End")
    laid = sum(e.kind == "laid" for f in replays["tetris-link-4"].frames for e in f.view.events)
    expect(page.locator("main .accent")).to_have_count(1)
    faces = page.locator("main .shine").evaluate_all("all => all.map(e => e.getAttribute('d'))")
    assert "".join(faces).count("M") == laid


@pytest.mark.parametrize("game", ["blokus", "blokus-duo"])
def test_a_piece_that_can_never_be_laid_again_is_dimmed(
    app: App, replays: dict[str, Replay], game: str
) -> None:
    racks = [frame.view.racks for frame in replays[game].frames]
    lost = [sum(piece.lost for rack in all_of for piece in rack.pieces) for all_of in racks]
    first = [bool(count) for count in lost].index(True)
    page = app.replay(f"/replay/{game}#{first}")
    dimmed, others = page.locator(".rack li.lost"), page.locator(".rack li:not(.lost)")
    expect(dimmed).to_have_count(lost[first])
    expect(dimmed.first).to_have_css("opacity", re.compile(r"^0\.[0-4]"))
    expect(others.first).to_have_css("opacity", "1")
    page.keyboard.press("ArrowLeft")
    expect(dimmed).to_have_count(0)


def test_a_move_of_the_list_leads_to_its_place(app: App) -> None:
    page = app.replay("/replay/blokus-duo")
    line = page.get_by_role("list", name="Moves").get_by_role("button").nth(4)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.get_by_label("Place in the game")).to_have_value("6")


def test_tiles_that_are_small_can_be_looked_at_more_closely(app: App) -> None:
    page, closer = app.replay("/replay/triominos"), app.page.get_by_role("button", name="Zoom in")
    page.keyboard.press("End")
    expect(closer).to_have_count(0)
    page.set_viewport_size({"width": 320, "height": 560})
    figure = page.locator("main .number").first
    small = figure.bounding_box()
    closer.click()
    near = figure.bounding_box()
    assert small is not None
    assert near is not None
    assert near["height"] > small["height"]


def test_the_place_in_a_long_game_stays_beside_its_slider(app: App) -> None:
    page = app.replay("/replay/triominos")
    for width in (1280, 920, 320):
        page.set_viewport_size({"width": width, "height": 700})
        page.locator("output").evaluate("place => place.firstChild.data = '1234'")
        page.locator("output span").evaluate("rest => rest.textContent = '/1234'")
        box = page.locator(".controls").bounding_box()
        place = page.locator("output").bounding_box()
        assert box is not None
        assert place is not None
        assert place["x"] + place["width"] <= box["x"] + box["width"] + 1
        assert box["x"] + box["width"] <= width


def test_a_game_plays_by_itself_until_its_end(app: App) -> None:
    page = app.replay("/replay/blokus-duo")
    page.clock.install()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(60_000)
    expect(page.locator("output")).to_have_text(LAST)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 844), (360, 640), (320, 640)])
def test_a_phone_shows_all_that_can_be_done_with_a_replay(
    app: App, width: int, height: int
) -> None:
    app.page.set_viewport_size({"width": width, "height": height})
    links = app.replay("/replay/tetris-link-4").locator(".links")
    assert links.evaluate("row => row.scrollWidth <= row.clientWidth")
    for link in links.locator(":is(a, button)").all():
        expect(link).to_be_in_viewport(ratio=1)


def test_an_address_leads_to_a_step(app: App) -> None:
    page = app.replay("/replay/triominos#20")
    expect(page.get_by_label("Place in the game")).to_have_value("20")


def test_a_replay_in_another_page_has_board_and_controls_only(app: App) -> None:
    page = app.replay("/embed/triominos#20")
    expect(page.get_by_role("img", name=re.compile("Triominos"))).to_be_visible()
    expect(page.get_by_role("banner")).to_have_count(0)
    expect(page.get_by_role("list", name="Moves")).to_be_hidden()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_game_that_is_not_there_is_said_in_the_language_of_the_reader(app: App) -> None:
    page = app.open("/replay/nowhere")
    expect(page.get_by_text("There’s no such game")).to_be_visible()
    page.evaluate("localStorage.setItem('tessella-language', 'de')")
    page.reload()
    expect(page.get_by_text("Diese Partie gibt es nicht")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("name", ["blokus-duo", "tetris-link-4", "triominos"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (320, 640)])
def test_the_board_is_always_whole_in_view(app: App, name: str, width: int, height: int) -> None:
    app.page.set_viewport_size({"width": width, "height": height})
    page = app.replay(f"/replay/{name}")
    assert_whole(page, width, height)
    page.keyboard.press("End")
    assert_whole(page, width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def assert_whole(page: Page, width: int, height: int) -> None:
    box = page.locator("main svg").first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert box["height"] >= 200
