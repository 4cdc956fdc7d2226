"""Avoidance and coordination, through prompts with scripted dice (sections 8.23 and 8.26)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import (
    Attack,
    Avoid,
    Coordinate,
    JoinRelief,
    NoMoreHelp,
    SpendGuile,
    Stand,
)
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.combat.escapes import possible_retreats
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleBegan,
    BesiegedJoined,
    CommandRolled,
    CoordinationRolled,
    SpLost,
    Withdrew,
)
from engine.games.rise_of_the_roman_republic.events.siege import SiegeLifted
from engine.games.rise_of_the_roman_republic.events.tribes import TribeGone, TribeMustered
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.state import CityState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BOVIANUM,
    FLAT,
    MOUNTAIN,
    ROUGH,
    Field,
    alone,
    amounts,
    army,
    office,
    rolled,
)


def attacked(place: str = ROUGH, *, infantry: int = 20) -> Field:
    """Lentulus attacks Minatius, who is asked whether he accepts battle."""
    table = alone(Field(), "samnites")
    army(table, "rome", place, "113", legions=("III", "IV"))
    army(table, "samnites", place, "minatius", infantry=infantry)
    return table.phase("113").act("rome", Attack("samnites"))


def of(event: AvoidanceRolled | CoordinationRolled) -> dict[str, int]:
    return {one.name: one.amount for one in event.modifiers}


@pytest.mark.ruling("c.27", "G18")
def test_who_slips_into_a_near_city_pays_nothing_for_its_hex() -> None:
    """Public player aid: -2 into a friendly city at most a hex away."""
    table = attacked().act("samnites", Avoid("4210", True), avoidance=7).finish()
    event = table.told(AvoidanceRolled)[0]
    assert of(event) == {"city": -2} and event.avoided and event.campaign == 5
    assert table.told(Withdrew)[0].points == 0
    assert table.at("samnites", "4210", inside=True).leaders == ("minatius",)


def test_who_fails_to_avoid_fights_the_worse_for_it() -> None:
    table = attacked().act("samnites", Avoid("4210", True), avoidance=8, battle=3).finish()
    assert amounts(rolled(table))["avoidance"] == 2


def test_mountains_help_to_avoid() -> None:
    table = attacked(MOUNTAIN).act("samnites", Avoid("4410", False), avoidance=6).finish()
    assert of(table.told(AvoidanceRolled)[0]) == {"mountain": -1}
    assert table.told(Withdrew)[0].points == 2


def test_a_roman_thinks_of_his_honour() -> None:
    """Section 8.23: +4."""
    table = alone(Field(), "samnites")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.phase("minatius").act("samnites", Attack("rome"))
    to = table.prompt("rome").menu.choices_after(("avoid",)).options[0].token
    table.act("rome", Avoid(to, False), avoidance=1).finish()
    assert of(table.told(AvoidanceRolled)[0])["honour"] == 4


@pytest.mark.ruling("c.17")
def test_both_may_spend_guile_the_attacker_first() -> None:
    table = alone(Field(), "samnites", "epirus")
    army(table, "epirus", ROUGH, "alexander_epirus", infantry=25, cavalry=4)
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    table.phase("alexander_epirus").act("epirus", Attack("samnites")).act("samnites", Avoid("4210", True))
    table.act("epirus", SpendGuile(1)).act("samnites", SpendGuile(2), avoidance=8).finish()
    event = table.told(AvoidanceRolled)[0]
    assert of(event) == {"city": -2, "guile_against": 1, "guile_own": -2} and event.avoided
    assert (table.state.guile["alexander_epirus"], table.state.guile["pontius"]) == (1, 1)


@pytest.mark.ruling("s.10")
def test_a_deadline_flees_from_twice_the_number_alone() -> None:
    assert attacked(infantry=20).prompt("samnites").default == Stand()
    assert isinstance(attacked(infantry=13).prompt("samnites").default, Avoid)


@pytest.mark.ruling("A13", "c.51")
def test_a_tribe_avoids_within_its_province_alone() -> None:
    table = alone(Field(), "samnites")
    table.state.masters = {"lucania": "samnites"}
    army(table, "epirus", "5009", "alexander_epirus", infantry=25, cavalry=4)
    army(table, "lucania", "5009", "lucanian", infantry=8)
    table.phase("alexander_epirus").act("epirus", Attack("lucania"))
    found = [one.token for one in table.prompt("samnites").menu.choices_after(("avoid",)).options]
    from engine.games.rise_of_the_roman_republic.board.control import province_of

    assert found and {province_of(one) for one in found} == {"lucania"}
    assert not table.allowed("samnites", Avoid(found[0], True))  # no city there


@pytest.mark.ruling("c.51")
def test_a_tribe_that_loses_is_gone() -> None:
    """First Alexander, length of tribal activation."""
    table = alone(Field(), "samnites")
    table.state.masters = {"lucania": "samnites"}
    army(table, "epirus", "5009", "alexander_epirus", infantry=25, cavalry=4)
    army(table, "lucania", "5009", "lucanian", infantry=8)
    table.phase("alexander_epirus").act("epirus", Attack("lucania")).act("samnites", Stand(), battle=6).finish()
    assert table.told(TribeGone) == [TribeGone("lucania", "beaten")] and not table.at("lucania", "5009").troops


@pytest.mark.ruling("c.51")
def test_a_retreat_stirs_the_tribe_of_the_province_that_it_enters() -> None:
    """A draw costs no step; a retreat from Beneventum's hinterland into Apulia does."""
    table = alone(Field(), "samnites", "epirus")
    army(table, "rome", "4409", "113", legions=("III", "IV"))
    army(table, "samnites", "4409", "minatius", infantry=20)
    table.phase("113").act("rome", Attack("samnites")).act("samnites", Stand(), battle=6)
    assert table.prompt("samnites").menu.choices_after(("retreat",)).options
    table.finish()
    assert not table.told(TribeMustered)  # Samnium has no tribe


