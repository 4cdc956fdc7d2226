"""Garrisons left and joined in the leader's hex (ruling c.14; sections 5.45 and 5.63)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.movement import March, MarchWith, Regroup
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.movement import Regrouped
from engine.games.rise_of_the_roman_republic.forces import Troops
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.state import Legion, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from tests.engine.games.rise_of_the_roman_republic.playing import Table

GOES_ON, FAILS = 10, 9
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


@pytest.mark.ruling("c.14")
def test_a_garrison_is_left_at_the_end_of_an_operation_though_the_roll_to_go_on_fails() -> None:
    """Ruling c.14: before and after an Operation."""
    table = king().do("epirus", March("all", ("5208", "5307", "5407")), FAILS)
    assert table.told(ContinuationRolled)[-1].goes_on is False and table.moment() == "epirus: phase.regroup"
    assert set(table.prompt("epirus").menu.forms) == {"regroup", "end_phase"}
    table.do("epirus", Regroup("inside", ("epirote:infantry",) * 2), 1)
    assert table.at("epirus", "5407", inside=True).troops == (Troops("epirote", 2),)
    assert table.told(PhaseEnded)[-1].leader == KING and table.moment() == "epirus: phase.act"  # the next marker


def test_who_is_finished_is_not_asked_where_nothing_can_be_left_or_fetched() -> None:
    field = king().do("epirus", March("all", ("5109",)), FAILS, 1)
    assert field.told(PhaseEnded)
    table = Table()
    table.state.guile = {}
    table.begin(Phase(leader="113", side="rome")).do("rome", AskPermission("leave", 0), FAILS, FAILS, 1)
    assert table.told(PhaseEnded)  # nothing has moved since he could regroup


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


def at_capua(legion: Legion, auxiliaries: int, *, inside: bool = True) -> Table:
    """The Field Consul at Capua with one legion and auxiliaries."""
    table = Table()
    table.state.guile = {}
    table.state.legions = {**table.state.legions, "III": legion}
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.hex != "4412"}
    troops = (Troops("italian", auxiliaries),)
    there = Stack("rome", "4412", inside, leaders=("113",), legions=("III",), troops=troops)
    set_stack(table.state, there)
    table.state.legions = {name: one for name, one in table.state.legions.items() if name != "IV"}
    table.state.republic = table.rome().without_legion("IV")
    return table.begin(Phase(leader="113", side="rome"))


def test_auxiliaries_are_no_garrison_without_as_many_sp_of_legions() -> None:
    """Section 9.9."""
    table = at_capua(Legion({"RL": (3, 1)}), 6)
    assert not table.allowed("rome", Regroup("outside", ("113", "III")))
    assert not table.allowed("rome", Regroup("outside", ("113", "italian:infantry")))  # five stay with four
    assert table.allowed("rome", Regroup("outside", ("113", "italian:infantry", "italian:infantry")))
    assert table.allowed("rome", Regroup("outside", ("III",)))  # he stays himself
    with pytest.raises(IllegalAction, match="auxiliaries"):
        table.do("rome", Regroup("outside", ("113", "III")))
    outside = at_capua(Legion({"RL": (3, 1)}), 6, inside=False)
    assert not outside.allowed("rome", Regroup("inside", ("italian:infantry",)))
    assert outside.allowed("rome", Regroup("inside", ("III", "italian:infantry")))


def test_nobody_marches_off_and_leaves_auxiliaries_alone_in_a_city() -> None:
    """Section 9.9."""
    table = at_capua(Legion({"RL": (3, 1)}), 6)
    form = table.prompt("rome").menu.forms["march"]
    assert {one.token for one in form.choices_after(()).options} == {"all"}  # not alone, nor but for one SP
    assert not table.allowed("rome", MarchWith(("III",), ("4413",)))
    assert table.allowed("rome", MarchWith(("italian:infantry",) * 2, ("4413",)))
    few = at_capua(Legion({"RL": (3, 1)}), 4).prompt("rome").menu.forms["march"]
    assert {one.token for one in few.choices_after(()).options} == {"all", "alone"}


def test_random_regrouping_always_keeps_the_law() -> None:
    """Section 9.9: whatever is drawn stands on the menu."""
    for auxiliaries in (1, 4, 6):
        menu = at_capua(Legion({"RL": (3, 1)}), auxiliaries).prompt("rome").menu
        for n in range(40):
            for tag in ("regroup", "march_with"):
                assert menu.contains(menu.forms[tag].sample(UnverifiedRandom(f"{auxiliaries} {n}")))


def apulians(*, inside: bool, holder: str = "", besieger: str = "") -> Table:
    """The Apulians, in revolt, stand at Luceria in their province (Samnite Wars)."""
    table = Table("central_italy").stand("apulia", "4508", 4, "apulian", inside=inside)
    known = table.state.cities["4508"]
    changed = msgspec.structs.replace(known, holder=holder, besieger=besieger)
    table.state.cities, table.state.masters = {**table.state.cities, "4508": changed}, {"apulia": "samnites"}
    return table.begin(Phase(leader="apulian", side="samnites"))


@pytest.mark.parametrize("inside", [True, False])
def test_a_tribe_goes_into_its_city_or_out_of_it_with_its_whole_army(inside: bool) -> None:
    """It operates as any other force, and detaches nobody."""
    table, to = apulians(inside=inside), "outside" if inside else "inside"
    whole = ("apulian", *["italian:infantry"] * 4)
    assert not table.allowed("samnites", Regroup(to, whole[:-1])) and not table.allowed(
        "samnites", Regroup(to, whole[1:])
    )
    table.do("samnites", Regroup(to, whole))
    assert table.at("apulia", "4508", inside=not inside).leaders == ("apulian",)
    assert table.at("apulia", "4508", inside=inside).is_empty and table.moment() == "samnites: phase.act"


@pytest.mark.parametrize(
    ("holder", "besieger", "inside"), [("rome", "", False), ("samnites", "", False), ("", "rome", True)]
)
def test_a_tribe_goes_into_no_strange_city_and_out_of_none_under_siege(
    holder: str, besieger: str, inside: bool
) -> None:
    table = apulians(inside=inside, holder=holder, besieger=besieger)
    assert "regroup" not in table.prompt("samnites").menu.forms
