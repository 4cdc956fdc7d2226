"""The throttle: a few at once, then a steady rate, and never more in any second than Discord takes."""

import random

import pytest

from bot.delivery.throttle import A_SECOND, AT_ONCE, Throttle


class Clock:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.at = 500.0

    def __call__(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def test_after_a_calm_some_go_at_once_and_then_one_after_another(clock: Clock) -> None:
    throttle = Throttle(now=clock, sleep=clock.sleep)
    for _ in range(int(AT_ONCE)):
        await throttle.wait()
    assert clock.at == pytest.approx(500.0, abs=1e-6)
    for n in range(1, 20):
        await throttle.wait()
        assert clock.at == pytest.approx(500.0 + n / A_SECOND)


async def test_without_a_rate_nobody_waits(clock: Clock) -> None:
    throttle = Throttle(0, clock, clock.sleep)
    for _ in range(100):
        await throttle.wait()
    assert clock.at == 500.0


async def test_no_second_sees_more_than_discord_takes(clock: Clock) -> None:
    throttle, sent, lots = Throttle(now=clock, sleep=clock.sleep), [], random.Random(7)
    for _ in range(3000):
        clock.at += lots.choice((0.0, 0.0, 0.0, 0.001, 0.02, 0.3))
        await throttle.wait()
        sent.append(clock.at)
    for n, first in enumerate(sent):
        assert sum(at < first + 1.0 for at in sent[n : n + 60]) <= 50
