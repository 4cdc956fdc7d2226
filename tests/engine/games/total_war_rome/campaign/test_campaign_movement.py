"""CAMPAIGN PHASE: placing armies and navies, movement units, borders, leave of allies, cards that hasten."""

import pytest
from msgspec.structs import replace

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.campaign import March, PlaceArmy, PlaceNavy
from engine.games.total_war_rome.actions.event_cards import FairWinds, ForcedMarch
from engine.games.total_war_rome.campaign.movement import army_mu, may_march
from engine.games.total_war_rome.campaign.phase import restore_movement_units
from engine.games.total_war_rome.tables import REGIONS, border_id
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES, Table

ITALIANS = ("italian_infantry",) * 5


def test_placing_armies() -> None:
    """Placing Armies: home regions, conquered regions of 2 gold, regions with barracks; not where another army is, not
    in a besieged region."""
    table = Table()
    table.land("massalia", owner=ROME)
    table.land("liguria", owner=ROME)
    table.land("boii", owner=ROME, barracks=True)
    table.army("rome_2", "latium")
    table.army("carthage_1", "campania")
    table.status(ROME, CARTHAGE, "enemy")
    table.campaign(ROME)
    for region in ("latium", "liguria", "campania", "attica"):
        table.refuse(ROME, PlaceArmy("rome_1", region))
    for region in ("etruria", "massalia", "boii"):
        table.prompt(ROME).menu.tokens_of_value(PlaceArmy("rome_1", region))
    table.do(ROME, PlaceArmy("rome_1", "massalia"))
    assert army_mu(table.state.armies["rome_1"]) == 3


def test_an_army_is_not_placed_without_a_general_or_too_small() -> None:
    """Universal Rules 5: no army is placed without a general, nor with fewer than two main battle cards."""
    table = Table()
    table.army("rome_1", "", "italian_infantry", "velites")
    table.army("rome_2", "", *ITALIANS, general="")
    assert "place_army" not in table.campaign(ROME).tags(ROME)


def test_placing_navies() -> None:
    """Placing Navies: in a port of a home region that one controls."""
    table = Table()
    table.land("campania", owner=GREEKS)
    table.land("massalia", owner=ROME)
    table.campaign(ROME)
    table.refuse(ROME, PlaceNavy("rome_fleet_1", "campania"))
    table.refuse(ROME, PlaceNavy("rome_fleet_1", "massalia"))
    table.do(ROME, PlaceNavy("rome_fleet_1", "latium"))
    assert table.state.navies["rome_fleet_1"].port == "latium"


# Moving Armies and Navies


def test_movement_units_by_army_type() -> None:
    """Movement units: 5 for an army of only cavalry and chariots, 3 for any other."""
    table = Table()
    table.army("carthage_1", "zeugitana", "punic_cavalry", "punic_cavalry", "numidian_cavalry")
    table.army("carthage_2", "hippo", "punic_cavalry", "war_elephants")
    assert [army_mu(table.state.armies[a]) for a in ("carthage_1", "carthage_2")] == [5, 3]


def test_rivers_mountains_and_roads() -> None:
    """Movement Modifiers: rivers and mountains cost 1 more without a road; a road carries three regions a MU."""
    table = Table()
    for region in ("liguria", "boii", "venetia"):
        table.land(region, owner=ROME)
    table.army("rome_1", "latium", *ITALIANS)
    table.campaign(ROME)
    table.refuse(ROME, March("rome_1", ("etruria", "boii", "venetia")))  # 1 + 2, and a river
    table.do(ROME, March("rome_1", ("etruria", "boii")))
    assert army_mu(table.state.armies["rome_1"]) == 0
    table2 = Table()
    table2.land("boii", owner=ROME)
    table2.army("rome_1", "campania", *ITALIANS)
    for a, b in (("campania", "latium"), ("latium", "etruria"), ("etruria", "boii")):
        table2.state.roads[border_id(a, b)] = True
    table2.campaign(ROME).do(ROME, March("rome_1", ("latium", "etruria", "boii")))
    assert army_mu(table2.state.armies["rome_1"]) == 2


def test_straits_and_pathfinders() -> None:
    """Straits are crossed freely; a pathfinder's army ignores rivers and mountains."""
    table = Table()
    table.land("messana", owner=ROME)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.army("barbarian_tribes_1", "sequani", general="barbarian_tribes_ariovistus")
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)))
    assert army_mu(table.state.armies["rome_1"]) == 2
    table = Table()
    table.army("barbarian_tribes_1", "sequani", general="barbarian_tribes_ariovistus")
    table.campaign(TRIBES).do(TRIBES, March("barbarian_tribes_1", ("helvetii",)))
    assert army_mu(table.state.armies["barbarian_tribes_1"]) == 2


