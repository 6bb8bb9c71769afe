"""Put everything that the project needs into `.venv/`: the work of `make setup`.

Runs on the interpreter that `.venv/` shall have and needs the standard library only. Versions and
hashes come from `requirements.lock`. When nothing has changed since the last run, it does nothing.
"""

import fcntl
import hashlib
import os
import platform
import shlex
import shutil
import ssl
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"

# Where and for which interpreter `.venv/` was made; another answer means: make it afresh.
PLACE = VENV / "tessella-place"
# Digest of all that was installed from; another answer means: install again.
INPUTS = VENV / "tessella-inputs"

COMPILER_ADVICE = """\
A C++20 compiler is needed (GCC 11, Clang 14 or later); {found}.
  Debian, Ubuntu:  sudo apt install g++
  Fedora:          sudo dnf install gcc-c++
  macOS:           xcode-select --install
Set CXX to choose a compiler."""

HEADERS_ADVICE = """\
The C headers of Python {version} are needed ({header} is missing).
  Debian, Ubuntu:  sudo apt install python3-dev
  Fedora:          sudo dnf install python3-devel"""

VENV_ADVICE = """\
Python could not make a virtual environment.
  Debian, Ubuntu:  sudo apt install python3-venv"""

PACKAGES_ADVICE = """\
The packages of requirements.lock could not be installed. Is the network reachable?
Set UV_DEFAULT_INDEX if packages come from a mirror."""

BUILD_ADVICE = "The native code could not be built."

LOCK_ADVICE = "requirements.lock does not fit pyproject.toml: run `make lock`."

PROBE = "#include <bit>\n#include <span>\nint main() { return std::popcount(0u); }\n"


def run(advice: str, *command: str | Path) -> None:
    """Run a command in silence; if it fails, show what it said, then the advice, and stop."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"\n\n{done.stdout}{done.stderr}\n{advice}")


def works(*command: str, source: str = "") -> bool:
    """Whether a command ends well, given this input."""
    done = subprocess.run(command, input=source, text=True, capture_output=True, check=False)
    return done.returncode == 0


def environment() -> dict[str, str]:
    """Environment of the commands: uv heeds the index of pip and the certificates of the system."""
    variables = dict(os.environ)
    if "PIP_INDEX_URL" in variables:
        variables.setdefault("UV_DEFAULT_INDEX", variables["PIP_INDEX_URL"])
    if has_certificates():
        variables.setdefault("UV_SYSTEM_CERTS", "true")
    return variables


def has_certificates() -> bool:
    """Whether the system keeps certificates; many a company's network needs its own."""
    paths = ssl.get_default_verify_paths()
    return bool(paths.cafile or (paths.capath and any(Path(paths.capath).iterdir())))


def place() -> str:
    """This folder and this interpreter: what a virtual environment is bound to."""
    return f"{ROOT}\n{sys.base_prefix}\n{sys.version}\n"


def input_files() -> Iterator[Path]:
    """Files that decide what is installed, and how."""
    yield from (ROOT / name for name in ("pyproject.toml", "requirements.lock", "CMakeLists.txt"))
    yield from (ROOT / "tools" / name for name in ("setup.py", "build_backend.py"))
    for pattern in ("*.[ch]pp", "*.cmake", "*.weights"):
        yield from sorted((ROOT / "native").rglob(pattern))


def listed_files() -> Iterator[Path]:
    """Files that an editable install finds by name; their contents may change at any time."""
    yield from sorted((ROOT / "src").rglob("*.py"))


def digest() -> str:
    """One number for the contents of all input files and the names of all sources."""
    total = hashlib.sha256()
    for path in input_files():
        total.update(f"{path.relative_to(ROOT)}\n{path.stat().st_size}\n".encode())
        total.update(path.read_bytes())
    for path in listed_files():
        total.update(f"{path.relative_to(ROOT)}\n".encode())
    return total.hexdigest()


def require_compiler() -> None:
    """Stop unless there is a compiler for C++20."""
    wish = shlex.split(os.environ.get("CXX", ""))
    names = wish[:1] or ["c++", "g++", "clang++"]
    compiler = next(filter(None, map(shutil.which, names)), None)
    if compiler is None:
        raise SystemExit(COMPILER_ADVICE.format(found=f"no {' or '.join(names)} on the PATH"))
    command = (compiler, *wish[1:], "-std=c++20", "-fsyntax-only", "-x", "c++", "-")
    if not works(*command, source=PROBE):
        raise SystemExit(COMPILER_ADVICE.format(found=f"{compiler} is too old or broken"))


