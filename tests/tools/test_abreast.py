import shlex
import sys
from pathlib import Path

import pytest

from tools import abreast


def python(program: str) -> str:
    return shlex.join([sys.executable, "-c", program])


def test_each_line_bears_the_name_of_its_command(capfd: pytest.CaptureFixture[str]) -> None:
    loud = python("import sys; print('one'); print('two', file=sys.stderr, flush=True)")
    assert abreast.main([f"a: {loud}", f"long: {python('print(3)')}"]) == 0
    out, err = capfd.readouterr()
    assert sorted(out.splitlines()) == ["a    one", "a    two", "long 3"]
    assert err == ""


def test_one_that_fails_is_named_and_the_others_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    late = f"import pathlib, time; time.sleep(0.2); pathlib.Path({str(there)!r}).touch()"
    assert abreast.main([f"bad: {python('raise SystemExit(3)')}", f"good: {python(late)}"]) == 1
    assert there.exists()
    assert capfd.readouterr().err == "Failed: bad\n"


def test_what_failed_says_its_last_lines_again_at_the_end(
    capfd: pytest.CaptureFixture[str],
) -> None:
    talk = f"print(*range({abreast.LAST_LINES + 5}), sep='\\n'); raise SystemExit(3)"
    assert abreast.main([f"bad: {python(talk)}", f"good: {python('print(1)')}"]) == 1
    again = [str(number) for number in range(5, abreast.LAST_LINES + 5)]
    assert capfd.readouterr().err.splitlines() == ["Failed: bad", *again]


def test_they_run_side_by_side(tmp_path: Path) -> None:
    meet = (
        "import pathlib, sys, time\n"
        "own, other = map(pathlib.Path, {names!r})\n"
        "own.touch()\n"
        "while not other.exists(): time.sleep(0.01)"
    )
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    tasks = [f"{n}: {python(meet.format(names=p))}" for n, p in enumerate([(one, two), (two, one)])]
    assert abreast.main(tasks) == 0
