"""How names are listed: by what a reader looks for, not by how a stack holds them."""

from bot.titles.rise_of_the_roman_republic.short_words import legions_by_number


def test_legions_are_told_by_their_numbers() -> None:
    """A consul stood somewhere "with Legions III, IV, I and II"."""
    assert legions_by_number(("V_AL", "III", "garrison", "IX", "I")) == ["I", "III", "V_AL", "IX", "garrison"]