@pytest.mark.ruling("G61")
def test_nobody_avoids_into_the_hex_of_the_man_whom_he_cannot_bear() -> None:
    table = alone(Field(), "samnites", "rome")
    office(table, "104", "rome_consul", "I", "II")
    office(table, "107", "proconsul", "V")
    army(table, "rome", ROUGH, "104", legions=("I", "II"))
    army(table, "rome", "4210", "107", legions=("V",))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.phase("minatius").act("samnites", Attack("rome"))
    assert not table.allowed("rome", Avoid("4210", False))


# Coordination


def helped(*, roll: int) -> Field:
    """Pontius attacks at 4309; Minatius stands two hexes off."""
    table = alone(Field(), "samnites", "rome")
    table.state.commanders = {"samnites": "pontius"}
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    army(table, "samnites", BOVIANUM, "minatius", infantry=10)
    table.phase("pontius").act("samnites", Attack("rome")).meet()
    return table.act("samnites", Coordinate("minatius"), coordination_minatius=roll)


@pytest.mark.ruling("c.27")
def test_a_force_two_hexes_off_may_come_to_the_battle() -> None:
    """Campaign 5, two hexes, the Overall Commander is there: 4."""
    event = helped(roll=4).told(CoordinationRolled)[0]
    assert (event.needed, event.joins, of(event)) == (4, True, {"distance": 2, "commander": -1})


def test_who_has_come_fights_with_all_he_has() -> None:
    table = helped(roll=4).finish()
    assert rolled(table).modifiers[0].attacker == 30 and rolled(table).attacker_leader == "pontius"


def test_who_does_not_come_is_asked_no_more() -> None:
    table = helped(roll=5)
    assert not table.told(CoordinationRolled)[0].joins and table.moment() != "samnites: battle.attack_help"


@pytest.mark.ruling("G62")
def test_a_river_at_the_last_step_makes_coordination_harder() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "113", legions=("III", "IV"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=20)
    army(table, "samnites", "4209", "minatius", infantry=10)
    table.phase("pontius").act("samnites", Attack("rome")).meet()
    table.act("samnites", Coordinate("minatius"), coordination_minatius=9)
    assert of(table.told(CoordinationRolled)[0]) == {"distance": 1, "across": 1, "commander": -1}


@pytest.mark.ruling("G29")
def test_who_is_in_the_unbesieged_city_comes_out_by_coordination() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "113", legions=("III", "IV"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=20)
    army(table, "samnites", BOVIANUM, "minatius", infantry=10, inside=True)
    table.phase("pontius").act("samnites", Attack("rome")).meet()
    table.act("samnites", Coordinate("minatius"), coordination_minatius=5).finish()
    assert table.told(CoordinationRolled)[0].joins and rolled(table).modifiers[0].attacker == 30


def test_a_city_without_a_leader_sends_nobody() -> None:
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "113", legions=("III", "IV"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=20)
    army(table, "samnites", BOVIANUM, infantry=10, inside=True)
    table.phase("pontius").act("samnites", Attack("rome")).meet()
    assert table.moment() == "samnites: battle.attack_ready"


def test_tribes_that_are_no_allies_never_help() -> None:
    """First Alexander: an ally's army may be coordinated with, an independent tribe's not."""
    for allied in (False, True):
        table = alone(Field(), "samnites", "rome")
        table.state.masters, table.state.allied = {"lucania": "samnites"}, ("lucania",) if allied else ()
        army(table, "epirus", "5009", "alexander_epirus", infantry=20)
        army(table, "samnites", "5009", "pontius", infantry=20)
        army(table, "lucania", "5109", "lucanian", infantry=9)
        table.phase("pontius").act("samnites", Attack("epirus")).meet()
        assert table.moment() == ("samnites: battle.attack_help" if allied else "samnites: battle.attack_ready")


