"""What each person may ask of the bot in a minute."""

import pytest

from bot.process.cost_limit import KEPT, CostLimit
from tests.bot.hall import InProcess, refused


class Clock:
    """A clock that stands until it is put on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_pictures_run_out_and_come_back_evenly() -> None:
    clock = Clock()
    limit = CostLimit(6, clock)
    assert [limit.count_request(1, picture=True) for _ in range(7)] == [0.0] * 6 + [10.0]
    clock.now = 9.0
    assert limit.count_request(1, picture=True) == pytest.approx(1.0)
    clock.now = 10.5
    assert limit.count_request(1, picture=True) == 0.0


def test_who_asks_for_too_much_keeps_nobody_else_and_may_still_decide() -> None:
    limit = CostLimit(6, Clock())
    while not limit.count_request(1, picture=True):
        pass
    assert limit.count_request(2, picture=True) == 0.0
    assert [limit.count_request(1, picture=False) for _ in range(18)] == [
        0.0
    ] * 18  # four times six, less the six pictures
    assert limit.count_request(1, picture=False) > 0


def test_no_limit_and_no_memory_of_those_who_are_idle() -> None:
    clock = Clock()
    free = CostLimit(0, clock)
    assert not any(free.count_request(1, picture=True) for _ in range(1000))
    limit = CostLimit(6, clock)
    for user in range(KEPT + 1):
        limit.count_request(user, picture=False)
    clock.now = 61.0
    limit.count_request(5, picture=False)
    assert len(limit._buckets) == 1


async def test_a_person_who_asks_for_too_many_maps_is_told_kindly_and_others_are_served(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    ada, boris, thread = hall.person("Ada"), hall.person("Boris"), hall.thread(table)
    clock = Clock()
    hall.app._handler.door.cost_limit = CostLimit(2, clock)
    for _ in range(2):
        shown = await (await ada.slash("map", thread)).wait_until_answered()
        assert "a lot at once" not in shown.text
    said = await refused(await ada.slash("map", thread), "a lot at once", "30 seconds")
    assert "Something went wrong" not in said
    assert (
        "a lot at once" not in (await (await ada.slash("table", thread)).wait_until_answered()).text
    )  # what a player decides by
    assert "a lot at once" not in (await (await boris.slash("map", thread)).wait_until_answered()).text
    clock.now = 30.0
    assert "a lot at once" not in (await (await ada.slash("map", thread)).wait_until_answered()).text
