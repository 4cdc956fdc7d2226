"""Scenes: where they begin and how they end, also where nothing is told of it, or several in one step."""

from types import SimpleNamespace
from typing import Any

from bot.tables.event_spans import ended, spans_of
from bot.titles import title
from engine.games.total_war_rome.events.battle import NavalBattleBegun, NavalBattleFought, SeaFightOver
from engine.games.total_war_rome.frames.campaign import SeaFight
from engine.kernel.events import Event

SHOWN = title("total_war_rome")
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


def test_a_report_for_each_that_ends_in_a_step() -> None:
    assert ended([FOUGHT, OVER], SHOWN, CALM, broken=False) == 1
    assert ended([OVER, B], SHOWN, FIGHTING, broken=False) == 1
    assert ended([OVER, B, OVER], SHOWN, CALM, broken=False) == 2
    assert ended([OVER, B], SHOWN, CALM, broken=False) == 2  # the second was broken off at once
    assert ended([], SHOWN, CALM, broken=True) == 1
    assert ended([B], SHOWN, FIGHTING, broken=True) == 1
    assert ended([A], SHOWN, FIGHTING, broken=False) == 0
