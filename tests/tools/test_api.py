from pathlib import Path

import pytest

from tools import api


def test_the_files_of_the_api_are_as_they_would_be_written() -> None:
    assert api.main([]) == 0


def test_files_that_do_not_fit_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(api, "ROOT", tmp_path)
    monkeypatch.setattr(api, "texts", lambda: {tmp_path / "a.json": "x"})
    assert api.main([]) == 1
    assert "a.json does not fit the server: run `make api`." in capsys.readouterr().out
    assert api.main(["--write"]) == 0
    assert api.main([]) == 0


def test_no_shape_of_the_wire_is_left_open() -> None:
    script = api.texts()[api.TYPES]
    assert "any" not in script.split()
    assert script.count("unknown") == 1  # an export holds whatever is kept
