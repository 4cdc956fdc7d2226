"""The card of a round: who leads, who wins at this pace, whether the lead changed; in any game's own words."""

from collections.abc import Sequence

import pytest

from bot.screens.round_card import LINE, Story, round_card, side_name_column
from bot.titles.course import GameLength
from bot.words import Words
from engine.kernel.texts import keyed_text
from tests.games import EXAMPLE

NAMES = {"1": "Ada", "2": "Boris", "3": "Clara"}
WORDS = Words(EXAMPLE, NAMES)


def told(*standings: Sequence[int], number: int = 3, last: int = 0, goal: int = 0, words: Words = WORDS) -> str:
    """Return the card of a round with the points of three players at each end, as words."""
    each = [dict(zip(NAMES, points, strict=True)) for points in standings]
    story = Story(number=number, standings=each, course=GameLength(last=last, goal=goal))
    return round_card(EXAMPLE, story, words).text()


def point(n: int) -> str:
    return WORDS.say(keyed_text("points.said", points=n))


def test_the_title_says_who_leads_by_how_much_in_the_unit_of_the_game() -> None:
    assert f"**Round 3: Boris leads, {point(9)} to 4**" in told((0, 0, 0), (4, 9, 1))
    assert f"Ada and Boris are level at {point(9)}" in told((0, 0, 0), (9, 9, 1))
    assert f"everybody is level at {point(0)}" in told((0, 0, 0), (0, 0, 0))


def test_each_line_says_what_changed_and_fits_a_phone() -> None:
    long = Words(EXAMPLE, {"1": "An\\_ext \\`\\`\\` long name of a player", "2": "B", "3": "C"})
    for words in (WORDS, long):
        block = told((3, 100, 2), (4, 222, 0), words=words).split("```")[1].strip().split("\n")
        assert len(block) == 3 and all(len(line) <= LINE for line in block), block
        assert block[0].endswith("222 +122") and block[1].endswith("4 +1") and block[2].endswith("0 −2")
    assert "\\" not in block[1] and block[1].startswith("An_ext '''")


def test_who_reaches_the_goal_first_is_told_with_the_round() -> None:
    said = told((0, 0, 0), (2, 6, 1), (4, 12, 2), last=20, goal=20)
    assert f"Boris reaches {point(20)} in round 5: 8 more, at +6 a round" in said
    assert "17 rounds are left" in said
    quick = told((0, 0, 0), (0, 7, 10), last=20, goal=20)  # 20 is reached in two more rounds by one, in one by another
    assert f"Clara reaches {point(20)} in round 4" in quick


def test_where_nobody_reaches_it_the_end_is_told() -> None:
    said = told((0, 0, 0), (1, 2, 0), number=3, last=4, goal=50)
    assert f"Boris wins after round 4, with about {point(4)}" in said and "One round is left" in said
    assert "reaches" not in said
    level = told((0, 0, 0), (2, 2, 0), number=3, last=4)
    assert f"Ada and Boris are level after round 4, with about {point(4)} each" in level
    assert "At this pace" not in told((5, 3, 1), (5, 3, 1), last=9)  # nobody gains anything


def test_who_leads_need_not_be_who_wins() -> None:
    said = told((10, 0, 0), (11, 8, 0), number=3, last=6)
    assert "Ada leads" in said and "Boris wins after round 6" in said


@pytest.mark.parametrize(
    ("standings", "says"),
    [
        (((5, 3, 0), (5, 8, 0)), "Boris takes the lead** from Ada"),
        (((5, 5, 0), (5, 5, 9)), "Clara takes the lead** from Ada and Boris"),
        (((5, 5, 0), (9, 5, 0)), "Ada breaks away** from Boris"),
        (((5, 3, 0), (5, 5, 0)), "Boris draws level** with Ada"),
        (((5, 3, 0), (5, 5, 5)), "Boris and Clara draw level** with Ada"),
        (((10, 5, 0), (11, 6, 5), (12, 7, 9)), "Clara was last after round 1, 10 behind, and is"),
    ],
)
def test_a_change_of_lead_and_a_comeback_are_told(standings: Sequence[Sequence[int]], says: str) -> None:
    assert says in told(*standings)


def test_nothing_is_made_of_what_stayed_as_it_was() -> None:
    said = told((10, 5, 0), (12, 6, 0), (14, 7, 1))
    assert not any(sign in said for sign in ("🔀", "📈"))


def test_a_long_name_of_a_side_has_a_short_one() -> None:
    assert side_name_column(Words("sword_of_rome", {}), ["etruscan_samnite"]) == {
        "etruscan_samnite": "Etr. & Samnites "
    }


def test_a_pace_ends_where_points_do_and_tells_nothing_where_points_count_together() -> None:
    each = [dict(zip(NAMES, points, strict=True)) for points in ((0, 0, 0), (9, 4, 1))]

    def said(course: GameLength) -> str:
        return round_card(EXAMPLE, Story(number=3, standings=each, course=course), WORDS).text()

    assert f"about {point(27)}" in said(GameLength(last=5)) and f"about {point(12)}" in said(
        GameLength(last=5, most=12)
    )
    shared = said(GameLength(last=5, foretold=False))
    assert "At this pace" not in shared and WORDS("round.left", count=2) in shared
