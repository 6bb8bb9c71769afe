"""Try both commands in a bare system: the work of `make fresh`.

A minimal Debian is made in a folder, with what the README asks for and nothing else: no browser, no
fonts, no Node.js, no locale. The project is cloned there as it was last committed, `make test` and
`make play` are run, and `/health` is read. Packages come from where this machine gets its own.

Everything runs in a namespace of its own that dies with whoever started it: mounts and processes
are gone when the command ends, even if it is killed.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ("python3-dev", "python3-venv", "g++", "make", "git")
"""What the README asks for, as Debian calls it."""
TOOLS: Final = ("debootstrap", "apt-get", "setpriv", "unshare", "git")
COPIED: Final = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs", "/usr/share/keyrings"),
    *(f"/etc/apt/{name}" for name in ("sources.list", "sources.list.d", "auth.conf.d")),
    *(f"/etc/apt/{name}" for name in ("keyrings", "trusted.gpg.d")),
    *("/etc/pip.conf", "~/.config/pip", "~/.pip", "~/.config/uv", "/etc/npmrc", "~/.npmrc"),
)
"""Where this machine says how it reaches the network, and where packages come from."""
KEPT: Final = re.compile(
    r"(.*_proxy|pip_.*|uv_.*|npm_config_.*|node_extra_ca_certs|ssl_cert_.*|.*_ca_bundle)",
    re.IGNORECASE,
)
"""Variables that say the same."""
FETCHING: Final = re.compile(r"Acquire::(https?|Check-|Retries|ForceIP).*")
PLAIN: Final = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "TERM": "dumb"}
INSIDE: Final = """
mount -t proc proc "$0/proc" && mount -t sysfs -o ro sysfs "$0/sys" &&
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$0/dev/pts" &&
mount -t tmpfs tmpfs "$0/dev/shm" && exec chroot "$0" "$@"
"""
CLONE: Final = "rm -rf /root/tessella && git clone -q /root/project.bundle /root/tessella"
PATIENCE: Final = 900.0
"""Seconds that `make play` has until it answers."""
ADVICE: Final = """\
A bare system can only be made by root, on a Debian or one of its kin, with: {tools}.
Here {missing}.
  sudo apt install debootstrap && sudo make fresh"""


def lacking() -> str:
    """What keeps a bare system from being made here; empty if nothing does."""
    missing = [f"there is no {tool}" for tool in TOOLS if shutil.which(tool) is None]
    if os.geteuid() != 0:
        missing.insert(0, "you are not root")
    return ", ".join(missing)


def answer(*command: str) -> list[str]:
    """The lines that a command says."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def source() -> tuple[str, str]:
    """The release of this machine's packages, and where they come from."""
    shape = "$(COMPONENT) $(RELEASE) $(SITE)"
    lines = answer("apt-get", "indextargets", "--format", shape, "Created-By: Packages")
    rows = (line.split() for line in lines)
    return next((row[1], row[2]) for row in rows if row[0] == "main")


def variables() -> dict[str, str]:
    """The environment of a bare system: nothing but how the network is reached."""
    return PLAIN | {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}


def copy_settings(system: Path) -> None:
    """Let the system fetch packages from where this machine does."""
    for name in COPIED:
        here = Path(name).expanduser()
        there = system / name.replace("~/", "/root/").lstrip("/")
        if not here.exists():
            continue
        run("rm", "-rf", there)  # its links would lead out of the system
        there.parent.mkdir(parents=True, exist_ok=True)
        run("cp", "-rL", here, there)
    lines = filter(FETCHING.fullmatch, answer("apt-config", "dump"))
    (system / "etc/apt/apt.conf.d/99fresh").write_text("\n".join([*lines, ""]))