def require_headers() -> None:
    """Stop unless the interpreter has its C headers."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        version = sysconfig.get_python_version()
        raise SystemExit(HEADERS_ADVICE.format(version=version, header=header))


def find_uv() -> str | None:
    """A uv that works: that of `.venv/`, else one on the PATH."""
    for uv in (str(VENV / "bin" / "uv"), shutil.which("uv")):
        if uv and Path(uv).is_file() and works(uv, "--version"):
            return uv
    return None


def make_venv() -> None:
    """Make `.venv/` afresh, with uv if it is at hand, else with the standard library and pip."""
    shutil.rmtree(VENV, ignore_errors=True)
    base = Path(sys.base_prefix, "bin", f"python{sysconfig.get_python_version()}")
    uv = find_uv()
    if uv:
        run(VENV_ADVICE, uv, "venv", "--quiet", "--no-project", "--python", base, VENV)
    else:
        run(VENV_ADVICE, base, "-m", "venv", VENV)
        fetch_uv()
    PLACE.write_text(place())


def fetch_uv() -> None:
    """Install the locked uv into `.venv/`."""
    options = ("--require-hashes", "--only-binary=:all:", "--disable-pip-version-check")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as pin:
        pin.write(pinned("uv"))
        pin.flush()
        run(PACKAGES_ADVICE, PYTHON, "-m", "pip", "install", *options, "-r", pin.name)


def pinned(package: str) -> str:
    """Lines of `requirements.lock` that pin one package."""
    lines = LOCK.read_text().splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{package}=="))
    stop = next(i for i in range(start, len(lines)) if not lines[i].endswith("\\"))
    return "\n".join(lines[start : stop + 1])


def install_packages() -> None:
    """Bring `.venv/` to exactly what `requirements.lock` lists."""
    uv = find_uv() or "uv"
    run(PACKAGES_ADVICE, uv, "pip", "sync", "--python", PYTHON, "--require-hashes", LOCK)


def install_project() -> None:
    """Build the native code; install the project so that edits of Python take effect at once."""
    options = ("--no-build-isolation", "--no-deps", "--reinstall-package", "tessella")
    strict = ("--config-settings", "cmake.define.TESSELLA_STRICT=ON")
    command = (VENV / "bin" / "uv", "pip", "install", "--python", PYTHON)
    run(BUILD_ADVICE, *command, *options, *strict, "--editable", ".")
    run(LOCK_ADVICE, VENV / "bin" / "uv", "pip", "check", "--python", PYTHON)


def build_web() -> None:
    """Build the web app with the tools of `.venv/`."""
    run("", PYTHON, "-m", "tools.web")


def step(title: str, work: Callable[[], None]) -> None:
    """Do a piece of work between its title and the time that it took."""
    print(f"  {title:.<32}", end="", flush=True)
    start = time.monotonic()
    work()
    print(f" {time.monotonic() - start:.1f} s", flush=True)


def is_settled() -> bool:
    """Whether `.venv/` is there, made here and for this interpreter."""
    return web.says(PLACE, place()) and PYTHON.is_file() and find_uv() is not None


def steps() -> Iterator[tuple[str, Callable[[], None]]]:
    """Whatever is missing, in order."""
    settled, inputs = is_settled(), digest()
    installed = settled and web.says(INPUTS, inputs)
    if not installed:
        require_compiler()
        require_headers()
        INPUTS.unlink(missing_ok=True)
    if not settled:
        yield "virtual environment", make_venv
    if not installed:
        yield "packages", install_packages
    if not web.is_built():
        yield "web app", build_web
    if not installed:
        yield "native code", install_project
        INPUTS.write_text(inputs)


def set_up() -> None:
    """Do whatever is missing, and say what."""
    for number, (title, work) in enumerate(steps()):
        if number == 0:
            print(f"Setting up Tessella in .venv/ with Python {platform.python_version()}")
            if work is make_venv:
                print("The first time takes a few minutes.")
        step(f"{title} ", work)


def main() -> None:
    """Set up, one process at a time."""
    folder = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    set_up()


if __name__ == "__main__":
    main()