# Sieges and battles


def besieged() -> Field:
    """Pontius is besieged in Bovianum by Lentulus."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", BOVIANUM, "113", legions=("III", "IV"))
    army(table, "samnites", BOVIANUM, "pontius", infantry=12, inside=True)
    table.state.cities = {**table.state.cities, BOVIANUM: CityState("samnites", 3, 0, "rome")}
    return table


@pytest.mark.ruling("c.38")
def test_a_sortie_is_never_avoided_and_a_victory_lifts_the_siege() -> None:
    table = besieged().phase("pontius").act("samnites", Attack("rome"))
    assert "avoid" not in table.moment()
    table.dice(tactics_pontius=9, tactics_113=0, battle=5).finish()
    assert rolled(table).result == "a_win"
    assert [one.reason for one in table.told(SiegeLifted)] == ["beaten"]
    assert table.at("samnites", BOVIANUM, inside=True).leaders == ("pontius",)


@pytest.mark.ruling("c.38")
def test_who_loses_a_sortie_goes_back_without_pursuit() -> None:
    table = besieged().phase("pontius").act("samnites", Attack("rome"), tactics_113=9, battle=1).finish()
    assert rolled(table).result.startswith("d_")
    assert table.at("samnites", BOVIANUM, inside=True).leaders == ("pontius",)
    assert {one.cause for one in table.told(SpLost)} == {"battle"}
    assert table.state.cities[BOVIANUM].besieger == "rome"


@pytest.mark.ruling("c.38", "c.26", "G30")
def test_the_besieged_may_attack_a_third_power_and_go_back_without_pursuit() -> None:
    """An attack out of the city on one force of those before it; the siege of the other goes on."""
    table = besieged()
    army(table, "epirus", BOVIANUM, "alexander_epirus", infantry=20, cavalry=10)
    table.phase("pontius")
    assert table.allowed("samnites", Attack("rome")) and table.allowed("samnites", Attack("epirus"))
    table.act("samnites", Attack("epirus"), tactics_alexander_epirus=9, tactics_pontius=0, battle=1).meet().finish()
    assert rolled(table).result.startswith("d_")
    assert {one.cause for one in table.told(SpLost)} == {"battle"}
    assert table.at("samnites", BOVIANUM, inside=True).leaders == ("pontius",)
    assert table.state.cities[BOVIANUM].besieger == "rome"


@pytest.mark.ruling("c.38")
@pytest.mark.parametrize("joined", [True, False])
def test_the_besieged_may_join_those_who_relieve_them(joined: bool) -> None:
    table = besieged()
    army(table, "samnites", BOVIANUM, "minatius", infantry=15)
    table.phase("minatius").act("samnites", Attack("rome")).meet()
    table.act("samnites", JoinRelief() if joined else NoMoreHelp(), battle=4).finish()
    assert bool(table.told(BesiegedJoined)) == joined
    assert next(one.attacker for one in rolled(table).modifiers if one.name == "force") == (27 if joined else 15)


@pytest.mark.ruling("c.22", "c.34")
def test_a_besieger_who_is_beaten_off_lifts_the_siege() -> None:
    table = besieged()
    army(table, "samnites", BOVIANUM, "minatius", infantry=30)
    table.phase("minatius").act("samnites", Attack("rome")).meet().act("samnites", NoMoreHelp(), battle=8).finish()
    assert rolled(table).result.startswith("a_") and table.state.cities[BOVIANUM].besieger == ""


@pytest.mark.ruling("c.49")
def test_a_siege_engine_bars_avoidance() -> None:
    table = alone(Field("thunderbolt"))
    army(table, "rome", FLAT, "401", legions=("III", "IV"))
    army(table, "carthage", FLAT, "hannibal", infantry=30, kind="african")
    stacks = table.state.stacks
    key = f"rome@{FLAT}"
    table.state.stacks = {**stacks, key: msgspec.structs.replace(stacks[key], engines=1)}
    table.phase("hannibal").act("carthage", Attack("rome"))
    assert "avoid" not in table.moment()


def test_an_interceptor_is_never_avoided() -> None:
    """Section 6.53."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", ROUGH, "113", legions=("III", "IV"))
    army(table, "samnites", ROUGH, "minatius", infantry=20)
    table.start(
        Battle(attacker=f"rome@{ROUGH}", hex=ROUGH, defender=f"samnites@{ROUGH}", avoidable=False, intercepted=True),
        battle=5,
    ).finish()
    assert rolled(table).attacker_leader == "113"


