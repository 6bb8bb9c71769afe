import re
from pathlib import Path

from tools.screenshots import PICTURES, TARGET

README = Path(__file__).resolve().parent.parent.parent / "README.md"


def test_the_readme_shows_every_picture_of_the_app_with_words_for_it() -> None:
    shown = dict(re.findall(r"!\[([^\]]+)\]\(docs/pictures/([\w-]+)\.webp\)", README.read_text()))
    assert sorted(shown.values()) == sorted(PICTURES)
    assert {path.stem for path in TARGET.glob("*.webp")} == set(PICTURES)


def test_pictures_of_the_app_are_small() -> None:
    assert sum(path.stat().st_size for path in TARGET.glob("*.webp")) < 500_000
