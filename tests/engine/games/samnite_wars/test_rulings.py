"""Rulings that stand on no chapter of their own."""

import pytest

from engine.games.samnite_wars.actions import CommitEffort, Conquer, LeaveFree
from engine.games.samnite_wars.events import RegionConquered
from engine.games.samnite_wars.fate_cards import Role, card_force, may_play
from engine.games.samnite_wars.state import Conquest, Revolt, controlled_regions
from tests.engine.games.samnite_wars.table import Table


@pytest.mark.ruling(31)
def test_ruling_31_a_region_in_revolt_is_still_rome_s() -> None:
    table = Table(hands={"1": ["chariots", "ally_gauls"], "2": ["spears", "hordes"]}, rome=("etruscans", "gauls"))
    table.resolve(Revolt(region="gauls"))
    offered = table.prompt("1", CommitEffort).menu.forms[CommitEffort.tag()].field("cards", {}).choices_after(())
    assert {option.token for option in offered.options} == {"chariots", "ally_gauls"}
    holds = controlled_regions(table.state)
    assert card_force("ally_gauls", Role(True, "gauls", True, holds)) == 2
    assert card_force("ally_gauls", Role(False, "gauls", False, holds)) == 3


@pytest.mark.ruling(32)
def test_ruling_32_the_ally_card_of_the_latins() -> None:
    for region in ("gauls", "latins"):
        assert card_force("ally_latins", Role(True, region, True, ("latins",))) == 2
    assert card_force("ally_latins", Role(False, "latins", False, ("latins",))) == 3
    assert card_force("ally_latins", Role(False, "gauls", False, ("latins",))) == 1
    assert may_play("ally_latins", Role(False, "gauls", False, ("latins",)))


@pytest.mark.ruling(33)
def test_ruling_33_whoever_conquers_the_region_is_rome_s() -> None:
    table = Table(hands={"1": ["spears", "power"], "2": ["citizenship", "armor"]}).resolve(Conquest(region="etruscans"))
    table.do("1", LeaveFree()).do("2", Conquer("citizenship")).close()
    assert table.told(RegionConquered).seat == "2" and table.prestige == {"1": 10 + table.treasury, "2": 13}
    assert "etruscans" in controlled_regions(table.state)