@pytest.mark.parametrize(("answer", "at"), [(Agree(), "zeugitana"), (Refuse(), "byzacena")])
def test_an_ally_gives_leave(answer: Agree | Refuse, at: str) -> None:
    """Moving Armies: through an ally's region only if the ally agrees."""
    table = Table()
    table.status(ROME, CARTHAGE, "ally")
    table.land("byzacena", owner=ROME)
    table.army("rome_1", "byzacena", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("zeugitana",)))
    table.do(CARTHAGE, answer)
    assert table.state.armies["rome_1"].at == at


@pytest.mark.ruling(19)
def test_an_ally_who_has_refused_is_not_asked_again_this_turn() -> None:
    """Moving Armies (ruling 19): his no stands for this army and region until the turn ends; it binds no other."""
    table = Table()
    table.status(ROME, CARTHAGE, "ally")
    table.land("byzacena", owner=ROME)
    table.army("rome_1", "byzacena", *ITALIANS)
    other = next(r for r in REGIONS["zeugitana"].neighbours if r != "byzacena")
    table.land(other, owner=ROME)
    table.army("rome_2", other, "allied_cavalry", "allied_cavalry", general="")
    asking = March("rome_1", ("zeugitana",))
    table.campaign(ROME)
    table.do(ROME, asking)
    table.do(CARTHAGE, Refuse())
    table.refuse(ROME, asking)
    table.do(ROME, March("rome_2", ("zeugitana",)))
    table.do(CARTHAGE, Agree())
    assert table.state.armies["rome_2"].at == "zeugitana"
    restore_movement_units(table.state)
    table.campaign(ROME)
    table.do(ROME, asking)
    table.do(CARTHAGE, Agree())
    assert table.state.armies["rome_1"].at == "zeugitana"


def test_an_army_that_was_refused_every_way_stays() -> None:
    table = Table()
    table.status(ROME, CARTHAGE, "ally")
    table.land("byzacena", owner=ROME)
    table.army("rome_1", "byzacena", *ITALIANS)
    army = table.state.armies["rome_1"]
    every = tuple(REGIONS["byzacena"].neighbours)
    for region in every:
        table.land(region, owner=CARTHAGE)
    table.state.armies["rome_1"] = replace(army, denied=every)
    assert not may_march(table.state, table.state.armies["rome_1"])
    table.land(every[0], owner=ROME)  # what the ally no longer holds is not his to refuse
    assert may_march(table.state, table.state.armies["rome_1"])


@pytest.mark.ruling(20)
def test_entering_anothers_region_is_an_attack() -> None:
    """Moving Armies (ruling 20): entering a neutral faction's region without leave makes an enemy, and costs no VP."""
    table = Table()
    table.land("messana", owner=CARTHAGE)
    table.army("rome_1", "bruttium", *ITALIANS)
    table.campaign(ROME).do(ROME, March("rome_1", ("messana",)), "GREEN:BLANK", "GREEN:BLANK")
    assert table.state.status(ROME, CARTHAGE) == "enemy" and table.vp(ROME) == 0
    assert table.state.regions["messana"].owner == ROME


def test_forced_march_and_fair_winds() -> None:
    """Playing Events: Forced March and Fair Winds give 2 MU."""
    table = Table()
    table.army("rome_1", "latium", *ITALIANS)
    table.navy("rome_fleet_1", port="latium")
    march, winds = table.hold(ROME, "forced_march", "fair_winds")
    table.campaign(ROME)
    table.do(ROME, ForcedMarch(march, "rome_1"))
    table.do(ROME, FairWinds(winds, "rome_fleet_1"))
    assert army_mu(table.state.armies["rome_1"]) == 5
    assert table.state.navies["rome_fleet_1"].bonus == 2


def test_foot_that_joins_horsemen_moves_no_further() -> None:
    """Moving Armies: an army that has spent more MU than it now has stays where it is."""
    table = Table()
    table.army("carthage_1", "zeugitana", "punic_cavalry", "punic_cavalry", "punic_cavalry")
    table.state.armies["carthage_1"] = replace(table.state.armies["carthage_1"], spent=4)
    cards = (*table.state.armies["carthage_1"].cards, "libyan_spearmen")
    table.state.armies["carthage_1"] = replace(table.state.armies["carthage_1"], cards=tuple(sorted(cards)))
    assert army_mu(table.state.armies["carthage_1"]) == -1
    assert "march" not in table.campaign(CARTHAGE).tags(CARTHAGE)
