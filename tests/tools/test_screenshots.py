import tessella
from tests.web.pages import SIGHTS
from tools.screenshots import TARGET, pictures


def test_every_picture_of_the_app_is_shown_by_the_readme_and_taken_of_a_page() -> None:
    taken = pictures()
    assert {path.stem for path in TARGET.glob("*.webp")} == set(taken)
    assert set(taken) >= {"home", *tessella.games()}
    assert {shown.page for shown in taken.values()} <= set(SIGHTS)


def test_pictures_of_the_app_are_small() -> None:
    assert sum(path.stat().st_size for path in TARGET.glob("*.webp")) < 500_000
