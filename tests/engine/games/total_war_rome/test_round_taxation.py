"""TAXATION PHASE: unrest, linked markets, events, wonders, sieges, Economic Power."""

import pytest

from engine.games.total_war_rome.actions.rounds import Season
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.frames.rounds import Rounds, SpendingPhase, TaxationPhase
from engine.games.total_war_rome.income import linked_markets, total_region_tax
from engine.games.total_war_rome.state import Army
from engine.games.total_war_rome.tables import border_id
from engine.games.total_war_rome.victory import economic_power
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table


def test_taxes_with_unrest() -> None:
    """Taxation Phase: one unrest marker halves a region's gold rounded down, two leave none; developments ignore the
    first."""
    table = Table()
    table.land("latium", unrest=1)  # 3 -> 1
    table.land("etruria", unrest=2)  # 2 -> 0
    table.land("umbria", unrest=1)  # 1 -> 0
    assert total_region_tax(table.state, ROME, set()) == 12 - 2 - 2 - 1
    table.faction(ROME, developments={"rome_latin_rights": 1})
    assert total_region_tax(table.state, ROME, set()) == 12 - 1  # Etruria still counts one marker
    assert total_region_tax(table.state, ROME, {"campania"}) == 12 - 1 - 2


def test_linked_markets() -> None:
    """Taxation Phase: 1 gold for each market linked by road to another; Barbarian Tribes with Peaceful Agriculture need
    no roads."""
    table = Table()
    for region in ("latium", "samnium", "bruttium"):
        table.land(region, market=True)
    assert len(linked_markets(table.state, ROME)) == 0
    table.state.roads[border_id("latium", "campania")] = True
    table.state.roads[border_id("campania", "samnium")] = True
    assert len(linked_markets(table.state, ROME)) == 2
    table.land("aedui", market=True)
    table.land("arverni", market=True)
    assert len(linked_markets(table.state, TRIBES)) == 0
    table.faction(TRIBES, developments={"barbarian_peaceful_agriculture": 1})
    assert len(linked_markets(table.state, TRIBES)) == 2


def test_the_taxation_phase() -> None:
    """Taxation Phase: events of the season, taxes, Ancient Wonders, Economic Power."""
    table = Table()
    harvest, blight = table.hold(ROME, "bumper_harvest", "blight")
    table.hold(CARTHAGE, "riots")
    table.land("latium", wonder=True)
    table.faction(ROME, gold=0, developments={"rome_publicani": 1})
    table.faction(CARTHAGE, gold=1)
    table.faction(GREEKS, gold=1)
    table.faction(TRIBES, gold=1)
    table.enter(Rounds(step="campaign"), TaxationPhase())
    assert table.asked() == {(ROME, "taxation_phase.season"), (CARTHAGE, "taxation_phase.season")}  # no empty hand
    table.do(CARTHAGE, Season(()))
    table.refuse(ROME, Season((blight,), (), ()))  # it needs a region
    table.do(ROME, Season((harvest, blight), ("zeugitana",), ()))
    assert table.gold(ROME) == 12 + 2 + 3 + 6  # regions, Publicani, harvest, wonder
    assert table.gold(CARTHAGE) == 1 + 12 - 3 - 2
    assert table.vp(ROME) == 1


def test_sieges_stop_taxes_and_wear_improvements_down() -> None:
    """Besieging 1 to 3: no gold, no recruiting or building there; walls, barracks, markets deteriorate in order."""
    table = Table()
    table.status(ROME, CARTHAGE, "enemy")
    table.land("hippo", walls=True, market=True)
    table.army("rome_1", "hippo")
    table.state.armies["rome_1"] = Army(owner=ROME, at="hippo", general="rome_aemilius_paullus",
                                        cards=table.state.armies["rome_1"].cards, siege=True)  # fmt: skip
    assert total_region_tax(table.state, CARTHAGE, set()) == 11
    table.enter(Rounds(step="campaign"), TaxationPhase())
    land = table.state.regions["hippo"]
    assert not land.walls and land.market
    table2 = Table()
    table2.state.armies["rome_1"] = Army(owner=ROME, at="hippo", general="rome_aemilius_paullus",
                                         cards=table2.state.armies["rome_1"].cards, siege=True)  # fmt: skip
    table2.status(ROME, CARTHAGE, "enemy")
    table2.enter(Rounds(step="end"), SpendingPhase())
    table2.refuse(CARTHAGE, Spend(improvements=("hippo:market",)))


@pytest.mark.parametrize(("gold", "points"), [(19, 0), (20, 1), (24, 1), (25, 2), (30, 3), (39, 3), (40, 4), (60, 4)])
def test_economic_power(gold: int, points: int) -> None:
    """Economic Power: 1 VP for 20 gold raised, 2 for 25, 3 for 30, 4 for 40: the best bracket only."""
    assert economic_power(gold) == points
