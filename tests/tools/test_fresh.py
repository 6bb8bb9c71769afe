import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import fresh


def test_what_is_missing_is_said_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "debootstrap" else name)
    monkeypatch.setattr("sys.argv", ["fresh"])
    with pytest.raises(SystemExit) as refused:
        fresh.main()
    told = str(refused.value)
    assert "Here you are not root, there is no debootstrap." in told
    assert "sudo apt install debootstrap" in told


def test_packages_come_from_where_this_machine_gets_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = ["contrib trixie http://far.test/debian", "main trixie http://near.test/debian"]
    monkeypatch.setattr(fresh, "answer", lambda *_: rows)
    assert fresh.source() == ("trixie", "http://near.test/debian")


def test_a_bare_system_knows_nothing_but_how_the_network_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(os.environ):
        monkeypatch.delenv(name)
    monkeypatch.setenv("https_proxy", "http://proxy.test")
    monkeypatch.setenv("PIP_INDEX_URL", "http://pip.test")
    monkeypatch.setenv("SECRET", "1234")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert set(fresh.variables()) == {*fresh.PLAIN, "https_proxy", "PIP_INDEX_URL"}
    command = fresh.inside(tmp_path, "make test", {"TESSELLA_PORT": "1"})
    assert command[-3:] == ["sh", "-ec", "make test"]
    assert command[:4] == ["setpriv", "--pdeathsig", "KILL", "unshare"]  # it ends with us,
    assert "--kill-child" in command  # and all that runs there with it
    assert "TESSELLA_PORT=1" in command
    assert "1234" not in " ".join(command)


def test_settings_are_copied_and_no_link_leads_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, system = tmp_path / "here", tmp_path / "system"
    (here / "certs").mkdir(parents=True)
    (here / "certs" / "one.pem").write_text("ours")
    there = system / str(here / "certs").lstrip("/")
    there.mkdir(parents=True)
    (system / "etc/apt/apt.conf.d").mkdir(parents=True)
    (tmp_path / "outside").write_text("theirs")
    (there / "one.pem").symlink_to(tmp_path / "outside")
    monkeypatch.setattr(fresh, "COPIED", (str(here / "certs"), str(here / "nothing")))
    lines = ['Acquire::http::Proxy "http://proxy.test";', 'APT::Update::Post-Invoke "rm -rf /";']
    monkeypatch.setattr(fresh, "answer", lambda *_: lines)
    fresh.copy_settings(system)
    assert (there / "one.pem").read_text() == "ours"
    assert (tmp_path / "outside").read_text() == "theirs"
    assert (system / "etc/apt/apt.conf.d/99fresh").read_text() == lines[0] + "\n"


def test_a_command_that_fails_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"no luck\n\n.*failed"):
        fresh.run("sh", "-c", "echo no luck; exit 1")
    assert capfd.readouterr().out == ""


def test_where_nothing_answers_it_is_said() -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
        with pytest.raises(SystemExit, match="did not answer"):
            fresh.awaited(process, "http://127.0.0.1:9/health")
