"""What is deployed is bounded, pinned, and holds no secret."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
PIN = DEPLOY / "pin.sh"


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_each_service_has_limits_and_no_more_rights_than_it_needs(name: str) -> None:
    service = COMPOSE["services"][name]
    assert {"mem_limit", "cpus", "pids_limit", "healthcheck", "networks"} <= set(service)
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in service


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == [
        "proxy"
    ]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    for name in ("postgres", "redis"):
        assert COMPOSE["services"][name]["networks"] == ["back"]


def test_each_foreign_image_has_to_be_pinned() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+_IMAGE):\?", text))
    named = {service["image"] for service in COMPOSE["services"].values() if "build" not in service}
    assert named == {f"${{{name}:?run deploy/pin.sh}}" for name in wanted - {"PYTHON_IMAGE"}}
    assert set(re.findall(r"^pin (\w+) ", PIN.read_text(encoding="utf-8"), re.MULTILINE)) == wanted


def test_images_are_pinned_by_what_was_fetched(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    engine.write_text(
        '#!/bin/sh\ncase $1 in pull) echo "$3";; *) echo "${5%%:*}@sha256:0123";; esac\n',
        encoding="utf-8",
    )
    engine.chmod(0o700)
    run = subprocess.run(
        ("/bin/sh", PIN), env={"ENGINE": str(engine)}, capture_output=True, text=True, check=True
    )
    assert "VALKEY_IMAGE=valkey/valkey@sha256:0123" in run.stdout.splitlines()
    assert all(re.fullmatch(r"[A-Z]+_IMAGE=\S+@sha256:0123", x) for x in run.stdout.splitlines())


def test_no_secret_has_a_default() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    used = re.findall(r"\$\{(\w+)([^}]*)\}", text)
    assert {name for name, rest in used if not rest.startswith(":?")} == set()
    assert "deploy/.env" in (ROOT / ".dockerignore").read_text(encoding="utf-8")


def test_the_image_runs_as_nobody_in_particular_on_a_base_of_choice() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM (\S+)", text, re.MULTILINE) == ["${BASE}", "${BASE}"]
    assert re.findall(r"^USER (\S+)", text, re.MULTILINE) == ["10001"]


def test_the_unit_lets_nobody_else_read() -> None:
    text = (DEPLOY / "tessella.service").read_text(encoding="utf-8")
    for line in ("UMask=0077", "StateDirectoryMode=0700", "NoNewPrivileges=yes"):
        assert f"\n{line}\n" in text
