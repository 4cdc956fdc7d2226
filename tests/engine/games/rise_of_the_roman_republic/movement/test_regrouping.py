"""Garrisons left and joined in the leader's hex (ruling c.14; sections 5.45 and 5.63)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.movement import March, Regroup
from engine.games.rise_of_the_roman_republic.events.movement import Regrouped
from engine.games.rise_of_the_roman_republic.forces import Troops
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.tables import ROME
from tests.engine.games.rise_of_the_roman_republic.playing import Table

GOES_ON = 10
KING = "alexander_epirus"


def king() -> Table:
    table = Table()
    table.state.guile = {}
    return table.begin(Phase(leader=KING, side="epirus"))


def trained(table: Table) -> list[str]:
    """Return the legions that can still be trained in Rome."""
    return [name for name, legion in table.state.legions.items() if legion.kept]


def test_a_garrison_is_left_without_a_roll_and_taken_up_again_by_a_march_from_inside() -> None:
    table = king().do("epirus", March("all", ("5208", "5307", "5407")), GOES_ON)
    table.do("epirus", Regroup("inside", ("epirote:infantry",) * 2))
    assert table.at("epirus", "5407", inside=True).troops == (Troops("epirote", 2),)
    assert table.at("epirus", "5407").troops == (Troops("epirote", 23, 4),)
    assert table.told(Regrouped)[0].sp == 2
    assert table.moment() == "epirus: phase.act"
    assert "regroup" not in table.prompt("epirus").menu.forms  # not twice in a row


def test_the_leader_himself_goes_in_or_out_with_whom_he_wants() -> None:
    table = king().do("epirus", March("all", ("5208", "5307", "5407+in")), GOES_ON)
    table.do("epirus", Regroup("outside", (KING, *["epirote:infantry"] * 20)))
    assert table.at("epirus", "5407").leaders == (KING,)
    assert table.at("epirus", "5407", inside=True).troops == (Troops("epirote", 5, 4),)


def test_nobody_goes_through_a_siege_nor_into_a_strange_city() -> None:
    table = king().do("epirus", March("all", ("5208", "5307", "5407")), GOES_ON)
    city = msgspec.structs.replace(table.state.cities["5407"], besieger="rome")
    table.state.cities = {**table.state.cities, "5407": city}
    assert "regroup" not in table.prompt("epirus").menu.forms
    strange = king().do("epirus", March("all", ("5109",)), GOES_ON)
    assert "regroup" not in strange.prompt("epirus").menu.forms


@pytest.mark.ruling("G48")
def test_a_legion_that_has_left_rome_is_trained_no_more_and_does_not_come_back_in() -> None:
    """Ruling G48 and section 5.63."""
    table = Table()
    table.state.guile = {}
    own = {name: msgspec.structs.replace(table.state.legions[name], kept=True) for name in ("I", "II")}
    table.state.legions = {**table.state.legions, **own}
    table.begin(Phase(leader="112", side="rome"))
    table.do("rome", Regroup("outside", ("112", "II")))
    assert trained(table) == ["I", "II"]
    menu = table.prompt("rome").menu
    assert menu.contains(March("all", ("3713",)))
    table.do("rome", March("all", ("3713",)), GOES_ON)
    assert trained(table) == ["I"]
    outside = Table().legion("I", ROME).legion("II", ROME)
    outside.state.stacks = {
        key: one if key != "rome@3714+in" else msgspec.structs.replace(one, leaders=())
        for key, one in outside.state.stacks.items()
    }
    outside.stand("rome", ROME, 0, "112").begin(Phase(leader="112", side="rome"))
    menu = outside.prompt("rome").menu
    assert menu.contains(Regroup("inside", ("112",))) and not menu.contains(Regroup("inside", ("I",)))
