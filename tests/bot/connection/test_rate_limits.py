"""Rate limits: a long window refuses nobody while calls are left; a spent one refuses at once and tells how long."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.connection.rate_limits import RateLimitBucket
from tests.bot.hall import InProcess

THREADS = "POST /channels/{channel_id}/messages/{message_id}/threads"


def told(bucket: RateLimitBucket, limit: int, remaining: int, after: float) -> None:
    """Let a bucket learn what the headers of an answer say."""
    headers = {"X-Ratelimit-Limit": limit, "X-Ratelimit-Remaining": remaining, "X-Ratelimit-Reset-After": after}
    answer: Any = SimpleNamespace(headers={name: str(value) for name, value in headers.items()})
    bucket.update(answer)


async def call(bucket: RateLimitBucket, *, left: int | None = None, limit: int = 50, after: float = 300.0) -> None:
    """Make one call, whose answer says that so many are left."""
    async with bucket:
        await asyncio.sleep(0)
        told(bucket, limit, bucket.remaining if left is None else left, after)


async def test_calls_that_are_left_in_a_long_window_go_at_once() -> None:
    """A window of five minutes refused the second call of fifty."""
    bucket = RateLimitBucket(30.0)
    for left in range(49, 0, -1):
        await call(bucket, left=left)


async def test_a_spent_long_window_refuses_until_it_is_over_and_says_how_long() -> None:
    bucket = RateLimitBucket(30.0)
    await call(bucket, left=0)
    for _ in range(3):  # and it is not forgotten with the first refusal, or the next call were a 429 for certain
        with pytest.raises(discord.RateLimited) as refused:
            await call(bucket)
        assert 299 < refused.value.retry_after <= 300
    bucket.expires = asyncio.get_running_loop().time() - 0.01
    await call(bucket, left=49)


async def test_a_short_wait_is_waited() -> None:
    bucket, began = RateLimitBucket(30.0), time.monotonic()
    await asyncio.gather(*(call(bucket, limit=2, after=0.2) for _ in range(5)))
    assert 0.3 < time.monotonic() - began < 3


async def test_those_who_wait_for_the_first_answer_learn_of_its_window_at_once() -> None:
    """Of many at once on a new bucket one goes ahead; the others go with what its answer leaves, or are refused."""
    bucket = RateLimitBucket(30.0)
    done = await asyncio.gather(call(bucket, left=2, limit=3), *(call(bucket, limit=3) for _ in range(4)),
                                return_exceptions=True)  # fmt: skip
    assert [type(one) for one in done] == [type(None)] * 3 + [discord.RateLimited] * 2


async def test_who_gives_up_waiting_costs_nobody_his_turn() -> None:
    bucket = RateLimitBucket(30.0)
    await bucket.acquire()
    waiting = [asyncio.create_task(call(bucket)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    told(bucket, 50, 49, 300.0)
    await bucket.__aexit__(None, None, None)
    done = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
    assert [type(one) for one in done] == [asyncio.CancelledError, type(None), type(None)]


# On the wire


async def test_a_second_table_in_a_channel_within_five_minutes(hall: InProcess) -> None:
    first, second = await hall.create("Ada"), await hall.create("Ada")
    assert hall.thread(first).id != hall.thread(second).id


async def test_a_spent_window_is_not_asked_again(hall: InProcess) -> None:
    hall.sandbox.limits.buckets[THREADS] = (1, 300.0)
    await hall.create("Ada")
    channel = int(hall.sandbox.channel("games").id)
    http = hall.app.client.http
    message = await http.send_message(channel, params=discord.http.handle_message_parameters("a message"))
    route = Route("POST", THREADS.removeprefix("POST "), channel_id=channel, message_id=message["id"])

    def asked() -> int:
        return sum(f"{method} {what}" == THREADS for method, what, _ in hall.sandbox.server.log)

    before = asked()
    for _ in range(2):
        with pytest.raises(discord.RateLimited):
            await http.request(route, json={"name": "a thread"})
    assert asked() == before
