"""Who types a goal that he may not march to is told the rule, not that no way leads there."""

import pytest

from bot.interactions.commands.typed_options.option_parsing import action_of_options
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.kernel.errors import IllegalAction
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS
from tests.engine.games.rise_of_the_roman_republic.playing import Table

LENTULUS = Magistrate("113", "field_consul", province="samnium", start="campania")


def typed(to: str) -> March:
    table = Table().republic(magistrates=())
    table.state.republic = table.state.republic.with_magistrate(LENTULUS)
    table.stand("rome", "4412", 20, "113", inside=True)
    form = table.begin(Phase(leader="113", side="rome")).prompt("rome").menu.forms["march"]
    action = action_of_options(WORDS, form, {"army": "all", "to": to})
    assert isinstance(action, March)
    return action


def refusal(to: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        typed(to)
    return refused.value


@pytest.mark.parametrize("named", ["3512", "reate"])
def test_a_province_that_needs_leave_says_so(named: str) -> None:
    refused = refusal(named)
    assert WORDS.say(refused.why) == "Reate lies where he may not go without leave of the Senate"
    assert refused.section == "5.61"
    assert refused.possible is not None and "Type in **to**" in WORDS.say(refused.possible)


def test_rome_is_barred_to_armies() -> None:
    refused = refusal("Roma")
    assert "only by leave of the Senate" in WORDS.say(refused.why) and refused.section == "5.63"


def test_what_is_no_place_is_answered_with_the_nearest() -> None:
    refused = refusal("Rom Reate")
    assert refused.possible is not None and "Nearest" in WORDS.say(refused.possible)


def test_a_place_is_understood_by_its_bare_name_where_that_means_one_goal() -> None:
    """Before a city of the enemy one only stands outside; into one's own one may go too: then both are named."""
    assert typed("Saepinum").route[-1] == "4210"
    refused = refusal("Neapolis")
    assert refused.possible is not None
    nearest = WORDS.say(refused.possible)
    assert "Neapolis, into the city" in nearest and "Neapolis, outside" in nearest and "+in" not in nearest
