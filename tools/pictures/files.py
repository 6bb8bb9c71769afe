"""All pictures as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tools.pictures.banner import drawn_banner
from tools.pictures.page import drawn_picture
from tools.pictures.tables import PICTURES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FOLDER = Path("docs/rules/pictures")
BANNER = Path("docs/pictures/banner.svg")


def drawn() -> dict[Path, str]:
    """Every picture's path in the project, and its text."""
    rules = {FOLDER / f"{picture.slug}.svg": drawn_picture(picture) for picture in PICTURES}
    return rules | {BANNER: drawn_banner()}


def differences(root: Path, pictures: Mapping[Path, str]) -> Iterator[str]:
    """What differs between pictures and the files of the project in a folder."""
    for path, text in pictures.items():
        if not (root / path).is_file():
            yield f"{path} is missing"
        elif (root / path).read_text(encoding="utf-8") != text:
            yield f"{path} is not what the law draws"
    yield from (f"{path} belongs to no picture" for path in _strangers(root, pictures))


def write(root: Path, pictures: Mapping[Path, str]) -> None:
    """Write all pictures, and remove those that have become pointless."""
    for path, text in pictures.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    for path in _strangers(root, pictures):
        (root / path).unlink()


def _strangers(root: Path, pictures: Mapping[Path, str]) -> list[Path]:
    """Files beside the pictures that are none of them."""
    found = (path.relative_to(root) for path in (root / FOLDER).glob("*"))
    return sorted(path for path in found if path not in pictures)
