"""A dead connection is noticed within twenty seconds at Discord's own interval, and a living one is left alone."""

import asyncio
import time

import pytest

from bot.connection import heartbeats
from bot.sandbox.gateway import HEARTBEAT_MS
from tests.bot.hall import InProcess, until

SOON = 20.0  # seconds
SCALE = 20  # how much quicker the tests beat


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything twenty times as quick, but Discord's own interval."""
    for name in ("EVERY", "SILENCE", "GOODBYE"):
        monkeypatch.setattr(heartbeats, name, getattr(heartbeats, name) / SCALE)


def test_the_numbers_hold() -> None:
    assert heartbeats.SILENCE + heartbeats.GOODBYE < SOON < HEARTBEAT_MS / 1000
    assert heartbeats.SILENCE > 2 * heartbeats.EVERY  # one beat may be lost
    assert heartbeats.RESERVED + 60 / heartbeats.EVERY + 2 <= heartbeats.MAX_SENDS  # with HELLO's beat and the IDENTIFY


async def test_a_dead_connection_is_noticed_and_what_was_pressed_meanwhile_is_answered(
    quick: None, hall: InProcess
) -> None:
    gateway = hall.sandbox.gateway
    for _ in range(2):
        resumes = gateway.resumes
        gateway.go_silent()
        began = time.monotonic()
        pressed = asyncio.create_task(hall.person("Ada").slash("help"))
        await until(lambda before=resumes: gateway.resumes > before)
        assert time.monotonic() - began < SOON / SCALE + 1.0
        assert "Praetor" in (await pressed).text
    assert gateway.identifies == 1


async def idle(seconds: float) -> float:
    """Let time pass, and return the longest moment in which nothing could run here, in seconds."""
    longest, last, end = 0.0, time.monotonic(), time.monotonic() + seconds
    while last < end:
        await asyncio.sleep(0.01)
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    return longest


async def test_an_idle_connection_stays(quick: None, hall: InProcess) -> None:
    """Nothing but beats goes on, for as long as eight of them take. Where the machine was busy elsewhere for as long as
    the silence may last, nothing is shown: the beats are counted anew."""
    gateway = hall.sandbox.gateway
    for _ in range(20):
        began, resumes = len(gateway.beats), gateway.resumes
        if await idle(8 * heartbeats.EVERY) < heartbeats.SILENCE / 3:
            break
    assert 6 <= len(gateway.beats) - began <= 10
    assert gateway.identifies == 1 and gateway.resumes == resumes
