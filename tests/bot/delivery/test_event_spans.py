"""Scenes: where they begin and how they end, also where nothing is told of it, or several in one step."""

from types import SimpleNamespace
from typing import Any

from bot.tables.event_spans import events_told_by_live_message, span_end_positions, spans_of
from bot.titles import title_of_game
from engine.games.total_war_rome.events.battle import NavalBattleBegun, NavalBattleFought, SeaFightOver
from engine.games.total_war_rome.events.campaign import NavyMoved
from engine.games.total_war_rome.frames.campaign import SeaFight
from engine.kernel.events import EmittedEvent, Event

SHOWN = title_of_game("total_war_rome")
A = NavalBattleBegun("rome", "carthage", "sea", "rome_fleet_1", "carthage_fleet_1", 2, 2)
B = NavalBattleBegun("rome", "carthage", "sea", "rome_fleet_1", "carthage_fleet_2", 2, 2)
FOUGHT = NavalBattleFought("rome", "rome", "carthage", "sea")
OVER = SeaFightOver("rome_fleet_1", "carthage_fleet_1")
FIGHTING: Any = SimpleNamespace(frames=[SeaFight(attacker="", defender="", serial=7)])
CALM: Any = SimpleNamespace(frames=[])


def spans(*told: tuple[int, Event], on: bool = False, at: int = 9) -> list[tuple[int, int | None]]:
    return [(span.start, span.end) for span in spans_of(told, SHOWN, on=on, at=at)]


def test_from_its_opening_to_its_close() -> None:
    assert spans((3, A), (4, FOUGHT), on=True) == [(3, None)]
    assert spans((3, A), (4, FOUGHT), (5, OVER), (6, FOUGHT)) == [(3, 5)]
    assert spans((2, FOUGHT), (2, OVER)) == []  # it began before what is looked at


def test_broken_off_with_its_procedure_or_by_the_next() -> None:
    assert spans((3, A), (4, FOUGHT), at=6) == [(3, 6)]
    assert spans((3, A), (5, B), on=True) == [(3, 5), (5, None)]


def test_the_next_begins_in_the_very_step_that_ends_one() -> None:
    """Another enemy navy lies in the same sea: the message of the first ends, that of the second begins."""
    told = ((3, A), (5, OVER), (5, B))
    assert spans(*told, on=True) == [(3, 5), (5, None)]
    assert spans(*told, (5, OVER)) == [(3, 5), (5, 5)]
    first, second = spans_of(told, SHOWN, on=True, at=5)
    assert first.events == (A, OVER) and second.events == (B,)


def ended(seen: list[Event], after: Any, *, broken: bool) -> list[int]:
    return span_end_positions([EmittedEvent(event) for event in seen], SHOWN, after, broken=broken)


def test_a_report_for_each_that_ends_in_a_step() -> None:
    assert ended([FOUGHT, OVER], CALM, broken=False) == [2]
    assert ended([OVER, B], FIGHTING, broken=False) == [1]
    assert ended([OVER, B, OVER], CALM, broken=False) == [1, 3]
    assert ended([OVER, B], CALM, broken=False) == [1, 2]  # the second was broken off at once
    assert ended([], CALM, broken=True) == [0]
    assert ended([B], FIGHTING, broken=True) == [0]
    assert ended([A], FIGHTING, broken=False) == []


def test_what_a_live_message_tells_is_no_line_of_the_ledger() -> None:
    away = NavyMoved("carthage", "carthage_fleet_1", "sea", "cyrenaica")
    assert events_told_by_live_message([EmittedEvent(away), EmittedEvent(A), EmittedEvent(FOUGHT)], SHOWN) == {1, 2}
    assert events_told_by_live_message([EmittedEvent(away), EmittedEvent(OVER), EmittedEvent(away)], SHOWN) == {0, 1}
    assert events_told_by_live_message([EmittedEvent(away, ("voyage_1", "land_battle_2"))], SHOWN) == {0}
