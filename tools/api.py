"""The API as files: `docs/api/openapi.json`, and its shapes for the web app as TypeScript.

python -m tools.api            compare, and say what differs
python -m tools.api --write    write both files
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tessella.server.app import described
from tessella.server.components import components_of
from tessella.server.metrics import Metrics
from tessella.server.settings import Settings
from tools.typescript import script

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT: Final = Path(__file__).resolve().parent.parent
DOCUMENT: Final = ROOT / "docs/api/openapi.json"
TYPES: Final = ROOT / "web/src/wire/types.ts"


def texts() -> Mapping[Path, str]:
    """The files as they should be."""
    document: dict[str, Any] = described(components_of(Settings(), Metrics()))
    written = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    return {DOCUMENT: written, TYPES: script(json.loads(written))}


def stale() -> list[Path]:
    """Those that are not."""
    wanted = texts().items()
    return [p for p, text in wanted if not p.is_file() or p.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    if arguments == ["--write"]:
        for path, text in texts().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    found = stale()
    for path in found:
        print(f"{path.relative_to(ROOT)} does not fit the server: run `make api`.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
