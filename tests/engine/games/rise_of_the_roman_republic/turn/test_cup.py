"""The cup, activation, and Operations Phases through prompts (sections 3.0 C and D, 4.17, 5.25 and 5.65)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import Activate, AskPermission, EndPhase
from engine.games.rise_of_the_roman_republic.cup.markers import all_markers, leaders_for_marker, marker_counts
from engine.games.rise_of_the_roman_republic.events.cup import (
    ContinuationRolled,
    CupFilled,
    LeaderActivated,
    MarkerSetAside,
    PhaseEnded,
)
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.politics.command import operations_phase_count
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import CityState, Cup
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def phase_of(table: Table, leader: str, *rolls: int) -> Table:
    """Begin a leader's phase."""
    side = "rome" if leader.isdecimal() else "epirus"
    return table.begin(Phase(leader=leader, side=side), *rolls)


def test_the_cup_of_alexander_holds_his_samnites_consuls_and_three_sieges() -> None:
    table = Table()
    table.stand("samnites", "4109", 30, "pontius", "brutulus", inside=True)
    assert marker_counts(all_markers(table.state)) == {
        "alexander_epirus": 3, "brutulus": 2, "consul": 3, "pontius": 3, "siege": 3,
    }  # fmt: skip


def test_pyrrhus_has_two_markers_in_his_first_turn() -> None:
    table = Table("eagle", turn=1)
    table.stand("epirus", "5501", 5, "pyrrhus", "megacles")
    assert marker_counts(all_markers(table.state))["pyrrhus"] == 2
    table.state.turn = 2
    assert marker_counts(all_markers(table.state))["pyrrhus"] == 3
    assert marker_counts(all_markers(table.state))["augury"] == 1


@pytest.mark.ruling("G1")
def test_a_consul_marker_activates_either_consul_or_the_urban_praetor() -> None:
    """Section 4.17 and ruling G1."""
    table = Table()
    urban = Magistrate("105", "urban_praetor", most=2)
    table.state.republic = table.state.republic.with_magistrate(urban)
    assert leaders_for_marker(table.state, "consul") == ("112", "113", "105")
    table.state.cup = Cup(("alexander_epirus", "consul"))
    table.begin(Turns(step="draw"), 2)
    table.do("rome", Activate("105"))
    assert table.man("105").phases == 1 and table.man("112").phases == 0
    assert table.told(LeaderActivated)[-1].leader == "105"


def test_nobody_acts_more_often_than_his_initiative() -> None:
    table = Table()
    lentulus = msgspec.structs.replace(table.man("113"), phases=1)
    table.state.republic = table.state.republic.with_magistrate(lentulus)
    table.state.cup = Cup(("alexander_epirus", "consul"))
    table.begin(Turns(step="draw"), 2)
    assert table.moment() == "rome: phase.act"
    assert table.told(LeaderActivated)[-1].leader == "112" and table.man("112").phases == 1


@pytest.mark.ruling("c.11")
def test_a_marker_for_nobody_is_set_aside_and_the_next_is_drawn() -> None:
    """Ruling c.11."""
    table = Table()
    table.state.cup = Cup(("alexander_epirus", "praetor"))
    table.begin(Turns(step="draw"), 2, 1)
    assert table.told(MarkerSetAside) == [MarkerSetAside("praetor")]
    assert table.moment() == "epirus: phase.act"


def merenda(guile: int = 1) -> Table:
    """Merenda, prorogued as Proconsul for Apulia, and an enemy in Campania."""
    table = Table("eagle")
    man = Magistrate("214", "proconsul", 4, ("VI",), province="apulia", start="apulia", prorogued=True, most=1)
    table.legion("VI", "4608")
    table.state.republic = table.state.republic.with_magistrate(man)
    table.stand("rome", "4608", 0, "214").stand("epirus", "4412", 5)
    table.state.guile = {**table.state.guile, "214": guile}
    return phase_of(table, "214")


