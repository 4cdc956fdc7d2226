"""Where magistrates may go without the Senate's leave (sections 5.21 to 5.29, 5.41 and 5.61 to 5.63)."""

import pytest

from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.politics.leave import (
    enters_rome,
    hot_pursuit,
    needs_leave,
    note_magistrate_arrival,
    permitted_provinces,
)
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def led_by(*men: Magistrate, at: str = "4109") -> Table:
    table = Table().republic(magistrates=())
    for man in men:
        table.state.republic = table.state.republic.with_magistrate(man)
        table.stand("rome", at, 0, man.leader)
    return table


CURSOR = Magistrate("104", "rome_consul", start="samnium")
FLACCINATOR = Magistrate("103", "field_consul", province="apulia", start="samnium")


def test_cursor_campaigns_in_samnium_or_returns_to_roman_italy() -> None:
    """The example of section 5.21 (line 669, TV04)."""
    table = led_by(CURSOR)
    assert permitted_provinces(table.state, "104") == frozenset({"samnium", "latium", "campania"})
    assert not needs_leave(table.state, "104", (), ("4210", "4311", "4412"))
    assert needs_leave(table.state, "104", (), ("4208", "4308", "4307"))  # Teanum of Apulia
    assert province_of("4307") == "apulia"


def test_a_rome_consul_may_always_go_home_through_other_provinces() -> None:
    """Sections 5.21 and 5.41: from Apulia through Samnium, as directly as possible."""
    table = led_by(Magistrate("104", "rome_consul", start="apulia"), at="4409")
    assert not needs_leave(table.state, "104", (), ("4410", "4411", "4412"))
    assert needs_leave(table.state, "104", (), ("4410", "4411"))  # he ends in Samnium


@pytest.mark.ruling("a.3.22")
def test_a_field_consul_goes_to_his_province_and_no_further() -> None:
    """Section 5.22."""
    table = led_by(FLACCINATOR)
    assert not needs_leave(table.state, "103", (), ("4108", "4208", "4307"))
    assert needs_leave(table.state, "103", (), ("4210", "4311", "4412"))  # Roman Italy


def test_the_way_to_his_province_must_be_direct() -> None:
    """Section 5.41: no step leads away from it."""
    table = led_by(Magistrate("103", "proconsul", province="apulia", start="apulia"), at="4412")
    assert not needs_leave(table.state, "103", (), ("4411", "4410", "4409", "4408"))
    assert needs_leave(table.state, "103", (), ("4413", "4412", "4411", "4410", "4409"))


def test_a_praetor_leads_nobody_out_of_the_subordinates_provinces() -> None:
    """Section 5.61: the active magistrate asks, unless all of his men may go there."""
    praetor = Magistrate("102", "praetor", province="samnium", start="samnium")
    table = led_by(FLACCINATOR, praetor)
    assert permitted_provinces(table.state, "103", ("102",)) == frozenset({"samnium"})
    assert needs_leave(table.state, "103", ("102",), ("4108", "4208", "4307"))


@pytest.mark.parametrize(
    "man", [Magistrate("104", "dictator"), Magistrate("104", "field_consul", province="apulia", granted=("leave",))]
)
def test_a_dictator_and_who_has_leave_go_anywhere_with_all_their_men(man: Magistrate) -> None:
    table = led_by(man, Magistrate("102", "praetor", province="samnium", start="samnium"))
    assert permitted_provinces(table.state, "104", ()) is None
    assert not needs_leave(table.state, "104", ("102",), ("4108", "4208", "4307"))


def test_the_urban_praetor_needs_leave_for_the_first_step_and_may_return() -> None:
    """Sections 5.25 and 5.63."""
    urban = Magistrate("105", "urban_praetor")
    table = led_by(urban, at="3714")
    assert needs_leave(table.state, "105", (), ("3713",))
    out = led_by(urban, at="3713")
    assert not needs_leave(out.state, "105", (), ("3714",)) and not enters_rome(out.state, "105", ("3714",))


def test_no_force_enters_rome_not_even_in_passing() -> None:
    """Section 5.63."""
    table = led_by(CURSOR, at="3713")
    assert enters_rome(table.state, "104", ("3714", "3715"))
    asked = led_by(Magistrate("104", "rome_consul", granted=("enter_rome",)), at="3713")
    assert not enters_rome(asked.state, "104", ("3714",))


@pytest.mark.ruling("G64")
def test_hot_pursuit_ends_with_an_enemy_or_beside_one_outside_a_city() -> None:
    """Section 5.62; ruling G64: under the walls of a garrisoned city too, but not beside it."""
    table = Table().stand("samnites", "4109", 5, inside=True).stand("samnites", "4708", 5)
    assert hot_pursuit(table.state, "rome", "4109") and not hot_pursuit(table.state, "rome", "4110")
    assert hot_pursuit(table.state, "rome", "4707") and not hot_pursuit(table.state, "samnites", "4707")


def test_a_magistrate_of_new_legions_stays_in_his_province_once_he_is_there() -> None:
    """Section 5.29, its first example (line 937, TV08): from Rome to Lucania, and no further."""
    man = Magistrate("117", "praetor", 0, ("I",), province="lucania", start="latium", bound=True)
    table = led_by(man, at="3814")
    assert permitted_provinces(table.state, "117") == frozenset({"lucania", "latium"})
    there = led_by(man, at="4908")
    note_magistrate_arrival(there.state, "117")
    assert there.man("117").bound  # without his legion
    there.legion("I", "4908")
    note_magistrate_arrival(there.state, "117")
    assert permitted_provinces(there.state, "117") == frozenset({"lucania"}) and not there.man("117").bound


def test_etruria_is_one_province_to_be_assigned() -> None:
    """Section 2.1."""
    table = led_by(Magistrate("103", "proconsul", province="etruria", start="latium"), at="3512")
    assert permitted_provinces(table.state, "103") == frozenset({"northern_etruria", "southern_etruria", "latium"})
