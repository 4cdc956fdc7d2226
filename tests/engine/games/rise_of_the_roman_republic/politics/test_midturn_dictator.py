"""A Dictator who is elected during a turn (sections 5.26 and 5.28; rulings c.46, c.47, G5 and G69)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.politics import Assign, CallDictator, Elect, NoDictator, TakeField
from engine.games.rise_of_the_roman_republic.events.politics import EmergencyFound, MagistrateElected
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.politics.emergency import alarms_by_position, enemy_occupied_cities
from engine.games.rise_of_the_roman_republic.republic import Defeat, Glory
from engine.games.rise_of_the_roman_republic.state import CityState
from tests.engine.games.rise_of_the_roman_republic.playing import Table


@pytest.mark.ruling("c.12", "c.46", "G69")
def test_a_dictator_is_elected_when_the_phase_of_a_roman_ends() -> None:
    """Sections 5.26 and 5.28 (TV24): a Major Emergency, by law; the first of the pool has Initiative 1."""
    table = Table().stand("epirus", "4412", 3, inside=True)
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if "113" not in one.leaders}
    table.stand("rome", "4311", 0, "113").legion("III", "4311").legion("IV", "4311")
    table.state.cities = {**table.state.cities, "4412": CityState("epirus", 6)}
    table.begin(Phase(leader="112", side="rome")).do("rome", EndPhase(), 4)
    table.do("rome", Elect("105")).do("rome", TakeField("105"))
    assert table.allowed("rome", Assign("army_1+army_2", "3714", "none"))
    table.do("rome", Assign("army_2", "4311", "none"), 1)
    assert table.man("105").most == 1 and table.man("105").legions == ("III", "IV")
    assert table.man("104").stays and table.man("113").legions == ()  # a subordinate without imperium (ruling c.46)
    assert table.state.cup.markers == ("dictator",)


def beaten(**changed: object) -> Table:
    """A consul has been beaten: a Minor Emergency of this scenario (ruling c.47)."""
    table = Table().republic(defeats=(Defeat(2, False, 15, True, True),), **changed)
    return table.begin(Phase(leader="112", side="rome"))


@pytest.mark.ruling("c.47", "G5")
def test_in_a_minor_emergency_the_player_chooses_after_each_phase_of_a_roman() -> None:
    table = beaten().do("rome", EndPhase())
    assert table.moment() == "rome: phase.emergency"
    table.do("rome", NoDictator(), 1)
    assert table.told(MagistrateElected) == []
    table.begin(Phase(leader="113", side="rome")).do("rome", EndPhase())
    table.do("rome", CallDictator(), 7)
    assert table.told(EmergencyFound) == [EmergencyFound("minor", ("consul_beaten",))]
    assert table.told(MagistrateElected)[0] == MagistrateElected("107", "dictator", True)


@pytest.mark.ruling("G5")
def test_there_is_one_dictator_a_turn() -> None:
    """Ruling G5."""
    assert beaten(dictated=2).do("rome", EndPhase(), 1).told(EmergencyFound) == []


def test_the_phase_of_another_side_brings_no_dictator() -> None:
    table = beaten().begin(Phase(leader="alexander_epirus", side="epirus")).do("epirus", EndPhase(), 1)
    assert table.told(EmergencyFound) == []


def test_a_man_of_a_triumph_can_be_named_instead_of_a_draw() -> None:
    """Section 5.26; last year's consuls are not eligible (the scenario's rule)."""
    triumphs = {"103": Glory(1, "praetor"), "106": Glory(1, "rome_consul")}
    table = beaten(triumphs=triumphs, paused=("106",)).do("rome", EndPhase()).do("rome", CallDictator())
    assert table.allowed("rome", Elect("103")) and not table.allowed("rome", Elect("106"))


@pytest.mark.ruling("c.41")
def test_without_a_man_in_the_pool_nobody_is_elected() -> None:
    """Ruling c.41."""
    assert beaten(pool=()).do("rome", EndPhase(), 1).told(EmergencyFound) == []


@pytest.mark.ruling("c.12")
def test_a_dictator_of_initiative_three_brings_two_markers() -> None:
    """Section 5.28: one fewer than in the elections."""
    table = beaten(pool=("107",)).do("rome", EndPhase()).do("rome", CallDictator(), 1)
    table.do("rome", TakeField("107")).do("rome", Assign("none", "4412", "none"), 1)
    assert table.state.cup.markers == ("dictator", "dictator") and table.man("107").most == 2


def test_a_held_dictator_of_last_year_does_not_bar_a_new_one() -> None:
    """Section 5.34 keeps him in a besieged city, out of the field."""
    table = beaten(pool=("107",))
    held = msgspec.structs.replace(table.man("113"), office="dictator", held=True)
    table.state.republic = table.state.republic.with_magistrate(held)
    table.begin(Phase(leader="112", side="rome")).do("rome", EndPhase())
    assert table.moment() == "rome: phase.emergency"


def test_a_city_with_two_enemy_powers_in_it_is_one_city() -> None:
    """Section 5.28: two or more Medium or Large cities of Roman Italy."""
    table = Table().stand("samnites", "4412", 3, inside=True).stand("campania", "4412", 3, inside=True)
    table.state.masters = {"campania": "samnites"}
    assert enemy_occupied_cities(table.state).count("4412") == 1
    assert "cities" not in [one.kind for one in alarms_by_position(table.state)]
