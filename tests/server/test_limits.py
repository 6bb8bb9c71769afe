import asyncio

import pytest
from redis.asyncio import Redis

from tessella.server.errors import Problem
from tessella.server.people.devices import Device
from tessella.server.people.limits import LIMITS, Bucket, Buckets, Limit, Limits, LocalCounter
from tessella.server.people.redis_limits import RedisCounter
from tests.server.town import PASSWORD, Opened, Town, story, town

WRONG = "wrong horse"


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def allowed(counter: LocalCounter, limit: Limit, tries: int) -> int:
    return sum([await counter.spend("x", limit, "key") == 0 for _ in range(tries)])


@story
async def test_no_window_of_time_holds_much_more_than_the_limit() -> None:
    time, limit = Time(), Limit(20, 900)
    counter, granted = LocalCounter(time), []
    for _ in range(6000):
        time.now += 1.0
        if await counter.spend("x", limit, "key") == 0:
            granted.append(time.now)
    most = max(sum(start <= at < start + 900 for at in granted) for start in granted)
    assert 20 <= most <= 30, "an even spread is assumed of the window before"
    assert len(granted) <= 20 * 6000 / 900 + 20


@story
async def test_whoever_waits_as_long_as_told_is_let_in() -> None:
    time, limit = Time(), Limit(5, 60)
    counter, refused = LocalCounter(time), 0
    for _ in range(40):
        seconds = await counter.spend("x", limit, "key")
        if seconds:
            refused += 1
            time.now += seconds - 0.01
            assert await counter.spend("x", limit, "key") > 0
            time.now += 0.02
            while (more := await counter.spend("x", limit, "key")) > 0:
                assert more <= 60
                time.now += more
    assert refused > 5


@story
async def test_keys_and_names_are_counted_apart_and_in_bounded_memory() -> None:
    counter, limit = LocalCounter(Time(), kept=100), Limit(1, 60)
    assert await counter.spend("x", limit, "a") == 0
    assert await counter.spend("x", limit, "a") > 0
    assert await counter.spend("x", limit, "b") == 0
    assert await counter.spend("y", limit, "a") == 0
    for number in range(1000):
        await counter.spend("x", limit, str(number))
    assert len(counter._windows) == 100


@story
async def test_redis_counts_for_all_processes_as_one_process_does(redis_url: str) -> None:
    async with Redis.from_url(redis_url) as one, Redis.from_url(redis_url) as other:
        counters = (RedisCounter(one), RedisCounter(other))
        limit = Limit(7, 1000)
        tries = [counters[number % 2].spend("x", limit, "key") for number in range(20)]
        waits = await asyncio.gather(*tries)
        assert sum(seconds == 0 for seconds in waits) == 7
        assert all(0 <= seconds <= 1000 for seconds in waits)
        keys = await one.keys("tessella:limit:x:*")
        assert [await one.pttl(key) > 0 for key in keys] == [True]
        assert b"key" not in keys[0], "names and addresses are not kept"


@story
async def test_without_redis_each_process_counts_for_itself() -> None:
    async with Redis.from_url("redis://127.0.0.1:1/0", retry=None) as away:
        counter = RedisCounter(away)
        waits = [await counter.spend("x", Limit(2, 60), "key") for _ in range(3)]
    assert waits[:2] == [0, 0]
    assert waits[2] > 0


def test_a_bucket_takes_bursts_and_then_its_rate() -> None:
    time = Time()
    bucket = Bucket(rate=2, size=5, clock=time)
    assert [bucket.take() for _ in range(6)] == [0, 0, 0, 0, 0, 0.5]
    time.now += 0.5
    assert [bucket.take() == 0 for _ in range(2)] == [True, False]
    time.now += 1000
    assert [bucket.take() == 0 for _ in range(6)] == [True] * 5 + [False]
    assert bucket.take(6) == 3.0, "more than it holds is never there"


@story
async def test_limits_say_when_to_come_back() -> None:
    limits = Limits(LocalCounter(Time()), {"x": Limit(1, 60)})
    await limits.spend("x", "key")
    with pytest.raises(Problem) as refused:
        await limits.spend("x", "key")
    assert refused.value.code == "too-many"
    assert 1 <= (refused.value.retry_after or 0) <= 60


def at_a_windows_start(place: Town, seconds: int = 900) -> None:
    place.clock.ms += seconds * 1000 - place.clock.ms % (seconds * 1000)


async def guessed(place: Town, address: str, times: int, name: str = "Anna") -> list[str]:
    """The answers to so many wrong passwords from an address."""
    browser = place.browser(address)
    tries = [await browser.post("sign-in", name=name, password=WRONG) for _ in range(times)]
    return [answer.json()["code"] for answer in tries]


@story
async def test_wrong_passwords_of_others_lock_nobody_out(open_sqlite: Opened) -> None:
    async with town(open_sqlite, limits=dict(LIMITS)) as place:
        await place.account("Anna")
        at_a_windows_start(place)
        codes = await guessed(place, "192.0.2.66", 25)
        assert codes == ["wrong-password"] * 20 + ["too-many"] * 5
        elsewhere = await place.browser("192.0.2.99").post(
            "sign-in", name="ÄNNA", password=PASSWORD
        )
        assert elsewhere.is_success, "where nobody has guessed"
        there = place.browser("192.0.2.66", accept_language="en")
        refused = await there.post("sign-in", name="Anna", password=PASSWORD)
        assert refused.json()["code"] == "too-many"
        seconds = int(refused.headers["retry-after"])
        assert 0 < seconds <= 900
        assert f"{seconds} second" in refused.json()["detail"]
        assert (await guessed(place, "192.0.2.66", 1, "Berta")) == ["wrong-password"]
        place.clock.ms += 1_800_000
        assert (await there.post("sign-in", name="Anna", password=PASSWORD)).is_success


