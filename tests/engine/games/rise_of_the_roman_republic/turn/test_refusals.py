"""Who looks for an Operation that is not offered is told why, by which section of the rules."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Recover
from engine.games.rise_of_the_roman_republic.actions.manpower import CallUpProvinces, RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.actions.siege import (
    Assault,
    DemandSurrender,
    LiftSiege,
    PlaceSiege,
    Treachery,
)
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.actions import Action
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.playing import Table

PLACENTIA, TAURINORUM, DERTONA, ARRETIUM, TIBUR = "1514", "1221", "1516", "2613", "3614"
SP = 40


def hannibal(place: str, *, sp: int = SP, inside: bool = False) -> Table:
    """Set up the scenario with nobody on the map but Hannibal."""
    table = Table("thunderbolt", turn=1)
    table.state.stacks = {}
    return table.stand("carthage", place, sp, "hannibal", inside=inside)


def acting(table: Table) -> Table:
    return table.begin(Phase(leader="hannibal", side="carthage"))


def refusal(table: Table, action: type[Action], side: str = "carthage") -> Text:
    with pytest.raises(IllegalAction) as refused:
        table.prompt(side).menu.choices_after((action.tag(),))
    return refused.value.why


def why(table: Table, action: type[Action]) -> str:
    return refusal(table, action).key


def test_in_the_open_each_says_what_is_lacking() -> None:
    table = acting(hannibal("1417"))
    found = {action: why(table, action) for action in (Attack, Assault, PlaceSiege, LiftSiege, Treachery, Recover)}
    assert found == {
        Attack: "why.nobody_outside",
        Assault: "why.no_city",
        PlaceSiege: "why.no_city",
        LiftSiege: "why.no_city",
        Treachery: "why.no_city",
        Recover: "why.in_order",
    }


def test_the_section_of_the_rules_goes_with_it() -> None:
    """It is what the answer to a refused command and `/legal` cite."""
    table = acting(hannibal("1417"))
    assert refusal(table, Attack).args["section"] == "8.1"
    assert refusal(table, PlaceSiege).args["section"] == "9.1"


def test_a_siege_names_the_infantry_it_needs() -> None:
    table = acting(hannibal(PLACENTIA).stand("rome", PLACENTIA, 71, inside=True))
    told = refusal(table, PlaceSiege)
    assert (told.key, told.args["infantry"]) == ("why.too_few", SP)
    assert told.args["strength"] == 71 + table.state.cities[PLACENTIA].ids
    assert why(table, Attack) == "why.all_inside"
    assert why(table, Assault) == "why.no_siege"


def test_an_enemy_outside_is_in_the_way_of_a_siege() -> None:
    table = acting(hannibal(PLACENTIA).stand("rome", PLACENTIA, 5))
    assert why(table, PlaceSiege) == "why.enemy_outside"
    assert table.prompt("carthage").menu.forms[Attack.tag()]


def test_what_is_disorganized_does_not_attack() -> None:
    table = hannibal(PLACENTIA).stand("rome", PLACENTIA, 5)
    set_stack(table.state, msgspec.structs.replace(table.at("carthage", PLACENTIA), status=DISORGANIZED))
    assert why(acting(table), Attack) == "why.disorganized"


def test_ones_own_city_is_not_besieged() -> None:
    assert why(acting(hannibal(DERTONA)), PlaceSiege) == "why.own_city"


def test_a_siege_that_stands_is_not_placed_again() -> None:
    table = hannibal(PLACENTIA)
    set_city(table.state, PLACENTIA, besieger="carthage")
    assert why(acting(table), PlaceSiege) == "why.besieged"


@pytest.mark.parametrize(("inside", "reason"), [(3, "why.garrisoned"), (0, "why.too_large")])
def test_cities_that_are_not_asked_for_surrender(inside: int, reason: str) -> None:
    assert why(acting(hannibal(PLACENTIA).stand("rome", PLACENTIA, inside, inside=True)), DemandSurrender) == reason


@pytest.mark.ruling("T22")
def test_a_city_of_latium_is_asked_by_nobody() -> None:
    assert why(acting(hannibal(TIBUR)), DemandSurrender) == "why.stands_fast"


def test_who_is_shut_in_does_not_march() -> None:
    table = hannibal(DERTONA, inside=True)
    set_city(table.state, DERTONA, besieger="rome")
    table.stand("rome", DERTONA, 20)
    assert why(acting(table), March) == "why.shut_in"


def test_men_are_raised_once_a_turn() -> None:
    table = hannibal(TAURINORUM)
    table.state.levied = ("carthage",)
    assert why(acting(table), CallUpProvinces) == "why.levied"


def test_each_side_hears_of_its_own_way_to_raise_men_alone() -> None:
    barred = acting(hannibal("1417")).prompt("carthage").menu.barred
    assert CallUpProvinces.tag() in barred and RaiseManpower.tag() not in barred


def test_what_is_possible_is_not_refused() -> None:
    table = acting(hannibal(PLACENTIA, sp=4))
    assert table.prompt("carthage").menu.forms[PlaceSiege.tag()]


def test_an_urban_praetor_who_may_not_march_is_told_of_the_senate() -> None:
    """Section 5.46: no province at all is his without leave, so no hex beside Rome is."""
    table = Table().stand("rome", ROME, 5, "105", inside=True)
    table.state.republic = table.state.republic.with_magistrate(Magistrate("105", "urban_praetor", most=2))
    table.begin(Phase(leader="105", side="rome"))
    assert refusal(table, March, "rome") == Text("why.no_leave", {"section": "5.46"})
