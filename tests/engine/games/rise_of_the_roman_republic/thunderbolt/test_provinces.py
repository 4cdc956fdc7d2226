"""Provinces in Hannibal's invasion: levels, cities that open their gates, control as printed (rulings c.59, G45, T4, T5
and T15)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack
from engine.games.rise_of_the_roman_republic.actions.cup import Devastate
from engine.games.rise_of_the_roman_republic.actions.movement import March, Regroup
from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender
from engine.games.rise_of_the_roman_republic.board.control import cities_of, has_province_control, province_of
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_alliance_level
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken
from engine.games.rise_of_the_roman_republic.frames.siege import Capture
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation
from engine.games.rise_of_the_roman_republic.siege.supply import is_supplied
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.games.rise_of_the_roman_republic.tribes.control import next_tribe_to_settle
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def level(table: Table, row: str) -> dict[str, int]:
    return table.state.levels[row]


@pytest.mark.ruling("T4")
def test_levels_begin_at_three_for_who_controls_the_province() -> None:
    table = Table("thunderbolt")
    assert level(table, "apulia") == {"rome": 3} and level(table, "liguria_taurini") == {"carthage": 3}
    assert level(table, "bruttium") == {} and level(table, "latium") == {"rome": 5}


@pytest.mark.ruling("T4", "T15")
def test_a_major_victory_moves_two_boxes_and_one_beside_with_an_even_die() -> None:
    """In Lucania; of the provinces beside it Campania's die is even, all others odd."""
    table = alone(Field("thunderbolt"))
    army(table, "carthage", FLAT, "hannibal", infantry=30, cavalry=20, kind="african")
    army(table, "rome", FLAT, "402", legions=("I",))
    table.phase("hannibal").act(
        "carthage", Attack("rome"), battle=8, tactics_402=0, boxes_campania=4, boxes_samnium=7
    ).meet().finish()
    assert level(table, "lucania") == {"rome": 1} and level(table, "campania") == {"rome": 2}
    assert level(table, "samnium") == {"rome": 3} and level(table, "latium") == {"rome": 5}


@pytest.mark.ruling("T15")
def test_no_other_victory_moves_them_nor_does_a_siege() -> None:
    table = alone(Field("thunderbolt"))
    army(table, "carthage", FLAT, "maharbal", infantry=10, kind="african")
    army(table, "rome", FLAT, "402", legions=("I",))
    table.phase("maharbal").act("carthage", Attack("rome"), battle=6, tactics_maharbal=9, tactics_402=3)
    table.meet().finish()
    assert table.state.victories == {"carthage": 1} and table.told(BoxesMoved) == []
    table = Field("thunderbolt")
    army(table, "carthage", "4608", "hanno_bomilcar", infantry=10, kind="african")
    table.start(Capture(place="4608", power="carthage", leader="hanno_bomilcar", how="assault")).finish()
    assert table.told(CityTaken)[-1].place == "4608" and table.told(BoxesMoved) == []


@pytest.mark.ruling("T15")
def test_devastation_moves_them_against_who_lays_waste() -> None:
    table = Table("thunderbolt").stand("carthage", "4608", 30, "maharbal")
    table.begin(Devastation(sides=("carthage", "rome"), step="attempt"), then="year")
    table.do("carthage", Devastate(("apulia",)), 2)
    assert table.state.devastated == ("apulia",) and level(table, "apulia") == {"rome": 4}


@pytest.mark.ruling("T4")
def test_latium_never_moves() -> None:
    table = Table("thunderbolt")
    shift_alliance_level(Play(table.state, ScriptedDice()), "latium", "carthage", 2, "major_victory")
    assert level(table, "latium") == {"rome": 5}


# Cities


def before_ausculum(**levels: int) -> Field:
    """Return Maharbal beside the ungarrisoned Ausculum in Apulia, in its phase."""
    table = Field("thunderbolt")
    army(table, "carthage", "4607", "maharbal", infantry=10, kind="african")
    table.state.levels = {**table.state.levels, "apulia": dict(levels)}
    return table.phase("maharbal")


IN = March("all", ("4608+in",))


