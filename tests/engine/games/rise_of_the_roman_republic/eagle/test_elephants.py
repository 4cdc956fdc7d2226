"""The elephants of Pyrrhus: five on the die the first time that they are sent into battle, dice from then on."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Coordinate, Prepare
from engine.games.rise_of_the_roman_republic.events.combat import ElephantsCharged
from engine.games.rise_of_the_roman_republic.state import Troops
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, amounts, army, rolled

BESIDE = "5209"  # of FLAT


def pyrrhus(table: Field, place: str = FLAT) -> Field:
    """Put Pyrrhus with two elephants into a hex."""
    army(table, "epirus", place, "pyrrhus")
    there = msgspec.structs.replace(table.at("epirus", place), leaders=("pyrrhus",), power="epirus", hex=place)
    there = msgspec.structs.replace(there, troops=(Troops("epirote", 20, 0, 2),))
    table.state.stacks = {**table.state.stacks, f"epirus@{place}": there}
    return table


def field() -> Field:
    table = alone(Field("eagle"))
    army(table, "rome", FLAT, "201", legions=("I", "II"))
    return pyrrhus(table)


def test_as_attackers_they_bring_five_without_a_roll_and_dice_the_next_time() -> None:
    table = field().phase("pyrrhus").act("epirus", Attack("rome")).meet()
    table.act("epirus", Prepare(0, elephants=2)).finish()
    first = table.told(ElephantsCharged)[0]
    assert (first.fixed, first.dice) == (True, ()) and amounts(rolled(table))["elephants_attacker"] == 5
    again = field()
    again.state.once = table.state.once
    again.phase("pyrrhus").act("epirus", Attack("rome")).meet()
    again.act("epirus", Prepare(0, elephants=2), elephants_epirus_0=9, elephants_epirus_1=5).finish()
    charge = again.told(ElephantsCharged)[0]
    assert (charge.fixed, charge.dice, charge.amount) == (False, (9, 5), 3)
    assert amounts(rolled(again))["elephants_attacker"] == 3


def test_as_defenders_they_take_five_off() -> None:
    table = field().phase("201").act("rome", Attack("epirus")).meet()
    table.finish_until("epirus: battle.defence_ready").act("epirus", Prepare(0, elephants=1)).finish()
    assert amounts(rolled(table))["elephants_defender"] == -5 and table.told(ElephantsCharged)[0].fixed


@pytest.mark.ruling("E17")
def test_held_back_they_are_as_new_and_the_first_enemy_need_not_be_rome() -> None:
    table = field().phase("pyrrhus").act("epirus", Attack("rome")).meet()
    table.act("epirus", Prepare(0)).finish()
    assert not table.told(ElephantsCharged) and "elephants" not in table.state.once
    punic = alone(Field("eagle"))
    punic.state.once = table.state.once
    army(punic, "carthage", FLAT, infantry=10, kind="african")
    pyrrhus(punic).phase("pyrrhus").act("epirus", Attack("carthage")).meet()
    punic.act("epirus", Prepare(0, elephants=2)).finish()
    assert amounts(rolled(punic))["elephants_attacker"] == 5 and "elephants" in punic.state.once


@pytest.mark.ruling("E17")
def test_it_is_the_first_time_of_the_player_though_an_ally_of_his_commands() -> None:
    """Mago attacks for Epirus, and Pyrrhus comes to his help."""
    table = alone(Field("eagle"))
    table.state.masters = {"carthage": "epirus"}
    army(table, "rome", FLAT, "201", legions=("I", "II"))
    army(table, "carthage", FLAT, "mago_eagle", infantry=20, kind="iberian")
    pyrrhus(table, BESIDE).phase("mago_eagle", done=("arrival",)).act("epirus", Attack("rome")).meet()
    table.act("epirus", Coordinate("pyrrhus"), coordination_pyrrhus=0)
    table.finish_until("epirus: battle.attack_ready").act("epirus", Prepare(0, elephants=2)).finish()
    assert table.told(ElephantsCharged)[0].fixed and amounts(rolled(table))["elephants_attacker"] == 5