@pytest.mark.ruling("a.3.1", "c.15")
def test_merenda_is_refused_and_rolls_to_go_on() -> None:
    """The example of section 5.66 (line 1312, TV12): 6 + 2 - 1 = 7 against 4."""
    table = merenda().do("rome", AskPermission("leave", 1), 6, 3)
    asked = table.told(SenateAsked)[0]
    assert (asked.die, asked.modifier, asked.campaign, asked.granted) == (6, 1, 4, False)
    assert table.told(ContinuationRolled)[0].goes_on and table.state.guile["214"] == 0
    assert not table.allowed("rome", AskPermission("leave", 0))  # once a phase (section 5.65)


@pytest.mark.ruling("c.16")
def test_granted_he_goes_on_without_a_roll_for_the_whole_year() -> None:
    table = merenda(0).do("rome", AskPermission("leave", 0), 2)
    assert table.told(SenateAsked)[0].granted and table.told(ContinuationRolled) == []
    assert table.man("214").granted == ("leave",)
    assert not table.allowed("rome", AskPermission("leave", 0))


@pytest.mark.ruling("c.16")
def test_who_fails_to_go_on_is_finished() -> None:
    table = merenda(0).do("rome", AskPermission("leave", 0), 9, 5, 1)
    assert not table.told(ContinuationRolled)[0].goes_on
    assert table.told(PhaseEnded)[0].leader == "214"


def test_a_dictator_asks_for_more_than_eight_legions_and_never_to_leave() -> None:
    """Sections 5.55, 5.61 and 5.64."""
    table = Table("eagle")
    table.state.republic = table.state.republic.with_magistrate(Magistrate("204", "dictator", most=2))
    table.stand("rome", "4608", 0, "204")
    phase_of(table, "204")
    assert table.allowed("rome", AskPermission("eight_legions", 0))
    assert not table.allowed("rome", AskPermission("leave", 0))


def test_the_urban_praetor_asks_to_leave_only_in_an_emergency() -> None:
    table = Table()
    table.state.republic = table.state.republic.with_magistrate(Magistrate("105", "urban_praetor", most=2))
    table.stand("rome", "3714", 0, "105", inside=True)
    assert not phase_of(table, "105").allowed("rome", AskPermission("leave", 0))
    threatened = Table().stand("epirus", "4412", 3, inside=True)
    threatened.state.republic = threatened.state.republic.with_magistrate(Magistrate("105", "urban_praetor", most=2))
    threatened.stand("rome", "3714", 0, "105", inside=True)
    assert phase_of(threatened, "105").allowed("rome", AskPermission("leave", 0))


def test_ending_a_phase_draws_the_next_marker() -> None:
    table = merenda(0).do("rome", EndPhase(), 1)
    assert table.told(PhaseEnded)[0].leader == "214" and table.told(LeaderActivated)[-1].leader == "milon"


def test_varro_scipio_two_proconsuls_and_two_praetors_fill_the_cup() -> None:
    """The example of section 4.17 (line 389, TV02): three markers of consuls, two of proconsuls, two of praetors."""
    table = Table("thunderbolt").republic(magistrates=())
    men: tuple[tuple[str, Office], ...] = (
        *(("408", "field_consul"), ("401", "field_consul"), ("409", "proconsul"), ("410", "proconsul")),
        *(("406", "praetor"), ("407", "praetor"), ("pu_1", "urban_praetor")),
    )
    for leader, office in men:
        most = operations_phase_count(office, LEADERS[leader].initiative)
        table.state.republic = table.state.republic.with_magistrate(Magistrate(leader, office, most=most))
    table.begin(Turns(step="cup"), 1)
    filled = table.told(CupFilled)[0].markers
    assert {kind: filled.get(kind, 0) for kind in ("consul", "proconsul", "praetor", "urban_praetor")} == {
        "consul": 3, "proconsul": 2, "praetor": 2, "urban_praetor": 0,
    }  # fmt: skip


@pytest.mark.ruling("c.16")
def test_who_is_besieged_asks_the_senate_nothing() -> None:
    table = Table()
    table.state.cities = {**table.state.cities, "4412": CityState("rome", 6, besieger="epirus")}
    table.stand("epirus", "4412", 90).begin(Phase(leader="113", side="rome"))
    assert table.allowed("rome", EndPhase()) and not table.allowed("rome", AskPermission("leave", 0))
