"""Leaders' fates, elephants, engines and boxes of other scenarios, through prompts with scripted dice."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Prepare, Recover
from engine.games.rise_of_the_roman_republic.board.hexmap import distance
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.combat.fates import stranded_leader_refuge
from engine.games.rise_of_the_roman_republic.events.combat import (
    BoxesMoved,
    CasualtyRolled,
    ElephantsCharged,
    LeaderStranded,
    SpLost,
    StatusChanged,
)
from engine.games.rise_of_the_roman_republic.state import Legion, Troops
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BOVIANUM,
    FLAT,
    ROUGH,
    Field,
    alone,
    amounts,
    army,
    office,
    rolled,
)


def calvinus() -> Field:
    """Calvinus attacks Pontius outside Bovianum, in a scenario in which leaders die; both have answered."""
    table = alone(Field("central_italy"), "samnites")
    army(table, "rome", BOVIANUM, "110", legions=("I", "II"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=18, cavalry=3)
    return table.phase("110").act("rome", Attack("samnites")).meet()


@pytest.mark.ruling("G25")
def test_a_commander_whose_side_lost_fifteen_percent_is_in_danger() -> None:
    """20 and 10 percent: Calvinus alone rolls, for a plain defeat without the one of a Major."""
    table = calvinus().dice(tactics_110=5, tactics_pontius=5, battle=5, casualty_110=8).finish()
    assert (rolled(table).attacker, rolled(table).defender) == (15, 10)
    assert [(one.leader, one.die, one.major, one.fate) for one in table.told(CasualtyRolled)] == [
        ("110", 8, False, "none")
    ]


@pytest.mark.ruling("G25", "c.19")
def test_on_a_natural_nine_both_commanders_are_in_danger() -> None:
    """A wounded leader of another side waits for the next Strategic Decision Phase (ruling c.19)."""
    table = calvinus().dice(tactics_110=5, tactics_pontius=5, battle=9, casualty_110=8, casualty_pontius=9).finish()
    assert [(one.leader, one.fate) for one in table.told(CasualtyRolled)] == [("110", "none"), ("pontius", "wounded")]
    assert "pontius" in table.state.waiting["samnites"]


@pytest.mark.ruling("c.52")
def test_no_leader_is_in_danger_in_the_first_alexander() -> None:
    table = alone(Field(), "samnites")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.phase("113").act("rome", Attack("samnites"), battle=9).meet().finish()
    assert not table.told(CasualtyRolled)


def with_elephants(table: Field, power: str, troops: Troops) -> None:
    key = f"{power}@{FLAT}"
    there = msgspec.structs.replace(table.state.stacks[key], troops=(troops,))
    table.state.stacks = {**table.state.stacks, key: there}


@pytest.mark.ruling("G49")
@pytest.mark.parametrize(("seen", "amount"), [(1, 4), (2, 2)])
def test_legions_that_know_elephants_halve_what_they_bring(seen: int, amount: int) -> None:
    table = alone(Field("thunderbolt"))
    table.state.legions = {**table.state.legions, "I": Legion({"RL": (9, 1), "AL": (9, 3)}, True, elephants=seen)}
    army(table, "rome", FLAT, "402", legions=("I",))
    army(table, "carthage", FLAT, "hannibal", infantry=20, kind="african")
    key = f"carthage@{FLAT}"
    there = table.state.stacks[key]
    table.state.stacks = {
        **table.state.stacks,
        key: msgspec.structs.replace(there, troops=(Troops("african", 20, 0, 4),)),
    }
    table.phase("hannibal").act("carthage", Attack("rome")).meet().act(
        "carthage", Prepare(0, elephants=4), elephants_carthage_0=8, elephants_carthage_1=8, elephants_carthage_2=3
    ).finish()
    event = table.told(ElephantsCharged)[0]
    assert (event.amount, event.halved) == (amount, seen == 2)
    assert table.state.legions["I"].elephants == seen + 1


def test_the_first_elephants_of_the_epirotes_bring_five() -> None:
    """The Eagle (TV26); from then on dice."""
    table = alone(Field("eagle"))
    army(table, "rome", FLAT, "201", legions=("I", "II"))
    army(table, "epirus", FLAT, "pyrrhus", infantry=20)
    key = f"epirus@{FLAT}"
    there = table.state.stacks[key]
    table.state.stacks = {
        **table.state.stacks,
        key: msgspec.structs.replace(there, troops=(Troops("epirote", 20, 0, 2),)),
    }
    table.phase("pyrrhus").act("epirus", Attack("rome")).meet().act("epirus", Prepare(0, elephants=2)).finish()
    assert table.told(ElephantsCharged)[0].fixed and amounts(rolled(table))["elephants_attacker"] == 5
    assert "elephants" in table.state.once


@pytest.mark.ruling("W13")
def test_a_victory_moves_the_boxes_of_its_province_where_there_are_levels() -> None:
    """A Major one moves two, and at an even die one in each province beside it (table of 12.31)."""
    table = alone(Field("central_italy"), "samnites")
    army(table, "rome", "4409", "110", legions=("I", "II"))
    army(table, "samnites", "4409", "pontius", infantry=8)
    table.phase("110").act("rome", Attack("samnites")).meet()
    table.dice(tactics_110=9, tactics_pontius=0, battle=8, boxes_lucania=2).finish()
    moved = table.told(BoxesMoved)
    assert moved[0].province == "apulia" and moved[0].boxes == 2
    assert [one.province for one in moved[1:]] == ["lucania"]


@pytest.mark.ruling("c.31", "c.16")
def test_recovery_improves_a_force_by_one_level() -> None:
    """Section 8.56."""
    table = alone(Field(), "samnites")
    army(table, "samnites", ROUGH, "minatius", infantry=20, status=2)
    table.phase("minatius").act("samnites", Recover())
    event = table.told(StatusChanged)[0]
    assert (event.before, event.after, event.why) == (2, 1, "recovery")
    table.act("samnites", Recover())
    assert not table.allowed("samnites", Recover())


def cornered() -> Field:
    """Return a table where Pontius faces two legions with two SP, and no city is left to his side."""
    table = alone(Field("central_italy"), "samnites")
    table.state.cities = {
        place: msgspec.structs.replace(city, holder="rome" if city.holder == "samnites" else city.holder)
        for place, city in table.state.cities.items()
    }
    army(table, "rome", FLAT, "110", legions=("I", "II"))
    army(table, "samnites", FLAT, "pontius", infantry=2)
    return table


@pytest.mark.ruling("c.18", "c.50")
def test_a_leader_left_alone_is_captured_at_five_or_more() -> None:
    """Of a force of two that could not get away."""
    table = cornered()
    table.phase("110").act("rome", Attack("samnites")).meet()
    table.dice(tactics_110=9, tactics_pontius=0, battle=5, stranded_pontius=5).finish()
    assert table.told(LeaderStranded)[0].die == 5 and "pontius" in table.state.gone


@pytest.mark.ruling("c.18")
def test_no_leader_left_alone_comes_away_to_gauls_beyond_the_border() -> None:
    """No city is left to Pontius, and the only men of his side are where he may not be."""
    table = cornered()
    table.stand("gaul", "1416", 15, "gaul")
    table.state.masters = {"gaul": "samnites"}
    table.phase("110").act("rome", Attack("samnites")).meet()
    table.dice(tactics_110=9, tactics_pontius=0, battle=5, stranded_pontius=1).finish()
    told = table.told(LeaderStranded)[0]
    assert (told.die, told.to) == (1, "")


def test_a_consular_army_that_loses_thirty_percent_in_battle() -> None:
    """The example of section 8.34 (TV16, TV17): 36 infantry and 8 cavalry lose 11 and 2, six auxiliaries two."""
    table = alone(Field("eagle"))
    office(table, "201", "rome_consul", "I", "II")
    for name in ("I", "II"):
        table.state.legions = {**table.state.legions, name: Legion({"RL": (9, 1), "AL": (9, 3)})}
    army(table, "rome", "4909", "201", legions=("I", "II"), infantry=6)
    army(table, "epirus", "4909", "pyrrhus", infantry=80)
    table.phase("pyrrhus").act("epirus", Attack("rome")).meet()
    table.dice(tactics_pyrrhus=9, tactics_201=0, battle=8).finish()
    lost = next(one for one in table.told(SpLost) if one.power == "rome")
    assert (rolled(table).defender, rolled(table).result) == (30, "a_major")
    elements = [counts for name, counts in lost.lost.items() if name != "italian"]
    assert sorted(foot for foot, _, _ in elements) == [2, 3, 3, 3] and sum(horse for _, horse, _ in elements) == 2
    assert lost.lost["italian"] == (2, 0, 0) and (lost.infantry, lost.cavalry) == (13, 2)


@pytest.mark.ruling("G76")
def test_a_leader_who_gets_away_goes_to_the_lowest_number_of_equally_near_places() -> None:
    """Two own forces two hexes off, the lower-numbered put down last."""
    table = alone(Field("central_italy"), "samnites")
    for place in [one for one, city in table.state.cities.items() if city.holder == "samnites"]:
        set_city(table.state, place, holder="rome")
    army(table, "samnites", "4310", "pontius")
    for place in ("4510", "4110"):
        army(table, "samnites", place, infantry=5)
    assert distance("4310", "4510") == distance("4310", "4110")
    found = stranded_leader_refuge(table.state, table.at("samnites", "4310"))
    assert found is not None and found.hex == "4110"
