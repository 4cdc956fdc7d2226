"""Censure, and who takes the place of the censured (sections 5.62, 5.67, 5.68 and 8.67; rulings G12 and G55)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.politics import Assign, FaceCensure
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.politics import CensureRolled, LeaderFell, MagistrateElected
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.politics.censure import note_province_trespass, note_trespasser_result
from engine.games.rise_of_the_roman_republic.politics.senate import Result
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import CityState
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def merenda(*results: Result, guile: int = 0) -> Table:
    """Merenda, prorogued as Proconsul for Apulia, has ended a march in Bruttium without leave, in his phase."""
    table = Table("eagle")
    man = Magistrate("214", "proconsul", 4, ("VI",), province="apulia", start="apulia", prorogued=True, most=1)
    table.legion("VI", "5509").republic(armies={**table.rome().armies, 4: ("VI",)})
    table.state.republic = table.state.republic.with_magistrate(man)
    table.stand("rome", "5509", 0, "214")
    table.state.guile = {**table.state.guile, "214": guile}
    note_province_trespass(table.state, "214")
    for result in results:
        note_trespasser_result(table.state, "214", result)
    return table.begin(Phase(leader="214", side="rome"))


def test_merenda_stays_with_a_five_after_a_victory() -> None:
    """The example of section 5.68: his Guile is spent, 5 - 1 = 4 against 4 (line 1355, TV13)."""
    table = merenda("victory").do("rome", EndPhase(), 5, 1)
    assert table.told(CensureRolled) == [
        CensureRolled("214", "victory", 5, -1, 4, False, 0, (Modifier("after_victory", -1),))
    ]
    assert table.man("214").office == "proconsul" and table.rome().trespasses == {}


@pytest.mark.ruling("c.12", "G55")
def test_a_six_removes_him_for_good_and_another_is_drawn() -> None:
    """Section 5.68: a new man of the pool takes his legions, where he was or in Rome; no marker goes in (8.67)."""
    table = merenda("victory").do("rome", EndPhase(), 6, 1)
    assert table.told(LeaderFell) == [LeaderFell("214", "censured")] and table.rome().gone == ("214",)
    assert table.told(MagistrateElected)[-1] == MagistrateElected("204", "proconsul", True)
    assert table.allowed("rome", Assign("army_4", "3714", "apulia"))
    table.do("rome", Assign("army_4", "5509", "apulia"), 1)
    new = table.man("204")
    assert (new.legions, new.army, new.province, new.phases) == (("VI",), 4, "apulia", 0)
    assert table.at("rome", "5509").leaders == ("204",) and table.state.cup.markers == ()


def test_guile_is_spent_before_the_die_and_no_battle_costs_one() -> None:
    table = merenda(guile=1).do("rome", EndPhase())
    assert table.moment() == "rome: censure.start"
    table.do("rome", FaceCensure(1), 4, 1)
    assert table.told(CensureRolled) == [
        CensureRolled(
            "214", "no_battle", 4, 0, 4, False, 1, (Modifier("after_no_battle", 1), Modifier("senate_guile", -1))
        )
    ]
    assert table.state.guile["214"] == 0


@pytest.mark.ruling("G12")
def test_the_best_result_of_the_phase_counts_a_draw_as_a_fight() -> None:
    """Ruling G12."""
    assert merenda("defeat", "draw").do("rome", EndPhase(), 4, 1).told(CensureRolled)[0].modifier == 0
    assert merenda("major_defeat").do("rome", EndPhase(), 10, 1).told(CensureRolled)[0].modifier == 6


@pytest.mark.ruling("G12")
def test_he_is_judged_at_the_end_of_anothers_phase_too() -> None:
    """Ruling G12: he has left his province by an interception."""
    table = merenda("victory")
    table.begin(Phase(leader="milon", side="epirus")).do("epirus", EndPhase(), 5, 1)
    assert table.told(CensureRolled)[0].leader == "214"


def test_a_dictator_and_who_has_the_senates_leave_are_never_judged() -> None:
    """Sections 5.61 and 5.67."""
    table = Table("eagle").republic(trespasses={})
    table.state.republic = table.state.republic.with_magistrate(Magistrate("204", "dictator"))
    granted = msgspec.structs.replace(table.man("202"), granted=("leave",))
    table.state.republic = table.state.republic.with_magistrate(granted)
    note_province_trespass(table.state, "204")
    note_province_trespass(table.state, "202")
    assert table.rome().trespasses == {}


def test_a_praetor_whose_legion_is_gone_is_not_replaced() -> None:
    """Section 5.68 refers to 5.24: a Praetor is elected for a legion alone."""
    table = Table("eagle")
    table.state.republic = table.state.republic.with_magistrate(Magistrate("214", "praetor", 0, ("XVI",), most=1))
    table.stand("rome", "5509", 1, "214").state.guile = {}
    note_province_trespass(table.state, "214")
    table.begin(Phase(leader="214", side="rome")).do("rome", EndPhase(), 9, 1)
    assert table.told(LeaderFell) and table.told(MagistrateElected) == []


def test_a_dead_consul_is_replaced_without_legions_too() -> None:
    """Section 5.2: both consuls and the Urban Praetor must be in office."""
    table = Table()
    table.state.republic = table.state.republic.with_magistrate(Magistrate("104", "rome_consul", most=3))
    note_province_trespass(table.state, "104")
    table.stand("rome", "3714", 0, "104", inside=True).begin(Phase(leader="104", side="rome"))
    table.do("rome", EndPhase()).do("rome", FaceCensure(0), 9, 1, 1)
    assert table.told(MagistrateElected)[-1].office == "rome_consul"


def test_a_dictator_held_in_a_siege_is_released_when_it_is_over() -> None:
    """Section 5.34: he stays in the city without an office's powers, then returns to the pool."""
    table = Table().stand("rome", "4412", 0, "104", inside=True)
    table.state.republic = table.state.republic.with_magistrate(Magistrate("104", "dictator", held=True))
    table.state.cities = {**table.state.cities, "4412": CityState("rome", 6, besieger="epirus")}
    table.stand("epirus", "4412", 40).begin(Phase(leader="112", side="rome", step="settle", after="act"))
    assert table.man("104").held
    table.state.cities = {**table.state.cities, "4412": CityState("rome", 6)}
    table.begin(Phase(leader="112", side="rome", step="settle", after="act"))
    assert table.rome().office_of_leader("104") is None and "104" in table.rome().pool
