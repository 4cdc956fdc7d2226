"""What others did is told above a question in three lines at most, with the way to the thread, and never as a call."""

from typing import Any

import pytest

from bot.screens.news_since_decision import are_lines_since_decision_cut, lines_since_decision
from bot.screens.seat_card import lead_above_questions
from bot.tables.live import LiveTable
from bot.tables.visible_events import SeatHistory
from engine.games.total_war_rome.events.board import RegionTaken
from engine.games.total_war_rome.events.diplomacy import StatusChanged
from engine.store.models import Decision
from tests.bot.hall import InProcess
from tests.engine.games.total_war_rome.scenario import CARTHAGE, GREEKS

FAR, NEAR = ("gades", "lusitania", "callaecia"), ("liguria", "boii", "venetia")


@pytest.fixture
async def live(hall: InProcess) -> LiveTable:
    actor = await hall.actor(await hall.start("Ada", "Boris", game="total_war_rome"))
    await hall.settled()
    return actor.live


def history(*events: Any, decided: bool = True) -> SeatHistory:
    made = Decision(
        id=1, parent=None, seat="1", prompt="", moment="", action={}, label={}, barrier="", draws=(), at=1_800_000_000.0
    )
    return SeatHistory(made if decided else None, (), (), tuple(events))


async def test_what_is_near_comes_first_and_three_lines_are_the_most(live: LiveTable) -> None:
    seat = next(s.seat for s in live.humans() if "rome" in live.view(s.seat).sides)
    taken = [RegionTaken(region, CARTHAGE, "", "conquest") for region in FAR]
    taken += [RegionTaken(region, GREEKS, "", "conquest") for region in NEAR]
    status = [StatusChanged(CARTHAGE, GREEKS, "enemy")]
    lines = lines_since_decision(live, history(*taken, *status), seat)
    assert lines[0] == live.words("since.title") and "channels/" in lines[1] and len(lines) == 5
    assert "Liguria" in lines[2] and "Gades" in lines[4]


async def test_it_is_no_news_by_itself_and_no_news_before_the_first_move(live: LiveTable) -> None:
    taken = RegionTaken("liguria", CARTHAGE, "", "conquest")
    assert lines_since_decision(live, history(taken)) == []
    seat = live.humans()[0].seat
    assert lead_above_questions(live, seat, history(taken, decided=False), 1.0).since == ()
    assert not are_lines_since_decision_cut(live, history(taken), seat)
