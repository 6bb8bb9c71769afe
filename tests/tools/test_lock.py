"""The lock fits the project, pins by hash, and names no host."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.setup import pinned

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINS = dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", LOCK, re.MULTILINE))


def requirements() -> list[str]:
    groups = [wish for group in PROJECT["dependency-groups"].values() for wish in group]
    named = [wish for wish in groups if isinstance(wish, str)]
    direct: list[str] = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    return sorted({*named, *direct})


@pytest.mark.parametrize("text", requirements())
def test_each_requirement_is_pinned_to_a_version_that_fits(text: str) -> None:
    requirement = Requirement(text)
    assert PINS[canonicalize_name(requirement.name)] in requirement.specifier


@pytest.mark.parametrize("package", PINS)
def test_each_package_is_pinned_by_hash(package: str) -> None:
    first, *others = pinned(package).split("\\\n")
    assert first.startswith(f"{package}==")
    assert others
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64} ?", line) for line in others)


def test_the_lock_names_no_host() -> None:
    assert "://" not in LOCK
    assert "index" not in LOCK
