"""The pictures of cards: two on one card have two names, or one would be shown twice."""

from typing import Any, cast

import pytest

from bot.messages.card import Card
from engine.games.sword_of_rome.events.combat import BattleBegan
from engine.games.sword_of_rome.events.movement import ArmyMarched
from engine.games.sword_of_rome.game import GAME
from render import Picture, RenderService
from render.games import drawings_of
from tests.bot.titles.sword_of_rome.said import SHOWN, VIEW, WORDS
from tests.engine.games.sword_of_rome.playing import Table

LEGS = (("samnite", "bovianum", "capua"), ("gallic", "luna", "placentia"))
MARCHED = [ArmyMarched(power, "a", 3, start, goal, "clear", 1, 2) for power, start, goal in LEGS]


class Here:
    """Draws in this process."""

    async def draw(self, game: str, kind: str, subject: Any, **options: Any) -> Picture:
        """Return the picture."""
        return drawings_of(game).kinds[kind].draw(subject, **options)


RENDERER = cast(RenderService, Here())


@pytest.mark.test  # draws the map
async def test_two_sheets_are_two_pictures_with_names_of_their_own() -> None:
    card = await SHOWN.card_with_pictures(RENDERER, Card(), VIEW, MARCHED, WORDS)
    names = [picture.filename for picture in card.pictures]
    assert len(names) == len(set(names)) == 2
    assert await SHOWN.card_with_pictures(RENDERER, Card(), VIEW, [], WORDS) == Card()


async def test_who_plays_two_sides_sees_two_hands_each_below_its_name() -> None:
    """A player saw 18 cards in one heap, four Desperate Times among them, and had to know whose each was."""
    hands = {"gallic": ["G1"], "greek": ["K1", "K19"], "roman": ["R1"], "etruscan_samnite": ["E4"]}
    view = GAME.view(Table(players=2, hands=hands).turn_number_under_way("gallic").state, "1")
    greek, gallic = await SHOWN.draw_hand(RENDERER, view, WORDS)
    assert greek.alt.startswith("Greeks. 4 cards: ") and gallic.alt.startswith("Gauls. 3 cards: ")
    assert WORDS.name("K19") in greek.alt and WORDS.name("G1") in gallic.alt
    assert greek.filename != gallic.filename
    said = SHOWN.hand_lines(view, WORDS)
    assert said[0] == "**Greeks** (4 cards)" and "**Gauls** (3 cards)" in said
    assert said.count(f"- 2 × **{WORDS.name('RD1')}** (3)") == 2 and len(said) == 7
    line = SHOWN.hand_line(view, WORDS)
    assert line.startswith("-# Greeks (4): ") and " · Gauls (3): " in line
    (alone,) = await SHOWN.draw_hand(RENDERER, GAME.view(Table(hands=hands).state, "1"), WORDS)
    assert alone.alt.startswith("3 cards: ")


def test_equal_cards_of_a_hand_are_told_once_with_their_number() -> None:
    """What Desperate Times are for stood there twice, six lines each on a phone."""
    view, times = GAME.view(Table(hands={"roman": ["R1"], "gallic": ["G1"]}).state, "1"), WORDS.name("RD1")
    said = SHOWN.hand_lines(view, WORDS)
    assert len(said) == 3 and "3" in said[0]
    assert said[2].startswith(f"- 2 × **{times}** (3): ") and f"2 × {times}" in SHOWN.hand_line(view, WORDS)


async def test_a_battle_shows_where_it_is_fought() -> None:
    began = BattleBegan("clusium", "gallic", "etruscan", 4, 2, came_from="perusia")
    (picture,) = await SHOWN.draw_live_message(RENDERER, VIEW, [began], WORDS, over=False)
    assert "Clusium" in picture.alt and "Gauls move: Perusia, Clusium" in picture.alt
