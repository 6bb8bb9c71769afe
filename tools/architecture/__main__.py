"""Draw the picture of the house: `docs/pictures/architecture.svg`."""

from pathlib import Path

from tools.architecture.layers import house
from tools.architecture.picture import drawn_house

ROOT = Path(__file__).resolve().parent.parent.parent
TARGET = ROOT / "docs/pictures/architecture.svg"


def main() -> None:
    """Write the file."""
    TARGET.write_text(drawn_house(house(ROOT)), encoding="utf-8")


if __name__ == "__main__":
    main()
