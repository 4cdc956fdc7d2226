"""The board of a battle in the DM of who fights in it: with the cards that they have left, and nothing of the
other's."""

import msgspec
import pytest

from bot.titles import title_of_game
from bot.titles.total_war_rome.land_battle import course_of, own_picture
from bot.words import Words
from engine.games.total_war_rome.battle.view import BattleView, HostView
from engine.games.total_war_rome.events.battle import BattleBegun
from engine.games.total_war_rome.view import RomeView
from render.games.total_war_rome.land_battle import draw_battle
from tests.render.games.total_war_rome.sample_views import MIDDLE

WORDS = Words("total_war_rome")
BEGUN = BattleBegun(
    region="messana",
    attacker="rome",
    defender="carthage",
    attacker_cards=4,
    defender_cards=3,
)


def host(side: str, hand: tuple[str, ...] | None, saved: tuple[str, ...] | None = ()) -> HostView:
    return HostView(side=side, general="", started=4, reveals=1, left=3, hand=hand, saved=saved)


def view(own: tuple[str, ...], others: tuple[str, ...] | None, sides: tuple[str, ...] = ("rome",)) -> RomeView:
    hosts = (host("rome", own, ("equites",)), host("carthage", others))
    battle = BattleView(region="messana", phase="terrain", difficult=1, combats=2, fought=0, hosts=hosts)
    return msgspec.structs.replace(MIDDLE, seat="1", sides=sides, battle=battle)


def test_it_shows_ones_own_cards_that_have_not_fought() -> None:
    course = course_of([BEGUN])
    assert course is not None
    shown = own_picture(course, view(("velites", "velites", "triarii"), None), WORDS)
    assert [(one.name, one.count) for one in shown.hand] == [
        (WORDS.name("velites"), 2), (WORDS.name("triarii"), 1), (WORDS.name("equites"), 1)
    ]  # fmt: skip
    alt = draw_battle(shown).alt
    assert f"Your cards left: {WORDS.name('velites')} ×2" in alt


@pytest.mark.parametrize("known", [None, ("velites",), ("war_elephants", "war_elephants")])
def test_it_shows_nothing_of_what_the_other_has(known: tuple[str, ...] | None) -> None:
    course = course_of([BEGUN])
    assert course is not None
    assert own_picture(course, view(("triarii",), known), WORDS) == own_picture(course, view(("triarii",), None), WORDS)


def test_who_only_watches_sees_no_cards() -> None:
    course = course_of([BEGUN])
    assert course is not None
    assert own_picture(course, view(("triarii",), ("velites",), sides=("greek_states",)), WORDS).hand == ()


@pytest.mark.parametrize(("phase", "dice"), [("terrain", "🟩⬜"), ("centre", "🟩🟩")])
def test_a_card_says_what_it_does_on_this_ground(phase: str, dice: str) -> None:
    """The dice that it throws there and what they kill; who does not fight reads its dice on either ground."""
    fighting = view(("italian_infantry",), None)
    assert fighting.battle is not None
    there = msgspec.structs.replace(fighting, battle=msgspec.structs.replace(fighting.battle, phase=phase))
    said = title_of_game("total_war_rome").option_note(there, "italian_infantry", WORDS)
    assert said.startswith(f"{dice} here: kills about ") and "counts for the verdict" in said
    assert "main cards to stand" in title_of_game("total_war_rome").option_note(there, "velites", WORDS)
    watching = msgspec.structs.replace(there, sides=("greek_states",))
    assert "difficult 🟩⬜" in title_of_game("total_war_rome").option_note(watching, "italian_infantry", WORDS)
