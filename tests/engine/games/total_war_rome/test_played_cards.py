"""A card that is played is seen by all: whoever has played one takes it back with the others' consent alone."""

import pytest

from engine.games.total_war_rome.actions.agents import Protests
from engine.games.total_war_rome.actions.campaign import March
from engine.games.total_war_rome.actions.event_cards import FairWinds, ForcedMarch, Plunder
from engine.kernel.actions import Action
from tests.engine.games.total_war_rome.scenario import FOOT, ROME, Board


def campaigner(event: str) -> Board:
    """Rome with an army, a navy and one card."""
    board = Board().holds(ROME, event).army("rome_1", "umbria", FOOT, FOOT, FOOT, FOOT)
    return board.navy("rome_fleet_1", "mare_tyrrhenum").campaign()


@pytest.mark.parametrize(
    ("event", "action"),
    [
        ("forced_march", lambda card: ForcedMarch(card, "rome_1")),
        ("fair_winds", lambda card: FairWinds(card, "rome_fleet_1")),
    ],
)
def test_an_event_of_ones_own_turn_bars_undo(event: str, action: type[Action]) -> None:
    board = campaigner(event)
    assert board.do(ROME, action(board.card(ROME, event))).barrier == "reveal"


def test_plunder_bars_undo() -> None:
    board = campaigner("plunder").do(ROME, March("rome_1", ("boii",)), "G-", "G-")
    assert board.do(ROME, Plunder(board.card(ROME, "plunder"), "boii")).barrier == "reveal"


def test_an_agent_action_without_a_die_bars_undo() -> None:
    board = Board().holds(ROME, "protests").agents()
    assert board.do(ROME, Protests(board.card(ROME, "protests"), "rome_agent_1", "hippo")).barrier == "reveal"


def test_a_card_that_all_know_bars_nothing() -> None:
    board = campaigner("forced_march")
    card = board.card(ROME, "forced_march")
    board.state.cards.show([card])
    assert board.do(ROME, ForcedMarch(card, "rome_1")).barrier == ""
