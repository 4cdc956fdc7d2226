"""What a new year brings, and what the Senate and the law see of the enemy (rulings c.17, c.19, G4, G9, G13, A6)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.politics import Disband, Prorogue
from engine.games.rise_of_the_roman_republic.board.stacks import take_leader
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.politics.emergency import unanswered_emergency
from engine.games.rise_of_the_roman_republic.politics.leave import needs_leave
from engine.games.rise_of_the_roman_republic.state import CityState
from tests.engine.games.rise_of_the_roman_republic.playing import Table


@pytest.mark.ruling("c.17")
def test_guile_is_whole_again_when_a_year_begins() -> None:
    table = Table()
    table.state.guile = {**table.state.guile, "alexander_epirus": 0, "pontius": 1}
    table.begin(Strategic())
    assert table.state.guile["alexander_epirus"] == 2 and table.state.guile["pontius"] == 3


def test_the_wounded_come_back_into_the_pool() -> None:
    """Section 8.62."""
    table = Table().republic(wounded=("106",), pool=("101",)).begin(Strategic()).do("rome", Disband(()))
    assert {"101", "106"} <= {*table.rome().pool} and table.rome().wounded == ()


@pytest.mark.ruling("G13")
def test_home_ground_is_what_rome_controls_when_the_turn_begins() -> None:
    table = Table()
    table.state.cities = {**table.state.cities, "4412": CityState("samnites", 6)}
    table.begin(Turns(step="cup"), 5, 5)
    assert table.state.home_ground == ("latium",)


@pytest.mark.ruling("G4", "A6")
def test_a_city_is_occupied_by_men_and_not_by_a_marker() -> None:
    """Capua with a marker alone is no Emergency; with a tribe of another side it is a Major one."""
    table = Table()
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if one.hex != "4412"}
    table.state.cities = {**table.state.cities, "4412": CityState("epirus", 6)}
    assert unanswered_emergency(table.state) == ("", ())
    table.stand("lucania", "4412", 2, "lucanian", inside=True)
    table.state.masters = {"lucania": "rome"}
    assert unanswered_emergency(table.state) == ("", ())
    table.state.masters = {"lucania": "epirus"}
    assert unanswered_emergency(table.state) == ("major", ("capua",))


@pytest.mark.ruling("c.47")
def test_a_tribe_of_twenty_sp_is_a_minor_emergency() -> None:
    table = Table().stand("etruria", "2813", 19, "etruscan", inside=True)
    table.state.masters = {"etruria": "epirus"}
    assert unanswered_emergency(table.state) == ("", ())
    assert unanswered_emergency(table.stand("etruria", "2813", 1, inside=True).state) == ("minor", ("tribe",))


@pytest.mark.ruling("G9")
def test_the_senate_adds_up_all_that_is_near_rome_tribes_of_others_too() -> None:
    """Twelve Samnites, five Epirotes besieged, three Sabines of Epirus, within five hexes: -4."""
    table = Table().stand("samnites", "3813", 12).stand("epirus", "4013", 5, inside=True)
    table.stand("sabinus", "3711", 3, "sabine", inside=True)
    table.state.masters, table.state.guile = {"sabinus": "epirus"}, {}
    man = msgspec.structs.replace(table.man("112"), granted=())
    table.state.republic = table.state.republic.with_magistrate(man)
    table.begin(Phase(leader="112", side="rome")).do("rome", AskPermission("leave", 0), 5)
    assert table.told(SenateAsked)[0].modifier == -4
    calm = Table().stand("samnites", "3813", 12)
    calm.state.guile = {}
    calm.state.republic = calm.state.republic.with_magistrate(man)
    calm.begin(Phase(leader="112", side="rome")).do("rome", AskPermission("leave", 0), 5)
    assert calm.told(SenateAsked)[0].modifier == 0


def test_who_is_besieged_goes_on_with_his_own_markers_where_he_is() -> None:
    """Sections 4.16, 5.23 and 5.34: the Rome Consul, whom good omens brought a third marker, is Proconsul of Campania,
    where he was caught, with the two of his Initiative."""
    table = Table("eagle").legion("I", "4412", inside=True).legion("V", "4412", inside=True)
    take_leader(table.state, "201")
    table.stand("rome", "4412", 0, "201", inside=True).stand("epirus", "4412", 60)
    table.state.cities = {**table.state.cities, "4412": CityState("rome", 6, besieger="epirus")}
    table.state.republic = table.rome().with_magistrate(msgspec.structs.replace(table.man("201"), most=3))
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue(), 5, 1)
    man = table.man("201")
    assert (man.office, man.legions, man.most) == ("proconsul", ("I", "V"), 2)
    assert (man.province, man.start) == ("campania", "campania") and not needs_leave(table.state, "201", (), ("4413",))
