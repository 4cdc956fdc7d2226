"""What is done again and again goes on after a look that failed, and its log keeps the error's text to itself."""

import asyncio
import logging

import pytest

from bot.process.repeating import each_of, repeat


async def test_a_look_that_fails_does_not_end_the_others(caplog: pytest.LogCaptureFixture) -> None:
    looks = 0
    seen_twice = asyncio.Event()

    async def look() -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise OSError("the hand of Boris: Elephants")
        seen_twice.set()

    with caplog.at_level(logging.ERROR):
        task = asyncio.create_task(repeat(look, 0.0, logging.getLogger("test"), "nothing was looked at"))
        await seen_twice.wait()
        task.cancel()
    assert [record.getMessage() for record in caplog.records] == ["nothing was looked at (OSError)"]


async def test_a_look_at_one_that_fails_keeps_none_from_the_others() -> None:
    looked: list[int] = []

    async def look(one: int) -> None:
        if one < 3:
            raise OSError(f"number {one}")
        looked.append(one)

    with pytest.raises(OSError, match="number 1"):
        await each_of((1, 2, 3, 4), look)
    assert looked == [3, 4]
