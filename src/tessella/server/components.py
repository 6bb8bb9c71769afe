"""The components of a server, started as they need each other, stopped in reverse."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tessella.server.bus.bus import LocalBus
from tessella.server.bus.jobs import LocalJobs
from tessella.server.errors import ServeError
from tessella.server.live.reviews import Reviews
from tessella.server.live.service import MatchService, Means, Pacing
from tessella.server.people.hooks import Hooks
from tessella.server.people.limits import LIMITS, MINUTE, Limit, Limits, LocalCounter
from tessella.server.people.people import open_people
from tessella.server.people.sweeper import Sweeper
from tessella.server.readiness import database_check
from tessella.server.store.sqlite import SqliteDatabase
from tessella.server.work.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.server.bus.bus import Bus
    from tessella.server.bus.jobs import Jobs
    from tessella.server.metrics import Metrics
    from tessella.server.people.limits import Counter
    from tessella.server.people.people import People
    from tessella.server.readiness import Check
    from tessella.server.settings import Settings
    from tessella.server.store.database import Database


@dataclass(slots=True)
class Components:
    """Everything that runs. `people` is there once the components have started."""

    settings: Settings
    metrics: Metrics
    database: Database
    bus: Bus
    limits: Limits
    service: MatchService
    checks: Mapping[str, Check]
    workers: Workers
    reviews: Reviews
    sweeper: Sweeper = field(default_factory=Sweeper)
    _people: People | None = None

    @property
    def people(self) -> People:
        """Who comes, and what they may."""
        if self._people is None:
            raise RuntimeError("the server has not started")
        return self._people

    async def start(self) -> None:
        """Start everything."""
        await self.database.start()
        hooks = Hooks(
            leaving=self.service.leave_all,
            ended=self.service.credentials.ended,
            restated=self.service.restate,
        )
        self._people = await open_people(self.settings, self.database, self.limits, hooks)
        self.sweeper.start(self._people)
        await self.service.start()

    async def stop(self) -> None:
        """Stop everything that was started; what was acknowledged is on disk.

        If one of them fails, those below it are stopped all the same.
        """
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.database.stop)
            if self._people is not None:
                stack.callback(self._people.close)
            stack.push_async_callback(self.workers.stop)
            stack.push_async_callback(self.sweeper.stop)
            stack.push_async_callback(self.service.stop)


def _limits(settings: Settings) -> dict[str, Limit]:
    rate = Limit(settings.requests_per_minute, MINUTE)
    limits = {**LIMITS, "request by address": rate}
    factor = settings.limit_factor
    return {name: replace(limit, count=limit.count * factor) for name, limit in limits.items()}


def components_of(settings: Settings, metrics: Metrics) -> Components:
    """The components that settings ask for: embedded ones, or those of a cluster."""
    database = database_of(settings)
    bus, jobs, counter, checks = _shared(settings)
    pacing = Pacing(
        settings.spectator_delay,
        settings.computer_pause / 1000,
        settings.limit_factor,
        settings.away_after,
        settings.hand_over_after,
        settings.claim_after,
        settings.computer_memory << 20,
    )
    limits = Limits(counter, _limits(settings))
    workers = Workers(settings.limit_factor)
    service = MatchService(database, bus, jobs, metrics, pacing, Means(limits, workers))
    metrics.matches.set_function(lambda: len(service.rooms))
    checks = {"database": database_check(database), **checks}
    return Components(
        settings=settings,
        metrics=metrics,
        database=database,
        bus=bus,
        limits=limits,
        service=service,
        checks=checks,
        workers=workers,
        reviews=Reviews(workers),
    )


def database_of(settings: Settings) -> Database:
    """The database that settings name, not started yet."""
    if not settings.database_url:
        return SqliteDatabase(settings.database_file)
    try:
        from tessella.server.store.postgres import PostgresDatabase  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise ServeError("serve-extra", flag="--database") from error
    return PostgresDatabase(settings.database_url)


def _shared(settings: Settings) -> tuple[Bus, Jobs, Counter, dict[str, Check]]:
    """What processes share: they are alone, or have Redis."""
    if not settings.redis:
        return LocalBus(), LocalJobs(), LocalCounter(), {}
    try:
        from tessella.server.bus.redis_bus import RedisBus  # noqa: PLC0415 - an extra
        from tessella.server.bus.redis_jobs import RedisJobs  # noqa: PLC0415
        from tessella.server.people.redis_limits import RedisCounter  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ServeError("serve-extra", flag="--redis") from error
    bus = RedisBus(settings.redis)
    return bus, RedisJobs(settings.redis), RedisCounter(bus.redis), {"redis": bus.ping}
