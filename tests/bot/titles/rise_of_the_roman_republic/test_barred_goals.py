"""Who types a goal that they may not march to is told the rule, not that no way leads there."""

import pytest

from bot.interactions.commands.typed_options.option_parsing import action_from_options
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.errors import IllegalAction
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table

LENTULUS = Magistrate("113", "field_consul", province="samnium", start="campania")


def typed(to: str, option: str = "to", **more: str) -> March:
    table = Table().republic(magistrates=())
    table.state.republic = table.state.republic.with_magistrate(LENTULUS)
    table.stand("rome", "4412", 20, "113", inside=True)
    form = table.begin(Phase(leader="113", side="rome")).prompt("rome").menu.forms["march"]
    action = action_from_options(WORDS, form, {"army": "all", option: to, **more})
    assert isinstance(action, March)
    return action


def refusal(to: str, option: str = "to", **more: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        typed(to, option, **more)
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


def test_a_hex_that_is_not_beside_the_last_one_says_so_and_what_is() -> None:
    """A player was told that it is not among the choices, and these by their tokens: "4412+in"."""
    refused = refusal("4412, 4210", "route")
    assert WORDS.say(refused.why).startswith("The way has come to Capua already: ")
    refused = refusal("4411, 4210", "route")
    assert WORDS.say(refused.why).startswith("Saepinum is not beside 4411 (") and refused.section == "6.1"
    assert refused.possible is not None
    possible = WORDS.say(refused.possible)
    assert "Capua, into the city · " in possible and "+in" not in possible and "4210" not in possible
    assert possible.endswith("Or name the goal alone in **to**: the way there is found for you, with its price.")


@pytest.mark.parametrize("named", ["9999", "Campania", "over the hills"])
def test_what_is_no_hex_is_called_so(named: str) -> None:
    refused = refusal(named, "route")
    assert WORDS.say(refused.why).startswith(f"“{named}” is no hex of this map.")


@pytest.mark.parametrize("way", ["4411, 4311", "4411; 4311", "4411 4311", "4411 → 4311"])
def test_a_way_is_understood_however_its_hexes_are_parted(way: str) -> None:
    assert typed(way, "route").route == ("4411", "4311")


def refused(tag: str, **options: str) -> str:
    """Return a refusal of Pontius' with what is possible."""
    form = italy().begin(Phase(leader="pontius", side="samnites")).prompt("samnites").menu.forms[tag]
    with pytest.raises(IllegalAction) as error:
        action_from_options(WORDS, form, options)
    assert error.value.possible is not None
    return WORDS.say(error.value.possible)


def test_what_is_possible_is_called_by_its_name_and_never_by_its_token() -> None:
    """A player was offered samnites@4510+in and samnite:infantry."""
    assert "Samnites in Beneventum · Samnites at Neapolis" in refused("march_allies", army="Neapolis", to="4009")
    assert "Samnite Infantry SP · Samnite Cavalry SP" in refused("march_with", units="infantry", to="4009")


def test_an_id_is_understood_however_it_is_written() -> None:
    form = italy().begin(Phase(leader="pontius", side="samnites")).prompt("samnites").menu.forms["negotiate"]
    assert action_from_options(Words(GAME_ID, language="it"), form, {"province": "Sabinus"}) == Negotiate("sabinus", 0)


def test_a_goal_is_one_place() -> None:
    said = WORDS.say(refusal("4411, 4210").why)
    assert "**to** takes one place" in said and "**via**" in said
    assert WORDS.say(refusal("Neapolis, insde").why).startswith("No way leads")


def test_who_names_no_way_hears_how_one_is_given() -> None:
    refused = refusal("", "to")
    assert WORDS.say(refused.why) == "“Way” is still to be chosen."
    assert refused.possible is not None
    said = WORDS.say(refused.possible)
    assert said.startswith("Name the goal in **to**") and "**route**" in said


def test_a_kind_of_way_that_is_none_is_answered_with_those_that_are() -> None:
    refused = refusal("4210", "to", by="boat")
    assert WORDS.say(refused.why) == "“boat” is no kind of way for **by**." and refused.possible is not None
    assert WORDS.say(refused.possible) == "Possible: By road · Past no enemy · Over the fewest places"


def test_where_he_stands_is_no_goal() -> None:
    refused = refusal("Capua")
    assert WORDS.say(refused.why) == "He stands at Capua already" and refused.section == "6.1"
