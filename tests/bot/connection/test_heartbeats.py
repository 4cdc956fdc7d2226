"""A dead connection is noticed within twenty seconds at Discord's own interval, and a living one is left alone."""

import asyncio
import time

import pytest

from bot.connection import heartbeats
from bot.testbed.sandbox.gateway import HEARTBEAT_MS
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
        gateway.die()
        began = time.monotonic()
        pressed = asyncio.create_task(hall.person("Ada").slash("help"))
        await until(lambda before=resumes: gateway.resumes > before)
        assert time.monotonic() - began < SOON / SCALE + 1.0
        assert "Praetor" in (await pressed).text
    assert gateway.identifies == 1


async def test_an_idle_connection_stays(quick: None, hall: InProcess) -> None:
    """Nothing but beats goes on, for as long as eight of them take."""
    gateway = hall.sandbox.gateway
    began = len(gateway.beats)
    await asyncio.sleep(8 * heartbeats.EVERY)
    assert 6 <= len(gateway.beats) - began <= 10
    assert gateway.identifies == 1 and gateway.resumes == 0