def run(*command: str | Path) -> None:
    """Run a command in silence; if it fails, show what it said, and stop."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"\n\n{done.stdout}{done.stderr}\n{shlex.join(map(str, command))} failed.")


def inside(system: Path, script: str, more: Mapping[str, str] | None = None) -> list[str]:
    """The command that runs a line of shell in the bare system, with nothing of this one."""
    known = [f"{name}={value}" for name, value in (variables() | dict(more or {})).items()]
    alone = (
        "setpriv",
        "--pdeathsig",
        "KILL",
        "unshare",
        "--mount",
        "--pid",
        "--fork",
        "--kill-child",
    )
    return [*alone, *("sh", "-c", INSIDE, str(system)), *("env", "-i", *known, "sh", "-ec", script)]


def step(title: str, work: Callable[[], object]) -> None:
    """Do a piece of work between its title and the time that it took."""
    print(f"  {title + ' ':.<40}", end="", flush=True)
    start = time.monotonic()
    work()
    print(f" {time.monotonic() - start:.1f} s", flush=True)


def make(system: Path) -> None:
    """Make the system, unless it is there, and put a clone of the project into it."""
    if not (system / "root/made").exists():
        release, site = source()
        bootstrap = ("debootstrap", "--variant=minbase", release, system, site)
        step(f"a minimal Debian, {release}", lambda: run(*bootstrap))
        copy_settings(system)
        fetch = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(PACKAGES)}"
        step(
            " ".join(PACKAGES),
            lambda: run(*inside(system, fetch, {"DEBIAN_FRONTEND": "noninteractive"})),
        )
        copy_settings(system)  # certificates came with the packages
        (system / "root/made").touch()
    bundle = system / "root/project.bundle"
    run("git", "-C", ROOT, "bundle", "create", "--quiet", bundle, "HEAD")
    step("a clone of the project", lambda: run(*inside(system, CLONE)))


def shown(system: Path, command: str) -> None:
    """Run a command in the clone, and show what it says."""
    print(f"\n$ {command}", flush=True)
    start = time.monotonic()
    done = subprocess.run(inside(system, f"cd /root/tessella && {command}"), check=False)
    print(f"({time.monotonic() - start:.0f} s)", flush=True)
    if done.returncode:
        raise SystemExit(f"`{command}` failed in the bare system: {system}")


def play(system: Path) -> None:
    """Run `make play`, and read `/health`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    print("\n$ make play", flush=True)
    start = time.monotonic()
    command = inside(system, "cd /root/tessella && exec make play", {"TESSELLA_PORT": port})
    with subprocess.Popen(command) as process:
        try:
            health = awaited(process, f"http://localhost:{port}/health")
        finally:
            process.kill()  # unshare is deaf to anything milder; its namespace dies with it
    print(f"/health: {health}\n({time.monotonic() - start:.0f} s)", flush=True)


def awaited(process: subprocess.Popen[bytes], address: str) -> str:
    """What an address answers, once it does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 - our own
                return f"{answer.status} {answer.read().decode()}"
        except OSError:
            time.sleep(0.2)
    raise SystemExit("`make play` did not answer in the bare system.")


@contextmanager
def folder(wish: Path | None) -> Iterator[Path]:
    """The folder that was asked for, which is kept; or one that goes when all is done."""
    if wish is not None:
        wish.mkdir(parents=True, exist_ok=True)
        yield wish.resolve()
        return
    with tempfile.TemporaryDirectory(prefix="tessella-fresh-") as place:
        yield Path(place)


def main() -> None:
    """Make a bare system, and run both commands there, or those that are named."""
    parser = argparse.ArgumentParser(prog="make fresh", description=__doc__)
    parser.add_argument("--folder", type=Path, help="where; kept, and used again the next time")
    parser.add_argument("--run", help="a command to run there instead of both")
    asked = parser.parse_args()
    missing = lacking()
    if missing:
        raise SystemExit(ADVICE.format(tools=", ".join(TOOLS), missing=missing))
    with folder(asked.folder) as place:
        system = place / "debian"  # its own folder: another user must be able to enter it
        make(system)
        if asked.run:
            shown(system, asked.run)
            return
        shown(system, "make test")
        play(system)
    print("\nBoth commands work in a bare system.")


if __name__ == "__main__":
    main()
