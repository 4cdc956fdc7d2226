"""Offers of sides whose name is a plural bear an article, as every other sentence does."""

import pytest

from bot.words import Words
from engine.games.sword_of_rome.actions.diplomacy import OfferAlliance
from engine.games.sword_of_rome.game import GAME
from engine.kernel.prompts import OFFER
from engine.kernel.texts import keyed_text
from tests.bot.titles.sword_of_rome.said import SHOWN, WORDS
from tests.engine.games.sword_of_rome.playing import Table

SAID = keyed_text("action.alliance", power="roman", to="greek")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("event.offer_made", "🤝 The Romans offer the Greeks: an alliance of the Romans and the Greeks."),
        ("event.offer_declined", "The Greeks decline what the Romans offer: an alliance of the Romans and the Greeks."),
        ("offer.to_you", "The Romans offer you: an alliance of the Romans and the Greeks"),
    ],
)
def test_peoples_have_an_article(key: str, said: str) -> None:
    assert Words("sword_of_rome", {})(key, frm="roman", to="greek", said=SAID) == said


def test_a_city_has_none() -> None:
    said = Words("total_war_rome", {})("event.offer_made", frm="rome", to="carthage", said=keyed_text("name.rome"))
    assert said == "🤝 Rome offers Carthage: Rome."


def test_an_offer_says_to_its_receiver_what_it_means() -> None:
    table = Table().turn_number_under_way("roman").do("roman", OfferAlliance("roman", "gallic"))
    (received,) = [prompt for prompt in table.prompts("gallic") if prompt.kind == OFFER]
    (made,) = [prompt for prompt in table.prompts("roman") if prompt.kind == OFFER]
    (line,) = SHOWN.question_briefing(GAME.view(table.state, received.seat), received, WORDS)
    assert "Until the turn ends" in line and "three points of support" in line
    assert not SHOWN.question_briefing(GAME.view(table.state, made.seat), made, WORDS)
