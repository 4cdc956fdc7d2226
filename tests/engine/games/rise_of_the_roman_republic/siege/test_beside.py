"""Sieges together with an allied tribe (Tribal Operations of the Samnite Wars)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender, PlaceSiege
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.events.siege import SiegeAttritionRolled, SiegePlaced
from engine.games.rise_of_the_roman_republic.frames.siege import SiegeAttrition
from engine.games.rise_of_the_roman_republic.state import CityState, Stack, Troops
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army

ALBA = "3810"  # a city of the Sabines


def with_sabines(*, allied: bool = True, infantry: int = 1) -> Field:
    """Pontius and the Sabines stand before a city in which Rome has three SP of infantry beside its militia of one."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "samnites", ALBA, "pontius", infantry=infantry)
    army(table, "sabinus", ALBA, "sabine", infantry=12)
    army(table, "rome", ALBA, infantry=3, inside=True)
    table.state.masters, table.state.allied = {"sabinus": "samnites"}, ("sabinus",) if allied else ()
    table.state.cities = {**table.state.cities, ALBA: CityState("rome", 1)}
    return table


@pytest.mark.parametrize("allied", [True, False])
def test_an_allied_tribe_counts_in_placing_a_siege(allied: bool) -> None:
    """Thirteen against four, but the one SP alone is too weak."""
    table = with_sabines(allied=allied).phase("pontius")
    assert table.allowed("samnites", PlaceSiege()) == allied
    if allied:
        table.act("samnites", PlaceSiege())
        [placed] = table.told(SiegePlaced)
        assert (placed.besieger, placed.infantry, placed.strength) == ("samnites", 13, 4)
        assert table.state.cities[ALBA].besieger == "samnites"


def test_a_leader_without_men_besieges_nothing_with_his_allies() -> None:
    """Their own leader can."""
    assert not with_sabines(infantry=0).phase("pontius").allowed("samnites", PlaceSiege())
    assert with_sabines(infantry=0).phase("sabine").allowed("samnites", PlaceSiege())


@pytest.mark.parametrize("allied", [True, False])
def test_an_allied_tribe_shares_in_siege_attrition(allied: bool) -> None:
    """It counts, and it loses first as the larger contingent."""
    table = with_sabines(allied=allied, infantry=10)
    table.state.cities = {
        **table.state.cities,
        ALBA: msgspec.structs.replace(table.state.cities[ALBA], besieger="samnites"),
    }
    table.start(SiegeAttrition(), **{f"siege_{ALBA}_besieger": 9, f"siege_{ALBA}_besieged": 1})
    of_besieger = table.told(SiegeAttritionRolled)[0]
    assert of_besieger.besieger and of_besieger.attrition_sp == (22 if allied else 10) and of_besieger.loss
    assert (table.at("sabinus", ALBA).troops[0].infantry < 12) == allied
    own = 10 if allied else 10 - of_besieger.loss
    assert table.at("samnites", ALBA).troops == (Troops("samnite", own),)


@pytest.mark.parametrize(("allied", "infantry", "asked"), [(True, 1, True), (False, 1, False), (True, 0, False)])
@pytest.mark.ruling("G74")
def test_an_allied_tribe_counts_in_asking_for_a_surrender(allied: bool, infantry: int, asked: bool) -> None:
    """Three SP are needed before a city that Rome has left, and the leader has one; without men he asks nobody."""
    table = with_sabines(allied=allied, infantry=infantry)
    set_stack(table.state, Stack("rome", ALBA, True))
    table.phase("pontius")
    assert table.allowed("samnites", DemandSurrender(ALBA)) == asked
    if asked:
        table.act("samnites", DemandSurrender(ALBA), surrender=0)
        assert table.state.cities[ALBA].holder == "samnites"
