"""Offers of sides whose name is a plural bear an article, as every other sentence does."""

import pytest

from bot.words import Words
from engine.kernel.texts import text

SAID = text("action.alliance", power="roman", to="greek")


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
    said = Words("total_war_rome", {})("event.offer_made", frm="rome", to="carthage", said=text("name.rome"))
    assert said == "🤝 Rome offers Carthage: Rome."
