"""What is not possible cites its rule once, in whatever language the reason cites it already."""

import pytest

from bot.screens.legal_screen import _refusal
from bot.words import Words
from data.speaking import known_languages, language_context
from engine.kernel.texts import keyed_text

WHY = keyed_text("refused.played", deed=keyed_text("do.pass"), section="7.2")


@pytest.mark.parametrize("language", known_languages())
def test_a_rule_is_cited_once(language: str) -> None:
    with language_context(language):
        words = Words("sword_of_rome")
        assert _refusal(words, "Pass", WHY).count("7.2") == 1
        assert _refusal(words, "Pass", keyed_text("error.stale"), "7.2").count("7.2") == 1
