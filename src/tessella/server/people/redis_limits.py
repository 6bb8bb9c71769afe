"""Limits that all processes of a server share, counted in Redis by its own clock."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import structlog
from redis.exceptions import RedisError

from tessella.server.people.limits import LocalCounter
from tessella.server.people.signing import digest

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from tessella.server.people.limits import Limit

log = structlog.get_logger(__name__)
AWAY: Final = 1.0
"""Seconds that Redis is left alone after it has not answered: nobody shall wait for it."""

SPEND: Final = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local count, seconds = tonumber(ARGV[1]), tonumber(ARGV[2])
local number = math.floor(now / seconds)
local kept = redis.call('HMGET', KEYS[1], 'number', 'count', 'before')
local last, used, before = tonumber(kept[1] or -9), tonumber(kept[2] or 0), tonumber(kept[3] or 0)
if last ~= number then
  before = (last == number - 1) and used or 0
  used = 0
end
local left = 1 - (now / seconds - number)
if used >= count then return tostring(left * seconds) end
local over = used + before * left - (count - 1)
if over > 0 and before > 0 then return tostring(math.max(over / before * seconds, 0.001)) end
redis.call('HSET', KEYS[1], 'number', number, 'count', used + 1, 'before', before)
redis.call('PEXPIRE', KEYS[1], 2000 * seconds)
return '0'
"""
"""`LocalCounter.spend` in one step that nobody can come between."""


class RedisCounter:
    """Counts in Redis; while that is away, each process counts for itself."""

    def __init__(self, redis: Redis) -> None:
        self._spend = redis.register_script(SPEND)
        self._local = LocalCounter()
        self._away_until = 0.0

    async def spend(self, name: str, limit: Limit, key: str) -> float:
        """Count once more, or tell how long to wait."""
        place = f"tessella:limit:{name}:{digest(key)[:32]}"
        if time.monotonic() < self._away_until:
            return await self._local.spend(name, limit, key)
        try:
            return float(await self._spend(keys=[place], args=[limit.count, limit.seconds]))
        except (RedisError, OSError) as error:
            log.warning("limits counted without Redis", why=type(error).__name__)
            self._away_until = time.monotonic() + AWAY
            return await self._local.spend(name, limit, key)
