"""What the Confirm page says of who stands where after units go into a city, out of it, or stay there."""

from engine.games.rise_of_the_roman_republic.actions.movement import Regroup
from engine.games.rise_of_the_roman_republic.actions.siege import LeaveGarrison
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.kernel.actions import Action
from engine.kernel.texts import Text
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def pontius() -> Table:
    """Gaius Pontius, with 21 SP inside Bovianum."""
    return italy().begin(Phase(leader="pontius", side="samnites"))


def told(table: Table | Field, side: str, action: Action) -> Text:
    [found] = forecast_lines(table.state, table.prompt(side), action)
    return found


def test_a_leader_who_goes_out_alone_is_told_whom_he_leaves_behind() -> None:
    table = pontius()
    found = told(table, "samnites", Regroup("outside", ("pontius",)))
    assert found.args == {"leader": "pontius", "place": "4109", "inside": False, "sp": 0, "apart": 21}
    table.do("samnites", Regroup("outside", ("pontius",)))
    assert total_sp(table.state, table.at("samnites", "4109", inside=True)) == 21
    assert table.at("samnites", "4109").leaders == ("pontius",)


def test_men_who_go_out_without_him_are_told_too() -> None:
    found = told(pontius(), "samnites", Regroup("outside", ("samnite:infantry",) * 3))
    assert (found.args["inside"], found.args["sp"], found.args["apart"]) == (True, 18, 3)


def test_a_garrison_from_the_legions_says_what_they_have_left() -> None:
    """Section 10.17."""
    table = alone(Field(), "rome")
    army(table, "rome", "4412", "113", legions=("III", "IV"), inside=True)
    found = told(table.phase("113"), "rome", LeaveGarrison(3))
    assert found.key == "preview.garrison" and found.args == {"place": "4412", "sp": 3, "left": 23}
