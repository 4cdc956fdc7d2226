"""The Devastation Phase and the end of a turn (sections 3.0 F and G)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import Devastate
from engine.games.rise_of_the_roman_republic.events.cup import (
    DevastationTried,
    ForcesRecovered,
    PointsCounted,
    RecoveryRolled,
    TurnBegan,
)
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation, Turns
from engine.games.rise_of_the_roman_republic.state import CityState, Cup
from tests.engine.games.rise_of_the_roman_republic.playing import Table


@pytest.mark.ruling("a.3.19")
@pytest.mark.ruling("c.11")
def test_with_the_cup_empty_the_devastation_phase_follows_then_the_next_year() -> None:
    """Ruling c.11, section 3.0."""
    table = Table()
    table.state.cup = Cup()
    table.begin(Turns(step="draw"))
    table.do("epirus", Devastate(()), 1)  # Alexander has 29 SP in the open in Lucania
    assert table.state.turn == 3 and table.told(TurnBegan) == [TurnBegan(3, 325)]


def test_a_devastated_province_recovers_by_a_six_unless_an_enemy_is_in_it() -> None:
    table = Table()
    table.state.devastated = ("umbria", "lucania", "picenum")
    table.begin(Devastation(), 6, 5, 1)
    assert table.told(RecoveryRolled) == [RecoveryRolled("umbria", 6, True), RecoveryRolled("picenum", 5, False)]
    assert "umbria" not in table.state.devastated and len(table.state.devastated) == 2


def test_nine_and_twenty_sp_devastate_by_four_or_less() -> None:
    """Two tens and two."""
    table = Table().begin(Devastation())
    assert not table.allowed("epirus", Devastate(("apulia",)))
    table.do("epirus", Devastate(("lucania",)), 4, 1)
    assert table.told(DevastationTried) == [DevastationTried("epirus", "lucania", 4, 4, True)]
    failed = Table().begin(Devastation()).do("epirus", Devastate(("lucania",)), 5, 1)
    assert failed.state.devastated == ()


@pytest.mark.ruling("G50")
def test_rome_tries_last_and_nobody_tries_what_he_controls() -> None:
    """Ruling G50. Ten Samnites stand in Samnium, which is theirs, and ten in Apulia, with ten Romans."""
    table = Table().stand("rome", "4408", 10).stand("samnites", "4408", 10).stand("samnites", "4209", 10)
    table.begin(Devastation())
    assert table.moment() == "samnites: devastation.attempt"
    assert not table.allowed("samnites", Devastate(("samnium",)))
    table.do("samnites", Devastate(("apulia",)), 4).do("epirus", Devastate(()))
    assert table.told(DevastationTried)[0].most == 3 and table.moment() == "rome: devastation.attempt"


@pytest.mark.ruling("G52")
def test_forces_recover_a_level_unless_besieged_or_beside_a_larger_enemy() -> None:
    """Ruling G52: in Larinum Samnites are besieged; beside those of Beneventum stand eleven Romans."""
    table = Table(turn=3).stand("samnites", "4109", 20, inside=True).stand("samnites", "4510", 10)
    table.stand("samnites", "4208", 5, inside=True).stand("rome", "4208", 9).stand("rome", "4410", 11)
    table.state.cities = {**table.state.cities, "4208": CityState("samnites", 1, besieger="rome")}
    table.state.stacks = {where: msgspec.structs.replace(one, status=2) for where, one in table.state.stacks.items()}
    table.begin(Turns(step="recovery"))
    recovered = {*table.told(ForcesRecovered)[0].forces}
    assert {("samnites", "4109"), ("rome", "4208"), ("rome", "4410")} <= recovered
    assert not {("samnites", "4208"), ("samnites", "4510")} & recovered
    assert table.at("samnites", "4109", inside=True).status == 1


@pytest.mark.ruling("s.4")
def test_after_four_years_most_points_win() -> None:
    """Ruling s.4: the Attrition Values of the provinces that each controls."""
    table = Table(turn=4).begin(Turns(step="recovery"))
    held: dict[str, dict[str, int]] = {"rome": {"latium": 2, "campania": 2}, "samnites": {"samnium": 3}, "epirus": {}}
    assert table.told(PointsCounted) == [PointsCounted({"rome": 4, "samnites": 3, "epirus": 0}, held)]
    outcome = table.state.outcome
    assert outcome is not None and outcome.winners == ("rome",) and outcome.scores["samnites"] == 3


@pytest.mark.ruling("s.4")
def test_a_tie_is_shared_and_before_the_fourth_year_nobody_wins() -> None:
    """Ruling s.4: Capua, Rome and Bovianum are nobody's, and so are their provinces."""
    assert Table(turn=3).begin(Turns(step="recovery")).state.outcome is None
    table = Table(turn=4)
    lost = {place: CityState("", 0) for place in ("4412", "3714", "4109")}
    table.state.cities = {**table.state.cities, **lost}
    table.begin(Turns(step="recovery"))
    outcome = table.state.outcome
    assert outcome is not None and outcome.winners == ("rome", "samnites", "epirus")
