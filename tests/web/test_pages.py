"""The pages around the games, in a real browser with a real server."""

import re

from playwright.sync_api import expect

from tests.web.conftest import App, LiveSite
from tests.web.live_site import PASSWORD


def test_a_friend_comes_by_link_or_code(visitor: App) -> None:
    page = visitor.open("/")
    page.get_by_role("article", name="Blokus Duo").get_by_role("button", name="friend").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.get_by_label("Link to the game").input_value()
    assert re.fullmatch(rf"{visitor.place}/match/\w+", link)
    expect(page.get_by_text("Waiting for your friend")).to_be_visible()


def test_links_change_the_page_without_a_load(visitor: App) -> None:
    page = visitor.open("/")
    page.evaluate("window.kept = true")
    pages = page.get_by_role("navigation", name="Pages")
    pages.get_by_role("link", name="Leaderboard").click()
    expect(page).to_have_title("Leaderboard · Tessella")
    pages.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Leaderboard")
    assert page.evaluate("window.kept") is True


def test_a_guest_becomes_an_account_signs_out_and_in_again(visitor: App) -> None:
    page = visitor.open("/sign-up")
    page.get_by_label("Name").fill("Zoë")
    page.get_by_label("Password", exact=True).fill("short")
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("alert")).to_contain_text("8")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zoë")
    page.get_by_role("banner").locator("summary").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("banner").locator("summary")).to_contain_text("Guest")
    page.goto(f"{visitor.place}/sign-in")
    page.get_by_label("Name").fill("zoë")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("banner").locator("summary")).to_contain_text("Zoë")


def test_matches_are_found_and_looked_through(visitor: App) -> None:
    page = visitor.open("/matches?game=tetris-link&player=Ada&result=won")
    page.get_by_role("main").get_by_role("link", name="Tetris Link").click()
    expect(page.locator("output")).to_be_visible()


def test_a_profile_tells_results_streaks_and_best_wins(visitor: App) -> None:
    page = visitor.open("/people/Ada")
    address = f"{visitor.place}/api/v1/people/Ada/statistics"
    games = page.request.get(address).json()
    panels = page.locator(".games > section")
    expect(panels).to_have_count(len(games))
    for panel, game in zip(panels.all(), games, strict=True):
        expect(panel).to_contain_text(re.compile(rf"\b{game['won']} wins?\b"))
        expect(panel).to_contain_text(re.compile(rf"\b{game['lost']} loss(es)?\b"))
        streak = panel.get_by_text(f"longest streak: {game['longest']}")
        expect(streak).to_have_count(int(game["longest"] > 1))
        links = panel.get_by_role("link").evaluate_all("all => all.map(one => one.pathname)")
        assert links == [f"/replay/{best['match']}" for best in game["best"]]
    assert any(game["longest"] > 1 and game["best"] for game in games)


def test_a_language_is_spoken_from_the_next_word_on(visitor: App) -> None:
    page = visitor.open("/rules/triominos")
    page.get_by_role("contentinfo").get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("navigation", name="Pages", exact=True)).to_contain_text("Classement")
    expect(page.locator("#TR-1")).to_be_visible()


def test_the_dice_of_a_finished_match_are_worked_out_again(
    visitor: App, live_site: LiveSite
) -> None:
    page = visitor.open(f"/dice/{live_site.matches['tetris-link']}")
    expect(page.get_by_role("status").filter(has_text="check out")).to_be_visible()


def test_a_record_that_is_chosen_is_shown(visitor: App, live_site: LiveSite) -> None:
    page = visitor.open("/record")
    answer = page.request.get(f"/api/v1/matches/{live_site.matches['blokus-duo']}/record")
    file = {"name": "game.tessella", "mimeType": "text/plain", "buffer": answer.body()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator("output")).to_be_visible()


def test_a_theme_that_is_chosen_holds_on_the_next_visit(visitor: App) -> None:
    page = visitor.open("/settings")
    page.get_by_role("group", name="Theme").get_by_text("dark").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("meta[name=theme-color][media=all]")).to_have_attribute(
        "content", "#161e34"
    )


def test_keys_lead_past_the_head(visitor: App) -> None:
    page = visitor.open("/ranking")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
