"""A legion is called so wherever its name stands: in lists to choose from, in the words of a choice, on pictures."""

import pytest

from bot.titles.rise_of_the_roman_republic.short_words import legions_by_number
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.manpower import Train
from engine.games.rise_of_the_roman_republic.actions.politics import Assign, Disband, consular_army_text
from engine.games.rise_of_the_roman_republic.events.manpower import LegionsReinforced
from engine.games.rise_of_the_roman_republic.politics.raising import NUMERALS
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.texts import keyed_text
from render.words import picture_words
from render.words import say_message as picture_say
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS

ITALIAN = Words(GAME_ID, language="it")


@pytest.mark.parametrize("number", NUMERALS)
@pytest.mark.parametrize(("words", "legion"), [(WORDS, "Legion"), (ITALIAN, "Legione")])
def test_what_is_chosen_from_a_list_is_no_bare_numeral(words: Words, legion: str, number: str) -> None:
    assert words.name(number) == f"{legion} {number}"
    for half in ("RL", "AL"):
        assert words.name(f"{number}_{half}").startswith(f"{legion} {number} (")
    assert picture_say(picture_words(GAME_ID, words.language), f"name.{number}") == f"{legion} {number}"


def test_several_legions_are_called_so_once() -> None:
    assert WORDS.say(Train(("I", "III")).label()) == "train Legions I and III"
    assert WORDS.say(consular_army_text("III+IV")) == "Legions III and IV"
    assert ITALIAN.say(consular_army_text("III+IV")) == "Legioni III e IV"
    assert WORDS("turn.stands", place="4412", sp=20, inside=False, legions=["II_RL", "V"], legions_count=2).endswith(
        "Legions II (citizens) and V."
    )


def test_a_command_is_told_by_its_legions() -> None:
    assert WORDS.say(Assign("III+IV", "3714", "none").label()).startswith(
        "assign Legions III and IV, and place him at "
    )
    assert WORDS.say(Assign("III", "3714", "none").label()).startswith("assign Legion III, and place him at ")
    assert [ITALIAN.say(Assign(army, "3714", "samnium").label()) for army in ("III", "III+IV", "army_1+army_2")] == [
        f"assegna {given} e schieralo presso Roma, provincia: Sannio"
        for given in ("la Legione III", "le Legioni III e IV", "l'Esercito consolare 1 e l'Esercito consolare 2")
    ]
    assert WORDS.say(consular_army_text("army_1+army_2")) == "Consular Army 1 and Consular Army 2"
    assert ITALIAN.say(Assign("none", "3714", "none").label()).startswith("schieralo senza legioni ")
    assert WORDS.say(Disband(("army_1", "III")).label()) == "disband Consular Army 1 and Legion III"


def test_halves_that_are_filled_up_and_that_lose_are_called_by_what_they_are() -> None:
    told = WORDS.say(LegionsReinforced({"I:RL": 2, "garrison": 1}, {"I:AL": 1}, False).label())
    assert told == "Filled up: Legion I (citizens) 2/0, Legion garrison 1/0 and Legion I (allies) 0/1."
    said = WORDS.say(keyed_text("option.element_sp", piece="IV_AL", arm="infantry"))
    assert said == "Infantry SP of Legion IV (allies)"


def test_legions_are_told_by_their_numbers() -> None:
    """A consul stood somewhere "with Legions III, IV, I and II"."""
    assert legions_by_number(("V_AL", "III", "garrison", "IX", "I")) == ["I", "III", "V_AL", "IX", "garrison"]
