"""Sacked cities and Roman Retribution (Samnite Wars)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.siege import AbandonCity
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved
from engine.games.rise_of_the_roman_republic.events.siege import CitySacked
from engine.games.rise_of_the_roman_republic.frames.siege import Capture
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def surrendered(place: str, power: str = "rome") -> Table:
    table = italy().stand(power, place, 12, "104" if power == "rome" else "gellius")
    return table.begin(Capture(place=place, power=power, leader="104", how="surrender"))


@pytest.mark.ruling("W12")
def test_a_city_that_surrendered_is_sacked_and_impresses_the_province_by_two_its_neighbours_by_an_even_die() -> None:
    """Luceria in Apulia, at 2 for the Samnites. Beside it: Lucania, Calabria; 0 is even, Samnium has no level."""
    table = surrendered("4508").do("rome", AbandonCity(True), 10, 3, 1)
    assert table.told(CitySacked)[0].place == "4508"
    moved = [(one.province, one.boxes, one.level) for one in table.told(BoxesMoved)]
    assert moved[0] == ("apulia", 2, 0) and table.state.levels["apulia"] == {}
    assert moved[1:] == [("lucania", 1, 4)] and table.state.levels["calabria"] == {}


@pytest.mark.ruling("W12", "W24")
def test_etruria_is_one_row_beside_what_touches_either_half() -> None:
    """Clusium is in the southern half; Umbria touches both."""
    table = surrendered("2514").do("rome", AbandonCity(True), 2, 1)
    assert [one.province for one in table.told(BoxesMoved)] == ["etruria", "umbria"]


def test_samnites_sack_without_retribution() -> None:
    table = surrendered("4508", "samnites").do("samnites", AbandonCity(True), 1)
    assert table.told(CitySacked) and not table.told(BoxesMoved)


def test_in_the_first_alexander_a_city_that_surrendered_is_not_sacked() -> None:
    table = Table().stand("rome", "4508", 12, "104")
    table.begin(Capture(place="4508", power="rome", leader="104", how="surrender"), 1)
    assert not table.told(CitySacked)
