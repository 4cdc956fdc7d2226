"""Garbage collections never stop the program for long, and still free everything that is unreachable."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.process import gc_schedule
from bot.process.gc_schedule import EVERY, REST, GcSchedule
from engine.charts.collector import note_dropped_chart_games


class Ring:
    """One of two that hold each other."""

    def __init__(self) -> None:
        self.other: Ring | None = None


def ring() -> "weakref.ref[Ring]":
    """Make two that hold each other, and nobody else does."""
    one, two = Ring(), Ring()
    one.other, two.other = two, one
    return weakref.ref(one)


class Clock:
    """A clock that the test pushes on."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kept(clock: Clock) -> Iterator[GcSchedule]:
    made = GcSchedule(clock)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        assert gc.get_freeze_count() == 0


def test_nothing_is_collected_until_it_starts(clock: Clock) -> None:
    made = GcSchedule(clock)
    try:
        gc_schedule.collect_nothing()
        assert not gc.isenabled()
        made.start()
        assert gc.isenabled()
    finally:
        gc.enable()
        made.stop()


def test_what_outlives_a_long_look_is_not_looked_at_again(kept: GcSchedule, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "LONG", 0.0)
    alive = [[n] for n in range(50_000)]
    gc.collect()
    frozen = gc.get_freeze_count()
    assert frozen >= len(alive)
    assert not any(one is alive[0] for one in gc.get_objects())


def test_a_short_look_sets_nothing_apart(kept: GcSchedule, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "LONG", 60.0)
    before, looks = gc.get_freeze_count(), kept.looks
    alive: list[list[int]] = [[]]
    gc.collect()
    assert kept.looks == looks + 1
    assert gc.get_freeze_count() <= before  # what was freed since leaves the count too
    assert any(one is alive[0] for one in gc.get_objects())


def test_looks_at_the_young_are_left_alone(kept: GcSchedule, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "LONG", 0.0)
    looks = kept.looks
    gc.collect(0)
    gc.collect(1)
    assert kept.looks == looks


def test_cycles_that_were_set_apart_go_when_nobody_waits(kept: GcSchedule, clock: Clock) -> None:
    lost = ring()
    gc.freeze()
    gc.collect()
    assert lost() is not None  # frozen, so not collected
    clock.at += EVERY + 1
    assert kept.collect_all_if_idle()
    assert lost() is None


def test_what_was_dropped_before_a_collection_of_all_is_found_by_it(kept: GcSchedule, clock: Clock) -> None:
    note_dropped_chart_games(1)
    clock.at += EVERY + 1
    assert kept.collect_all_if_idle()
    clock.at += REST + 1
    assert not kept.collect_all_if_idle(), "there is nothing left to be found"
    note_dropped_chart_games(1)
    clock.at += REST + 1
    assert kept.collect_all_if_idle()


def test_nobody_who_waits_is_kept_waiting(kept: GcSchedule, clock: Clock) -> None:
    clock.at += EVERY + 1
    kept.note_press()
    clock.at += REST / 2
    assert not kept.collect_all_if_idle()
    clock.at += REST
    assert kept.collect_all_if_idle()
    clock.at += REST + 1
    assert not kept.collect_all_if_idle()  # not again so soon


def test_it_looks_often_while_people_press_and_not_else(kept: GcSchedule, clock: Clock) -> None:
    lost, looks = ring(), kept.looks
    kept.collect_if_pressed()
    assert (kept.looks, lost() is None) == (looks, False)
    clock.at += 1
    kept.note_press()
    clock.at += 1
    kept.collect_if_pressed()
    assert (kept.looks, lost() is None) == (looks + 1, True)
    clock.at += 1
    kept.collect_if_pressed()
    assert kept.looks == looks + 1
