"""Naval Superiority, voyages and ports in the Eagle."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.naval import KeepFleets, RaiseLevels, Reallot, Sail, SailWith
from engine.games.rise_of_the_roman_republic.board.fleets import fleet_level, is_port_open_to
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.events.manpower import ManpowerRequested
from engine.games.rise_of_the_roman_republic.events.naval import (
    FleetBuilt,
    LevelChange,
    LevelMoved,
    LevelsRaised,
    Sailed,
)
from engine.games.rise_of_the_roman_republic.frames.naval import Fleets
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.naval.cargo import leader_as_passenger, reachable_ports
from engine.games.rise_of_the_roman_republic.naval.routes import (
    sea_way_capacity,
    sea_way_chance,
    sea_way_token,
    sea_ways,
)
from engine.games.rise_of_the_roman_republic.siege.attrition import besieged_roll
from engine.games.rise_of_the_roman_republic.tables import HEXES
from tests.engine.games.rise_of_the_roman_republic.playing import Table

STRAIT, IONIUM, TUSCAN = "fretum_siculi", "mare_ionium", "mare_tyrrhenum"


@pytest.mark.ruling("c.58")
def test_a_six_raises_the_strait_from_two_below_to_one_below_and_costs_two_on_legions() -> None:
    """The example of section 7.11 (line 1410, TV14); what Rome wins there Epirus loses."""
    table = Table("eagle").begin(Fleets(), 6)
    assert table.told(FleetBuilt) == [FleetBuilt("rome", 6, 0, 1)]
    table.do("rome", RaiseLevels((STRAIT,)), 9, 3)
    assert table.state.naval[STRAIT] == {"rome": -1, "epirus": 1}
    changes = (LevelChange(STRAIT, "rome", -2, -1), LevelChange(STRAIT, "epirus", 2, 1))
    assert table.told(LevelsRaised) == [LevelsRaised("rome", (STRAIT,), changes)]
    table.do("rome", KeepFleets()).do("epirus", KeepFleets(), 1)
    table.state.once = ("engine:rome",)
    table.begin(Phase(leader="201", side="rome")).do("rome", RaiseManpower("legions"), 2, 1)
    assert table.told(ManpowerRequested)[0].modifier == -2


@pytest.mark.ruling("E9")
def test_who_moves_a_level_changes_his_own_alone() -> None:
    table = Table("eagle").begin(Fleets(), 10, 3, 9)
    assert table.moment() == "epirus: fleets.move"
    table.do("epirus", Reallot(IONIUM, TUSCAN))
    assert table.state.naval[IONIUM] == {"rome": -3, "epirus": 2} and table.state.naval[TUSCAN]["epirus"] == -1
    assert table.state.naval[TUSCAN]["rome"] == -3
    ((ionium, tuscan),) = [one.changes for one in table.told(LevelMoved)]
    assert ionium == LevelChange(IONIUM, "epirus", 3, 2) and tuscan == LevelChange(TUSCAN, "epirus", -2, -1)


@pytest.mark.ruling("c.57")
def test_who_controls_carthage_has_four_in_its_zones_while_it_lasts() -> None:
    table = Table("eagle")
    assert fleet_level(table.state, "epirus", TUSCAN) == -2
    table.state.masters = {"carthage": "epirus"}
    assert fleet_level(table.state, "epirus", TUSCAN) == 4 and fleet_level(table.state, "rome", TUSCAN) == -3
    table.state.masters = {}
    assert fleet_level(table.state, "epirus", TUSCAN) == -2


@pytest.mark.ruling("E27")
def test_who_controls_carthage_builds_for_it_with_one_more() -> None:
    table = Table("eagle")
    table.state.masters = {"carthage": "epirus"}
    table.begin(Fleets(), 10, 5)
    assert [(one.power, one.modifier, one.levels) for one in table.told(FleetBuilt)] == [
        ("rome", 0, 0),
        ("carthage", 1, 1),
    ]
    table.do("epirus", RaiseLevels((STRAIT,)), 9, 3)
    assert table.state.naval[STRAIT] == {"rome": -3, "epirus": 3} and table.state.fleets == 0


def pyrrhus(place: str = "5405", sp: int = 20) -> Table:
    """Pyrrhus is active in Tarentum with some men."""
    table = Table("eagle").stand("epirus", place, sp, "pyrrhus", inside=True)
    return table.begin(Phase(leader="pyrrhus", side="epirus"))


@pytest.mark.ruling("E4", "c.42")
def test_one_sails_over_zones_that_touch_to_any_port_and_lands_before_an_unfriendly_one() -> None:
    table = pyrrhus()
    assert sea_ways(IONIUM, TUSCAN)[0] == (IONIUM, STRAIT, TUSCAN) and sea_ways(IONIUM, IONIUM) == ((IONIUM,),)
    mover = leader_as_passenger(table.state, "pyrrhus")
    assert mover is not None
    found = reachable_ports(table.state, mover)
    assert "6118" in found and "5402+in" in found and "6118+in" not in found and "3714" not in found
    zones = "ion+sic"
    table.do("epirus", SailWith("6118", zones, ("italian:infantry",) * 20), 1)
    sailed = table.told(Sailed)[0]
    assert sailed.arrived and sailed.dice == () and not table.at("epirus", "6118", inside=True).troops
    assert table.at("epirus", "6118").leaders == ("pyrrhus",)


@pytest.mark.ruling("E5", "c.8")
def test_a_zone_below_nought_takes_a_die_and_who_fails_turns_back_with_a_loss() -> None:
    table = pyrrhus()
    way = (IONIUM, STRAIT, TUSCAN)
    assert (
        sea_way_capacity(table.state, "epirus", (IONIUM,)) == 35 and sea_way_capacity(table.state, "epirus", way) == 20
    )
    assert sea_way_chance(table.state, "epirus", way) == pytest.approx(0.4)  # 5 - 2: 0 to 3
    table.do("epirus", SailWith("5423", sea_way_token(way), ("italian:infantry",) * 20), 4, 1)
    sailed = table.told(Sailed)[0]
    assert not sailed.arrived and (sailed.needed, sailed.dice) == ((3,), (4,))
    left = table.at("epirus", "5405", inside=True)
    assert "pyrrhus" in left.leaders and sum(one.infantry for one in left.troops if one.kind == "italian") == 18


@pytest.mark.ruling("E7")
def test_no_roman_sails_to_sicily_or_the_liparae() -> None:
    table = Table("eagle").stand("rome", "6015", 4, "201", inside=True)
    state = table.state
    state.stacks = {name: one for name, one in state.stacks.items() if one.hex != "3714"}
    mover = leader_as_passenger(state, "201")
    assert mover is not None
    found = {one.removesuffix("+in") for one in reachable_ports(state, mover)}
    assert "4332" in found and not {one for one in found if HEXES[one].province in ("east_sicilia", "west_sicilia")}
    assert "5915" not in found and "5616" not in found


@pytest.mark.ruling("G35")
def test_a_port_whose_sea_a_side_commands_helps_it_in_a_siege() -> None:
    table = Table("eagle").stand("rome", "5405", 40)
    set_city(table.state, "5405", besieger="rome")
    assert is_port_open_to(table.state, "epirus", "5405")
    assert [one.amount for one in besieged_roll(table.state, "5405").modifiers if one.name == "port_open"] == [-3]
    table.state.naval = {**table.state.naval, IONIUM: {"rome": 1, "epirus": 0}}
    names = {one.name: one.amount for one in besieged_roll(table.state, "5405").modifiers}
    assert names.get("port_blockaded") == 3 and "port_open" not in names


def test_rome_is_a_port_for_who_holds_ostia() -> None:
    """RRR 9.0: by the level of the Mare Tyrrhenum."""
    table = Table("eagle").stand("epirus", "3714", 40)
    set_city(table.state, "3714", besieger="epirus")
    table.state.naval = {**table.state.naval, TUSCAN: {"rome": -3, "epirus": 1}}
    assert "port_blockaded" not in {one.name for one in besieged_roll(table.state, "3714").modifiers}
    set_city(table.state, "3715", holder="epirus")
    assert "port_blockaded" in {one.name for one in besieged_roll(table.state, "3714").modifiers}


def test_the_besieged_sail_out_of_a_port_that_their_ships_keep_open() -> None:
    table = Table("eagle").stand("epirus", "5405", 5, "pyrrhus", inside=True).stand("rome", "5405", 60)
    set_city(table.state, "5405", besieger="rome")
    table.begin(Phase(leader="pyrrhus", side="epirus"))
    assert table.allowed("epirus", Sail("alone", "5402+in", "ion+adr"))
    table.state.naval = {**table.state.naval, IONIUM: {"rome": 0, "epirus": 0}}
    table.begin(Phase(leader="pyrrhus", side="epirus"))
    assert not table.allowed("epirus", Sail("alone", "5402+in", "ion+adr"))
