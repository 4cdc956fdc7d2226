"""How likely the Senate grants what is asked is told before it is asked (section 5.66)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.forecast import lines
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from tests.engine.games.rise_of_the_roman_republic.playing import Table

CURSOR = Magistrate("104", "rome_consul", start="latium")


def asking() -> Table:
    table = Table().republic(magistrates=())
    table.state.republic = table.state.republic.with_magistrate(CURSOR)
    table.stand("rome", "4109", 20, "104")
    return table.begin(Phase(leader="104", side="rome"))


@pytest.mark.parametrize("die", [0, 5, 9])
def test_the_senate_is_foretold_as_it_then_rolls(die: int) -> None:
    table = asking()
    action = AskPermission("leave", 0)
    found = {one.key: one for one in lines(table.state, table.prompt("rome"), action)}["preview.senate"]
    table.do("rome", action, die or 10, *(() if found.args["needed"] >= die else (10,)))
    asked = table.told(SenateAsked)[0]
    needed = asked.campaign - asked.modifier
    assert asked.die == die
    assert found.args == {"leader": "104", "chance": 10 * max(0, min(10, needed + 1)), "needed": needed}
    assert asked.granted == (die <= needed)
