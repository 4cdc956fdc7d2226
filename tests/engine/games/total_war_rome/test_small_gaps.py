"""Rulings on small gaps of the rulebook, found with fresh eyes: each as it is played."""

import pytest

from engine.games.total_war_rome.actions.agents import RecruitMercenary, SowDistrust
from engine.games.total_war_rome.actions.campaign import Assault, Betray, March
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.events.rounds import TaxRaised
from engine.games.total_war_rome.income import linked_markets
from tests.engine.games.total_war_rome.scenario import ADMIRAL, CARTHAGE, GREEKS, LEGION, ROME, Board
from tests.engine.games.total_war_rome.spending.test_spending_phase import buy, may, shop
from tests.engine.games.total_war_rome.test_taxation_phase import HOME, lands, taxed

A1, R1, C1 = "rome_agent_1", "rome_1", "carthage_1"


@pytest.mark.ruling(137)
def test_a_wonder_takes_its_gold_from_a_besieged_region_too() -> None:
    """Ruling 137."""
    board = Board().land("latium", wonder=True).army(C1, "latium", siege=True).status(ROME, CARTHAGE, "enemy")
    assert board.state.is_besieged("latium")
    told = next(told for told in taxed(board).all(TaxRaised) if told.side == ROME)
    assert (told.regions, told.wonders) == (HOME - 3, 6)


@pytest.mark.ruling(137)
def test_a_market_whose_road_leads_to_a_besieged_one_keeps_its_gold() -> None:
    board = Board().land("latium", market=True).land("campania", market=True).roads(("latium", "campania"))
    assert linked_markets(board.state, ROME) == {"latium", "campania"}
    board.army(C1, "campania", siege=True).status(ROME, CARTHAGE, "enemy")
    assert linked_markets(board.state, ROME) == {"latium"}


@pytest.mark.ruling(139)
def test_barracks_do_not_calm_the_unrest_that_there_is() -> None:
    """Ruling 139."""
    board = Board().land("latium", unrest=2)
    board = buy(shop(board), rome=Spend(improvements=("latium:barracks",)))
    assert board.state.regions["latium"].barracks and board.state.regions["latium"].unrest == 2
    assert lands(board) == HOME - 3


@pytest.mark.ruling(140)
def test_nobody_hires_from_his_besieged_mercenary_region_but_by_an_agent() -> None:
    """Ruling 140."""
    board = (
        Board().own(ROME, "messana").land("messana", barracks=True).army(R1, "bruttium").status(ROME, CARTHAGE, "enemy")
    )
    assert may(shop(board), troops=("rome_1:mamertines",))
    board.army(C1, "messana", siege=True)
    assert not may(shop(board), troops=("rome_1:mamertines",))
    assert not may(board, generals=(ADMIRAL,), posts=(f"{ADMIRAL}:rome_2",), troops=("rome_2:mamertines",))
    board.holds(ROME, "recruit_mercenaries").agents()
    card = board.card(ROME, "recruit_mercenaries")
    board.do(ROME, RecruitMercenary(card, A1, "messana", R1, "mamertines"))
    assert "mamertines" in board.state.armies[R1].cards


@pytest.mark.ruling(141)
def test_distrust_is_sown_in_a_capital_that_is_lost_and_against_oneself() -> None:
    """Ruling 141."""
    board = Board().holds(ROME, "sow_distrust").own(GREEKS, "zeugitana").agent(A1, "hippo")
    board.status(ROME, CARTHAGE, "ally").agents()
    board.do(ROME, SowDistrust(board.card(ROME, "sow_distrust"), A1, CARTHAGE, ROME))
    assert board.at(A1) == "zeugitana" and board.relation(ROME, CARTHAGE) == "friendly" and board.vp() == 0


@pytest.mark.ruling(142)
def test_who_breaks_an_alliance_before_a_garrison_assaults_or_besieges() -> None:
    """Ruling 142."""
    board = Board().own(CARTHAGE, "lilybaeum").status(ROME, CARTHAGE, "ally").has(ROME, vp=3)
    board.army(R1, "lilybaeum", *[LEGION] * 5).campaign().do(ROME, Betray(R1, "lilybaeum"))
    assert board.asked() == {ROME} and board.vp() == 2
    assert board.allows(ROME, Assault(R1)) and not board.may(ROME, March)
    board.do(ROME, EndTurn())
    assert board.state.is_besieged("lilybaeum")
