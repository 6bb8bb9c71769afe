"""`tessella serve` that does not look at clocks by itself, as one whose process is busy.

`python -m tests.web.late serve …` takes the arguments of `tessella`.
"""

import sys
from typing import Final

LATE: Final = (sys.executable, "-m", "tests.web.late")
"""The command that stands in for `tessella`."""

if __name__ == "__main__":
    from tessella.cli import main
    from tessella.server.table.timers import Timers

    Timers._fall = Timers.start = lambda *_: None  # type: ignore[method-assign, assignment]
    sys.exit(main())
