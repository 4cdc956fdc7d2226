"""What tokens stand for on the map, as titles declare it: forces within cities and outside, purchases."""

import pytest

from bot.messages.letters import map_place_of_option, shown_letters
from bot.titles import title_of_game
from bot.words import Words
from engine.kernel.choices import Option
from engine.kernel.routes import Leg

STANDS = (
    ("rise_of_the_roman_republic", "samnites@4010", "4010"),
    ("rise_of_the_roman_republic", "samnites@4010+in", "4010"),
    ("rise_of_the_roman_republic", "4010+in", "4010"),
    ("rise_of_the_roman_republic", "4010", "4010"),
    ("sword_of_rome", "samnite@bovianum", "bovianum"),
    ("sword_of_rome", "samnite@bovianum:2", "bovianum"),
    ("sword_of_rome", "-canusium", "canusium"),
    ("sword_of_rome", "+canusium", "canusium"),
    ("total_war_rome", "attica:market", "attica"),
    ("total_war_rome", "attica", "attica"),
    ("samnite_wars", "etruscans", "etruscans"),
)


@pytest.mark.parametrize(("game_id", "token", "place"), STANDS)
def test_a_token_stands_for_its_place(game_id: str, token: str, place: str) -> None:
    places = title_of_game(game_id).places
    assert map_place_of_option(Option(token), places) == place and place in places


@pytest.mark.parametrize(
    ("game_id", "token"),
    [("sword_of_rome", "greek-roman"), ("sword_of_rome", "drop:1"), ("total_war_rome", "rome_1:velites"),
     ("rise_of_the_roman_republic", "samnite:infantry"), ("sword_of_rome", "plunder")],
)  # fmt: skip
def test_what_is_no_place_stands_for_none(game_id: str, token: str) -> None:
    places = title_of_game(game_id).places
    assert map_place_of_option(Option(token), places) not in places


def test_where_a_leg_leads_goes_before_its_token() -> None:
    assert map_place_of_option(Leg("sea:4010", to="3915"), title_of_game("rise_of_the_roman_republic").places) == "3915"


def test_armies_within_cities_have_letters_like_those_outside() -> None:
    game_id = "rise_of_the_roman_republic"
    armies = [Option(token) for token in ("rome@3915+in", "samnites@4208+in", "samnites@4210", "epirus@4911+in")]
    assert shown_letters(armies, title_of_game(game_id).places, Words(game_id)) == {
        "3915": "A", "4208": "B", "4210": "C", "4911": "D",
    }  # fmt: skip
