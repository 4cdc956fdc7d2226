"""How likely the Senate grants what is asked is told before it is asked (section 5.66)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.events.combat import campaign_needed_text
from engine.games.rise_of_the_roman_republic.events.politics import SenateAsked
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines, option_odds
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
    found = {one.key: one for one in forecast_lines(table.state, table.prompt("rome"), action)}["preview.senate"]
    needed = found.args["rule"].args["needed"]
    table.do("rome", action, die or 10, *(() if needed >= die else (10,)))
    asked = table.told(SenateAsked)[0]
    assert asked.die == die
    assert found.args["chance"] == 10 * max(0, min(10, needed + 1))
    assert found.args["rule"] == campaign_needed_text(asked.campaign, asked.modifier, asked.modifiers)
    assert found.args["rule"] == asked.label().args["rule"]
    assert asked.granted == (die <= needed)


def test_each_amount_of_guile_says_its_odds() -> None:
    """Guile is spent before the die: what it buys must be seen before it is chosen."""
    table = asking()
    prompt = table.prompt("rome")
    for guile in (0, 1):
        action = AskPermission("leave", guile)
        told = {one.key: one for one in forecast_lines(table.state, prompt, action)}["preview.senate"].args["chance"]
        shown = option_odds(table.state, prompt, ("ask_permission", "leave", str(guile)))
        assert shown is not None and shown.args["chance"] == told
    assert option_odds(table.state, prompt, ("ask_permission", "leave")) is None
