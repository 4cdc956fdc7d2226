"""What is not possible cites its rule once, and says one reason once, in whatever language the reason cites its rule
already."""

import pytest

from bot.screens.legal_screen import _refusal, _refusals
from bot.words import Words
from data.speaking import known_languages, language_context
from engine.kernel.texts import keyed_text

DEEDS = ("besiege", "march_army", "sortie")
WHY = keyed_text("refused.no_deed", deed=keyed_text("do.pass"), section="7.2")


@pytest.mark.parametrize("language", known_languages())
def test_a_rule_is_cited_once(language: str) -> None:
    with language_context(language):
        words = Words("sword_of_rome")
        assert _refusal(words, words("do.pass"), WHY).count("7.2") == 1
        assert _refusal(words, words("do.pass"), keyed_text("error.stale"), "7.2").count("7.2") == 1


@pytest.mark.parametrize("reason", ["refused.no_deed", "refused.played"])
@pytest.mark.parametrize("language", known_languages())
def test_one_reason_is_said_once_with_all_that_it_holds_for(language: str, reason: str) -> None:
    with language_context(language):
        words = Words("sword_of_rome")
        names = {tag: words(f"do.{tag}") for tag in DEEDS}
        whys = {name: keyed_text(reason, deed=keyed_text(f"do.{tag}"), section="5.4") for tag, name in names.items()}
        (line,) = _refusals(words, {**whys})
        assert line.startswith(f"- {', '.join(names.values())}: ")