def out_of_the_gate(**digits: int | tuple[int, ...]) -> Field:
    """Pontius attacks out of Bovianum, before which Lentulus stands without besieging it."""
    table = besieged()
    table.state.cities = {**table.state.cities, BOVIANUM: CityState("samnites", 3)}
    return table.phase("pontius").act("samnites", Attack("rome"), **digits)


def test_who_does_not_besiege_may_avoid_an_attack_out_of_a_city() -> None:
    """Section 8.23 and ruling c.38: only a besieger cannot avoid those whom he besieges."""
    table = out_of_the_gate()
    assert table.moment() == "rome: battle.avoid"
    assert [one.kind for one in table.told(BattleBegan)] == ["attack"]


def test_who_is_beaten_before_his_city_is_besieged_at_once() -> None:
    """Ruling c.30: he has gone back into it, and nobody besieged it before."""
    table = out_of_the_gate().meet().dice(tactics_113=9, tactics_pontius=0, battle=1)
    table.finish_until("battle.invest")
    assert rolled(table).result.startswith("d_") and table.moment() == "rome: battle.invest"


def test_of_two_consuls_who_come_together_a_die_says_who_is_in_charge() -> None:
    """Sections 5.53 and 5.54: the other consul's Campaign is tried if he rolls higher, though he was led before."""
    table = alone(Field(), "samnites", "rome")
    office(table, "101", "praetor", "V")
    army(table, "rome", ROUGH, "101", legions=("V",))
    army(table, "rome", "4409", "112", "113", legions=("I", "II", "III", "IV"))
    led = msgspec.structs.replace(table.man("113"), led=True)
    table.state.republic = table.rome().with_magistrate(led)
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    table.phase("pontius").act("samnites", Attack("rome")).meet().finish_until("defence_help")
    assert table.moment() == "rome: battle.defence_help"
    table.act("rome", Coordinate("113"), command_112=8, command_113=2, coordination_113=0)
    assert table.told(CommandRolled)[0].dice == {"112": 8, "113": 2}
    event = table.told(CoordinationRolled)[0]
    assert (event.leader, event.campaign, event.joins) == ("112", LEADERS["112"].campaign, True)
    assert {"112", "113"} <= set(table.at("rome", ROUGH).leaders)


def test_a_dictator_who_comes_with_both_consuls_is_in_charge_himself() -> None:
    """Section 5.53: the consuls' dice are of two consuls alone, and the Dictator is above them (section 5.51)."""
    table = alone(Field(), "samnites", "rome")
    office(table, "101", "praetor", "V")
    office(table, "105", "dictator")
    army(table, "rome", ROUGH, "101", legions=("V",))
    army(table, "rome", "4409", "105", "112", "113", legions=("I", "II", "III", "IV"))
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    table.phase("pontius").act("samnites", Attack("rome")).meet().finish_until("defence_help")
    table.act("rome", Coordinate("105"), coordination_105=0)
    assert table.told(CommandRolled) == [] and table.told(CoordinationRolled)[0].leader == "105"
    assert {"105", "112", "113"} <= set(table.at("rome", ROUGH).leaders)


@pytest.mark.parametrize("stays", [True, False])
def test_a_consul_who_comes_to_a_battle_may_leave_a_praetor_behind(stays: bool) -> None:
    """Section 5.54: he may include lower magistrates and their legions."""
    table = alone(Field(), "samnites", "rome")
    office(table, "101", "praetor", "V")
    office(table, "102", "praetor", "VI")
    army(table, "rome", ROUGH, "102", legions=("VI",))
    army(table, "rome", "4409", "113", "101", legions=("III", "IV", "V"))
    army(table, "samnites", ROUGH, "pontius", infantry=20)
    table.phase("pontius").act("samnites", Attack("rome")).meet().finish_until("defence_help")
    table.act("rome", Coordinate("113", ("101",) if stays else ()), coordination_113=0)
    assert table.at("rome", "4409").legions == (("V",) if stays else ())
    assert ("101" in table.at("rome", ROUGH).leaders) != stays and {"III", "IV"} <= set(table.at("rome", ROUGH).legions)


def test_a_beaten_roman_force_does_not_flee_into_rome() -> None:
    """Section 5.63: it stands before the city, which no force enters without leave."""
    table = alone(Field(), "samnites", "rome")
    army(table, "rome", "3714", "113", legions=("III",))
    part = whole_stack_part(table.state, "rome@3714")
    assert not [one for one in possible_retreats(table.state, part) if one.inside and one.to == "3714"]
    granted = msgspec.structs.replace(table.man("113"), granted=("enter_rome",))
    table.state.republic = table.rome().with_magistrate(granted)
    assert [one for one in possible_retreats(table.state, part) if one.inside and one.to == "3714"]
