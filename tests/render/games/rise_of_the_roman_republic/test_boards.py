"""The boards beside the map, in words."""

from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.games.rise_of_the_roman_republic.view import LegionView, StackView
from render.games.rise_of_the_roman_republic.boards import _parts
from render.words import picture_words


def test_a_half_of_a_legion_is_named_by_its_men_and_a_whole_one_by_its_number() -> None:
    """Ruling G70."""
    known = {
        "III": LegionView(number="III", elements={"RL": (9, 1), "AL": (9, 3)}, hex="4412"),
        "VI_AL": LegionView(number="VI_AL", elements={"AL": (9, 3)}, hex="4412", veteran=True, apart=True),
    }
    there = StackView(power="rome", hex="4412", legions=("III", "VI_AL"))
    assert list(_parts(there, known, picture_words(GAME_ID))) == [
        "Legion III, Recruit 9/1 + 9/3",
        "Legion VI (allies), Veteran 9/3",
    ]