@pytest.mark.ruling("T5", "c.59")
def test_a_city_of_a_province_that_favours_him_opens_its_gates() -> None:
    assert not before_ausculum(rome=1).allowed("carthage", IN)
    assert not before_ausculum().allowed("carthage", IN)
    table = before_ausculum(carthage=1).act("carthage", IN)
    assert table.told(CityTaken)[-1].how == "occupation" and table.state.cities["4608"].holder == "carthage"
    assert table.at("carthage", "4608", inside=True).leaders == ("maharbal",)


@pytest.mark.ruling("T5")
def test_not_one_with_a_garrison_and_not_a_leader_alone() -> None:
    table = before_ausculum(carthage=3)
    army(table, "rome", "4608", infantry=1, kind="garrison", inside=True)
    assert not table.allowed("carthage", IN)
    assert not before_ausculum(carthage=3).allowed("carthage", March("alone", ("4608+in",)))


@pytest.mark.ruling("T5")
def test_rome_takes_its_cities_back_by_the_same_rule() -> None:
    table = Field("thunderbolt")
    set_city(table.state, "4608", holder="carthage")
    army(table, "rome", "4607", "402", legions=("I", "II"))
    table.phase("402").act("rome", March("all", ("4608+in",)))
    assert table.state.cities["4608"].holder == "rome"


@pytest.mark.ruling("T5")
def test_who_stands_before_such_a_city_sends_units_in() -> None:
    table = Field("thunderbolt")
    army(table, "carthage", "4608", "maharbal", infantry=10, kind="african")
    table.state.levels = {**table.state.levels, "apulia": {"carthage": 1}}
    table.phase("maharbal")
    assert not table.allowed("carthage", Regroup("inside", ("maharbal",)))
    table.act("carthage", Regroup("inside", ("african:infantry",)))
    assert table.state.cities["4608"].holder == "carthage"


@pytest.mark.ruling("c.59")
def test_an_entry_stirs_no_tribe() -> None:
    table = Field("thunderbolt")
    army(table, "carthage", "4607", "maharbal", infantry=10, kind="african")
    table.phase("maharbal").act("carthage", March("all", ("4606",)))
    assert next_tribe_to_settle(table.state) == "" and not table.state.masters


@pytest.mark.ruling("T22")
def test_no_city_of_latium_surrenders() -> None:
    """Hannibal stands before Rome, beside Praeneste, Ostia and Tibur, and finds no city that feeds him."""
    table = Field("thunderbolt")
    army(table, "carthage", ROME, "hannibal", infantry=50, kind="african")
    table.phase("hannibal")
    near = [one for one in land_neighbours(ROME) if one in table.state.cities]
    assert near and all(province_of(one) == "latium" for one in near)
    assert not any(table.allowed("carthage", DemandSurrender(one)) for one in near)
    assert not is_supplied(table.state, "carthage", ROME)


# Control


@pytest.mark.ruling("G45")
def test_a_province_is_whose_it_is_printed_to_while_he_holds_a_city() -> None:
    """A larger enemy changes nothing; the loss of every city does, and another who meets the table."""
    table = Table("thunderbolt").stand("carthage", "4607", 40, "maharbal")
    assert has_province_control(table.state, "rome", "apulia")
    towns = cities_of("thunderbolt", "apulia")
    for place in towns[: len(towns) // 2]:
        set_city(table.state, place, holder="carthage")
    assert has_province_control(table.state, "rome", "apulia")
    for place in towns[:-1]:
        set_city(table.state, place, holder="carthage")
    assert has_province_control(table.state, "carthage", "apulia") and not has_province_control(
        table.state, "rome", "apulia"
    )
    for place in towns:
        set_city(table.state, place, holder="carthage")
    table.stand("rome", "4606", 90)
    assert not has_province_control(table.state, "carthage", "apulia") and not has_province_control(
        table.state, "rome", "apulia"
    )


def test_an_ally_is_controlled_against_the_print() -> None:
    """Where nobody controls it by arms."""
    table = Table("thunderbolt")
    table.state.levels = {**table.state.levels, "apulia": {"carthage": 4}}
    assert has_province_control(table.state, "rome", "apulia")
    towns = cities_of("thunderbolt", "apulia")
    for place in towns[: len(towns) // 2 + 1]:
        set_city(table.state, place, holder="")
    assert has_province_control(table.state, "carthage", "apulia") and not has_province_control(
        table.state, "rome", "apulia"
    )
