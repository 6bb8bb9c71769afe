"""What work has cost, and who pays for it."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT: Final = 20_000
"""So many accounts are remembered; one that was used least recently is full again by then."""


@dataclass(slots=True)
class Account:
    """Seconds of work that are left, and when they were counted."""

    left: float
    at: float


class Costs:
    """Accounts of seconds of work: each holds `size`, and `rate` a second flow into it.

    Nobody knows beforehand what a work costs. So it is paid for when it is done, and whoever owes
    has to wait until that is settled.
    """

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until a key owes nothing; 0: it may ask for work."""
        return max(-self._account(key).left / self._rate, 0.0)

    def pay(self, key: str, seconds: float) -> None:
        """Charge a key for work that was done."""
        self._account(key).left -= seconds

    def _account(self, key: str) -> Account:
        now = self._clock()
        account = self._accounts.pop(key, None) or Account(self._size, now)
        account.left = min(self._size, account.left + (now - account.at) * self._rate)
        account.at = now
        self._accounts[key] = account
        if len(self._accounts) > KEPT:
            self._accounts.popitem(last=False)
        return account
