"""The lock fits the project, pins by hash, and names no host."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
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


def grouped(name: str) -> list[str]:
    """What a group asks for, and the groups that it includes."""
    wishes = PROJECT["dependency-groups"][name]
    included = [wish["include-group"] for wish in wishes if not isinstance(wish, str)]
    named = [wish for wish in wishes if isinstance(wish, str)]
    return named + [wish for group in included for wish in grouped(group)]


def requirements() -> list[str]:
    """What `make setup` puts in place. The group `report` is for who sets the report anew."""
    named = grouped("dev")
    direct: list[str] = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    return sorted({*named, *direct})


@pytest.mark.parametrize("text", requirements())
def test_each_requirement_is_pinned_to_a_version_that_fits(text: str) -> None:
    requirement = Requirement(text)
    assert PINS[canonicalize_name(requirement.name)] in requirement.specifier


def imported(folder: Path) -> set[str]:
    """The packages that the sources of a folder import, but those of Python and our own."""
    trees = [ast.parse(file.read_bytes()) for file in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    tops = {name.partition(".")[0] for name in names}
    return tops - set(sys.stdlib_module_names) - {"tessella"}


NOT_INSTALLED = {"pyspiel": "open-spiel"}
"""The packages of modules that come with extras which the tests do without."""


def test_whatever_is_imported_is_required() -> None:
    project = PROJECT["project"]
    extras = project["optional-dependencies"].values()
    wishes = [*project["dependencies"], *(wish for extra in extras for wish in extra)]
    required = {canonicalize_name(Requirement(wish).name) for wish in wishes}
    owners = packages_distributions()
    for name in imported(ROOT / "src" / "tessella"):
        assert required & {
            canonicalize_name(owner) for owner in owners.get(name, [NOT_INSTALLED.get(name, name)])
        }, name


@pytest.mark.parametrize("package", PINS)
def test_each_package_is_pinned_by_hash(package: str) -> None:
    first, *others = pinned(package).split("\\\n")
    assert first.startswith(f"{package}==")
    assert others
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64} ?", line) for line in others)


def test_the_lock_names_no_host() -> None:
    assert "://" not in LOCK
    assert "index" not in LOCK