@story
async def test_guesses_from_many_addresses_are_slowed_but_known_devices_are_not(
    open_sqlite: Opened,
) -> None:
    async with town(open_sqlite, limits=dict(LIMITS)) as place:
        own = await place.account("Anna")
        await place.account("Berta")
        assert (await own.post("sign-out")).status_code == 204
        at_a_windows_start(place)
        codes = [code for n in range(7) for code in await guessed(place, f"198.51.100.{n}", 10)]
        assert codes == ["wrong-password"] * 60 + ["too-many"] * 10
        stranger = await place.browser("203.0.113.1").post(
            "sign-in", name="Anna", password=PASSWORD
        )
        assert stranger.json()["code"] == "too-many"
        assert int(stranger.headers["retry-after"]) <= 300
        assert (await own.post("sign-in", name="Anna", password=PASSWORD)).is_success
        wrong = [await own.post("sign-in", name="Anna", password=WRONG) for _ in range(21)]
        assert [answer.status_code for answer in wrong] == [401] * 19 + [429] * 2, "by itself"


@story
async def test_a_device_is_known_for_those_who_have_signed_in_there(open_sqlite: Opened) -> None:
    async with town(open_sqlite, limits=dict(LIMITS)) as place:
        own = await place.account("Anna")
        assert await guessed(place, "192.0.2.1", 1, "Berta") == ["wrong-password"]
        await place.account("Berta")
        await own.post("sign-in", name="Berta", password=PASSWORD)
        device = own.client.cookies["tessella_device"]
        for person in ("Anna", "Berta"):
            id_ = (await own.get(f"people/{person}")).json()["id"]
            assert Device.read(device).knows(id_, place.people.signer)
            assert not Device.read(f"x{device}").knows(id_, place.people.signer)
        for odd in ("", ".", "....", "a.b", "x" * 9999, "é.é"):
            assert not Device.read(odd).knows(id_, place.people.signer)
        given = (await own.post("sign-in", name="Anna", password=PASSWORD)).headers
        (cookie,) = [c for c in given.get_list("set-cookie") if c.startswith("tessella_device")]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=Strict", "Path=/api/v1"))
        forged = place.browser("192.0.2.50", cookie=f"tessella_device={device}x")
        codes = [
            (await forged.post("sign-in", name="Berta", password=WRONG)).json()["code"]
            for _ in range(21)
        ]
        assert codes[-1] == "too-many"


@story
async def test_an_address_takes_three_hundred_names_in_ten_minutes(open_sqlite: Opened) -> None:
    async with town(open_sqlite, limits=dict(LIMITS)) as place:
        place.clock.ms += 600_000 - place.clock.ms % 600_000
        browser = place.browser()
        codes = [
            (await browser.post("sign-in", name=f"Anna{number}", password=PASSWORD)).json()["code"]
            for number in range(301)
        ]
        assert codes == ["wrong-password"] * 300 + ["too-many"]
        other = await place.browser("192.0.2.7").post("sign-in", name="Zoe", password=PASSWORD)
        assert other.json()["code"] == "wrong-password"


@story
async def test_guests_accounts_and_requests_are_limited_by_address(open_sqlite: Opened) -> None:
    few = {name: Limit(3, limit.seconds) for name, limit in LIMITS.items()}
    roomy = few | {"request by address": Limit(1000, 60)}
    async with town(open_sqlite, limits=roomy) as place:
        guests = [(await place.browser().post("session")).status_code for _ in range(4)]
        assert guests == [200, 200, 200, 429]
        accounts = [
            (await place.browser().post("sign-up", name=f"Anna{n}x", password=PASSWORD)).status_code
            for n in range(4)
        ]
        assert accounts == [201, 201, 201, 429]
        assert (await place.browser("192.0.2.9").post("session")).status_code == 200
    async with town(open_sqlite, limits=few) as place:
        codes = [(await place.browser().get("session")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert (await place.browser().get("/health/live")).status_code == 200
        for path in ("/health/", "/healthy", "/health/live/x", "/metrics/x"):
            assert (await place.browser().get(path)).status_code == 429, path


@story
async def test_who_watches_the_server_has_a_limit_of_their_own(open_sqlite: Opened) -> None:
    few = {name: Limit(1, limit.seconds) for name, limit in LIMITS.items()}
    async with town(open_sqlite, limits=few) as place:
        codes = [(await place.browser().get("/health/live")).status_code for _ in range(300)]
        assert codes[:200] == [200] * 200
        assert 429 in codes
        refused = await place.browser("127.0.0.9").get("/health/live")
        assert refused.status_code == 200, "it is counted by address"


def test_buckets_are_kept_for_those_who_were_here_last() -> None:
    buckets = Buckets(rate=1, size=1, kept=2)
    first = buckets.of("a")
    assert buckets.of("a") is first
    buckets.of("b")
    buckets.of("a")
    buckets.of("c")
    assert buckets.of("a") is first
    buckets.of("d")
    buckets.of("e")
    assert buckets.of("a") is not first
