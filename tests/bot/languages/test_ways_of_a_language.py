"""What a language joins and writes in its own way: a list whose last word begins with an e, a decimal sign."""

import pytest

from bot.words import Words


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (("Roma", "Epiro"), "Roma ed Epiro"),
        (("Roma", "**Epiro**"), "Roma ed **Epiro**"),
        (("Galli", "Greci", "Etruschi"), "Galli, Greci ed Etruschi"),
        (("Epiro", "Roma"), "Epiro e Roma"),
        (("Roma", "3611"), "Roma e 3611"),
        (("Falangiti", "2 × Elefanti"), "Falangiti e 2 × Elefanti"),
    ],
)
def test_italian_says_ed_before_an_e(parts: tuple[str, ...], said: str) -> None:
    assert Words("common", language="it").join(parts) == said


def test_a_name_after_and_does_the_same() -> None:
    words = Words("sword_of_rome", language="it")
    assert words("story.alliance_made", one="roman", other="etruscan") == "Romani ed Etruschi si alleano"
    assert words("story.alliance_made", one="etruscan", other="roman") == "Etruschi e Romani si alleano"


@pytest.mark.parametrize(("language", "said"), [("en", "0.5"), ("it", "0,5")])
def test_a_mean_has_the_decimal_sign_of_the_language(language: str, said: str) -> None:
    assert said in Words("total_war_rome", language=language)("preview.deploy", card="velites", dice=(), kills="0.5")
