"""The pictures of cards: two on one card have two names, or one would be shown twice."""

from typing import Any, cast

from bot.screens.card import Card
from engine.games.sword_of_rome.events.combat import BattleBegan
from engine.games.sword_of_rome.events.movement import ArmyMarched
from render import Picture, RenderService
from render.games import drawings_of
from tests.bot.titles.sword_of_rome.said import SHOWN, VIEW, WORDS

LEGS = (("samnite", "bovianum", "capua"), ("gallic", "luna", "placentia"))
MARCHED = [ArmyMarched(power, "a", 3, start, goal, "clear", 1, 2) for power, start, goal in LEGS]


class Here:
    """Draws in this process."""

    async def draw(self, game: str, kind: str, subject: Any, **options: Any) -> Picture:
        """Return the picture."""
        return drawings_of(game).kinds[kind].draw(subject, **options)


RENDERER = cast(RenderService, Here())


async def test_two_sheets_are_two_pictures_with_names_of_their_own() -> None:
    card = await SHOWN.pictured(RENDERER, Card(), VIEW, MARCHED, WORDS)
    names = [picture.filename for picture in card.pictures]
    assert len(names) == len(set(names)) == 2
    assert await SHOWN.pictured(RENDERER, Card(), VIEW, [], WORDS) == Card()


async def test_a_battle_shows_where_it_is_fought() -> None:
    began = BattleBegan("clusium", "gallic", "etruscan", 4, 2, came_from="perusia")
    (picture,) = await SHOWN.draw_live_message(RENDERER, VIEW, [began], WORDS, over=False)
    assert "Clusium" in picture.alt and "Gauls move: Perusia, Clusium" in picture.alt
