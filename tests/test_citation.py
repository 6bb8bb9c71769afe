"""How to cite Tessella: the file is of this version, and has what it needs."""

from pathlib import Path

import yaml  # type: ignore[import-untyped]

import tessella

CITATION = Path(__file__).resolve().parent.parent / "CITATION.cff"


def test_the_citation_is_of_this_version() -> None:
    told = yaml.safe_load(CITATION.read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors", "license"} <= set(told)
    assert told["version"] == tessella.__version__
