"""A list ends as the language joins words by their sound: Italian says "ed" before an e."""

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
    ],
)
def test_italian_says_ed_before_an_e(parts: tuple[str, ...], said: str) -> None:
    assert Words("common", language="it").join(parts) == said


def test_a_name_after_and_does_the_same() -> None:
    words = Words("sword_of_rome", language="it")
    assert words("story.alliance_made", one="roman", other="etruscan") == "Romani ed Etruschi si alleano"
    assert words("story.alliance_made", one="etruscan", other="roman") == "Etruschi e Romani si alleano"
