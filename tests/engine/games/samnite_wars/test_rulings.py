"""Every ruling is named in a test; those that stand on no chapter of their own are tested here."""

import re
from pathlib import Path

from data import load
from engine.games.samnite_wars.actions import CommitEffort, Conquer, LeaveFree
from engine.games.samnite_wars.events import RegionConquered
from engine.games.samnite_wars.fate_cards import Role, force, may_play
from engine.games.samnite_wars.state import Conquest, Revolt, controlled
from engine.games.samnite_wars.tables import OPTIONS
from tests.engine.games.samnite_wars.table import Table

NAMED = re.compile(r"[Rr]ulings?[ _]((?:\d+(?:,? and |, |_and_)?)+)")
RULINGS = load("samnite_wars", "rulings")["rulings"]


def test_every_ruling_is_named_in_a_test() -> None:
    tests = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    named = {int(number) for found in NAMED.finditer(tests) for number in re.findall(r"\d+", found[1])}
    assert sorted(RULINGS) == list(range(1, len(RULINGS) + 1)) and sorted(set(RULINGS) - named) == []


def test_the_options_of_the_rulings_are_those_of_the_table() -> None:
    assert {row["option"] for row in RULINGS.values() if row.get("disputed")} == {option.key for option in OPTIONS}
    for option in load("samnite_wars", "options")["options"]:
        assert RULINGS[option["ruling"]]["option"] == option["key"]


def test_ruling_31_a_region_in_revolt_is_still_rome_s() -> None:
    table = Table(hands={"1": ["chariots", "ally_gauls"], "2": ["spears", "hordes"]}, rome=("etruscans", "gauls"))
    table.resolve(Revolt(region="gauls"))
    offered = table.prompt("1", CommitEffort).menu.forms[CommitEffort.tag()].field("cards", {}).next(())
    assert {option.token for option in offered.options} == {"chariots", "ally_gauls"}
    holds = controlled(table.state)
    assert force("ally_gauls", Role(True, "gauls", True, holds)) == 2
    assert force("ally_gauls", Role(False, "gauls", False, holds)) == 3


def test_ruling_32_the_ally_card_of_the_latins() -> None:
    for region in ("gauls", "latins"):
        assert force("ally_latins", Role(True, region, True, ("latins",))) == 2
    assert force("ally_latins", Role(False, "latins", False, ("latins",))) == 3
    assert force("ally_latins", Role(False, "gauls", False, ("latins",))) == 1
    assert may_play("ally_latins", Role(False, "gauls", False, ("latins",)))


def test_ruling_33_whoever_conquers_the_region_is_rome_s() -> None:
    table = Table(hands={"1": ["spears", "power"], "2": ["citizenship", "armor"]}).resolve(Conquest(region="etruscans"))
    table.do("1", LeaveFree()).do("2", Conquer("citizenship")).close()
    assert table.told(RegionConquered).seat == "2" and table.prestige == {"1": 10 + table.treasury, "2": 13}
    assert "etruscans" in controlled(table.state)
