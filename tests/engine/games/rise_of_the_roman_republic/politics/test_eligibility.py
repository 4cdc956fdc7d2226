"""Who may be elected, and which armies consuls may take (sections 5.2 and 5.3)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.politics.eligibility import (
    besieged_magistrates_who_stay,
    eligible_masters_of_horse,
    field_consul_armies,
    former_army,
    is_skipped,
    last_years_triumphs,
    leaders_in_cup,
    nameable_leaders,
    offices_for_uncommanded_armies,
    proconsul_legion_groups,
    prorogable_magistrates,
    rome_consul_armies,
)
from engine.games.rise_of_the_roman_republic.republic import Glory, Magistrate, Republic

LEGIONS = ("I", "II", "III", "IV")
LONGUS = Magistrate("105", "rome_consul", army=1, legions=("I", "II"), start="samnium")
PHILO = Magistrate("112", "field_consul", army=2, legions=("III", "IV"), province="lucania", start="lucania")
AFTER = Republic(outgoing=(LONGUS, PHILO), armies={1: ("I", "II"), 2: ("III", "IV")}, pool=("104", "114", "119"))
CURSOR = Magistrate("104", "rome_consul")


def test_cursor_takes_the_army_in_samnium_or_none() -> None:
    """The example of section 5.21: Sulpicius Longus had legions I and II in Samnium."""
    assert rome_consul_armies(AFTER) == (1, 0)


def test_flaccinator_has_the_army_in_lucania_if_cursor_took_his() -> None:
    """The example of section 5.22."""
    taken = AFTER.with_magistrate(msgspec.structs.replace(CURSOR, army=1, legions=("I", "II")))
    assert field_consul_armies(taken) == (2,)


def test_libo_is_needed_as_proconsul_if_flaccinator_leads_in_samnium() -> None:
    """The example of section 5.23: Cursor has no imperium; the army in Lucania asks for a Proconsul."""
    without = AFTER.with_magistrate(CURSOR)
    assert field_consul_armies(without) == (2, 1)
    led = without.with_magistrate(Magistrate("114", "field_consul", army=1, legions=("I", "II")))
    assert offices_for_uncommanded_armies(led, LEGIONS) == ("proconsul", "urban_praetor")
    assert proconsul_legion_groups(led, LEGIONS) == (("III", "IV"),)


def test_a_consul_whose_predecessors_army_is_besieged_may_take_any_other_or_none() -> None:
    held = AFTER.with_magistrate(msgspec.structs.replace(LONGUS, office="proconsul", prorogued=True))
    assert former_army(held, "rome_consul") == 0
    assert rome_consul_armies(held) == (2, 0)


def test_loose_legions_ask_for_a_proconsul_each_two_and_a_praetor_for_the_odd_one() -> None:
    loose = Republic(armies={1: ("I", "II")}, magistrates=(Magistrate("101", "rome_consul", 1, ("I", "II")),))
    assert offices_for_uncommanded_armies(loose, ("I", "II", "III")) == ("praetor", "urban_praetor")
    assert offices_for_uncommanded_armies(loose, ("I", "II", "III", "IV", "V")) == (
        "proconsul",
        "praetor",
        "urban_praetor",
    )
    assert proconsul_legion_groups(loose, ("I", "II", "III", "IV", "V")) == (("III", "IV"), ("III", "V"), ("IV", "V"))


def test_only_consuls_and_praetors_are_prorogued_at_will() -> None:
    men = (
        *(LONGUS, PHILO, Magistrate("101", "praetor"), Magistrate("102", "proconsul"), Magistrate("103", "dictator")),
        *(Magistrate("106", "master_of_horse"), Magistrate("107", "urban_praetor")),
    )
    assert prorogable_magistrates(Republic(outgoing=men)) == ("105", "112", "101")


def test_the_besieged_must_stay_consuls_and_dictators_as_proconsuls() -> None:
    dictator = Magistrate("103", "dictator", army=3, legions=("V", "VI"))
    alone = Magistrate("106", "master_of_horse")
    praetor = Magistrate("101", "praetor", legions=("VII",))
    found = besieged_magistrates_who_stay(
        Republic(outgoing=(dictator, alone, LONGUS, praetor, PHILO)), {"103", "106", "105", "101"}
    )
    assert [(one.leader, one.office, one.held) for one in found] == [
        *(("103", "proconsul", False), ("106", "master_of_horse", True)),
        *(("105", "proconsul", False), ("101", "praetor", False)),
    ]
    assert all(one.prorogued for one in found if not one.held)


@pytest.mark.ruling("a.3.21")
def test_last_years_consuls_pause_but_can_be_proconsuls_and_a_triumph_does_not_lift_it() -> None:
    paused = Republic(pool=("105", "112", "104"), paused=("105", "112"), triumphs={"105": Glory(1, "rome_consul")})
    assert leaders_in_cup(paused, "rome_consul") == leaders_in_cup(paused, "dictator") == ("104",)
    assert leaders_in_cup(paused, "praetor") == ("105", "112", "104")
    assert nameable_leaders(paused, "field_consul", 2, {"105"}) == ()
    assert nameable_leaders(paused, "proconsul", 2, {"105"}) == ("105",)


@pytest.mark.ruling("a.3.21")
def test_a_triumph_of_last_year_makes_a_consul_but_not_a_praetors() -> None:
    """Sections 5.21 to 5.26: last year's alone for a consul, his own too where consuls do not pause."""
    glory = {"101": Glory(1, "praetor"), "102": Glory(1, "proconsul"), "103": Glory(0, "rome_consul")}
    known = Republic(pool=("101", "102", "103"), triumphs=glory)
    assert nameable_leaders(known, "rome_consul", 2, {"101", "102"}) == ("102",)
    assert nameable_leaders(known, "praetor", 2, {"101", "102"}) == ("101", "102", "103")
    assert nameable_leaders(known, "dictator", 2, ()) == ("103",)
    own = Republic(pool=("105",), triumphs={"105": Glory(1, "rome_consul")})
    assert (
        nameable_leaders(own, "rome_consul", 2, {"105"}) == ("105",)
        and nameable_leaders(own, "rome_consul", 3, {"105"}) == ()
    )


def test_who_triumphed_last_year_is_visited_by_pluto_before_he_goes_on() -> None:
    men = Republic(outgoing=(LONGUS, PHILO), triumphs={"105": Glory(1, "rome_consul"), "112": Glory(0, "praetor")})
    assert last_years_triumphs(men, 2) == ("105",)


def test_the_master_of_horse_is_within_five_numbers_of_the_dictator() -> None:
    """The example of section 5.26: Rufinus 210 and Gurges 212."""
    assert eligible_masters_of_horse(Republic(pool=("204", "205", "212", "215", "216")), "210") == ("205", "212", "215")


@pytest.mark.ruling("c.41", "G6")
def test_a_seat_is_skipped_when_the_pool_is_needed_for_greater_ones() -> None:
    """Rulings c.41 and G6."""
    assert is_skipped("dictator", 3, ("rome_consul", "field_consul", "urban_praetor"))
    assert not is_skipped("dictator", 4, ("rome_consul", "field_consul", "urban_praetor"))
    assert is_skipped("proconsul", 1, ("urban_praetor",))
    assert is_skipped("rome_consul", 0, ("field_consul",))
    assert not is_skipped("rome_consul", 1, ("field_consul",))
