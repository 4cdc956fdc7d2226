"""BROKEN ALLIANCE: what it costs, who is stranded; below zero."""

import pytest

from engine.games.total_war_rome.actions.campaign import Betray, Conquer, Leave, LoseCards, TakeMercenary
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table

ITALIANS = ("italian_infantry",) * 5


def test_a_broken_alliance() -> None:
    """Broken Alliance: 1 VP is lost, the victim is an enemy, other friends and allies are neutral; armies in a former
    ally's territory conquer it or leave."""
    table = Table()
    table.faction(ROME, vp=3)
    table.status(ROME, CARTHAGE, "ally")
    table.status(ROME, GREEKS, "ally")
    table.status(ROME, TRIBES, "friendly")
    table.land("byzacena", owner=ROME)
    table.army("rome_1", "byzacena", *ITALIANS)
    table.army("greek_states_1", "samnium", *["pikemen", "hoplites"] * 2, "thessalian_cavalry", "psiloi")
    table.army("carthage_2", "etruria")
    table.campaign(ROME)
    table.do(ROME, Betray("rome_1", "zeugitana"))
    assert table.vp(ROME) == 2
    assert [table.state.status(ROME, o) for o in (CARTHAGE, GREEKS, TRIBES)] == ["enemy", "neutral", "neutral"]
    assert (CARTHAGE, "stranded.choose") in table.asked()
    table.do(CARTHAGE, Leave("liguria"), "GREEN:BLANK", "GREEN:BLANK")
    table.do(CARTHAGE, TakeMercenary("ligurian_foot"))
    table.do(GREEKS, Conquer(), *["RED:S"] * 2)
    table.do(GREEKS, LoseCards(("psiloi",)), *["GREEN:SKULL"] * 4, "GREEN:X")
    assert table.state.regions["samnium"].owner == GREEKS
    assert table.state.armies["rome_1"].held


@pytest.mark.ruling(3)
def test_below_zero_is_an_option() -> None:
    """Broken Alliance (ruling 3): no track falls below 0, unless the table says so."""
    for option, vp in (("no", 0), ("yes", -1)):
        table = Table(below_zero=option)
        table.status(ROME, CARTHAGE, "ally")
        table.land("byzacena", owner=ROME)
        table.army("rome_1", "byzacena", *ITALIANS)
        table.campaign(ROME).do(ROME, Betray("rome_1", "zeugitana"))
        assert table.vp(ROME) == vp
