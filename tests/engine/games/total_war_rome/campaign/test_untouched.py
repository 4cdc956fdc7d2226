"""Defence rolls that take nothing: that an army has no skirmisher or artillery card for an S is told openly, since who
has one is asked which he loses (ruling 26)."""

import pytest

from engine.games.total_war_rome.actions.agents import RebelUprising
from engine.games.total_war_rome.actions.event_cards import CampFever
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.events.campaign import ArmyUnscathed
from engine.games.total_war_rome.game import GAME
from engine.kernel import battery
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from tests.engine.games.total_war_rome.scenario import (
    CARTHAGE,
    JAVELINS,
    KEY,
    LOWLAND,
    ROME,
    SPEARS,
    TRIBES,
    Board,
)

C1, TRIBES_1, TRIBES_2 = "carthage_1", "barbarian_tribes_1", "barbarian_tribes_2"


def rising(*more: str) -> tuple[Board, RebelUprising]:
    board = Board().holds(ROME, "rebel_uprising").own(CARTHAGE, "massylia").agent("rome_agent_1", "massylia")
    board.army(C1, "massylia", *(SPEARS,) * (4 - len(more)), *more).agents()
    return board, RebelUprising(board.card(ROME, "rebel_uprising"), "rome_agent_1", "massylia")


@pytest.mark.ruling(26)
def test_an_s_that_finds_no_light_card_is_told_to_all() -> None:
    board, action = rising()
    board.do(ROME, action, "Gs", "W-")
    assert board.all(ArmyUnscathed) == [ArmyUnscathed(owner=CARTHAGE, army=C1)]
    assert board.moment() != "losses.choose" and len(board.state.armies[C1].cards) == 4


@pytest.mark.parametrize(("more", "rolls"), [((JAVELINS,), ("Gs", "W-")), ((), ("G-", "W-")), ((), ("Gx", "W-"))])
def test_nothing_is_told_where_a_card_is_lost_or_no_s_was_rolled(more: tuple[str, ...], rolls: tuple[str, ...]) -> None:
    board, action = rising(*more)
    board.do(ROME, action, *rolls)
    assert (board.moment() == "losses.choose") is bool(more) and board.all(ArmyUnscathed) == []


def found_after(board: Board, side: str, action: Action, rolls: int = 60) -> list[str]:
    """Return what the law of who is asked after a decision finds, over so many rolls of the dice."""
    prompt = board.prompt(side, type(action))
    return [
        what
        for n in range(rolls)
        for what in battery.check_awaited_alike(GAME, board.state, prompt, action, KEY, n, UnverifiedRandom(n))
    ]


@pytest.mark.parametrize("more", [(), (JAVELINS,)])
def test_who_is_asked_after_an_uprising_hangs_on_nothing_hidden(more: tuple[str, ...]) -> None:
    board, action = rising(*more)
    assert found_after(board, ROME, action) == []


def test_who_is_asked_after_a_fever_hangs_on_nothing_hidden() -> None:
    board = Board().holds(ROME, "camp_fever").own(ROME, "messana").army(C1, "messana", *(SPEARS,) * 4).campaign(ROME)
    assert found_after(board, ROME, CampFever(board.card(ROME, "camp_fever"), C1)) == []


def test_infighting_tells_it_of_either_army() -> None:
    board = Board().army(TRIBES_1, "aedui", *(LOWLAND,) * 4).army(TRIBES_2, "arverni", *(LOWLAND,) * 4)
    board.campaign(TRIBES).do(TRIBES, EndTurn(), "Rs", "Rx", "Rs", "Rx")
    assert [told.army for told in board.all(ArmyUnscathed)] == [TRIBES_1, TRIBES_2]
