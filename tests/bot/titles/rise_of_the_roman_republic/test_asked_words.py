"""What is asked says who, what and at what odds; and names nobody who is not there."""

import pytest

from bot.titles.rise_of_the_roman_republic import notes
from bot.words import Words
from data.speaking import language_context
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.forms import Menu
from engine.kernel.prompts import SEALED, Prompt
from engine.kernel.texts import keyed_text
from tests.bot.titles.rise_of_the_roman_republic.telling import WORDS, start_view


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_dictator_without_a_master_of_horse_is_asked_about_alone(language: str) -> None:
    with language_context(language):
        words = Words(GAME_ID)
        alone = words.say(keyed_text("prompt.election.field", leader="107", master="none"))
        two = words.say(keyed_text("prompt.election.field", leader="107", master="104"))
        master = words.name("104")
    assert master in two and master not in alone


@pytest.mark.parametrize(("rises", "says"), [(True, "take up arms against the Samnites: for you, or for Epirus"),
                                              (False, "turn from the Samnites, who lost their land")])  # fmt: skip
def test_a_tribe_s_die_is_asked_with_its_odds_and_says_who_rolls_for_what(rises: bool, says: str) -> None:
    facts = {"tribe": "apulia", "rival": "epirus", "loser": "samnites", "rises": rises}
    asked_of_tribe = keyed_text("prompt.tribe_roll.guile", **facts)
    asked = Prompt(
        id="1", seat="1", side="rome", kind=SEALED, moment="tribe_roll.guile",
        menu_of=lambda side: Menu(), default_of=lambda side: None,
        subject_of=lambda side: asked_of_tribe,
    )  # fmt: skip
    lines = list(notes.briefing_lines(start_view(), asked, WORDS))
    assert any(says in line for line in lines), lines
    assert any("**60%** with one point more" in line for line in lines)
