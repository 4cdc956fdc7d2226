"""The Triumph, and the accusation that it may bring on (sections 5.47 and 5.48; rulings c.32, G10 and G11)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate, PutOffTriumph
from engine.games.rise_of_the_roman_republic.cup.markers import leaders_for_marker
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.politics import (
    CensureRolled,
    LeaderAccused,
    LeaderFell,
    SenateAsked,
    TriumphAwarded,
)
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.politics.censure import note_province_trespass, note_trespasser_result
from engine.games.rise_of_the_roman_republic.politics.merits import note_fight_begun, note_fight_result
from engine.games.rise_of_the_roman_republic.politics.triumph import may_celebrate
from engine.games.rise_of_the_roman_republic.republic import Glory, Magistrate
from engine.games.rise_of_the_roman_republic.state import CityState
from engine.kernel.errors import IllegalAction
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def philo(*, won: bool = True, caused: int = 10, lost: int = 3, battle: bool = True, at: str = "3814") -> Table:
    """Philo (Campaign 6) stands beside Rome with legion I; his 26 SP have won, for a loss."""
    table = Table()
    table.legion("I", at).legion("II", at).stand("rome", at, 0)
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if "112" not in one.leaders}
    table.stand("rome", at, 0, "112")
    note_fight_begun(table.state, ("112",), "112", 26)
    note_fight_result(table.state, "112", won=won, caused=caused, lost=lost, battle=battle)
    return table.begin(Phase(leader="112", side="rome"))


@pytest.mark.ruling("c.32")
def test_ten_infantry_and_a_victory_are_worth_a_triumph_before_rome() -> None:
    """Section 5.47: he leaves his army, enters alone, is Finished, and acts no more in the turn."""
    table = philo().do("rome", Celebrate(0), 1)
    assert table.told(TriumphAwarded) == [TriumphAwarded("112")] and table.told(SenateAsked) == []
    assert table.rome().triumphs == {"112": Glory(2, "rome_consul")}
    assert "112" in table.at("rome", "3714", inside=True).leaders and table.at("rome", "3814").legions == ("I", "II")
    assert table.told(PhaseEnded)[0].leader == "112" and table.told(ContinuationRolled) == []
    assert "112" not in leaders_for_marker(table.state, "consul")


@pytest.mark.parametrize(
    "table",
    [
        philo(caused=9),
        philo(won=False),
        philo(at="3914"),  # not beside Rome
    ],
)
def test_nine_infantry_no_victory_or_a_hex_further_off_are_not(table: Table) -> None:
    assert not table.allowed("rome", Celebrate(0))


@pytest.mark.ruling("G11")
def test_his_army_must_be_there() -> None:
    """Ruling G11: a legion of his imperium at least."""
    table = philo()
    table.legion("I", "4412", inside=True).legion("II", "4412", inside=True)
    assert not table.allowed("rome", Celebrate(0))


@pytest.mark.ruling("G11")
@pytest.mark.parametrize(("at", "allowed"), [("3814", True), ("4412", False)])
def test_a_dictator_without_imperium_comes_with_the_legions_that_he_leads(at: str, allowed: bool) -> None:
    """Sections 5.26 and 5.47: he campaigns with the armies of others."""
    table = philo().stand("rome", "3814", 0, "105")
    table.state.republic = table.rome().with_magistrate(Magistrate("105", "dictator", most=2))
    note_fight_begun(table.state, ("105", "112"), "105", 26)
    note_fight_result(table.state, "105", won=True, caused=10, lost=3)
    table.legion("I", at).legion("II", at).begin(Phase(leader="105", side="rome"))
    assert table.allowed("rome", Celebrate(0)) == allowed


def test_nobody_enters_a_besieged_or_lost_rome() -> None:
    table = philo()
    table.state.cities = {**table.state.cities, "3714": CityState("rome", 8, besieger="samnites")}
    assert not table.allowed("rome", Celebrate(0))


@pytest.mark.ruling("G10", "c.32")
def test_fifteen_percent_lost_and_the_senate_is_asked() -> None:
    """Section 5.48 (TV31): 4 of 26 are 15 percent. Only what all requests have modifies it (ruling G10)."""
    refused = philo(lost=4)
    refused.do("rome", Celebrate(1), 8, 1)
    asked = refused.told(SenateAsked)[0]
    assert (asked.matter, asked.die, asked.modifier, asked.granted) == ("triumph", 8, -1, False)
    assert refused.rome().triumphs == {} and refused.told(PhaseEnded)
    assert philo(lost=4).do("rome", Celebrate(0), 6, 1).told(TriumphAwarded)
    assert not philo(lost=3).allowed("rome", Celebrate(1))  # no request, so no Guile


def test_he_goes_on_without_a_roll_when_a_march_has_brought_him_before_rome() -> None:
    """Section 5.47."""
    table = before_rome()
    assert table.told(ContinuationRolled) == [] and table.moment() == "rome: phase.triumph"
    table.do("rome", Celebrate(0), 1)
    assert table.told(TriumphAwarded) == [TriumphAwarded("112")] and table.told(ContinuationRolled) == []
    assert table.told(PhaseEnded)[0].leader == "112"
    other = philo(caused=9)
    other.begin(Phase(leader="112", side="rome", step="settle", operation="force_movement", after="continuation"), 3)
    assert other.told(ContinuationRolled)[0].goes_on


@pytest.mark.parametrize(("rolls", "goes_on"), [((3,), True), ((9, 1), False)])
def test_who_puts_his_triumph_off_rolls_to_go_on_as_after_any_march(rolls: tuple[int, ...], goes_on: bool) -> None:
    """Section 5.47: continuation is automatic for his entry alone; he may still enter later in his phase."""
    table = before_rome()
    assert not table.allowed("rome", EndPhase())
    table.do("rome", PutOffTriumph(), *rolls)
    assert [one.goes_on for one in table.told(ContinuationRolled)] == [goes_on]
    assert (table.moment() == "rome: phase.act") == goes_on
    if goes_on:
        assert table.allowed("rome", Celebrate(0)) and table.allowed("rome", EndPhase())


def before_rome() -> Table:
    """Philo has come beside Rome with a march of the phase."""
    settled = Phase(leader="112", side="rome", step="settle", operation="force_movement", after="continuation")
    return philo().begin(settled)


def test_a_triumph_for_a_battle_makes_up_for_a_march_without_leave() -> None:
    """Section 5.67: -3, but not for a siege."""
    table = philo()
    note_province_trespass(table.state, "112")
    table.republic(trespasses={"112": ("victory",)})
    table.do("rome", Celebrate(0))
    table.do("rome", table.prompt("rome").default, 9, 1)  # type: ignore[arg-type]
    assert table.told(CensureRolled)[0].modifier == -3
    siege = philo(battle=False)
    siege.republic(trespasses={"112": ()}).do("rome", Celebrate(0))
    siege.do("rome", siege.prompt("rome").default, 2, 1)  # type: ignore[arg-type]
    assert siege.told(CensureRolled)[0].modifier == 1


def cursor(*beside: str) -> Table:
    """Papirius Cursor (104) stands victorious before Rome, and Rullianus (107) is in office too."""
    table = Table()
    table.legion("I", "3814").stand("rome", "3814", 0, "104").stand("rome", "4412", 0, "107", inside=True)
    table.republic(magistrates=())
    for man in (
        Magistrate("104", "rome_consul", 1, ("I", "II"), most=3),
        Magistrate("107", "field_consul", 2, ("III", "IV"), most=3),
    ):
        table.state.republic = table.state.republic.with_magistrate(man)
    note_fight_begun(table.state, ("104", *beside), "104", 26)
    note_fight_result(table.state, "104", won=True, caused=12, lost=0)
    return table.begin(Phase(leader="104", side="rome"))


def test_rullianus_accuses_cursor_who_dies_by_a_one() -> None:
    table = cursor().do("rome", Celebrate(0), 1, 1, 1)
    assert table.told(LeaderAccused) == [LeaderAccused("107", "104", 1, True)]
    assert table.told(LeaderFell) == [LeaderFell("104", "executed")] and "104" in table.rome().gone
    new = table.man("101")  # where the dead man was: in Rome
    assert (new.office, new.legions) == ("rome_consul", ("I", "II"))
    assert "101" in table.at("rome", "3714", inside=True).leaders and table.told(PhaseEnded)


def test_a_two_spares_him_and_who_was_in_the_battle_does_not_accuse() -> None:
    spared = cursor().do("rome", Celebrate(0), 2, 1)
    assert spared.told(LeaderAccused) == [LeaderAccused("107", "104", 2, False)] and "104" not in spared.rome().gone
    assert cursor("107").do("rome", Celebrate(0), 1).told(LeaderAccused) == []


def test_nobody_accuses_where_the_two_are_not_both_in_office() -> None:
    table = cursor()
    table.state.republic = table.state.republic.without_magistrate("107")
    assert table.do("rome", Celebrate(0), 1).told(LeaderAccused) == []


@pytest.mark.ruling("G73")
def test_no_triumph_while_the_man_whom_he_cannot_bear_is_in_rome() -> None:
    """They may not share a hex; he who waits keeps what he has earned, and is told why."""
    table = cursor()
    table.state.stacks = {at: one for at, one in table.state.stacks.items() if "107" not in one.leaders}
    table.stand("rome", "3714", 0, "107", inside=True)
    assert not may_celebrate(table.state, "104") and not table.allowed("rome", Celebrate(0))
    with pytest.raises(IllegalAction) as refused:
        table.do("rome", Celebrate(0))
    assert refused.value.why.key == "error.triumph_parted" and refused.value.why.args["other"] == "107"
    assert may_celebrate(cursor().state, "104")


def test_what_came_of_a_battle_counts_only_after_a_march_without_leave() -> None:
    table = philo()
    note_trespasser_result(table.state, "112", "defeat")
    assert table.do("rome", EndPhase(), 1).told(CensureRolled) == []
