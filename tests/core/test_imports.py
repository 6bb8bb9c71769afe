"""What is imported is loaded when it is needed, so that programs start at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.imports import MODULES, milliseconds


@pytest.mark.parametrize(("module", "most"), MODULES.items())
def test_an_import_is_quick(module: str, most: int) -> None:
    assert milliseconds(module, runs=3) < most


def test_words_and_arrays_are_loaded_when_they_are_used() -> None:
    code = (
        "import sys, tessella, tessella.engine\n"
        "sys.exit(' '.join({'fluent', 'numpy'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""
