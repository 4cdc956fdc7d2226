"""The simulation of many tables: queues, chances, limits, and that it counts what the costs say."""

from random import Random

import msgspec
import pytest

from testbed.bench.scale import (
    Load,
    ProcessorCosts,
    Queue,
    busiest_hour_share_by_resource,
    measured_costs,
    memory_per_process_mib,
    most_tables,
    random_arrival_count,
    simulate_day,
    start_seconds,
)

COSTS = measured_costs()


def test_a_day_has_as_many_decisions_as_its_hours_say() -> None:
    assert len(COSTS.hours) == 24 and sum(COSTS.hours) == pytest.approx(24)


def test_nobody_waits_where_a_second_brings_less_than_is_served() -> None:
    queue = Queue(10)
    for _ in range(100):
        queue.pass_second(10)
    assert queue.wait_quantile(0.99) == 0


def test_what_is_left_waits_for_the_next_second() -> None:
    queue = Queue(10)
    queue.pass_second(30)  # 20 are left; those that came waited 1 s in the mean
    assert queue.wait_quantile(1) == 1
    queue.pass_second(10)  # behind the 20
    assert queue.wait_quantile(1) == 2


@pytest.mark.parametrize("expected", [0.3, 4.0, 60.0])
def test_so_many_come_in_the_mean_as_are_expected(expected: float) -> None:
    lots = Random(5)
    drawn = [random_arrival_count(lots, expected) for _ in range(4000)]
    assert sum(drawn) / len(drawn) == pytest.approx(expected, rel=0.06)
    assert sum((one - expected) ** 2 for one in drawn) / len(drawn) == pytest.approx(expected, rel=0.12)


def test_twice_the_tables_are_twice_the_work_and_more_processes_less_for_each() -> None:
    one, two = (
        busiest_hour_share_by_resource(Load(tables=5_000), COSTS),
        busiest_hour_share_by_resource(Load(tables=10_000), COSTS),
    )
    assert all(two[name] == pytest.approx(2 * share) for name, share in one.items())
    shared = busiest_hour_share_by_resource(Load(tables=10_000, processes=4), COSTS)
    assert shared["event loop"] == pytest.approx(two["event loop"] / 4)
    assert shared["Discord's limit"] == two["Discord's limit"]


def test_at_its_most_tables_a_resource_has_a_fifth_left() -> None:
    for name, most in most_tables(Load(tables=1_000), COSTS).items():
        assert busiest_hour_share_by_resource(Load(tables=most), COSTS)[name] == pytest.approx(0.8, rel=0.01)


def test_a_bot_within_its_limits_answers_at_once_and_one_beyond_them_does_not() -> None:
    an_hour = msgspec.structs.replace(COSTS, hours=[1.0], processor_ms=ProcessorCosts(loop=1, drawing=1))
    limit = most_tables(Load(tables=1_000), an_hour)["Discord's limit"]
    spare = simulate_day(Load(tables=limit // 2, processes=2), an_hour)
    beyond = simulate_day(Load(tables=limit * 2, processes=2), an_hour)
    assert spare["Discord's limit"].p99 < 0.5 and beyond["Discord's limit"].p99 > 600
    assert simulate_day(Load(tables=limit // 2, processes=2), an_hour) == spare  # the same seed, the same day


def test_memory_and_start_grow_with_servers_and_shards() -> None:
    small, large = Load(tables=1_000, servers=100), Load(tables=1_000, servers=10_000, shards=10)
    assert memory_per_process_mib(large, COSTS) - memory_per_process_mib(small, COSTS) == pytest.approx(
        9_900 * COSTS.memory.server_kib / 1024
    )
    assert start_seconds(large, COSTS) == 10 * start_seconds(small, COSTS)
