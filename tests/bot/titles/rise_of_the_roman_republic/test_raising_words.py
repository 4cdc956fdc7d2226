"""Where new legions muster: what is chosen so far and the answer say of each city once what stands there."""

from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.politics import Muster, MusterApart
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from tests.engine.games.rise_of_the_roman_republic.manpower.test_halves import CAPUA, ROME
from tests.engine.games.rise_of_the_roman_republic.manpower.test_request import consul


def test_a_draft_and_its_answer_say_of_each_city_what_is_raised_there() -> None:
    """The draft read "Roma, Roma, Roma", and the answer left the second legion out."""
    table, words = consul(pool=("204",)).do("rome", RaiseManpower("legions"), 5), Words(GAME_ID)
    given = (MusterApart.tag(), ROME, ROME, ROME)
    said = PromptScreen(words, "AAAAA", table.prompt("rome"), given).draft_in_words()
    assert said == (
        "Citizens and allies apart: Citizens’ place: Roma, Allies’ place: Roma, Second citizens’ place: Roma"
    )
    said = PromptScreen(words, "AAAAA", table.prompt("rome"), given[:2]).draft_in_words()
    assert said == "Citizens and allies apart: Roma"
    assert words.say(MusterApart(ROME, ROME, ROME, CAPUA).label()) == "raise citizens at Roma, allies at Roma and Capua"
    assert words.say(Muster(ROME, ROME).label()) == "raise legions at Roma"
    assert words.say(Muster(ROME, CAPUA).label()) == "raise legions at Roma and Capua"
