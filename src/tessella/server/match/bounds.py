"""How long a log can get. Every reader of a match folds it, so it has an end."""

from __future__ import annotations

from typing import Final

ENTRIES: Final = 3000
"""With so many entries the table calls a match off; four people need about 600 to pass 1,000."""
OPENING: Final = 200
"""So many entries may stand before the beginning: people who sit down and rise again."""
OFFERS: Final = 200
"""So many offers may be made in a match: nobody can fill a log by asking."""
