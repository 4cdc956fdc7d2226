"""Whom independent tribes fight: enemies of Rome, and nobody else (Tribal Operations of the Samnite Wars)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender, PlaceSiege
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army

LARINUM, BESIDE = "4208", "4307"  # a small city of Samnium, and the hex of Apulia beside it


def apulians(place: str, holder: str, *, ids: int = 2, allied: bool = False) -> Field:
    """The Apulians, whom nobody leads but the Samnite player, stand in a hex; a side holds Larinum."""
    table = alone(Field("central_italy"), "samnites", "rome")
    army(table, "apulia", place, "apulian", infantry=12)
    table.state.masters, table.state.allied = {"apulia": "samnites"}, ("apulia",) if allied else ()
    known = table.state.cities[LARINUM]
    changed = msgspec.structs.replace(known, holder=holder, ids=ids)
    table.state.cities = {**table.state.cities, LARINUM: changed}
    return table.phase("apulian")


@pytest.mark.parametrize("holder", ["rome", "samnites"])
def test_an_independent_tribe_besieges_romes_cities_and_not_the_samnites(holder: str) -> None:
    assert apulians(LARINUM, holder).allowed("samnites", PlaceSiege()) == (holder == "rome")


@pytest.mark.parametrize("holder", ["rome", "samnites"])
def test_an_independent_tribe_summons_romes_cities_and_not_the_samnites(holder: str) -> None:
    assert apulians(LARINUM, holder).allowed("samnites", DemandSurrender(LARINUM)) == (holder == "rome")


@pytest.mark.parametrize("holder", ["rome", "samnites"])
def test_an_independent_tribe_goes_abroad_to_romes_cities_alone(holder: str) -> None:
    assert apulians(BESIDE, holder).allowed("samnites", March("all", (LARINUM,))) == (holder == "rome")


@pytest.mark.parametrize("holder", ["rome", "samnites"])
def test_an_independent_tribe_occupies_no_bare_city_of_the_samnites(holder: str) -> None:
    table = apulians(BESIDE, holder, ids=0)
    assert table.allowed("samnites", March("all", (f"{LARINUM}+in",))) == (holder == "rome")
