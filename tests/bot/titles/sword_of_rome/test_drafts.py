"""What a draft of a deed says while it is still asked for: whose alliance it is, and what a card is good for."""

import pytest

from bot.screens.prompt_screen import PromptScreen
from bot.words import Words
from engine.games.sword_of_rome.actions.diplomacy import OfferAlliance
from engine.games.sword_of_rome.tables import GAME_ID
from tests.engine.games.sword_of_rome.playing import Table


def draft(*given: str, language: str = "en") -> str:
    """Return what is said of a draft of the Romans'."""
    table = Table(
        hands={"roman": ["R12", "R15", "R20", "R34"]}, alliances=[("roman", "samnite")]
    ).turn_number_under_way("roman")
    prompt = table.prompt("roman", OfferAlliance)
    return PromptScreen(Words(GAME_ID, language=language), "AAAAA", prompt, given).screen().content


@pytest.mark.parametrize(("language", "said"), [("en", "of the Romans"), ("it", "dei Romani")])
def test_an_alliance_is_offered_by_one_s_own_power(language: str, said: str) -> None:
    """ "Offer an alliance: Romans" read as if it were offered to them."""
    assert f": {said}**" in draft("offer_alliance", language=language)


def test_an_alliance_is_broken_with_the_other_power() -> None:
    assert "Break an alliance: of the Romans, with the Samnites" in draft("break_alliance")


def test_a_card_that_is_spent_says_that_its_words_do_not_happen() -> None:
    """What a card says stood beside it as if it would happen."""
    said = draft("add_support")
    assert "Choose: Card" in said and "by its value alone" in said
    assert "by its value alone" not in draft("play_event")
