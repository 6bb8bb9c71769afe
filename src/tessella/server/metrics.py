"""What Prometheus counts; each app has its own registry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

if TYPE_CHECKING:
    from collections.abc import Callable

LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tessella_requests",
            "HTTP requests by route, method and status",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self.seconds = self._histogram(
            "tessella_request_seconds", "Time to answer a request", "route"
        )
        self.refusals = Counter(
            "tessella_refusals", "Refusals by code", ("code",), registry=self.registry
        )
        self.sockets = Gauge("tessella_sockets", "Open WebSockets", registry=self.registry)
        self.matches = Gauge("tessella_matches", "Matches in memory", registry=self.registry)
        self.move_seconds = self._histogram(
            "tessella_move_seconds", "Time from a move's arrival to its acknowledgement", "game"
        )
        self._of_game: dict[str, Callable[[float], None]] = {}

    def _histogram(self, name: str, text: str, label: str) -> Histogram:
        return Histogram(name, text, (label,), buckets=LATENCIES, registry=self.registry)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()

    def moved(self, game: str, seconds: float) -> None:
        """Count a move that was committed and acknowledged after so many seconds."""
        observe = self._of_game.get(game)
        if observe is None:
            observe = self._of_game[game] = self.move_seconds.labels(game).observe
        observe(seconds)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)
