"""A hand of more than twelve cards comes in several pictures."""

from typing import Any

from bot.titles.hand_pictures import MOST, hand_pictures, split_into_even_parts
from render import Picture
from testbed.drills.plain_pictures import PIXEL
from tests.games import EXAMPLE


class Renderer:
    """Draws what it is given as the name of the file's text."""

    async def draw(self, game: str, kind: str, cards: Any) -> Picture:
        return Picture(data=PIXEL, mime="image/png", filename=f"{kind}.png", alt=str(len(cards)), width=2, height=3)


def test_no_part_of_a_hand_is_large_or_much_smaller_than_another() -> None:
    for count in range(1, 60):
        sizes = [len(part) for part in split_into_even_parts(range(count))]
        assert sum(sizes) == count and max(sizes) <= MOST and max(sizes) - min(sizes) <= 1
        assert len(sizes) == -(-count // MOST)


async def test_each_picture_of_a_hand_has_a_name_of_its_own() -> None:
    renderer: Any = Renderer()
    few, many = [await hand_pictures(renderer, EXAMPLE, list(range(count))) for count in (12, 14)]
    assert [(one.filename, one.alt) for one in few] == [("hand.png", "12")]
    assert [(one.filename, one.alt) for one in many] == [("hand.png", "7"), ("2_hand.png", "7")]
