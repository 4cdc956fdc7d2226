"""What the computer player does for the city on which its war hangs, and against a hero whose victories count
(Thunderbolt)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, Stand
from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.manpower import CallUpProvinces
from engine.games.rise_of_the_roman_republic.actions.politics import Disband, Muster, MusterApart
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.computer_player.computer import StrongPlayer
from engine.games.rise_of_the_roman_republic.computer_player.marching import army_prospect_at_hex
from engine.games.rise_of_the_roman_republic.computer_player.odds import battle_odds_in_hex, expected_battle
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.prompts import MUST, Prompt
from engine.kernel.state import Side
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.random_games import start

ROME, PLACENTIA, BESIDE = "3714", "1514", "3715"
CITY = "2717"  # a small city of Rome's in Northern Etruria


def view() -> RiseView:
    return PLAIN.view(start("guarding", scenario="thunderbolt"), None)


def besieged(infantry: int, *leaders: str, inside: int = 10, ids: int = 10) -> RiseView:
    """Return a view in which a Carthaginian army besieges Rome, with so many men in it and a defence of its own."""
    seen = view()
    before = Table(seen, "carthage").stack_of("hannibal")
    assert before is not None
    there = msgspec.structs.replace(before, hex=ROME, leaders=leaders, infantry=infantry, sp=infantry + len(leaders))
    stacks = [one for one in seen.stacks if one.power == "rome" and one.hex != ROME]
    own = [msgspec.structs.replace(one, sp=inside) for one in seen.stacks if one.power == "rome" and one.hex == ROME]
    city = next(one for one in seen.cities if one.place == ROME)
    shut = msgspec.structs.replace(city, besieger="carthage", ids=ids)
    cities = tuple([shut if one.place == ROME else one for one in seen.cities])
    return msgspec.structs.replace(seen, stacks=(*stacks, *own, there), cities=cities)


def answer(seen: RiseView, moment: str, default: Action, *forms: Form) -> Action | None:
    menu = Menu(*forms)
    offer = Prompt(
        id="1", seat="1", side="rome", kind=MUST, moment=moment, menu_of=lambda side: menu,
        default_of=lambda side: default,
    )  # fmt: skip
    return StrongPlayer().answer(seen, offer, UnverifiedRandom(1))


def chosen(table: Field, side: Side) -> Action | None:
    """Return what the player does of what it is really asked."""
    prompt = table.prompt(side)
    return StrongPlayer().answer(PLAIN.view(table.state, prompt.seat), prompt, UnverifiedRandom(1))


def test_a_city_falls_the_likelier_the_weaker_it_is_and_the_more_besiege_it() -> None:
    falls = [
        Table(besieged(infantry, "hannibal", inside=inside), "rome").capital.fall_chance()
        for infantry, inside in ((30, 10), (60, 10), (60, 2), (40, 90))
    ]
    assert falls[3] < 0.05 and falls[0] < falls[1] < falls[2]
    table = Table(besieged(40, "hannibal"), "rome")
    assert table.capital.reinforcement_gain(40) > 1 and table.capital.shelter_gain(5) > 0
    assert Table(view(), "carthage").capital.fall_chance() == 0  # it has no such city


def test_citizens_of_new_legions_muster_in_the_besieged_city() -> None:
    whole, places = Muster("3915", "3915"), OneOf((ROME, "3915", BESIDE))
    apart = Form(
        MusterApart, citizens=places, allies=OneOf(("3915", BESIDE)), second_citizens=places, second_allies=places
    )
    forms = (Form(Muster, place=OneOf(("3915",)), second=OneOf(("3915",))), apart)
    found = answer(besieged(40, "hannibal"), "raising.start", whole, *forms)
    assert isinstance(found, MusterApart) and (found.citizens, found.second_citizens) == (ROME, ROME)
    assert ROME not in (found.allies, found.second_allies)
    assert answer(view(), "raising.start", whole, *forms) == whole


def test_an_army_of_the_field_is_disbanded_for_citizens_in_the_besieged_city() -> None:
    """For new legions of a consul the Senate is asked, and their citizens may come in."""
    form = Form(Disband, groups=Pick(("army_1", "army_2"), 0, 2))
    assert answer(besieged(40, "hannibal", inside=2, ids=0), "strategic.disband", Disband(()), form) != Disband(())
    for safe in (view(), besieged(40, "hannibal", inside=95)):
        assert answer(safe, "strategic.disband", Disband(()), form) == Disband(())


def test_legions_that_guard_the_city_are_kept_however_weak() -> None:
    form, seen = Form(Disband, groups=Pick(("army_1", "army_2"), 0, 2)), view()
    for place, chosen_ones in ((ROME, ("army_2",)), (PLACENTIA, ("army_1", "army_2"))):
        weak = [msgspec.structs.replace(one, elements={"RL": (4, 0)}) for one in seen.legions]
        stand = [msgspec.structs.replace(one, hex=place) if one.army == 1 else one for one in weak]
        found = answer(msgspec.structs.replace(seen, legions=tuple(stand)), "strategic.disband", Disband(()), form)
        assert found == Disband(chosen_ones)


def relieving(infantry: int, *leaders: str) -> Field:
    """Return a table on which Longus, before Placentia with all legions, may act while an army besieges Rome."""
    table = alone(Field("thunderbolt"), "carthage")
    army(table, "carthage", ROME, *leaders, infantry=infantry, kind="african")
    set_city(table.state, ROME, ids=1, besieger="carthage")
    table.state.levied = ("rome",)
    return table.phase("402")


def test_leave_is_asked_to_relieve_the_city_where_the_odds_are_fair() -> None:
    """Twenty men under Mago are few against four legions; Hannibal with fifty beats them."""
    assert chosen(relieving(24, "mago"), "rome") == AskPermission("enter_rome", 0)
    weak = Table(besieged(24, "mago", inside=10, ids=1), "rome")
    strong = Table(besieged(50, "hannibal", "maharbal", inside=95), "rome")
    hopes = []
    for table in (weak, strong):
        force = table.stack_of("402")
        assert force is not None
        hopes.append(expected_battle(table, [force], table.enemies_outside_city(ROME), ROME))
    assert hopes[0] > 1 and hopes[1] < 0


def test_horse_and_lieutenants_count_where_victories_do() -> None:
    table = Table(view(), "carthage")
    army_of, legions = table.stack_of("hannibal"), table.stack_of("402")
    assert army_of is not None and legions is not None
    bare = msgspec.structs.replace(army_of, troops=(), leaders=("hannibal",))
    odds = [battle_odds_in_hex(table, [one], [legions], PLACENTIA).win for one in (bare, army_of)]
    assert odds[1] > odds[0] + 5


def weak_romans(place: str) -> Field:
    """Return a table on which Hannibal attacks sixteen men under Scipio in a hex."""
    table = alone(Field("thunderbolt"), "carthage", "rome")
    army(table, "carthage", place, "hannibal", infantry=15, cavalry=10)
    army(table, "rome", place, "401", infantry=16)
    return table.phase("hannibal").act("carthage", Attack("rome"))


def test_a_weak_army_slips_into_a_city_before_a_hero() -> None:
    table = weak_romans(CITY)
    assert table.moment() == "rome: battle.avoid" and table.prompt("rome").default == Stand()
    found = chosen(table, "rome")
    assert isinstance(found, Avoid) and found.inside


def test_armies_would_rather_be_in_cities_while_the_hero_is_about() -> None:
    table = Table(view(), "rome")
    legions = table.stack_of("402")
    assert legions is not None
    few: StackView = msgspec.structs.replace(legions, legions=("I",), troops=(), sp=22, infantry=18)
    seen = Table(msgspec.structs.replace(table.view, acting="402"), "rome")
    assert army_prospect_at_hex(seen, few, PLACENTIA, inside=True) > army_prospect_at_hex(seen, few, PLACENTIA) + 0.1


@pytest.mark.parametrize("leader", ["hannibal", "mago"])
def test_hannibal_calls_up_the_ligurians_first(leader: str) -> None:
    table = Field("thunderbolt").phase(leader)
    assert (chosen(table, "carthage") == CallUpProvinces()) is (leader == "hannibal")
