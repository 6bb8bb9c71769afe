"""`python -m bench`: measure, print a table, and with `--write` keep it in the docs."""

from __future__ import annotations

import argparse

from bench import imports, law, muscle, page


def main() -> None:
    """Run the benchmarks."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="random games for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"keep the table in {page.PAGE.name}")
    choice = parser.parse_args()
    for part, table in {"law": law.table, "muscle": muscle.table, "imports": imports.table}.items():
        text = table(choice.games, choice.seed)
        print(text, end="\n\n")
        if choice.write:
            page.write(part, text)


if __name__ == "__main__":
    main()
